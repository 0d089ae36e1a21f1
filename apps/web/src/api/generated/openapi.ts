// Made by `npm run generate` from apps/api/openapi.json.

export interface paths {
    readonly "/health/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Is the process alive? */
        readonly get: operations["getLiveness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Can requests be served: is the database there? */
        readonly get: operations["getReadiness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/problems/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a kind of problem means */
        readonly get: operations["getProblemKind"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/guests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Come in as a guest, at once
         * @description Sets the session cookie, and answers with the same session's token for programs.
         */
        readonly post: operations["welcomeGuest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/sign-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign in with e-mail and password */
        readonly post: operations["signIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who am I?
         * @description Also puts off the end of the session.
         */
        readonly get: operations["getSession"];
        readonly put?: never;
        readonly post?: never;
        /** Sign out */
        readonly delete: operations["signOut"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Take another name */
        readonly patch: operations["renameAccount"];
        readonly trace?: never;
    };
    readonly "/v1/account/keep": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keep a guest's name by e-mail and password
         * @description The account stays the same, with all its seats.
         */
        readonly post: operations["keepName"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rulesets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The rulesets that are played here */
        readonly get: operations["listRulesets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rulesets/{ruleset}/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The numbered rules, in our own words */
        readonly get: operations["getRulebook"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Games, the newest first
         * @description Games by invitation appear only to those who have, or gave up, a seat in them.
         */
        readonly get: operations["listGames"];
        readonly put?: never;
        /** Open a game and take seat 0 */
        readonly post: operations["openGame"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One game: who sits where, whose turn it is */
        readonly get: operations["getGame"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/invitations/{invitation}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The game that an invitation link opens */
        readonly get: operations["getInvitedGame"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/seats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a free seat
         * @description A game by invitation also asks for the code of the link.
         */
        readonly post: operations["sitDown"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/seats/{seat}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Give your seat back; the host also sends bots away */
        readonly delete: operations["standUp"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/bots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Seat a bot (the host) */
        readonly post: operations["seatBot"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Begin to play (the host, once every seat is taken) */
        readonly post: operations["startGame"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/moves": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Play a move
         * @description An answer stands as long as its question is asked and offers the same; any other move as long as your view is unchanged.
         */
        readonly post: operations["playMove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take your last move back
         * @description Open until chance was drawn, something came to light, or somebody else moved.
         */
        readonly post: operations["undoMove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/resignation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give your seat up; a bot plays on */
        readonly post: operations["resign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/rehearsals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What would these moves do? Nothing is stored
         * @description Played out up to the first draw or discovery, from what your seat knows.
         */
        readonly post: operations["rehearse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/position": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The position at a version, as one audience may know it
         * @description During play as your own seat or a spectator; afterwards as anybody, the arbiter included.
         */
        readonly get: operations["getPosition"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/steps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What happened, as one audience was told it */
        readonly get: operations["listSteps"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every step with the view after it */
        readonly get: operations["getReplay"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/stream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The game as it happens
         * @description Server-sent events for one viewer.
         *     `event: step` (a `StreamStep`, its id the version) follows every step of a running game;
         *     `event: game` (a `Game`) comes first and whenever seats change, the game starts or ends.
         *     Reconnecting with `Last-Event-ID` loses and repeats no step.
         */
        readonly get: operations["followGame"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A finished game as one file, to keep and to verify */
        readonly get: operations["exportGame"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly NewGameInput: {
            /** @constant */
            readonly ruleset: "middle-ages";
            readonly options: components["schemas"]["MiddleAgesOptions"];
            /** @description What the lobby calls the game. */
            readonly name: string;
            readonly seats: number;
            /**
             * @default public
             * @enum {string}
             */
            readonly visibility: "public" | "invitation";
            /**
             * @description Bots that sit down at once, on the last seats.
             * @default []
             */
            readonly bots: readonly ("random" | "greedy" | "search")[];
            /** @description 16 bytes that a player adds to the game's chance, as 32 hexadecimal digits. */
            readonly entropy?: string;
        };
        readonly MiddleAgesTile: {
            readonly number: number;
            /** @enum {string} */
            readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            /** @enum {string} */
            readonly stack: "blue" | "orange";
            readonly peasants: number;
            readonly chests: number;
        };
        readonly MiddleAgesTileSet: {
            readonly id: string;
            /** @description False: numbers and symbols of the tiles are reconstructed. */
            readonly isOfficial: boolean;
            readonly rounds: number;
            readonly rowsVisible: number;
            readonly eventAfterRounds: readonly number[];
            readonly startingCoins: number;
            readonly emptyDomainPenalty: number;
            /** @description Which stacks are played, in order, and what follows them, by the number of seats. */
            readonly tables: readonly {
                readonly seats: number;
                readonly stacks: readonly ("blue" | "orange")[];
                readonly discardsReturn: boolean;
            }[];
            /** @description In board order. */
            readonly domains: readonly {
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                readonly effect: {
                    /** @constant */
                    readonly kind: "coinsPerPeasant";
                    readonly coins: number;
                } | {
                    /** @constant */
                    readonly kind: "tax";
                    readonly coins: number;
                } | {
                    /** @constant */
                    readonly kind: "raise";
                } | {
                    /** @constant */
                    readonly kind: "scout";
                } | {
                    /** @constant */
                    readonly kind: "coinsPerChest";
                    readonly coins: number;
                } | {
                    /** @constant */
                    readonly kind: "attack";
                    readonly coins: number;
                } | {
                    /** @constant */
                    readonly kind: "extraCoin";
                    readonly coins: number;
                } | {
                    /** @constant */
                    readonly kind: "plot";
                };
                readonly income: {
                    readonly coins: number;
                    readonly counts: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                };
                readonly tiles: number;
            }[];
            /** @description Extra-coin tokens in the box. */
            readonly extraCoins: number;
            /** @description Plot tokens in the box. */
            readonly plots: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
            readonly events: readonly {
                /** @enum {string} */
                readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                readonly effect: {
                    /** @constant */
                    readonly kind: "gainPerPeasant";
                    readonly coins: number;
                } | {
                    /** @constant */
                    readonly kind: "gainPerChest";
                    readonly coins: number;
                } | {
                    /** @constant */
                    readonly kind: "gainPerTile";
                    readonly coins: number;
                    readonly domains: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                } | {
                    /** @constant */
                    readonly kind: "gainPerDomain";
                    readonly coins: number;
                } | {
                    /** @constant */
                    readonly kind: "gainPerGraveyardTile";
                    readonly coins: number;
                } | {
                    /** @constant */
                    readonly kind: "losePerTile";
                    readonly coins: number;
                    readonly domains: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                } | {
                    /** @constant */
                    readonly kind: "destroyOneEach";
                    readonly domains: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                } | {
                    /** @constant */
                    readonly kind: "restore";
                };
            }[];
            readonly tiles: readonly components["schemas"]["MiddleAgesTile"][];
        };
        readonly MiddleAgesCause: {
            /** @constant */
            readonly kind: "peasants";
            readonly peasants: number;
            readonly each: number;
        } | {
            /** @constant */
            readonly kind: "chests";
            readonly chests: number;
            readonly each: number;
        } | {
            /** @constant */
            readonly kind: "mill";
            /** @description Of who is paid. */
            readonly mills: number;
            readonly payerMills: number;
        } | {
            /** @constant */
            readonly kind: "barracks";
            /** @description Of who is paid. */
            readonly barracks: number;
            readonly payerRamparts: number;
        } | {
            /** @constant */
            readonly kind: "income";
            /** @enum {string} */
            readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            readonly counted: readonly {
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                readonly tiles: number;
            }[];
            /** @description For each tile, before the extra coin. */
            readonly each: number;
            /** @description More for each tile, by an extra-coin token. */
            readonly extra: number;
        } | {
            /** @constant */
            readonly kind: "event";
            /** @enum {string} */
            readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            /** @description Symbols, tiles or domains, by the event. */
            readonly counted: number;
            readonly each: number;
        };
        readonly MiddleAgesFact: {
            /** @constant */
            readonly type: "GameBegan";
            readonly seats: number;
            readonly tileSet: components["schemas"]["MiddleAgesTileSet"];
        } | {
            /** @constant */
            readonly type: "PileTurned";
            readonly tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            readonly type: "Settled";
            readonly next: readonly ({
                /** @constant */
                readonly type: "placing";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "round";
            } | {
                /** @constant */
                readonly type: "sending";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "gathering";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "effect";
                /** @description A place at the table, from 0. */
                readonly seat: number;
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                readonly type: "scouting";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "raising";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "addingCoin";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "addingPlot";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "income";
                /** @description A place at the table, from 0. */
                readonly seat: number;
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                readonly type: "roundEnd";
            } | {
                /** @constant */
                readonly type: "losses";
                /** @enum {string} */
                readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                readonly type: "restoration";
                /** @enum {string} */
                readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            } | {
                /** @constant */
                readonly type: "penalty";
            })[];
        } | {
            /** @constant */
            readonly type: "Interrupted";
            readonly by: readonly ({
                /** @constant */
                readonly type: "placing";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "round";
            } | {
                /** @constant */
                readonly type: "sending";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "gathering";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "effect";
                /** @description A place at the table, from 0. */
                readonly seat: number;
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                readonly type: "scouting";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "raising";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "addingCoin";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "addingPlot";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "income";
                /** @description A place at the table, from 0. */
                readonly seat: number;
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                readonly type: "roundEnd";
            } | {
                /** @constant */
                readonly type: "losses";
                /** @enum {string} */
                readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                readonly type: "restoration";
                /** @enum {string} */
                readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            } | {
                /** @constant */
                readonly type: "penalty";
            })[];
        } | {
            /** @constant */
            readonly type: "Answered";
            /** @description A place at the table, from 0. */
            readonly seat: number;
        } | {
            /** @constant */
            readonly type: "RowFilled";
            readonly round: number;
            readonly tiles: readonly components["schemas"]["MiddleAgesTile"][];
        } | {
            /** @constant */
            readonly type: "EventsDrawn";
            readonly events: readonly ("skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake")[];
        } | {
            /** @constant */
            readonly type: "OrderDrawn";
            readonly order: readonly number[];
        } | {
            /** @constant */
            readonly type: "StackOpened";
            /** @enum {string} */
            readonly stack: "blue" | "orange";
            readonly tiles: number;
        } | {
            /** @constant */
            readonly type: "DiscardsShuffled";
            readonly tiles: number;
        } | {
            /** @constant */
            readonly type: "RoundBegan";
            readonly round: number;
            readonly order: readonly number[];
        } | {
            /** @constant */
            readonly type: "TileDiscarded";
            readonly round: number;
            /** @description A place in a row, from 0 at the left. */
            readonly place: number;
            readonly tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            readonly type: "LordSent";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly round: number;
            /** @description A place in a row, from 0 at the left. */
            readonly place: number;
            readonly tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            readonly type: "TileGathered";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly round: number;
            /** @description A place in a row, from 0 at the left. */
            readonly place: number;
            readonly tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            readonly type: "ScoutSent";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly round: number;
            /** @description A place in a row, from 0 at the left. */
            readonly place: number;
            readonly tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            readonly type: "ScoutKept";
            /** @description A place at the table, from 0. */
            readonly seat: number;
        } | {
            /** @constant */
            readonly type: "ScoutReturned";
            /** @description A place at the table, from 0. */
            readonly seat: number;
        } | {
            /** @constant */
            readonly type: "CoinsGained";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly coins: number;
            readonly total: number;
            readonly cause: components["schemas"]["MiddleAgesCause"];
        } | {
            /** @constant */
            readonly type: "CoinsLost";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly coins: number;
            readonly total: number;
            readonly owed: number;
            readonly cause: components["schemas"]["MiddleAgesCause"];
        } | {
            /** @constant */
            readonly type: "CoinsPaid";
            /** @description A place at the table, from 0. */
            readonly from: number;
            /** @description A place at the table, from 0. */
            readonly to: number;
            readonly coins: number;
            /** @description More than was paid where the payer held too little; nothing is owed later. */
            readonly owed: number;
            readonly fromTotal: number;
            readonly toTotal: number;
            readonly cause: components["schemas"]["MiddleAgesCause"];
        } | {
            /** @constant */
            readonly type: "TileDestroyed";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly tile: components["schemas"]["MiddleAgesTile"];
            /** @description Place in its column, from 0 at the bottom. */
            readonly index: number;
            readonly by: ("skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake") | "barracks";
            readonly attacker: number | null;
        } | {
            /** @constant */
            readonly type: "TileRaised";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly tile: components["schemas"]["MiddleAgesTile"];
            /** @description Place in the graveyard, from 0. */
            readonly index: number;
            readonly by: ("skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake") | "village";
        } | {
            /** @constant */
            readonly type: "ExtraCoinLaid";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            /** @enum {string} */
            readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
        } | {
            /** @constant */
            readonly type: "PlotLaid";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            /** @enum {string} */
            readonly plot: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            /** @enum {string} */
            readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
        } | {
            /** @constant */
            readonly type: "EventStruck";
            /** @enum {string} */
            readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            readonly round: number;
        } | {
            /** @constant */
            readonly type: "EmptyDomainsCounted";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly domains: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
            readonly each: number;
            readonly penalty: number;
            readonly coins: number;
            readonly score: number;
        } | {
            /** @constant */
            readonly type: "GameEnded";
            readonly ranking: readonly {
                /** @description A place at the table, from 0. */
                readonly seat: number;
                readonly rank: number;
                readonly score: number;
            }[];
            /** @description The domain that broke a tie for the first place, if one did. */
            readonly decidedBy: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace") | null;
        };
        readonly MiddleAgesTold: {
            /** @constant */
            readonly type: "GameBegan";
            readonly seats: number;
            readonly tileSet: {
                readonly id: string;
                readonly isOfficial: boolean;
            };
        } | {
            /** @constant */
            readonly type: "PileTurned";
            readonly tile: {
                readonly number: number;
                /** @enum {string} */
                readonly stack: "blue" | "orange";
            };
        } | {
            /** @constant */
            readonly type: "Settled";
            readonly next: readonly ({
                /** @constant */
                readonly type: "placing";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "round";
            } | {
                /** @constant */
                readonly type: "sending";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "gathering";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "effect";
                /** @description A place at the table, from 0. */
                readonly seat: number;
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                readonly type: "scouting";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "raising";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "addingCoin";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "addingPlot";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "income";
                /** @description A place at the table, from 0. */
                readonly seat: number;
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                readonly type: "roundEnd";
            } | {
                /** @constant */
                readonly type: "losses";
                /** @enum {string} */
                readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                readonly type: "restoration";
                /** @enum {string} */
                readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            } | {
                /** @constant */
                readonly type: "penalty";
            })[];
        } | {
            /** @constant */
            readonly type: "Interrupted";
            readonly by: readonly ({
                /** @constant */
                readonly type: "placing";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "round";
            } | {
                /** @constant */
                readonly type: "sending";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "gathering";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "effect";
                /** @description A place at the table, from 0. */
                readonly seat: number;
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                readonly type: "scouting";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "raising";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "addingCoin";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "addingPlot";
                /** @description A place at the table, from 0. */
                readonly seat: number;
            } | {
                /** @constant */
                readonly type: "income";
                /** @description A place at the table, from 0. */
                readonly seat: number;
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                readonly type: "roundEnd";
            } | {
                /** @constant */
                readonly type: "losses";
                /** @enum {string} */
                readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                /** @enum {string} */
                readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                readonly type: "restoration";
                /** @enum {string} */
                readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            } | {
                /** @constant */
                readonly type: "penalty";
            })[];
        } | {
            /** @constant */
            readonly type: "Answered";
            /** @description A place at the table, from 0. */
            readonly seat: number;
        } | {
            /** @constant */
            readonly type: "RowFilled";
            readonly round: number;
            readonly tiles: readonly components["schemas"]["MiddleAgesTile"][];
        } | {
            /** @constant */
            readonly type: "EventsDrawn";
            readonly events: readonly ("skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake")[];
        } | {
            /** @constant */
            readonly type: "OrderDrawn";
            readonly order: readonly number[];
        } | {
            /** @constant */
            readonly type: "StackOpened";
            /** @enum {string} */
            readonly stack: "blue" | "orange";
            readonly tiles: number;
        } | {
            /** @constant */
            readonly type: "DiscardsShuffled";
            readonly tiles: number;
        } | {
            /** @constant */
            readonly type: "RoundBegan";
            readonly round: number;
            readonly order: readonly number[];
        } | {
            /** @constant */
            readonly type: "TileDiscarded";
            readonly round: number;
            /** @description A place in a row, from 0 at the left. */
            readonly place: number;
            readonly tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            readonly type: "LordSent";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly round: number;
            /** @description A place in a row, from 0 at the left. */
            readonly place: number;
            readonly tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            readonly type: "TileGathered";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly round: number;
            /** @description A place in a row, from 0 at the left. */
            readonly place: number;
            readonly tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            readonly type: "ScoutSent";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly round: number;
            /** @description A place in a row, from 0 at the left. */
            readonly place: number;
            readonly tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            readonly type: "ScoutKept";
            /** @description A place at the table, from 0. */
            readonly seat: number;
        } | {
            /** @constant */
            readonly type: "ScoutReturned";
            /** @description A place at the table, from 0. */
            readonly seat: number;
        } | {
            /** @constant */
            readonly type: "CoinsGained";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly coins: number;
            readonly total: number;
            readonly cause: components["schemas"]["MiddleAgesCause"];
        } | {
            /** @constant */
            readonly type: "CoinsLost";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly coins: number;
            readonly total: number;
            readonly owed: number;
            readonly cause: components["schemas"]["MiddleAgesCause"];
        } | {
            /** @constant */
            readonly type: "CoinsPaid";
            /** @description A place at the table, from 0. */
            readonly from: number;
            /** @description A place at the table, from 0. */
            readonly to: number;
            readonly coins: number;
            /** @description More than was paid where the payer held too little; nothing is owed later. */
            readonly owed: number;
            readonly fromTotal: number;
            readonly toTotal: number;
            readonly cause: components["schemas"]["MiddleAgesCause"];
        } | {
            /** @constant */
            readonly type: "TileDestroyed";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly tile: components["schemas"]["MiddleAgesTile"];
            /** @description Place in its column, from 0 at the bottom. */
            readonly index: number;
            readonly by: ("skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake") | "barracks";
            readonly attacker: number | null;
        } | {
            /** @constant */
            readonly type: "TileRaised";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly tile: components["schemas"]["MiddleAgesTile"];
            /** @description Place in the graveyard, from 0. */
            readonly index: number;
            readonly by: ("skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake") | "village";
        } | {
            /** @constant */
            readonly type: "ExtraCoinLaid";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            /** @enum {string} */
            readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
        } | {
            /** @constant */
            readonly type: "PlotLaid";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            /** @enum {string} */
            readonly plot: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            /** @enum {string} */
            readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
        } | {
            /** @constant */
            readonly type: "EventStruck";
            /** @enum {string} */
            readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            readonly round: number;
        } | {
            /** @constant */
            readonly type: "EmptyDomainsCounted";
            /** @description A place at the table, from 0. */
            readonly seat: number;
            readonly domains: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
            readonly each: number;
            readonly penalty: number;
            readonly coins: number;
            readonly score: number;
        } | {
            /** @constant */
            readonly type: "GameEnded";
            readonly ranking: readonly {
                /** @description A place at the table, from 0. */
                readonly seat: number;
                readonly rank: number;
                readonly score: number;
            }[];
            /** @description The domain that broke a tie for the first place, if one did. */
            readonly decidedBy: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace") | null;
        };
        /** @description Send your lord to a tile of the next row. */
        readonly MiddleAgesSend: {
            /** @constant */
            readonly type: "send";
            /** @description A place in a row, from 0 at the left. */
            readonly place: number;
        };
        /** @description Reserve a tile of a row to come. */
        readonly MiddleAgesScout: {
            /** @constant */
            readonly type: "scout";
            readonly round: number;
            /** @description A place in a row, from 0 at the left. */
            readonly place: number;
        };
        /** @description Leave your scout where it is. */
        readonly MiddleAgesKeepScout: {
            /** @constant */
            readonly type: "keepScout";
        };
        /** @description Bring a tile back from your graveyard. */
        readonly MiddleAgesRaise: {
            /** @constant */
            readonly type: "raise";
            /** @description Place in your graveyard, from 0. */
            readonly tile: number;
        };
        /** @description Lay an extra-coin token under a domain. */
        readonly MiddleAgesAddCoin: {
            /** @constant */
            readonly type: "addCoin";
            /** @enum {string} */
            readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
        };
        /** @description Lay a plot token under a domain. */
        readonly MiddleAgesAddPlot: {
            /** @constant */
            readonly type: "addPlot";
            /** @enum {string} */
            readonly plot: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            /** @enum {string} */
            readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
        };
        /** @description Choose the tile that an event destroys. */
        readonly MiddleAgesGive: {
            /** @constant */
            readonly type: "give";
            /** @enum {string} */
            readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            /** @description Place in that column, from 0 at the bottom. */
            readonly tile: number;
        };
        readonly MiddleAgesMove: components["schemas"]["MiddleAgesSend"] | components["schemas"]["MiddleAgesScout"] | components["schemas"]["MiddleAgesKeepScout"] | components["schemas"]["MiddleAgesRaise"] | components["schemas"]["MiddleAgesAddCoin"] | components["schemas"]["MiddleAgesAddPlot"] | components["schemas"]["MiddleAgesGive"];
        readonly MiddleAgesView: {
            readonly tileSet: {
                readonly id: string;
                readonly isOfficial: boolean;
            };
            /** @description 0 while the lords are set up. */
            readonly round: number;
            /** @description Order of play of this round. */
            readonly order: readonly number[];
            /** @description Who has played this round. */
            readonly done: readonly number[];
            /** @description In order of play: the current row first. */
            readonly rows: readonly {
                readonly round: number;
                readonly spots: readonly {
                    /** @description Empty once the tile was gathered or set aside. */
                    readonly tile: components["schemas"]["MiddleAgesTile"] | null;
                    readonly lord: number | null;
                    readonly scout: number | null;
                    /** @description Of an empty spot: who took its tile; nobody if it was set aside. */
                    readonly gatheredBy: number | null;
                }[];
            }[];
            readonly fiefs: readonly {
                /** @description A place at the table, from 0. */
                readonly seat: number;
                readonly coins: number;
                /** @description Eight, in board order; the last tile lies on top. */
                readonly columns: readonly (readonly components["schemas"]["MiddleAgesTile"][])[];
                readonly extraCoins: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                readonly plots: readonly {
                    /** @enum {string} */
                    readonly plot: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                    /** @enum {string} */
                    readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                }[];
                readonly graveyard: readonly components["schemas"]["MiddleAgesTile"][];
                readonly peasants: number;
                readonly chests: number;
                readonly lord: {
                    readonly round: number;
                    /** @description A place in a row, from 0 at the left. */
                    readonly place: number;
                } | null;
                readonly scout: {
                    readonly round: number;
                    /** @description A place in a row, from 0 at the left. */
                    readonly place: number;
                } | null;
                /** @description What each domain would pay now. */
                readonly incomes: readonly {
                    /** @enum {string} */
                    readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                    /** @description For each tile, the extra coin included. */
                    readonly each: number;
                    readonly counts: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                    readonly coins: number;
                }[];
                /** @description Whose next Barracks would hit this fief as things stand. */
                readonly exposedTo: readonly number[];
                /** @description The tile that an attack would destroy. */
                readonly firstToFall: components["schemas"]["MiddleAgesTile"] | null;
                /** @description Coins less the penalty for domains that are empty now. */
                readonly score: number;
            }[];
            readonly events: readonly {
                /** @enum {string} */
                readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                readonly afterRound: number;
                readonly isDone: boolean;
                /** @description What it would do to each seat if it came now. */
                readonly now: readonly {
                    /** @description A place at the table, from 0. */
                    readonly seat: number;
                    /** @description Less than 0: lost. */
                    readonly coins: number;
                    readonly loses: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                    readonly raises: number;
                }[];
            }[];
            readonly pile: {
                readonly next: {
                    readonly number: number;
                    /** @enum {string} */
                    readonly stack: "blue" | "orange";
                } | null;
                /** @description The next tile included. */
                readonly left: number;
            };
            /** @description The stack that is opened when the pile runs out. */
            readonly waitingStack: {
                /** @enum {string} */
                readonly stack: "blue" | "orange";
                readonly left: number;
            } | null;
            readonly discards: readonly components["schemas"]["MiddleAgesTile"][];
            readonly discardsReturn: boolean;
            readonly supply: {
                readonly extraCoins: number;
                readonly plots: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
            };
            /** @description For a seat that must send its lord: the coins that each tile of the next row would bring as things stand, with the tile that the lord leaves already gathered. */
            readonly prospects: readonly {
                /** @description A place in a row, from 0 at the left. */
                readonly place: number;
                readonly effect: number;
                readonly income: number;
            }[];
            readonly ending: {
                readonly ranking: readonly {
                    /** @description A place at the table, from 0. */
                    readonly seat: number;
                    readonly rank: number;
                    readonly score: number;
                }[];
                /** @description The domain that broke a tie for the first place, if one did. */
                readonly decidedBy: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace") | null;
            } | null;
            readonly agenda: {
                readonly planned: number;
                readonly pending: readonly {
                    readonly number: number;
                    readonly step: {
                        /** @constant */
                        readonly type: "placing";
                        /** @description A place at the table, from 0. */
                        readonly seat: number;
                    } | {
                        /** @constant */
                        readonly type: "round";
                    } | {
                        /** @constant */
                        readonly type: "sending";
                        /** @description A place at the table, from 0. */
                        readonly seat: number;
                    } | {
                        /** @constant */
                        readonly type: "gathering";
                        /** @description A place at the table, from 0. */
                        readonly seat: number;
                    } | {
                        /** @constant */
                        readonly type: "effect";
                        /** @description A place at the table, from 0. */
                        readonly seat: number;
                        /** @enum {string} */
                        readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                    } | {
                        /** @constant */
                        readonly type: "scouting";
                        /** @description A place at the table, from 0. */
                        readonly seat: number;
                    } | {
                        /** @constant */
                        readonly type: "raising";
                        /** @description A place at the table, from 0. */
                        readonly seat: number;
                    } | {
                        /** @constant */
                        readonly type: "addingCoin";
                        /** @description A place at the table, from 0. */
                        readonly seat: number;
                    } | {
                        /** @constant */
                        readonly type: "addingPlot";
                        /** @description A place at the table, from 0. */
                        readonly seat: number;
                    } | {
                        /** @constant */
                        readonly type: "income";
                        /** @description A place at the table, from 0. */
                        readonly seat: number;
                        /** @enum {string} */
                        readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                    } | {
                        /** @constant */
                        readonly type: "roundEnd";
                    } | {
                        /** @constant */
                        readonly type: "losses";
                        /** @enum {string} */
                        readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                        /** @enum {string} */
                        readonly domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                    } | {
                        /** @constant */
                        readonly type: "restoration";
                        /** @enum {string} */
                        readonly event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                    } | {
                        /** @constant */
                        readonly type: "penalty";
                    };
                    readonly answered: readonly number[];
                }[];
            };
        };
        readonly MiddleAgesOptions: Record<string, never>;
        readonly Account: {
            /** @description An account, opaque. */
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly kind: "guest" | "member";
            readonly email: string | null;
        };
        readonly Session: {
            readonly account: components["schemas"]["Account"];
            readonly token: string;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             */
            readonly expiresAt: string;
        };
        readonly NewGuest: {
            /** @description How the other players know you. */
            readonly name: string;
        };
        readonly Credentials: {
            /** Format: email */
            readonly email: string;
            readonly password: string;
        };
        readonly KeptName: {
            /** Format: email */
            readonly email: string;
            readonly password: string;
        };
        readonly Rename: {
            /** @description How the other players know you. */
            readonly name: string;
        };
        readonly Question: {
            readonly number: number;
            readonly kind: string;
            readonly seats: readonly number[];
        };
        readonly Outcome: {
            readonly ranking: readonly {
                /** @description A place at the table, from 0. */
                readonly seat: number;
                readonly rank: number;
                readonly score: number;
            }[];
        };
        readonly Sitter: {
            /** @constant */
            readonly kind: "nobody";
        } | {
            /** @constant */
            readonly kind: "person";
            /** @description An account, opaque. */
            readonly account: string;
            readonly name: string;
        } | {
            /** @constant */
            readonly kind: "bot";
            /** @enum {string} */
            readonly bot: "random" | "greedy" | "search";
        } | {
            /** @constant */
            readonly kind: "caretaker";
            /** @enum {string} */
            readonly bot: "random" | "greedy" | "search";
            /** @description An account, opaque. */
            readonly account: string;
            readonly name: string;
        };
        readonly Fairness: {
            /** @description Binds the server to the secret that all chance is drawn from, fixed at the opening. */
            readonly commit: string;
            /** @description The secret itself, shown when the game is over. */
            readonly secret: string | null;
        };
        readonly SitDown: {
            /** @description The first free one, if you do not say. */
            readonly seat?: number;
            readonly invitation?: string;
            /** @description 16 bytes that a player adds to the game's chance, as 32 hexadecimal digits. */
            readonly entropy?: string;
        };
        readonly SeatBot: {
            /** @description A place at the table, from 0. */
            readonly seat?: number;
            /** @enum {string} */
            readonly bot: "random" | "greedy" | "search";
        };
        readonly NewUndo: {
            /** @description The number of an event in its game's stream, 1…n without holes. */
            readonly expectedVersion: number;
        };
        readonly Game: {
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly ruleset: "middle-ages";
            readonly revision: number;
            /** @enum {string} */
            readonly state: "open" | "running" | "finished";
            /** @enum {string} */
            readonly visibility: "public" | "invitation";
            /** @description The number of an event in its game's stream, 1…n without holes. */
            readonly version: number;
            /** @description Who opened the game and may start it. */
            readonly host: string;
            readonly seats: readonly components["schemas"]["Sitter"][];
            readonly question: components["schemas"]["Question"] | null;
            readonly outcome: components["schemas"]["Outcome"] | null;
            readonly yourSeat: number | null;
            readonly isYourTurn: boolean;
            /** @description The code of the invitation link; only those seated see it. */
            readonly invitation: string | null;
            readonly fairness: components["schemas"]["Fairness"];
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             */
            readonly openedAt: string;
            readonly startedAt: string | null;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             */
            readonly movedAt: string;
            readonly finishedAt: string | null;
        };
        readonly GamesPage: {
            readonly games: readonly components["schemas"]["Game"][];
            readonly next: string | null;
        };
        readonly NewGame: {
            /** @constant */
            readonly ruleset: "middle-ages";
            readonly options: components["schemas"]["MiddleAgesOptions"];
            /** @description What the lobby calls the game. */
            readonly name: string;
            readonly seats: number;
            /**
             * @default public
             * @enum {string}
             */
            readonly visibility: "public" | "invitation";
            /**
             * @description Bots that sit down at once, on the last seats.
             * @default []
             */
            readonly bots: readonly ("random" | "greedy" | "search")[];
            /** @description 16 bytes that a player adds to the game's chance, as 32 hexadecimal digits. */
            readonly entropy?: string;
        };
        readonly NewMove: {
            /** @description The version that you decided on. */
            readonly expectedVersion: number;
            readonly move: components["schemas"]["MiddleAgesMove"];
        };
        readonly NewRehearsal: {
            /** @description The number of an event in its game's stream, 1…n without holes. */
            readonly expectedVersion: number;
            readonly moves: readonly components["schemas"]["MiddleAgesMove"][];
        };
        readonly Position: {
            /** @constant */
            readonly ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            readonly game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            readonly version: number;
            readonly audience: number | "spectator" | "arbiter";
            readonly question: components["schemas"]["Question"] | null;
            readonly view: components["schemas"]["MiddleAgesView"];
            readonly choices: readonly ({
                /** @constant */
                readonly type: "send";
                readonly fields: {
                    readonly place: {
                        readonly oneOf: readonly number[];
                    } | {
                        readonly from: number;
                        readonly to: number;
                    };
                };
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            } | {
                /** @constant */
                readonly type: "scout";
                readonly fields: {
                    readonly round: {
                        readonly oneOf: readonly number[];
                    } | {
                        readonly from: number;
                        readonly to: number;
                    };
                    readonly place: {
                        readonly oneOf: readonly number[];
                    } | {
                        readonly from: number;
                        readonly to: number;
                    };
                };
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            } | {
                /** @constant */
                readonly type: "keepScout";
                readonly fields: Record<string, never>;
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            } | {
                /** @constant */
                readonly type: "raise";
                readonly fields: {
                    readonly tile: {
                        readonly oneOf: readonly number[];
                    } | {
                        readonly from: number;
                        readonly to: number;
                    };
                };
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            } | {
                /** @constant */
                readonly type: "addCoin";
                readonly fields: {
                    readonly domain: {
                        readonly oneOf: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                    };
                };
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            } | {
                /** @constant */
                readonly type: "addPlot";
                readonly fields: {
                    readonly plot: {
                        readonly oneOf: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                    };
                    readonly domain: {
                        readonly oneOf: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                    };
                };
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            } | {
                /** @constant */
                readonly type: "give";
                readonly fields: {
                    readonly domain: {
                        readonly oneOf: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                    };
                    readonly tile: {
                        readonly oneOf: readonly number[];
                    } | {
                        readonly from: number;
                        readonly to: number;
                    };
                };
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            })[];
            readonly outcome: components["schemas"]["Outcome"] | null;
            readonly canUndo: boolean;
            /** @description Head of the chain of digests at this version. */
            readonly digest: string;
        };
        readonly Played: {
            /** @constant */
            readonly ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            readonly game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            readonly version: number;
            readonly audience: number | "spectator" | "arbiter";
            readonly question: components["schemas"]["Question"] | null;
            readonly view: components["schemas"]["MiddleAgesView"];
            readonly choices: readonly ({
                /** @constant */
                readonly type: "send";
                readonly fields: {
                    readonly place: {
                        readonly oneOf: readonly number[];
                    } | {
                        readonly from: number;
                        readonly to: number;
                    };
                };
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            } | {
                /** @constant */
                readonly type: "scout";
                readonly fields: {
                    readonly round: {
                        readonly oneOf: readonly number[];
                    } | {
                        readonly from: number;
                        readonly to: number;
                    };
                    readonly place: {
                        readonly oneOf: readonly number[];
                    } | {
                        readonly from: number;
                        readonly to: number;
                    };
                };
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            } | {
                /** @constant */
                readonly type: "keepScout";
                readonly fields: Record<string, never>;
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            } | {
                /** @constant */
                readonly type: "raise";
                readonly fields: {
                    readonly tile: {
                        readonly oneOf: readonly number[];
                    } | {
                        readonly from: number;
                        readonly to: number;
                    };
                };
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            } | {
                /** @constant */
                readonly type: "addCoin";
                readonly fields: {
                    readonly domain: {
                        readonly oneOf: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                    };
                };
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            } | {
                /** @constant */
                readonly type: "addPlot";
                readonly fields: {
                    readonly plot: {
                        readonly oneOf: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                    };
                    readonly domain: {
                        readonly oneOf: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                    };
                };
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            } | {
                /** @constant */
                readonly type: "give";
                readonly fields: {
                    readonly domain: {
                        readonly oneOf: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                    };
                    readonly tile: {
                        readonly oneOf: readonly number[];
                    } | {
                        readonly from: number;
                        readonly to: number;
                    };
                };
                /** @description Closed by this rule: shown, but not accepted. */
                readonly barred?: string;
                /**
                 * @description What silence means: the first value of each field.
                 * @constant
                 */
                readonly idle?: true;
            })[];
            readonly outcome: components["schemas"]["Outcome"] | null;
            readonly canUndo: boolean;
            /** @description Head of the chain of digests at this version. */
            readonly digest: string;
            readonly facts: readonly components["schemas"]["MiddleAgesTold"][];
        };
        readonly Rehearsed: {
            /** @constant */
            readonly ruleset: "middle-ages";
            readonly facts: readonly components["schemas"]["MiddleAgesTold"][];
            readonly view: components["schemas"]["MiddleAgesView"];
            /** @description False where chance or a discovery comes next. */
            readonly isComplete: boolean;
        };
        readonly Chronicle: {
            /** @constant */
            readonly ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            readonly game: string;
            readonly audience: number | "spectator" | "arbiter";
            readonly steps: readonly {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                readonly version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                readonly at: string;
                /** @enum {string} */
                readonly kind: "begin" | "move" | "undo" | "resign" | "finish";
                readonly seat: number | null;
                readonly by: ("person" | "bot" | "caretaker") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                readonly move: components["schemas"]["MiddleAgesMove"] | null;
                readonly facts: readonly components["schemas"]["MiddleAgesTold"][];
                /** @description Of an undo: the version that holds again. */
                readonly undoneTo: number | null;
            }[];
        };
        readonly Replay: {
            /** @constant */
            readonly ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            readonly game: string;
            readonly audience: number | "spectator" | "arbiter";
            readonly steps: readonly {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                readonly version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                readonly at: string;
                /** @enum {string} */
                readonly kind: "begin" | "move" | "undo" | "resign" | "finish";
                readonly seat: number | null;
                readonly by: ("person" | "bot" | "caretaker") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                readonly move: components["schemas"]["MiddleAgesMove"] | null;
                readonly facts: readonly components["schemas"]["MiddleAgesTold"][];
                /** @description Of an undo: the version that holds again. */
                readonly undoneTo: number | null;
                readonly view: components["schemas"]["MiddleAgesView"];
                readonly question: components["schemas"]["Question"] | null;
                readonly outcome: components["schemas"]["Outcome"] | null;
            }[];
        };
        readonly StreamStep: {
            /** @constant */
            readonly ruleset: "middle-ages";
            readonly step: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                readonly version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                readonly at: string;
                /** @enum {string} */
                readonly kind: "begin" | "move" | "undo" | "resign" | "finish";
                readonly seat: number | null;
                readonly by: ("person" | "bot" | "caretaker") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                readonly move: components["schemas"]["MiddleAgesMove"] | null;
                readonly facts: readonly components["schemas"]["MiddleAgesTold"][];
                /** @description Of an undo: the version that holds again. */
                readonly undoneTo: number | null;
            };
            readonly position: {
                /**
                 * Format: uuid
                 * @description The game, a UUID.
                 */
                readonly game: string;
                /** @description The number of an event in its game's stream, 1…n without holes. */
                readonly version: number;
                readonly audience: number | "spectator" | "arbiter";
                readonly question: components["schemas"]["Question"] | null;
                readonly view: components["schemas"]["MiddleAgesView"];
                readonly choices: readonly ({
                    /** @constant */
                    readonly type: "send";
                    readonly fields: {
                        readonly place: {
                            readonly oneOf: readonly number[];
                        } | {
                            readonly from: number;
                            readonly to: number;
                        };
                    };
                    /** @description Closed by this rule: shown, but not accepted. */
                    readonly barred?: string;
                    /**
                     * @description What silence means: the first value of each field.
                     * @constant
                     */
                    readonly idle?: true;
                } | {
                    /** @constant */
                    readonly type: "scout";
                    readonly fields: {
                        readonly round: {
                            readonly oneOf: readonly number[];
                        } | {
                            readonly from: number;
                            readonly to: number;
                        };
                        readonly place: {
                            readonly oneOf: readonly number[];
                        } | {
                            readonly from: number;
                            readonly to: number;
                        };
                    };
                    /** @description Closed by this rule: shown, but not accepted. */
                    readonly barred?: string;
                    /**
                     * @description What silence means: the first value of each field.
                     * @constant
                     */
                    readonly idle?: true;
                } | {
                    /** @constant */
                    readonly type: "keepScout";
                    readonly fields: Record<string, never>;
                    /** @description Closed by this rule: shown, but not accepted. */
                    readonly barred?: string;
                    /**
                     * @description What silence means: the first value of each field.
                     * @constant
                     */
                    readonly idle?: true;
                } | {
                    /** @constant */
                    readonly type: "raise";
                    readonly fields: {
                        readonly tile: {
                            readonly oneOf: readonly number[];
                        } | {
                            readonly from: number;
                            readonly to: number;
                        };
                    };
                    /** @description Closed by this rule: shown, but not accepted. */
                    readonly barred?: string;
                    /**
                     * @description What silence means: the first value of each field.
                     * @constant
                     */
                    readonly idle?: true;
                } | {
                    /** @constant */
                    readonly type: "addCoin";
                    readonly fields: {
                        readonly domain: {
                            readonly oneOf: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                        };
                    };
                    /** @description Closed by this rule: shown, but not accepted. */
                    readonly barred?: string;
                    /**
                     * @description What silence means: the first value of each field.
                     * @constant
                     */
                    readonly idle?: true;
                } | {
                    /** @constant */
                    readonly type: "addPlot";
                    readonly fields: {
                        readonly plot: {
                            readonly oneOf: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                        };
                        readonly domain: {
                            readonly oneOf: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                        };
                    };
                    /** @description Closed by this rule: shown, but not accepted. */
                    readonly barred?: string;
                    /**
                     * @description What silence means: the first value of each field.
                     * @constant
                     */
                    readonly idle?: true;
                } | {
                    /** @constant */
                    readonly type: "give";
                    readonly fields: {
                        readonly domain: {
                            readonly oneOf: readonly ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                        };
                        readonly tile: {
                            readonly oneOf: readonly number[];
                        } | {
                            readonly from: number;
                            readonly to: number;
                        };
                    };
                    /** @description Closed by this rule: shown, but not accepted. */
                    readonly barred?: string;
                    /**
                     * @description What silence means: the first value of each field.
                     * @constant
                     */
                    readonly idle?: true;
                })[];
                readonly outcome: components["schemas"]["Outcome"] | null;
                readonly canUndo: boolean;
                /** @description Head of the chain of digests at this version. */
                readonly digest: string;
            };
        };
        readonly Problem: {
            /** @description A page about this kind of problem, relative to this server. */
            readonly type: string;
            /** @enum {string} */
            readonly code: "malformed-request" | "not-signed-in" | "wrong-credentials" | "forbidden" | "not-found" | "method-not-allowed" | "not-your-seat" | "not-open" | "not-running" | "not-finished" | "seat-taken" | "seats-free" | "name-taken" | "refused" | "stale-version" | "idempotency-key-reused" | "undo-closed" | "too-large" | "unsupported-media-type" | "too-many-requests" | "unavailable" | "internal-error";
            readonly title: string;
            readonly status: number;
            /** @description What happened here, and what helps. */
            readonly detail: string;
            /** @description The id of this request, also in the server's log. */
            readonly instance: string;
            /** @description The rule that forbids the move. */
            readonly rule?: string;
            /** @description The version that the game has reached. */
            readonly head?: number;
            readonly errors?: readonly {
                readonly path: string;
                readonly message: string;
            }[];
        };
        readonly Rule: {
            readonly number: string;
            readonly chapter: string;
            readonly text: string;
            readonly isRuling: boolean;
        };
        readonly Ruleset: {
            /** @enum {string} */
            readonly id: "middle-ages";
            readonly revision: number;
            readonly seats: {
                readonly min: number;
                readonly max: number;
            };
            readonly bots: readonly ("random" | "greedy" | "search")[];
            /** @description The component data that new games begin with; not official means reconstructed. */
            readonly dataSet: {
                readonly id: string;
                readonly isOfficial: boolean;
            } | null;
        };
        readonly RulesetList: {
            readonly rulesets: readonly components["schemas"]["Ruleset"][];
        };
        readonly Rulebook: {
            /** @enum {string} */
            readonly ruleset: "middle-ages";
            /** @enum {string} */
            readonly language: "en" | "fr";
            readonly credits: string;
            readonly rules: readonly components["schemas"]["Rule"][];
        };
        readonly Health: {
            /** @constant */
            readonly status: "ok";
        };
        /** @description What a kind of problem means, wherever it is met. */
        readonly ProblemKind: {
            /** @enum {string} */
            readonly code: "malformed-request" | "not-signed-in" | "wrong-credentials" | "forbidden" | "not-found" | "method-not-allowed" | "not-your-seat" | "not-open" | "not-running" | "not-finished" | "seat-taken" | "seats-free" | "name-taken" | "refused" | "stale-version" | "idempotency-key-reused" | "undo-closed" | "too-large" | "unsupported-media-type" | "too-many-requests" | "unavailable" | "internal-error";
            readonly status: number;
            readonly title: string;
            readonly help: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getLiveness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getReadiness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getProblemKind: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: "malformed-request" | "not-signed-in" | "wrong-credentials" | "forbidden" | "not-found" | "method-not-allowed" | "not-your-seat" | "not-open" | "not-running" | "not-finished" | "seat-taken" | "seats-free" | "name-taken" | "refused" | "stale-version" | "idempotency-key-reused" | "undo-closed" | "too-large" | "unsupported-media-type" | "too-many-requests" | "unavailable" | "internal-error";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProblemKind"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly welcomeGuest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewGuest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `wrong-credentials`: E-mail and password do not fit together. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; there is nothing to say. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly renameAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Rename"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly keepName: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeptName"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `name-taken`: This e-mail already keeps a name. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly listRulesets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RulesetList"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getRulebook: {
        readonly parameters: {
            readonly query?: {
                readonly language?: "en" | "fr";
            };
            readonly header?: never;
            readonly path: {
                readonly ruleset: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Rulebook"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly listGames: {
        readonly parameters: {
            readonly query?: {
                readonly state?: "open" | "running" | "finished";
                readonly ruleset?: "middle-ages";
                /** @description Only games in which you have, or gave up, a seat. */
                readonly mine?: string;
                readonly limit?: number;
                /** @description `next` of the page before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GamesPage"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly openGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key of your own: the same request sent again with it is done once and answered alike. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewGameInput"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-reused`: This Idempotency-Key was used for another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getInvitedGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The code of an invitation link. */
                readonly invitation: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly sitDown: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SitDown"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-open`: The game is no longer open. `seat-taken`: The seat is taken. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly standUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
                readonly seat: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-open`: The game is no longer open. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly seatBot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SeatBot"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `forbidden`: This is not yours to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-open`: The game is no longer open. `seat-taken`: The seat is taken. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly startGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `forbidden`: This is not yours to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-open`: The game is no longer open. `seats-free`: Not every seat is taken. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly playMove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key of your own: the same request sent again with it is done once and answered alike. */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewMove"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Played"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. `stale-version`: The position has changed. `idempotency-key-reused`: This Idempotency-Key was used for another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `refused`: The rules forbid it. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly undoMove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key of your own: the same request sent again with it is done once and answered alike. */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewUndo"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Played"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. `stale-version`: The position has changed. `undo-closed`: This can no longer be taken back. `idempotency-key-reused`: This Idempotency-Key was used for another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly resign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly rehearse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewRehearsal"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Rehearsed"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. `stale-version`: The position has changed. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `refused`: The rules forbid it. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getPosition: {
        readonly parameters: {
            readonly query?: {
                readonly at?: number;
                /** @description Through whose eyes: a seat, `spectator` or `arbiter`. Your own seat if you do not say. */
                readonly as?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Position"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly listSteps: {
        readonly parameters: {
            readonly query?: {
                readonly after?: number;
                /** @description Through whose eyes: a seat, `spectator` or `arbiter`. Your own seat if you do not say. */
                readonly as?: string;
                /** @description How many steps at most; ask on with `after` the last. */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Chronicle"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getReplay: {
        readonly parameters: {
            readonly query?: {
                /** @description Through whose eyes: a seat, `spectator` or `arbiter`. Your own seat if you do not say. */
                readonly as?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly followGame: {
        readonly parameters: {
            readonly query?: {
                /** @description Begin after this version; `Last-Event-ID` has the last word. Without both, begin now. */
                readonly after?: number;
            };
            readonly header?: {
                /** @description The version of the last step that you received; browsers send it when they reconnect. */
                readonly "last-event-id"?: string;
            };
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Server-sent events. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly exportGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The game, a UUID. */
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A manifest line, then one event a line. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/jsonl": string;
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-finished`: The game is not over yet. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
