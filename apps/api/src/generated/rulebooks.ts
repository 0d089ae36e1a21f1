// Made by `npm run generate` from the RULES files of the engine.

interface Rule {
  number: string;
  chapter: string;
  text: string;
  isRuling: boolean;
}
interface Rulebook {
  ruleset: string;
  language: "en" | "fr";
  credits: string;
  rules: Rule[];
}

export const rulebooks: readonly Rulebook[] = [
  {
    "ruleset": "middle-ages",
    "language": "en",
    "credits": "Middle-Ages is a game by Marc André, illustrated by Claire Conan and published by Studio H. These are its rules in our own words; a rule marked *(ruling)* is our answer where the booklet is silent. The booklet does not say which number, Peasants or Chests are on which tile, nor which tiles are blue and which orange: until somebody types them from a real copy, those are reconstructed.",
    "rules": [
      {
        "number": "MA-1.1",
        "chapter": "The box",
        "text": "The game is for 2 to 5 players. Whoever is richest when the sixteenth round is over wins.",
        "isRuling": false
      },
      {
        "number": "MA-1.2",
        "chapter": "The box",
        "text": "Each player has a Fief board with eight Domains, from left to right Field, Mill, Village, Rampart, Market, Barracks, Church and Palace, a Lord and a Scout, all in one colour.",
        "isRuling": false
      },
      {
        "number": "MA-1.3",
        "chapter": "The box",
        "text": "There are 84 Plot tiles, each of one Domain and numbered from 1 to 23 on the back: 14 Fields, 13 Mills, 12 Villages, 11 Ramparts, 10 Markets, 9 Barracks, 8 Churches and 7 Palaces. 52 have a blue back and 32 an orange one. The face may show Peasants and Chests.",
        "isRuling": false
      },
      {
        "number": "MA-1.4",
        "chapter": "The box",
        "text": "There are 15 Event cards, 8 Plot tokens and 8 Extra-coin tokens.",
        "isRuling": false
      },
      {
        "number": "MA-1.5",
        "chapter": "The box",
        "text": "The 8 Plot tokens are one of each Domain.",
        "isRuling": true
      },
      {
        "number": "MA-1.6",
        "chapter": "The box",
        "text": "The bank never runs out. The tokens of 1, 5, 10 and 50 are only change: coins are counted.",
        "isRuling": true
      },
      {
        "number": "MA-1.7",
        "chapter": "The box",
        "text": "The contents of the box are kept as a set that is checked against the counts above; a game keeps to the end the set with which it began.",
        "isRuling": true
      },
      {
        "number": "MA-1.8",
        "chapter": "The box",
        "text": "Two players play by the same rules as more.",
        "isRuling": true
      },
      {
        "number": "MA-2.1",
        "chapter": "Set-up",
        "text": "With 2 or 3 players only the blue tiles are used; the orange ones stay in the box. With 4 or 5 players the orange tiles are set aside for later.",
        "isRuling": false
      },
      {
        "number": "MA-2.2",
        "chapter": "Set-up",
        "text": "The blue tiles are shuffled into a pile that shows their numbers. (However many heaps it lies in, they are drawn one after the other.)",
        "isRuling": false
      },
      {
        "number": "MA-2.3",
        "chapter": "Set-up",
        "text": "Four rows are laid one below the other, each of as many tiles as there are players and one more, in ascending order of their numbers from left to right. Then they are turned face up.",
        "isRuling": false
      },
      {
        "number": "MA-2.4",
        "chapter": "Set-up",
        "text": "Four of the Event cards are drawn at random and laid face up from left to right below the rows; the others are not used.",
        "isRuling": false
      },
      {
        "number": "MA-2.5",
        "chapter": "Set-up",
        "text": "Each player takes a Fief board, a Lord and a Scout of one colour.",
        "isRuling": false
      },
      {
        "number": "MA-2.6",
        "chapter": "Set-up",
        "text": "A random order is drawn. In this order each player sets the Lord on a tile of the top row that has none: a tile holds one Lord only.",
        "isRuling": false
      },
      {
        "number": "MA-2.7",
        "chapter": "Set-up",
        "text": "The pile shows everybody the number and the colour of the next tile, and how many are left; nothing deeper.",
        "isRuling": true
      },
      {
        "number": "MA-2.8",
        "chapter": "Set-up",
        "text": "Tiles with equal numbers lie in the order in which they were drawn, the first on the left.",
        "isRuling": true
      },
      {
        "number": "MA-2.9",
        "chapter": "Set-up",
        "text": "Everybody begins without coins.",
        "isRuling": true
      },
      {
        "number": "MA-3.1",
        "chapter": "The round",
        "text": "The game has sixteen rounds. Each is played on one row: from the top row to the bottom one, and then on the top row again.",
        "isRuling": false
      },
      {
        "number": "MA-3.2",
        "chapter": "The round",
        "text": "A round begins with the row on which the Lords stand: its one tile without a Lord is discarded.",
        "isRuling": false
      },
      {
        "number": "MA-3.3",
        "chapter": "The round",
        "text": "The order of play is that of the Lords in the row, from left to right.",
        "isRuling": false
      },
      {
        "number": "MA-3.4",
        "chapter": "The round",
        "text": "Whoever's turn it is does this, in this order: send the Lord on, take the tile that it left, apply the special effect of its Domain, receive the income of its Domain.",
        "isRuling": false
      },
      {
        "number": "MA-4.1",
        "chapter": "The turn",
        "text": "First the Lord goes to a tile of your choice in the next row: the one below or, in rounds 4, 8 and 12, the top one.",
        "isRuling": false
      },
      {
        "number": "MA-4.2",
        "chapter": "The turn",
        "text": "A tile that holds a Lord is closed to every other Lord.",
        "isRuling": false
      },
      {
        "number": "MA-4.3",
        "chapter": "The turn",
        "text": "A tile that holds the Scout of another player is closed to your Lord.",
        "isRuling": false
      },
      {
        "number": "MA-4.4",
        "chapter": "The turn",
        "text": "The sixteenth round is the last: in it the Lords are not sent on.",
        "isRuling": false
      },
      {
        "number": "MA-4.5",
        "chapter": "The turn",
        "text": "The tile that your Lord has left is laid on top of the column of its Domain on your Fief board.",
        "isRuling": false
      },
      {
        "number": "MA-4.6",
        "chapter": "The turn",
        "text": "The special effect of the Domain is applied completely before its income. Where it cannot be applied, there is only the income.",
        "isRuling": false
      },
      {
        "number": "MA-4.7",
        "chapter": "The turn",
        "text": "The income of a Domain pays its 2 or 3 coins for each tile of this Domain in your Fief, and for each tile of any other Domain that it names.",
        "isRuling": false
      },
      {
        "number": "MA-4.8",
        "chapter": "The turn",
        "text": "There are always at least two tiles to which your Lord may go.",
        "isRuling": true
      },
      {
        "number": "MA-4.9",
        "chapter": "The turn",
        "text": "Nobody's coins fall below zero: who must pay or lose more than they hold pays what they hold and owes nothing later; whoever is paid receives only that.",
        "isRuling": true
      },
      {
        "number": "MA-4.10",
        "chapter": "The turn",
        "text": "A question that has only one answer, or only answers that are alike, is not asked: it is settled at once.",
        "isRuling": true
      },
      {
        "number": "MA-5.1",
        "chapter": "The Domains",
        "text": "Field, effect: gain 1 coin for each Peasant on the tiles of your whole Fief.",
        "isRuling": false
      },
      {
        "number": "MA-5.2",
        "chapter": "The Domains",
        "text": "Field, income: 2 coins for each Field.",
        "isRuling": false
      },
      {
        "number": "MA-5.3",
        "chapter": "The Domains",
        "text": "The signs on the tile just laid count; those in the Graveyard do not.",
        "isRuling": true
      },
      {
        "number": "MA-5.4",
        "chapter": "The Domains",
        "text": "Mill, effect: each opponent who has fewer Mills than you gives you 2 coins.",
        "isRuling": false
      },
      {
        "number": "MA-5.5",
        "chapter": "The Domains",
        "text": "The Mill just laid counts, and who has as many as you pays nothing.",
        "isRuling": true
      },
      {
        "number": "MA-5.6",
        "chapter": "The Domains",
        "text": "Mill, income: 2 coins for each Mill.",
        "isRuling": false
      },
      {
        "number": "MA-5.7",
        "chapter": "The Domains",
        "text": "Village, effect: choose a tile in your Graveyard and lay it back in your Fief, without its effect.",
        "isRuling": false
      },
      {
        "number": "MA-5.8",
        "chapter": "The Domains",
        "text": "While the Graveyard holds a tile this is compulsory. The tile comes back on top of its column, before the income and counted by it, and brings no income of its own. With an empty Graveyard there is only the income.",
        "isRuling": true
      },
      {
        "number": "MA-5.9",
        "chapter": "The Domains",
        "text": "Village, income: 2 coins for each Village and each Rampart.",
        "isRuling": false
      },
      {
        "number": "MA-5.10",
        "chapter": "The Domains",
        "text": "Rampart, effect: set your Scout on any tile of another row than your Lord's, rows above it included, to reserve that tile. No other player may send a Lord there.",
        "isRuling": false
      },
      {
        "number": "MA-5.11",
        "chapter": "The Domains",
        "text": "The row must still be to come: neither the one that your Lord has just entered nor the one that is being emptied. A tile with another player's Scout is closed. This is compulsory if it is possible; a Scout that is out already may move or stay.",
        "isRuling": true
      },
      {
        "number": "MA-5.12",
        "chapter": "The Domains",
        "text": "Your Lord may go to another tile of the row than the one you reserved. Take your Scout back as soon as your Lord enters that row.",
        "isRuling": false
      },
      {
        "number": "MA-5.13",
        "chapter": "The Domains",
        "text": "In round 14 only the last row can be reached; in rounds 15 and 16 none, so that there is only the income.",
        "isRuling": true
      },
      {
        "number": "MA-5.14",
        "chapter": "The Domains",
        "text": "Rampart, income: 2 coins for each Field and each Rampart.",
        "isRuling": false
      },
      {
        "number": "MA-5.15",
        "chapter": "The Domains",
        "text": "Market, effect: gain 1 coin for each Chest on the tiles of your whole Fief.",
        "isRuling": false
      },
      {
        "number": "MA-5.16",
        "chapter": "The Domains",
        "text": "Market, income: 2 coins for each Mill and each Market.",
        "isRuling": false
      },
      {
        "number": "MA-5.17",
        "chapter": "The Domains",
        "text": "Barracks, effect: attack all players who have fewer Ramparts than you have Barracks. Each of them moves the leftmost tile of their Fief, the topmost of its column, to their Graveyard and gives you 2 coins.",
        "isRuling": false
      },
      {
        "number": "MA-5.18",
        "chapter": "The Domains",
        "text": "The Barracks just laid count. All who are attacked are judged at once. Who has no tile still pays.",
        "isRuling": true
      },
      {
        "number": "MA-5.19",
        "chapter": "The Domains",
        "text": "The tile that falls is the last one laid in the first column from the left that is not empty. It may be a Rampart.",
        "isRuling": true
      },
      {
        "number": "MA-5.20",
        "chapter": "The Domains",
        "text": "Barracks, income: 2 coins for each Village and each Barracks.",
        "isRuling": false
      },
      {
        "number": "MA-5.21",
        "chapter": "The Domains",
        "text": "Church, effect: lay an Extra-coin token in a free space below your Fief, one to a Domain. From now on each income of this Domain pays 1 coin more for every tile that it counts.",
        "isRuling": false
      },
      {
        "number": "MA-5.22",
        "chapter": "The Domains",
        "text": "Church, income: 3 coins for each Church.",
        "isRuling": false
      },
      {
        "number": "MA-5.23",
        "chapter": "The Domains",
        "text": "Palace, effect: choose a Plot token and lay it in a free space below your Fief, one to a Domain, where its sign is not shown yet. From now on the income of this Domain counts the tiles of that kind too.",
        "isRuling": false
      },
      {
        "number": "MA-5.24",
        "chapter": "The Domains",
        "text": "Palace, income: 3 coins for each Palace.",
        "isRuling": false
      },
      {
        "number": "MA-6.1",
        "chapter": "Tokens and the Graveyard",
        "text": "A tile that is destroyed, by Barracks or by an Event, goes to its owner's Graveyard, to the right of the Fief board. It never returns to the pile; only a Village brings it back to the Fief, or the Event of Restoration.",
        "isRuling": false
      },
      {
        "number": "MA-6.2",
        "chapter": "Tokens and the Graveyard",
        "text": "Each Domain has one space for an Extra-coin token and another for a Plot token, whether it has tiles or not.",
        "isRuling": true
      },
      {
        "number": "MA-6.3",
        "chapter": "Tokens and the Graveyard",
        "text": "Tokens stay where they are when their Domain loses its last tile.",
        "isRuling": true
      },
      {
        "number": "MA-6.4",
        "chapter": "Tokens and the Graveyard",
        "text": "The tokens are a common supply, first come, first served. Without a token or a space for it there is only the income.",
        "isRuling": true
      },
      {
        "number": "MA-6.5",
        "chapter": "Tokens and the Graveyard",
        "text": "The amount of a Domain, its extra coin included, is paid for every kind of tile that it counts, a kind added by a token included, and from the same turn.",
        "isRuling": true
      },
      {
        "number": "MA-7.1",
        "chapter": "The end of a round",
        "text": "When all have played, the emptied row is filled anew: tiles are drawn, sorted by number in ascending order and turned face up.",
        "isRuling": false
      },
      {
        "number": "MA-7.2",
        "chapter": "The end of a round",
        "text": "From the thirteenth round on nothing is filled: the rows for the last rounds are there.",
        "isRuling": false
      },
      {
        "number": "MA-7.3",
        "chapter": "The end of a round",
        "text": "With 3 players, when the pile runs out, the discarded tiles are shuffled into a new pile.",
        "isRuling": false
      },
      {
        "number": "MA-7.4",
        "chapter": "The end of a round",
        "text": "With 4 players, when the pile runs out, the orange tiles take its place.",
        "isRuling": false
      },
      {
        "number": "MA-7.5",
        "chapter": "The end of a round",
        "text": "With 5 players, when the pile runs out, the orange tiles take its place; when they run out too, all discarded tiles are shuffled into a new pile.",
        "isRuling": false
      },
      {
        "number": "MA-7.6",
        "chapter": "The end of a round",
        "text": "A new pile is made when a tile is needed, not before: in the middle of a row if it must be, which is sorted when it is complete, and more than once.",
        "isRuling": true
      },
      {
        "number": "MA-7.7",
        "chapter": "The end of a round",
        "text": "The tiles always suffice: 2 players use 48 of 52; 3 players all 52 and then 12 discarded ones; 4 players 80 of 84; 5 players all 84 and then 12 discarded ones.",
        "isRuling": true
      },
      {
        "number": "MA-7.8",
        "chapter": "The end of a round",
        "text": "The row is filled before the Event. After the last round no row is filled: the Event comes, and then the count.",
        "isRuling": true
      },
      {
        "number": "MA-7.9",
        "chapter": "The end of a round",
        "text": "Nobody has to be named to fill the rows: it happens by itself.",
        "isRuling": true
      },
      {
        "number": "MA-8.1",
        "chapter": "Events",
        "text": "At the end of rounds 4, 8, 12 and 16 the leftmost Event card that is face up takes effect and is turned face down.",
        "isRuling": false
      },
      {
        "number": "MA-8.2",
        "chapter": "Events",
        "text": "Skilled Trades: each player gains 1 coin for each Peasant in their Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.3",
        "chapter": "Events",
        "text": "Precious Goods: each player gains 1 coin for each Chest in their Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.4",
        "chapter": "Events",
        "text": "Alliance: each player gains 3 coins for each Church and each Palace in their Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.5",
        "chapter": "Events",
        "text": "Barbarian Invasion: each player moves 1 Mill and 1 Field, where they have one, to their Graveyard.",
        "isRuling": false
      },
      {
        "number": "MA-8.6",
        "chapter": "Events",
        "text": "Black Death: each player moves 1 Village and 1 Barracks, where they have one, to their Graveyard.",
        "isRuling": false
      },
      {
        "number": "MA-8.7",
        "chapter": "Events",
        "text": "New Defences: each player gains 3 coins for each Rampart in their Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.8",
        "chapter": "Events",
        "text": "Triumphant Return: each player gains 2 coins for each Market and each Barracks in their Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.9",
        "chapter": "Events",
        "text": "Baby Boom: each player gains 2 coins for each Mill and each Village in their Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.10",
        "chapter": "Events",
        "text": "Peasant Revolt: each player moves 1 Palace, if they have one, to their Graveyard.",
        "isRuling": false
      },
      {
        "number": "MA-8.11",
        "chapter": "Events",
        "text": "Restoration: each player chooses a tile in their Graveyard and lays it back in their Fief, without its effect.",
        "isRuling": false
      },
      {
        "number": "MA-8.12",
        "chapter": "Events",
        "text": "Good Harvests: each player gains 2 coins for each Field in their Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.13",
        "chapter": "Events",
        "text": "Rebuilding Aid: each player gains 3 coins for each tile in their Graveyard.",
        "isRuling": false
      },
      {
        "number": "MA-8.14",
        "chapter": "Events",
        "text": "Wider Lordship: each player gains 2 coins for each different Domain among the tiles of their Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.15",
        "chapter": "Events",
        "text": "Costly Ceremonies: each player loses 2 coins for each Church and each Palace in their Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.16",
        "chapter": "Events",
        "text": "Earthquake: each player moves 1 Rampart, if they have one, to their Graveyard.",
        "isRuling": false
      },
      {
        "number": "MA-8.17",
        "chapter": "Events",
        "text": "Where an Event destroys a tile its owner chooses which tile of the Domain, if they differ. All choose at once.",
        "isRuling": true
      },
      {
        "number": "MA-8.18",
        "chapter": "Events",
        "text": "Restoration is compulsory for whoever has a tile in the Graveyard. All choose at once, each in their own.",
        "isRuling": true
      },
      {
        "number": "MA-8.19",
        "chapter": "Events",
        "text": "Costly Ceremonies take no more than a player holds.",
        "isRuling": true
      },
      {
        "number": "MA-8.20",
        "chapter": "Events",
        "text": "Wider Lordship counts a Domain once if at least one tile of it lies in the Fief, so it pays 16 coins at most.",
        "isRuling": true
      },
      {
        "number": "MA-9.1",
        "chapter": "The end of the game",
        "text": "The game is over at the end of the sixteenth round, when the fourth and last Event has taken effect.",
        "isRuling": false
      },
      {
        "number": "MA-9.2",
        "chapter": "The end of the game",
        "text": "Each player loses 10 coins for each of their Domains that has no tile.",
        "isRuling": false
      },
      {
        "number": "MA-9.3",
        "chapter": "The end of the game",
        "text": "This is counted, not paid: it may take a score below zero.",
        "isRuling": true
      },
      {
        "number": "MA-9.4",
        "chapter": "The end of the game",
        "text": "The coins are added up, and the richest player wins.",
        "isRuling": false
      },
      {
        "number": "MA-9.5",
        "chapter": "The end of the game",
        "text": "In a tie the player with more Palaces wins; if that is a tie too, with more Churches, and so on, Domain by Domain to the left.",
        "isRuling": false
      },
      {
        "number": "MA-9.6",
        "chapter": "The end of the game",
        "text": "The tiles in the Fief are compared, not those in the Graveyard. Who is equal in all eight Domains shares the rank.",
        "isRuling": true
      }
    ]
  },
  {
    "ruleset": "middle-ages",
    "language": "fr",
    "credits": "Middle-Ages est un jeu de Marc André, illustré par Claire Conan et publié par Studio H. Voici ses règles, dans nos propres mots ; une règle marquée *(décision)* est notre réponse là où le livret se tait. Le livret ne dit pas quels numéros, Paysans ou Coffres figurent sur quelle tuile, ni lesquelles sont bleues ou orange : tant que personne ne les a relevés sur une vraie boîte, ils sont reconstitués.",
    "rules": [
      {
        "number": "MA-1.1",
        "chapter": "La boîte",
        "text": "Le jeu se joue de 2 à 5. Gagne qui est le plus riche une fois le seizième tour terminé.",
        "isRuling": false
      },
      {
        "number": "MA-1.2",
        "chapter": "La boîte",
        "text": "Chacun possède un plateau Fief à huit Domaines, de gauche à droite Champs, Moulin, Village, Rempart, Marché, Caserne, Église et Palais, un Seigneur et un Éclaireur, le tout d'une même couleur.",
        "isRuling": false
      },
      {
        "number": "MA-1.3",
        "chapter": "La boîte",
        "text": "Il y a 84 tuiles Parcelle, chacune d'un seul Domaine et numérotée au dos de 1 à 23 : 14 Champs, 13 Moulins, 12 Villages, 11 Remparts, 10 Marchés, 9 Casernes, 8 Églises et 7 Palais. 52 ont le dos bleu et 32 le dos orange. La face peut montrer des Paysans et des Coffres.",
        "isRuling": false
      },
      {
        "number": "MA-1.4",
        "chapter": "La boîte",
        "text": "Il y a 15 cartes Évènement, 8 jetons Parcelle et 8 jetons Pièce supplémentaire.",
        "isRuling": false
      },
      {
        "number": "MA-1.5",
        "chapter": "La boîte",
        "text": "Les 8 jetons Parcelle sont un de chaque Domaine.",
        "isRuling": true
      },
      {
        "number": "MA-1.6",
        "chapter": "La boîte",
        "text": "La banque ne s'épuise jamais. Les jetons de 1, 5, 10 et 50 ne sont que de la monnaie : on compte des pièces.",
        "isRuling": true
      },
      {
        "number": "MA-1.7",
        "chapter": "La boîte",
        "text": "Le contenu de la boîte est un jeu de données vérifié d'après les quantités ci-dessus ; une partie garde jusqu'au bout celui avec lequel elle a commencé.",
        "isRuling": true
      },
      {
        "number": "MA-1.8",
        "chapter": "La boîte",
        "text": "À deux, les règles sont les mêmes qu'à plusieurs.",
        "isRuling": true
      },
      {
        "number": "MA-2.1",
        "chapter": "La mise en place",
        "text": "À 2 ou 3 joueurs, seules les tuiles bleues servent ; les tuiles orange restent dans la boîte. À 4 ou 5 joueurs, les tuiles orange sont mises de côté pour plus tard.",
        "isRuling": false
      },
      {
        "number": "MA-2.2",
        "chapter": "La mise en place",
        "text": "Les tuiles bleues sont mélangées en une pile qui montre leurs numéros. (En quelque nombre de tas qu'elle soit posée, on les pioche l'un après l'autre.)",
        "isRuling": false
      },
      {
        "number": "MA-2.3",
        "chapter": "La mise en place",
        "text": "Quatre lignes sont posées l'une sous l'autre, chacune d'autant de tuiles que de joueurs plus une, par ordre croissant de gauche à droite. Puis on les retourne.",
        "isRuling": false
      },
      {
        "number": "MA-2.4",
        "chapter": "La mise en place",
        "text": "Quatre des cartes Évènement sont tirées au hasard et posées face visible, de gauche à droite, sous les lignes ; les autres ne servent pas.",
        "isRuling": false
      },
      {
        "number": "MA-2.5",
        "chapter": "La mise en place",
        "text": "Chacun prend le plateau Fief, le Seigneur et l'Éclaireur d'une couleur.",
        "isRuling": false
      },
      {
        "number": "MA-2.6",
        "chapter": "La mise en place",
        "text": "On tire un ordre au hasard. Dans cet ordre, chacun pose son Seigneur sur une tuile de la ligne du haut qui n'en porte pas : une tuile n'accueille qu'un Seigneur.",
        "isRuling": false
      },
      {
        "number": "MA-2.7",
        "chapter": "La mise en place",
        "text": "La pile montre à tous le numéro et la couleur de la tuile suivante, et combien il en reste ; rien au-delà.",
        "isRuling": true
      },
      {
        "number": "MA-2.8",
        "chapter": "La mise en place",
        "text": "Des tuiles de même numéro se rangent dans l'ordre où elles ont été piochées, la première à gauche.",
        "isRuling": true
      },
      {
        "number": "MA-2.9",
        "chapter": "La mise en place",
        "text": "Tout le monde commence sans pièce.",
        "isRuling": true
      },
      {
        "number": "MA-3.1",
        "chapter": "Le tour",
        "text": "La partie compte seize tours. Chacun se joue sur une ligne : de celle du haut à celle du bas, puis de nouveau sur celle du haut.",
        "isRuling": false
      },
      {
        "number": "MA-3.2",
        "chapter": "Le tour",
        "text": "Un tour commence par la ligne où se tiennent les Seigneurs : sa seule tuile sans Seigneur est défaussée.",
        "isRuling": false
      },
      {
        "number": "MA-3.3",
        "chapter": "Le tour",
        "text": "On joue dans l'ordre des Seigneurs sur la ligne, de gauche à droite.",
        "isRuling": false
      },
      {
        "number": "MA-3.4",
        "chapter": "Le tour",
        "text": "Qui a la main fait ceci, dans cet ordre : avancer son Seigneur, prendre la tuile qu'il a quittée, appliquer l'effet spécial de son Domaine, en recevoir le revenu.",
        "isRuling": false
      },
      {
        "number": "MA-4.1",
        "chapter": "La main d'un joueur",
        "text": "D'abord le Seigneur va sur une tuile de votre choix de la ligne suivante : celle d'en dessous ou, aux tours 4, 8 et 12, celle du haut.",
        "isRuling": false
      },
      {
        "number": "MA-4.2",
        "chapter": "La main d'un joueur",
        "text": "Une tuile qui porte un Seigneur est fermée à tout autre Seigneur.",
        "isRuling": false
      },
      {
        "number": "MA-4.3",
        "chapter": "La main d'un joueur",
        "text": "Une tuile qui porte l'Éclaireur d'un autre joueur est fermée à votre Seigneur.",
        "isRuling": false
      },
      {
        "number": "MA-4.4",
        "chapter": "La main d'un joueur",
        "text": "Le seizième tour est le dernier : on n'y avance pas les Seigneurs.",
        "isRuling": false
      },
      {
        "number": "MA-4.5",
        "chapter": "La main d'un joueur",
        "text": "La tuile que votre Seigneur a quittée se pose en haut de la colonne de son Domaine, sur votre plateau Fief.",
        "isRuling": false
      },
      {
        "number": "MA-4.6",
        "chapter": "La main d'un joueur",
        "text": "L'effet spécial du Domaine s'applique entièrement avant son revenu. S'il ne peut s'appliquer, il n'y a que le revenu.",
        "isRuling": false
      },
      {
        "number": "MA-4.7",
        "chapter": "La main d'un joueur",
        "text": "Le revenu d'un Domaine verse ses 2 ou 3 pièces pour chaque tuile de ce Domaine dans votre Fief, et pour chaque tuile de tout autre Domaine qu'il indique.",
        "isRuling": false
      },
      {
        "number": "MA-4.8",
        "chapter": "La main d'un joueur",
        "text": "Il y a toujours au moins deux tuiles où votre Seigneur peut aller.",
        "isRuling": true
      },
      {
        "number": "MA-4.9",
        "chapter": "La main d'un joueur",
        "text": "Personne ne descend sous zéro pièce : qui doit donner ou perdre plus qu'il n'a donne ce qu'il a et ne doit rien ensuite ; qui est payé ne reçoit que cela.",
        "isRuling": true
      },
      {
        "number": "MA-4.10",
        "chapter": "La main d'un joueur",
        "text": "Une question qui n'a qu'une réponse, ou que des réponses semblables, n'est pas posée : elle se règle aussitôt.",
        "isRuling": true
      },
      {
        "number": "MA-5.1",
        "chapter": "Les Domaines",
        "text": "Champs, effet : gagnez 1 pièce par Paysan sur les tuiles de tout votre Fief.",
        "isRuling": false
      },
      {
        "number": "MA-5.2",
        "chapter": "Les Domaines",
        "text": "Champs, revenu : 2 pièces par Champs.",
        "isRuling": false
      },
      {
        "number": "MA-5.3",
        "chapter": "Les Domaines",
        "text": "Les symboles de la tuile qu'on vient de poser comptent ; ceux du Cimetière, non.",
        "isRuling": true
      },
      {
        "number": "MA-5.4",
        "chapter": "Les Domaines",
        "text": "Moulin, effet : chaque adversaire qui a moins de Moulins que vous vous donne 2 pièces.",
        "isRuling": false
      },
      {
        "number": "MA-5.5",
        "chapter": "Les Domaines",
        "text": "Le Moulin qu'on vient de poser compte, et qui en a autant que vous ne donne rien.",
        "isRuling": true
      },
      {
        "number": "MA-5.6",
        "chapter": "Les Domaines",
        "text": "Moulin, revenu : 2 pièces par Moulin.",
        "isRuling": false
      },
      {
        "number": "MA-5.7",
        "chapter": "Les Domaines",
        "text": "Village, effet : choisissez une tuile de votre Cimetière et remettez-la dans votre Fief, sans son effet.",
        "isRuling": false
      },
      {
        "number": "MA-5.8",
        "chapter": "Les Domaines",
        "text": "Tant que le Cimetière a une tuile, c'est obligatoire. La tuile revient en haut de sa colonne, avant le revenu qui la compte, et n'apporte pas de revenu à elle. Si le Cimetière est vide, il n'y a que le revenu.",
        "isRuling": true
      },
      {
        "number": "MA-5.9",
        "chapter": "Les Domaines",
        "text": "Village, revenu : 2 pièces par Village et par Rempart.",
        "isRuling": false
      },
      {
        "number": "MA-5.10",
        "chapter": "Les Domaines",
        "text": "Rempart, effet : posez votre Éclaireur sur une tuile quelconque d'une autre ligne que celle de votre Seigneur, lignes du dessus comprises, pour la réserver. Aucun autre joueur ne peut y envoyer son Seigneur.",
        "isRuling": false
      },
      {
        "number": "MA-5.11",
        "chapter": "Les Domaines",
        "text": "La ligne doit être encore à jouer : ni celle où votre Seigneur vient d'entrer, ni celle qui se vide. Une tuile qui porte l'Éclaireur d'un autre est fermée. C'est obligatoire si c'est possible ; un Éclaireur déjà posé peut changer de tuile ou rester.",
        "isRuling": true
      },
      {
        "number": "MA-5.12",
        "chapter": "Les Domaines",
        "text": "Votre Seigneur peut aller sur une autre tuile de la ligne que celle que vous avez réservée. Reprenez votre Éclaireur dès que votre Seigneur entre dans cette ligne.",
        "isRuling": false
      },
      {
        "number": "MA-5.13",
        "chapter": "Les Domaines",
        "text": "Au tour 14, seule la dernière ligne peut être atteinte ; aux tours 15 et 16, aucune : il n'y a que le revenu.",
        "isRuling": true
      },
      {
        "number": "MA-5.14",
        "chapter": "Les Domaines",
        "text": "Rempart, revenu : 2 pièces par Champs et par Rempart.",
        "isRuling": false
      },
      {
        "number": "MA-5.15",
        "chapter": "Les Domaines",
        "text": "Marché, effet : gagnez 1 pièce par Coffre sur les tuiles de tout votre Fief.",
        "isRuling": false
      },
      {
        "number": "MA-5.16",
        "chapter": "Les Domaines",
        "text": "Marché, revenu : 2 pièces par Moulin et par Marché.",
        "isRuling": false
      },
      {
        "number": "MA-5.17",
        "chapter": "Les Domaines",
        "text": "Caserne, effet : attaquez tous les joueurs qui ont moins de Remparts que vous n'avez de Casernes. Chacun d'eux met la tuile la plus à gauche de son Fief, la plus haute de sa colonne, dans son Cimetière et vous donne 2 pièces.",
        "isRuling": false
      },
      {
        "number": "MA-5.18",
        "chapter": "Les Domaines",
        "text": "La Caserne qu'on vient de poser compte. Tous les attaqués sont jugés en même temps. Qui n'a pas de tuile paie quand même.",
        "isRuling": true
      },
      {
        "number": "MA-5.19",
        "chapter": "Les Domaines",
        "text": "La tuile qui tombe est la dernière posée dans la première colonne non vide à partir de la gauche. Ce peut être un Rempart.",
        "isRuling": true
      },
      {
        "number": "MA-5.20",
        "chapter": "Les Domaines",
        "text": "Caserne, revenu : 2 pièces par Village et par Caserne.",
        "isRuling": false
      },
      {
        "number": "MA-5.21",
        "chapter": "Les Domaines",
        "text": "Église, effet : posez un jeton Pièce supplémentaire dans un emplacement libre sous votre Fief, un seul par Domaine. Désormais, chaque revenu de ce Domaine verse 1 pièce de plus par tuile qu'il compte.",
        "isRuling": false
      },
      {
        "number": "MA-5.22",
        "chapter": "Les Domaines",
        "text": "Église, revenu : 3 pièces par Église.",
        "isRuling": false
      },
      {
        "number": "MA-5.23",
        "chapter": "Les Domaines",
        "text": "Palais, effet : choisissez un jeton Parcelle et posez-le dans un emplacement libre sous votre Fief, un seul par Domaine, là où son symbole ne figure pas encore. Désormais, le revenu de ce Domaine compte aussi les tuiles de cette sorte.",
        "isRuling": false
      },
      {
        "number": "MA-5.24",
        "chapter": "Les Domaines",
        "text": "Palais, revenu : 3 pièces par Palais.",
        "isRuling": false
      },
      {
        "number": "MA-6.1",
        "chapter": "Les jetons et le Cimetière",
        "text": "Une tuile détruite, par une Caserne ou par un Évènement, va au Cimetière de son propriétaire, à droite du plateau Fief. Elle ne revient jamais dans la pioche ; seul un Village la ramène dans le Fief, ou l'Évènement Restauration.",
        "isRuling": false
      },
      {
        "number": "MA-6.2",
        "chapter": "Les jetons et le Cimetière",
        "text": "Chaque Domaine a un emplacement pour un jeton Pièce supplémentaire et un autre pour un jeton Parcelle, qu'il ait des tuiles ou non.",
        "isRuling": true
      },
      {
        "number": "MA-6.3",
        "chapter": "Les jetons et le Cimetière",
        "text": "Les jetons restent en place quand leur Domaine perd sa dernière tuile.",
        "isRuling": true
      },
      {
        "number": "MA-6.4",
        "chapter": "Les jetons et le Cimetière",
        "text": "Les jetons forment une réserve commune ; premier arrivé, premier servi. Sans jeton ou sans emplacement pour lui, il n'y a que le revenu.",
        "isRuling": true
      },
      {
        "number": "MA-6.5",
        "chapter": "Les jetons et le Cimetière",
        "text": "Le montant d'un Domaine, pièce supplémentaire comprise, est versé pour chaque sorte de tuile qu'il compte, y compris celle qu'un jeton ajoute, et dès le même tour.",
        "isRuling": true
      },
      {
        "number": "MA-7.1",
        "chapter": "La fin d'un tour",
        "text": "Quand tous ont joué, la ligne vidée est de nouveau remplie : on pioche des tuiles, on les classe par ordre croissant et on les retourne.",
        "isRuling": false
      },
      {
        "number": "MA-7.2",
        "chapter": "La fin d'un tour",
        "text": "À partir du treizième tour, on ne remplit plus rien : les lignes des derniers tours sont là.",
        "isRuling": false
      },
      {
        "number": "MA-7.3",
        "chapter": "La fin d'un tour",
        "text": "À 3 joueurs, quand la pile est épuisée, les tuiles défaussées sont mélangées en une nouvelle pile.",
        "isRuling": false
      },
      {
        "number": "MA-7.4",
        "chapter": "La fin d'un tour",
        "text": "À 4 joueurs, quand la pile est épuisée, les tuiles orange la remplacent.",
        "isRuling": false
      },
      {
        "number": "MA-7.5",
        "chapter": "La fin d'un tour",
        "text": "À 5 joueurs, quand la pile est épuisée, les tuiles orange la remplacent ; quand elles le sont aussi, toutes les tuiles défaussées sont mélangées en une nouvelle pile.",
        "isRuling": false
      },
      {
        "number": "MA-7.6",
        "chapter": "La fin d'un tour",
        "text": "Une nouvelle pile se fait quand il faut une tuile, pas avant : au milieu d'une ligne s'il le faut, qu'on classe une fois complète, et plus d'une fois.",
        "isRuling": true
      },
      {
        "number": "MA-7.7",
        "chapter": "La fin d'un tour",
        "text": "Les tuiles suffisent toujours : à 2 joueurs, 48 sur 52 ; à 3, les 52 puis 12 défaussées ; à 4, 80 sur 84 ; à 5, les 84 puis 12 défaussées.",
        "isRuling": true
      },
      {
        "number": "MA-7.8",
        "chapter": "La fin d'un tour",
        "text": "La ligne est remplie avant l'Évènement. Après le dernier tour, aucune ligne n'est remplie : l'Évènement, puis le décompte.",
        "isRuling": true
      },
      {
        "number": "MA-7.9",
        "chapter": "La fin d'un tour",
        "text": "Nul n'a besoin d'être chargé de remplir les lignes : cela se fait tout seul.",
        "isRuling": true
      },
      {
        "number": "MA-8.1",
        "chapter": "Les Évènements",
        "text": "À la fin des tours 4, 8, 12 et 16, la carte Évènement visible la plus à gauche prend effet et se retourne face cachée.",
        "isRuling": false
      },
      {
        "number": "MA-8.2",
        "chapter": "Les Évènements",
        "text": "Métiers qualifiés : chacun gagne 1 pièce par Paysan dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.3",
        "chapter": "Les Évènements",
        "text": "Marchandises précieuses : chacun gagne 1 pièce par Coffre dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.4",
        "chapter": "Les Évènements",
        "text": "Alliance : chacun gagne 3 pièces par Église et par Palais dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.5",
        "chapter": "Les Évènements",
        "text": "Invasion barbare : chacun met 1 Moulin et 1 Champs, s'il en a, dans son Cimetière.",
        "isRuling": false
      },
      {
        "number": "MA-8.6",
        "chapter": "Les Évènements",
        "text": "Peste noire : chacun met 1 Village et 1 Caserne, s'il en a, dans son Cimetière.",
        "isRuling": false
      },
      {
        "number": "MA-8.7",
        "chapter": "Les Évènements",
        "text": "Nouvelles défenses : chacun gagne 3 pièces par Rempart dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.8",
        "chapter": "Les Évènements",
        "text": "Retour triomphant : chacun gagne 2 pièces par Marché et par Caserne dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.9",
        "chapter": "Les Évènements",
        "text": "Pic de natalité : chacun gagne 2 pièces par Moulin et par Village dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.10",
        "chapter": "Les Évènements",
        "text": "Révolte paysanne : chacun met 1 Palais, s'il en a, dans son Cimetière.",
        "isRuling": false
      },
      {
        "number": "MA-8.11",
        "chapter": "Les Évènements",
        "text": "Restauration : chacun choisit une tuile de son Cimetière et la remet dans son Fief, sans son effet.",
        "isRuling": false
      },
      {
        "number": "MA-8.12",
        "chapter": "Les Évènements",
        "text": "Bonnes récoltes : chacun gagne 2 pièces par Champs dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.13",
        "chapter": "Les Évènements",
        "text": "Aide à la reconstruction : chacun gagne 3 pièces par tuile dans son Cimetière.",
        "isRuling": false
      },
      {
        "number": "MA-8.14",
        "chapter": "Les Évènements",
        "text": "Seigneurie étendue : chacun gagne 2 pièces par Domaine différent parmi les tuiles de son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.15",
        "chapter": "Les Évènements",
        "text": "Cérémonies dispendieuses : chacun perd 2 pièces par Église et par Palais dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.16",
        "chapter": "Les Évènements",
        "text": "Tremblement de terre : chacun met 1 Rempart, s'il en a, dans son Cimetière.",
        "isRuling": false
      },
      {
        "number": "MA-8.17",
        "chapter": "Les Évènements",
        "text": "Quand un Évènement détruit une tuile, son propriétaire choisit laquelle de ce Domaine, si elles diffèrent. Tous choisissent en même temps.",
        "isRuling": true
      },
      {
        "number": "MA-8.18",
        "chapter": "Les Évènements",
        "text": "La Restauration est obligatoire pour qui a une tuile au Cimetière. Tous choisissent en même temps, chacun dans le sien.",
        "isRuling": true
      },
      {
        "number": "MA-8.19",
        "chapter": "Les Évènements",
        "text": "Les Cérémonies dispendieuses ne prennent pas plus que ce qu'on a.",
        "isRuling": true
      },
      {
        "number": "MA-8.20",
        "chapter": "Les Évènements",
        "text": "La Seigneurie étendue compte un Domaine une fois dès qu'une de ses tuiles est dans le Fief ; elle verse donc 16 pièces au plus.",
        "isRuling": true
      },
      {
        "number": "MA-9.1",
        "chapter": "La fin de la partie",
        "text": "La partie se termine à la fin du seizième tour, quand le quatrième et dernier Évènement a pris effet.",
        "isRuling": false
      },
      {
        "number": "MA-9.2",
        "chapter": "La fin de la partie",
        "text": "Chacun perd 10 pièces pour chacun de ses Domaines sans tuile.",
        "isRuling": false
      },
      {
        "number": "MA-9.3",
        "chapter": "La fin de la partie",
        "text": "C'est un décompte, pas un paiement : un score peut passer sous zéro.",
        "isRuling": true
      },
      {
        "number": "MA-9.4",
        "chapter": "La fin de la partie",
        "text": "On additionne les pièces, et le plus riche gagne.",
        "isRuling": false
      },
      {
        "number": "MA-9.5",
        "chapter": "La fin de la partie",
        "text": "En cas d'égalité gagne qui a le plus de Palais ; si l'égalité demeure, le plus d'Églises, et ainsi de suite, Domaine par Domaine vers la gauche.",
        "isRuling": false
      },
      {
        "number": "MA-9.6",
        "chapter": "La fin de la partie",
        "text": "On compare les tuiles du Fief, pas celles du Cimetière. Qui est à égalité dans les huit Domaines partage le rang.",
        "isRuling": true
      }
    ]
  }
];
