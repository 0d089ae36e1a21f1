// Made by `npm run generate` from apps/api/openapi.json.

export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the process alive? */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Can requests be served: is the database there? */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a kind of problem means */
        get: operations["getProblemKind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come in as a guest, at once
         * @description Sets the session cookie, and answers with the same session's token for programs.
         */
        post: operations["welcomeGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I?
         * @description Also puts off the end of the session.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /** Sign out */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Take another name */
        patch: operations["renameAccount"];
        trace?: never;
    };
    "/v1/account/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a guest's name by e-mail and password
         * @description The account stays the same, with all its seats.
         */
        post: operations["keepName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How you wish to be treated
         * @description Seen by nobody else.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how you wish to be treated
         * @description What the request does not name stays as it is.
         */
        patch: operations["changeProfile"];
        trace?: never;
    };
    "/v1/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rulesets that are played here */
        get: operations["listRulesets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The numbered rules, in our own words */
        get: operations["getRulebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games, the newest first
         * @description Games by invitation appear only to those who have, or gave up, a seat in them.
         */
        get: operations["listGames"];
        put?: never;
        /** Open a game and take seat 0 */
        post: operations["openGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One game: who sits where, whose turn it is */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{invitation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game that an invitation link opens */
        get: operations["getInvitedGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a free seat
         * @description A game by invitation also asks for the code of the link.
         */
        post: operations["sitDown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Give your seat back; the host also sends bots away */
        delete: operations["standUp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Seat a bot (the host) */
        post: operations["seatBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to play (the host, once every seat is taken) */
        post: operations["startGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a move
         * @description An answer stands as long as its question is asked and offers the same; any other move as long as your view is unchanged.
         */
        post: operations["playMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take your last move back
         * @description Open until chance was drawn, something came to light, or somebody else moved.
         */
        post: operations["undoMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/resignation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give your seat up; a bot plays on */
        post: operations["resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/rehearsals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What would these moves do? Nothing is stored
         * @description Played out up to the first draw or discovery, from what your seat knows.
         */
        post: operations["rehearse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/draft/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What would each of these moves lead to? Nothing is stored
         * @description Step by step from what your seat knows, with what may be asked for next.
         */
        post: operations["checkDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/draft/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play several moves as one
         * @description All of them or none: nothing is played where one is refused, or comes after luck or a discovery that your seat could foresee. Should something come to light that it could not, the moves up to there stand and `played` says how many.
         */
        post: operations["playDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft that you put away */
        get: operations["getDraft"];
        /**
         * Put a draft away, to go on with it later or elsewhere
         * @description In the place of the one before. Nobody else ever sees it.
         */
        put: operations["keepDraft"];
        post?: never;
        /** Throw your draft away */
        delete: operations["dropDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your standing orders in this game */
        get: operations["getOrders"];
        /**
         * Change your standing orders
         * @description The whole list in the place of the one before; it counts for the question that is open now, too. The first order that fits answers as you would. An answer that equals silence waits until nobody else is left to answer, so that its speed tells nothing.
         */
        put: operations["changeOrders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/undo-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who asks to go back */
        get: operations["getUndoRequest"];
        put?: never;
        /**
         * Ask the others to let you take your last move back
         * @description With all that came after it. It is done when everybody who sits at the table has agreed, at once where nobody else does; it lapses when the game moves on.
         */
        post: operations["askUndo"];
        /** Ask no more to go back */
        delete: operations["withdrawUndo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/undo-request/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree that a move is taken back, or decline */
        post: operations["answerUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The position at a version, as one audience may know it
         * @description During play as your own seat or a spectator; afterwards as anybody, the arbiter included.
         */
        get: operations["getPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, as one audience was told it */
        get: operations["listSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every step with the view after it */
        get: operations["getReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game as it happens
         * @description Server-sent events for one viewer.
         *     `event: step` (a `StreamStep`, its id the version) follows every step of a running game;
         *     `event: game` (a `Game`) comes first and whenever seats change, the game starts or ends.
         *     `event: talk` (a `Message`) is what is said, or erased, in the rooms open to its viewer;
         *     `event: undo` (an `UndoRequest`) comes to those seated when somebody asks to go back, and as others answer.
         *     An id is a version, with a point and the last message behind it where something was said.
         *     Reconnecting with `Last-Event-ID` loses and repeats no step and no message.
         */
        get: operations["followGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A finished game as one file, to keep and to verify */
        get: operations["exportGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/talk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said, in the rooms that are open to you
         * @description What is said from now on comes by the live stream, as `event: talk` (a `Message`).
         */
        get: operations["readTalk"];
        put?: never;
        /**
         * Say something in a room
         * @description In public only with a verified e-mail. Talk is no part of the game and can be erased.
         */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/talk/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note how far you have read in a room */
        put: operations["readUpTo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/talk/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back what you said */
        delete: operations["eraseMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/talk/{number}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a message to the moderators, with what was said before it */
        post: operations["reportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/notebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your notes on this game */
        get: operations["getNotebook"];
        /** Change your notes on this game; nobody else ever reads them */
        put: operations["keepNotebook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/diary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your sealed diary; when the game is over, everybody's */
        get: operations["readDiary"];
        put?: never;
        /** Pin an entry of your diary to a step */
        post: operations["writeDiary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/diary/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Tear an entry out of your diary */
        delete: operations["tearOutEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom you have muted or blocked */
        get: operations["listMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/marks/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mute or block somebody, at every table */
        put: operations["markAccount"];
        post?: never;
        /** Hear somebody again */
        delete: operations["unmarkAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rated players of a ruleset, the best first
         * @description Of all time, or those who played in a season as they stood at its end.
         */
        get: operations["getLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/leaderboard.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The leaderboard as a spreadsheet reads it */
        get: operations["getLeaderboardTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{player}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player's rating at every ruleset */
        get: operations["getPlayerRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{player}/ratings/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each rated game did to a player's rating, the latest first */
        get: operations["getRatingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{player}/rivals/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom a player met in rated games, and who ended above whom */
        get: operations["getRivals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Length, scores, wins by seat and first moves of finished games between people */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Fief1429OptionsInput: {
            /**
             * @description The game is over after so many turns.
             * @default 20
             */
            turns: number;
            /**
             * @description In the first turn calamities are discarded without effect.
             * @default false
             */
            isFirstTurnCalm: boolean;
            /**
             * @description Free, or with three ambassadors a family for exchanges of cards and private rooms.
             * @default free
             * @enum {string}
             */
            diplomacy: "free" | "embassies";
            /**
             * @description Five relics lie in the chief towns.
             * @default false
             */
            hasRelics: boolean;
            /**
             * @description Troops lie face down until they fight.
             * @default false
             */
            isFoggy: boolean;
            /**
             * @description Nobody sees the écus of others.
             * @default false
             */
            isMoneyHidden: boolean;
        };
        Fief1429FactInput: {
            /** @constant */
            type: "CardDrawn";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            pile: "character" | "event";
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "CalamityLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            calamity: components["schemas"]["Fief1429Calamity"];
        } | {
            /** @constant */
            type: "BallotCast";
            /** @description A place at the table, from 0. */
            seat: number;
            on: components["schemas"]["Fief1429LordOrNobody"];
            blank: components["schemas"]["Fief1429LordOrNobody"];
        } | {
            /** @constant */
            type: "OfferMade";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
            card: components["schemas"]["Fief1429CardOrNone"];
            pledge: components["schemas"]["Fief1429Pledge"];
            askedEcus: number;
            askedCard: components["schemas"]["Fief1429CardOrNone"];
            askedPledge: components["schemas"]["Fief1429Pledge"];
            /** @description Whose room it is made in; it is secret there. */
            room: number | null;
            /** @description An ambassador is sent for it. */
            isByEmbassy: boolean;
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "OfferTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
            card: components["schemas"]["Fief1429CardOrNone"];
            pledge: components["schemas"]["Fief1429Pledge"];
            askedEcus: number;
            askedCard: components["schemas"]["Fief1429CardOrNone"];
            askedPledge: components["schemas"]["Fief1429Pledge"];
            /** @description Whose room it is made in; it is secret there. */
            room: number | null;
            /** @description An ambassador is sent for it. */
            isByEmbassy: boolean;
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "MoneyGiven";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
            total: number;
            toTotal: number;
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "IncomeReceived";
            /** @description A place at the table, from 0. */
            seat: number;
            villages: number;
            mills: number;
            taille: number;
            tithe: number;
            queen: number;
            ecus: number;
            total: number;
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "MillsPillaged";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            mills: number;
            total: number;
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "Recruited";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            sergeants: number;
            knights: number;
            ecus: number;
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "MusterPlaced";
            /** @description A place at the table, from 0. */
            seat: number;
            posts: {
                village: components["schemas"]["Fief1429Village"];
                pawns: number;
                sergeants: number;
                knights: number;
            }[];
        } | {
            /** @constant */
            type: "LeaveAsked";
            /** @description A place at the table, from 0. */
            seat: number;
            leader: components["schemas"]["Fief1429Lord"];
            /** @description All who go, prisoners too, the leader first. */
            lords: components["schemas"]["Fief1429Lord"][];
            from: components["schemas"]["Fief1429Village"];
            to: components["schemas"]["Fief1429Village"];
            bands: components["schemas"]["Fief1429Band"][];
            of: number[];
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "Marched";
            /** @description A place at the table, from 0. */
            seat: number;
            leader: components["schemas"]["Fief1429Lord"];
            /** @description All who go, prisoners too, the leader first. */
            lords: components["schemas"]["Fief1429Lord"][];
            from: components["schemas"]["Fief1429Village"];
            to: components["schemas"]["Fief1429Village"];
            /** @description They stand before the village, on the road from there. */
            road: components["schemas"]["Fief1429Village"] | null;
            /** @description The troops as they stood before. */
            bands: components["schemas"]["Fief1429Band"][];
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "Settled";
            next: components["schemas"]["Fief1429Step"][];
        } | {
            /** @constant */
            type: "Interrupted";
            by: components["schemas"]["Fief1429Step"][];
        } | {
            /** @constant */
            type: "Answered";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "GameBegan";
            seats: number;
            options: components["schemas"]["Fief1429OptionsInput"];
        } | {
            /** @constant */
            type: "FirstPlayerDrawn";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "LordDrawn";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "FamilySettled";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            lord: components["schemas"]["Fief1429Lord"];
            sergeants: number;
            knights: number;
            ecus: number;
        } | {
            /** @constant */
            type: "TurnBegan";
            turn: number;
            /** @description A place at the table, from 0. */
            first: number;
        } | {
            /** @constant */
            type: "PhaseBegan";
            /** @enum {string} */
            phase: "set-up" | "hear-ye" | "cards" | "income" | "purchases" | "marches" | "battles" | "end";
        } | {
            /** @constant */
            type: "ConsentAsked";
            /** @description A place at the table, from 0. */
            seat: number;
            matter: components["schemas"]["Fief1429Matter"];
        } | {
            /** @constant */
            type: "ConsentAnswered";
            /** @description A place at the table, from 0. */
            seat: number;
            matter: components["schemas"]["Fief1429Matter"];
            isGiven: boolean;
        } | {
            /** @constant */
            type: "Wed";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            spouse: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            spouseSeat: number;
        } | {
            /** @constant */
            type: "MarriageAnnulled";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            spouse: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            spouseSeat: number;
        } | {
            /** @constant */
            type: "ElectionOpened";
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "CandidatePresented";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "VotesShown";
            office: components["schemas"]["Fief1429Office"];
            ballots: {
                /** @description A place at the table, from 0. */
                seat: number;
                votes: number;
                on: components["schemas"]["Fief1429LordOrNobody"];
                blank: components["schemas"]["Fief1429LordOrNobody"];
            }[];
            tally: {
                lord: components["schemas"]["Fief1429Lord"];
                votes: number;
            }[];
            elected: components["schemas"]["Fief1429Lord"] | null;
            /** @enum {string} */
            why: "elected" | "no-votes" | "tie" | "too-few" | "no-clergy";
        } | {
            /** @constant */
            type: "Elected";
            office: components["schemas"]["Fief1429Office"];
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "ElectionClosed";
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "Crowned";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            crown: "pope" | "king" | "queen" | "prince";
            /** @enum {string} */
            cause: "marriage" | "succession" | "birth";
        } | {
            /** @constant */
            type: "OfficeLost";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            office: ("pope" | "king" | "queen" | "prince") | "bishop" | "cardinal";
            /** @enum {string} */
            cause: "election" | "succession" | "annulment" | "excommunication" | "orders";
        } | {
            /** @constant */
            type: "CardDiscarded";
            /** @description A place at the table, from 0. */
            seat: number;
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "CalamityDropped";
            /** @description A place at the table, from 0. */
            seat: number;
            calamity: components["schemas"]["Fief1429Calamity"];
        } | {
            /** @constant */
            type: "PileRenewed";
            /** @enum {string} */
            pile: "character" | "event";
            cards: number;
        } | {
            /** @constant */
            type: "CalamityTurned";
            calamity: components["schemas"]["Fief1429Calamity"];
            rolled: number | null;
            bishopric: number | null;
            /** @enum {string} */
            effect: "strikes" | "false-alarm" | "double" | "calm";
        } | {
            /** @constant */
            type: "PlagueTested";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            village: components["schemas"]["Fief1429Village"];
            rolled: number;
            dies: boolean;
        } | {
            /** @constant */
            type: "TroopsTested";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            isEntry: boolean;
        } | {
            /** @constant */
            type: "LordDied";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "battle" | "surrender" | "plague" | "revolt" | "assassination" | "justice";
        } | {
            /** @constant */
            type: "TroopsLost";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            sergeants: number;
            knights: number;
            /** @enum {string} */
            cause: "battle" | "surrender" | "plague" | "revolt" | "assassination" | "justice";
            isRiding: boolean;
            isEntry: boolean;
        } | {
            /** @constant */
            type: "CardPlayed";
            /** @description A place at the table, from 0. */
            seat: number;
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "CardTakenBack";
            /** @description A place at the table, from 0. */
            seat: number;
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "LordPlayed";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "BoonPlayed";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            boon: "good-harvest" | "fine-weather";
            /** @description The number of a bishopric. */
            bishopric: number;
            cancels: components["schemas"]["Fief1429Calamity"] | null;
        } | {
            /** @constant */
            type: "TailleLevied";
            /** @description A place at the table, from 0. */
            seat: number;
            fief: components["schemas"]["Fief1429Fief"];
            by: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "TitheLevied";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description The number of a bishopric. */
            bishopric: number;
            by: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            as: "bishop" | "cardinal";
        } | {
            /** @constant */
            type: "PapalTitheLevied";
            /** @description A place at the table, from 0. */
            seat: number;
            by: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "TaxLapsed";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            tax: "taille" | "tithe" | "papal-tithe";
        } | {
            /** @constant */
            type: "TaxesCleared";
        } | {
            /** @constant */
            type: "RansomPaid";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
            isAgreed: boolean;
        } | {
            /** @constant */
            type: "RansomUnpaid";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
        } | {
            /** @constant */
            type: "PrisonerFreed";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            by: number | null;
            /** @enum {string} */
            cause: "ransom" | "escape" | "guard" | "unguarded" | "victory";
        } | {
            /** @constant */
            type: "LordHoused";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "MillBuilt";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            ecus: number;
        } | {
            /** @constant */
            type: "CastleBuilt";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            ecus: number;
        } | {
            /** @constant */
            type: "TitleBought";
            /** @description A place at the table, from 0. */
            seat: number;
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"];
            city: components["schemas"]["Fief1429Village"];
            ecus: number;
        } | {
            /** @constant */
            type: "HatGiven";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            by: "card" | "purchase";
            ecus: number;
        } | {
            /** @constant */
            type: "LeaveAnswered";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            isGiven: boolean;
        } | {
            /** @constant */
            type: "LeaveRefused";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "MarchHalted";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            lords: components["schemas"]["Fief1429Lord"][];
        } | {
            /** @constant */
            type: "PassageOpened";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "RideDeclared";
            /** @description A place at the table, from 0. */
            seat: number;
            leader: components["schemas"]["Fief1429Lord"];
            lords: components["schemas"]["Fief1429Lord"][];
            village: components["schemas"]["Fief1429Village"];
            to: components["schemas"]["Fief1429Village"];
            bands: components["schemas"]["Fief1429Band"][];
            /** @description A place at the table, from 0. */
            target: number;
        } | {
            /** @constant */
            type: "RideEnded";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "BattleBegan";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            attacker: number;
            /** @description A place at the table, from 0. */
            defender: number;
            /** @enum {string} */
            kind: "battle" | "ride";
        } | {
            /** @constant */
            type: "SideTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            side: "none" | "attack" | "defend";
        } | {
            /** @constant */
            type: "RoundFought";
            village: components["schemas"]["Fief1429Village"];
            round: number;
            attack: components["schemas"]["Fief1429Thrown"];
            defend: components["schemas"]["Fief1429Thrown"];
        } | {
            /** @constant */
            type: "HitsTaken";
            /** @enum {string} */
            side: "attack" | "defend";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description What is left for lords. */
            hits: number;
        } | {
            /** @constant */
            type: "LordCaptured";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            by: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "alone" | "battle" | "surrender" | "ambush" | "victory";
        } | {
            /** @constant */
            type: "LordReleased";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            by: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "StanceTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            stance: "truce" | "fight" | "surrender" | "stop";
        } | {
            /** @constant */
            type: "AllyWavered";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            choice: "stay" | "leave" | "cross";
        } | {
            /** @constant */
            type: "BattleEnded";
            village: components["schemas"]["Fief1429Village"];
            victor: ("attack" | "defend") | null;
            /** @enum {string} */
            reason: "won" | "alone" | "surrender" | "truce" | "stop" | "lords-only" | "no-leader" | "no-losses" | "walls" | "all-fallen";
        } | {
            /** @constant */
            type: "ControlChanged";
            village: components["schemas"]["Fief1429Village"];
            from: number | null;
            to: number | null;
            /** @enum {string} */
            cause: "arrival" | "departure" | "conquest" | "cession" | "marriage";
        } | {
            /** @constant */
            type: "SiegeLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "SiegeTightened";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "SiegeLifted";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "wish" | "no-lord" | "control";
        } | {
            /** @constant */
            type: "GuestAdmitted";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            guest: number;
        } | {
            /** @constant */
            type: "TitleBestowed";
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            cause: "inheritance" | "marriage" | "conquest" | "recovery" | "passed";
        } | {
            /** @constant */
            type: "TitleVacated";
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"] | null;
            /** @enum {string} */
            cause: "death" | "conquest";
        } | {
            /** @constant */
            type: "TroopsReplaced";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            from: number;
            /** @description A place at the table, from 0. */
            to: number;
            sergeants: number;
            knights: number;
        } | {
            /** @constant */
            type: "OfferEnded";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            /** @enum {string} */
            cause: "declined" | "withdrawn" | "expired";
            room: number | null;
        } | {
            /** @constant */
            type: "PassageGranted";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
        } | {
            /** @constant */
            type: "PriceWaived";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            fief: components["schemas"]["Fief1429Fief"];
        } | {
            /** @constant */
            type: "RoomOpened";
            /** @description A place at the table, from 0. */
            seat: number;
            guests: number[];
            /** @description That are left. */
            embassies: number;
        } | {
            /** @constant */
            type: "RoomProlonged";
            /** @description A place at the table, from 0. */
            seat: number;
            guests: number[];
            embassies: number;
        } | {
            /** @constant */
            type: "RoomClosed";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "TroopsShown";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            sergeants: number;
            knights: number;
        } | {
            /** @constant */
            type: "RelicsPlaced";
            relics: {
                relic: components["schemas"]["Fief1429Relic"];
                village: components["schemas"]["Fief1429Village"];
            }[];
        } | {
            /** @constant */
            type: "RelicTaken";
            relic: components["schemas"]["Fief1429Relic"];
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "clergy" | "found" | "family" | "ally" | "captor" | "gift";
        } | {
            /** @constant */
            type: "RelicLeft";
            relic: components["schemas"]["Fief1429Relic"];
            village: components["schemas"]["Fief1429Village"];
            /** @description Whose troops keep it. */
            seat: number | null;
        } | {
            /** @constant */
            type: "Prayed";
            relic: components["schemas"]["Fief1429Relic"];
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            calamity: components["schemas"]["Fief1429Calamity"];
            /** @description The number of a bishopric. */
            bishopric: number;
            rolled: number;
            /** @enum {string} */
            effect: "stays" | "moved" | "ended";
            onto: number | null;
        } | {
            /** @constant */
            type: "LordRevived";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            by: number;
            relic: components["schemas"]["Fief1429Relic"];
        } | {
            /** @constant */
            type: "LordMourned";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "PrisonerHandedOver";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
        } | {
            /** @constant */
            type: "Excommunicated";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            by: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "Absolved";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            cause: "pope" | "death";
        } | {
            /** @constant */
            type: "MaidCalled";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "AuthorMarked";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "WallsUndermined";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "RevoltRaised";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            first: number | null;
        } | {
            /** @constant */
            type: "RevoltCalmed";
            card: number;
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            as: "bishop" | "cardinal";
            rolled: number;
            isCalmed: boolean;
        } | {
            /** @constant */
            type: "RevoltStruck";
            village: components["schemas"]["Fief1429Village"];
            /** @description What each battle die shows. */
            dice: number[];
            walls: number;
            hits: number;
            inside: number;
        } | {
            /** @constant */
            type: "TollTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            hits: number;
        } | {
            /** @constant */
            type: "VillageRuined";
            village: components["schemas"]["Fief1429Village"];
            mills: number;
            hadCastle: boolean;
        } | {
            /** @constant */
            type: "RevoltEnded";
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "TurnEnded";
            turn: number;
            points: {
                /** @description A place at the table, from 0. */
                seat: number;
                points: number;
            }[];
        } | {
            /** @constant */
            type: "GameEnded";
            ranking: {
                /** @description A place at the table, from 0. */
                seat: number;
                rank: number;
                score: number;
            }[];
            winners: number[];
            /** @enum {string} */
            reason: "alone" | "alliance" | "turns";
            decidedBy: ("king" | "pope" | "regent" | "fiefs" | "bishops" | "villages") | null;
        };
        Fief1429ToldInput: {
            /** @constant */
            type: "CardDrawn";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            pile: "character" | "event";
            card: components["schemas"]["Fief1429Card"] | "hidden";
        } | {
            /** @constant */
            type: "CalamityLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            calamity: components["schemas"]["Fief1429Calamity"] | "hidden";
        } | {
            /** @constant */
            type: "BallotCast";
            /** @description A place at the table, from 0. */
            seat: number;
            on: components["schemas"]["Fief1429LordOrNobody"];
            blank: components["schemas"]["Fief1429LordOrNobody"];
        } | {
            /** @constant */
            type: "MarkersLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description One or two, for or null. */
            on: components["schemas"]["Fief1429Lord"][];
        } | {
            /** @constant */
            type: "OfferMade";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            /** @description Null where the money of others is hidden. */
            ecus: number | null;
            card: components["schemas"]["Fief1429CardOrNone"] | ("character" | "event");
            pledge: components["schemas"]["Fief1429Pledge"];
            /** @description Null where the money of others is hidden. */
            askedEcus: number | null;
            askedCard: components["schemas"]["Fief1429CardOrNone"] | ("character" | "event");
            askedPledge: components["schemas"]["Fief1429Pledge"];
            /** @description Whose room it is made in; it is secret there. */
            room: number | null;
            /** @description An ambassador is sent for it. */
            isByEmbassy: boolean;
        } | {
            /** @constant */
            type: "OfferTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            /** @description Null where the money of others is hidden. */
            ecus: number | null;
            card: components["schemas"]["Fief1429CardOrNone"] | ("character" | "event");
            pledge: components["schemas"]["Fief1429Pledge"];
            /** @description Null where the money of others is hidden. */
            askedEcus: number | null;
            askedCard: components["schemas"]["Fief1429CardOrNone"] | ("character" | "event");
            askedPledge: components["schemas"]["Fief1429Pledge"];
            /** @description Whose room it is made in; it is secret there. */
            room: number | null;
            /** @description An ambassador is sent for it. */
            isByEmbassy: boolean;
        } | {
            /** @constant */
            type: "Whispered";
            /** @description A place at the table, from 0. */
            room: number;
        } | {
            /** @constant */
            type: "TradedInPrivate";
            /** @description A place at the table, from 0. */
            room: number;
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            /** @description From the seat to the other, on balance; null where hidden. */
            ecus: number | null;
            /** @description Cards from the seat to the other, on balance. */
            characters: number;
            events: number;
        } | {
            /** @constant */
            type: "MoneyGiven";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            /** @description Null where the money of others is hidden. */
            ecus: number | null;
            /** @description Null where the money of others is hidden. */
            total: number | null;
            /** @description Null where the money of others is hidden. */
            toTotal: number | null;
        } | {
            /** @constant */
            type: "IncomeReceived";
            /** @description A place at the table, from 0. */
            seat: number;
            villages: number;
            mills: number;
            taille: number;
            tithe: number;
            queen: number;
            ecus: number;
            /** @description Null where the money of others is hidden. */
            total: number | null;
        } | {
            /** @constant */
            type: "MillsPillaged";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            mills: number;
            /** @description Null where the money of others is hidden. */
            total: number | null;
        } | {
            /** @constant */
            type: "Recruited";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description In the fog others learn it when the family has bought. */
            village: components["schemas"]["Fief1429Village"] | null;
            sergeants: number;
            knights: number;
            ecus: number;
        } | {
            /** @constant */
            type: "MusterPlaced";
            /** @description A place at the table, from 0. */
            seat: number;
            posts: {
                village: components["schemas"]["Fief1429Village"];
                pawns: number;
                sergeants: number | null;
                knights: number | null;
            }[];
        } | {
            /** @constant */
            type: "LeaveAsked";
            /** @description A place at the table, from 0. */
            seat: number;
            leader: components["schemas"]["Fief1429Lord"];
            /** @description All who go, prisoners too, the leader first. */
            lords: components["schemas"]["Fief1429Lord"][];
            from: components["schemas"]["Fief1429Village"];
            to: components["schemas"]["Fief1429Village"];
            bands: {
                /** @description A place at the table, from 0. */
                seat: number;
                sergeants: number | null;
                knights: number | null;
                /** @description Steps made this turn. */
                steps: number;
                /** @description Before the village, on the road from there; null: in it. */
                road: components["schemas"]["Fief1429Village"] | null;
                hasFacedPlague: boolean;
                isRiding: boolean;
                pawns: number;
            }[];
            of: number[];
        } | {
            /** @constant */
            type: "Marched";
            /** @description A place at the table, from 0. */
            seat: number;
            leader: components["schemas"]["Fief1429Lord"];
            /** @description All who go, prisoners too, the leader first. */
            lords: components["schemas"]["Fief1429Lord"][];
            from: components["schemas"]["Fief1429Village"];
            to: components["schemas"]["Fief1429Village"];
            /** @description They stand before the village, on the road from there. */
            road: components["schemas"]["Fief1429Village"] | null;
            bands: {
                /** @description A place at the table, from 0. */
                seat: number;
                sergeants: number | null;
                knights: number | null;
                /** @description Steps made this turn. */
                steps: number;
                /** @description Before the village, on the road from there; null: in it. */
                road: components["schemas"]["Fief1429Village"] | null;
                hasFacedPlague: boolean;
                isRiding: boolean;
                pawns: number;
            }[];
        } | {
            /** @constant */
            type: "Settled";
            next: components["schemas"]["Fief1429Step"][];
        } | {
            /** @constant */
            type: "Interrupted";
            by: components["schemas"]["Fief1429Step"][];
        } | {
            /** @constant */
            type: "Answered";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "GameBegan";
            seats: number;
            options: components["schemas"]["Fief1429OptionsInput"];
        } | {
            /** @constant */
            type: "FirstPlayerDrawn";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "LordDrawn";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "FamilySettled";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            lord: components["schemas"]["Fief1429Lord"];
            sergeants: number;
            knights: number;
            ecus: number;
        } | {
            /** @constant */
            type: "TurnBegan";
            turn: number;
            /** @description A place at the table, from 0. */
            first: number;
        } | {
            /** @constant */
            type: "PhaseBegan";
            /** @enum {string} */
            phase: "set-up" | "hear-ye" | "cards" | "income" | "purchases" | "marches" | "battles" | "end";
        } | {
            /** @constant */
            type: "ConsentAsked";
            /** @description A place at the table, from 0. */
            seat: number;
            matter: components["schemas"]["Fief1429Matter"];
        } | {
            /** @constant */
            type: "ConsentAnswered";
            /** @description A place at the table, from 0. */
            seat: number;
            matter: components["schemas"]["Fief1429Matter"];
            isGiven: boolean;
        } | {
            /** @constant */
            type: "Wed";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            spouse: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            spouseSeat: number;
        } | {
            /** @constant */
            type: "MarriageAnnulled";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            spouse: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            spouseSeat: number;
        } | {
            /** @constant */
            type: "ElectionOpened";
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "CandidatePresented";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "VotesShown";
            office: components["schemas"]["Fief1429Office"];
            ballots: {
                /** @description A place at the table, from 0. */
                seat: number;
                votes: number;
                on: components["schemas"]["Fief1429LordOrNobody"];
                blank: components["schemas"]["Fief1429LordOrNobody"];
            }[];
            tally: {
                lord: components["schemas"]["Fief1429Lord"];
                votes: number;
            }[];
            elected: components["schemas"]["Fief1429Lord"] | null;
            /** @enum {string} */
            why: "elected" | "no-votes" | "tie" | "too-few" | "no-clergy";
        } | {
            /** @constant */
            type: "Elected";
            office: components["schemas"]["Fief1429Office"];
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "ElectionClosed";
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "Crowned";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            crown: "pope" | "king" | "queen" | "prince";
            /** @enum {string} */
            cause: "marriage" | "succession" | "birth";
        } | {
            /** @constant */
            type: "OfficeLost";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            office: ("pope" | "king" | "queen" | "prince") | "bishop" | "cardinal";
            /** @enum {string} */
            cause: "election" | "succession" | "annulment" | "excommunication" | "orders";
        } | {
            /** @constant */
            type: "CardDiscarded";
            /** @description A place at the table, from 0. */
            seat: number;
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "CalamityDropped";
            /** @description A place at the table, from 0. */
            seat: number;
            calamity: components["schemas"]["Fief1429Calamity"];
        } | {
            /** @constant */
            type: "PileRenewed";
            /** @enum {string} */
            pile: "character" | "event";
            cards: number;
        } | {
            /** @constant */
            type: "CalamityTurned";
            calamity: components["schemas"]["Fief1429Calamity"];
            rolled: number | null;
            bishopric: number | null;
            /** @enum {string} */
            effect: "strikes" | "false-alarm" | "double" | "calm";
        } | {
            /** @constant */
            type: "PlagueTested";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            village: components["schemas"]["Fief1429Village"];
            rolled: number;
            dies: boolean;
        } | {
            /** @constant */
            type: "TroopsTested";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            isEntry: boolean;
        } | {
            /** @constant */
            type: "LordDied";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "battle" | "surrender" | "plague" | "revolt" | "assassination" | "justice";
        } | {
            /** @constant */
            type: "TroopsLost";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            sergeants: number;
            knights: number;
            /** @enum {string} */
            cause: "battle" | "surrender" | "plague" | "revolt" | "assassination" | "justice";
            isRiding: boolean;
            isEntry: boolean;
        } | {
            /** @constant */
            type: "CardPlayed";
            /** @description A place at the table, from 0. */
            seat: number;
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "CardTakenBack";
            /** @description A place at the table, from 0. */
            seat: number;
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "LordPlayed";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "BoonPlayed";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            boon: "good-harvest" | "fine-weather";
            /** @description The number of a bishopric. */
            bishopric: number;
            cancels: components["schemas"]["Fief1429Calamity"] | null;
        } | {
            /** @constant */
            type: "TailleLevied";
            /** @description A place at the table, from 0. */
            seat: number;
            fief: components["schemas"]["Fief1429Fief"];
            by: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "TitheLevied";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description The number of a bishopric. */
            bishopric: number;
            by: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            as: "bishop" | "cardinal";
        } | {
            /** @constant */
            type: "PapalTitheLevied";
            /** @description A place at the table, from 0. */
            seat: number;
            by: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "TaxLapsed";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            tax: "taille" | "tithe" | "papal-tithe";
        } | {
            /** @constant */
            type: "TaxesCleared";
        } | {
            /** @constant */
            type: "RansomPaid";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
            isAgreed: boolean;
        } | {
            /** @constant */
            type: "RansomUnpaid";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
        } | {
            /** @constant */
            type: "PrisonerFreed";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            by: number | null;
            /** @enum {string} */
            cause: "ransom" | "escape" | "guard" | "unguarded" | "victory";
        } | {
            /** @constant */
            type: "LordHoused";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "MillBuilt";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            ecus: number;
        } | {
            /** @constant */
            type: "CastleBuilt";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            ecus: number;
        } | {
            /** @constant */
            type: "TitleBought";
            /** @description A place at the table, from 0. */
            seat: number;
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"];
            city: components["schemas"]["Fief1429Village"];
            ecus: number;
        } | {
            /** @constant */
            type: "HatGiven";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            by: "card" | "purchase";
            ecus: number;
        } | {
            /** @constant */
            type: "LeaveAnswered";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            isGiven: boolean;
        } | {
            /** @constant */
            type: "LeaveRefused";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "MarchHalted";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            lords: components["schemas"]["Fief1429Lord"][];
        } | {
            /** @constant */
            type: "PassageOpened";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "RideDeclared";
            /** @description A place at the table, from 0. */
            seat: number;
            leader: components["schemas"]["Fief1429Lord"];
            lords: components["schemas"]["Fief1429Lord"][];
            village: components["schemas"]["Fief1429Village"];
            to: components["schemas"]["Fief1429Village"];
            bands: components["schemas"]["Fief1429Band"][];
            /** @description A place at the table, from 0. */
            target: number;
        } | {
            /** @constant */
            type: "RideEnded";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "BattleBegan";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            attacker: number;
            /** @description A place at the table, from 0. */
            defender: number;
            /** @enum {string} */
            kind: "battle" | "ride";
        } | {
            /** @constant */
            type: "SideTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            side: "none" | "attack" | "defend";
        } | {
            /** @constant */
            type: "RoundFought";
            village: components["schemas"]["Fief1429Village"];
            round: number;
            attack: components["schemas"]["Fief1429Thrown"];
            defend: components["schemas"]["Fief1429Thrown"];
        } | {
            /** @constant */
            type: "HitsTaken";
            /** @enum {string} */
            side: "attack" | "defend";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description What is left for lords. */
            hits: number;
        } | {
            /** @constant */
            type: "LordCaptured";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            by: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "alone" | "battle" | "surrender" | "ambush" | "victory";
        } | {
            /** @constant */
            type: "LordReleased";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            by: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "StanceTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            stance: "truce" | "fight" | "surrender" | "stop";
        } | {
            /** @constant */
            type: "AllyWavered";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            choice: "stay" | "leave" | "cross";
        } | {
            /** @constant */
            type: "BattleEnded";
            village: components["schemas"]["Fief1429Village"];
            victor: ("attack" | "defend") | null;
            /** @enum {string} */
            reason: "won" | "alone" | "surrender" | "truce" | "stop" | "lords-only" | "no-leader" | "no-losses" | "walls" | "all-fallen";
        } | {
            /** @constant */
            type: "ControlChanged";
            village: components["schemas"]["Fief1429Village"];
            from: number | null;
            to: number | null;
            /** @enum {string} */
            cause: "arrival" | "departure" | "conquest" | "cession" | "marriage";
        } | {
            /** @constant */
            type: "SiegeLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "SiegeTightened";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "SiegeLifted";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "wish" | "no-lord" | "control";
        } | {
            /** @constant */
            type: "GuestAdmitted";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            guest: number;
        } | {
            /** @constant */
            type: "TitleBestowed";
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            cause: "inheritance" | "marriage" | "conquest" | "recovery" | "passed";
        } | {
            /** @constant */
            type: "TitleVacated";
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"] | null;
            /** @enum {string} */
            cause: "death" | "conquest";
        } | {
            /** @constant */
            type: "TroopsReplaced";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            from: number;
            /** @description A place at the table, from 0. */
            to: number;
            sergeants: number;
            knights: number;
        } | {
            /** @constant */
            type: "OfferEnded";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            /** @enum {string} */
            cause: "declined" | "withdrawn" | "expired";
            room: number | null;
        } | {
            /** @constant */
            type: "PassageGranted";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
        } | {
            /** @constant */
            type: "PriceWaived";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            fief: components["schemas"]["Fief1429Fief"];
        } | {
            /** @constant */
            type: "RoomOpened";
            /** @description A place at the table, from 0. */
            seat: number;
            guests: number[];
            /** @description That are left. */
            embassies: number;
        } | {
            /** @constant */
            type: "RoomProlonged";
            /** @description A place at the table, from 0. */
            seat: number;
            guests: number[];
            embassies: number;
        } | {
            /** @constant */
            type: "RoomClosed";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "TroopsShown";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            sergeants: number;
            knights: number;
        } | {
            /** @constant */
            type: "RelicsPlaced";
            relics: {
                relic: components["schemas"]["Fief1429Relic"];
                village: components["schemas"]["Fief1429Village"];
            }[];
        } | {
            /** @constant */
            type: "RelicTaken";
            relic: components["schemas"]["Fief1429Relic"];
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "clergy" | "found" | "family" | "ally" | "captor" | "gift";
        } | {
            /** @constant */
            type: "RelicLeft";
            relic: components["schemas"]["Fief1429Relic"];
            village: components["schemas"]["Fief1429Village"];
            /** @description Whose troops keep it. */
            seat: number | null;
        } | {
            /** @constant */
            type: "Prayed";
            relic: components["schemas"]["Fief1429Relic"];
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            calamity: components["schemas"]["Fief1429Calamity"];
            /** @description The number of a bishopric. */
            bishopric: number;
            rolled: number;
            /** @enum {string} */
            effect: "stays" | "moved" | "ended";
            onto: number | null;
        } | {
            /** @constant */
            type: "LordRevived";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            by: number;
            relic: components["schemas"]["Fief1429Relic"];
        } | {
            /** @constant */
            type: "LordMourned";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "PrisonerHandedOver";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
        } | {
            /** @constant */
            type: "Excommunicated";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            by: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "Absolved";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            cause: "pope" | "death";
        } | {
            /** @constant */
            type: "MaidCalled";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "AuthorMarked";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "WallsUndermined";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "RevoltRaised";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            first: number | null;
        } | {
            /** @constant */
            type: "RevoltCalmed";
            card: number;
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            as: "bishop" | "cardinal";
            rolled: number;
            isCalmed: boolean;
        } | {
            /** @constant */
            type: "RevoltStruck";
            village: components["schemas"]["Fief1429Village"];
            /** @description What each battle die shows. */
            dice: number[];
            walls: number;
            hits: number;
            inside: number;
        } | {
            /** @constant */
            type: "TollTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            hits: number;
        } | {
            /** @constant */
            type: "VillageRuined";
            village: components["schemas"]["Fief1429Village"];
            mills: number;
            hadCastle: boolean;
        } | {
            /** @constant */
            type: "RevoltEnded";
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "TurnEnded";
            turn: number;
            points: {
                /** @description A place at the table, from 0. */
                seat: number;
                points: number;
            }[];
        } | {
            /** @constant */
            type: "GameEnded";
            ranking: {
                /** @description A place at the table, from 0. */
                seat: number;
                rank: number;
                score: number;
            }[];
            winners: number[];
            /** @enum {string} */
            reason: "alone" | "alliance" | "turns";
            decidedBy: ("king" | "pope" | "regent" | "fiefs" | "bishops" | "villages") | null;
        };
        Fief1429ViewInput: {
            options: components["schemas"]["Fief1429OptionsInput"];
            turn: number;
            /** @enum {string} */
            phase: "set-up" | "hear-ye" | "cards" | "income" | "purchases" | "marches" | "battles" | "end";
            /** @description A place at the table, from 0. */
            first: number;
            order: number[];
            families: {
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description Null where the money of others is hidden. */
                ecus: number | null;
                hand: {
                    characters: number;
                    events: number;
                };
                /** @description Victory points of this family alone. */
                points: number;
                ally: number | null;
                /** @description With the ally's, as they count for a victory in alliance. */
                alliedPoints: number;
                /** @description Of four at most, prisoners included. */
                lords: number;
                villages: number;
                stock: {
                    sergeants: number;
                    knights: number;
                    engines: number;
                    taxes: number;
                };
                /** @description What it would receive if the income came now. */
                income: {
                    villages: number;
                    mills: number;
                    taille: number;
                    tithe: number;
                    queen: number;
                    ecus: number;
                };
                /** @description Ambassadors that it has left; none in free diplomacy. */
                embassies: number;
                /** @description Bought in the fog and not yet set in villages. */
                muster: {
                    sergeants: number;
                    knights: number;
                };
            }[];
            /** @description Those that you may see. */
            hands: {
                /** @description A place at the table, from 0. */
                seat: number;
                cards: components["schemas"]["Fief1429Card"][];
            }[];
            lords: {
                lord: components["schemas"]["Fief1429Lord"];
                /** @description A place at the table, from 0. */
                seat: number;
                isWoman: boolean;
                village: components["schemas"]["Fief1429Village"];
                road: components["schemas"]["Fief1429Village"] | null;
                /** @description Whose prisoner. */
                guard: number | null;
                spouse: components["schemas"]["Fief1429Lord"] | null;
                fiefs: components["schemas"]["Fief1429Fief"][];
                bishopric: number | null;
                isCardinal: boolean;
                crowns: ("pope" | "king" | "queen" | "prince")[];
                isMaid: boolean;
                isExcommunicated: boolean;
                isAuthor: boolean;
                hasPassage: boolean;
                steps: number;
                stepsMax: number;
                ransom: number;
            }[];
            villages: {
                village: components["schemas"]["Fief1429Village"];
                controller: number | null;
                isOccupied: boolean;
                building: ("castle" | "city") | null;
                mills: number;
                bands: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    sergeants: number | null;
                    knights: number | null;
                    /** @description Steps made this turn. */
                    steps: number;
                    /** @description Before the village, on the road from there; null: in it. */
                    road: components["schemas"]["Fief1429Village"] | null;
                    hasFacedPlague: boolean;
                    isRiding: boolean;
                    pawns: number;
                }[];
                engines: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    shows: number;
                }[];
                guests: number[];
                isBesieged: boolean;
                /** @description With its mills, to whoever is due, taxes apart. */
                pays: number;
            }[];
            fiefs: {
                fief: components["schemas"]["Fief1429Fief"];
                /** @enum {string} */
                rank: "duchy" | "county" | "barony";
                price: number;
                holder: components["schemas"]["Fief1429Lord"] | null;
                seat: number | null;
                city: components["schemas"]["Fief1429Village"] | null;
                taille: number | null;
            }[];
            bishoprics: {
                /** @description The number of a bishopric. */
                bishopric: number;
                bishop: components["schemas"]["Fief1429Lord"] | null;
                seat: number | null;
                calamities: components["schemas"]["Fief1429Calamity"][];
                boons: ("good-harvest" | "fine-weather")[];
                tithe: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    by: components["schemas"]["Fief1429Lord"];
                } | null;
                isWhollyControlled: boolean;
            }[];
            papalTithe: {
                /** @description A place at the table, from 0. */
                seat: number;
                by: components["schemas"]["Fief1429Lord"];
            } | null;
            isRegency: boolean;
            isHatForSale: boolean;
            supply: {
                castles: number;
                mills: number;
            };
            piles: {
                characters: number;
                events: number;
                characterDiscards: components["schemas"]["Fief1429Card"][];
                eventDiscards: components["schemas"]["Fief1429AnyCard"][];
            };
            track: number;
            offers: {
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description A place at the table, from 0. */
                to: number;
                ecus: number | null;
                card: components["schemas"]["Fief1429CardOrNone"] | ("character" | "event");
                pledge: components["schemas"]["Fief1429Pledge"];
                askedEcus: number | null;
                askedCard: components["schemas"]["Fief1429CardOrNone"] | ("character" | "event");
                askedPledge: components["schemas"]["Fief1429Pledge"];
                /** @description Whose room it is made in; it is secret there. */
                room: number | null;
                /** @description An ambassador is sent for it. */
                isByEmbassy: boolean;
            }[];
            /** @description Private rooms, and for how many phases, this one included, they are open. */
            rooms: {
                /** @description A place at the table, from 0. */
                host: number;
                guests: number[];
                phases: number;
            }[];
            /** @description Who lets whom pass this turn. */
            passages: {
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description A place at the table, from 0. */
                to: number;
            }[];
            /** @description Who may have a fief title for nothing this turn. */
            waivers: {
                /** @description A place at the table, from 0. */
                seat: number;
                fief: components["schemas"]["Fief1429Fief"];
            }[];
            relics: {
                relic: components["schemas"]["Fief1429Relic"];
                village: components["schemas"]["Fief1429Village"];
                lord: components["schemas"]["Fief1429Lord"] | null;
                /** @description Whose lord bears it, or whose troops keep it. */
                seat: number | null;
                /** @description Still where it was laid at the beginning. */
                isShrined: boolean;
            }[];
            election: {
                office: components["schemas"]["Fief1429Office"];
                candidates: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    lord: components["schemas"]["Fief1429Lord"];
                }[];
                votes: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    votes: number;
                }[];
                laid: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    on: components["schemas"]["Fief1429Lord"][];
                }[];
                seen: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    on: components["schemas"]["Fief1429LordOrNobody"];
                    blank: components["schemas"]["Fief1429LordOrNobody"];
                }[];
            } | null;
            march: {
                /** @description A place at the table, from 0. */
                seat: number;
                leader: components["schemas"]["Fief1429Lord"];
                lords: components["schemas"]["Fief1429Lord"][];
                from: components["schemas"]["Fief1429Village"];
                to: components["schemas"]["Fief1429Village"];
                bands: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    sergeants: number | null;
                    knights: number | null;
                    /** @description Steps made this turn. */
                    steps: number;
                    /** @description Before the village, on the road from there; null: in it. */
                    road: components["schemas"]["Fief1429Village"] | null;
                    hasFacedPlague: boolean;
                    isRiding: boolean;
                    pawns: number;
                }[];
                of: number[];
                given: number[];
            } | null;
            battle: {
                village: components["schemas"]["Fief1429Village"];
                /** @enum {string} */
                kind: "battle" | "ride";
                round: number;
                emptyRounds: number;
                isUndermined: boolean;
                attack: {
                    /** @description A place at the table, from 0. */
                    leader: number;
                    seats: number[];
                    lords: components["schemas"]["Fief1429Lord"][];
                    sergeants: number;
                    knights: number;
                    points: number;
                    /** @description That it would throw now. */
                    dice: number;
                    /** @description Dice that the walls take away, after the engines. */
                    walls: number;
                    /** @description Hits for each die beyond what it shows. */
                    bonus: number;
                    /** @description That count in this battle. */
                    relics: components["schemas"]["Fief1429Relic"][];
                    /** @description What it may deal in the next round, each with its chance. */
                    hits: {
                        hits: number;
                        chance: number;
                    }[];
                    /** @description The chance that the next round leaves the others without troops. */
                    fells: number;
                };
                defend: {
                    /** @description A place at the table, from 0. */
                    leader: number;
                    seats: number[];
                    lords: components["schemas"]["Fief1429Lord"][];
                    sergeants: number;
                    knights: number;
                    points: number;
                    /** @description That it would throw now. */
                    dice: number;
                    /** @description Dice that the walls take away, after the engines. */
                    walls: number;
                    /** @description Hits for each die beyond what it shows. */
                    bonus: number;
                    /** @description That count in this battle. */
                    relics: components["schemas"]["Fief1429Relic"][];
                    /** @description What it may deal in the next round, each with its chance. */
                    hits: {
                        hits: number;
                        chance: number;
                    }[];
                    /** @description The chance that the next round leaves the others without troops. */
                    fells: number;
                };
                owed: {
                    /** @enum {string} */
                    side: "attack" | "defend";
                    hits: number;
                }[];
                /** @description What the leaders have said so far after this round. */
                stances: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    /** @enum {string} */
                    stance: "truce" | "fight" | "surrender" | "stop";
                }[];
                prospect: {
                    /** @description Chance, 0 to 1, if both sides fight on to the end. */
                    attackWins: number;
                    defenceWins: number;
                    neither: number;
                };
            } | null;
            /** @description While somebody marches or may declare battles. */
            skirmishes: {
                village: components["schemas"]["Fief1429Village"];
                /** @description A place at the table, from 0. */
                attacker: number;
                /** @description A place at the table, from 0. */
                defender: number;
                /** @description After the walls; null where troops lie face down. */
                attackDice: number | null;
                defenceDice: number | null;
                /** @description Null where troops lie face down. */
                prospect: {
                    /** @description Chance, 0 to 1, if both sides fight on to the end. */
                    attackWins: number;
                    defenceWins: number;
                    neither: number;
                } | null;
            }[];
            /** @description For the lords of whoever marches now. */
            ways: {
                lord: components["schemas"]["Fief1429Lord"];
                to: components["schemas"]["Fief1429Village"];
                /** @description Whose leave it needs. */
                leave: number[];
                /** @description It ends before the village, on the road. */
                isBefore: boolean;
                hasPlague: boolean;
            }[];
            revolt: {
                village: components["schemas"]["Fief1429Village"];
                /** @description A place at the table, from 0. */
                first: number;
                cards: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    isCalmed: boolean;
                }[];
            } | null;
            ending: {
                ranking: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    rank: number;
                    score: number;
                }[];
                winners: number[];
                /** @enum {string} */
                reason: "alone" | "alliance" | "turns";
                decidedBy: ("king" | "pope" | "regent" | "fiefs" | "bishops" | "villages") | null;
            } | null;
            agenda: components["schemas"]["Fief1429Agenda"];
        };
        NewGameInput: {
            /** @constant */
            ruleset: "middle-ages";
            options: components["schemas"]["MiddleAgesOptions"];
            /** @description What the lobby calls the game. */
            name: string;
            seats: number;
            /**
             * @default public
             * @enum {string}
             */
            visibility: "public" | "invitation";
            spectatorDelay?: components["schemas"]["SpectatorDelay"];
            /**
             * @description Bots that sit down at once, on the last seats.
             * @default []
             */
            bots: ("random" | "greedy" | "search")[];
            /**
             * @description Begin as soon as every seat is taken.
             * @default false
             */
            startsWhenFull: boolean;
            /**
             * @description How fast the game is meant to be played; `none` is a game without clocks.
             * @default none
             * @enum {string}
             */
            pace: "live" | "one-day" | "three-days" | "relaxed" | "none";
            /**
             * @description Clocks stand on Saturday and Sunday, unless the pace is `live`.
             * @default false
             */
            weekendsOff: boolean;
            /** @description 16 bytes that a player adds to the game's chance, as 32 hexadecimal digits. */
            entropy?: string;
        } | {
            /** @constant */
            ruleset: "village";
            options: components["schemas"]["VillageOptions"];
            /** @description What the lobby calls the game. */
            name: string;
            seats: number;
            /**
             * @default public
             * @enum {string}
             */
            visibility: "public" | "invitation";
            spectatorDelay?: components["schemas"]["SpectatorDelay"];
            /**
             * @description Bots that sit down at once, on the last seats.
             * @default []
             */
            bots: ("random" | "greedy" | "search")[];
            /**
             * @description Begin as soon as every seat is taken.
             * @default false
             */
            startsWhenFull: boolean;
            /**
             * @description How fast the game is meant to be played; `none` is a game without clocks.
             * @default none
             * @enum {string}
             */
            pace: "live" | "one-day" | "three-days" | "relaxed" | "none";
            /**
             * @description Clocks stand on Saturday and Sunday, unless the pace is `live`.
             * @default false
             */
            weekendsOff: boolean;
            /** @description 16 bytes that a player adds to the game's chance, as 32 hexadecimal digits. */
            entropy?: string;
        } | {
            /** @constant */
            ruleset: "fief-1429";
            options: components["schemas"]["Fief1429OptionsInput"];
            /** @description What the lobby calls the game. */
            name: string;
            seats: number;
            /**
             * @default public
             * @enum {string}
             */
            visibility: "public" | "invitation";
            spectatorDelay?: components["schemas"]["SpectatorDelay"];
            /**
             * @description Bots that sit down at once, on the last seats.
             * @default []
             */
            bots: ("random" | "greedy" | "search")[];
            /**
             * @description Begin as soon as every seat is taken.
             * @default false
             */
            startsWhenFull: boolean;
            /**
             * @description How fast the game is meant to be played; `none` is a game without clocks.
             * @default none
             * @enum {string}
             */
            pace: "live" | "one-day" | "three-days" | "relaxed" | "none";
            /**
             * @description Clocks stand on Saturday and Sunday, unless the pace is `live`.
             * @default false
             */
            weekendsOff: boolean;
            /** @description 16 bytes that a player adds to the game's chance, as 32 hexadecimal digits. */
            entropy?: string;
        };
        DraftCheckedInput: {
            /** @constant */
            ruleset: "middle-ages";
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            /** @description One for each move, in order. */
            steps: {
                /**
                 * @description `known`: all that follows is in the facts. `open`: they end before luck or a discovery. `refused`: by `rule`. `unseen`: it comes after a move that is open or refused.
                 * @enum {string}
                 */
                is: "known" | "open" | "refused" | "unseen";
                rule: string | null;
                facts: components["schemas"]["MiddleAgesTold"][];
            }[];
            /** @description After the last move of which anything is known. */
            view: components["schemas"]["MiddleAgesView"];
            question: components["schemas"]["Question"] | null;
            /** @description What may be asked for next. */
            choices: components["schemas"]["MiddleAgesChoice"][];
        } | {
            /** @constant */
            ruleset: "village";
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            /** @description One for each move, in order. */
            steps: {
                /**
                 * @description `known`: all that follows is in the facts. `open`: they end before luck or a discovery. `refused`: by `rule`. `unseen`: it comes after a move that is open or refused.
                 * @enum {string}
                 */
                is: "known" | "open" | "refused" | "unseen";
                rule: string | null;
                facts: components["schemas"]["VillageTold"][];
            }[];
            /** @description After the last move of which anything is known. */
            view: components["schemas"]["VillageView"];
            question: components["schemas"]["Question"] | null;
            /** @description What may be asked for next. */
            choices: components["schemas"]["VillageChoice"][];
        } | {
            /** @constant */
            ruleset: "fief-1429";
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            /** @description One for each move, in order. */
            steps: {
                /**
                 * @description `known`: all that follows is in the facts. `open`: they end before luck or a discovery. `refused`: by `rule`. `unseen`: it comes after a move that is open or refused.
                 * @enum {string}
                 */
                is: "known" | "open" | "refused" | "unseen";
                rule: string | null;
                facts: components["schemas"]["Fief1429ToldInput"][];
            }[];
            /** @description After the last move of which anything is known. */
            view: components["schemas"]["Fief1429ViewInput"];
            question: components["schemas"]["Question"] | null;
            /** @description What may be asked for next. */
            choices: components["schemas"]["Fief1429Choice"][];
        };
        PositionInput: {
            /** @constant */
            ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["MiddleAgesView"];
            choices: components["schemas"]["MiddleAgesChoice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
        } | {
            /** @constant */
            ruleset: "village";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["VillageView"];
            choices: components["schemas"]["VillageChoice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
        } | {
            /** @constant */
            ruleset: "fief-1429";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["Fief1429ViewInput"];
            choices: components["schemas"]["Fief1429Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
        };
        PlayedInput: {
            /** @constant */
            ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["MiddleAgesView"];
            choices: components["schemas"]["MiddleAgesChoice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
            facts: components["schemas"]["MiddleAgesTold"][];
        } | {
            /** @constant */
            ruleset: "village";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["VillageView"];
            choices: components["schemas"]["VillageChoice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
            facts: components["schemas"]["VillageTold"][];
        } | {
            /** @constant */
            ruleset: "fief-1429";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["Fief1429ViewInput"];
            choices: components["schemas"]["Fief1429Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
            facts: components["schemas"]["Fief1429ToldInput"][];
        };
        DraftPlayedInput: {
            /** @constant */
            ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["MiddleAgesView"];
            choices: components["schemas"]["MiddleAgesChoice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
            facts: components["schemas"]["MiddleAgesTold"][];
            /** @description How many of the moves: fewer than sent where something came to light on the way. */
            played: number;
        } | {
            /** @constant */
            ruleset: "village";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["VillageView"];
            choices: components["schemas"]["VillageChoice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
            facts: components["schemas"]["VillageTold"][];
            /** @description How many of the moves: fewer than sent where something came to light on the way. */
            played: number;
        } | {
            /** @constant */
            ruleset: "fief-1429";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["Fief1429ViewInput"];
            choices: components["schemas"]["Fief1429Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
            facts: components["schemas"]["Fief1429ToldInput"][];
            /** @description How many of the moves: fewer than sent where something came to light on the way. */
            played: number;
        };
        RehearsedInput: {
            /** @constant */
            ruleset: "middle-ages";
            facts: components["schemas"]["MiddleAgesTold"][];
            view: components["schemas"]["MiddleAgesView"];
            /** @description False where chance or a discovery comes next. */
            isComplete: boolean;
        } | {
            /** @constant */
            ruleset: "village";
            facts: components["schemas"]["VillageTold"][];
            view: components["schemas"]["VillageView"];
            /** @description False where chance or a discovery comes next. */
            isComplete: boolean;
        } | {
            /** @constant */
            ruleset: "fief-1429";
            facts: components["schemas"]["Fief1429ToldInput"][];
            view: components["schemas"]["Fief1429ViewInput"];
            /** @description False where chance or a discovery comes next. */
            isComplete: boolean;
        };
        ChronicleInput: {
            /** @constant */
            ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            audience: number | "spectator" | "arbiter";
            steps: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["MiddleAgesMove"] | null;
                facts: components["schemas"]["MiddleAgesTold"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
            }[];
        } | {
            /** @constant */
            ruleset: "village";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            audience: number | "spectator" | "arbiter";
            steps: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["VillageMove"] | null;
                facts: components["schemas"]["VillageTold"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
            }[];
        } | {
            /** @constant */
            ruleset: "fief-1429";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            audience: number | "spectator" | "arbiter";
            steps: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["Fief1429Move"] | null;
                facts: components["schemas"]["Fief1429ToldInput"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
            }[];
        };
        ReplayInput: {
            /** @constant */
            ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            audience: number | "spectator" | "arbiter";
            steps: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["MiddleAgesMove"] | null;
                facts: components["schemas"]["MiddleAgesTold"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
                view: components["schemas"]["MiddleAgesView"];
                question: components["schemas"]["Question"] | null;
                outcome: components["schemas"]["Outcome"] | null;
            }[];
        } | {
            /** @constant */
            ruleset: "village";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            audience: number | "spectator" | "arbiter";
            steps: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["VillageMove"] | null;
                facts: components["schemas"]["VillageTold"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
                view: components["schemas"]["VillageView"];
                question: components["schemas"]["Question"] | null;
                outcome: components["schemas"]["Outcome"] | null;
            }[];
        } | {
            /** @constant */
            ruleset: "fief-1429";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            audience: number | "spectator" | "arbiter";
            steps: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["Fief1429Move"] | null;
                facts: components["schemas"]["Fief1429ToldInput"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
                view: components["schemas"]["Fief1429ViewInput"];
                question: components["schemas"]["Question"] | null;
                outcome: components["schemas"]["Outcome"] | null;
            }[];
        };
        StreamStepInput: {
            /** @constant */
            ruleset: "middle-ages";
            step: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["MiddleAgesMove"] | null;
                facts: components["schemas"]["MiddleAgesTold"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
            };
            position: {
                /**
                 * Format: uuid
                 * @description The game, a UUID.
                 */
                game: string;
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                audience: number | "spectator" | "arbiter";
                question: components["schemas"]["Question"] | null;
                view: components["schemas"]["MiddleAgesView"];
                choices: components["schemas"]["MiddleAgesChoice"][];
                outcome: components["schemas"]["Outcome"] | null;
                canUndo: boolean;
                /** @description By seat; empty where the game is played without clocks. */
                clocks: components["schemas"]["SeatClock"][];
                /** @description Head of the chain of digests at this version. */
                digest: string;
            };
        } | {
            /** @constant */
            ruleset: "village";
            step: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["VillageMove"] | null;
                facts: components["schemas"]["VillageTold"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
            };
            position: {
                /**
                 * Format: uuid
                 * @description The game, a UUID.
                 */
                game: string;
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                audience: number | "spectator" | "arbiter";
                question: components["schemas"]["Question"] | null;
                view: components["schemas"]["VillageView"];
                choices: components["schemas"]["VillageChoice"][];
                outcome: components["schemas"]["Outcome"] | null;
                canUndo: boolean;
                /** @description By seat; empty where the game is played without clocks. */
                clocks: components["schemas"]["SeatClock"][];
                /** @description Head of the chain of digests at this version. */
                digest: string;
            };
        } | {
            /** @constant */
            ruleset: "fief-1429";
            step: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["Fief1429Move"] | null;
                facts: components["schemas"]["Fief1429ToldInput"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
            };
            position: {
                /**
                 * Format: uuid
                 * @description The game, a UUID.
                 */
                game: string;
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                audience: number | "spectator" | "arbiter";
                question: components["schemas"]["Question"] | null;
                view: components["schemas"]["Fief1429ViewInput"];
                choices: components["schemas"]["Fief1429Choice"][];
                outcome: components["schemas"]["Outcome"] | null;
                canUndo: boolean;
                /** @description By seat; empty where the game is played without clocks. */
                clocks: components["schemas"]["SeatClock"][];
                /** @description Head of the chain of digests at this version. */
                digest: string;
            };
        };
        /** @enum {string} */
        Fief1429Village: "beaujeu" | "la-salle" | "blaye" | "charolles" | "sennecy" | "l-epervier" | "chateauneuf" | "mazilles" | "st-andromy" | "tournus" | "belleville" | "pugnac" | "st-medard" | "st-gerome" | "st-andre" | "villeneuve" | "la-bussiere" | "bourg" | "st-vivien" | "les-essarts" | "st-paul" | "marcamps" | "sigy" | "st-ciers-d-abzac";
        /** @enum {string} */
        Fief1429Fief: "blaye" | "epervier" | "st-andromy" | "tournus" | "st-gerome" | "bourg" | "essarts" | "sigy";
        /** @enum {string} */
        Fief1429Lord: "arthur" | "beaudoin" | "charles" | "eric" | "francois" | "gauvain" | "henri" | "lambert" | "othon" | "philippe" | "quentin" | "thierry" | "alienor" | "blanche" | "guenievre" | "isabelle" | "jeanne" | "mireille";
        Fief1429LordOrNobody: components["schemas"]["Fief1429Lord"] | "nobody";
        /** @enum {string} */
        Fief1429Calamity: "bad-weather" | "famine" | "plague";
        /** @enum {string} */
        Fief1429Relic: "grail" | "roseline" | "geronce" | "lance" | "radegonde";
        /**
         * @description The control of a village, a prisoner (who is freed if of the receiver's family), the price of a fief title that the king waives this turn, a relic, or passage this turn.
         * @enum {string}
         */
        Fief1429Pledge: "none" | "passage" | "village:beaujeu" | "village:la-salle" | "village:blaye" | "village:charolles" | "village:sennecy" | "village:l-epervier" | "village:chateauneuf" | "village:mazilles" | "village:st-andromy" | "village:tournus" | "village:belleville" | "village:pugnac" | "village:st-medard" | "village:st-gerome" | "village:st-andre" | "village:villeneuve" | "village:la-bussiere" | "village:bourg" | "village:st-vivien" | "village:les-essarts" | "village:st-paul" | "village:marcamps" | "village:sigy" | "village:st-ciers-d-abzac" | "prisoner:arthur" | "prisoner:beaudoin" | "prisoner:charles" | "prisoner:eric" | "prisoner:francois" | "prisoner:gauvain" | "prisoner:henri" | "prisoner:lambert" | "prisoner:othon" | "prisoner:philippe" | "prisoner:quentin" | "prisoner:thierry" | "prisoner:alienor" | "prisoner:blanche" | "prisoner:guenievre" | "prisoner:isabelle" | "prisoner:jeanne" | "prisoner:mireille" | "title:blaye" | "title:epervier" | "title:st-andromy" | "title:tournus" | "title:st-gerome" | "title:bourg" | "title:essarts" | "title:sigy" | "relic:grail" | "relic:roseline" | "relic:geronce" | "relic:lance" | "relic:radegonde";
        /** @enum {string} */
        Fief1429Card: "arthur" | "beaudoin" | "charles" | "eric" | "francois" | "gauvain" | "henri" | "lambert" | "othon" | "philippe" | "quentin" | "thierry" | "alienor" | "blanche" | "guenievre" | "isabelle" | "jeanne" | "mireille" | "cardinal" | "d-arc" | "good-harvest" | "fine-weather" | "tax" | "revolt" | "secret-passage" | "assassination" | "justice" | "ambush";
        /** @enum {string} */
        Fief1429AnyCard: "arthur" | "beaudoin" | "charles" | "eric" | "francois" | "gauvain" | "henri" | "lambert" | "othon" | "philippe" | "quentin" | "thierry" | "alienor" | "blanche" | "guenievre" | "isabelle" | "jeanne" | "mireille" | "cardinal" | "d-arc" | "good-harvest" | "fine-weather" | "tax" | "revolt" | "secret-passage" | "assassination" | "justice" | "ambush" | "bad-weather" | "famine" | "plague";
        Fief1429CardOrNone: components["schemas"]["Fief1429Card"] | "none";
        /** @enum {string} */
        Fief1429Office: "bishop-1" | "bishop-2" | "bishop-3" | "bishop-4" | "bishop-5" | "pope" | "king";
        Fief1429Band: {
            /** @description A place at the table, from 0. */
            seat: number;
            sergeants: number;
            knights: number;
            /** @description Steps made this turn. */
            steps: number;
            /** @description Before the village, on the road from there; null: in it. */
            road: components["schemas"]["Fief1429Village"] | null;
            hasFacedPlague: boolean;
            isRiding: boolean;
        };
        Fief1429Matter: {
            /** @constant */
            kind: "marriage";
            /** @description A place at the table, from 0. */
            from: number;
            lord: components["schemas"]["Fief1429Lord"];
            spouse: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            kind: "lodging";
            /** @description A place at the table, from 0. */
            from: number;
            lord: components["schemas"]["Fief1429Lord"];
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            as: "lord" | "prince";
        } | {
            /** @constant */
            kind: "hat";
            /** @description A place at the table, from 0. */
            from: number;
            lord: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            by: "card" | "purchase";
        } | {
            /** @constant */
            kind: "waiver";
            /** @description A place at the table, from 0. */
            from: number;
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"];
            city: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            kind: "annulment";
            /** @description A place at the table, from 0. */
            from: number;
            lord: components["schemas"]["Fief1429Lord"];
            spouse: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            kind: "ransom";
            /** @description A place at the table, from 0. */
            from: number;
            lord: components["schemas"]["Fief1429Lord"];
            ecus: number;
        } | {
            /** @constant */
            kind: "relic";
            /** @description A place at the table, from 0. */
            from: number;
            lord: components["schemas"]["Fief1429Lord"];
            relic: components["schemas"]["Fief1429Relic"];
        };
        Fief1429Step: {
            /** @constant */
            type: "placing";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "yielding";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            fief: components["schemas"]["Fief1429Fief"];
        } | {
            /** @constant */
            type: "turn";
        } | {
            /** @constant */
            type: "weddings";
        } | {
            /** @constant */
            type: "consent";
            /** @description A place at the table, from 0. */
            seat: number;
            matter: components["schemas"]["Fief1429Matter"];
        } | {
            /** @constant */
            type: "election";
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "candidacy";
            /** @description A place at the table, from 0. */
            seat: number;
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "voting";
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "window";
            /** @enum {string} */
            over: "vote" | "income" | "round" | "revolt";
        } | {
            /** @constant */
            type: "ballot";
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "count";
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "cards";
        } | {
            /** @constant */
            type: "discarding";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "drawing";
            /** @description A place at the table, from 0. */
            seat: number;
            characters: number;
            left: number;
        } | {
            /** @constant */
            type: "calamities";
        } | {
            /** @constant */
            type: "plague";
            /** @description The number of a bishopric. */
            bishopric: number;
        } | {
            /** @constant */
            type: "halving";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            pawns: number;
            isEntry: boolean;
        } | {
            /** @constant */
            type: "playing";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "praying";
            relic: components["schemas"]["Fief1429Relic"];
            tried: number[];
        } | {
            /** @constant */
            type: "income";
        } | {
            /** @constant */
            type: "ransoms";
        } | {
            /** @constant */
            type: "purchases";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "marches";
        } | {
            /** @constant */
            type: "marching";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "leaving";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "leave";
        } | {
            /** @constant */
            type: "refused";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "contagion";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "rideOn";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "fighting";
        } | {
            /** @constant */
            type: "battles";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "tightening";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "sieges";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "alliances";
        } | {
            /** @constant */
            type: "meeting";
        } | {
            /** @constant */
            type: "round";
        } | {
            /** @constant */
            type: "losses";
        } | {
            /** @constant */
            type: "sacrifice";
            /** @enum {string} */
            side: "attack" | "defend";
            fallen: number;
        } | {
            /** @constant */
            type: "roundEnd";
        } | {
            /** @constant */
            type: "stances";
        } | {
            /** @constant */
            type: "verdict";
        } | {
            /** @constant */
            type: "captives";
            /** @description A place at the table, from 0. */
            seat: number;
            lords: components["schemas"]["Fief1429Lord"][];
        } | {
            /** @constant */
            type: "battleEnd";
            victor: ("attack" | "defend") | null;
            /** @enum {string} */
            reason: "won" | "alone" | "surrender" | "truce" | "stop" | "lords-only" | "no-leader" | "no-losses" | "walls" | "all-fallen";
        } | {
            /** @constant */
            type: "pillaging";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "turnEnd";
        } | {
            /** @constant */
            type: "aftermath";
        } | {
            /** @constant */
            type: "miracle";
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "bestowing";
            /** @description A place at the table, from 0. */
            seat: number;
            fief: components["schemas"]["Fief1429Fief"];
        } | {
            /** @constant */
            type: "homecoming";
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "soothing";
        } | {
            /** @constant */
            type: "calming";
            /** @description A place at the table, from 0. */
            seat: number;
            card: number;
        } | {
            /** @constant */
            type: "uprising";
        } | {
            /** @constant */
            type: "toll";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "ruin";
        };
        Fief1429Agenda: {
            planned: number;
            pending: {
                number: number;
                step: components["schemas"]["Fief1429Step"];
                answered: number[];
            }[];
        };
        Fief1429Options: {
            /**
             * @description The game is over after so many turns.
             * @default 20
             */
            turns: number;
            /**
             * @description In the first turn calamities are discarded without effect.
             * @default false
             */
            isFirstTurnCalm: boolean;
            /**
             * @description Free, or with three ambassadors a family for exchanges of cards and private rooms.
             * @default free
             * @enum {string}
             */
            diplomacy: "free" | "embassies";
            /**
             * @description Five relics lie in the chief towns.
             * @default false
             */
            hasRelics: boolean;
            /**
             * @description Troops lie face down until they fight.
             * @default false
             */
            isFoggy: boolean;
            /**
             * @description Nobody sees the écus of others.
             * @default false
             */
            isMoneyHidden: boolean;
        };
        Fief1429Thrown: {
            points: number;
            /** @description What each battle die shows. */
            dice: number[];
            /** @description Dice that the walls took away, after the engines. */
            walls: number;
            /** @description Hits beyond the dice: the defence against a ride. */
            bonus: number;
            /** @description Hits that the Holy Lance adds. */
            lance: number;
            /** @description Hits that the Holy Grail of the others takes away. */
            grail: number;
            hits: number;
        };
        Fief1429Fact: {
            /** @constant */
            type: "CardDrawn";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            pile: "character" | "event";
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "CalamityLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            calamity: components["schemas"]["Fief1429Calamity"];
        } | {
            /** @constant */
            type: "BallotCast";
            /** @description A place at the table, from 0. */
            seat: number;
            on: components["schemas"]["Fief1429LordOrNobody"];
            blank: components["schemas"]["Fief1429LordOrNobody"];
        } | {
            /** @constant */
            type: "OfferMade";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
            card: components["schemas"]["Fief1429CardOrNone"];
            pledge: components["schemas"]["Fief1429Pledge"];
            askedEcus: number;
            askedCard: components["schemas"]["Fief1429CardOrNone"];
            askedPledge: components["schemas"]["Fief1429Pledge"];
            /** @description Whose room it is made in; it is secret there. */
            room: number | null;
            /** @description An ambassador is sent for it. */
            isByEmbassy: boolean;
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "OfferTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
            card: components["schemas"]["Fief1429CardOrNone"];
            pledge: components["schemas"]["Fief1429Pledge"];
            askedEcus: number;
            askedCard: components["schemas"]["Fief1429CardOrNone"];
            askedPledge: components["schemas"]["Fief1429Pledge"];
            /** @description Whose room it is made in; it is secret there. */
            room: number | null;
            /** @description An ambassador is sent for it. */
            isByEmbassy: boolean;
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "MoneyGiven";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
            total: number;
            toTotal: number;
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "IncomeReceived";
            /** @description A place at the table, from 0. */
            seat: number;
            villages: number;
            mills: number;
            taille: number;
            tithe: number;
            queen: number;
            ecus: number;
            total: number;
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "MillsPillaged";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            mills: number;
            total: number;
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "Recruited";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            sergeants: number;
            knights: number;
            ecus: number;
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "MusterPlaced";
            /** @description A place at the table, from 0. */
            seat: number;
            posts: {
                village: components["schemas"]["Fief1429Village"];
                pawns: number;
                sergeants: number;
                knights: number;
            }[];
        } | {
            /** @constant */
            type: "LeaveAsked";
            /** @description A place at the table, from 0. */
            seat: number;
            leader: components["schemas"]["Fief1429Lord"];
            /** @description All who go, prisoners too, the leader first. */
            lords: components["schemas"]["Fief1429Lord"][];
            from: components["schemas"]["Fief1429Village"];
            to: components["schemas"]["Fief1429Village"];
            bands: components["schemas"]["Fief1429Band"][];
            of: number[];
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "Marched";
            /** @description A place at the table, from 0. */
            seat: number;
            leader: components["schemas"]["Fief1429Lord"];
            /** @description All who go, prisoners too, the leader first. */
            lords: components["schemas"]["Fief1429Lord"][];
            from: components["schemas"]["Fief1429Village"];
            to: components["schemas"]["Fief1429Village"];
            /** @description They stand before the village, on the road from there. */
            road: components["schemas"]["Fief1429Village"] | null;
            /** @description The troops as they stood before. */
            bands: components["schemas"]["Fief1429Band"][];
            /** @description Others do not see it all. */
            isHidden: boolean;
        } | {
            /** @constant */
            type: "Settled";
            next: components["schemas"]["Fief1429Step"][];
        } | {
            /** @constant */
            type: "Interrupted";
            by: components["schemas"]["Fief1429Step"][];
        } | {
            /** @constant */
            type: "Answered";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "GameBegan";
            seats: number;
            options: components["schemas"]["Fief1429Options"];
        } | {
            /** @constant */
            type: "FirstPlayerDrawn";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "LordDrawn";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "FamilySettled";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            lord: components["schemas"]["Fief1429Lord"];
            sergeants: number;
            knights: number;
            ecus: number;
        } | {
            /** @constant */
            type: "TurnBegan";
            turn: number;
            /** @description A place at the table, from 0. */
            first: number;
        } | {
            /** @constant */
            type: "PhaseBegan";
            /** @enum {string} */
            phase: "set-up" | "hear-ye" | "cards" | "income" | "purchases" | "marches" | "battles" | "end";
        } | {
            /** @constant */
            type: "ConsentAsked";
            /** @description A place at the table, from 0. */
            seat: number;
            matter: components["schemas"]["Fief1429Matter"];
        } | {
            /** @constant */
            type: "ConsentAnswered";
            /** @description A place at the table, from 0. */
            seat: number;
            matter: components["schemas"]["Fief1429Matter"];
            isGiven: boolean;
        } | {
            /** @constant */
            type: "Wed";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            spouse: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            spouseSeat: number;
        } | {
            /** @constant */
            type: "MarriageAnnulled";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            spouse: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            spouseSeat: number;
        } | {
            /** @constant */
            type: "ElectionOpened";
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "CandidatePresented";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "VotesShown";
            office: components["schemas"]["Fief1429Office"];
            ballots: {
                /** @description A place at the table, from 0. */
                seat: number;
                votes: number;
                on: components["schemas"]["Fief1429LordOrNobody"];
                blank: components["schemas"]["Fief1429LordOrNobody"];
            }[];
            tally: {
                lord: components["schemas"]["Fief1429Lord"];
                votes: number;
            }[];
            elected: components["schemas"]["Fief1429Lord"] | null;
            /** @enum {string} */
            why: "elected" | "no-votes" | "tie" | "too-few" | "no-clergy";
        } | {
            /** @constant */
            type: "Elected";
            office: components["schemas"]["Fief1429Office"];
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "ElectionClosed";
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "Crowned";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            crown: "pope" | "king" | "queen" | "prince";
            /** @enum {string} */
            cause: "marriage" | "succession" | "birth";
        } | {
            /** @constant */
            type: "OfficeLost";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            office: ("pope" | "king" | "queen" | "prince") | "bishop" | "cardinal";
            /** @enum {string} */
            cause: "election" | "succession" | "annulment" | "excommunication" | "orders";
        } | {
            /** @constant */
            type: "CardDiscarded";
            /** @description A place at the table, from 0. */
            seat: number;
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "CalamityDropped";
            /** @description A place at the table, from 0. */
            seat: number;
            calamity: components["schemas"]["Fief1429Calamity"];
        } | {
            /** @constant */
            type: "PileRenewed";
            /** @enum {string} */
            pile: "character" | "event";
            cards: number;
        } | {
            /** @constant */
            type: "CalamityTurned";
            calamity: components["schemas"]["Fief1429Calamity"];
            rolled: number | null;
            bishopric: number | null;
            /** @enum {string} */
            effect: "strikes" | "false-alarm" | "double" | "calm";
        } | {
            /** @constant */
            type: "PlagueTested";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            village: components["schemas"]["Fief1429Village"];
            rolled: number;
            dies: boolean;
        } | {
            /** @constant */
            type: "TroopsTested";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            isEntry: boolean;
        } | {
            /** @constant */
            type: "LordDied";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "battle" | "surrender" | "plague" | "revolt" | "assassination" | "justice";
        } | {
            /** @constant */
            type: "TroopsLost";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            sergeants: number;
            knights: number;
            /** @enum {string} */
            cause: "battle" | "surrender" | "plague" | "revolt" | "assassination" | "justice";
            isRiding: boolean;
            isEntry: boolean;
        } | {
            /** @constant */
            type: "CardPlayed";
            /** @description A place at the table, from 0. */
            seat: number;
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "CardTakenBack";
            /** @description A place at the table, from 0. */
            seat: number;
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "LordPlayed";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "BoonPlayed";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            boon: "good-harvest" | "fine-weather";
            /** @description The number of a bishopric. */
            bishopric: number;
            cancels: components["schemas"]["Fief1429Calamity"] | null;
        } | {
            /** @constant */
            type: "TailleLevied";
            /** @description A place at the table, from 0. */
            seat: number;
            fief: components["schemas"]["Fief1429Fief"];
            by: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "TitheLevied";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description The number of a bishopric. */
            bishopric: number;
            by: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            as: "bishop" | "cardinal";
        } | {
            /** @constant */
            type: "PapalTitheLevied";
            /** @description A place at the table, from 0. */
            seat: number;
            by: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "TaxLapsed";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            tax: "taille" | "tithe" | "papal-tithe";
        } | {
            /** @constant */
            type: "TaxesCleared";
        } | {
            /** @constant */
            type: "RansomPaid";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
            isAgreed: boolean;
        } | {
            /** @constant */
            type: "RansomUnpaid";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
        } | {
            /** @constant */
            type: "PrisonerFreed";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            by: number | null;
            /** @enum {string} */
            cause: "ransom" | "escape" | "guard" | "unguarded" | "victory";
        } | {
            /** @constant */
            type: "LordHoused";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "MillBuilt";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            ecus: number;
        } | {
            /** @constant */
            type: "CastleBuilt";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            ecus: number;
        } | {
            /** @constant */
            type: "TitleBought";
            /** @description A place at the table, from 0. */
            seat: number;
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"];
            city: components["schemas"]["Fief1429Village"];
            ecus: number;
        } | {
            /** @constant */
            type: "HatGiven";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            by: "card" | "purchase";
            ecus: number;
        } | {
            /** @constant */
            type: "LeaveAnswered";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            isGiven: boolean;
        } | {
            /** @constant */
            type: "LeaveRefused";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "MarchHalted";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            lords: components["schemas"]["Fief1429Lord"][];
        } | {
            /** @constant */
            type: "PassageOpened";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "RideDeclared";
            /** @description A place at the table, from 0. */
            seat: number;
            leader: components["schemas"]["Fief1429Lord"];
            lords: components["schemas"]["Fief1429Lord"][];
            village: components["schemas"]["Fief1429Village"];
            to: components["schemas"]["Fief1429Village"];
            bands: components["schemas"]["Fief1429Band"][];
            /** @description A place at the table, from 0. */
            target: number;
        } | {
            /** @constant */
            type: "RideEnded";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "BattleBegan";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            attacker: number;
            /** @description A place at the table, from 0. */
            defender: number;
            /** @enum {string} */
            kind: "battle" | "ride";
        } | {
            /** @constant */
            type: "SideTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            side: "none" | "attack" | "defend";
        } | {
            /** @constant */
            type: "RoundFought";
            village: components["schemas"]["Fief1429Village"];
            round: number;
            attack: components["schemas"]["Fief1429Thrown"];
            defend: components["schemas"]["Fief1429Thrown"];
        } | {
            /** @constant */
            type: "HitsTaken";
            /** @enum {string} */
            side: "attack" | "defend";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description What is left for lords. */
            hits: number;
        } | {
            /** @constant */
            type: "LordCaptured";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            by: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "alone" | "battle" | "surrender" | "ambush" | "victory";
        } | {
            /** @constant */
            type: "LordReleased";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            by: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "StanceTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            stance: "truce" | "fight" | "surrender" | "stop";
        } | {
            /** @constant */
            type: "AllyWavered";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            choice: "stay" | "leave" | "cross";
        } | {
            /** @constant */
            type: "BattleEnded";
            village: components["schemas"]["Fief1429Village"];
            victor: ("attack" | "defend") | null;
            /** @enum {string} */
            reason: "won" | "alone" | "surrender" | "truce" | "stop" | "lords-only" | "no-leader" | "no-losses" | "walls" | "all-fallen";
        } | {
            /** @constant */
            type: "ControlChanged";
            village: components["schemas"]["Fief1429Village"];
            from: number | null;
            to: number | null;
            /** @enum {string} */
            cause: "arrival" | "departure" | "conquest" | "cession" | "marriage";
        } | {
            /** @constant */
            type: "SiegeLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "SiegeTightened";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "SiegeLifted";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "wish" | "no-lord" | "control";
        } | {
            /** @constant */
            type: "GuestAdmitted";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            guest: number;
        } | {
            /** @constant */
            type: "TitleBestowed";
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            cause: "inheritance" | "marriage" | "conquest" | "recovery" | "passed";
        } | {
            /** @constant */
            type: "TitleVacated";
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"] | null;
            /** @enum {string} */
            cause: "death" | "conquest";
        } | {
            /** @constant */
            type: "TroopsReplaced";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            from: number;
            /** @description A place at the table, from 0. */
            to: number;
            sergeants: number;
            knights: number;
        } | {
            /** @constant */
            type: "OfferEnded";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            /** @enum {string} */
            cause: "declined" | "withdrawn" | "expired";
            room: number | null;
        } | {
            /** @constant */
            type: "PassageGranted";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
        } | {
            /** @constant */
            type: "PriceWaived";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            fief: components["schemas"]["Fief1429Fief"];
        } | {
            /** @constant */
            type: "RoomOpened";
            /** @description A place at the table, from 0. */
            seat: number;
            guests: number[];
            /** @description That are left. */
            embassies: number;
        } | {
            /** @constant */
            type: "RoomProlonged";
            /** @description A place at the table, from 0. */
            seat: number;
            guests: number[];
            embassies: number;
        } | {
            /** @constant */
            type: "RoomClosed";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "TroopsShown";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            sergeants: number;
            knights: number;
        } | {
            /** @constant */
            type: "RelicsPlaced";
            relics: {
                relic: components["schemas"]["Fief1429Relic"];
                village: components["schemas"]["Fief1429Village"];
            }[];
        } | {
            /** @constant */
            type: "RelicTaken";
            relic: components["schemas"]["Fief1429Relic"];
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "clergy" | "found" | "family" | "ally" | "captor" | "gift";
        } | {
            /** @constant */
            type: "RelicLeft";
            relic: components["schemas"]["Fief1429Relic"];
            village: components["schemas"]["Fief1429Village"];
            /** @description Whose troops keep it. */
            seat: number | null;
        } | {
            /** @constant */
            type: "Prayed";
            relic: components["schemas"]["Fief1429Relic"];
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            calamity: components["schemas"]["Fief1429Calamity"];
            /** @description The number of a bishopric. */
            bishopric: number;
            rolled: number;
            /** @enum {string} */
            effect: "stays" | "moved" | "ended";
            onto: number | null;
        } | {
            /** @constant */
            type: "LordRevived";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            by: number;
            relic: components["schemas"]["Fief1429Relic"];
        } | {
            /** @constant */
            type: "LordMourned";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "PrisonerHandedOver";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
        } | {
            /** @constant */
            type: "Excommunicated";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            by: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "Absolved";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            cause: "pope" | "death";
        } | {
            /** @constant */
            type: "MaidCalled";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "AuthorMarked";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "WallsUndermined";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "RevoltRaised";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            first: number | null;
        } | {
            /** @constant */
            type: "RevoltCalmed";
            card: number;
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            as: "bishop" | "cardinal";
            rolled: number;
            isCalmed: boolean;
        } | {
            /** @constant */
            type: "RevoltStruck";
            village: components["schemas"]["Fief1429Village"];
            /** @description What each battle die shows. */
            dice: number[];
            walls: number;
            hits: number;
            inside: number;
        } | {
            /** @constant */
            type: "TollTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            hits: number;
        } | {
            /** @constant */
            type: "VillageRuined";
            village: components["schemas"]["Fief1429Village"];
            mills: number;
            hadCastle: boolean;
        } | {
            /** @constant */
            type: "RevoltEnded";
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "TurnEnded";
            turn: number;
            points: {
                /** @description A place at the table, from 0. */
                seat: number;
                points: number;
            }[];
        } | {
            /** @constant */
            type: "GameEnded";
            ranking: {
                /** @description A place at the table, from 0. */
                seat: number;
                rank: number;
                score: number;
            }[];
            winners: number[];
            /** @enum {string} */
            reason: "alone" | "alliance" | "turns";
            decidedBy: ("king" | "pope" | "regent" | "fiefs" | "bishops" | "villages") | null;
        };
        Fief1429Told: {
            /** @constant */
            type: "CardDrawn";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            pile: "character" | "event";
            card: components["schemas"]["Fief1429Card"] | "hidden";
        } | {
            /** @constant */
            type: "CalamityLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            calamity: components["schemas"]["Fief1429Calamity"] | "hidden";
        } | {
            /** @constant */
            type: "BallotCast";
            /** @description A place at the table, from 0. */
            seat: number;
            on: components["schemas"]["Fief1429LordOrNobody"];
            blank: components["schemas"]["Fief1429LordOrNobody"];
        } | {
            /** @constant */
            type: "MarkersLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description One or two, for or null. */
            on: components["schemas"]["Fief1429Lord"][];
        } | {
            /** @constant */
            type: "OfferMade";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            /** @description Null where the money of others is hidden. */
            ecus: number | null;
            card: components["schemas"]["Fief1429CardOrNone"] | ("character" | "event");
            pledge: components["schemas"]["Fief1429Pledge"];
            /** @description Null where the money of others is hidden. */
            askedEcus: number | null;
            askedCard: components["schemas"]["Fief1429CardOrNone"] | ("character" | "event");
            askedPledge: components["schemas"]["Fief1429Pledge"];
            /** @description Whose room it is made in; it is secret there. */
            room: number | null;
            /** @description An ambassador is sent for it. */
            isByEmbassy: boolean;
        } | {
            /** @constant */
            type: "OfferTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            /** @description Null where the money of others is hidden. */
            ecus: number | null;
            card: components["schemas"]["Fief1429CardOrNone"] | ("character" | "event");
            pledge: components["schemas"]["Fief1429Pledge"];
            /** @description Null where the money of others is hidden. */
            askedEcus: number | null;
            askedCard: components["schemas"]["Fief1429CardOrNone"] | ("character" | "event");
            askedPledge: components["schemas"]["Fief1429Pledge"];
            /** @description Whose room it is made in; it is secret there. */
            room: number | null;
            /** @description An ambassador is sent for it. */
            isByEmbassy: boolean;
        } | {
            /** @constant */
            type: "Whispered";
            /** @description A place at the table, from 0. */
            room: number;
        } | {
            /** @constant */
            type: "TradedInPrivate";
            /** @description A place at the table, from 0. */
            room: number;
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            /** @description From the seat to the other, on balance; null where hidden. */
            ecus: number | null;
            /** @description Cards from the seat to the other, on balance. */
            characters: number;
            events: number;
        } | {
            /** @constant */
            type: "MoneyGiven";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            /** @description Null where the money of others is hidden. */
            ecus: number | null;
            /** @description Null where the money of others is hidden. */
            total: number | null;
            /** @description Null where the money of others is hidden. */
            toTotal: number | null;
        } | {
            /** @constant */
            type: "IncomeReceived";
            /** @description A place at the table, from 0. */
            seat: number;
            villages: number;
            mills: number;
            taille: number;
            tithe: number;
            queen: number;
            ecus: number;
            /** @description Null where the money of others is hidden. */
            total: number | null;
        } | {
            /** @constant */
            type: "MillsPillaged";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            mills: number;
            /** @description Null where the money of others is hidden. */
            total: number | null;
        } | {
            /** @constant */
            type: "Recruited";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description In the fog others learn it when the family has bought. */
            village: components["schemas"]["Fief1429Village"] | null;
            sergeants: number;
            knights: number;
            ecus: number;
        } | {
            /** @constant */
            type: "MusterPlaced";
            /** @description A place at the table, from 0. */
            seat: number;
            posts: {
                village: components["schemas"]["Fief1429Village"];
                pawns: number;
                sergeants: number | null;
                knights: number | null;
            }[];
        } | {
            /** @constant */
            type: "LeaveAsked";
            /** @description A place at the table, from 0. */
            seat: number;
            leader: components["schemas"]["Fief1429Lord"];
            /** @description All who go, prisoners too, the leader first. */
            lords: components["schemas"]["Fief1429Lord"][];
            from: components["schemas"]["Fief1429Village"];
            to: components["schemas"]["Fief1429Village"];
            bands: {
                /** @description A place at the table, from 0. */
                seat: number;
                sergeants: number | null;
                knights: number | null;
                /** @description Steps made this turn. */
                steps: number;
                /** @description Before the village, on the road from there; null: in it. */
                road: components["schemas"]["Fief1429Village"] | null;
                hasFacedPlague: boolean;
                isRiding: boolean;
                pawns: number;
            }[];
            of: number[];
        } | {
            /** @constant */
            type: "Marched";
            /** @description A place at the table, from 0. */
            seat: number;
            leader: components["schemas"]["Fief1429Lord"];
            /** @description All who go, prisoners too, the leader first. */
            lords: components["schemas"]["Fief1429Lord"][];
            from: components["schemas"]["Fief1429Village"];
            to: components["schemas"]["Fief1429Village"];
            /** @description They stand before the village, on the road from there. */
            road: components["schemas"]["Fief1429Village"] | null;
            bands: {
                /** @description A place at the table, from 0. */
                seat: number;
                sergeants: number | null;
                knights: number | null;
                /** @description Steps made this turn. */
                steps: number;
                /** @description Before the village, on the road from there; null: in it. */
                road: components["schemas"]["Fief1429Village"] | null;
                hasFacedPlague: boolean;
                isRiding: boolean;
                pawns: number;
            }[];
        } | {
            /** @constant */
            type: "Settled";
            next: components["schemas"]["Fief1429Step"][];
        } | {
            /** @constant */
            type: "Interrupted";
            by: components["schemas"]["Fief1429Step"][];
        } | {
            /** @constant */
            type: "Answered";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "GameBegan";
            seats: number;
            options: components["schemas"]["Fief1429Options"];
        } | {
            /** @constant */
            type: "FirstPlayerDrawn";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "LordDrawn";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "FamilySettled";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            lord: components["schemas"]["Fief1429Lord"];
            sergeants: number;
            knights: number;
            ecus: number;
        } | {
            /** @constant */
            type: "TurnBegan";
            turn: number;
            /** @description A place at the table, from 0. */
            first: number;
        } | {
            /** @constant */
            type: "PhaseBegan";
            /** @enum {string} */
            phase: "set-up" | "hear-ye" | "cards" | "income" | "purchases" | "marches" | "battles" | "end";
        } | {
            /** @constant */
            type: "ConsentAsked";
            /** @description A place at the table, from 0. */
            seat: number;
            matter: components["schemas"]["Fief1429Matter"];
        } | {
            /** @constant */
            type: "ConsentAnswered";
            /** @description A place at the table, from 0. */
            seat: number;
            matter: components["schemas"]["Fief1429Matter"];
            isGiven: boolean;
        } | {
            /** @constant */
            type: "Wed";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            spouse: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            spouseSeat: number;
        } | {
            /** @constant */
            type: "MarriageAnnulled";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            spouse: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            spouseSeat: number;
        } | {
            /** @constant */
            type: "ElectionOpened";
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "CandidatePresented";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "VotesShown";
            office: components["schemas"]["Fief1429Office"];
            ballots: {
                /** @description A place at the table, from 0. */
                seat: number;
                votes: number;
                on: components["schemas"]["Fief1429LordOrNobody"];
                blank: components["schemas"]["Fief1429LordOrNobody"];
            }[];
            tally: {
                lord: components["schemas"]["Fief1429Lord"];
                votes: number;
            }[];
            elected: components["schemas"]["Fief1429Lord"] | null;
            /** @enum {string} */
            why: "elected" | "no-votes" | "tie" | "too-few" | "no-clergy";
        } | {
            /** @constant */
            type: "Elected";
            office: components["schemas"]["Fief1429Office"];
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "ElectionClosed";
            office: components["schemas"]["Fief1429Office"];
        } | {
            /** @constant */
            type: "Crowned";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            crown: "pope" | "king" | "queen" | "prince";
            /** @enum {string} */
            cause: "marriage" | "succession" | "birth";
        } | {
            /** @constant */
            type: "OfficeLost";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            office: ("pope" | "king" | "queen" | "prince") | "bishop" | "cardinal";
            /** @enum {string} */
            cause: "election" | "succession" | "annulment" | "excommunication" | "orders";
        } | {
            /** @constant */
            type: "CardDiscarded";
            /** @description A place at the table, from 0. */
            seat: number;
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "CalamityDropped";
            /** @description A place at the table, from 0. */
            seat: number;
            calamity: components["schemas"]["Fief1429Calamity"];
        } | {
            /** @constant */
            type: "PileRenewed";
            /** @enum {string} */
            pile: "character" | "event";
            cards: number;
        } | {
            /** @constant */
            type: "CalamityTurned";
            calamity: components["schemas"]["Fief1429Calamity"];
            rolled: number | null;
            bishopric: number | null;
            /** @enum {string} */
            effect: "strikes" | "false-alarm" | "double" | "calm";
        } | {
            /** @constant */
            type: "PlagueTested";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            village: components["schemas"]["Fief1429Village"];
            rolled: number;
            dies: boolean;
        } | {
            /** @constant */
            type: "TroopsTested";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            isEntry: boolean;
        } | {
            /** @constant */
            type: "LordDied";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "battle" | "surrender" | "plague" | "revolt" | "assassination" | "justice";
        } | {
            /** @constant */
            type: "TroopsLost";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            sergeants: number;
            knights: number;
            /** @enum {string} */
            cause: "battle" | "surrender" | "plague" | "revolt" | "assassination" | "justice";
            isRiding: boolean;
            isEntry: boolean;
        } | {
            /** @constant */
            type: "CardPlayed";
            /** @description A place at the table, from 0. */
            seat: number;
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "CardTakenBack";
            /** @description A place at the table, from 0. */
            seat: number;
            card: components["schemas"]["Fief1429Card"];
        } | {
            /** @constant */
            type: "LordPlayed";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "BoonPlayed";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            boon: "good-harvest" | "fine-weather";
            /** @description The number of a bishopric. */
            bishopric: number;
            cancels: components["schemas"]["Fief1429Calamity"] | null;
        } | {
            /** @constant */
            type: "TailleLevied";
            /** @description A place at the table, from 0. */
            seat: number;
            fief: components["schemas"]["Fief1429Fief"];
            by: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "TitheLevied";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description The number of a bishopric. */
            bishopric: number;
            by: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            as: "bishop" | "cardinal";
        } | {
            /** @constant */
            type: "PapalTitheLevied";
            /** @description A place at the table, from 0. */
            seat: number;
            by: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "TaxLapsed";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            tax: "taille" | "tithe" | "papal-tithe";
        } | {
            /** @constant */
            type: "TaxesCleared";
        } | {
            /** @constant */
            type: "RansomPaid";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
            isAgreed: boolean;
        } | {
            /** @constant */
            type: "RansomUnpaid";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
        } | {
            /** @constant */
            type: "PrisonerFreed";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            by: number | null;
            /** @enum {string} */
            cause: "ransom" | "escape" | "guard" | "unguarded" | "victory";
        } | {
            /** @constant */
            type: "LordHoused";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "MillBuilt";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            ecus: number;
        } | {
            /** @constant */
            type: "CastleBuilt";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            ecus: number;
        } | {
            /** @constant */
            type: "TitleBought";
            /** @description A place at the table, from 0. */
            seat: number;
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"];
            city: components["schemas"]["Fief1429Village"];
            ecus: number;
        } | {
            /** @constant */
            type: "HatGiven";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            by: "card" | "purchase";
            ecus: number;
        } | {
            /** @constant */
            type: "LeaveAnswered";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            isGiven: boolean;
        } | {
            /** @constant */
            type: "LeaveRefused";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "MarchHalted";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            lords: components["schemas"]["Fief1429Lord"][];
        } | {
            /** @constant */
            type: "PassageOpened";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "RideDeclared";
            /** @description A place at the table, from 0. */
            seat: number;
            leader: components["schemas"]["Fief1429Lord"];
            lords: components["schemas"]["Fief1429Lord"][];
            village: components["schemas"]["Fief1429Village"];
            to: components["schemas"]["Fief1429Village"];
            bands: components["schemas"]["Fief1429Band"][];
            /** @description A place at the table, from 0. */
            target: number;
        } | {
            /** @constant */
            type: "RideEnded";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "BattleBegan";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            attacker: number;
            /** @description A place at the table, from 0. */
            defender: number;
            /** @enum {string} */
            kind: "battle" | "ride";
        } | {
            /** @constant */
            type: "SideTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            side: "none" | "attack" | "defend";
        } | {
            /** @constant */
            type: "RoundFought";
            village: components["schemas"]["Fief1429Village"];
            round: number;
            attack: components["schemas"]["Fief1429Thrown"];
            defend: components["schemas"]["Fief1429Thrown"];
        } | {
            /** @constant */
            type: "HitsTaken";
            /** @enum {string} */
            side: "attack" | "defend";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description What is left for lords. */
            hits: number;
        } | {
            /** @constant */
            type: "LordCaptured";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            by: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "alone" | "battle" | "surrender" | "ambush" | "victory";
        } | {
            /** @constant */
            type: "LordReleased";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            by: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "StanceTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            stance: "truce" | "fight" | "surrender" | "stop";
        } | {
            /** @constant */
            type: "AllyWavered";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            choice: "stay" | "leave" | "cross";
        } | {
            /** @constant */
            type: "BattleEnded";
            village: components["schemas"]["Fief1429Village"];
            victor: ("attack" | "defend") | null;
            /** @enum {string} */
            reason: "won" | "alone" | "surrender" | "truce" | "stop" | "lords-only" | "no-leader" | "no-losses" | "walls" | "all-fallen";
        } | {
            /** @constant */
            type: "ControlChanged";
            village: components["schemas"]["Fief1429Village"];
            from: number | null;
            to: number | null;
            /** @enum {string} */
            cause: "arrival" | "departure" | "conquest" | "cession" | "marriage";
        } | {
            /** @constant */
            type: "SiegeLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "SiegeTightened";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "SiegeLifted";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "wish" | "no-lord" | "control";
        } | {
            /** @constant */
            type: "GuestAdmitted";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            guest: number;
        } | {
            /** @constant */
            type: "TitleBestowed";
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            cause: "inheritance" | "marriage" | "conquest" | "recovery" | "passed";
        } | {
            /** @constant */
            type: "TitleVacated";
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"] | null;
            /** @enum {string} */
            cause: "death" | "conquest";
        } | {
            /** @constant */
            type: "TroopsReplaced";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            from: number;
            /** @description A place at the table, from 0. */
            to: number;
            sergeants: number;
            knights: number;
        } | {
            /** @constant */
            type: "OfferEnded";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            /** @enum {string} */
            cause: "declined" | "withdrawn" | "expired";
            room: number | null;
        } | {
            /** @constant */
            type: "PassageGranted";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
        } | {
            /** @constant */
            type: "PriceWaived";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
            fief: components["schemas"]["Fief1429Fief"];
        } | {
            /** @constant */
            type: "RoomOpened";
            /** @description A place at the table, from 0. */
            seat: number;
            guests: number[];
            /** @description That are left. */
            embassies: number;
        } | {
            /** @constant */
            type: "RoomProlonged";
            /** @description A place at the table, from 0. */
            seat: number;
            guests: number[];
            embassies: number;
        } | {
            /** @constant */
            type: "RoomClosed";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "TroopsShown";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            sergeants: number;
            knights: number;
        } | {
            /** @constant */
            type: "RelicsPlaced";
            relics: {
                relic: components["schemas"]["Fief1429Relic"];
                village: components["schemas"]["Fief1429Village"];
            }[];
        } | {
            /** @constant */
            type: "RelicTaken";
            relic: components["schemas"]["Fief1429Relic"];
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            cause: "clergy" | "found" | "family" | "ally" | "captor" | "gift";
        } | {
            /** @constant */
            type: "RelicLeft";
            relic: components["schemas"]["Fief1429Relic"];
            village: components["schemas"]["Fief1429Village"];
            /** @description Whose troops keep it. */
            seat: number | null;
        } | {
            /** @constant */
            type: "Prayed";
            relic: components["schemas"]["Fief1429Relic"];
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            calamity: components["schemas"]["Fief1429Calamity"];
            /** @description The number of a bishopric. */
            bishopric: number;
            rolled: number;
            /** @enum {string} */
            effect: "stays" | "moved" | "ended";
            onto: number | null;
        } | {
            /** @constant */
            type: "LordRevived";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            by: number;
            relic: components["schemas"]["Fief1429Relic"];
        } | {
            /** @constant */
            type: "LordMourned";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "PrisonerHandedOver";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description A place at the table, from 0. */
            to: number;
        } | {
            /** @constant */
            type: "Excommunicated";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            by: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "Absolved";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            cause: "pope" | "death";
        } | {
            /** @constant */
            type: "MaidCalled";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "AuthorMarked";
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
        } | {
            /** @constant */
            type: "WallsUndermined";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "RevoltRaised";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            first: number | null;
        } | {
            /** @constant */
            type: "RevoltCalmed";
            card: number;
            /** @description A place at the table, from 0. */
            seat: number;
            lord: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            as: "bishop" | "cardinal";
            rolled: number;
            isCalmed: boolean;
        } | {
            /** @constant */
            type: "RevoltStruck";
            village: components["schemas"]["Fief1429Village"];
            /** @description What each battle die shows. */
            dice: number[];
            walls: number;
            hits: number;
            inside: number;
        } | {
            /** @constant */
            type: "TollTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            village: components["schemas"]["Fief1429Village"];
            hits: number;
        } | {
            /** @constant */
            type: "VillageRuined";
            village: components["schemas"]["Fief1429Village"];
            mills: number;
            hadCastle: boolean;
        } | {
            /** @constant */
            type: "RevoltEnded";
            village: components["schemas"]["Fief1429Village"];
        } | {
            /** @constant */
            type: "TurnEnded";
            turn: number;
            points: {
                /** @description A place at the table, from 0. */
                seat: number;
                points: number;
            }[];
        } | {
            /** @constant */
            type: "GameEnded";
            ranking: {
                /** @description A place at the table, from 0. */
                seat: number;
                rank: number;
                score: number;
            }[];
            winners: number[];
            /** @enum {string} */
            reason: "alone" | "alliance" | "turns";
            decidedBy: ("king" | "pope" | "regent" | "fiefs" | "bishops" | "villages") | null;
        };
        /** @description Go on without doing anything more here. */
        Fief1429Pass: {
            /** @constant */
            type: "pass";
        };
        /** @description Agree or refuse. */
        Fief1429Answer: {
            /** @constant */
            type: "answer";
            /** @enum {string} */
            answer: "no" | "yes";
        };
        /** @description Choose the village where your family begins. */
        Fief1429Settle: {
            /** @constant */
            type: "settle";
            village: components["schemas"]["Fief1429Village"];
        };
        /** @description Propose a marriage. */
        Fief1429Propose: {
            /** @constant */
            type: "propose";
            lord: components["schemas"]["Fief1429Lord"];
            spouse: components["schemas"]["Fief1429Lord"];
        };
        /** @description Present a candidate. */
        Fief1429Present: {
            /** @constant */
            type: "present";
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Lay your markers. */
        Fief1429Vote: {
            /** @constant */
            type: "vote";
            on: components["schemas"]["Fief1429LordOrNobody"];
            blank: components["schemas"]["Fief1429LordOrNobody"];
        };
        /** @description Discard a card. */
        Fief1429Discard: {
            /** @constant */
            type: "discard";
            card: components["schemas"]["Fief1429Card"];
        };
        /** @description Draw a card. */
        Fief1429Draw: {
            /** @constant */
            type: "draw";
            /** @enum {string} */
            pile: "character" | "event";
        };
        /** @description Bring a lord into your family. */
        Fief1429PlayLord: {
            /** @constant */
            type: "playLord";
            lord: components["schemas"]["Fief1429Lord"];
            village: components["schemas"]["Fief1429Village"];
            /** @enum {string} */
            as: "lord" | "prince";
        };
        /** @description Play good harvest or fine weather on a bishopric. */
        Fief1429PlayBoon: {
            /** @constant */
            type: "playBoon";
            /** @enum {string} */
            boon: "good-harvest" | "fine-weather";
            /** @description The number of a bishopric. */
            bishopric: number;
        };
        /** @description Levy the taille of a fief. */
        Fief1429LevyTaille: {
            /** @constant */
            type: "levyTaille";
            fief: components["schemas"]["Fief1429Fief"];
        };
        /** @description Levy the tithe of a bishopric. */
        Fief1429LevyTithe: {
            /** @constant */
            type: "levyTithe";
            /** @description The number of a bishopric. */
            bishopric: number;
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Levy the tithe of all governed bishoprics. */
        Fief1429LevyPapalTithe: {
            /** @constant */
            type: "levyPapalTithe";
        };
        /** @description Buy sergeants. */
        Fief1429RecruitSergeants: {
            /** @constant */
            type: "recruitSergeants";
            village: components["schemas"]["Fief1429Village"];
            sergeants: number;
        };
        /** @description Buy knights. */
        Fief1429RecruitKnights: {
            /** @constant */
            type: "recruitKnights";
            village: components["schemas"]["Fief1429Village"];
            knights: number;
        };
        /** @description Buy a mill. */
        Fief1429BuildMill: {
            /** @constant */
            type: "buildMill";
            village: components["schemas"]["Fief1429Village"];
        };
        /** @description Buy a castle. */
        Fief1429BuildCastle: {
            /** @constant */
            type: "buildCastle";
            village: components["schemas"]["Fief1429Village"];
        };
        /** @description Buy a fief title and turn a castle into its city. */
        Fief1429BuyTitle: {
            /** @constant */
            type: "buyTitle";
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"];
            city: components["schemas"]["Fief1429Village"];
        };
        /** @description Ask the king to waive the price of a fief title. */
        Fief1429BegTitle: {
            /** @constant */
            type: "begTitle";
            fief: components["schemas"]["Fief1429Fief"];
            lord: components["schemas"]["Fief1429Lord"];
            city: components["schemas"]["Fief1429Village"];
        };
        /** @description Buy the cardinal's title for a bishop. */
        Fief1429BuyHat: {
            /** @constant */
            type: "buyHat";
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Lead a march of one step. */
        Fief1429March: {
            /** @constant */
            type: "march";
            lord: components["schemas"]["Fief1429Lord"];
            to: components["schemas"]["Fief1429Village"];
            companions: components["schemas"]["Fief1429Lord"][];
            sergeants: number;
            knights: number;
        };
        /** @description Force your way with lords and knights. */
        Fief1429Ride: {
            /** @constant */
            type: "ride";
            lord: components["schemas"]["Fief1429Lord"];
            to: components["schemas"]["Fief1429Village"];
            companions: components["schemas"]["Fief1429Lord"][];
            knights: number;
        };
        /** @description Say who takes the village that you left. */
        Fief1429Entrust: {
            /** @constant */
            type: "entrust";
            /** @description A place at the table, from 0. */
            to: number;
        };
        /** @description Go back with all that came. */
        Fief1429TurnBack: {
            /** @constant */
            type: "turnBack";
        };
        /** @description Fight those who refuse to let you pass. */
        Fief1429ForceWay: {
            /** @constant */
            type: "forceWay";
        };
        /** @description Go on after a ride. */
        Fief1429RideOn: {
            /** @constant */
            type: "rideOn";
            to: components["schemas"]["Fief1429Village"];
            knights: number;
        };
        /** @description Declare a battle. */
        Fief1429Attack: {
            /** @constant */
            type: "attack";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            target: number;
        };
        /** @description Take a side in a battle, or none. */
        Fief1429Join: {
            /** @constant */
            type: "join";
            /** @enum {string} */
            side: "none" | "attack" | "defend";
        };
        /** @description Choose your losses; the rest are sergeants. */
        Fief1429Lose: {
            /** @constant */
            type: "lose";
            knights: number;
            /** @description A place at the table, from 0. */
            first: number;
        };
        /** @description Choose the lords who fall. */
        Fief1429Sacrifice: {
            /** @constant */
            type: "sacrifice";
            lords: components["schemas"]["Fief1429Lord"][];
        };
        /** @description Choose what the plague takes; the rest are sergeants. */
        Fief1429Halve: {
            /** @constant */
            type: "halve";
            knights: number;
        };
        /** @description Say how you will go on. */
        Fief1429Resolve: {
            /** @constant */
            type: "resolve";
            /** @enum {string} */
            stance: "truce" | "fight" | "surrender" | "stop";
        };
        /** @description As an ally: stay, leave or change sides. */
        Fief1429Waver: {
            /** @constant */
            type: "waver";
            /** @enum {string} */
            choice: "stay" | "leave" | "cross";
        };
        /** @description Let some of those you could take go free. */
        Fief1429Release: {
            /** @constant */
            type: "release";
            lords: components["schemas"]["Fief1429Lord"][];
        };
        /** @description Lay a siege. */
        Fief1429Besiege: {
            /** @constant */
            type: "besiege";
            village: components["schemas"]["Fief1429Village"];
        };
        /** @description Pillage mills. */
        Fief1429Pillage: {
            /** @constant */
            type: "pillage";
            village: components["schemas"]["Fief1429Village"];
            mills: number;
        };
        /** @description Give a fief title to a lord. */
        Fief1429Bestow: {
            /** @constant */
            type: "bestow";
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Set a freed lord in a village. */
        Fief1429House: {
            /** @constant */
            type: "house";
            village: components["schemas"]["Fief1429Village"];
        };
        /** @description Send a bishop or a cardinal to calm a revolt. */
        Fief1429Calm: {
            /** @constant */
            type: "calm";
            lord: components["schemas"]["Fief1429Lord"];
            /** @enum {string} */
            as: "bishop" | "cardinal";
        };
        /** @description Give écus. */
        Fief1429Give: {
            /** @constant */
            type: "give";
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
        };
        /** @description Offer écus, a card and a pledge for écus, a card and a pledge. */
        Fief1429Offer: {
            /** @constant */
            type: "offer";
            /** @description A place at the table, from 0. */
            to: number;
            ecus: number;
            card: components["schemas"]["Fief1429CardOrNone"];
            pledge: components["schemas"]["Fief1429Pledge"];
            askedEcus: number;
            askedCard: components["schemas"]["Fief1429CardOrNone"];
            askedPledge: components["schemas"]["Fief1429Pledge"];
        };
        /** @description Take an offer. */
        Fief1429Accept: {
            /** @constant */
            type: "accept";
            /** @description A place at the table, from 0. */
            from: number;
        };
        /** @description Decline an offer. */
        Fief1429Decline: {
            /** @constant */
            type: "decline";
            /** @description A place at the table, from 0. */
            from: number;
        };
        /** @description Withdraw your offer. */
        Fief1429Withdraw: {
            /** @constant */
            type: "withdraw";
        };
        /** @description Send an ambassador and talk in private. */
        Fief1429OpenRoom: {
            /** @constant */
            type: "openRoom";
            guests: number[];
        };
        /** @description Send another ambassador to keep your room open for one more phase. */
        Fief1429ProlongRoom: {
            /** @constant */
            type: "prolongRoom";
        };
        /** @description Take up a relic. */
        Fief1429TakeRelic: {
            /** @constant */
            type: "takeRelic";
            lord: components["schemas"]["Fief1429Lord"];
            relic: components["schemas"]["Fief1429Relic"];
        };
        /** @description Hand a relic to a lord in the same village. */
        Fief1429GiveRelic: {
            /** @constant */
            type: "giveRelic";
            relic: components["schemas"]["Fief1429Relic"];
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Call on the saint against the calamity of a bishopric. */
        Fief1429Pray: {
            /** @constant */
            type: "pray";
            /** @description The number of a bishopric. */
            bishopric: number;
        };
        /** @description Raise the lord who has just died. */
        Fief1429Revive: {
            /** @constant */
            type: "revive";
        };
        /** @description Cede the control of a village. */
        Fief1429Cede: {
            /** @constant */
            type: "cede";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            to: number;
        };
        /** @description Free a prisoner. */
        Fief1429Free: {
            /** @constant */
            type: "free";
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Hand a prisoner over. */
        Fief1429HandOver: {
            /** @constant */
            type: "handOver";
            lord: components["schemas"]["Fief1429Lord"];
            /** @description A place at the table, from 0. */
            to: number;
        };
        /** @description Offer a ransom for a lord of yours. */
        Fief1429OfferRansom: {
            /** @constant */
            type: "offerRansom";
            lord: components["schemas"]["Fief1429Lord"];
            ecus: number;
        };
        /** @description Pass a fief title on within the family. */
        Fief1429PassTitle: {
            /** @constant */
            type: "passTitle";
            fief: components["schemas"]["Fief1429Fief"];
            to: components["schemas"]["Fief1429Lord"];
        };
        /** @description End your siege. */
        Fief1429LiftSiege: {
            /** @constant */
            type: "liftSiege";
            village: components["schemas"]["Fief1429Village"];
        };
        /** @description Admit another family into your besieged fortress. */
        Fief1429Admit: {
            /** @constant */
            type: "admit";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            guest: number;
        };
        /** @description Excommunicate a lord. */
        Fief1429Excommunicate: {
            /** @constant */
            type: "excommunicate";
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Lift the excommunication. */
        Fief1429Absolve: {
            /** @constant */
            type: "absolve";
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Ask the pope to annul your marriage. */
        Fief1429AskAnnulment: {
            /** @constant */
            type: "askAnnulment";
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Play d'Arc on a woman. */
        Fief1429CallMaid: {
            /** @constant */
            type: "callMaid";
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Play a cardinal card on a bishop. */
        Fief1429GiveHat: {
            /** @constant */
            type: "giveHat";
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Play assassination. */
        Fief1429Assassinate: {
            /** @constant */
            type: "assassinate";
            lord: components["schemas"]["Fief1429Lord"];
            author: components["schemas"]["Fief1429Lord"];
        };
        /** @description Play justice on an author of murder. */
        Fief1429Execute: {
            /** @constant */
            type: "execute";
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Play ambush in a battle. */
        Fief1429Ambush: {
            /** @constant */
            type: "ambush";
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Play secret passage for a lord's next step. */
        Fief1429OpenPassage: {
            /** @constant */
            type: "openPassage";
            lord: components["schemas"]["Fief1429Lord"];
        };
        /** @description Play secret passage against the walls. */
        Fief1429Undermine: {
            /** @constant */
            type: "undermine";
        };
        /** @description Play secret passage to free prisoners. */
        Fief1429BreakOut: {
            /** @constant */
            type: "breakOut";
            lords: components["schemas"]["Fief1429Lord"][];
        };
        /** @description Play a revolt on a village; the first names whom it strikes first. */
        Fief1429Revolt: {
            /** @constant */
            type: "revolt";
            village: components["schemas"]["Fief1429Village"];
            /** @description A place at the table, from 0. */
            first: number;
        };
        Fief1429Move: components["schemas"]["Fief1429Pass"] | components["schemas"]["Fief1429Answer"] | components["schemas"]["Fief1429Settle"] | components["schemas"]["Fief1429Propose"] | components["schemas"]["Fief1429Present"] | components["schemas"]["Fief1429Vote"] | components["schemas"]["Fief1429Discard"] | components["schemas"]["Fief1429Draw"] | components["schemas"]["Fief1429PlayLord"] | components["schemas"]["Fief1429PlayBoon"] | components["schemas"]["Fief1429LevyTaille"] | components["schemas"]["Fief1429LevyTithe"] | components["schemas"]["Fief1429LevyPapalTithe"] | components["schemas"]["Fief1429RecruitSergeants"] | components["schemas"]["Fief1429RecruitKnights"] | components["schemas"]["Fief1429BuildMill"] | components["schemas"]["Fief1429BuildCastle"] | components["schemas"]["Fief1429BuyTitle"] | components["schemas"]["Fief1429BegTitle"] | components["schemas"]["Fief1429BuyHat"] | components["schemas"]["Fief1429March"] | components["schemas"]["Fief1429Ride"] | components["schemas"]["Fief1429Entrust"] | components["schemas"]["Fief1429TurnBack"] | components["schemas"]["Fief1429ForceWay"] | components["schemas"]["Fief1429RideOn"] | components["schemas"]["Fief1429Attack"] | components["schemas"]["Fief1429Join"] | components["schemas"]["Fief1429Lose"] | components["schemas"]["Fief1429Sacrifice"] | components["schemas"]["Fief1429Halve"] | components["schemas"]["Fief1429Resolve"] | components["schemas"]["Fief1429Waver"] | components["schemas"]["Fief1429Release"] | components["schemas"]["Fief1429Besiege"] | components["schemas"]["Fief1429Pillage"] | components["schemas"]["Fief1429Bestow"] | components["schemas"]["Fief1429House"] | components["schemas"]["Fief1429Calm"] | components["schemas"]["Fief1429Give"] | components["schemas"]["Fief1429Offer"] | components["schemas"]["Fief1429Accept"] | components["schemas"]["Fief1429Decline"] | components["schemas"]["Fief1429Withdraw"] | components["schemas"]["Fief1429OpenRoom"] | components["schemas"]["Fief1429ProlongRoom"] | components["schemas"]["Fief1429TakeRelic"] | components["schemas"]["Fief1429GiveRelic"] | components["schemas"]["Fief1429Pray"] | components["schemas"]["Fief1429Revive"] | components["schemas"]["Fief1429Cede"] | components["schemas"]["Fief1429Free"] | components["schemas"]["Fief1429HandOver"] | components["schemas"]["Fief1429OfferRansom"] | components["schemas"]["Fief1429PassTitle"] | components["schemas"]["Fief1429LiftSiege"] | components["schemas"]["Fief1429Admit"] | components["schemas"]["Fief1429Excommunicate"] | components["schemas"]["Fief1429Absolve"] | components["schemas"]["Fief1429AskAnnulment"] | components["schemas"]["Fief1429CallMaid"] | components["schemas"]["Fief1429GiveHat"] | components["schemas"]["Fief1429Assassinate"] | components["schemas"]["Fief1429Execute"] | components["schemas"]["Fief1429Ambush"] | components["schemas"]["Fief1429OpenPassage"] | components["schemas"]["Fief1429Undermine"] | components["schemas"]["Fief1429BreakOut"] | components["schemas"]["Fief1429Revolt"];
        Fief1429View: {
            options: components["schemas"]["Fief1429Options"];
            turn: number;
            /** @enum {string} */
            phase: "set-up" | "hear-ye" | "cards" | "income" | "purchases" | "marches" | "battles" | "end";
            /** @description A place at the table, from 0. */
            first: number;
            order: number[];
            families: {
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description Null where the money of others is hidden. */
                ecus: number | null;
                hand: {
                    characters: number;
                    events: number;
                };
                /** @description Victory points of this family alone. */
                points: number;
                ally: number | null;
                /** @description With the ally's, as they count for a victory in alliance. */
                alliedPoints: number;
                /** @description Of four at most, prisoners included. */
                lords: number;
                villages: number;
                stock: {
                    sergeants: number;
                    knights: number;
                    engines: number;
                    taxes: number;
                };
                /** @description What it would receive if the income came now. */
                income: {
                    villages: number;
                    mills: number;
                    taille: number;
                    tithe: number;
                    queen: number;
                    ecus: number;
                };
                /** @description Ambassadors that it has left; none in free diplomacy. */
                embassies: number;
                /** @description Bought in the fog and not yet set in villages. */
                muster: {
                    sergeants: number;
                    knights: number;
                };
            }[];
            /** @description Those that you may see. */
            hands: {
                /** @description A place at the table, from 0. */
                seat: number;
                cards: components["schemas"]["Fief1429Card"][];
            }[];
            lords: {
                lord: components["schemas"]["Fief1429Lord"];
                /** @description A place at the table, from 0. */
                seat: number;
                isWoman: boolean;
                village: components["schemas"]["Fief1429Village"];
                road: components["schemas"]["Fief1429Village"] | null;
                /** @description Whose prisoner. */
                guard: number | null;
                spouse: components["schemas"]["Fief1429Lord"] | null;
                fiefs: components["schemas"]["Fief1429Fief"][];
                bishopric: number | null;
                isCardinal: boolean;
                crowns: ("pope" | "king" | "queen" | "prince")[];
                isMaid: boolean;
                isExcommunicated: boolean;
                isAuthor: boolean;
                hasPassage: boolean;
                steps: number;
                stepsMax: number;
                ransom: number;
            }[];
            villages: {
                village: components["schemas"]["Fief1429Village"];
                controller: number | null;
                isOccupied: boolean;
                building: ("castle" | "city") | null;
                mills: number;
                bands: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    sergeants: number | null;
                    knights: number | null;
                    /** @description Steps made this turn. */
                    steps: number;
                    /** @description Before the village, on the road from there; null: in it. */
                    road: components["schemas"]["Fief1429Village"] | null;
                    hasFacedPlague: boolean;
                    isRiding: boolean;
                    pawns: number;
                }[];
                engines: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    shows: number;
                }[];
                guests: number[];
                isBesieged: boolean;
                /** @description With its mills, to whoever is due, taxes apart. */
                pays: number;
            }[];
            fiefs: {
                fief: components["schemas"]["Fief1429Fief"];
                /** @enum {string} */
                rank: "duchy" | "county" | "barony";
                price: number;
                holder: components["schemas"]["Fief1429Lord"] | null;
                seat: number | null;
                city: components["schemas"]["Fief1429Village"] | null;
                taille: number | null;
            }[];
            bishoprics: {
                /** @description The number of a bishopric. */
                bishopric: number;
                bishop: components["schemas"]["Fief1429Lord"] | null;
                seat: number | null;
                calamities: components["schemas"]["Fief1429Calamity"][];
                boons: ("good-harvest" | "fine-weather")[];
                tithe: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    by: components["schemas"]["Fief1429Lord"];
                } | null;
                isWhollyControlled: boolean;
            }[];
            papalTithe: {
                /** @description A place at the table, from 0. */
                seat: number;
                by: components["schemas"]["Fief1429Lord"];
            } | null;
            isRegency: boolean;
            isHatForSale: boolean;
            supply: {
                castles: number;
                mills: number;
            };
            piles: {
                characters: number;
                events: number;
                characterDiscards: components["schemas"]["Fief1429Card"][];
                eventDiscards: components["schemas"]["Fief1429AnyCard"][];
            };
            track: number;
            offers: {
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description A place at the table, from 0. */
                to: number;
                ecus: number | null;
                card: components["schemas"]["Fief1429CardOrNone"] | ("character" | "event");
                pledge: components["schemas"]["Fief1429Pledge"];
                askedEcus: number | null;
                askedCard: components["schemas"]["Fief1429CardOrNone"] | ("character" | "event");
                askedPledge: components["schemas"]["Fief1429Pledge"];
                /** @description Whose room it is made in; it is secret there. */
                room: number | null;
                /** @description An ambassador is sent for it. */
                isByEmbassy: boolean;
            }[];
            /** @description Private rooms, and for how many phases, this one included, they are open. */
            rooms: {
                /** @description A place at the table, from 0. */
                host: number;
                guests: number[];
                phases: number;
            }[];
            /** @description Who lets whom pass this turn. */
            passages: {
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description A place at the table, from 0. */
                to: number;
            }[];
            /** @description Who may have a fief title for nothing this turn. */
            waivers: {
                /** @description A place at the table, from 0. */
                seat: number;
                fief: components["schemas"]["Fief1429Fief"];
            }[];
            relics: {
                relic: components["schemas"]["Fief1429Relic"];
                village: components["schemas"]["Fief1429Village"];
                lord: components["schemas"]["Fief1429Lord"] | null;
                /** @description Whose lord bears it, or whose troops keep it. */
                seat: number | null;
                /** @description Still where it was laid at the beginning. */
                isShrined: boolean;
            }[];
            election: {
                office: components["schemas"]["Fief1429Office"];
                candidates: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    lord: components["schemas"]["Fief1429Lord"];
                }[];
                votes: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    votes: number;
                }[];
                laid: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    on: components["schemas"]["Fief1429Lord"][];
                }[];
                seen: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    on: components["schemas"]["Fief1429LordOrNobody"];
                    blank: components["schemas"]["Fief1429LordOrNobody"];
                }[];
            } | null;
            march: {
                /** @description A place at the table, from 0. */
                seat: number;
                leader: components["schemas"]["Fief1429Lord"];
                lords: components["schemas"]["Fief1429Lord"][];
                from: components["schemas"]["Fief1429Village"];
                to: components["schemas"]["Fief1429Village"];
                bands: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    sergeants: number | null;
                    knights: number | null;
                    /** @description Steps made this turn. */
                    steps: number;
                    /** @description Before the village, on the road from there; null: in it. */
                    road: components["schemas"]["Fief1429Village"] | null;
                    hasFacedPlague: boolean;
                    isRiding: boolean;
                    pawns: number;
                }[];
                of: number[];
                given: number[];
            } | null;
            battle: {
                village: components["schemas"]["Fief1429Village"];
                /** @enum {string} */
                kind: "battle" | "ride";
                round: number;
                emptyRounds: number;
                isUndermined: boolean;
                attack: {
                    /** @description A place at the table, from 0. */
                    leader: number;
                    seats: number[];
                    lords: components["schemas"]["Fief1429Lord"][];
                    sergeants: number;
                    knights: number;
                    points: number;
                    /** @description That it would throw now. */
                    dice: number;
                    /** @description Dice that the walls take away, after the engines. */
                    walls: number;
                    /** @description Hits for each die beyond what it shows. */
                    bonus: number;
                    /** @description That count in this battle. */
                    relics: components["schemas"]["Fief1429Relic"][];
                    /** @description What it may deal in the next round, each with its chance. */
                    hits: {
                        hits: number;
                        chance: number;
                    }[];
                    /** @description The chance that the next round leaves the others without troops. */
                    fells: number;
                };
                defend: {
                    /** @description A place at the table, from 0. */
                    leader: number;
                    seats: number[];
                    lords: components["schemas"]["Fief1429Lord"][];
                    sergeants: number;
                    knights: number;
                    points: number;
                    /** @description That it would throw now. */
                    dice: number;
                    /** @description Dice that the walls take away, after the engines. */
                    walls: number;
                    /** @description Hits for each die beyond what it shows. */
                    bonus: number;
                    /** @description That count in this battle. */
                    relics: components["schemas"]["Fief1429Relic"][];
                    /** @description What it may deal in the next round, each with its chance. */
                    hits: {
                        hits: number;
                        chance: number;
                    }[];
                    /** @description The chance that the next round leaves the others without troops. */
                    fells: number;
                };
                owed: {
                    /** @enum {string} */
                    side: "attack" | "defend";
                    hits: number;
                }[];
                /** @description What the leaders have said so far after this round. */
                stances: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    /** @enum {string} */
                    stance: "truce" | "fight" | "surrender" | "stop";
                }[];
                prospect: {
                    /** @description Chance, 0 to 1, if both sides fight on to the end. */
                    attackWins: number;
                    defenceWins: number;
                    neither: number;
                };
            } | null;
            /** @description While somebody marches or may declare battles. */
            skirmishes: {
                village: components["schemas"]["Fief1429Village"];
                /** @description A place at the table, from 0. */
                attacker: number;
                /** @description A place at the table, from 0. */
                defender: number;
                /** @description After the walls; null where troops lie face down. */
                attackDice: number | null;
                defenceDice: number | null;
                /** @description Null where troops lie face down. */
                prospect: {
                    /** @description Chance, 0 to 1, if both sides fight on to the end. */
                    attackWins: number;
                    defenceWins: number;
                    neither: number;
                } | null;
            }[];
            /** @description For the lords of whoever marches now. */
            ways: {
                lord: components["schemas"]["Fief1429Lord"];
                to: components["schemas"]["Fief1429Village"];
                /** @description Whose leave it needs. */
                leave: number[];
                /** @description It ends before the village, on the road. */
                isBefore: boolean;
                hasPlague: boolean;
            }[];
            revolt: {
                village: components["schemas"]["Fief1429Village"];
                /** @description A place at the table, from 0. */
                first: number;
                cards: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    isCalmed: boolean;
                }[];
            } | null;
            ending: {
                ranking: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    rank: number;
                    score: number;
                }[];
                winners: number[];
                /** @enum {string} */
                reason: "alone" | "alliance" | "turns";
                decidedBy: ("king" | "pope" | "regent" | "fiefs" | "bishops" | "villages") | null;
            } | null;
            agenda: components["schemas"]["Fief1429Agenda"];
        };
        MiddleAgesTile: {
            number: number;
            /** @enum {string} */
            domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            /** @enum {string} */
            stack: "blue" | "orange";
            peasants: number;
            chests: number;
        };
        MiddleAgesTileSet: {
            id: string;
            /** @description False: numbers and symbols of the tiles are reconstructed. */
            isOfficial: boolean;
            rounds: number;
            rowsVisible: number;
            eventAfterRounds: number[];
            startingCoins: number;
            emptyDomainPenalty: number;
            /** @description Which stacks are played, in order, and what follows them, by the number of seats. */
            tables: {
                seats: number;
                stacks: ("blue" | "orange")[];
                discardsReturn: boolean;
            }[];
            /** @description In board order. */
            domains: {
                /** @enum {string} */
                domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                effect: {
                    /** @constant */
                    kind: "coinsPerPeasant";
                    coins: number;
                } | {
                    /** @constant */
                    kind: "tax";
                    coins: number;
                } | {
                    /** @constant */
                    kind: "raise";
                } | {
                    /** @constant */
                    kind: "scout";
                } | {
                    /** @constant */
                    kind: "coinsPerChest";
                    coins: number;
                } | {
                    /** @constant */
                    kind: "attack";
                    coins: number;
                } | {
                    /** @constant */
                    kind: "extraCoin";
                    coins: number;
                } | {
                    /** @constant */
                    kind: "plot";
                };
                income: {
                    coins: number;
                    counts: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                };
                tiles: number;
            }[];
            /** @description Extra-coin tokens in the box. */
            extraCoins: number;
            /** @description Plot tokens in the box. */
            plots: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
            events: {
                /** @enum {string} */
                event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                effect: {
                    /** @constant */
                    kind: "gainPerPeasant";
                    coins: number;
                } | {
                    /** @constant */
                    kind: "gainPerChest";
                    coins: number;
                } | {
                    /** @constant */
                    kind: "gainPerTile";
                    coins: number;
                    domains: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                } | {
                    /** @constant */
                    kind: "gainPerDomain";
                    coins: number;
                } | {
                    /** @constant */
                    kind: "gainPerGraveyardTile";
                    coins: number;
                } | {
                    /** @constant */
                    kind: "losePerTile";
                    coins: number;
                    domains: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                } | {
                    /** @constant */
                    kind: "destroyOneEach";
                    domains: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                } | {
                    /** @constant */
                    kind: "restore";
                };
            }[];
            tiles: components["schemas"]["MiddleAgesTile"][];
        };
        MiddleAgesCause: {
            /** @constant */
            kind: "peasants";
            peasants: number;
            each: number;
        } | {
            /** @constant */
            kind: "chests";
            chests: number;
            each: number;
        } | {
            /** @constant */
            kind: "mill";
            /** @description Of who is paid. */
            mills: number;
            payerMills: number;
        } | {
            /** @constant */
            kind: "barracks";
            /** @description Of who is paid. */
            barracks: number;
            payerRamparts: number;
        } | {
            /** @constant */
            kind: "income";
            /** @enum {string} */
            domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            counted: {
                /** @enum {string} */
                domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                tiles: number;
            }[];
            /** @description For each tile, before the extra coin. */
            each: number;
            /** @description More for each tile, by an extra-coin token. */
            extra: number;
        } | {
            /** @constant */
            kind: "event";
            /** @enum {string} */
            event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            /** @description Symbols, tiles or domains, by the event. */
            counted: number;
            each: number;
        };
        MiddleAgesFact: {
            /** @constant */
            type: "GameBegan";
            seats: number;
            tileSet: components["schemas"]["MiddleAgesTileSet"];
        } | {
            /** @constant */
            type: "PileTurned";
            tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            type: "Settled";
            next: ({
                /** @constant */
                type: "placing";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "round";
            } | {
                /** @constant */
                type: "sending";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "gathering";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "scouting";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "raising";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "addingCoin";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "addingPlot";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "income";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @enum {string} */
                domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                type: "roundEnd";
            } | {
                /** @constant */
                type: "losses";
                /** @enum {string} */
                event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                /** @enum {string} */
                domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                type: "restoration";
                /** @enum {string} */
                event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            } | {
                /** @constant */
                type: "penalty";
            })[];
        } | {
            /** @constant */
            type: "Interrupted";
            by: ({
                /** @constant */
                type: "placing";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "round";
            } | {
                /** @constant */
                type: "sending";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "gathering";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "scouting";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "raising";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "addingCoin";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "addingPlot";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "income";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @enum {string} */
                domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                type: "roundEnd";
            } | {
                /** @constant */
                type: "losses";
                /** @enum {string} */
                event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                /** @enum {string} */
                domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                type: "restoration";
                /** @enum {string} */
                event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            } | {
                /** @constant */
                type: "penalty";
            })[];
        } | {
            /** @constant */
            type: "Answered";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "RowFilled";
            round: number;
            tiles: components["schemas"]["MiddleAgesTile"][];
        } | {
            /** @constant */
            type: "EventsDrawn";
            events: ("skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake")[];
        } | {
            /** @constant */
            type: "OrderDrawn";
            order: number[];
        } | {
            /** @constant */
            type: "StackOpened";
            /** @enum {string} */
            stack: "blue" | "orange";
            tiles: number;
        } | {
            /** @constant */
            type: "DiscardsShuffled";
            tiles: number;
        } | {
            /** @constant */
            type: "RoundBegan";
            round: number;
            order: number[];
        } | {
            /** @constant */
            type: "TileDiscarded";
            round: number;
            /** @description A place in a row, from 0 at the left. */
            place: number;
            tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            type: "LordSent";
            /** @description A place at the table, from 0. */
            seat: number;
            round: number;
            /** @description A place in a row, from 0 at the left. */
            place: number;
            tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            type: "TileGathered";
            /** @description A place at the table, from 0. */
            seat: number;
            round: number;
            /** @description A place in a row, from 0 at the left. */
            place: number;
            tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            type: "ScoutSent";
            /** @description A place at the table, from 0. */
            seat: number;
            round: number;
            /** @description A place in a row, from 0 at the left. */
            place: number;
            tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            type: "ScoutKept";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "ScoutReturned";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "CoinsGained";
            /** @description A place at the table, from 0. */
            seat: number;
            coins: number;
            total: number;
            cause: components["schemas"]["MiddleAgesCause"];
        } | {
            /** @constant */
            type: "CoinsLost";
            /** @description A place at the table, from 0. */
            seat: number;
            coins: number;
            total: number;
            owed: number;
            cause: components["schemas"]["MiddleAgesCause"];
        } | {
            /** @constant */
            type: "CoinsPaid";
            /** @description A place at the table, from 0. */
            from: number;
            /** @description A place at the table, from 0. */
            to: number;
            coins: number;
            /** @description More than was paid where the payer held too little; nothing is owed later. */
            owed: number;
            fromTotal: number;
            toTotal: number;
            cause: components["schemas"]["MiddleAgesCause"];
        } | {
            /** @constant */
            type: "TileDestroyed";
            /** @description A place at the table, from 0. */
            seat: number;
            tile: components["schemas"]["MiddleAgesTile"];
            /** @description Place in its column, from 0 at the bottom. */
            index: number;
            by: ("skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake") | "barracks";
            attacker: number | null;
        } | {
            /** @constant */
            type: "TileRaised";
            /** @description A place at the table, from 0. */
            seat: number;
            tile: components["schemas"]["MiddleAgesTile"];
            /** @description Place in the graveyard, from 0. */
            index: number;
            by: ("skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake") | "village";
        } | {
            /** @constant */
            type: "ExtraCoinLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
        } | {
            /** @constant */
            type: "PlotLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            plot: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            /** @enum {string} */
            domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
        } | {
            /** @constant */
            type: "EventStruck";
            /** @enum {string} */
            event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            round: number;
        } | {
            /** @constant */
            type: "EmptyDomainsCounted";
            /** @description A place at the table, from 0. */
            seat: number;
            domains: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
            each: number;
            penalty: number;
            coins: number;
            score: number;
        } | {
            /** @constant */
            type: "GameEnded";
            ranking: {
                /** @description A place at the table, from 0. */
                seat: number;
                rank: number;
                score: number;
            }[];
            /** @description The domain that broke a tie for the first place, if one did. */
            decidedBy: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace") | null;
        };
        MiddleAgesTold: {
            /** @constant */
            type: "GameBegan";
            seats: number;
            tileSet: {
                id: string;
                isOfficial: boolean;
            };
        } | {
            /** @constant */
            type: "PileTurned";
            tile: {
                number: number;
                /** @enum {string} */
                stack: "blue" | "orange";
            };
        } | {
            /** @constant */
            type: "Settled";
            next: ({
                /** @constant */
                type: "placing";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "round";
            } | {
                /** @constant */
                type: "sending";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "gathering";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "scouting";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "raising";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "addingCoin";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "addingPlot";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "income";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @enum {string} */
                domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                type: "roundEnd";
            } | {
                /** @constant */
                type: "losses";
                /** @enum {string} */
                event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                /** @enum {string} */
                domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                type: "restoration";
                /** @enum {string} */
                event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            } | {
                /** @constant */
                type: "penalty";
            })[];
        } | {
            /** @constant */
            type: "Interrupted";
            by: ({
                /** @constant */
                type: "placing";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "round";
            } | {
                /** @constant */
                type: "sending";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "gathering";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "scouting";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "raising";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "addingCoin";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "addingPlot";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "income";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @enum {string} */
                domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                type: "roundEnd";
            } | {
                /** @constant */
                type: "losses";
                /** @enum {string} */
                event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                /** @enum {string} */
                domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            } | {
                /** @constant */
                type: "restoration";
                /** @enum {string} */
                event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            } | {
                /** @constant */
                type: "penalty";
            })[];
        } | {
            /** @constant */
            type: "Answered";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "RowFilled";
            round: number;
            tiles: components["schemas"]["MiddleAgesTile"][];
        } | {
            /** @constant */
            type: "EventsDrawn";
            events: ("skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake")[];
        } | {
            /** @constant */
            type: "OrderDrawn";
            order: number[];
        } | {
            /** @constant */
            type: "StackOpened";
            /** @enum {string} */
            stack: "blue" | "orange";
            tiles: number;
        } | {
            /** @constant */
            type: "DiscardsShuffled";
            tiles: number;
        } | {
            /** @constant */
            type: "RoundBegan";
            round: number;
            order: number[];
        } | {
            /** @constant */
            type: "TileDiscarded";
            round: number;
            /** @description A place in a row, from 0 at the left. */
            place: number;
            tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            type: "LordSent";
            /** @description A place at the table, from 0. */
            seat: number;
            round: number;
            /** @description A place in a row, from 0 at the left. */
            place: number;
            tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            type: "TileGathered";
            /** @description A place at the table, from 0. */
            seat: number;
            round: number;
            /** @description A place in a row, from 0 at the left. */
            place: number;
            tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            type: "ScoutSent";
            /** @description A place at the table, from 0. */
            seat: number;
            round: number;
            /** @description A place in a row, from 0 at the left. */
            place: number;
            tile: components["schemas"]["MiddleAgesTile"];
        } | {
            /** @constant */
            type: "ScoutKept";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "ScoutReturned";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "CoinsGained";
            /** @description A place at the table, from 0. */
            seat: number;
            coins: number;
            total: number;
            cause: components["schemas"]["MiddleAgesCause"];
        } | {
            /** @constant */
            type: "CoinsLost";
            /** @description A place at the table, from 0. */
            seat: number;
            coins: number;
            total: number;
            owed: number;
            cause: components["schemas"]["MiddleAgesCause"];
        } | {
            /** @constant */
            type: "CoinsPaid";
            /** @description A place at the table, from 0. */
            from: number;
            /** @description A place at the table, from 0. */
            to: number;
            coins: number;
            /** @description More than was paid where the payer held too little; nothing is owed later. */
            owed: number;
            fromTotal: number;
            toTotal: number;
            cause: components["schemas"]["MiddleAgesCause"];
        } | {
            /** @constant */
            type: "TileDestroyed";
            /** @description A place at the table, from 0. */
            seat: number;
            tile: components["schemas"]["MiddleAgesTile"];
            /** @description Place in its column, from 0 at the bottom. */
            index: number;
            by: ("skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake") | "barracks";
            attacker: number | null;
        } | {
            /** @constant */
            type: "TileRaised";
            /** @description A place at the table, from 0. */
            seat: number;
            tile: components["schemas"]["MiddleAgesTile"];
            /** @description Place in the graveyard, from 0. */
            index: number;
            by: ("skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake") | "village";
        } | {
            /** @constant */
            type: "ExtraCoinLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
        } | {
            /** @constant */
            type: "PlotLaid";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            plot: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            /** @enum {string} */
            domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
        } | {
            /** @constant */
            type: "EventStruck";
            /** @enum {string} */
            event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
            round: number;
        } | {
            /** @constant */
            type: "EmptyDomainsCounted";
            /** @description A place at the table, from 0. */
            seat: number;
            domains: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
            each: number;
            penalty: number;
            coins: number;
            score: number;
        } | {
            /** @constant */
            type: "GameEnded";
            ranking: {
                /** @description A place at the table, from 0. */
                seat: number;
                rank: number;
                score: number;
            }[];
            /** @description The domain that broke a tie for the first place, if one did. */
            decidedBy: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace") | null;
        };
        /** @description Send your lord to a tile of the next row. */
        MiddleAgesSend: {
            /** @constant */
            type: "send";
            /** @description A place in a row, from 0 at the left. */
            place: number;
        };
        /** @description Reserve a tile of a row to come. */
        MiddleAgesScout: {
            /** @constant */
            type: "scout";
            round: number;
            /** @description A place in a row, from 0 at the left. */
            place: number;
        };
        /** @description Leave your scout where it is. */
        MiddleAgesKeepScout: {
            /** @constant */
            type: "keepScout";
        };
        /** @description Bring a tile back from your graveyard. */
        MiddleAgesRaise: {
            /** @constant */
            type: "raise";
            /** @description Place in your graveyard, from 0. */
            tile: number;
        };
        /** @description Lay an extra-coin token under a domain. */
        MiddleAgesAddCoin: {
            /** @constant */
            type: "addCoin";
            /** @enum {string} */
            domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
        };
        /** @description Lay a plot token under a domain. */
        MiddleAgesAddPlot: {
            /** @constant */
            type: "addPlot";
            /** @enum {string} */
            plot: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            /** @enum {string} */
            domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
        };
        /** @description Choose the tile that an event destroys. */
        MiddleAgesGive: {
            /** @constant */
            type: "give";
            /** @enum {string} */
            domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
            /** @description Place in that column, from 0 at the bottom. */
            tile: number;
        };
        MiddleAgesMove: components["schemas"]["MiddleAgesSend"] | components["schemas"]["MiddleAgesScout"] | components["schemas"]["MiddleAgesKeepScout"] | components["schemas"]["MiddleAgesRaise"] | components["schemas"]["MiddleAgesAddCoin"] | components["schemas"]["MiddleAgesAddPlot"] | components["schemas"]["MiddleAgesGive"];
        MiddleAgesView: {
            tileSet: {
                id: string;
                isOfficial: boolean;
            };
            /** @description 0 while the lords are set up. */
            round: number;
            /** @description Order of play of this round. */
            order: number[];
            /** @description Who has played this round. */
            done: number[];
            /** @description In order of play: the current row first. */
            rows: {
                round: number;
                spots: {
                    /** @description Empty once the tile was gathered or set aside. */
                    tile: components["schemas"]["MiddleAgesTile"] | null;
                    lord: number | null;
                    scout: number | null;
                    /** @description Of an empty spot: who took its tile; nobody if it was set aside. */
                    gatheredBy: number | null;
                }[];
            }[];
            fiefs: {
                /** @description A place at the table, from 0. */
                seat: number;
                coins: number;
                /** @description Eight, in board order; the last tile lies on top. */
                columns: components["schemas"]["MiddleAgesTile"][][];
                extraCoins: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                plots: {
                    /** @enum {string} */
                    plot: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                    /** @enum {string} */
                    domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                }[];
                graveyard: components["schemas"]["MiddleAgesTile"][];
                peasants: number;
                chests: number;
                lord: {
                    round: number;
                    /** @description A place in a row, from 0 at the left. */
                    place: number;
                } | null;
                scout: {
                    round: number;
                    /** @description A place in a row, from 0 at the left. */
                    place: number;
                } | null;
                /** @description What each domain would pay now. */
                incomes: {
                    /** @enum {string} */
                    domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                    /** @description For each tile, the extra coin included. */
                    each: number;
                    counts: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                    coins: number;
                }[];
                /** @description Whose next Barracks would hit this fief as things stand. */
                exposedTo: number[];
                /** @description The tile that an attack would destroy. */
                firstToFall: components["schemas"]["MiddleAgesTile"] | null;
                /** @description Coins less the penalty for domains that are empty now. */
                score: number;
            }[];
            events: {
                /** @enum {string} */
                event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                afterRound: number;
                isDone: boolean;
                /** @description What it would do to each seat if it came now. */
                now: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    /** @description Less than 0: lost. */
                    coins: number;
                    loses: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                    raises: number;
                }[];
            }[];
            pile: {
                next: {
                    number: number;
                    /** @enum {string} */
                    stack: "blue" | "orange";
                } | null;
                /** @description The next tile included. */
                left: number;
            };
            /** @description The stack that is opened when the pile runs out. */
            waitingStack: {
                /** @enum {string} */
                stack: "blue" | "orange";
                left: number;
            } | null;
            discards: components["schemas"]["MiddleAgesTile"][];
            discardsReturn: boolean;
            supply: {
                extraCoins: number;
                plots: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
            };
            /** @description For a seat that must send its lord: the coins that each tile of the next row would bring as things stand, with the tile that the lord leaves already gathered. */
            prospects: {
                /** @description A place in a row, from 0 at the left. */
                place: number;
                effect: number;
                income: number;
            }[];
            ending: {
                ranking: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    rank: number;
                    score: number;
                }[];
                /** @description The domain that broke a tie for the first place, if one did. */
                decidedBy: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace") | null;
            } | null;
            agenda: {
                planned: number;
                pending: {
                    number: number;
                    step: {
                        /** @constant */
                        type: "placing";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "round";
                    } | {
                        /** @constant */
                        type: "sending";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "gathering";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "scouting";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "raising";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "addingCoin";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "addingPlot";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "income";
                        /** @description A place at the table, from 0. */
                        seat: number;
                        /** @enum {string} */
                        domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                    } | {
                        /** @constant */
                        type: "roundEnd";
                    } | {
                        /** @constant */
                        type: "losses";
                        /** @enum {string} */
                        event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                        /** @enum {string} */
                        domain: "field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace";
                    } | {
                        /** @constant */
                        type: "restoration";
                        /** @enum {string} */
                        event: "skilled-trades" | "precious-goods" | "alliance" | "barbarian-invasion" | "black-death" | "new-defences" | "triumphant-return" | "baby-boom" | "peasant-revolt" | "restoration" | "good-harvests" | "rebuilding-aid" | "wider-lordship" | "costly-ceremonies" | "earthquake";
                    } | {
                        /** @constant */
                        type: "penalty";
                    };
                    answered: number[];
                }[];
            };
        };
        MiddleAgesOptions: Record<string, never>;
        /** @enum {string} */
        VillageCube: "orange" | "green" | "brown" | "pink" | "plague";
        /** @enum {string} */
        VillageWare: "orange" | "green" | "brown" | "pink" | "coin" | "grain" | "scroll" | "horse" | "plough" | "ox" | "wagon";
        /** @enum {string} */
        VillageAction: "harvest" | "family" | "crafts" | "market" | "travel" | "council" | "church";
        /** @enum {string} */
        VillageBuilding: "wainwright" | "stables" | "library" | "smithy";
        /** @enum {string} */
        VillageProfession: "council" | "crafts" | "travel" | "church" | "farm";
        /** @enum {string} */
        VillageCity: "A" | "B" | "C" | "D" | "E" | "F";
        /** @enum {string} */
        VillagePlace: "unborn" | "farm" | "bag" | "wainwright" | "stables" | "library" | "smithy" | "council-1" | "council-2" | "council-3" | "council-4" | "city-A" | "city-B" | "city-C" | "city-D" | "city-E" | "city-F" | "window-1" | "window-2" | "window-3" | "window-4" | "chronicle-council" | "chronicle-crafts" | "chronicle-travel" | "chronicle-church" | "chronicle-farm" | "grave" | "gone";
        VillageCubes: {
            orange: number;
            green: number;
            brown: number;
            pink: number;
            plague: number;
        };
        VillageStock: {
            orange: number;
            green: number;
            brown: number;
            pink: number;
            coin: number;
            grain: number;
            scroll: number;
            horse: number;
            plough: number;
            ox: number;
            wagon: number;
        };
        /** @description What a customer asks for, ware by ware, and the prestige it brings. */
        VillageCustomer: {
            asks: components["schemas"]["VillageWare"][];
            prestige: number;
        };
        VillageMember: {
            /** @description 1 is the oldest. */
            generation: number;
            place: components["schemas"]["VillagePlace"];
        };
        VillageFigure: {
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
        };
        VillageBoard: {
            /** @description Steps of the time track from bridge to bridge. */
            lap: number;
            plagueTime: number;
            wellCubes: number;
            grainMax: number;
            /** @description Sacks of grain. */
            harvest: {
                plain: number;
                horse: number;
                ox: number;
            };
            crafts: {
                building: components["schemas"]["VillageBuilding"];
                train: number;
                make: number;
                goods: ("scroll" | "horse" | "plough" | "ox" | "wagon")[];
                price: components["schemas"]["VillageWare"][];
            }[];
            mill: {
                time: number;
                price: components["schemas"]["VillageWare"][];
                coins: number;
            };
            /** @description For each sale but the starter's first. */
            fee: {
                price: components["schemas"]["VillageWare"][];
                time: number;
            };
            /** @description What the first visit of a family brings. */
            cities: {
                city: components["schemas"]["VillageCity"];
                prestige: number;
                coins: number;
                cubes: number;
            }[];
            /** @description From null: from the village. All others are walked both ways. */
            paths: {
                from: components["schemas"]["VillageCity"] | null;
                to: components["schemas"]["VillageCity"];
                time: number;
                price: components["schemas"]["VillageWare"][];
            }[];
            /** @description By the number of cities, from 0. */
            cityScores: number[];
            council: {
                /** @description A level of the council chamber, 1 the lowest. */
                level: number;
                time: number;
                prices: components["schemas"]["VillageWare"][][];
                score: number;
            }[];
            privileges: {
                cubes: number;
                coins: number;
                prestige: number;
            };
            church: {
                price: components["schemas"]["VillageWare"][];
                /** @description Instead of the price. */
                time: number;
                /** @description From the right. */
                windowScores: number[];
                /** @description Sacks of grain from each window to the next, from the right. */
                steps: number[];
                /** @description That leave the black bag in each mass. */
                figures: number;
                /** @description Coins for each member bought out of the black bag. */
                ransom: number;
                /** @description For the most members in the church. */
                prestige: number;
            };
            /** @description By the number of members, from 0. */
            chronicleScores: number[];
            roundsMax: number;
        };
        VillageBox: {
            id: string;
            /** @description False: parts of it are reconstructed. */
            isOfficial: boolean;
            board: components["schemas"]["VillageBoard"];
            tables: {
                seats: number;
                /** @description Cubes of each colour that enter the green bag each round. */
                added: number;
                placed: {
                    action: components["schemas"]["VillageAction"];
                    cubes: number;
                }[];
                stalls: number;
                queue: number;
                chronicle: {
                    profession: components["schemas"]["VillageProfession"];
                    places: number;
                }[];
                graves: number;
            }[];
            /** @description Of each family, by generation. */
            members: number[];
            monks: number;
            cubes: {
                /** @enum {string} */
                colour: "orange" | "green" | "brown" | "pink";
                cubes: number;
            }[];
            plague: number;
            /** @description Of each family at the start. */
            coins: number;
            customers: components["schemas"]["VillageCustomer"][];
            /** @description Whether a market day that somebody else made the last one gives its starter a final turn. */
            starterPlaysAgain: boolean;
        };
        VillagePoints: {
            /** @description Marked on the track before the scoring. */
            prestige: number;
            travel: number;
            council: number;
            church: number;
            chronicle: number;
            customers: number;
            coins: number;
            total: number;
        };
        VillageFact: {
            /** @constant */
            type: "GameBegan";
            seats: number;
            /** @description A place at the table, from 0. */
            first: number;
            box: components["schemas"]["VillageBox"];
        } | {
            /** @constant */
            type: "Settled";
            next: ({
                /** @constant */
                type: "round";
            } | {
                /** @constant */
                type: "turn";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description A final turn. */
                isLast: boolean;
            } | {
                /** @constant */
                type: "harvest";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "family";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "crafts";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "market";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "sale";
                /** @description A place at the table, from 0. */
                seat: number;
                isFree: boolean;
                /** @description Who has passed. */
                out: number[];
            } | {
                /** @constant */
                type: "restock";
            } | {
                /** @constant */
                type: "travel";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "reward";
                /** @description A place at the table, from 0. */
                seat: number;
                cubes: number;
            } | {
                /** @constant */
                type: "council";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "privilege";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description The highest one that is open. */
                level: number;
            } | {
                /** @constant */
                type: "church";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "death";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "turnEnd";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description A final turn. */
                isLast: boolean;
            } | {
                /** @constant */
                type: "mass";
                /** @description The mass before the final scoring. */
                isFinal: boolean;
            } | {
                /** @constant */
                type: "buyingOut";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "draw";
            } | {
                /** @constant */
                type: "rising";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "majority";
            } | {
                /** @constant */
                type: "scoring";
            })[];
        } | {
            /** @constant */
            type: "Interrupted";
            by: ({
                /** @constant */
                type: "round";
            } | {
                /** @constant */
                type: "turn";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description A final turn. */
                isLast: boolean;
            } | {
                /** @constant */
                type: "harvest";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "family";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "crafts";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "market";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "sale";
                /** @description A place at the table, from 0. */
                seat: number;
                isFree: boolean;
                /** @description Who has passed. */
                out: number[];
            } | {
                /** @constant */
                type: "restock";
            } | {
                /** @constant */
                type: "travel";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "reward";
                /** @description A place at the table, from 0. */
                seat: number;
                cubes: number;
            } | {
                /** @constant */
                type: "council";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "privilege";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description The highest one that is open. */
                level: number;
            } | {
                /** @constant */
                type: "church";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "death";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "turnEnd";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description A final turn. */
                isLast: boolean;
            } | {
                /** @constant */
                type: "mass";
                /** @description The mass before the final scoring. */
                isFinal: boolean;
            } | {
                /** @constant */
                type: "buyingOut";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "draw";
            } | {
                /** @constant */
                type: "rising";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "majority";
            } | {
                /** @constant */
                type: "scoring";
            })[];
        } | {
            /** @constant */
            type: "Answered";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "MarketLaid";
            stalls: (components["schemas"]["VillageCustomer"] | null)[];
            queue: components["schemas"]["VillageCustomer"][];
        } | {
            /** @constant */
            type: "RoundBegan";
            round: number;
            /** @description A place at the table, from 0. */
            first: number;
            /** @description Whether the marker from the council chamber decided it. */
            byMarker: boolean;
        } | {
            /** @constant */
            type: "BagFilled";
            added: components["schemas"]["VillageCubes"];
        } | {
            /** @constant */
            type: "SpacesFilled";
            /** @description By action space, in order. */
            spaces: components["schemas"]["VillageCubes"][];
            /** @description Places that stay empty for want of cubes. */
            missing: number;
        } | {
            /** @constant */
            type: "CubeTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            action: components["schemas"]["VillageAction"];
            cube: components["schemas"]["VillageCube"];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "WellPaid";
            /** @description A place at the table, from 0. */
            seat: number;
            action: components["schemas"]["VillageAction"];
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
        } | {
            /** @constant */
            type: "LastActionChosen";
            /** @description A place at the table, from 0. */
            seat: number;
            action: components["schemas"]["VillageAction"];
        } | {
            /** @constant */
            type: "ActionDeclined";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description What was left out. */
            action: components["schemas"]["VillageAction"] | ("privilege" | "turn");
        } | {
            /** @constant */
            type: "BridgeCrossed";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description Members that will die for it. */
            deaths: number;
            /** @description All steps of this marker so far. */
            time: number;
        } | {
            /** @constant */
            type: "GrainHarvested";
            /** @description A place at the table, from 0. */
            seat: number;
            grain: number;
            /** @description More than the farm can hold. */
            lost: number;
            /** @enum {string} */
            by: "hand" | "horse" | "ox";
        } | {
            /** @constant */
            type: "MemberBorn";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
        } | {
            /** @constant */
            type: "MemberRecalled";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            from: components["schemas"]["VillagePlace"];
        } | {
            /** @constant */
            type: "WorkerTrained";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            building: components["schemas"]["VillageBuilding"];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "GoodMade";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            good: "scroll" | "horse" | "plough" | "ox" | "wagon";
            building: components["schemas"]["VillageBuilding"];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "GoodBought";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            good: "scroll" | "horse" | "plough" | "ox" | "wagon";
            building: components["schemas"]["VillageBuilding"];
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
        } | {
            /** @constant */
            type: "GrainMilled";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
            /** @description Steps on the time track. */
            time: number;
            coins: number;
        } | {
            /** @constant */
            type: "CityReached";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            /** @description Null: from the farm. */
            from: components["schemas"]["VillageCity"] | null;
            city: components["schemas"]["VillageCity"];
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "CityVisited";
            /** @description A place at the table, from 0. */
            seat: number;
            city: components["schemas"]["VillageCity"];
            /** @description Visited so far. */
            cities: number;
            prestige: number;
            coins: number;
            /** @description Still to be chosen. */
            cubes: number;
        } | {
            /** @constant */
            type: "CouncilEntered";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "CouncilClimbed";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            /** @description A level of the council chamber, 1 the lowest. */
            level: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "MarkerTaken";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "CubesChosen";
            /** @description A place at the table, from 0. */
            seat: number;
            cubes: ("orange" | "green" | "brown" | "pink")[];
            /** @enum {string} */
            by: "council" | "city";
        } | {
            /** @constant */
            type: "GoodChosen";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            good: "scroll" | "horse" | "plough" | "ox" | "wagon";
        } | {
            /** @constant */
            type: "PrestigeBought";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
            prestige: number;
        } | {
            /** @constant */
            type: "MemberPledged";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "MarketOpened";
            /** @description A place at the table, from 0. */
            seat: number;
            customers: number;
        } | {
            /** @constant */
            type: "CustomerServed";
            /** @description A place at the table, from 0. */
            seat: number;
            stall: number;
            customer: components["schemas"]["VillageCustomer"];
            fee: components["schemas"]["VillageWare"][];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "MarketLeft";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description Whether the seat could have served somebody. */
            hadWares: boolean;
        } | {
            /** @constant */
            type: "MarketClosed";
            stalls: (components["schemas"]["VillageCustomer"] | null)[];
            queue: components["schemas"]["VillageCustomer"][];
            /** @description New ones at the end of the queue. */
            arrived: components["schemas"]["VillageCustomer"][];
        } | {
            /** @constant */
            type: "MassBegan";
            /** @description A place at the table, from 0. */
            first: number;
            isFinal: boolean;
            figures: components["schemas"]["VillageFigure"][];
        } | {
            /** @constant */
            type: "MemberBoughtOut";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
        } | {
            /** @constant */
            type: "FiguresDrawn";
            figures: components["schemas"]["VillageFigure"][];
            monks: number;
        } | {
            /** @constant */
            type: "MemberRose";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            /** @description Reached. */
            window: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
        } | {
            /** @constant */
            type: "MajorityRewarded";
            /** @description Nobody, when the church is empty. */
            seats: number[];
            /** @description Of each of them in the church. */
            members: number;
            /** @description The window furthest left that broke a tie, if one did. */
            window: number | null;
            prestige: number;
        } | {
            /** @constant */
            type: "MemberDied";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            from: components["schemas"]["VillagePlace"];
            profession: components["schemas"]["VillageProfession"];
            /** @enum {string} */
            to: "chronicle" | "grave" | "gone";
        } | {
            /** @constant */
            type: "DeathWaived";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "EndSealed";
            /** @description A place at the table, from 0. */
            seat: number;
            /**
             * @description Whose last space was filled.
             * @enum {string}
             */
            by: "chronicle" | "graves";
        } | {
            /** @constant */
            type: "LastTurnsBegan";
            seats: number[];
        } | {
            /** @constant */
            type: "FamilyScored";
            /** @description A place at the table, from 0. */
            seat: number;
            cities: number;
            /** @description Members in the chronicle. */
            chronicled: number;
            customers: components["schemas"]["VillageCustomer"][];
            living: number;
            points: components["schemas"]["VillagePoints"];
        } | {
            /** @constant */
            type: "GameEnded";
            ranking: {
                /** @description A place at the table, from 0. */
                seat: number;
                rank: number;
                score: number;
            }[];
            /** @description What broke a tie for the first place, if something did. */
            decidedBy: ("customers" | "living") | null;
        };
        VillageTold: {
            /** @constant */
            type: "GameBegan";
            seats: number;
            /** @description A place at the table, from 0. */
            first: number;
            box: {
                id: string;
                isOfficial: boolean;
            };
        } | {
            /** @constant */
            type: "Settled";
            next: ({
                /** @constant */
                type: "round";
            } | {
                /** @constant */
                type: "turn";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description A final turn. */
                isLast: boolean;
            } | {
                /** @constant */
                type: "harvest";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "family";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "crafts";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "market";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "sale";
                /** @description A place at the table, from 0. */
                seat: number;
                isFree: boolean;
                /** @description Who has passed. */
                out: number[];
            } | {
                /** @constant */
                type: "restock";
            } | {
                /** @constant */
                type: "travel";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "reward";
                /** @description A place at the table, from 0. */
                seat: number;
                cubes: number;
            } | {
                /** @constant */
                type: "council";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "privilege";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description The highest one that is open. */
                level: number;
            } | {
                /** @constant */
                type: "church";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "death";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "turnEnd";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description A final turn. */
                isLast: boolean;
            } | {
                /** @constant */
                type: "mass";
                /** @description The mass before the final scoring. */
                isFinal: boolean;
            } | {
                /** @constant */
                type: "buyingOut";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "draw";
            } | {
                /** @constant */
                type: "rising";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "majority";
            } | {
                /** @constant */
                type: "scoring";
            })[];
        } | {
            /** @constant */
            type: "Interrupted";
            by: ({
                /** @constant */
                type: "round";
            } | {
                /** @constant */
                type: "turn";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description A final turn. */
                isLast: boolean;
            } | {
                /** @constant */
                type: "harvest";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "family";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "crafts";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "market";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "sale";
                /** @description A place at the table, from 0. */
                seat: number;
                isFree: boolean;
                /** @description Who has passed. */
                out: number[];
            } | {
                /** @constant */
                type: "restock";
            } | {
                /** @constant */
                type: "travel";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "reward";
                /** @description A place at the table, from 0. */
                seat: number;
                cubes: number;
            } | {
                /** @constant */
                type: "council";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "privilege";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description The highest one that is open. */
                level: number;
            } | {
                /** @constant */
                type: "church";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "death";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "turnEnd";
                /** @description A place at the table, from 0. */
                seat: number;
                /** @description A final turn. */
                isLast: boolean;
            } | {
                /** @constant */
                type: "mass";
                /** @description The mass before the final scoring. */
                isFinal: boolean;
            } | {
                /** @constant */
                type: "buyingOut";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "draw";
            } | {
                /** @constant */
                type: "rising";
                /** @description A place at the table, from 0. */
                seat: number;
            } | {
                /** @constant */
                type: "majority";
            } | {
                /** @constant */
                type: "scoring";
            })[];
        } | {
            /** @constant */
            type: "Answered";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "MarketLaid";
            stalls: (components["schemas"]["VillageCustomer"] | null)[];
            queue: components["schemas"]["VillageCustomer"][];
        } | {
            /** @constant */
            type: "RoundBegan";
            round: number;
            /** @description A place at the table, from 0. */
            first: number;
            /** @description Whether the marker from the council chamber decided it. */
            byMarker: boolean;
        } | {
            /** @constant */
            type: "BagFilled";
            added: components["schemas"]["VillageCubes"];
        } | {
            /** @constant */
            type: "SpacesFilled";
            /** @description By action space, in order. */
            spaces: components["schemas"]["VillageCubes"][];
            /** @description Places that stay empty for want of cubes. */
            missing: number;
        } | {
            /** @constant */
            type: "CubeTaken";
            /** @description A place at the table, from 0. */
            seat: number;
            action: components["schemas"]["VillageAction"];
            cube: components["schemas"]["VillageCube"];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "WellPaid";
            /** @description A place at the table, from 0. */
            seat: number;
            action: components["schemas"]["VillageAction"];
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
        } | {
            /** @constant */
            type: "LastActionChosen";
            /** @description A place at the table, from 0. */
            seat: number;
            action: components["schemas"]["VillageAction"];
        } | {
            /** @constant */
            type: "ActionDeclined";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description What was left out. */
            action: components["schemas"]["VillageAction"] | ("privilege" | "turn");
        } | {
            /** @constant */
            type: "BridgeCrossed";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description Members that will die for it. */
            deaths: number;
            /** @description All steps of this marker so far. */
            time: number;
        } | {
            /** @constant */
            type: "GrainHarvested";
            /** @description A place at the table, from 0. */
            seat: number;
            grain: number;
            /** @description More than the farm can hold. */
            lost: number;
            /** @enum {string} */
            by: "hand" | "horse" | "ox";
        } | {
            /** @constant */
            type: "MemberBorn";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
        } | {
            /** @constant */
            type: "MemberRecalled";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            from: components["schemas"]["VillagePlace"];
        } | {
            /** @constant */
            type: "WorkerTrained";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            building: components["schemas"]["VillageBuilding"];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "GoodMade";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            good: "scroll" | "horse" | "plough" | "ox" | "wagon";
            building: components["schemas"]["VillageBuilding"];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "GoodBought";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            good: "scroll" | "horse" | "plough" | "ox" | "wagon";
            building: components["schemas"]["VillageBuilding"];
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
        } | {
            /** @constant */
            type: "GrainMilled";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
            /** @description Steps on the time track. */
            time: number;
            coins: number;
        } | {
            /** @constant */
            type: "CityReached";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            /** @description Null: from the farm. */
            from: components["schemas"]["VillageCity"] | null;
            city: components["schemas"]["VillageCity"];
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "CityVisited";
            /** @description A place at the table, from 0. */
            seat: number;
            city: components["schemas"]["VillageCity"];
            /** @description Visited so far. */
            cities: number;
            prestige: number;
            coins: number;
            /** @description Still to be chosen. */
            cubes: number;
        } | {
            /** @constant */
            type: "CouncilEntered";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "CouncilClimbed";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            /** @description A level of the council chamber, 1 the lowest. */
            level: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "MarkerTaken";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "CubesChosen";
            /** @description A place at the table, from 0. */
            seat: number;
            cubes: ("orange" | "green" | "brown" | "pink")[];
            /** @enum {string} */
            by: "council" | "city";
        } | {
            /** @constant */
            type: "GoodChosen";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @enum {string} */
            good: "scroll" | "horse" | "plough" | "ox" | "wagon";
        } | {
            /** @constant */
            type: "PrestigeBought";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
            prestige: number;
        } | {
            /** @constant */
            type: "MemberPledged";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "MarketOpened";
            /** @description A place at the table, from 0. */
            seat: number;
            customers: number;
        } | {
            /** @constant */
            type: "CustomerServed";
            /** @description A place at the table, from 0. */
            seat: number;
            stall: number;
            customer: components["schemas"]["VillageCustomer"];
            fee: components["schemas"]["VillageWare"][];
            /** @description Steps on the time track. */
            time: number;
        } | {
            /** @constant */
            type: "MarketLeft";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description Whether the seat could have served somebody. */
            hadWares: boolean;
        } | {
            /** @constant */
            type: "MarketClosed";
            stalls: (components["schemas"]["VillageCustomer"] | null)[];
            queue: components["schemas"]["VillageCustomer"][];
            /** @description New ones at the end of the queue. */
            arrived: components["schemas"]["VillageCustomer"][];
        } | {
            /** @constant */
            type: "MassBegan";
            /** @description A place at the table, from 0. */
            first: number;
            isFinal: boolean;
            figures: components["schemas"]["VillageFigure"][];
        } | {
            /** @constant */
            type: "MemberBoughtOut";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
        } | {
            /** @constant */
            type: "FiguresDrawn";
            figures: components["schemas"]["VillageFigure"][];
            monks: number;
        } | {
            /** @constant */
            type: "MemberRose";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            /** @description Reached. */
            window: number;
            /** @description What went back to the supply, ware by ware. */
            paid: components["schemas"]["VillageWare"][];
        } | {
            /** @constant */
            type: "MajorityRewarded";
            /** @description Nobody, when the church is empty. */
            seats: number[];
            /** @description Of each of them in the church. */
            members: number;
            /** @description The window furthest left that broke a tie, if one did. */
            window: number | null;
            prestige: number;
        } | {
            /** @constant */
            type: "MemberDied";
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description 1 is the oldest. */
            generation: number;
            from: components["schemas"]["VillagePlace"];
            profession: components["schemas"]["VillageProfession"];
            /** @enum {string} */
            to: "chronicle" | "grave" | "gone";
        } | {
            /** @constant */
            type: "DeathWaived";
            /** @description A place at the table, from 0. */
            seat: number;
        } | {
            /** @constant */
            type: "EndSealed";
            /** @description A place at the table, from 0. */
            seat: number;
            /**
             * @description Whose last space was filled.
             * @enum {string}
             */
            by: "chronicle" | "graves";
        } | {
            /** @constant */
            type: "LastTurnsBegan";
            seats: number[];
        } | {
            /** @constant */
            type: "FamilyScored";
            /** @description A place at the table, from 0. */
            seat: number;
            cities: number;
            /** @description Members in the chronicle. */
            chronicled: number;
            customers: components["schemas"]["VillageCustomer"][];
            living: number;
            points: components["schemas"]["VillagePoints"];
        } | {
            /** @constant */
            type: "GameEnded";
            ranking: {
                /** @description A place at the table, from 0. */
                seat: number;
                rank: number;
                score: number;
            }[];
            /** @description What broke a tie for the first place, if something did. */
            decidedBy: ("customers" | "living") | null;
        };
        /** @description What is paid, ware by ware, like `green+coin`; `free` for nothing. */
        VillagePay: string;
        /** @description Take a cube from an action space. */
        VillageTake: {
            /** @constant */
            type: "take";
            action: components["schemas"]["VillageAction"];
            cube: components["schemas"]["VillageCube"];
        };
        /** @description Pay three cubes of one colour for any action. */
        VillageUseWell: {
            /** @constant */
            type: "useWell";
            action: components["schemas"]["VillageAction"];
            pay: components["schemas"]["VillagePay"];
        };
        /** @description Carry out any action in a final turn, when no cube is left. */
        VillageAct: {
            /** @constant */
            type: "act";
            action: components["schemas"]["VillageAction"];
        };
        /** @description Leave out the action, a privilege, or a final turn without cubes. */
        VillageDecline: {
            /** @constant */
            type: "decline";
        };
        /** @description Bring in grain. */
        VillageHarvest: {
            /** @constant */
            type: "harvest";
        };
        /** @description A member of your family is born. */
        VillageBirth: {
            /** @constant */
            type: "birth";
        };
        /** @description Bring a member home to the farm. */
        VillageRecall: {
            /** @constant */
            type: "recall";
            from: components["schemas"]["VillagePlace"];
            /** @description 1 is the oldest. */
            generation: number;
        };
        /** @description Place a member in a building, for time. */
        VillageTrain: {
            /** @constant */
            type: "train";
            building: components["schemas"]["VillageBuilding"];
            /** @description 1 is the oldest. */
            generation: number;
            /**
             * @description What the new worker makes at once.
             * @enum {string}
             */
            make: "nothing" | "scroll" | "horse" | "plough" | "ox" | "wagon";
        };
        /** @description Have a worker make a ware, for time. */
        VillageMake: {
            /** @constant */
            type: "make";
            /** @enum {string} */
            good: "scroll" | "horse" | "plough" | "ox" | "wagon";
        };
        /** @description Buy a ware for cubes or grain, without a worker. */
        VillageBuy: {
            /** @constant */
            type: "buy";
            /** @enum {string} */
            good: "scroll" | "horse" | "plough" | "ox" | "wagon";
            pay: components["schemas"]["VillagePay"];
        };
        /** @description Turn grain into coins. */
        VillageMill: {
            /** @constant */
            type: "mill";
        };
        /** @description Serve the customer at a stall; `pay` is the fee. */
        VillageServe: {
            /** @constant */
            type: "serve";
            /** @description A stall of the market, from 0. */
            stall: number;
            pay: components["schemas"]["VillagePay"];
        };
        /** @description Sell no more on this market day. */
        VillageLeaveMarket: {
            /** @constant */
            type: "leaveMarket";
        };
        /** @description Send a member from the farm to a first city. */
        VillageSetOut: {
            /** @constant */
            type: "setOut";
            /** @description 1 is the oldest. */
            generation: number;
            city: components["schemas"]["VillageCity"];
            pay: components["schemas"]["VillagePay"];
        };
        /** @description Send a traveller on to a neighbouring city. */
        VillageTravel: {
            /** @constant */
            type: "travel";
            /** @description 1 is the oldest. */
            generation: number;
            from: components["schemas"]["VillageCity"];
            city: components["schemas"]["VillageCity"];
            pay: components["schemas"]["VillagePay"];
        };
        /** @description Place a member on the first level of the council chamber. */
        VillageEnterCouncil: {
            /** @constant */
            type: "enterCouncil";
            /** @description 1 is the oldest. */
            generation: number;
            pay: components["schemas"]["VillagePay"];
        };
        /** @description Move a member of the council one level up. */
        VillageAdvance: {
            /** @constant */
            type: "advance";
            /** @description A level of the council chamber, 1 the lowest. */
            from: number;
            /** @description 1 is the oldest. */
            generation: number;
            pay: components["schemas"]["VillagePay"];
        };
        /** @description First privilege: be the first player of the next round. */
        VillageTakeMarker: {
            /** @constant */
            type: "takeMarker";
        };
        /** @description Second privilege, or the reward of a city: influence cubes. */
        VillageChooseCubes: {
            /** @constant */
            type: "chooseCubes";
            /** @description Influence cubes, one by one, like `brown+pink`. */
            cubes: string;
        };
        /** @description Third privilege: a ware. */
        VillageChooseGood: {
            /** @constant */
            type: "chooseGood";
            /** @enum {string} */
            good: "scroll" | "horse" | "plough" | "ox" | "wagon";
        };
        /** @description Fourth privilege: prestige for a coin. */
        VillageBuyPrestige: {
            /** @constant */
            type: "buyPrestige";
        };
        /** @description Put a member into the black bag. */
        VillagePledge: {
            /** @constant */
            type: "pledge";
            /** @description 1 is the oldest. */
            generation: number;
            pay: components["schemas"]["VillagePay"];
        };
        /** @description Choose which of your oldest members dies, by its place. */
        VillageBury: {
            /** @constant */
            type: "bury";
            from: components["schemas"]["VillagePlace"];
        };
        /** @description Buy a member out of the black bag, in the mass. */
        VillageBuyOut: {
            /** @constant */
            type: "buyOut";
            /** @description 1 is the oldest. */
            generation: number;
        };
        /** @description Buy nobody out of the black bag any more. */
        VillageLeaveToFate: {
            /** @constant */
            type: "leaveToFate";
        };
        /** @description Move a member one church window to the left, for grain. */
        VillageRise: {
            /** @constant */
            type: "rise";
            /** @description A church window, 1 furthest to the right. */
            from: number;
            /** @description 1 is the oldest. */
            generation: number;
        };
        /** @description Move nobody in the church any more. */
        VillageStay: {
            /** @constant */
            type: "stay";
        };
        VillageMove: components["schemas"]["VillageTake"] | components["schemas"]["VillageUseWell"] | components["schemas"]["VillageAct"] | components["schemas"]["VillageDecline"] | components["schemas"]["VillageHarvest"] | components["schemas"]["VillageBirth"] | components["schemas"]["VillageRecall"] | components["schemas"]["VillageTrain"] | components["schemas"]["VillageMake"] | components["schemas"]["VillageBuy"] | components["schemas"]["VillageMill"] | components["schemas"]["VillageServe"] | components["schemas"]["VillageLeaveMarket"] | components["schemas"]["VillageSetOut"] | components["schemas"]["VillageTravel"] | components["schemas"]["VillageEnterCouncil"] | components["schemas"]["VillageAdvance"] | components["schemas"]["VillageTakeMarker"] | components["schemas"]["VillageChooseCubes"] | components["schemas"]["VillageChooseGood"] | components["schemas"]["VillageBuyPrestige"] | components["schemas"]["VillagePledge"] | components["schemas"]["VillageBury"] | components["schemas"]["VillageBuyOut"] | components["schemas"]["VillageLeaveToFate"] | components["schemas"]["VillageRise"] | components["schemas"]["VillageStay"];
        VillageView: {
            box: {
                id: string;
                isOfficial: boolean;
            };
            board: components["schemas"]["VillageBoard"];
            round: number;
            /** @description A place at the table, from 0. */
            first: number;
            /** @description Who will be first in the next round, if anybody took the marker. */
            marker: number | null;
            /** @description Whose turn it is. */
            active: number | null;
            spaces: {
                action: components["schemas"]["VillageAction"];
                cubes: components["schemas"]["VillageCubes"];
            }[];
            /** @description In the green bag; their order is settled when they are drawn. */
            bag: components["schemas"]["VillageCubes"];
            supply: components["schemas"]["VillageCubes"];
            market: {
                stalls: (components["schemas"]["VillageCustomer"] | null)[];
                queue: components["schemas"]["VillageCustomer"][];
                stack: number;
                day: {
                    inPlay: number[];
                    out: number[];
                } | null;
            };
            chronicle: {
                profession: components["schemas"]["VillageProfession"];
                places: number;
                members: components["schemas"]["VillageFigure"][];
            }[];
            graves: {
                places: number;
                members: components["schemas"]["VillageFigure"][];
            };
            /** @description Free spaces left. */
            untilEnd: {
                chronicle: number;
                graves: number;
            };
            blackBag: {
                monks: number;
                members: components["schemas"]["VillageFigure"][];
            };
            /** @description While a mass is said. */
            mass: {
                isFinal: boolean;
                figuresOut: number;
            } | null;
            families: {
                /** @description A place at the table, from 0. */
                seat: number;
                stock: components["schemas"]["VillageStock"];
                prestige: number;
                clock: {
                    /** @description All steps so far. */
                    time: number;
                    /** @description Steps past the bridge. */
                    position: number;
                    /** @description Steps until somebody dies. */
                    toBridge: number;
                    /** @description Deaths that wait for the end of the turn. */
                    deathsOwed: number;
                };
                /** @description Eleven, the oldest generation first; each keeps its index. */
                members: components["schemas"]["VillageMember"][];
                cities: components["schemas"]["VillageCity"][];
                served: {
                    count: number;
                    /** @description Null: face down, for its owner alone. */
                    customers: components["schemas"]["VillageCustomer"][] | null;
                };
                /** @description The generation of the next child, if one is left. */
                nextBirth: number | null;
                /** @description What a harvest would bring now; null without a member on the farm. */
                harvest: {
                    grain: number;
                    lost: number;
                    /** @enum {string} */
                    by: "hand" | "horse" | "ox";
                } | null;
                /** @description Who would die next, by place; the owner chooses among them. */
                dying: {
                    /** @description 1 is the oldest. */
                    generation: number;
                    victims: {
                        place: components["schemas"]["VillagePlace"];
                        profession: components["schemas"]["VillageProfession"];
                        /** @enum {string} */
                        to: "chronicle" | "grave" | "gone";
                    }[];
                } | null;
                /** @description Stalls whose customer could be served now, the fee aside. */
                servable: number[];
                canPayFee: boolean;
                /** @description As things stand; customers that lie face down count nothing here. */
                points: components["schemas"]["VillagePoints"];
                /** @description Points that nothing can take away any more, as far as this viewer knows. */
                certain: number;
            }[];
            ending: {
                /** @description A place at the table, from 0. */
                seat: number;
                /**
                 * @description Whose last space was filled.
                 * @enum {string}
                 */
                by: "chronicle" | "graves";
                /** @description Still to come. */
                lastTurns: number[];
            } | null;
            result: {
                ranking: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    rank: number;
                    score: number;
                }[];
                /** @description What broke a tie for the first place, if something did. */
                decidedBy: ("customers" | "living") | null;
            } | null;
            agenda: {
                planned: number;
                pending: {
                    number: number;
                    step: {
                        /** @constant */
                        type: "round";
                    } | {
                        /** @constant */
                        type: "turn";
                        /** @description A place at the table, from 0. */
                        seat: number;
                        /** @description A final turn. */
                        isLast: boolean;
                    } | {
                        /** @constant */
                        type: "harvest";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "family";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "crafts";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "market";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "sale";
                        /** @description A place at the table, from 0. */
                        seat: number;
                        isFree: boolean;
                        /** @description Who has passed. */
                        out: number[];
                    } | {
                        /** @constant */
                        type: "restock";
                    } | {
                        /** @constant */
                        type: "travel";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "reward";
                        /** @description A place at the table, from 0. */
                        seat: number;
                        cubes: number;
                    } | {
                        /** @constant */
                        type: "council";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "privilege";
                        /** @description A place at the table, from 0. */
                        seat: number;
                        /** @description The highest one that is open. */
                        level: number;
                    } | {
                        /** @constant */
                        type: "church";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "death";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "turnEnd";
                        /** @description A place at the table, from 0. */
                        seat: number;
                        /** @description A final turn. */
                        isLast: boolean;
                    } | {
                        /** @constant */
                        type: "mass";
                        /** @description The mass before the final scoring. */
                        isFinal: boolean;
                    } | {
                        /** @constant */
                        type: "buyingOut";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "draw";
                    } | {
                        /** @constant */
                        type: "rising";
                        /** @description A place at the table, from 0. */
                        seat: number;
                    } | {
                        /** @constant */
                        type: "majority";
                    } | {
                        /** @constant */
                        type: "scoring";
                    };
                    answered: number[];
                }[];
            };
        };
        VillageOptions: Record<string, never>;
        Account: {
            /** @description An account, opaque. */
            id: string;
            name: string;
            /** @enum {string} */
            kind: "guest" | "member";
            email: string | null;
        };
        Session: {
            account: components["schemas"]["Account"];
            token: string;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             */
            expiresAt: string;
        };
        /** @description Every night, by the clock of your time zone; at most nine hours. */
        QuietHours: {
            from: string;
            to: string;
        };
        Profile: {
            /**
             * @description In which the house writes to you.
             * @enum {string}
             */
            language: "en" | "fr";
            /** @description A name of the IANA data base: `Europe/Paris`. */
            timeZone: string;
            quietHours: components["schemas"]["QuietHours"] | null;
            /** @description No deadlines on Saturdays and Sundays, where the table allows it. */
            weekendsOff: boolean;
            /** @description What you speak at the table, as ISO 639 codes. */
            spokenLanguages: string[];
            /** @description The tincture that you like best. */
            colour: ("gules" | "azure" | "or" | "sable" | "vert" | "purpure") | null;
        };
        ProfileChange: {
            /**
             * @description In which the house writes to you.
             * @enum {string}
             */
            language?: "en" | "fr";
            /** @description A name of the IANA data base: `Europe/Paris`. */
            timeZone?: string;
            quietHours?: components["schemas"]["QuietHours"] | null;
            /** @description No deadlines on Saturdays and Sundays, where the table allows it. */
            weekendsOff?: boolean;
            /** @description What you speak at the table, as ISO 639 codes. */
            spokenLanguages?: string[];
            /** @description The tincture that you like best. */
            colour?: ("gules" | "azure" | "or" | "sable" | "vert" | "purpure") | null;
        };
        NewGuest: {
            /** @description How the other players know you. */
            name: string;
            /**
             * @description In which the house writes to you.
             * @enum {string}
             */
            language?: "en" | "fr";
            /** @description A name of the IANA data base: `Europe/Paris`. */
            timeZone?: string;
        };
        Credentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        KeptName: {
            /** Format: email */
            email: string;
            password: string;
        };
        Rename: {
            /** @description How the other players know you. */
            name: string;
        };
        TimeControl: {
            /**
             * @description How fast the game is meant to be played; `none` is a game without clocks.
             * @enum {string}
             */
            pace: "live" | "one-day" | "three-days" | "relaxed" | "none";
            /** @description What each seat begins with. */
            startSeconds: number;
            /** @description What an answered question adds. */
            incrementSeconds: number;
            /** @description A seat never saves more than this. */
            capSeconds: number;
            /** @description Clocks stand during each player's quiet hours and vacation. */
            rests: boolean;
            /** @description Clocks stand on Saturday and Sunday, in each player's time zone. */
            weekendsOff: boolean;
            /** @description How often running out of time is forgiven to a seat. */
            excused: number;
            /** @description What is left on a clock that was forgiven. */
            excuseSeconds: number;
        };
        SeatClock: {
            /** @description A place at the table, from 0. */
            seat: number;
            /** @description What was in the bank when it began to run, or stopped. */
            leftMilliseconds: number;
            /** @description None while it stands because the seat owes nothing. */
            runsSince: string | null;
            /** @description When the bank is empty, quiet hours and the like included. */
            deadline: string | null;
        };
        Question: {
            number: number;
            kind: string;
            seats: number[];
            /** @description Those of the asked whom it touches, as all can see. */
            concerns: number[];
        };
        Outcome: {
            ranking: {
                /** @description A place at the table, from 0. */
                seat: number;
                rank: number;
                score: number;
            }[];
        };
        Sitter: {
            /** @constant */
            kind: "nobody";
        } | {
            /** @constant */
            kind: "person";
            /** @description An account, opaque. */
            account: string;
            name: string;
        } | {
            /** @constant */
            kind: "bot";
            /** @enum {string} */
            bot: "random" | "greedy" | "search";
        } | {
            /** @constant */
            kind: "caretaker";
            /** @enum {string} */
            bot: "random" | "greedy" | "search";
            /** @description An account, opaque. */
            account: string;
            name: string;
        };
        Fairness: {
            /** @description Binds the server to the secret that all chance is drawn from, fixed at the opening. */
            commit: string;
            /** @description The secret itself, shown when the game is over. */
            secret: string | null;
        };
        /** @description Who only watches sees a step when both have passed. */
        SpectatorDelay: {
            moves: number;
            minutes: number;
        };
        SitDown: {
            /** @description The first free one, if you do not say. */
            seat?: number;
            invitation?: string;
            /** @description 16 bytes that a player adds to the game's chance, as 32 hexadecimal digits. */
            entropy?: string;
        };
        SeatBot: {
            /** @description A place at the table, from 0. */
            seat?: number;
            /** @enum {string} */
            bot: "random" | "greedy" | "search";
        };
        NewUndo: {
            /** @description The number of an event in its game's stream, 1…n without holes. */
            expectedVersion: number;
        };
        UndoAnswer: {
            /** @description The number of an event in its game's stream, 1…n without holes. */
            expectedVersion: number;
            /** @description Whether you let the move be taken back. */
            agrees: boolean;
        };
        UndoRequest: {
            /** @description It lapses when the game leaves this version. */
            version: number;
            /** @description Whether your own last move lies near enough. */
            canAsk: boolean;
            request: {
                /** @description Who asks to take their last move back. */
                seat: number;
                /** @description The number of an event in its game's stream, 1…n without holes. */
                to: number;
                agreed: number[];
                waitingFor: number[];
                declinedBy: number | null;
            } | null;
        };
        Game: {
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            id: string;
            name: string;
            /** @enum {string} */
            ruleset: "middle-ages" | "village" | "fief-1429";
            revision: number;
            /** @enum {string} */
            state: "open" | "running" | "finished";
            /** @enum {string} */
            visibility: "public" | "invitation";
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            /** @description Who opened the game and may start it. */
            host: string;
            seats: components["schemas"]["Sitter"][];
            question: components["schemas"]["Question"] | null;
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Until the end, who only watches sees the game so much later, and not whom it waits for. */
            spectatorDelay: components["schemas"]["SpectatorDelay"] | null;
            yourSeat: number | null;
            isYourTurn: boolean;
            /** @description The code of the invitation link; only those seated and the host see it. */
            invitation: string | null;
            fairness: components["schemas"]["Fairness"];
            /** @description None: the game is played without clocks. */
            clock: components["schemas"]["TimeControl"] | null;
            /** @description By seat; empty before the game begins, and without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /**
             * Format: date-time
             * @description The time of the house when it answered, to count down by.
             */
            now: string;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             */
            openedAt: string;
            startedAt: string | null;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             */
            movedAt: string;
            finishedAt: string | null;
        };
        GamesPage: {
            games: components["schemas"]["Game"][];
            next: string | null;
        };
        NewGame: {
            /** @constant */
            ruleset: "middle-ages";
            options: components["schemas"]["MiddleAgesOptions"];
            /** @description What the lobby calls the game. */
            name: string;
            seats: number;
            /**
             * @default public
             * @enum {string}
             */
            visibility: "public" | "invitation";
            spectatorDelay?: components["schemas"]["SpectatorDelay"];
            /**
             * @description Bots that sit down at once, on the last seats.
             * @default []
             */
            bots: ("random" | "greedy" | "search")[];
            /**
             * @description Begin as soon as every seat is taken.
             * @default false
             */
            startsWhenFull: boolean;
            /**
             * @description How fast the game is meant to be played; `none` is a game without clocks.
             * @default none
             * @enum {string}
             */
            pace: "live" | "one-day" | "three-days" | "relaxed" | "none";
            /**
             * @description Clocks stand on Saturday and Sunday, unless the pace is `live`.
             * @default false
             */
            weekendsOff: boolean;
            /** @description 16 bytes that a player adds to the game's chance, as 32 hexadecimal digits. */
            entropy?: string;
        } | {
            /** @constant */
            ruleset: "village";
            options: components["schemas"]["VillageOptions"];
            /** @description What the lobby calls the game. */
            name: string;
            seats: number;
            /**
             * @default public
             * @enum {string}
             */
            visibility: "public" | "invitation";
            spectatorDelay?: components["schemas"]["SpectatorDelay"];
            /**
             * @description Bots that sit down at once, on the last seats.
             * @default []
             */
            bots: ("random" | "greedy" | "search")[];
            /**
             * @description Begin as soon as every seat is taken.
             * @default false
             */
            startsWhenFull: boolean;
            /**
             * @description How fast the game is meant to be played; `none` is a game without clocks.
             * @default none
             * @enum {string}
             */
            pace: "live" | "one-day" | "three-days" | "relaxed" | "none";
            /**
             * @description Clocks stand on Saturday and Sunday, unless the pace is `live`.
             * @default false
             */
            weekendsOff: boolean;
            /** @description 16 bytes that a player adds to the game's chance, as 32 hexadecimal digits. */
            entropy?: string;
        } | {
            /** @constant */
            ruleset: "fief-1429";
            options: components["schemas"]["Fief1429Options"];
            /** @description What the lobby calls the game. */
            name: string;
            seats: number;
            /**
             * @default public
             * @enum {string}
             */
            visibility: "public" | "invitation";
            spectatorDelay?: components["schemas"]["SpectatorDelay"];
            /**
             * @description Bots that sit down at once, on the last seats.
             * @default []
             */
            bots: ("random" | "greedy" | "search")[];
            /**
             * @description Begin as soon as every seat is taken.
             * @default false
             */
            startsWhenFull: boolean;
            /**
             * @description How fast the game is meant to be played; `none` is a game without clocks.
             * @default none
             * @enum {string}
             */
            pace: "live" | "one-day" | "three-days" | "relaxed" | "none";
            /**
             * @description Clocks stand on Saturday and Sunday, unless the pace is `live`.
             * @default false
             */
            weekendsOff: boolean;
            /** @description 16 bytes that a player adds to the game's chance, as 32 hexadecimal digits. */
            entropy?: string;
        };
        NewMove: {
            /** @description The version that you decided on. */
            expectedVersion: number;
            move: components["schemas"]["MiddleAgesMove"] | components["schemas"]["VillageMove"] | components["schemas"]["Fief1429Move"];
        };
        NewRehearsal: {
            /** @description The number of an event in its game's stream, 1…n without holes. */
            expectedVersion: number;
            moves: (components["schemas"]["MiddleAgesMove"] | components["schemas"]["VillageMove"] | components["schemas"]["Fief1429Move"])[];
        };
        NewDraft: {
            /** @description The number of an event in its game's stream, 1…n without holes. */
            expectedVersion: number;
            moves: (components["schemas"]["MiddleAgesMove"] | components["schemas"]["VillageMove"] | components["schemas"]["Fief1429Move"])[];
        };
        MiddleAgesChoice: {
            /** @constant */
            type: "send";
            fields: {
                place: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "scout";
            fields: {
                round: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                place: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "keepScout";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "raise";
            fields: {
                tile: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "addCoin";
            fields: {
                domain: {
                    oneOf: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "addPlot";
            fields: {
                plot: {
                    oneOf: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                };
                domain: {
                    oneOf: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "give";
            fields: {
                domain: {
                    oneOf: ("field" | "mill" | "village" | "rampart" | "market" | "barracks" | "church" | "palace")[];
                };
                tile: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        };
        VillageChoice: {
            /** @constant */
            type: "take";
            fields: {
                action: {
                    oneOf: components["schemas"]["VillageAction"][];
                };
                cube: {
                    oneOf: components["schemas"]["VillageCube"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "useWell";
            fields: {
                action: {
                    oneOf: components["schemas"]["VillageAction"][];
                };
                pay: {
                    oneOf: components["schemas"]["VillagePay"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "act";
            fields: {
                action: {
                    oneOf: components["schemas"]["VillageAction"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "decline";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "harvest";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "birth";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "recall";
            fields: {
                from: {
                    oneOf: components["schemas"]["VillagePlace"][];
                };
                generation: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "train";
            fields: {
                building: {
                    oneOf: components["schemas"]["VillageBuilding"][];
                };
                generation: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                make: {
                    oneOf: ("nothing" | "scroll" | "horse" | "plough" | "ox" | "wagon")[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "make";
            fields: {
                good: {
                    oneOf: ("scroll" | "horse" | "plough" | "ox" | "wagon")[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "buy";
            fields: {
                good: {
                    oneOf: ("scroll" | "horse" | "plough" | "ox" | "wagon")[];
                };
                pay: {
                    oneOf: components["schemas"]["VillagePay"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "mill";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "serve";
            fields: {
                stall: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                pay: {
                    oneOf: components["schemas"]["VillagePay"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "leaveMarket";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "setOut";
            fields: {
                generation: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                city: {
                    oneOf: components["schemas"]["VillageCity"][];
                };
                pay: {
                    oneOf: components["schemas"]["VillagePay"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "travel";
            fields: {
                generation: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                from: {
                    oneOf: components["schemas"]["VillageCity"][];
                };
                city: {
                    oneOf: components["schemas"]["VillageCity"][];
                };
                pay: {
                    oneOf: components["schemas"]["VillagePay"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "enterCouncil";
            fields: {
                generation: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                pay: {
                    oneOf: components["schemas"]["VillagePay"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "advance";
            fields: {
                from: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                generation: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                pay: {
                    oneOf: components["schemas"]["VillagePay"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "takeMarker";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "chooseCubes";
            fields: {
                cubes: {
                    oneOf: string[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "chooseGood";
            fields: {
                good: {
                    oneOf: ("scroll" | "horse" | "plough" | "ox" | "wagon")[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "buyPrestige";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "pledge";
            fields: {
                generation: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                pay: {
                    oneOf: components["schemas"]["VillagePay"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "bury";
            fields: {
                from: {
                    oneOf: components["schemas"]["VillagePlace"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "buyOut";
            fields: {
                generation: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "leaveToFate";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "rise";
            fields: {
                from: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                generation: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "stay";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        };
        Fief1429Choice: {
            /** @constant */
            type: "pass";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "answer";
            fields: {
                answer: {
                    oneOf: ("no" | "yes")[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "settle";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "propose";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
                spouse: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "present";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "vote";
            fields: {
                on: {
                    oneOf: components["schemas"]["Fief1429LordOrNobody"][];
                };
                blank: {
                    oneOf: components["schemas"]["Fief1429LordOrNobody"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "discard";
            fields: {
                card: {
                    oneOf: components["schemas"]["Fief1429Card"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "draw";
            fields: {
                pile: {
                    oneOf: ("character" | "event")[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "playLord";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
                as: {
                    oneOf: ("lord" | "prince")[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "playBoon";
            fields: {
                boon: {
                    oneOf: ("good-harvest" | "fine-weather")[];
                };
                bishopric: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "levyTaille";
            fields: {
                fief: {
                    oneOf: components["schemas"]["Fief1429Fief"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "levyTithe";
            fields: {
                bishopric: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "levyPapalTithe";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "recruitSergeants";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
                sergeants: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "recruitKnights";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
                knights: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "buildMill";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "buildCastle";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "buyTitle";
            fields: {
                fief: {
                    oneOf: components["schemas"]["Fief1429Fief"][];
                };
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
                city: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "begTitle";
            fields: {
                fief: {
                    oneOf: components["schemas"]["Fief1429Fief"][];
                };
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
                city: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "buyHat";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "march";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
                to: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
                companions: {
                    someOf: components["schemas"]["Fief1429Lord"][];
                    least: number;
                    most: number;
                };
                sergeants: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                knights: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "ride";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
                to: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
                companions: {
                    someOf: components["schemas"]["Fief1429Lord"][];
                    least: number;
                    most: number;
                };
                knights: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "entrust";
            fields: {
                to: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "turnBack";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "forceWay";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "rideOn";
            fields: {
                to: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
                knights: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "attack";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
                target: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "join";
            fields: {
                side: {
                    oneOf: ("none" | "attack" | "defend")[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "lose";
            fields: {
                knights: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                first: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "sacrifice";
            fields: {
                lords: {
                    someOf: components["schemas"]["Fief1429Lord"][];
                    least: number;
                    most: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "halve";
            fields: {
                knights: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "resolve";
            fields: {
                stance: {
                    oneOf: ("truce" | "fight" | "surrender" | "stop")[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "waver";
            fields: {
                choice: {
                    oneOf: ("stay" | "leave" | "cross")[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "release";
            fields: {
                lords: {
                    someOf: components["schemas"]["Fief1429Lord"][];
                    least: number;
                    most: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "besiege";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "pillage";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
                mills: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "bestow";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "house";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "calm";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
                as: {
                    oneOf: ("bishop" | "cardinal")[];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "give";
            fields: {
                to: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                ecus: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "offer";
            fields: {
                to: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                ecus: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                card: {
                    oneOf: components["schemas"]["Fief1429CardOrNone"][];
                };
                pledge: {
                    oneOf: components["schemas"]["Fief1429Pledge"][];
                };
                askedEcus: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
                askedCard: {
                    oneOf: components["schemas"]["Fief1429CardOrNone"][];
                };
                askedPledge: {
                    oneOf: components["schemas"]["Fief1429Pledge"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "accept";
            fields: {
                from: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "decline";
            fields: {
                from: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "withdraw";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "openRoom";
            fields: {
                guests: {
                    someOf: number[];
                    least: number;
                    most: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "prolongRoom";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "takeRelic";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
                relic: {
                    oneOf: components["schemas"]["Fief1429Relic"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "giveRelic";
            fields: {
                relic: {
                    oneOf: components["schemas"]["Fief1429Relic"][];
                };
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "pray";
            fields: {
                bishopric: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "revive";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "cede";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
                to: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "free";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "handOver";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
                to: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "offerRansom";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
                ecus: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "passTitle";
            fields: {
                fief: {
                    oneOf: components["schemas"]["Fief1429Fief"][];
                };
                to: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "liftSiege";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "admit";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
                guest: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "excommunicate";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "absolve";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "askAnnulment";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "callMaid";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "giveHat";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "assassinate";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
                author: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "execute";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "ambush";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "openPassage";
            fields: {
                lord: {
                    oneOf: components["schemas"]["Fief1429Lord"][];
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "undermine";
            fields: Record<string, never>;
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "breakOut";
            fields: {
                lords: {
                    someOf: components["schemas"]["Fief1429Lord"][];
                    least: number;
                    most: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        } | {
            /** @constant */
            type: "revolt";
            fields: {
                village: {
                    oneOf: components["schemas"]["Fief1429Village"][];
                };
                first: {
                    oneOf: number[];
                } | {
                    from: number;
                    to: number;
                };
            };
            /** @description Closed by this rule: shown, but not accepted. */
            barred?: string;
            /**
             * @description What silence means: the first value of each field.
             * @constant
             */
            idle?: true;
        };
        DraftChecked: {
            /** @constant */
            ruleset: "middle-ages";
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            /** @description One for each move, in order. */
            steps: {
                /**
                 * @description `known`: all that follows is in the facts. `open`: they end before luck or a discovery. `refused`: by `rule`. `unseen`: it comes after a move that is open or refused.
                 * @enum {string}
                 */
                is: "known" | "open" | "refused" | "unseen";
                rule: string | null;
                facts: components["schemas"]["MiddleAgesTold"][];
            }[];
            /** @description After the last move of which anything is known. */
            view: components["schemas"]["MiddleAgesView"];
            question: components["schemas"]["Question"] | null;
            /** @description What may be asked for next. */
            choices: components["schemas"]["MiddleAgesChoice"][];
        } | {
            /** @constant */
            ruleset: "village";
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            /** @description One for each move, in order. */
            steps: {
                /**
                 * @description `known`: all that follows is in the facts. `open`: they end before luck or a discovery. `refused`: by `rule`. `unseen`: it comes after a move that is open or refused.
                 * @enum {string}
                 */
                is: "known" | "open" | "refused" | "unseen";
                rule: string | null;
                facts: components["schemas"]["VillageTold"][];
            }[];
            /** @description After the last move of which anything is known. */
            view: components["schemas"]["VillageView"];
            question: components["schemas"]["Question"] | null;
            /** @description What may be asked for next. */
            choices: components["schemas"]["VillageChoice"][];
        } | {
            /** @constant */
            ruleset: "fief-1429";
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            /** @description One for each move, in order. */
            steps: {
                /**
                 * @description `known`: all that follows is in the facts. `open`: they end before luck or a discovery. `refused`: by `rule`. `unseen`: it comes after a move that is open or refused.
                 * @enum {string}
                 */
                is: "known" | "open" | "refused" | "unseen";
                rule: string | null;
                facts: components["schemas"]["Fief1429Told"][];
            }[];
            /** @description After the last move of which anything is known. */
            view: components["schemas"]["Fief1429View"];
            question: components["schemas"]["Question"] | null;
            /** @description What may be asked for next. */
            choices: components["schemas"]["Fief1429Choice"][];
        };
        KeptDraft: {
            draft: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                expectedVersion: number;
                moves: (components["schemas"]["MiddleAgesMove"] | components["schemas"]["VillageMove"] | components["schemas"]["Fief1429Move"])[];
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                keptAt: string;
            } | null;
        };
        Position: {
            /** @constant */
            ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["MiddleAgesView"];
            choices: components["schemas"]["MiddleAgesChoice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
        } | {
            /** @constant */
            ruleset: "village";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["VillageView"];
            choices: components["schemas"]["VillageChoice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
        } | {
            /** @constant */
            ruleset: "fief-1429";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["Fief1429View"];
            choices: components["schemas"]["Fief1429Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
        };
        Played: {
            /** @constant */
            ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["MiddleAgesView"];
            choices: components["schemas"]["MiddleAgesChoice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
            facts: components["schemas"]["MiddleAgesTold"][];
        } | {
            /** @constant */
            ruleset: "village";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["VillageView"];
            choices: components["schemas"]["VillageChoice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
            facts: components["schemas"]["VillageTold"][];
        } | {
            /** @constant */
            ruleset: "fief-1429";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["Fief1429View"];
            choices: components["schemas"]["Fief1429Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
            facts: components["schemas"]["Fief1429Told"][];
        };
        DraftPlayed: {
            /** @constant */
            ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["MiddleAgesView"];
            choices: components["schemas"]["MiddleAgesChoice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
            facts: components["schemas"]["MiddleAgesTold"][];
            /** @description How many of the moves: fewer than sent where something came to light on the way. */
            played: number;
        } | {
            /** @constant */
            ruleset: "village";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["VillageView"];
            choices: components["schemas"]["VillageChoice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
            facts: components["schemas"]["VillageTold"][];
            /** @description How many of the moves: fewer than sent where something came to light on the way. */
            played: number;
        } | {
            /** @constant */
            ruleset: "fief-1429";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            audience: number | "spectator" | "arbiter";
            question: components["schemas"]["Question"] | null;
            view: components["schemas"]["Fief1429View"];
            choices: components["schemas"]["Fief1429Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            canUndo: boolean;
            /** @description By seat; empty where the game is played without clocks. */
            clocks: components["schemas"]["SeatClock"][];
            /** @description Head of the chain of digests at this version. */
            digest: string;
            facts: components["schemas"]["Fief1429Told"][];
            /** @description How many of the moves: fewer than sent where something came to light on the way. */
            played: number;
        };
        Rehearsed: {
            /** @constant */
            ruleset: "middle-ages";
            facts: components["schemas"]["MiddleAgesTold"][];
            view: components["schemas"]["MiddleAgesView"];
            /** @description False where chance or a discovery comes next. */
            isComplete: boolean;
        } | {
            /** @constant */
            ruleset: "village";
            facts: components["schemas"]["VillageTold"][];
            view: components["schemas"]["VillageView"];
            /** @description False where chance or a discovery comes next. */
            isComplete: boolean;
        } | {
            /** @constant */
            ruleset: "fief-1429";
            facts: components["schemas"]["Fief1429Told"][];
            view: components["schemas"]["Fief1429View"];
            /** @description False where chance or a discovery comes next. */
            isComplete: boolean;
        };
        Chronicle: {
            /** @constant */
            ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            audience: number | "spectator" | "arbiter";
            steps: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["MiddleAgesMove"] | null;
                facts: components["schemas"]["MiddleAgesTold"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
            }[];
        } | {
            /** @constant */
            ruleset: "village";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            audience: number | "spectator" | "arbiter";
            steps: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["VillageMove"] | null;
                facts: components["schemas"]["VillageTold"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
            }[];
        } | {
            /** @constant */
            ruleset: "fief-1429";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            audience: number | "spectator" | "arbiter";
            steps: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["Fief1429Move"] | null;
                facts: components["schemas"]["Fief1429Told"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
            }[];
        };
        Replay: {
            /** @constant */
            ruleset: "middle-ages";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            audience: number | "spectator" | "arbiter";
            steps: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["MiddleAgesMove"] | null;
                facts: components["schemas"]["MiddleAgesTold"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
                view: components["schemas"]["MiddleAgesView"];
                question: components["schemas"]["Question"] | null;
                outcome: components["schemas"]["Outcome"] | null;
            }[];
        } | {
            /** @constant */
            ruleset: "village";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            audience: number | "spectator" | "arbiter";
            steps: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["VillageMove"] | null;
                facts: components["schemas"]["VillageTold"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
                view: components["schemas"]["VillageView"];
                question: components["schemas"]["Question"] | null;
                outcome: components["schemas"]["Outcome"] | null;
            }[];
        } | {
            /** @constant */
            ruleset: "fief-1429";
            /**
             * Format: uuid
             * @description The game, a UUID.
             */
            game: string;
            audience: number | "spectator" | "arbiter";
            steps: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["Fief1429Move"] | null;
                facts: components["schemas"]["Fief1429Told"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
                view: components["schemas"]["Fief1429View"];
                question: components["schemas"]["Question"] | null;
                outcome: components["schemas"]["Outcome"] | null;
            }[];
        };
        StreamStep: {
            /** @constant */
            ruleset: "middle-ages";
            step: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["MiddleAgesMove"] | null;
                facts: components["schemas"]["MiddleAgesTold"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
            };
            position: {
                /**
                 * Format: uuid
                 * @description The game, a UUID.
                 */
                game: string;
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                audience: number | "spectator" | "arbiter";
                question: components["schemas"]["Question"] | null;
                view: components["schemas"]["MiddleAgesView"];
                choices: components["schemas"]["MiddleAgesChoice"][];
                outcome: components["schemas"]["Outcome"] | null;
                canUndo: boolean;
                /** @description By seat; empty where the game is played without clocks. */
                clocks: components["schemas"]["SeatClock"][];
                /** @description Head of the chain of digests at this version. */
                digest: string;
            };
        } | {
            /** @constant */
            ruleset: "village";
            step: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["VillageMove"] | null;
                facts: components["schemas"]["VillageTold"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
            };
            position: {
                /**
                 * Format: uuid
                 * @description The game, a UUID.
                 */
                game: string;
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                audience: number | "spectator" | "arbiter";
                question: components["schemas"]["Question"] | null;
                view: components["schemas"]["VillageView"];
                choices: components["schemas"]["VillageChoice"][];
                outcome: components["schemas"]["Outcome"] | null;
                canUndo: boolean;
                /** @description By seat; empty where the game is played without clocks. */
                clocks: components["schemas"]["SeatClock"][];
                /** @description Head of the chain of digests at this version. */
                digest: string;
            };
        } | {
            /** @constant */
            ruleset: "fief-1429";
            step: {
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                at: string;
                /** @enum {string} */
                kind: "begin" | "move" | "undo" | "resign" | "excused" | "time-out" | "outage" | "rest" | "finish";
                seat: number | null;
                /** @description `order`: a standing order; until the game is over only its own seat is told so. */
                by: ("person" | "bot" | "caretaker" | "order") | null;
                /** @description What was asked for; shown to the one who moved, and to all at the end. */
                move: components["schemas"]["Fief1429Move"] | null;
                facts: components["schemas"]["Fief1429Told"][];
                /** @description Of an undo: the version that holds again. */
                undoneTo: number | null;
                /** @description Of an undo that was asked for: who let it happen. */
                consentedBy: number[] | null;
            };
            position: {
                /**
                 * Format: uuid
                 * @description The game, a UUID.
                 */
                game: string;
                /** @description The number of an event in its game's stream, 1…n without holes. */
                version: number;
                audience: number | "spectator" | "arbiter";
                question: components["schemas"]["Question"] | null;
                view: components["schemas"]["Fief1429View"];
                choices: components["schemas"]["Fief1429Choice"][];
                outcome: components["schemas"]["Outcome"] | null;
                canUndo: boolean;
                /** @description By seat; empty where the game is played without clocks. */
                clocks: components["schemas"]["SeatClock"][];
                /** @description Head of the chain of digests at this version. */
                digest: string;
            };
        };
        OrderCondition: {
            /** @constant */
            when: "always";
        } | {
            /** @constant */
            when: "unconcerned";
        } | {
            /** @constant */
            when: "raised-by";
            seats: number[];
        };
        StandingOrder: {
            /** @description Of the question, as `question.kind` says it. */
            kind: string;
            condition: components["schemas"]["OrderCondition"];
            /** @description A type of move and the fields that are fixed; every other takes its idle value. */
            move: {
                type: string;
                fields: {
                    [key: string]: unknown;
                };
            };
            /** @description What its owner calls it; only they read it. */
            label: string;
        };
        NewStandingOrders: {
            /** @description The first that fits answers. */
            orders: components["schemas"]["StandingOrder"][];
        };
        StandingOrders: {
            /** @description The first that fits answers. */
            orders: components["schemas"]["StandingOrder"][];
            changedAt: string | null;
        };
        Problem: {
            /** @description A page about this kind of problem, relative to this server. */
            type: string;
            /** @enum {string} */
            code: "malformed-request" | "not-signed-in" | "wrong-credentials" | "forbidden" | "not-found" | "method-not-allowed" | "not-your-seat" | "not-open" | "not-running" | "not-finished" | "seat-taken" | "seats-free" | "name-taken" | "refused" | "stale-version" | "idempotency-key-reused" | "undo-closed" | "unforeseen" | "email-not-verified" | "too-large" | "unsupported-media-type" | "too-many-requests" | "unavailable" | "internal-error";
            title: string;
            status: number;
            /** @description What happened here, and what helps. */
            detail: string;
            /** @description The id of this request, also in the server's log. */
            instance: string;
            /** @description The rule that forbids the move. */
            rule?: string;
            /** @description The version that the game has reached. */
            head?: number;
            errors?: {
                path: string;
                message: string;
            }[];
        };
        Leaderboard: {
            ruleset: string;
            season: string | null;
            /** @description Those with rated games, the latest first. */
            seasons: string[];
            eligibility: {
                gamesLeast: number;
                opponentsLeast: number;
                deviationMost: number;
                idleDaysMost: number;
            };
            total: number;
            entries: {
                /** @description An account, opaque. */
                account: string;
                name: string;
                rank: number;
                /** @description 1500 + 40 × (μ − 25): 1500 for a newcomer. */
                rating: number;
                /** @description 40 × σ: how uncertain the rating is. 333 for a newcomer. */
                deviation: number;
                games: number;
                opponents: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                lastPlayedAt: string;
                /** @description By how much the rating rose in the thirty days before. */
                trend: number;
            }[];
        };
        PlayerRatings: {
            player: {
                /** @description An account, opaque. */
                account: string;
                name: string;
            };
            ratings: {
                ruleset: string;
                /** @description 1500 + 40 × (μ − 25): 1500 for a newcomer. */
                rating: number;
                /** @description 40 × σ: how uncertain the rating is. 333 for a newcomer. */
                deviation: number;
                games: number;
                opponents: number;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                lastPlayedAt: string;
                isProvisional: boolean;
                /** @description Why not on the leaderboard; empty: on it. */
                obstacles: ("games" | "opponents" | "deviation" | "idle")[];
                rank: number | null;
            }[];
        };
        RatingHistory: {
            changes: {
                /**
                 * Format: uuid
                 * @description The game, a UUID.
                 */
                game: string;
                name: string;
                /**
                 * Format: date-time
                 * @description An instant in UTC, ISO 8601.
                 */
                finishedAt: string;
                own: {
                    /** @description An account, opaque. */
                    account: string;
                    name: string;
                    /** @description A place at the table, from 0. */
                    seat: number;
                    rank: number;
                    ratingBefore: number;
                    ratingAfter: number;
                    deviationBefore: number;
                    deviationAfter: number;
                    /** @description What the seat was thought to be worth, in points of the rating. */
                    seatWorth: number;
                };
                others: {
                    /** @description An account, opaque. */
                    account: string;
                    name: string;
                    /** @description A place at the table, from 0. */
                    seat: number;
                    rank: number;
                    ratingBefore: number;
                    ratingAfter: number;
                    deviationBefore: number;
                    deviationAfter: number;
                    /** @description What the seat was thought to be worth, in points of the rating. */
                    seatWorth: number;
                }[];
            }[];
        };
        Rivals: {
            rivals: {
                /** @description An account, opaque. */
                account: string;
                name: string;
                games: number;
                /** @description Games in which the player ended above this rival. */
                above: number;
                equal: number;
                below: number;
            }[];
        };
        Statistics: {
            ruleset: string;
            /** @description Finished games without bots. */
            games: number;
            tables: {
                seats: number;
                games: number;
                movesMedian: number;
                daysMedian: number;
                scoreLow: number;
                scoreMedian: number;
                scoreHigh: number;
                bySeat: {
                    /** @description A place at the table, from 0. */
                    seat: number;
                    /** @description A shared win counts by its share. */
                    wins: number;
                    winRate: number;
                    /** @description 95 % (Wilson). */
                    winRateLow: number;
                    /** @description 95 % (Wilson). */
                    winRateHigh: number;
                    scoreMean: number;
                    /** @description In points of the rating, once 200 rated games say so. */
                    worth: {
                        points: number;
                        deviation: number;
                    } | null;
                }[];
            }[];
            /** @description First moves of a game that were made at least twenty times. */
            openings: {
                seats: number;
                move: {
                    type: string;
                } & {
                    [key: string]: unknown;
                };
                games: number;
                winRate: number;
                winRateLow: number;
                winRateHigh: number;
            }[];
        };
        Rule: {
            number: string;
            chapter: string;
            text: string;
            isRuling: boolean;
        };
        Ruleset: {
            /** @enum {string} */
            id: "middle-ages" | "village" | "fief-1429";
            revision: number;
            seats: {
                min: number;
                max: number;
            };
            bots: ("random" | "greedy" | "search")[];
            /** @description The component data that new games begin with; not official means reconstructed. */
            dataSet: {
                id: string;
                isOfficial: boolean;
            } | null;
        };
        RulesetList: {
            rulesets: components["schemas"]["Ruleset"][];
        };
        Rulebook: {
            /** @enum {string} */
            ruleset: "middle-ages" | "village" | "fief-1429";
            /** @enum {string} */
            language: "en" | "fr";
            credits: string;
            rules: components["schemas"]["Rule"][];
        };
        Message: {
            /** @description Grows from message to message, with gaps. */
            number: number;
            /** @description `table`, `spectators`, or the seats that talk apart, in order: `seats-0-2`. */
            room: string;
            /** @description An account, opaque. */
            account: string;
            name: string;
            seat: number | null;
            /** @description None once its author has erased it. */
            text: string | null;
            /** @description How far the game was. */
            version: number;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             */
            at: string;
        };
        TalkRoom: {
            /** @description `table`, `spectators`, or the seats that talk apart, in order: `seats-0-2`. */
            room: string;
            seats: number[] | null;
            mayWrite: boolean;
            /** @description It is public: only those whose e-mail is verified write here. */
            needsVerifiedEmail: boolean;
            unread: number;
        };
        Talk: {
            rooms: components["schemas"]["TalkRoom"][];
            /**
             * @description Who may talk apart: any players, those to whom the game opens a room, or nobody.
             * @enum {string}
             */
            apart: "free" | "rooms" | "none";
            /** @description The latest of all rooms, in order. */
            messages: components["schemas"]["Message"][];
            hasEarlier: boolean;
        };
        NewMessage: {
            /** @description `table`, `spectators`, or the seats that talk apart, in order: `seats-0-2`. */
            room: string;
            text: string;
        };
        ReadUpTo: {
            /** @description `table`, `spectators`, or the seats that talk apart, in order: `seats-0-2`. */
            room: string;
            /** @description Grows from message to message, with gaps. */
            number: number;
        };
        NewReport: {
            reason: string;
        };
        Report: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             */
            at: string;
        };
        NewMark: {
            /**
             * @description `mute`: you do not see what they say. `block`: nor do they see what you say.
             * @enum {string}
             */
            mark: "mute" | "block";
        };
        Marks: {
            marks: {
                /** @description An account, opaque. */
                account: string;
                name: string;
                /**
                 * @description `mute`: you do not see what they say. `block`: nor do they see what you say.
                 * @enum {string}
                 */
                mark: "mute" | "block";
            }[];
        };
        Notebook: {
            text: string;
            changedAt: string | null;
        };
        NewNotebook: {
            text: string;
        };
        DiaryEntry: {
            /** Format: uuid */
            id: string;
            /** @description A place at the table, from 0. */
            seat: number;
            name: string;
            /** @description The number of an event in its game's stream, 1…n without holes. */
            version: number;
            text: string;
            /**
             * Format: date-time
             * @description An instant in UTC, ISO 8601.
             */
            at: string;
        };
        Diary: {
            /** @description Until the game is over each reads only their own. */
            isSealed: boolean;
            entries: components["schemas"]["DiaryEntry"][];
        };
        NewDiaryEntry: {
            /** @description The step that it is pinned to. */
            version: number;
            text: string;
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        /** @description What a kind of problem means, wherever it is met. */
        ProblemKind: {
            /** @enum {string} */
            code: "malformed-request" | "not-signed-in" | "wrong-credentials" | "forbidden" | "not-found" | "method-not-allowed" | "not-your-seat" | "not-open" | "not-running" | "not-finished" | "seat-taken" | "seats-free" | "name-taken" | "refused" | "stale-version" | "idempotency-key-reused" | "undo-closed" | "unforeseen" | "email-not-verified" | "too-large" | "unsupported-media-type" | "too-many-requests" | "unavailable" | "internal-error";
            status: number;
            title: string;
            help: string;
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
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProblemKind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: "malformed-request" | "not-signed-in" | "wrong-credentials" | "forbidden" | "not-found" | "method-not-allowed" | "not-your-seat" | "not-open" | "not-running" | "not-finished" | "seat-taken" | "seats-free" | "name-taken" | "refused" | "stale-version" | "idempotency-key-reused" | "undo-closed" | "unforeseen" | "email-not-verified" | "too-large" | "unsupported-media-type" | "too-many-requests" | "unavailable" | "internal-error";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "stale-version",
                     *       "status": 409,
                     *       "title": "The position has changed",
                     *       "help": "Fetch the position at `head`, decide again, and send the new version."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemKind"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    welcomeGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada"
                 *     }
                 */
                "application/json": components["schemas"]["NewGuest"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "id": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *         "name": "Ada",
                     *         "kind": "guest",
                     *         "email": null
                     *       },
                     *       "token": "5lLmIMgx4Vw5K2VksO4nhyprNGlDYzU6",
                     *       "expiresAt": "2027-02-20T15:47:16.553Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.org",
                 *       "password": "a long winter"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "id": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *         "name": "Ada of Bellecombe",
                     *         "kind": "member",
                     *         "email": "ada@example.org"
                     *       },
                     *       "token": "WNYCLf04g3oUTktATdQV4WJlIioEmq6k",
                     *       "expiresAt": "2027-02-20T15:47:17.470Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `wrong-credentials`: E-mail and password do not fit together. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *       "name": "Ada",
                     *       "kind": "guest",
                     *       "email": null
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renameAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada of Bellecombe"
                 *     }
                 */
                "application/json": components["schemas"]["Rename"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *       "name": "Ada of Bellecombe",
                     *       "kind": "guest",
                     *       "email": null
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.org",
                 *       "password": "a long winter"
                 *     }
                 */
                "application/json": components["schemas"]["KeptName"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *       "name": "Ada of Bellecombe",
                     *       "kind": "member",
                     *       "email": "ada@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `name-taken`: This e-mail already keeps a name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "language": "en",
                     *       "timeZone": "UTC",
                     *       "quietHours": null,
                     *       "weekendsOff": false,
                     *       "spokenLanguages": [],
                     *       "colour": null
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "timeZone": "Europe/Paris",
                 *       "quietHours": {
                 *         "from": "22:30",
                 *         "to": "07:00"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "language": "en",
                     *       "timeZone": "Europe/Paris",
                     *       "quietHours": {
                     *         "from": "22:30",
                     *         "to": "07:00"
                     *       },
                     *       "weekendsOff": false,
                     *       "spokenLanguages": [],
                     *       "colour": null
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRulesets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rulesets": [
                     *         {
                     *           "id": "middle-ages",
                     *           "revision": 1,
                     *           "seats": {
                     *             "min": 2,
                     *             "max": 5
                     *           },
                     *           "bots": [
                     *             "random",
                     *             "greedy",
                     *             "search"
                     *           ],
                     *           "dataSet": {
                     *             "id": "reconstruction-1",
                     *             "isOfficial": false
                     *           }
                     *         },
                     *         {
                     *           "id": "village",
                     *           "revision": 1,
                     *           "seats": {
                     *             "min": 2,
                     *             "max": 4
                     *           },
                     *           "bots": [
                     *             "random",
                     *             "greedy",
                     *             "search"
                     *           ],
                     *           "dataSet": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RulesetList"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRulebook: {
        parameters: {
            query?: {
                language?: "en" | "fr";
            };
            header?: never;
            path: {
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "middle-ages",
                     *       "language": "en",
                     *       "credits": "Middle-Ages is a game by Marc André, illustrated by Claire Conan and published by Studio H. These are its rules in our own words; a rule marked *(ruling)* is our answer where the booklet is silent. The booklet does not say which number, Peasants or Chests are on which tile, nor which tiles are blue and which orange: until somebody types them from a real copy, those are reconstructed.",
                     *       "rules": [
                     *         {
                     *           "number": "MA-1.1",
                     *           "chapter": "The box",
                     *           "text": "The game is for 2 to 5 players. Whoever is richest when the sixteenth round is over wins.",
                     *           "isRuling": false
                     *         },
                     *         {
                     *           "number": "MA-1.2",
                     *           "chapter": "The box",
                     *           "text": "Each player has a Fief board with eight Domains, from left to right Field, Mill, Village, Rampart, Market, Barracks, Church and Palace, a Lord and a Scout, all in one colour.",
                     *           "isRuling": false
                     *         },
                     *         {
                     *           "number": "MA-1.3",
                     *           "chapter": "The box",
                     *           "text": "There are 84 Plot tiles, each of one Domain and numbered from 1 to 23 on the back: 14 Fields, 13 Mills, 12 Villages, 11 Ramparts, 10 Markets, 9 Barracks, 8 Churches and 7 Palaces. 52 have a blue back and 32 an orange one. The face may show Peasants and Chests.",
                     *           "isRuling": false
                     *         },
                     *         {
                     *           "number": "MA-1.4",
                     *           "chapter": "The box",
                     *           "text": "There are 15 Event cards, 8 Plot tokens and 8 Extra-coin tokens.",
                     *           "isRuling": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Rulebook"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: {
                state?: "open" | "running" | "finished";
                ruleset?: "middle-ages" | "village" | "fief-1429";
                /** @description Only games in which you have, or gave up, a seat. */
                mine?: string;
                limit?: number;
                /** @description `next` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "games": [
                     *         {
                     *           "id": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *           "name": "The long winter",
                     *           "ruleset": "middle-ages",
                     *           "revision": 1,
                     *           "state": "running",
                     *           "visibility": "public",
                     *           "version": 6,
                     *           "host": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *           "seats": [
                     *             {
                     *               "kind": "person",
                     *               "account": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *               "name": "Ada of Bellecombe"
                     *             },
                     *             {
                     *               "kind": "person",
                     *               "account": "n4szu2QOFvmykrcek5ZNvynzeVYBbYj1",
                     *               "name": "Bea"
                     *             }
                     *           ],
                     *           "question": {
                     *             "number": 1,
                     *             "kind": "placing",
                     *             "seats": [
                     *               0
                     *             ],
                     *             "concerns": [
                     *               0
                     *             ]
                     *           },
                     *           "outcome": null,
                     *           "spectatorDelay": null,
                     *           "yourSeat": 0,
                     *           "isYourTurn": true,
                     *           "invitation": "JDvhdI9MRKuyuflhUQYt",
                     *           "fairness": {
                     *             "commit": "2d91ba3b801db076d6b5b58ab3c8e651021ff4b249933d311cc0b9e12e6d572d",
                     *             "secret": null
                     *           },
                     *           "clock": null,
                     *           "clocks": [],
                     *           "now": "2026-11-22T15:47:17.796Z",
                     *           "openedAt": "2026-11-22T15:47:17.587Z",
                     *           "startedAt": "2026-11-22T15:47:17.754Z",
                     *           "movedAt": "2026-11-22T15:47:17.754Z",
                     *           "finishedAt": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["GamesPage"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your own: the same request sent again with it is done once and answered alike. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ruleset": "middle-ages",
                 *       "options": {},
                 *       "name": "The long winter",
                 *       "seats": 2
                 *     }
                 */
                "application/json": components["schemas"]["NewGameInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "name": "The long winter",
                     *       "ruleset": "middle-ages",
                     *       "revision": 1,
                     *       "state": "open",
                     *       "visibility": "public",
                     *       "version": 2,
                     *       "host": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *       "seats": [
                     *         {
                     *           "kind": "person",
                     *           "account": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *           "name": "Ada of Bellecombe"
                     *         },
                     *         {
                     *           "kind": "nobody"
                     *         }
                     *       ],
                     *       "question": null,
                     *       "outcome": null,
                     *       "spectatorDelay": null,
                     *       "yourSeat": 0,
                     *       "isYourTurn": false,
                     *       "invitation": "JDvhdI9MRKuyuflhUQYt",
                     *       "fairness": {
                     *         "commit": "2d91ba3b801db076d6b5b58ab3c8e651021ff4b249933d311cc0b9e12e6d572d",
                     *         "secret": null
                     *       },
                     *       "clock": null,
                     *       "clocks": [],
                     *       "now": "2026-11-22T15:47:17.604Z",
                     *       "openedAt": "2026-11-22T15:47:17.587Z",
                     *       "startedAt": null,
                     *       "movedAt": "2026-11-22T15:47:17.587Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-reused`: This Idempotency-Key was used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "name": "The long winter",
                     *       "ruleset": "middle-ages",
                     *       "revision": 1,
                     *       "state": "running",
                     *       "visibility": "public",
                     *       "version": 6,
                     *       "host": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *       "seats": [
                     *         {
                     *           "kind": "person",
                     *           "account": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *           "name": "Ada of Bellecombe"
                     *         },
                     *         {
                     *           "kind": "person",
                     *           "account": "n4szu2QOFvmykrcek5ZNvynzeVYBbYj1",
                     *           "name": "Bea"
                     *         }
                     *       ],
                     *       "question": {
                     *         "number": 1,
                     *         "kind": "placing",
                     *         "seats": [
                     *           0
                     *         ],
                     *         "concerns": [
                     *           0
                     *         ]
                     *       },
                     *       "outcome": null,
                     *       "spectatorDelay": null,
                     *       "yourSeat": 0,
                     *       "isYourTurn": true,
                     *       "invitation": "JDvhdI9MRKuyuflhUQYt",
                     *       "fairness": {
                     *         "commit": "2d91ba3b801db076d6b5b58ab3c8e651021ff4b249933d311cc0b9e12e6d572d",
                     *         "secret": null
                     *       },
                     *       "clock": null,
                     *       "clocks": [],
                     *       "now": "2026-11-22T15:47:17.780Z",
                     *       "openedAt": "2026-11-22T15:47:17.587Z",
                     *       "startedAt": "2026-11-22T15:47:17.754Z",
                     *       "movedAt": "2026-11-22T15:47:17.754Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInvitedGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of an invitation link. */
                invitation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "name": "The long winter",
                     *       "ruleset": "middle-ages",
                     *       "revision": 1,
                     *       "state": "open",
                     *       "visibility": "public",
                     *       "version": 2,
                     *       "host": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *       "seats": [
                     *         {
                     *           "kind": "person",
                     *           "account": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *           "name": "Ada of Bellecombe"
                     *         },
                     *         {
                     *           "kind": "nobody"
                     *         }
                     *       ],
                     *       "question": null,
                     *       "outcome": null,
                     *       "spectatorDelay": null,
                     *       "yourSeat": null,
                     *       "isYourTurn": false,
                     *       "invitation": null,
                     *       "fairness": {
                     *         "commit": "2d91ba3b801db076d6b5b58ab3c8e651021ff4b249933d311cc0b9e12e6d572d",
                     *         "secret": null
                     *       },
                     *       "clock": null,
                     *       "clocks": [],
                     *       "now": "2026-11-22T15:47:17.654Z",
                     *       "openedAt": "2026-11-22T15:47:17.587Z",
                     *       "startedAt": null,
                     *       "movedAt": "2026-11-22T15:47:17.587Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sitDown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seat": 1
                 *     }
                 */
                "application/json": components["schemas"]["SitDown"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "name": "The long winter",
                     *       "ruleset": "middle-ages",
                     *       "revision": 1,
                     *       "state": "open",
                     *       "visibility": "public",
                     *       "version": 5,
                     *       "host": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *       "seats": [
                     *         {
                     *           "kind": "person",
                     *           "account": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *           "name": "Ada of Bellecombe"
                     *         },
                     *         {
                     *           "kind": "person",
                     *           "account": "n4szu2QOFvmykrcek5ZNvynzeVYBbYj1",
                     *           "name": "Bea"
                     *         }
                     *       ],
                     *       "question": null,
                     *       "outcome": null,
                     *       "spectatorDelay": null,
                     *       "yourSeat": 1,
                     *       "isYourTurn": false,
                     *       "invitation": "JDvhdI9MRKuyuflhUQYt",
                     *       "fairness": {
                     *         "commit": "2d91ba3b801db076d6b5b58ab3c8e651021ff4b249933d311cc0b9e12e6d572d",
                     *         "secret": null
                     *       },
                     *       "clock": null,
                     *       "clocks": [],
                     *       "now": "2026-11-22T15:47:17.734Z",
                     *       "openedAt": "2026-11-22T15:47:17.587Z",
                     *       "startedAt": null,
                     *       "movedAt": "2026-11-22T15:47:17.726Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-open`: The game is no longer open. `seat-taken`: The seat is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    standUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "name": "The long winter",
                     *       "ruleset": "middle-ages",
                     *       "revision": 1,
                     *       "state": "open",
                     *       "visibility": "public",
                     *       "version": 4,
                     *       "host": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *       "seats": [
                     *         {
                     *           "kind": "person",
                     *           "account": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *           "name": "Ada of Bellecombe"
                     *         },
                     *         {
                     *           "kind": "nobody"
                     *         }
                     *       ],
                     *       "question": null,
                     *       "outcome": null,
                     *       "spectatorDelay": null,
                     *       "yourSeat": 0,
                     *       "isYourTurn": false,
                     *       "invitation": "JDvhdI9MRKuyuflhUQYt",
                     *       "fairness": {
                     *         "commit": "2d91ba3b801db076d6b5b58ab3c8e651021ff4b249933d311cc0b9e12e6d572d",
                     *         "secret": null
                     *       },
                     *       "clock": null,
                     *       "clocks": [],
                     *       "now": "2026-11-22T15:47:17.716Z",
                     *       "openedAt": "2026-11-22T15:47:17.587Z",
                     *       "startedAt": null,
                     *       "movedAt": "2026-11-22T15:47:17.695Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-open`: The game is no longer open. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    seatBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bot": "random"
                 *     }
                 */
                "application/json": components["schemas"]["SeatBot"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "name": "The long winter",
                     *       "ruleset": "middle-ages",
                     *       "revision": 1,
                     *       "state": "open",
                     *       "visibility": "public",
                     *       "version": 3,
                     *       "host": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *       "seats": [
                     *         {
                     *           "kind": "person",
                     *           "account": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *           "name": "Ada of Bellecombe"
                     *         },
                     *         {
                     *           "kind": "bot",
                     *           "bot": "random"
                     *         }
                     *       ],
                     *       "question": null,
                     *       "outcome": null,
                     *       "spectatorDelay": null,
                     *       "yourSeat": 0,
                     *       "isYourTurn": false,
                     *       "invitation": "JDvhdI9MRKuyuflhUQYt",
                     *       "fairness": {
                     *         "commit": "2d91ba3b801db076d6b5b58ab3c8e651021ff4b249933d311cc0b9e12e6d572d",
                     *         "secret": null
                     *       },
                     *       "clock": null,
                     *       "clocks": [],
                     *       "now": "2026-11-22T15:47:17.691Z",
                     *       "openedAt": "2026-11-22T15:47:17.587Z",
                     *       "startedAt": null,
                     *       "movedAt": "2026-11-22T15:47:17.679Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-open`: The game is no longer open. `seat-taken`: The seat is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "name": "The long winter",
                     *       "ruleset": "middle-ages",
                     *       "revision": 1,
                     *       "state": "running",
                     *       "visibility": "public",
                     *       "version": 6,
                     *       "host": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *       "seats": [
                     *         {
                     *           "kind": "person",
                     *           "account": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *           "name": "Ada of Bellecombe"
                     *         },
                     *         {
                     *           "kind": "person",
                     *           "account": "n4szu2QOFvmykrcek5ZNvynzeVYBbYj1",
                     *           "name": "Bea"
                     *         }
                     *       ],
                     *       "question": {
                     *         "number": 1,
                     *         "kind": "placing",
                     *         "seats": [
                     *           0
                     *         ],
                     *         "concerns": [
                     *           0
                     *         ]
                     *       },
                     *       "outcome": null,
                     *       "spectatorDelay": null,
                     *       "yourSeat": 0,
                     *       "isYourTurn": true,
                     *       "invitation": "JDvhdI9MRKuyuflhUQYt",
                     *       "fairness": {
                     *         "commit": "2d91ba3b801db076d6b5b58ab3c8e651021ff4b249933d311cc0b9e12e6d572d",
                     *         "secret": null
                     *       },
                     *       "clock": null,
                     *       "clocks": [],
                     *       "now": "2026-11-22T15:47:17.770Z",
                     *       "openedAt": "2026-11-22T15:47:17.587Z",
                     *       "startedAt": "2026-11-22T15:47:17.754Z",
                     *       "movedAt": "2026-11-22T15:47:17.754Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-open`: The game is no longer open. `seats-free`: Not every seat is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    playMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your own: the same request sent again with it is done once and answered alike. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 7,
                 *       "move": {
                 *         "type": "send",
                 *         "place": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewMove"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "middle-ages",
                     *       "game": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "version": 8,
                     *       "audience": 1,
                     *       "question": {
                     *         "number": 4,
                     *         "kind": "sending",
                     *         "seats": [
                     *           0
                     *         ],
                     *         "concerns": [
                     *           0
                     *         ]
                     *       },
                     *       "view": {
                     *         "tileSet": {
                     *           "id": "reconstruction-1",
                     *           "isOfficial": false
                     *         },
                     *         "round": 1,
                     *         "order": [
                     *           0,
                     *           1
                     *         ],
                     *         "done": [],
                     *         "rows": [
                     *           {
                     *             "round": 1,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": 0,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": 1,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": null,
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 2,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 5,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 8,
                     *                   "domain": "village",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 3,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 1,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 15,
                     *                   "domain": "market",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 4,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 2,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 6,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 23,
                     *                   "domain": "palace",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "fiefs": [
                     *           {
                     *             "seat": 0,
                     *             "coins": 0,
                     *             "columns": [
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               []
                     *             ],
                     *             "extraCoins": [],
                     *             "plots": [],
                     *             "graveyard": [],
                     *             "peasants": 0,
                     *             "chests": 0,
                     *             "lord": {
                     *               "round": 1,
                     *               "place": 0
                     *             },
                     *             "scout": null,
                     *             "incomes": [
                     *               {
                     *                 "domain": "field",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "mill",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "village",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "rampart",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "market",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill",
                     *                   "market"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "barracks",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "barracks"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "church",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "church"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "palace",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "palace"
                     *                 ],
                     *                 "coins": 0
                     *               }
                     *             ],
                     *             "exposedTo": [
                     *               1
                     *             ],
                     *             "firstToFall": null,
                     *             "score": -80
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "coins": 0,
                     *             "columns": [
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               []
                     *             ],
                     *             "extraCoins": [],
                     *             "plots": [],
                     *             "graveyard": [],
                     *             "peasants": 0,
                     *             "chests": 0,
                     *             "lord": {
                     *               "round": 1,
                     *               "place": 1
                     *             },
                     *             "scout": null,
                     *             "incomes": [
                     *               {
                     *                 "domain": "field",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "mill",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "village",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "rampart",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "market",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill",
                     *                   "market"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "barracks",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "barracks"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "church",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "church"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "palace",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "palace"
                     *                 ],
                     *                 "coins": 0
                     *               }
                     *             ],
                     *             "exposedTo": [
                     *               0
                     *             ],
                     *             "firstToFall": null,
                     *             "score": -80
                     *           }
                     *         ],
                     *         "events": [
                     *           {
                     *             "event": "good-harvests",
                     *             "afterRound": 4,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "peasant-revolt",
                     *             "afterRound": 8,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "rebuilding-aid",
                     *             "afterRound": 12,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "black-death",
                     *             "afterRound": 16,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "pile": {
                     *           "next": {
                     *             "number": 9,
                     *             "stack": "blue"
                     *           },
                     *           "left": 40
                     *         },
                     *         "waitingStack": null,
                     *         "discards": [
                     *           {
                     *             "number": 23,
                     *             "domain": "palace",
                     *             "stack": "blue",
                     *             "peasants": 0,
                     *             "chests": 1
                     *           }
                     *         ],
                     *         "discardsReturn": false,
                     *         "supply": {
                     *           "extraCoins": 8,
                     *           "plots": [
                     *             "field",
                     *             "mill",
                     *             "village",
                     *             "rampart",
                     *             "market",
                     *             "barracks",
                     *             "church",
                     *             "palace"
                     *           ]
                     *         },
                     *         "prospects": [],
                     *         "ending": null,
                     *         "agenda": {
                     *           "planned": 6,
                     *           "pending": [
                     *             {
                     *               "number": 4,
                     *               "step": {
                     *                 "type": "sending",
                     *                 "seat": 0
                     *               },
                     *               "answered": []
                     *             },
                     *             {
                     *               "number": 5,
                     *               "step": {
                     *                 "type": "sending",
                     *                 "seat": 1
                     *               },
                     *               "answered": []
                     *             },
                     *             {
                     *               "number": 6,
                     *               "step": {
                     *                 "type": "roundEnd"
                     *               },
                     *               "answered": []
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "choices": [],
                     *       "outcome": null,
                     *       "canUndo": true,
                     *       "clocks": [],
                     *       "digest": "9e31aabafc6b410eaf9b22e86a1ee41459064fbb20e6d1384b7ad373a40a6bfc",
                     *       "facts": [
                     *         {
                     *           "type": "LordSent",
                     *           "seat": 1,
                     *           "round": 1,
                     *           "place": 1,
                     *           "tile": {
                     *             "number": 20,
                     *             "domain": "church",
                     *             "stack": "blue",
                     *             "peasants": 1,
                     *             "chests": 0
                     *           }
                     *         },
                     *         {
                     *           "type": "Settled",
                     *           "next": []
                     *         },
                     *         {
                     *           "type": "RoundBegan",
                     *           "round": 1,
                     *           "order": [
                     *             0,
                     *             1
                     *           ]
                     *         },
                     *         {
                     *           "type": "TileDiscarded",
                     *           "round": 1,
                     *           "place": 2,
                     *           "tile": {
                     *             "number": 23,
                     *             "domain": "palace",
                     *             "stack": "blue",
                     *             "peasants": 0,
                     *             "chests": 1
                     *           }
                     *         },
                     *         {
                     *           "type": "Settled",
                     *           "next": [
                     *             {
                     *               "type": "sending",
                     *               "seat": 0
                     *             },
                     *             {
                     *               "type": "sending",
                     *               "seat": 1
                     *             },
                     *             {
                     *               "type": "roundEnd"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Played"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. `stale-version`: The position has changed. `idempotency-key-reused`: This Idempotency-Key was used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `refused`: The rules forbid it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your own: the same request sent again with it is done once and answered alike. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 8
                 *     }
                 */
                "application/json": components["schemas"]["NewUndo"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "middle-ages",
                     *       "game": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "version": 9,
                     *       "audience": 1,
                     *       "question": {
                     *         "number": 2,
                     *         "kind": "placing",
                     *         "seats": [
                     *           1
                     *         ],
                     *         "concerns": [
                     *           1
                     *         ]
                     *       },
                     *       "view": {
                     *         "tileSet": {
                     *           "id": "reconstruction-1",
                     *           "isOfficial": false
                     *         },
                     *         "round": 0,
                     *         "order": [
                     *           0,
                     *           1
                     *         ],
                     *         "done": [
                     *           0,
                     *           1
                     *         ],
                     *         "rows": [
                     *           {
                     *             "round": 1,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": 0,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 23,
                     *                   "domain": "palace",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 2,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 5,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 8,
                     *                   "domain": "village",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 3,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 1,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 15,
                     *                   "domain": "market",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 4,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 2,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 6,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 23,
                     *                   "domain": "palace",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "fiefs": [
                     *           {
                     *             "seat": 0,
                     *             "coins": 0,
                     *             "columns": [
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               []
                     *             ],
                     *             "extraCoins": [],
                     *             "plots": [],
                     *             "graveyard": [],
                     *             "peasants": 0,
                     *             "chests": 0,
                     *             "lord": {
                     *               "round": 1,
                     *               "place": 0
                     *             },
                     *             "scout": null,
                     *             "incomes": [
                     *               {
                     *                 "domain": "field",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "mill",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "village",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "rampart",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "market",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill",
                     *                   "market"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "barracks",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "barracks"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "church",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "church"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "palace",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "palace"
                     *                 ],
                     *                 "coins": 0
                     *               }
                     *             ],
                     *             "exposedTo": [
                     *               1
                     *             ],
                     *             "firstToFall": null,
                     *             "score": -80
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "coins": 0,
                     *             "columns": [
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               []
                     *             ],
                     *             "extraCoins": [],
                     *             "plots": [],
                     *             "graveyard": [],
                     *             "peasants": 0,
                     *             "chests": 0,
                     *             "lord": null,
                     *             "scout": null,
                     *             "incomes": [
                     *               {
                     *                 "domain": "field",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "mill",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "village",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "rampart",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "market",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill",
                     *                   "market"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "barracks",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "barracks"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "church",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "church"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "palace",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "palace"
                     *                 ],
                     *                 "coins": 0
                     *               }
                     *             ],
                     *             "exposedTo": [
                     *               0
                     *             ],
                     *             "firstToFall": null,
                     *             "score": -80
                     *           }
                     *         ],
                     *         "events": [
                     *           {
                     *             "event": "good-harvests",
                     *             "afterRound": 4,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "peasant-revolt",
                     *             "afterRound": 8,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "rebuilding-aid",
                     *             "afterRound": 12,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "black-death",
                     *             "afterRound": 16,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "pile": {
                     *           "next": {
                     *             "number": 9,
                     *             "stack": "blue"
                     *           },
                     *           "left": 40
                     *         },
                     *         "waitingStack": null,
                     *         "discards": [],
                     *         "discardsReturn": false,
                     *         "supply": {
                     *           "extraCoins": 8,
                     *           "plots": [
                     *             "field",
                     *             "mill",
                     *             "village",
                     *             "rampart",
                     *             "market",
                     *             "barracks",
                     *             "church",
                     *             "palace"
                     *           ]
                     *         },
                     *         "prospects": [
                     *           {
                     *             "place": 0,
                     *             "effect": 0,
                     *             "income": 2
                     *           },
                     *           {
                     *             "place": 1,
                     *             "effect": 0,
                     *             "income": 3
                     *           },
                     *           {
                     *             "place": 2,
                     *             "effect": 0,
                     *             "income": 3
                     *           }
                     *         ],
                     *         "ending": null,
                     *         "agenda": {
                     *           "planned": 3,
                     *           "pending": [
                     *             {
                     *               "number": 2,
                     *               "step": {
                     *                 "type": "placing",
                     *                 "seat": 1
                     *               },
                     *               "answered": []
                     *             },
                     *             {
                     *               "number": 3,
                     *               "step": {
                     *                 "type": "round"
                     *               },
                     *               "answered": []
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "choices": [
                     *         {
                     *           "type": "send",
                     *           "fields": {
                     *             "place": {
                     *               "oneOf": [
                     *                 1,
                     *                 2
                     *               ]
                     *             }
                     *           },
                     *           "idle": true
                     *         },
                     *         {
                     *           "type": "send",
                     *           "fields": {
                     *             "place": {
                     *               "oneOf": [
                     *                 0
                     *               ]
                     *             }
                     *           },
                     *           "barred": "MA-4.2"
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "canUndo": false,
                     *       "clocks": [],
                     *       "digest": "28942f214a390f28a6313c227b52e7a8077cd06b73283633b89ad98663c50721",
                     *       "facts": []
                     *     }
                     */
                    "application/json": components["schemas"]["Played"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. `stale-version`: The position has changed. `undo-closed`: This can no longer be taken back. `idempotency-key-reused`: This Idempotency-Key was used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "name": "The long winter",
                     *       "ruleset": "middle-ages",
                     *       "revision": 1,
                     *       "state": "running",
                     *       "visibility": "public",
                     *       "version": 11,
                     *       "host": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *       "seats": [
                     *         {
                     *           "kind": "person",
                     *           "account": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *           "name": "Ada of Bellecombe"
                     *         },
                     *         {
                     *           "kind": "caretaker",
                     *           "bot": "greedy",
                     *           "account": "n4szu2QOFvmykrcek5ZNvynzeVYBbYj1",
                     *           "name": "Bea"
                     *         }
                     *       ],
                     *       "question": {
                     *         "number": 4,
                     *         "kind": "sending",
                     *         "seats": [
                     *           0
                     *         ],
                     *         "concerns": [
                     *           0
                     *         ]
                     *       },
                     *       "outcome": null,
                     *       "spectatorDelay": null,
                     *       "yourSeat": null,
                     *       "isYourTurn": false,
                     *       "invitation": null,
                     *       "fairness": {
                     *         "commit": "2d91ba3b801db076d6b5b58ab3c8e651021ff4b249933d311cc0b9e12e6d572d",
                     *         "secret": null
                     *       },
                     *       "clock": null,
                     *       "clocks": [],
                     *       "now": "2026-11-22T15:47:18.778Z",
                     *       "openedAt": "2026-11-22T15:47:17.587Z",
                     *       "startedAt": "2026-11-22T15:47:17.754Z",
                     *       "movedAt": "2026-11-22T15:47:18.755Z",
                     *       "finishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rehearse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 7,
                 *       "moves": [
                 *         {
                 *           "type": "send",
                 *           "place": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewRehearsal"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "middle-ages",
                     *       "facts": [
                     *         {
                     *           "type": "LordSent",
                     *           "seat": 1,
                     *           "round": 1,
                     *           "place": 1,
                     *           "tile": {
                     *             "number": 20,
                     *             "domain": "church",
                     *             "stack": "blue",
                     *             "peasants": 1,
                     *             "chests": 0
                     *           }
                     *         },
                     *         {
                     *           "type": "Settled",
                     *           "next": []
                     *         },
                     *         {
                     *           "type": "RoundBegan",
                     *           "round": 1,
                     *           "order": [
                     *             0,
                     *             1
                     *           ]
                     *         },
                     *         {
                     *           "type": "TileDiscarded",
                     *           "round": 1,
                     *           "place": 2,
                     *           "tile": {
                     *             "number": 23,
                     *             "domain": "palace",
                     *             "stack": "blue",
                     *             "peasants": 0,
                     *             "chests": 1
                     *           }
                     *         },
                     *         {
                     *           "type": "Settled",
                     *           "next": [
                     *             {
                     *               "type": "sending",
                     *               "seat": 0
                     *             },
                     *             {
                     *               "type": "sending",
                     *               "seat": 1
                     *             },
                     *             {
                     *               "type": "roundEnd"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "view": {
                     *         "tileSet": {
                     *           "id": "reconstruction-1",
                     *           "isOfficial": false
                     *         },
                     *         "round": 1,
                     *         "order": [
                     *           0,
                     *           1
                     *         ],
                     *         "done": [],
                     *         "rows": [
                     *           {
                     *             "round": 1,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": 0,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": 1,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": null,
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 2,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 5,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 8,
                     *                   "domain": "village",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 3,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 1,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 15,
                     *                   "domain": "market",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 4,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 2,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 6,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 23,
                     *                   "domain": "palace",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "fiefs": [
                     *           {
                     *             "seat": 0,
                     *             "coins": 0,
                     *             "columns": [
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               []
                     *             ],
                     *             "extraCoins": [],
                     *             "plots": [],
                     *             "graveyard": [],
                     *             "peasants": 0,
                     *             "chests": 0,
                     *             "lord": {
                     *               "round": 1,
                     *               "place": 0
                     *             },
                     *             "scout": null,
                     *             "incomes": [
                     *               {
                     *                 "domain": "field",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "mill",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "village",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "rampart",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "market",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill",
                     *                   "market"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "barracks",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "barracks"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "church",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "church"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "palace",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "palace"
                     *                 ],
                     *                 "coins": 0
                     *               }
                     *             ],
                     *             "exposedTo": [
                     *               1
                     *             ],
                     *             "firstToFall": null,
                     *             "score": -80
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "coins": 0,
                     *             "columns": [
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               []
                     *             ],
                     *             "extraCoins": [],
                     *             "plots": [],
                     *             "graveyard": [],
                     *             "peasants": 0,
                     *             "chests": 0,
                     *             "lord": {
                     *               "round": 1,
                     *               "place": 1
                     *             },
                     *             "scout": null,
                     *             "incomes": [
                     *               {
                     *                 "domain": "field",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "mill",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "village",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "rampart",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "market",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill",
                     *                   "market"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "barracks",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "barracks"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "church",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "church"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "palace",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "palace"
                     *                 ],
                     *                 "coins": 0
                     *               }
                     *             ],
                     *             "exposedTo": [
                     *               0
                     *             ],
                     *             "firstToFall": null,
                     *             "score": -80
                     *           }
                     *         ],
                     *         "events": [
                     *           {
                     *             "event": "good-harvests",
                     *             "afterRound": 4,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "peasant-revolt",
                     *             "afterRound": 8,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "rebuilding-aid",
                     *             "afterRound": 12,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "black-death",
                     *             "afterRound": 16,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "pile": {
                     *           "next": {
                     *             "number": 9,
                     *             "stack": "blue"
                     *           },
                     *           "left": 40
                     *         },
                     *         "waitingStack": null,
                     *         "discards": [
                     *           {
                     *             "number": 23,
                     *             "domain": "palace",
                     *             "stack": "blue",
                     *             "peasants": 0,
                     *             "chests": 1
                     *           }
                     *         ],
                     *         "discardsReturn": false,
                     *         "supply": {
                     *           "extraCoins": 8,
                     *           "plots": [
                     *             "field",
                     *             "mill",
                     *             "village",
                     *             "rampart",
                     *             "market",
                     *             "barracks",
                     *             "church",
                     *             "palace"
                     *           ]
                     *         },
                     *         "prospects": [],
                     *         "ending": null,
                     *         "agenda": {
                     *           "planned": 6,
                     *           "pending": [
                     *             {
                     *               "number": 4,
                     *               "step": {
                     *                 "type": "sending",
                     *                 "seat": 0
                     *               },
                     *               "answered": []
                     *             },
                     *             {
                     *               "number": 5,
                     *               "step": {
                     *                 "type": "sending",
                     *                 "seat": 1
                     *               },
                     *               "answered": []
                     *             },
                     *             {
                     *               "number": 6,
                     *               "step": {
                     *                 "type": "roundEnd"
                     *               },
                     *               "answered": []
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "isComplete": true
                     *     }
                     */
                    "application/json": components["schemas"]["Rehearsed"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. `stale-version`: The position has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `refused`: The rules forbid it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 6,
                 *       "moves": [
                 *         {
                 *           "type": "send",
                 *           "place": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "middle-ages",
                     *       "version": 6,
                     *       "view": {
                     *         "tileSet": {
                     *           "id": "reconstruction-1",
                     *           "isOfficial": false
                     *         },
                     *         "round": 0,
                     *         "order": [
                     *           0,
                     *           1
                     *         ],
                     *         "done": [
                     *           0,
                     *           1
                     *         ],
                     *         "rows": [
                     *           {
                     *             "round": 1,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": 0,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 23,
                     *                   "domain": "palace",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 2,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 5,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 8,
                     *                   "domain": "village",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 3,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 1,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 15,
                     *                   "domain": "market",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 4,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 2,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 6,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 23,
                     *                   "domain": "palace",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "fiefs": [
                     *           {
                     *             "seat": 0,
                     *             "coins": 0,
                     *             "columns": [
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               []
                     *             ],
                     *             "extraCoins": [],
                     *             "plots": [],
                     *             "graveyard": [],
                     *             "peasants": 0,
                     *             "chests": 0,
                     *             "lord": {
                     *               "round": 1,
                     *               "place": 0
                     *             },
                     *             "scout": null,
                     *             "incomes": [
                     *               {
                     *                 "domain": "field",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "mill",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "village",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "rampart",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "market",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill",
                     *                   "market"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "barracks",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "barracks"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "church",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "church"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "palace",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "palace"
                     *                 ],
                     *                 "coins": 0
                     *               }
                     *             ],
                     *             "exposedTo": [
                     *               1
                     *             ],
                     *             "firstToFall": null,
                     *             "score": -80
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "coins": 0,
                     *             "columns": [
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               []
                     *             ],
                     *             "extraCoins": [],
                     *             "plots": [],
                     *             "graveyard": [],
                     *             "peasants": 0,
                     *             "chests": 0,
                     *             "lord": null,
                     *             "scout": null,
                     *             "incomes": [
                     *               {
                     *                 "domain": "field",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "mill",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "village",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "rampart",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "market",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill",
                     *                   "market"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "barracks",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "barracks"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "church",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "church"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "palace",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "palace"
                     *                 ],
                     *                 "coins": 0
                     *               }
                     *             ],
                     *             "exposedTo": [
                     *               0
                     *             ],
                     *             "firstToFall": null,
                     *             "score": -80
                     *           }
                     *         ],
                     *         "events": [
                     *           {
                     *             "event": "good-harvests",
                     *             "afterRound": 4,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "peasant-revolt",
                     *             "afterRound": 8,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "rebuilding-aid",
                     *             "afterRound": 12,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "black-death",
                     *             "afterRound": 16,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "pile": {
                     *           "next": {
                     *             "number": 9,
                     *             "stack": "blue"
                     *           },
                     *           "left": 40
                     *         },
                     *         "waitingStack": null,
                     *         "discards": [],
                     *         "discardsReturn": false,
                     *         "supply": {
                     *           "extraCoins": 8,
                     *           "plots": [
                     *             "field",
                     *             "mill",
                     *             "village",
                     *             "rampart",
                     *             "market",
                     *             "barracks",
                     *             "church",
                     *             "palace"
                     *           ]
                     *         },
                     *         "prospects": [],
                     *         "ending": null,
                     *         "agenda": {
                     *           "planned": 3,
                     *           "pending": [
                     *             {
                     *               "number": 2,
                     *               "step": {
                     *                 "type": "placing",
                     *                 "seat": 1
                     *               },
                     *               "answered": []
                     *             },
                     *             {
                     *               "number": 3,
                     *               "step": {
                     *                 "type": "round"
                     *               },
                     *               "answered": []
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "question": {
                     *         "number": 2,
                     *         "kind": "placing",
                     *         "seats": [
                     *           1
                     *         ],
                     *         "concerns": [
                     *           1
                     *         ]
                     *       },
                     *       "choices": [],
                     *       "steps": [
                     *         {
                     *           "is": "known",
                     *           "rule": null,
                     *           "facts": [
                     *             {
                     *               "type": "LordSent",
                     *               "seat": 0,
                     *               "round": 1,
                     *               "place": 0,
                     *               "tile": {
                     *                 "number": 3,
                     *                 "domain": "field",
                     *                 "stack": "blue",
                     *                 "peasants": 0,
                     *                 "chests": 1
                     *               }
                     *             },
                     *             {
                     *               "type": "Settled",
                     *               "next": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DraftChecked"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. `stale-version`: The position has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    playDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your own: the same request sent again with it is done once and answered alike. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 6,
                 *       "moves": [
                 *         {
                 *           "type": "send",
                 *           "place": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "middle-ages",
                     *       "game": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "version": 7,
                     *       "audience": 0,
                     *       "question": {
                     *         "number": 2,
                     *         "kind": "placing",
                     *         "seats": [
                     *           1
                     *         ],
                     *         "concerns": [
                     *           1
                     *         ]
                     *       },
                     *       "view": {
                     *         "tileSet": {
                     *           "id": "reconstruction-1",
                     *           "isOfficial": false
                     *         },
                     *         "round": 0,
                     *         "order": [
                     *           0,
                     *           1
                     *         ],
                     *         "done": [
                     *           0,
                     *           1
                     *         ],
                     *         "rows": [
                     *           {
                     *             "round": 1,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": 0,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 23,
                     *                   "domain": "palace",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 2,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 5,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 8,
                     *                   "domain": "village",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 3,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 1,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 15,
                     *                   "domain": "market",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 4,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 2,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 6,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 23,
                     *                   "domain": "palace",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "fiefs": [
                     *           {
                     *             "seat": 0,
                     *             "coins": 0,
                     *             "columns": [
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               []
                     *             ],
                     *             "extraCoins": [],
                     *             "plots": [],
                     *             "graveyard": [],
                     *             "peasants": 0,
                     *             "chests": 0,
                     *             "lord": {
                     *               "round": 1,
                     *               "place": 0
                     *             },
                     *             "scout": null,
                     *             "incomes": [
                     *               {
                     *                 "domain": "field",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "mill",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "village",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "rampart",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "market",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill",
                     *                   "market"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "barracks",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "barracks"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "church",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "church"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "palace",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "palace"
                     *                 ],
                     *                 "coins": 0
                     *               }
                     *             ],
                     *             "exposedTo": [
                     *               1
                     *             ],
                     *             "firstToFall": null,
                     *             "score": -80
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "coins": 0,
                     *             "columns": [
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               []
                     *             ],
                     *             "extraCoins": [],
                     *             "plots": [],
                     *             "graveyard": [],
                     *             "peasants": 0,
                     *             "chests": 0,
                     *             "lord": null,
                     *             "scout": null,
                     *             "incomes": [
                     *               {
                     *                 "domain": "field",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "mill",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "village",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "rampart",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "market",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill",
                     *                   "market"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "barracks",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "barracks"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "church",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "church"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "palace",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "palace"
                     *                 ],
                     *                 "coins": 0
                     *               }
                     *             ],
                     *             "exposedTo": [
                     *               0
                     *             ],
                     *             "firstToFall": null,
                     *             "score": -80
                     *           }
                     *         ],
                     *         "events": [
                     *           {
                     *             "event": "good-harvests",
                     *             "afterRound": 4,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "peasant-revolt",
                     *             "afterRound": 8,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "rebuilding-aid",
                     *             "afterRound": 12,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "black-death",
                     *             "afterRound": 16,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "pile": {
                     *           "next": {
                     *             "number": 9,
                     *             "stack": "blue"
                     *           },
                     *           "left": 40
                     *         },
                     *         "waitingStack": null,
                     *         "discards": [],
                     *         "discardsReturn": false,
                     *         "supply": {
                     *           "extraCoins": 8,
                     *           "plots": [
                     *             "field",
                     *             "mill",
                     *             "village",
                     *             "rampart",
                     *             "market",
                     *             "barracks",
                     *             "church",
                     *             "palace"
                     *           ]
                     *         },
                     *         "prospects": [],
                     *         "ending": null,
                     *         "agenda": {
                     *           "planned": 3,
                     *           "pending": [
                     *             {
                     *               "number": 2,
                     *               "step": {
                     *                 "type": "placing",
                     *                 "seat": 1
                     *               },
                     *               "answered": []
                     *             },
                     *             {
                     *               "number": 3,
                     *               "step": {
                     *                 "type": "round"
                     *               },
                     *               "answered": []
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "choices": [],
                     *       "outcome": null,
                     *       "canUndo": true,
                     *       "clocks": [],
                     *       "digest": "d491cde56dd7df48148bd79f471376dcbc57767af6e66b89ce9f2723fa1c2396",
                     *       "facts": [
                     *         {
                     *           "type": "LordSent",
                     *           "seat": 0,
                     *           "round": 1,
                     *           "place": 0,
                     *           "tile": {
                     *             "number": 3,
                     *             "domain": "field",
                     *             "stack": "blue",
                     *             "peasants": 0,
                     *             "chests": 1
                     *           }
                     *         },
                     *         {
                     *           "type": "Settled",
                     *           "next": []
                     *         }
                     *       ],
                     *       "played": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DraftPlayed"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. `stale-version`: The position has changed. `unforeseen`: Something comes in between that cannot be foreseen. `idempotency-key-reused`: This Idempotency-Key was used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `refused`: The rules forbid it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draft": {
                     *         "expectedVersion": 6,
                     *         "moves": [
                     *           {
                     *             "type": "send",
                     *             "place": 0
                     *           }
                     *         ],
                     *         "keptAt": "2026-11-22T15:47:18.057Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KeptDraft"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 6,
                 *       "moves": [
                 *         {
                 *           "type": "send",
                 *           "place": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draft": {
                     *         "expectedVersion": 6,
                     *         "moves": [
                     *           {
                     *             "type": "send",
                     *             "place": 0
                     *           }
                     *         ],
                     *         "keptAt": "2026-11-22T15:47:18.057Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KeptDraft"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dropDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [
                     *         {
                     *           "kind": "ballot",
                     *           "condition": {
                     *             "when": "unconcerned"
                     *           },
                     *           "move": {
                     *             "type": "send",
                     *             "fields": {
                     *               "place": 0
                     *             }
                     *           },
                     *           "label": "Send your lord, unless it concerns you"
                     *         }
                     *       ],
                     *       "changedAt": "2026-11-22T15:47:17.972Z"
                     *     }
                     */
                    "application/json": components["schemas"]["StandingOrders"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orders": [
                 *         {
                 *           "kind": "ballot",
                 *           "condition": {
                 *             "when": "unconcerned"
                 *           },
                 *           "move": {
                 *             "type": "send",
                 *             "fields": {
                 *               "place": 0
                 *             }
                 *           },
                 *           "label": "Send your lord, unless it concerns you"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewStandingOrders"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [
                     *         {
                     *           "kind": "ballot",
                     *           "condition": {
                     *             "when": "unconcerned"
                     *           },
                     *           "move": {
                     *             "type": "send",
                     *             "fields": {
                     *               "place": 0
                     *             }
                     *           },
                     *           "label": "Send your lord, unless it concerns you"
                     *         }
                     *       ],
                     *       "changedAt": "2026-11-22T15:47:17.972Z"
                     *     }
                     */
                    "application/json": components["schemas"]["StandingOrders"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUndoRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "canAsk": false,
                     *       "request": {
                     *         "seat": 0,
                     *         "to": 6,
                     *         "agreed": [],
                     *         "waitingFor": [
                     *           1
                     *         ],
                     *         "declinedBy": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UndoRequest"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 7
                 *     }
                 */
                "application/json": components["schemas"]["NewUndo"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "canAsk": true,
                     *       "request": {
                     *         "seat": 0,
                     *         "to": 6,
                     *         "agreed": [],
                     *         "waitingFor": [
                     *           1
                     *         ],
                     *         "declinedBy": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UndoRequest"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. `stale-version`: The position has changed. `undo-closed`: This can no longer be taken back. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "canAsk": true,
                     *       "request": null
                     *     }
                     */
                    "application/json": components["schemas"]["UndoRequest"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 7,
                 *       "agrees": false
                 *     }
                 */
                "application/json": components["schemas"]["UndoAnswer"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "canAsk": false,
                     *       "request": {
                     *         "seat": 0,
                     *         "to": 6,
                     *         "agreed": [],
                     *         "waitingFor": [
                     *           1
                     *         ],
                     *         "declinedBy": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UndoRequest"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. `stale-version`: The position has changed. `undo-closed`: This can no longer be taken back. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPosition: {
        parameters: {
            query?: {
                at?: number;
                /** @description Through whose eyes: a seat, `spectator` or `arbiter`. Your own seat if you do not say. */
                as?: string;
            };
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "middle-ages",
                     *       "game": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "version": 7,
                     *       "audience": 1,
                     *       "question": {
                     *         "number": 2,
                     *         "kind": "placing",
                     *         "seats": [
                     *           1
                     *         ],
                     *         "concerns": [
                     *           1
                     *         ]
                     *       },
                     *       "view": {
                     *         "tileSet": {
                     *           "id": "reconstruction-1",
                     *           "isOfficial": false
                     *         },
                     *         "round": 0,
                     *         "order": [
                     *           0,
                     *           1
                     *         ],
                     *         "done": [
                     *           0,
                     *           1
                     *         ],
                     *         "rows": [
                     *           {
                     *             "round": 1,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": 0,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 23,
                     *                   "domain": "palace",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 2,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 5,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 8,
                     *                   "domain": "village",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 3,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 1,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 15,
                     *                   "domain": "market",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "round": 4,
                     *             "spots": [
                     *               {
                     *                 "tile": {
                     *                   "number": 2,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 6,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               },
                     *               {
                     *                 "tile": {
                     *                   "number": 23,
                     *                   "domain": "palace",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "gatheredBy": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "fiefs": [
                     *           {
                     *             "seat": 0,
                     *             "coins": 0,
                     *             "columns": [
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               []
                     *             ],
                     *             "extraCoins": [],
                     *             "plots": [],
                     *             "graveyard": [],
                     *             "peasants": 0,
                     *             "chests": 0,
                     *             "lord": {
                     *               "round": 1,
                     *               "place": 0
                     *             },
                     *             "scout": null,
                     *             "incomes": [
                     *               {
                     *                 "domain": "field",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "mill",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "village",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "rampart",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "market",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill",
                     *                   "market"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "barracks",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "barracks"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "church",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "church"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "palace",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "palace"
                     *                 ],
                     *                 "coins": 0
                     *               }
                     *             ],
                     *             "exposedTo": [
                     *               1
                     *             ],
                     *             "firstToFall": null,
                     *             "score": -80
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "coins": 0,
                     *             "columns": [
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               [],
                     *               []
                     *             ],
                     *             "extraCoins": [],
                     *             "plots": [],
                     *             "graveyard": [],
                     *             "peasants": 0,
                     *             "chests": 0,
                     *             "lord": null,
                     *             "scout": null,
                     *             "incomes": [
                     *               {
                     *                 "domain": "field",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "mill",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "village",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "rampart",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "field",
                     *                   "rampart"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "market",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "mill",
                     *                   "market"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "barracks",
                     *                 "each": 2,
                     *                 "counts": [
                     *                   "village",
                     *                   "barracks"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "church",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "church"
                     *                 ],
                     *                 "coins": 0
                     *               },
                     *               {
                     *                 "domain": "palace",
                     *                 "each": 3,
                     *                 "counts": [
                     *                   "palace"
                     *                 ],
                     *                 "coins": 0
                     *               }
                     *             ],
                     *             "exposedTo": [
                     *               0
                     *             ],
                     *             "firstToFall": null,
                     *             "score": -80
                     *           }
                     *         ],
                     *         "events": [
                     *           {
                     *             "event": "good-harvests",
                     *             "afterRound": 4,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "peasant-revolt",
                     *             "afterRound": 8,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "rebuilding-aid",
                     *             "afterRound": 12,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "event": "black-death",
                     *             "afterRound": 16,
                     *             "isDone": false,
                     *             "now": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "loses": [],
                     *                 "raises": 0
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "pile": {
                     *           "next": {
                     *             "number": 9,
                     *             "stack": "blue"
                     *           },
                     *           "left": 40
                     *         },
                     *         "waitingStack": null,
                     *         "discards": [],
                     *         "discardsReturn": false,
                     *         "supply": {
                     *           "extraCoins": 8,
                     *           "plots": [
                     *             "field",
                     *             "mill",
                     *             "village",
                     *             "rampart",
                     *             "market",
                     *             "barracks",
                     *             "church",
                     *             "palace"
                     *           ]
                     *         },
                     *         "prospects": [
                     *           {
                     *             "place": 0,
                     *             "effect": 0,
                     *             "income": 2
                     *           },
                     *           {
                     *             "place": 1,
                     *             "effect": 0,
                     *             "income": 3
                     *           },
                     *           {
                     *             "place": 2,
                     *             "effect": 0,
                     *             "income": 3
                     *           }
                     *         ],
                     *         "ending": null,
                     *         "agenda": {
                     *           "planned": 3,
                     *           "pending": [
                     *             {
                     *               "number": 2,
                     *               "step": {
                     *                 "type": "placing",
                     *                 "seat": 1
                     *               },
                     *               "answered": []
                     *             },
                     *             {
                     *               "number": 3,
                     *               "step": {
                     *                 "type": "round"
                     *               },
                     *               "answered": []
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "choices": [
                     *         {
                     *           "type": "send",
                     *           "fields": {
                     *             "place": {
                     *               "oneOf": [
                     *                 1,
                     *                 2
                     *               ]
                     *             }
                     *           },
                     *           "idle": true
                     *         },
                     *         {
                     *           "type": "send",
                     *           "fields": {
                     *             "place": {
                     *               "oneOf": [
                     *                 0
                     *               ]
                     *             }
                     *           },
                     *           "barred": "MA-4.2"
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "canUndo": false,
                     *       "clocks": [],
                     *       "digest": "d491cde56dd7df48148bd79f471376dcbc57767af6e66b89ce9f2723fa1c2396"
                     *     }
                     */
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSteps: {
        parameters: {
            query?: {
                after?: number;
                /** @description Through whose eyes: a seat, `spectator` or `arbiter`. Your own seat if you do not say. */
                as?: string;
                /** @description How many steps at most; ask on with `after` the last. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "middle-ages",
                     *       "game": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "audience": 0,
                     *       "steps": [
                     *         {
                     *           "version": 6,
                     *           "at": "2026-11-22T15:47:17.754Z",
                     *           "kind": "begin",
                     *           "seat": null,
                     *           "by": null,
                     *           "move": null,
                     *           "facts": [
                     *             {
                     *               "type": "GameBegan",
                     *               "seats": 2,
                     *               "tileSet": {
                     *                 "id": "reconstruction-1",
                     *                 "isOfficial": false
                     *               }
                     *             },
                     *             {
                     *               "type": "RowFilled",
                     *               "round": 1,
                     *               "tiles": [
                     *                 {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 {
                     *                   "number": 23,
                     *                   "domain": "palace",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "type": "RowFilled",
                     *               "round": 2,
                     *               "tiles": [
                     *                 {
                     *                   "number": 5,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 {
                     *                   "number": 8,
                     *                   "domain": "village",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 {
                     *                   "number": 20,
                     *                   "domain": "church",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "type": "RowFilled",
                     *               "round": 3,
                     *               "tiles": [
                     *                 {
                     *                   "number": 1,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 0
                     *                 },
                     *                 {
                     *                   "number": 3,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 {
                     *                   "number": 15,
                     *                   "domain": "market",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "type": "RowFilled",
                     *               "round": 4,
                     *               "tiles": [
                     *                 {
                     *                   "number": 2,
                     *                   "domain": "field",
                     *                   "stack": "blue",
                     *                   "peasants": 1,
                     *                   "chests": 0
                     *                 },
                     *                 {
                     *                   "number": 6,
                     *                   "domain": "mill",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 },
                     *                 {
                     *                   "number": 23,
                     *                   "domain": "palace",
                     *                   "stack": "blue",
                     *                   "peasants": 0,
                     *                   "chests": 1
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "type": "PileTurned",
                     *               "tile": {
                     *                 "number": 9,
                     *                 "stack": "blue"
                     *               }
                     *             },
                     *             {
                     *               "type": "EventsDrawn",
                     *               "events": [
                     *                 "good-harvests",
                     *                 "peasant-revolt",
                     *                 "rebuilding-aid",
                     *                 "black-death"
                     *               ]
                     *             },
                     *             {
                     *               "type": "OrderDrawn",
                     *               "order": [
                     *                 0,
                     *                 1
                     *               ]
                     *             },
                     *             {
                     *               "type": "Interrupted",
                     *               "by": [
                     *                 {
                     *                   "type": "placing",
                     *                   "seat": 0
                     *                 },
                     *                 {
                     *                   "type": "placing",
                     *                   "seat": 1
                     *                 },
                     *                 {
                     *                   "type": "round"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "undoneTo": null,
                     *           "consentedBy": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Chronicle"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReplay: {
        parameters: {
            query?: {
                /** @description Through whose eyes: a seat, `spectator` or `arbiter`. Your own seat if you do not say. */
                as?: string;
            };
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "middle-ages",
                     *       "game": "ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b",
                     *       "audience": "arbiter",
                     *       "steps": [
                     *         {
                     *           "version": 6,
                     *           "at": "2026-11-22T15:47:17.754Z",
                     *           "seat": null,
                     *           "by": null,
                     *           "move": null,
                     *           "facts": [
                     *             {
                     *               "type": "GameBegan",
                     *               "seats": 2,
                     *               "tileSet": {
                     *                 "id": "reconstruction-1",
                     *                 "isOfficial": false
                     *               }
                     *             },
                     *             {
                     *               "type": "RowFilled",
                     *               "round": 1,
                     *               "tiles": [
                     *                 {
                     *                   "chests": 1,
                     *                   "domain": "field",
                     *                   "number": 3,
                     *                   "peasants": 0,
                     *                   "stack": "blue"
                     *                 },
                     *                 {
                     *                   "chests": 0,
                     *                   "domain": "church",
                     *                   "number": 20,
                     *                   "peasants": 1,
                     *                   "stack": "blue"
                     *                 },
                     *                 {
                     *                   "chests": 1,
                     *                   "domain": "palace",
                     *                   "number": 23,
                     *                   "peasants": 0,
                     *                   "stack": "blue"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "type": "RowFilled",
                     *               "round": 2,
                     *               "tiles": [
                     *                 {
                     *                   "chests": 0,
                     *                   "domain": "mill",
                     *                   "number": 5,
                     *                   "peasants": 1,
                     *                   "stack": "blue"
                     *                 },
                     *                 {
                     *                   "chests": 0,
                     *                   "domain": "village",
                     *                   "number": 8,
                     *                   "peasants": 1,
                     *                   "stack": "blue"
                     *                 },
                     *                 {
                     *                   "chests": 0,
                     *                   "domain": "church",
                     *                   "number": 20,
                     *                   "peasants": 1,
                     *                   "stack": "blue"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "type": "RowFilled",
                     *               "round": 3,
                     *               "tiles": [
                     *                 {
                     *                   "chests": 0,
                     *                   "domain": "field",
                     *                   "number": 1,
                     *                   "peasants": 0,
                     *                   "stack": "blue"
                     *                 },
                     *                 {
                     *                   "chests": 1,
                     *                   "domain": "field",
                     *                   "number": 3,
                     *                   "peasants": 0,
                     *                   "stack": "blue"
                     *                 },
                     *                 {
                     *                   "chests": 1,
                     *                   "domain": "market",
                     *                   "number": 15,
                     *                   "peasants": 0,
                     *                   "stack": "blue"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "type": "RowFilled",
                     *               "round": 4,
                     *               "tiles": [
                     *                 {
                     *                   "chests": 0,
                     *                   "domain": "field",
                     *                   "number": 2,
                     *                   "peasants": 1,
                     *                   "stack": "blue"
                     *                 },
                     *                 {
                     *                   "chests": 1,
                     *                   "domain": "mill",
                     *                   "number": 6,
                     *                   "peasants": 0,
                     *                   "stack": "blue"
                     *                 },
                     *                 {
                     *                   "chests": 1,
                     *                   "domain": "palace",
                     *                   "number": 23,
                     *                   "peasants": 0,
                     *                   "stack": "blue"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "type": "PileTurned",
                     *               "tile": {
                     *                 "number": 9,
                     *                 "stack": "blue"
                     *               }
                     *             },
                     *             {
                     *               "type": "EventsDrawn",
                     *               "events": [
                     *                 "good-harvests",
                     *                 "peasant-revolt",
                     *                 "rebuilding-aid",
                     *                 "black-death"
                     *               ]
                     *             },
                     *             {
                     *               "type": "OrderDrawn",
                     *               "order": [
                     *                 0,
                     *                 1
                     *               ]
                     *             },
                     *             {
                     *               "type": "Interrupted",
                     *               "by": [
                     *                 {
                     *                   "seat": 0,
                     *                   "type": "placing"
                     *                 },
                     *                 {
                     *                   "seat": 1,
                     *                   "type": "placing"
                     *                 },
                     *                 {
                     *                   "type": "round"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "undoneTo": null,
                     *           "consentedBy": null,
                     *           "kind": "begin",
                     *           "view": {
                     *             "tileSet": {
                     *               "id": "reconstruction-1",
                     *               "isOfficial": false
                     *             },
                     *             "round": 0,
                     *             "order": [
                     *               0,
                     *               1
                     *             ],
                     *             "done": [
                     *               0,
                     *               1
                     *             ],
                     *             "rows": [
                     *               {
                     *                 "round": 1,
                     *                 "spots": [
                     *                   {
                     *                     "tile": {
                     *                       "chests": 1,
                     *                       "domain": "field",
                     *                       "number": 3,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 0,
                     *                       "domain": "church",
                     *                       "number": 20,
                     *                       "peasants": 1,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 1,
                     *                       "domain": "palace",
                     *                       "number": 23,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "round": 2,
                     *                 "spots": [
                     *                   {
                     *                     "tile": {
                     *                       "chests": 0,
                     *                       "domain": "mill",
                     *                       "number": 5,
                     *                       "peasants": 1,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 0,
                     *                       "domain": "village",
                     *                       "number": 8,
                     *                       "peasants": 1,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 0,
                     *                       "domain": "church",
                     *                       "number": 20,
                     *                       "peasants": 1,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "round": 3,
                     *                 "spots": [
                     *                   {
                     *                     "tile": {
                     *                       "chests": 0,
                     *                       "domain": "field",
                     *                       "number": 1,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 1,
                     *                       "domain": "field",
                     *                       "number": 3,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 1,
                     *                       "domain": "market",
                     *                       "number": 15,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "round": 4,
                     *                 "spots": [
                     *                   {
                     *                     "tile": {
                     *                       "chests": 0,
                     *                       "domain": "field",
                     *                       "number": 2,
                     *                       "peasants": 1,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 1,
                     *                       "domain": "mill",
                     *                       "number": 6,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 1,
                     *                       "domain": "palace",
                     *                       "number": 23,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "fiefs": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "columns": [
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   []
                     *                 ],
                     *                 "extraCoins": [],
                     *                 "plots": [],
                     *                 "graveyard": [],
                     *                 "peasants": 0,
                     *                 "chests": 0,
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "incomes": [
                     *                   {
                     *                     "domain": "field",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "field"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "mill",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "mill"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "village",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "village",
                     *                       "rampart"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "rampart",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "field",
                     *                       "rampart"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "market",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "mill",
                     *                       "market"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "barracks",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "village",
                     *                       "barracks"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "church",
                     *                     "each": 3,
                     *                     "counts": [
                     *                       "church"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "palace",
                     *                     "each": 3,
                     *                     "counts": [
                     *                       "palace"
                     *                     ],
                     *                     "coins": 0
                     *                   }
                     *                 ],
                     *                 "exposedTo": [
                     *                   1
                     *                 ],
                     *                 "firstToFall": null,
                     *                 "score": -80
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "columns": [
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   []
                     *                 ],
                     *                 "extraCoins": [],
                     *                 "plots": [],
                     *                 "graveyard": [],
                     *                 "peasants": 0,
                     *                 "chests": 0,
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "incomes": [
                     *                   {
                     *                     "domain": "field",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "field"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "mill",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "mill"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "village",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "village",
                     *                       "rampart"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "rampart",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "field",
                     *                       "rampart"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "market",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "mill",
                     *                       "market"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "barracks",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "village",
                     *                       "barracks"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "church",
                     *                     "each": 3,
                     *                     "counts": [
                     *                       "church"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "palace",
                     *                     "each": 3,
                     *                     "counts": [
                     *                       "palace"
                     *                     ],
                     *                     "coins": 0
                     *                   }
                     *                 ],
                     *                 "exposedTo": [
                     *                   0
                     *                 ],
                     *                 "firstToFall": null,
                     *                 "score": -80
                     *               }
                     *             ],
                     *             "events": [
                     *               {
                     *                 "event": "good-harvests",
                     *                 "afterRound": 4,
                     *                 "isDone": false,
                     *                 "now": [
                     *                   {
                     *                     "seat": 0,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   },
                     *                   {
                     *                     "seat": 1,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "event": "peasant-revolt",
                     *                 "afterRound": 8,
                     *                 "isDone": false,
                     *                 "now": [
                     *                   {
                     *                     "seat": 0,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   },
                     *                   {
                     *                     "seat": 1,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "event": "rebuilding-aid",
                     *                 "afterRound": 12,
                     *                 "isDone": false,
                     *                 "now": [
                     *                   {
                     *                     "seat": 0,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   },
                     *                   {
                     *                     "seat": 1,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "event": "black-death",
                     *                 "afterRound": 16,
                     *                 "isDone": false,
                     *                 "now": [
                     *                   {
                     *                     "seat": 0,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   },
                     *                   {
                     *                     "seat": 1,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "pile": {
                     *               "next": {
                     *                 "number": 9,
                     *                 "stack": "blue"
                     *               },
                     *               "left": 40
                     *             },
                     *             "waitingStack": null,
                     *             "discards": [],
                     *             "discardsReturn": false,
                     *             "supply": {
                     *               "extraCoins": 8,
                     *               "plots": [
                     *                 "field",
                     *                 "mill",
                     *                 "village",
                     *                 "rampart",
                     *                 "market",
                     *                 "barracks",
                     *                 "church",
                     *                 "palace"
                     *               ]
                     *             },
                     *             "prospects": [],
                     *             "ending": null,
                     *             "agenda": {
                     *               "planned": 3,
                     *               "pending": [
                     *                 {
                     *                   "number": 1,
                     *                   "step": {
                     *                     "seat": 0,
                     *                     "type": "placing"
                     *                   },
                     *                   "answered": []
                     *                 },
                     *                 {
                     *                   "number": 2,
                     *                   "step": {
                     *                     "seat": 1,
                     *                     "type": "placing"
                     *                   },
                     *                   "answered": []
                     *                 },
                     *                 {
                     *                   "number": 3,
                     *                   "step": {
                     *                     "type": "round"
                     *                   },
                     *                   "answered": []
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "question": {
                     *             "number": 1,
                     *             "kind": "placing",
                     *             "seats": [
                     *               0
                     *             ],
                     *             "concerns": [
                     *               0
                     *             ]
                     *           },
                     *           "outcome": null
                     *         },
                     *         {
                     *           "version": 7,
                     *           "at": "2026-11-22T15:47:18.070Z",
                     *           "seat": 0,
                     *           "by": "person",
                     *           "move": {
                     *             "type": "send",
                     *             "place": 0
                     *           },
                     *           "facts": [
                     *             {
                     *               "type": "LordSent",
                     *               "place": 0,
                     *               "round": 1,
                     *               "seat": 0,
                     *               "tile": {
                     *                 "chests": 1,
                     *                 "domain": "field",
                     *                 "number": 3,
                     *                 "peasants": 0,
                     *                 "stack": "blue"
                     *               }
                     *             },
                     *             {
                     *               "type": "Settled",
                     *               "next": []
                     *             }
                     *           ],
                     *           "undoneTo": null,
                     *           "consentedBy": null,
                     *           "kind": "move",
                     *           "view": {
                     *             "tileSet": {
                     *               "id": "reconstruction-1",
                     *               "isOfficial": false
                     *             },
                     *             "round": 0,
                     *             "order": [
                     *               0,
                     *               1
                     *             ],
                     *             "done": [
                     *               0,
                     *               1
                     *             ],
                     *             "rows": [
                     *               {
                     *                 "round": 1,
                     *                 "spots": [
                     *                   {
                     *                     "tile": {
                     *                       "chests": 1,
                     *                       "domain": "field",
                     *                       "number": 3,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": 0,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 0,
                     *                       "domain": "church",
                     *                       "number": 20,
                     *                       "peasants": 1,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 1,
                     *                       "domain": "palace",
                     *                       "number": 23,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "round": 2,
                     *                 "spots": [
                     *                   {
                     *                     "tile": {
                     *                       "chests": 0,
                     *                       "domain": "mill",
                     *                       "number": 5,
                     *                       "peasants": 1,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 0,
                     *                       "domain": "village",
                     *                       "number": 8,
                     *                       "peasants": 1,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 0,
                     *                       "domain": "church",
                     *                       "number": 20,
                     *                       "peasants": 1,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "round": 3,
                     *                 "spots": [
                     *                   {
                     *                     "tile": {
                     *                       "chests": 0,
                     *                       "domain": "field",
                     *                       "number": 1,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 1,
                     *                       "domain": "field",
                     *                       "number": 3,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 1,
                     *                       "domain": "market",
                     *                       "number": 15,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "round": 4,
                     *                 "spots": [
                     *                   {
                     *                     "tile": {
                     *                       "chests": 0,
                     *                       "domain": "field",
                     *                       "number": 2,
                     *                       "peasants": 1,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 1,
                     *                       "domain": "mill",
                     *                       "number": 6,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   },
                     *                   {
                     *                     "tile": {
                     *                       "chests": 1,
                     *                       "domain": "palace",
                     *                       "number": 23,
                     *                       "peasants": 0,
                     *                       "stack": "blue"
                     *                     },
                     *                     "gatheredBy": null,
                     *                     "lord": null,
                     *                     "scout": null
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "fiefs": [
                     *               {
                     *                 "seat": 0,
                     *                 "coins": 0,
                     *                 "columns": [
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   []
                     *                 ],
                     *                 "extraCoins": [],
                     *                 "plots": [],
                     *                 "graveyard": [],
                     *                 "peasants": 0,
                     *                 "chests": 0,
                     *                 "lord": {
                     *                   "round": 1,
                     *                   "place": 0
                     *                 },
                     *                 "scout": null,
                     *                 "incomes": [
                     *                   {
                     *                     "domain": "field",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "field"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "mill",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "mill"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "village",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "village",
                     *                       "rampart"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "rampart",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "field",
                     *                       "rampart"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "market",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "mill",
                     *                       "market"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "barracks",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "village",
                     *                       "barracks"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "church",
                     *                     "each": 3,
                     *                     "counts": [
                     *                       "church"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "palace",
                     *                     "each": 3,
                     *                     "counts": [
                     *                       "palace"
                     *                     ],
                     *                     "coins": 0
                     *                   }
                     *                 ],
                     *                 "exposedTo": [
                     *                   1
                     *                 ],
                     *                 "firstToFall": null,
                     *                 "score": -80
                     *               },
                     *               {
                     *                 "seat": 1,
                     *                 "coins": 0,
                     *                 "columns": [
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   [],
                     *                   []
                     *                 ],
                     *                 "extraCoins": [],
                     *                 "plots": [],
                     *                 "graveyard": [],
                     *                 "peasants": 0,
                     *                 "chests": 0,
                     *                 "lord": null,
                     *                 "scout": null,
                     *                 "incomes": [
                     *                   {
                     *                     "domain": "field",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "field"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "mill",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "mill"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "village",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "village",
                     *                       "rampart"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "rampart",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "field",
                     *                       "rampart"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "market",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "mill",
                     *                       "market"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "barracks",
                     *                     "each": 2,
                     *                     "counts": [
                     *                       "village",
                     *                       "barracks"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "church",
                     *                     "each": 3,
                     *                     "counts": [
                     *                       "church"
                     *                     ],
                     *                     "coins": 0
                     *                   },
                     *                   {
                     *                     "domain": "palace",
                     *                     "each": 3,
                     *                     "counts": [
                     *                       "palace"
                     *                     ],
                     *                     "coins": 0
                     *                   }
                     *                 ],
                     *                 "exposedTo": [
                     *                   0
                     *                 ],
                     *                 "firstToFall": null,
                     *                 "score": -80
                     *               }
                     *             ],
                     *             "events": [
                     *               {
                     *                 "event": "good-harvests",
                     *                 "afterRound": 4,
                     *                 "isDone": false,
                     *                 "now": [
                     *                   {
                     *                     "seat": 0,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   },
                     *                   {
                     *                     "seat": 1,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "event": "peasant-revolt",
                     *                 "afterRound": 8,
                     *                 "isDone": false,
                     *                 "now": [
                     *                   {
                     *                     "seat": 0,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   },
                     *                   {
                     *                     "seat": 1,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "event": "rebuilding-aid",
                     *                 "afterRound": 12,
                     *                 "isDone": false,
                     *                 "now": [
                     *                   {
                     *                     "seat": 0,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   },
                     *                   {
                     *                     "seat": 1,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "event": "black-death",
                     *                 "afterRound": 16,
                     *                 "isDone": false,
                     *                 "now": [
                     *                   {
                     *                     "seat": 0,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   },
                     *                   {
                     *                     "seat": 1,
                     *                     "coins": 0,
                     *                     "loses": [],
                     *                     "raises": 0
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "pile": {
                     *               "next": {
                     *                 "number": 9,
                     *                 "stack": "blue"
                     *               },
                     *               "left": 40
                     *             },
                     *             "waitingStack": null,
                     *             "discards": [],
                     *             "discardsReturn": false,
                     *             "supply": {
                     *               "extraCoins": 8,
                     *               "plots": [
                     *                 "field",
                     *                 "mill",
                     *                 "village",
                     *                 "rampart",
                     *                 "market",
                     *                 "barracks",
                     *                 "church",
                     *                 "palace"
                     *               ]
                     *             },
                     *             "prospects": [],
                     *             "ending": null,
                     *             "agenda": {
                     *               "planned": 3,
                     *               "pending": [
                     *                 {
                     *                   "number": 2,
                     *                   "step": {
                     *                     "seat": 1,
                     *                     "type": "placing"
                     *                   },
                     *                   "answered": []
                     *                 },
                     *                 {
                     *                   "number": 3,
                     *                   "step": {
                     *                     "type": "round"
                     *                   },
                     *                   "answered": []
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "question": {
                     *             "number": 2,
                     *             "kind": "placing",
                     *             "seats": [
                     *               1
                     *             ],
                     *             "concerns": [
                     *               1
                     *             ]
                     *           },
                     *           "outcome": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    followGame: {
        parameters: {
            query?: {
                /** @description Begin after this version; `Last-Event-ID` has the last word. Without both, begin now. */
                after?: number;
            };
            header?: {
                /** @description The id of the last frame that you received; browsers send it when they reconnect. */
                "last-event-id"?: string;
            };
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: step
                     *     id: 7
                     *     data: {"ruleset":"middle-ages","step":{"version":7,"at":"2026-11-22T15:47:18.070Z","seat":0,"by":"person","move":{"type":"send","place":0},"facts":[{"type":"LordSent","seat":0,"round":1,"place":0,"tile":{"number":3,"domain":"field","stack":"blue","peasants":0,"chests":1}},{"type":"Settled","next":[]}],"undoneTo":null,"consentedBy":null,"kind":"move"},"position":{"game":"ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b","version":7,"audience":0,"question":{"number":2,"kind":"placing","seats":[1],"concerns":[1]},"view":{"tileSet":{"id":"reconstruction-1","isOfficial":false},"round":0,"order":[0,1],"done":[0,1],"rows":[{"round":1,"spots":[{"tile":{"number":3,"domain":"field","stack":"blue","peasants":0,"chests":1},"gatheredBy":null,"lord":0,"scout":null},{"tile":{"number":20,"domain":"church","stack":"blue","peasants":1,"chests":0},"gatheredBy":null,"lord":null,"scout":null},{"tile":{"number":23,"domain":"palace","stack":"blue","peasants":0,"chests":1},"gatheredBy":null,"lord":null,"scout":null}]},{"round":2,"spots":[{"tile":{"number":5,"domain":"mill","stack":"blue","peasants":1,"chests":0},"gatheredBy":null,"lord":null,"scout":null},{"tile":{"number":8,"domain":"village","stack":"blue","peasants":1,"chests":0},"gatheredBy":null,"lord":null,"scout":null},{"tile":{"number":20,"domain":"church","stack":"blue","peasants":1,"chests":0},"gatheredBy":null,"lord":null,"scout":null}]},{"round":3,"spots":[{"tile":{"number":1,"domain":"field","stack":"blue","peasants":0,"chests":0},"gatheredBy":null,"lord":null,"scout":null},{"tile":{"number":3,"domain":"field","stack":"blue","peasants":0,"chests":1},"gatheredBy":null,"lord":null,"scout":null},{"tile":{"number":15,"domain":"market","stack":"blue","peasants":0,"chests":1},"gatheredBy":null,"lord":null,"scout":null}]},{"round":4,"spots":[{"tile":{"number":2,"domain":"field","stack":"blue","peasants":1,"chests":0},"gatheredBy":null,"lord":null,"scout":null},{"tile":{"number":6,"domain":"mill","stack":"blue","peasants":0,"chests":1},"gatheredBy":null,"lord":null,"scout":null},{"tile":{"number":23,"domain":"palace","stack":"blue","peasants":0,"chests":1},"gatheredBy":null,"lord":null,"scout":null}]}],"fiefs":[{"seat":0,"coins":0,"columns":[[],[],[],[],[],[],[],[]],"extraCoins":[],"plots":[],"graveyard":[],"peasants":0,"chests":0,"lord":{"round":1,"place":0},"scout":null,"incomes":[{"domain":"field","each":2,"counts":["field"],"coins":0},{"domain":"mill","each":2,"counts":["mill"],"coins":0},{"domain":"village","each":2,"counts":["village","rampart"],"coins":0},{"domain":"rampart","each":2,"counts":["field","rampart"],"coins":0},{"domain":"market","each":2,"counts":["mill","market"],"coins":0},{"domain":"barracks","each":2,"counts":["village","barracks"],"coins":0},{"domain":"church","each":3,"counts":["church"],"coins":0},{"domain":"palace","each":3,"counts":["palace"],"coins":0}],"exposedTo":[1],"firstToFall":null,"score":-80},{"seat":1,"coins":0,"columns":[[],[],[],[],[],[],[],[]],"extraCoins":[],"plots":[],"graveyard":[],"peasants":0,"chests":0,"lord":null,"scout":null,"incomes":[{"domain":"field","each":2,"counts":["field"],"coins":0},{"domain":"mill","each":2,"counts":["mill"],"coins":0},{"domain":"village","each":2,"counts":["village","rampart"],"coins":0},{"domain":"rampart","each":2,"counts":["field","rampart"],"coins":0},{"domain":"market","each":2,"counts":["mill","market"],"coins":0},{"domain":"barracks","each":2,"counts":["village","barracks"],"coins":0},{"domain":"church","each":3,"counts":["church"],"coins":0},{"domain":"palace","each":3,"counts":["palace"],"coins":0}],"exposedTo":[0],"firstToFall":null,"score":-80}],"events":[{"event":"good-harvests","afterRound":4,"isDone":false,"now":[{"seat":0,"coins":0,"loses":[],"raises":0},{"seat":1,"coins":0,"loses":[],"raises":0}]},{"event":"peasant-revolt","afterRound":8,"isDone":false,"now":[{"seat":0,"coins":0,"loses":[],"raises":0},{"seat":1,"coins":0,"loses":[],"raises":0}]},{"event":"rebuilding-aid","afterRound":12,"isDone":false,"now":[{"seat":0,"coins":0,"loses":[],"raises":0},{"seat":1,"coins":0,"loses":[],"raises":0}]},{"event":"black-death","afterRound":16,"isDone":false,"now":[{"seat":0,"coins":0,"loses":[],"raises":0},{"seat":1,"coins":0,"loses":[],"raises":0}]}],"pile":{"next":{"number":9,"stack":"blue"},"left":40},"waitingStack":null,"discards":[],"discardsReturn":false,"supply":{"extraCoins":8,"plots":["field","mill","village","rampart","market","barracks","church","palace"]},"prospects":[],"ending":null,"agenda":{"planned":3,"pending":[{"number":2,"step":{"type":"placing","seat":1},"answered":[]},{"number":3,"step":{"type":"round"},"answered":[]}]}},"choices":[],"outcome":null,"canUndo":true,"clocks":[],"digest":"d491cde56dd7df48148bd79f471376dcbc57767af6e66b89ce9f2723fa1c2396"}}
                     */
                    "text/event-stream": string;
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A manifest line, then one event a line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {"commitment":"2d91ba3b801db076d6b5b58ab3c8e651021ff4b249933d311cc0b9e12e6d572d","events":52,"format":"seneschal-game-1","game":"ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b","head":"22903b681ca713afa962b0dfa4f4787b745e5dd3975436d4660fbc3cddc732e8","revision":1,"ruleset":"middle-ages","secret":"f2e6c97e0507c77d1606d30b8dc11ee1ec5bf31fcca2fef852d5eabefe4385b0"}
                     *     {"at":"2026-11-22T15:47:17.587Z","body":{"commitment":"2d91ba3b801db076d6b5b58ab3c8e651021ff4b249933d311cc0b9e12e6d572d","host":"L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm","name":"The long winter","options":{},"revision":1,"ruleset":"middle-ages","seats":2,"startsWhenFull":false,"visibility":"public"},"digest":"2c6e1a44e86ffe025157bcfa09b9ba0f4b9bb874ea13377eb5d12bf1851bf638","game":"ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b","type":"GameOpened","version":1}
                     *     {"at":"2026-11-22T15:47:17.587Z","body":{"entropy":"a9b363fe97def2aa1d7a9e191f6f76d9","entropyFrom":"house","newcomer":{"account":"L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm","kind":"person"},"seat":0},"digest":"0ea5848875147e93304536d6aedaf58d65c077aff475a72af182bee67a6c44d6","game":"ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b","type":"SeatTaken","version":2}
                     *     {"at":"2026-11-22T15:47:17.679Z","body":{"entropy":"9d2af2b2f8ecfb5a5a29a4daf82a47fb","entropyFrom":"house","newcomer":{"bot":"random","kind":"bot"},"seat":1},"digest":"22126468a3488951ec99659df5d5abf9319efd133f351d988cd17902c0318319","game":"ec5a6289-6b4d-4b8b-b34e-ee34bd1c723b","type":"SeatTaken","version":3}
                     */
                    "application/jsonl": string;
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-finished`: The game is not over yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readTalk: {
        parameters: {
            query?: {
                before?: number;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rooms": [
                     *         {
                     *           "room": "table",
                     *           "seats": null,
                     *           "mayWrite": true,
                     *           "needsVerifiedEmail": true,
                     *           "unread": 1
                     *         }
                     *       ],
                     *       "apart": "none",
                     *       "messages": [
                     *         {
                     *           "number": 1795362438241868,
                     *           "room": "table",
                     *           "account": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *           "name": "Ada of Bellecombe",
                     *           "seat": 0,
                     *           "text": "A fine evening for it.",
                     *           "version": 7,
                     *           "at": "2026-11-22T15:47:18.241Z"
                     *         }
                     *       ],
                     *       "hasEarlier": false
                     *     }
                     */
                    "application/json": components["schemas"]["Talk"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    say: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "room": "table",
                 *       "text": "A fine evening for it."
                 *     }
                 */
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 1795362438241868,
                     *       "room": "table",
                     *       "account": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *       "name": "Ada of Bellecombe",
                     *       "seat": 0,
                     *       "text": "A fine evening for it.",
                     *       "version": 7,
                     *       "at": "2026-11-22T15:47:18.241Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `email-not-verified`: Your e-mail is not verified. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readUpTo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "room": "table",
                 *       "number": 1795362438241868
                 *     }
                 */
                "application/json": components["schemas"]["ReadUpTo"];
            };
        };
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    eraseMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "It rains."
                 *     }
                 */
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "452a31b2-7453-4e65-8216-f0a287915f89",
                     *       "at": "2026-11-22T15:47:18.357Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNotebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "text": "Bea likes mills.",
                     *       "changedAt": "2026-11-22T15:47:18.424Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Notebook"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepNotebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Bea likes mills."
                 *     }
                 */
                "application/json": components["schemas"]["NewNotebook"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "text": "Bea likes mills.",
                     *       "changedAt": "2026-11-22T15:47:18.424Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Notebook"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readDiary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isSealed": true,
                     *       "entries": [
                     *         {
                     *           "id": "be48b2eb-9aea-4d4b-96e2-57f99a80244f",
                     *           "seat": 0,
                     *           "name": "Ada of Bellecombe",
                     *           "version": 7,
                     *           "text": "I shall go for the palace.",
                     *           "at": "2026-11-22T15:47:18.468Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Diary"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    writeDiary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 7,
                 *       "text": "I shall go for the palace."
                 *     }
                 */
                "application/json": components["schemas"]["NewDiaryEntry"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isSealed": true,
                     *       "entries": [
                     *         {
                     *           "id": "be48b2eb-9aea-4d4b-96e2-57f99a80244f",
                     *           "seat": 0,
                     *           "name": "Ada of Bellecombe",
                     *           "version": 7,
                     *           "text": "I shall go for the palace.",
                     *           "at": "2026-11-22T15:47:18.468Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Diary"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-running`: The game is not being played. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tearOutEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game, a UUID. */
                game: string;
                entry: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "marks": [
                     *         {
                     *           "account": "n4szu2QOFvmykrcek5ZNvynzeVYBbYj1",
                     *           "name": "Bea",
                     *           "mark": "mute"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Marks"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An account, opaque. */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mark": "mute"
                 *     }
                 */
                "application/json": components["schemas"]["NewMark"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "marks": [
                     *         {
                     *           "account": "n4szu2QOFvmykrcek5ZNvynzeVYBbYj1",
                     *           "name": "Bea",
                     *           "mark": "mute"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Marks"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is of a kind that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unmarkAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An account, opaque. */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-signed-in`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden`: This is not yours to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaderboard: {
        parameters: {
            query?: {
                /** @description Of all time, if you do not say. */
                season?: string;
                limit?: number;
                /** @description So many are left out, from the top. */
                from?: number;
            };
            header?: never;
            path: {
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "middle-ages",
                     *       "season": null,
                     *       "seasons": [],
                     *       "eligibility": {
                     *         "gamesLeast": 8,
                     *         "opponentsLeast": 8,
                     *         "deviationMost": 284,
                     *         "idleDaysMost": 120
                     *       },
                     *       "total": 0,
                     *       "entries": []
                     *     }
                     */
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaderboardTable: {
        parameters: {
            query?: {
                /** @description Of all time, if you do not say. */
                season?: string;
                limit?: number;
                /** @description So many are left out, from the top. */
                from?: number;
            };
            header?: never;
            path: {
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line a player, behind a line of headings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example rank,account,name,rating,deviation,games,opponents,lastPlayedAt,trend */
                    "text/csv": string;
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlayerRatings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An account, opaque. */
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "player": {
                     *         "account": "L9xxAjbWIpokV8JHyF6CpYcnLWCf3EVm",
                     *         "name": "Ada of Bellecombe"
                     *       },
                     *       "ratings": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlayerRatings"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRatingHistory: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                /** @description An account, opaque. */
                player: string;
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changes": []
                     *     }
                     */
                    "application/json": components["schemas"]["RatingHistory"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRivals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An account, opaque. */
                player: string;
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rivals": []
                     *     }
                     */
                    "application/json": components["schemas"]["Rivals"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "middle-ages",
                     *       "games": 1,
                     *       "tables": [
                     *         {
                     *           "seats": 2,
                     *           "games": 1,
                     *           "movesMedian": 43,
                     *           "daysMedian": 0.00003480324074074074,
                     *           "scoreLow": 100,
                     *           "scoreMedian": 133,
                     *           "scoreHigh": 166,
                     *           "bySeat": [
                     *             {
                     *               "seat": 0,
                     *               "wins": 0,
                     *               "winRate": 0,
                     *               "winRateLow": 0,
                     *               "winRateHigh": 0.7934506882081973,
                     *               "scoreMean": 100,
                     *               "worth": null
                     *             },
                     *             {
                     *               "seat": 1,
                     *               "wins": 1,
                     *               "winRate": 1,
                     *               "winRateLow": 0.20654931179180275,
                     *               "winRateHigh": 1,
                     *               "scoreMean": 166,
                     *               "worth": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "openings": []
                     *     }
                     */
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description `malformed-request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The house cannot be reached for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
