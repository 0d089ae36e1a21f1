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
  },
  {
    "ruleset": "village",
    "language": "en",
    "credits": "Village, in French Descendance, is a game by Inka and Markus Brand, illustrated by Dennis Lohausen and published by eggertspiele and Gigamic. These are its rules in our own words; a rule marked *(ruling)* is our answer where the booklet is silent or can be read in two ways. What the booklet does not print is reconstructed until somebody types it from a real copy: how the cubes are split over the action spaces, most of the customers, the inner roads of the travel map, the number of spaces in the chronicle and of graves, and the time that the upper levels of the council chamber cost.",
    "rules": [
      {
        "number": "VIL-1.1",
        "chapter": "The box",
        "text": "The game is for 2 to 4 players, each with a family. Whoever has the most prestige at the end wins.",
        "isRuling": false
      },
      {
        "number": "VIL-1.2",
        "chapter": "The box",
        "text": "Each family has 11 members: four of the first generation, three of the second, two of the third and two of the fourth, marked 1 to 4. It has a farm with a time track and 8 markers.",
        "isRuling": false
      },
      {
        "number": "VIL-1.3",
        "chapter": "The box",
        "text": "There are 72 influence cubes, 18 of each colour: orange for skill, green for persuasion, brown for faith and pink for knowledge. 6 black plague cubes are no influence.",
        "isRuling": false
      },
      {
        "number": "VIL-1.4",
        "chapter": "The box",
        "text": "There are scrolls, horses, ploughs, oxen and wagons, 8 of each; 15 coins, 20 sacks of grain, 24 customers and 4 black monks.",
        "isRuling": false
      },
      {
        "number": "VIL-1.5",
        "chapter": "The box",
        "text": "Goods and coins never run out: if need be, more are made.",
        "isRuling": false
      },
      {
        "number": "VIL-1.6",
        "chapter": "The box",
        "text": "The contents of the box are kept as a set that is checked against the counts of the booklet; a game keeps to the end the set with which it began.",
        "isRuling": true
      },
      {
        "number": "VIL-2.1",
        "chapter": "Set-up",
        "text": "The four members of the first generation begin on the farm. The others are not born yet.",
        "isRuling": false
      },
      {
        "number": "VIL-2.2",
        "chapter": "Set-up",
        "text": "The time marker begins on the cloud to the right of the bridge, the prestige marker on the book, which is 0. Each family has 1 coin.",
        "isRuling": false
      },
      {
        "number": "VIL-2.3",
        "chapter": "Set-up",
        "text": "The customers are shuffled into a stack. Face-up customers stand at the stalls, which are 3, 4 or 5 with 2, 3 or 4 players, and at the 5 places of the queue behind them.",
        "isRuling": false
      },
      {
        "number": "VIL-2.4",
        "chapter": "Set-up",
        "text": "With fewer than 4 players, some spaces of the chronicle and some graves are closed.",
        "isRuling": false
      },
      {
        "number": "VIL-2.5",
        "chapter": "Set-up",
        "text": "The marker for the next first player lies in the council chamber. The 4 monks are in the black bag.",
        "isRuling": false
      },
      {
        "number": "VIL-2.6",
        "chapter": "Set-up",
        "text": "The booklet lets the oldest player begin; here the first player is drawn.",
        "isRuling": true
      },
      {
        "number": "VIL-2.7",
        "chapter": "Set-up",
        "text": "A farm holds any number of cubes and goods, and 5 sacks of grain at most.",
        "isRuling": false
      },
      {
        "number": "VIL-3.1",
        "chapter": "The round",
        "text": "Each round begins with the green bag: as many influence cubes as the card for this number of players says are added to it, and all plague cubes of the supply.",
        "isRuling": false
      },
      {
        "number": "VIL-3.2",
        "chapter": "The round",
        "text": "The bag is mixed, and cubes are drawn at random for each action space, as many as the card says: harvest, family, crafts, market, travel, council and church.",
        "isRuling": false
      },
      {
        "number": "VIL-3.3",
        "chapter": "The round",
        "text": "If the supply lacks cubes of a colour, only those that are there are added. What is left in the bag stays in it for the next round.",
        "isRuling": false
      },
      {
        "number": "VIL-3.4",
        "chapter": "The round",
        "text": "If the bag cannot fill all spaces, the cubes are dealt one at a time, space by space from the harvest to the church, until the bag is empty.",
        "isRuling": true
      },
      {
        "number": "VIL-3.5",
        "chapter": "The round",
        "text": "Everybody may know what is in the green bag, nobody in which order it will come out.",
        "isRuling": true
      },
      {
        "number": "VIL-3.6",
        "chapter": "The round",
        "text": "Clockwise from the first player, the players take turns until the last cube is gone.",
        "isRuling": false
      },
      {
        "number": "VIL-3.7",
        "chapter": "The round",
        "text": "Whoever takes the last cube still carries out the action. Then the round is over, and a mass is said.",
        "isRuling": false
      },
      {
        "number": "VIL-3.8",
        "chapter": "The round",
        "text": "Whoever took the marker for the next first player is the first player of the next round and puts it back. If nobody did, the first player stays.",
        "isRuling": false
      },
      {
        "number": "VIL-3.9",
        "chapter": "The round",
        "text": "If the thirtieth round ends and the game has not, the mass after it is the last one, and the game is scored.",
        "isRuling": true
      },
      {
        "number": "VIL-4.1",
        "chapter": "The turn",
        "text": "In your turn you must take one cube from an action space of your choice. An influence cube goes to your farm.",
        "isRuling": false
      },
      {
        "number": "VIL-4.2",
        "chapter": "The turn",
        "text": "A plague cube goes back to the supply at once, and you lose 2 time.",
        "isRuling": false
      },
      {
        "number": "VIL-4.3",
        "chapter": "The turn",
        "text": "Then you may carry out the action of that space, or leave it out. Only a market day must take place.",
        "isRuling": false
      },
      {
        "number": "VIL-4.4",
        "chapter": "The turn",
        "text": "The well: instead of taking a cube you may return 3 influence cubes of one colour to the supply and carry out any action.",
        "isRuling": false
      },
      {
        "number": "VIL-4.5",
        "chapter": "The turn",
        "text": "The well is open only while at least one cube lies on some action space. It is the only way to an action whose space is empty.",
        "isRuling": false
      },
      {
        "number": "VIL-4.6",
        "chapter": "The turn",
        "text": "Members that you place by an action come from your farm, never from the board, and may be of any generation.",
        "isRuling": false
      },
      {
        "number": "VIL-4.7",
        "chapter": "The turn",
        "text": "What may be left out inside an action: making something after training a worker, and using a privilege. It costs no time to leave something out.",
        "isRuling": true
      },
      {
        "number": "VIL-4.8",
        "chapter": "The turn",
        "text": "A question that has only one answer is not asked if the answer is compulsory: it is settled at once.",
        "isRuling": true
      },
      {
        "number": "VIL-5.1",
        "chapter": "Time and coins",
        "text": "Each hourglass is one step of your time marker, clockwise.",
        "isRuling": false
      },
      {
        "number": "VIL-5.2",
        "chapter": "Time and coins",
        "text": "Each time the marker passes the bridge, one of your oldest members dies.",
        "isRuling": false
      },
      {
        "number": "VIL-5.3",
        "chapter": "Time and coins",
        "text": "A lap has ten steps: every tenth step passes the bridge, and whoever lands on the cloud beyond it has passed.",
        "isRuling": true
      },
      {
        "number": "VIL-5.4",
        "chapter": "Time and coins",
        "text": "A coin may stand for any influence cube that you have to pay.",
        "isRuling": false
      },
      {
        "number": "VIL-5.5",
        "chapter": "Time and coins",
        "text": "That holds for every price in cubes, the well included, for as many of its cubes as you like. It never happens by itself, and never for grain, goods or time.",
        "isRuling": true
      },
      {
        "number": "VIL-5.6",
        "chapter": "Time and coins",
        "text": "Coins are also spent on prestige in the council chamber and on members in the black bag; each coin left at the end is 1 prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-6.1",
        "chapter": "Harvest",
        "text": "To harvest you need at least one member on your farm.",
        "isRuling": false
      },
      {
        "number": "VIL-6.2",
        "chapter": "Harvest",
        "text": "You take 2 sacks of grain from the supply.",
        "isRuling": false
      },
      {
        "number": "VIL-6.3",
        "chapter": "Harvest",
        "text": "With a horse and a plough you take 3 sacks.",
        "isRuling": false
      },
      {
        "number": "VIL-6.4",
        "chapter": "Harvest",
        "text": "With an ox and a plough you take 4 sacks.",
        "isRuling": false
      },
      {
        "number": "VIL-6.5",
        "chapter": "Harvest",
        "text": "Only one combination counts, the best you have, and further members, animals and ploughs bring nothing more. Nothing is used up.",
        "isRuling": false
      },
      {
        "number": "VIL-6.6",
        "chapter": "Harvest",
        "text": "Grain beyond the fifth sack is lost.",
        "isRuling": true
      },
      {
        "number": "VIL-7.1",
        "chapter": "Family",
        "text": "A member of your family is born on your farm: always one of the lowest number that is left.",
        "isRuling": false
      },
      {
        "number": "VIL-7.2",
        "chapter": "Family",
        "text": "Instead you may bring one living member home from the board to your farm.",
        "isRuling": false
      },
      {
        "number": "VIL-7.3",
        "chapter": "Family",
        "text": "It may be any of them, in the council chamber and the church windows too, but not one in the black bag.",
        "isRuling": true
      },
      {
        "number": "VIL-8.1",
        "chapter": "Crafts",
        "text": "You gain one good of one of the craft buildings, or coins at the mill. Each good is paid in one of two ways: with time, or with cubes or grain.",
        "isRuling": false
      },
      {
        "number": "VIL-8.2",
        "chapter": "Crafts",
        "text": "With time: place a member of your farm on the building, which costs the time of training. You may then make the good at once, for the time shown by its arrow.",
        "isRuling": false
      },
      {
        "number": "VIL-8.3",
        "chapter": "Crafts",
        "text": "A trained worker stays there until it dies or is brought home. While it stays, each further good costs only the time of making.",
        "isRuling": false
      },
      {
        "number": "VIL-8.4",
        "chapter": "Crafts",
        "text": "A worker makes only the good of its own building. Any number of workers may be on a building.",
        "isRuling": false
      },
      {
        "number": "VIL-8.5",
        "chapter": "Crafts",
        "text": "With cubes or grain: return the price and take the good. No worker is needed and no time lost.",
        "isRuling": false
      },
      {
        "number": "VIL-8.6",
        "chapter": "Crafts",
        "text": "Wainwright: training 2 time, a wagon 2 time; or a wagon for one pink and one orange cube.",
        "isRuling": false
      },
      {
        "number": "VIL-8.7",
        "chapter": "Crafts",
        "text": "Stables: training 3 time, a horse or an ox 3 time; or a horse or an ox for 3 sacks of grain.",
        "isRuling": false
      },
      {
        "number": "VIL-8.8",
        "chapter": "Crafts",
        "text": "Library: training 2 time, a scroll 2 time; or a scroll for one pink cube.",
        "isRuling": false
      },
      {
        "number": "VIL-8.9",
        "chapter": "Crafts",
        "text": "Smithy: training 3 time, a plough 3 time; or a plough for one pink and one orange cube.",
        "isRuling": false
      },
      {
        "number": "VIL-8.10",
        "chapter": "Crafts",
        "text": "Mill: 2 time and 2 sacks of grain bring 2 coins. Nobody can be placed there.",
        "isRuling": false
      },
      {
        "number": "VIL-8.11",
        "chapter": "Crafts",
        "text": "One action is one way: a member cannot be trained and a good bought in the same action. A second worker may be trained in a building where you have one; that costs the time of training again.",
        "isRuling": true
      },
      {
        "number": "VIL-9.1",
        "chapter": "Market",
        "text": "Choosing the market always brings about a market day, in which all players may take part. It cannot be put off.",
        "isRuling": false
      },
      {
        "number": "VIL-9.2",
        "chapter": "Market",
        "text": "Whoever brought it about is the first to serve one of the customers at the stalls. Customers in the queue cannot be served.",
        "isRuling": false
      },
      {
        "number": "VIL-9.3",
        "chapter": "Market",
        "text": "To serve a customer, return the goods and the grain that it asks for to the supply and lay its tile face down by your farm.",
        "isRuling": false
      },
      {
        "number": "VIL-9.4",
        "chapter": "Market",
        "text": "Then, clockwise, the others may each serve one customer, but must pay 1 green cube and 1 time on top.",
        "isRuling": false
      },
      {
        "number": "VIL-9.5",
        "chapter": "Market",
        "text": "Whoever cannot or will not sell passes and is out for the rest of the day.",
        "isRuling": false
      },
      {
        "number": "VIL-9.6",
        "chapter": "Market",
        "text": "When its turn comes again, the player who brought about the market day may serve another customer, and now pays the cube and the time as well: only the first sale is free.",
        "isRuling": false
      },
      {
        "number": "VIL-9.7",
        "chapter": "Market",
        "text": "The day goes on until all customers at the stalls are served or all players have passed.",
        "isRuling": false
      },
      {
        "number": "VIL-9.8",
        "chapter": "Market",
        "text": "Then the empty stalls are filled in order from the head of the queue, the queue closes up and is filled from the stack.",
        "isRuling": false
      },
      {
        "number": "VIL-9.9",
        "chapter": "Market",
        "text": "If nobody was served, nothing moves. When no customer is left, stalls stay empty.",
        "isRuling": false
      },
      {
        "number": "VIL-9.10",
        "chapter": "Market",
        "text": "To pass is final for everybody, even on the first, free sale, which is then forfeited. One may pass though one could sell; who cannot sell passes unasked.",
        "isRuling": true
      },
      {
        "number": "VIL-9.11",
        "chapter": "Market",
        "text": "Served tiles are seen by their owner alone, their number by all; the log tells which customer was served, as everybody saw it at its stall. The stack is seen by nobody.",
        "isRuling": true
      },
      {
        "number": "VIL-10.1",
        "chapter": "Travel",
        "text": "Send a member from your farm to one of the two cities that can be reached from the village.",
        "isRuling": false
      },
      {
        "number": "VIL-10.2",
        "chapter": "Travel",
        "text": "Or move one of your travellers along one path to a neighbouring city.",
        "isRuling": false
      },
      {
        "number": "VIL-10.3",
        "chapter": "Travel",
        "text": "Each path costs what is shown on it: 2 time, 1 wagon and 2 influence cubes of one colour.",
        "isRuling": false
      },
      {
        "number": "VIL-10.4",
        "chapter": "Travel",
        "text": "In a city where you have no marker yet you lay one down and receive its reward: 3 prestige, 1 coin or 2 influence cubes of your choice.",
        "isRuling": false
      },
      {
        "number": "VIL-10.5",
        "chapter": "Travel",
        "text": "In a city where your marker lies already nothing happens; the journey costs the same.",
        "isRuling": false
      },
      {
        "number": "VIL-10.6",
        "chapter": "Travel",
        "text": "Paths are walked in both directions, one in an action, but never back to the village: only an action of the family brings a traveller home. Markers stay.",
        "isRuling": true
      },
      {
        "number": "VIL-10.7",
        "chapter": "Travel",
        "text": "Any number of members may be in a city.",
        "isRuling": false
      },
      {
        "number": "VIL-10.8",
        "chapter": "Travel",
        "text": "Where cubes of your choice are taken, here or in the council chamber, you choose among those in the supply, and take fewer if it holds fewer.",
        "isRuling": true
      },
      {
        "number": "VIL-11.1",
        "chapter": "Council chamber",
        "text": "Place a member of your farm on the first level, for 1 time and 2 green cubes, or 1 time and a scroll.",
        "isRuling": false
      },
      {
        "number": "VIL-11.2",
        "chapter": "Council chamber",
        "text": "Or move one of your members there up by one level, for 2 or 3 time, as the level says, and 2 green cubes or a scroll.",
        "isRuling": false
      },
      {
        "number": "VIL-11.3",
        "chapter": "Council chamber",
        "text": "A new member may use the privilege of the first level; one that moved up may use the privilege of the level reached or of a lower one.",
        "isRuling": false
      },
      {
        "number": "VIL-11.4",
        "chapter": "Council chamber",
        "text": "Or, if you have a member in the chamber, use the privilege of its level or of a lower one without moving anybody. That is free.",
        "isRuling": false
      },
      {
        "number": "VIL-11.5",
        "chapter": "Council chamber",
        "text": "First level: take the marker for the next first player, if nobody has taken it in this round.",
        "isRuling": false
      },
      {
        "number": "VIL-11.6",
        "chapter": "Council chamber",
        "text": "Second level: take 2 influence cubes of your choice from the supply.",
        "isRuling": false
      },
      {
        "number": "VIL-11.7",
        "chapter": "Council chamber",
        "text": "Third level: take one good of your choice from the supply.",
        "isRuling": false
      },
      {
        "number": "VIL-11.8",
        "chapter": "Council chamber",
        "text": "Fourth level: pay exactly 1 coin for 3 prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-11.9",
        "chapter": "Council chamber",
        "text": "Any number of members may be on a level.",
        "isRuling": false
      },
      {
        "number": "VIL-11.10",
        "chapter": "Council chamber",
        "text": "One action uses one privilege at most.",
        "isRuling": true
      },
      {
        "number": "VIL-12.1",
        "chapter": "Church",
        "text": "Put a member of your farm into the black bag, for 1 brown cube or for 3 time.",
        "isRuling": false
      },
      {
        "number": "VIL-12.2",
        "chapter": "Church",
        "text": "A mass is said at the end of each round and at the end of the game. Four figures leave the black bag in it.",
        "isRuling": false
      },
      {
        "number": "VIL-12.3",
        "chapter": "Church",
        "text": "From the first player on, clockwise, each player once may buy members of the own family out of the bag, for 1 coin each, as long as fewer than four figures are out.",
        "isRuling": false
      },
      {
        "number": "VIL-12.4",
        "chapter": "Church",
        "text": "What is missing to four is drawn at random. Monks go back into the bag; members of families go to the church window furthest to the right. Members that were not drawn stay in the bag.",
        "isRuling": false
      },
      {
        "number": "VIL-12.5",
        "chapter": "Church",
        "text": "Then, from the first player on, clockwise, each player once may move any of the own members to the left, any number of windows. From right to left the steps cost 1, 2 and 4 sacks of grain.",
        "isRuling": false
      },
      {
        "number": "VIL-12.6",
        "chapter": "Church",
        "text": "Last, the player with the most members in the church windows gains 2 prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-12.7",
        "chapter": "Church",
        "text": "In a tie the prestige goes to whoever of them has the member furthest to the left; the other members do not count for this. If that is a tie too, each of them gains 2 prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-12.8",
        "chapter": "Church",
        "text": "While nobody is in the church, nobody gains anything.",
        "isRuling": true
      },
      {
        "number": "VIL-12.9",
        "chapter": "Church",
        "text": "Everybody may look into the black bag at any time.",
        "isRuling": false
      },
      {
        "number": "VIL-12.10",
        "chapter": "Church",
        "text": "The first player of a mass is that of the round just played, even if somebody else holds the marker for the next one.",
        "isRuling": true
      },
      {
        "number": "VIL-13.1",
        "chapter": "Death",
        "text": "You first finish your action. At the end of your turn a member of your family dies for each time that your marker passed the bridge.",
        "isRuling": false
      },
      {
        "number": "VIL-13.2",
        "chapter": "Death",
        "text": "Whoever passes the bridge on a market day chooses at once who dies, before anybody else is asked.",
        "isRuling": false
      },
      {
        "number": "VIL-13.3",
        "chapter": "Death",
        "text": "The time of a plague cube taken from the space of the market belongs to the taking, not to the market day: that death waits for the end of the turn.",
        "isRuling": true
      },
      {
        "number": "VIL-13.4",
        "chapter": "Death",
        "text": "Of your members that can be seen, on the farm or on the board, one with the lowest number dies. Among several you choose. It may be one that you have just placed.",
        "isRuling": false
      },
      {
        "number": "VIL-13.5",
        "chapter": "Death",
        "text": "Members in the black bag cannot die, nor those who are not born.",
        "isRuling": false
      },
      {
        "number": "VIL-13.6",
        "chapter": "Death",
        "text": "If no member can die, nobody dies, and nothing is owed later.",
        "isRuling": true
      },
      {
        "number": "VIL-13.7",
        "chapter": "Death",
        "text": "Whoever dies is laid on a free space of the chronicle for the place where it was: council chamber, crafts, travel, church or farm.",
        "isRuling": false
      },
      {
        "number": "VIL-13.8",
        "chapter": "Death",
        "text": "If no such space is free, it is laid in a nameless grave.",
        "isRuling": false
      },
      {
        "number": "VIL-13.9",
        "chapter": "Death",
        "text": "That is no choice: a grave takes only those whose spaces in the chronicle are full.",
        "isRuling": true
      },
      {
        "number": "VIL-13.10",
        "chapter": "Death",
        "text": "If no grave is free either, it leaves the game.",
        "isRuling": false
      },
      {
        "number": "VIL-14.1",
        "chapter": "The end of the game",
        "text": "The end is sealed when a member is laid on the last free space of the chronicle, all kinds together, or in the last grave.",
        "isRuling": false
      },
      {
        "number": "VIL-14.2",
        "chapter": "The end of the game",
        "text": "The player whose member that was has no further turn. All others have one more, clockwise.",
        "isRuling": false
      },
      {
        "number": "VIL-14.3",
        "chapter": "The end of the game",
        "text": "In a final turn too you must take a cube or pay for the well.",
        "isRuling": false
      },
      {
        "number": "VIL-14.4",
        "chapter": "The end of the game",
        "text": "If the last cube has been taken, the spaces are not filled again: whoever still has a final turn carries out any action without taking a cube and without paying for the well. Its own costs stay.",
        "isRuling": false
      },
      {
        "number": "VIL-14.5",
        "chapter": "The end of the game",
        "text": "Such a turn may also be left out altogether.",
        "isRuling": true
      },
      {
        "number": "VIL-14.6",
        "chapter": "The end of the game",
        "text": "The mass at the end of the round is put off: the last mass is said when all final turns are over.",
        "isRuling": false
      },
      {
        "number": "VIL-14.7",
        "chapter": "The end of the game",
        "text": "If the end is sealed on a market day, the day is first played to its end. If the player who brought it about sealed the end, all others have one more turn.",
        "isRuling": false
      },
      {
        "number": "VIL-14.8",
        "chapter": "The end of the game",
        "text": "If somebody else sealed it, all players have one more turn, beginning with the one who brought about the market day.",
        "isRuling": false
      },
      {
        "number": "VIL-14.9",
        "chapter": "The end of the game",
        "text": "Only the first of several last spaces decides who sealed the end.",
        "isRuling": true
      },
      {
        "number": "VIL-14.10",
        "chapter": "The end of the game",
        "text": "On a market day in a final turn everybody may sell, those too whose last turn is over.",
        "isRuling": true
      },
      {
        "number": "VIL-15.1",
        "chapter": "Scoring",
        "text": "Travel: 1, 3, 6, 10, 14 or 18 prestige for 1, 2, 3, 4, 5 or 6 cities visited.",
        "isRuling": false
      },
      {
        "number": "VIL-15.2",
        "chapter": "Scoring",
        "text": "Council chamber: each member on the second, third or fourth level brings 2, 4 or 6 prestige; on the first level nothing.",
        "isRuling": false
      },
      {
        "number": "VIL-15.3",
        "chapter": "Scoring",
        "text": "Church: each member in a window brings, from right to left, 2, 3, 4 or 6 prestige. Members in the black bag bring nothing.",
        "isRuling": false
      },
      {
        "number": "VIL-15.4",
        "chapter": "Scoring",
        "text": "Chronicle: 3 members of a family bring 4 prestige, 4 bring 7, 5 or more bring 12; fewer bring nothing.",
        "isRuling": false
      },
      {
        "number": "VIL-15.5",
        "chapter": "Scoring",
        "text": "Customers: the served tiles are turned over and bring what they show.",
        "isRuling": false
      },
      {
        "number": "VIL-15.6",
        "chapter": "Scoring",
        "text": "The most prestige wins.",
        "isRuling": false
      },
      {
        "number": "VIL-15.7",
        "chapter": "Scoring",
        "text": "In a tie whoever served more customers wins; if that is a tie too, whoever has more living members.",
        "isRuling": false
      },
      {
        "number": "VIL-15.8",
        "chapter": "Scoring",
        "text": "Living are the members on the farm, on the board and in the black bag. Who is equal in this too shares the rank.",
        "isRuling": true
      },
      {
        "number": "VIL-15.9",
        "chapter": "Scoring",
        "text": "As things stand, a tile that lies face down is valued at the mean of all customers that cannot be seen.",
        "isRuling": true
      }
    ]
  },
  {
    "ruleset": "village",
    "language": "fr",
    "credits": "Descendance, en anglais Village, est un jeu d'Inka et Markus Brand, illustré par Dennis Lohausen et publié par eggertspiele et Gigamic. Voici ses règles, dans nos propres mots ; une règle marquée *(décision)* est notre réponse là où le livret se tait ou se lit de deux façons. Ce que le livret n'imprime pas est reconstitué tant que personne ne l'a relevé sur une vraie boîte : la répartition des cubes sur les cases Action, la plupart des clients, les routes intérieures de la carte des voyages, le nombre de places des archives et de tombes, et le temps que coûtent les niveaux supérieurs de la Chambre du Conseil.",
    "rules": [
      {
        "number": "VIL-1.1",
        "chapter": "La boîte",
        "text": "Le jeu se joue de 2 à 4, chacun avec une famille. Gagne qui a le plus de prestige à la fin.",
        "isRuling": false
      },
      {
        "number": "VIL-1.2",
        "chapter": "La boîte",
        "text": "Chaque famille compte 11 membres : quatre de la première génération, trois de la deuxième, deux de la troisième et deux de la quatrième, marqués de 1 à 4. Elle a une ferme avec une ligne de temps et 8 marqueurs.",
        "isRuling": false
      },
      {
        "number": "VIL-1.3",
        "chapter": "La boîte",
        "text": "Il y a 72 cubes d'influence, 18 par couleur : orange pour le pouvoir, vert pour la persuasion, marron pour la foi et rose pour la connaissance. 6 cubes noirs de peste ne sont pas une influence.",
        "isRuling": false
      },
      {
        "number": "VIL-1.4",
        "chapter": "La boîte",
        "text": "Il y a des parchemins, chevaux, charrues, bœufs et chariots, 8 de chaque ; 15 pièces, 20 sacs de grain, 24 clients et 4 moines noirs.",
        "isRuling": false
      },
      {
        "number": "VIL-1.5",
        "chapter": "La boîte",
        "text": "Marchandises et pièces ne s'épuisent jamais : au besoin, on en fabrique.",
        "isRuling": false
      },
      {
        "number": "VIL-1.6",
        "chapter": "La boîte",
        "text": "Le contenu de la boîte est un jeu de données vérifié d'après les quantités du livret ; une partie garde jusqu'au bout celui avec lequel elle a commencé.",
        "isRuling": true
      },
      {
        "number": "VIL-2.1",
        "chapter": "La mise en place",
        "text": "Les quatre membres de la première génération commencent à la ferme. Les autres ne sont pas encore nés.",
        "isRuling": false
      },
      {
        "number": "VIL-2.2",
        "chapter": "La mise en place",
        "text": "Le marqueur de temps commence sur le nuage à droite du pont, celui de prestige sur le livre, qui vaut 0. Chaque famille a 1 pièce.",
        "isRuling": false
      },
      {
        "number": "VIL-2.3",
        "chapter": "La mise en place",
        "text": "Les clients sont mélangés en une pile. Des clients face visible se tiennent devant les étals, au nombre de 3, 4 ou 5 pour 2, 3 ou 4 joueurs, et sur les 5 places de la file d'attente derrière eux.",
        "isRuling": false
      },
      {
        "number": "VIL-2.4",
        "chapter": "La mise en place",
        "text": "À moins de 4 joueurs, certaines places des archives et certaines tombes sont fermées.",
        "isRuling": false
      },
      {
        "number": "VIL-2.5",
        "chapter": "La mise en place",
        "text": "Le marqueur Prochain premier joueur est dans la Chambre du Conseil. Les 4 moines sont dans le sac noir.",
        "isRuling": false
      },
      {
        "number": "VIL-2.6",
        "chapter": "La mise en place",
        "text": "Le livret fait commencer le plus âgé ; ici, le premier joueur est tiré au sort.",
        "isRuling": true
      },
      {
        "number": "VIL-2.7",
        "chapter": "La mise en place",
        "text": "Une ferme contient autant de cubes et de marchandises qu'on veut, et 5 sacs de grain au plus.",
        "isRuling": false
      },
      {
        "number": "VIL-3.1",
        "chapter": "La manche",
        "text": "Chaque manche commence par le sac vert : on y ajoute les cubes d'influence que prévoit la carte pour ce nombre de joueurs, et tous les cubes de peste de la réserve.",
        "isRuling": false
      },
      {
        "number": "VIL-3.2",
        "chapter": "La manche",
        "text": "On mélange le sac et on tire au hasard des cubes pour chaque case Action, autant que prévu par la carte : récolte, famille, artisanat, marché, voyage, conseil et église.",
        "isRuling": false
      },
      {
        "number": "VIL-3.3",
        "chapter": "La manche",
        "text": "S'il manque des cubes d'une couleur dans la réserve, on n'ajoute que ceux qui y sont. Ce qui reste dans le sac y reste pour la manche suivante.",
        "isRuling": false
      },
      {
        "number": "VIL-3.4",
        "chapter": "La manche",
        "text": "Si le sac ne suffit pas pour toutes les cases, les cubes sont donnés un à un, case après case de la récolte à l'église, jusqu'à ce que le sac soit vide.",
        "isRuling": true
      },
      {
        "number": "VIL-3.5",
        "chapter": "La manche",
        "text": "Chacun peut savoir ce que contient le sac vert, personne dans quel ordre cela sortira.",
        "isRuling": true
      },
      {
        "number": "VIL-3.6",
        "chapter": "La manche",
        "text": "Dans le sens horaire à partir du premier joueur, chacun joue à son tour jusqu'à ce que le dernier cube soit parti.",
        "isRuling": false
      },
      {
        "number": "VIL-3.7",
        "chapter": "La manche",
        "text": "Qui prend le dernier cube réalise encore l'action. Puis la manche est finie, et une messe est dite.",
        "isRuling": false
      },
      {
        "number": "VIL-3.8",
        "chapter": "La manche",
        "text": "Qui a pris le marqueur Prochain premier joueur est le premier joueur de la manche suivante et remet le marqueur. Si personne ne l'a pris, le premier joueur reste le même.",
        "isRuling": false
      },
      {
        "number": "VIL-3.9",
        "chapter": "La manche",
        "text": "Si la trentième manche se termine sans que la partie soit finie, la messe qui la suit est la dernière, et l'on compte les points.",
        "isRuling": true
      },
      {
        "number": "VIL-4.1",
        "chapter": "Le tour de jeu",
        "text": "À votre tour, vous devez prendre un cube sur une case Action de votre choix. Un cube d'influence va à votre ferme.",
        "isRuling": false
      },
      {
        "number": "VIL-4.2",
        "chapter": "Le tour de jeu",
        "text": "Un cube de peste retourne aussitôt à la réserve, et vous perdez 2 temps.",
        "isRuling": false
      },
      {
        "number": "VIL-4.3",
        "chapter": "Le tour de jeu",
        "text": "Vous pouvez ensuite réaliser l'action de cette case, ou y renoncer. Seul un jour de marché doit avoir lieu.",
        "isRuling": false
      },
      {
        "number": "VIL-4.4",
        "chapter": "Le tour de jeu",
        "text": "Le puits : au lieu de prendre un cube, vous pouvez remettre dans la réserve 3 cubes d'influence d'une même couleur et réaliser n'importe quelle action.",
        "isRuling": false
      },
      {
        "number": "VIL-4.5",
        "chapter": "Le tour de jeu",
        "text": "Le puits n'est ouvert que tant qu'il reste au moins un cube sur une case Action. C'est le seul accès à une action dont la case est vide.",
        "isRuling": false
      },
      {
        "number": "VIL-4.6",
        "chapter": "Le tour de jeu",
        "text": "Les membres placés par une action viennent de votre ferme, jamais du plateau, et peuvent être de toute génération.",
        "isRuling": false
      },
      {
        "number": "VIL-4.7",
        "chapter": "Le tour de jeu",
        "text": "Ce à quoi on peut renoncer dans une action : produire après avoir formé un ouvrier, et utiliser un privilège. Renoncer ne coûte pas de temps.",
        "isRuling": true
      },
      {
        "number": "VIL-4.8",
        "chapter": "Le tour de jeu",
        "text": "Une question qui n'a qu'une réponse n'est pas posée si la réponse est obligatoire : elle est réglée aussitôt.",
        "isRuling": true
      },
      {
        "number": "VIL-5.1",
        "chapter": "Le temps et les pièces",
        "text": "Chaque sablier est un pas de votre marqueur de temps, dans le sens horaire.",
        "isRuling": false
      },
      {
        "number": "VIL-5.2",
        "chapter": "Le temps et les pièces",
        "text": "Chaque fois que le marqueur passe le pont, l'un de vos membres les plus âgés meurt.",
        "isRuling": false
      },
      {
        "number": "VIL-5.3",
        "chapter": "Le temps et les pièces",
        "text": "Un tour de piste fait dix pas : chaque dixième pas passe le pont, et qui arrive sur le nuage au-delà l'a passé.",
        "isRuling": true
      },
      {
        "number": "VIL-5.4",
        "chapter": "Le temps et les pièces",
        "text": "Une pièce peut remplacer n'importe quel cube d'influence à payer.",
        "isRuling": false
      },
      {
        "number": "VIL-5.5",
        "chapter": "Le temps et les pièces",
        "text": "Cela vaut pour tout prix en cubes, celui du puits compris, et pour autant de ses cubes qu'on veut. Cela n'arrive jamais de soi-même, ni jamais pour du grain, des marchandises ou du temps.",
        "isRuling": true
      },
      {
        "number": "VIL-5.6",
        "chapter": "Le temps et les pièces",
        "text": "Les pièces servent aussi à acheter du prestige à la Chambre du Conseil et à sortir des membres du sac noir ; chaque pièce restante vaut à la fin 1 prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-6.1",
        "chapter": "La récolte",
        "text": "Pour récolter, il vous faut au moins un membre à la ferme.",
        "isRuling": false
      },
      {
        "number": "VIL-6.2",
        "chapter": "La récolte",
        "text": "Vous prenez 2 sacs de grain de la réserve.",
        "isRuling": false
      },
      {
        "number": "VIL-6.3",
        "chapter": "La récolte",
        "text": "Avec un cheval et une charrue, vous prenez 3 sacs.",
        "isRuling": false
      },
      {
        "number": "VIL-6.4",
        "chapter": "La récolte",
        "text": "Avec un bœuf et une charrue, vous prenez 4 sacs.",
        "isRuling": false
      },
      {
        "number": "VIL-6.5",
        "chapter": "La récolte",
        "text": "Une seule combinaison compte, la meilleure que vous ayez ; d'autres membres, animaux ou charrues n'apportent rien de plus. Rien n'est dépensé.",
        "isRuling": false
      },
      {
        "number": "VIL-6.6",
        "chapter": "La récolte",
        "text": "Le grain au-delà du cinquième sac est perdu.",
        "isRuling": true
      },
      {
        "number": "VIL-7.1",
        "chapter": "La famille",
        "text": "Un membre de votre famille naît à la ferme : toujours l'un de ceux qui restent avec le plus petit chiffre.",
        "isRuling": false
      },
      {
        "number": "VIL-7.2",
        "chapter": "La famille",
        "text": "À la place, vous pouvez ramener à la ferme un membre vivant qui se trouve sur le plateau.",
        "isRuling": false
      },
      {
        "number": "VIL-7.3",
        "chapter": "La famille",
        "text": "Ce peut être n'importe lequel, de la Chambre du Conseil et des fenêtres de l'église aussi, mais pas du sac noir.",
        "isRuling": true
      },
      {
        "number": "VIL-8.1",
        "chapter": "L'artisanat",
        "text": "Vous obtenez une marchandise d'un des bâtiments, ou des pièces au moulin. Chaque marchandise se paie de deux façons au choix : en temps, ou bien en cubes ou en grain.",
        "isRuling": false
      },
      {
        "number": "VIL-8.2",
        "chapter": "L'artisanat",
        "text": "En temps : placez un membre de votre ferme sur le bâtiment, ce qui coûte le temps de formation. Vous pouvez alors produire aussitôt la marchandise, pour le temps indiqué par sa flèche.",
        "isRuling": false
      },
      {
        "number": "VIL-8.3",
        "chapter": "L'artisanat",
        "text": "Un ouvrier formé reste là jusqu'à sa mort ou son retour à la ferme. Tant qu'il y est, chaque nouvelle marchandise ne coûte que le temps de production.",
        "isRuling": false
      },
      {
        "number": "VIL-8.4",
        "chapter": "L'artisanat",
        "text": "Un ouvrier ne produit que la marchandise de son bâtiment. Le nombre d'ouvriers sur un bâtiment n'est pas limité.",
        "isRuling": false
      },
      {
        "number": "VIL-8.5",
        "chapter": "L'artisanat",
        "text": "En cubes ou en grain : remettez le prix et prenez la marchandise. Aucun ouvrier n'est nécessaire, aucun temps n'est perdu.",
        "isRuling": false
      },
      {
        "number": "VIL-8.6",
        "chapter": "L'artisanat",
        "text": "Constructeur de chariots : formation 2 temps, un chariot 2 temps ; ou un chariot pour un cube rose et un orange.",
        "isRuling": false
      },
      {
        "number": "VIL-8.7",
        "chapter": "L'artisanat",
        "text": "Étables : formation 3 temps, un cheval ou un bœuf 3 temps ; ou un cheval ou un bœuf pour 3 sacs de grain.",
        "isRuling": false
      },
      {
        "number": "VIL-8.8",
        "chapter": "L'artisanat",
        "text": "Bibliothèque : formation 2 temps, un parchemin 2 temps ; ou un parchemin pour un cube rose.",
        "isRuling": false
      },
      {
        "number": "VIL-8.9",
        "chapter": "L'artisanat",
        "text": "Forge : formation 3 temps, une charrue 3 temps ; ou une charrue pour un cube rose et un orange.",
        "isRuling": false
      },
      {
        "number": "VIL-8.10",
        "chapter": "L'artisanat",
        "text": "Moulin : 2 temps et 2 sacs de grain rapportent 2 pièces. On ne peut y placer personne.",
        "isRuling": false
      },
      {
        "number": "VIL-8.11",
        "chapter": "L'artisanat",
        "text": "Une action, une façon : on ne peut pas former un membre et acheter une marchandise dans la même action. On peut former un second ouvrier là où l'on en a un ; cela coûte à nouveau le temps de formation.",
        "isRuling": true
      },
      {
        "number": "VIL-9.1",
        "chapter": "Le marché",
        "text": "Choisir le marché déclenche toujours un jour de marché, auquel tous peuvent participer. Il ne peut être différé.",
        "isRuling": false
      },
      {
        "number": "VIL-9.2",
        "chapter": "Le marché",
        "text": "Qui l'a déclenché est le premier à pouvoir servir l'un des clients devant les étals. Les clients de la file d'attente ne peuvent pas être servis.",
        "isRuling": false
      },
      {
        "number": "VIL-9.3",
        "chapter": "Le marché",
        "text": "Pour servir un client, remettez dans la réserve les marchandises et le grain qu'il demande et posez sa tuile face cachée près de votre ferme.",
        "isRuling": false
      },
      {
        "number": "VIL-9.4",
        "chapter": "Le marché",
        "text": "Ensuite, dans le sens horaire, les autres peuvent servir un client chacun, mais doivent payer en plus 1 cube vert et 1 temps.",
        "isRuling": false
      },
      {
        "number": "VIL-9.5",
        "chapter": "Le marché",
        "text": "Qui ne peut ou ne veut pas vendre passe et ne participe plus de la journée.",
        "isRuling": false
      },
      {
        "number": "VIL-9.6",
        "chapter": "Le marché",
        "text": "Quand son tour revient, le joueur qui a déclenché le marché peut servir un autre client, et paie alors lui aussi le cube et le temps : seule la première vente est gratuite.",
        "isRuling": false
      },
      {
        "number": "VIL-9.7",
        "chapter": "Le marché",
        "text": "Le jour continue jusqu'à ce que tous les clients devant les étals soient servis ou que tous aient passé.",
        "isRuling": false
      },
      {
        "number": "VIL-9.8",
        "chapter": "Le marché",
        "text": "Alors les étals vides sont remplis dans l'ordre depuis la tête de la file, la file avance et se remplit depuis la pile.",
        "isRuling": false
      },
      {
        "number": "VIL-9.9",
        "chapter": "Le marché",
        "text": "Si personne n'a été servi, rien ne bouge. Quand il ne reste plus de clients, des étals restent vides.",
        "isRuling": false
      },
      {
        "number": "VIL-9.10",
        "chapter": "Le marché",
        "text": "Passer est définitif pour tous, même sur la première vente gratuite, qui est alors perdue. On peut passer en pouvant vendre ; qui ne peut pas vendre passe sans qu'on le lui demande.",
        "isRuling": true
      },
      {
        "number": "VIL-9.11",
        "chapter": "Le marché",
        "text": "Les tuiles servies ne sont vues que de leur propriétaire, leur nombre de tous ; le journal dit quel client a été servi, puisque chacun l'a vu devant son étal. La pile n'est vue de personne.",
        "isRuling": true
      },
      {
        "number": "VIL-10.1",
        "chapter": "Le voyage",
        "text": "Envoyez un membre de votre ferme vers l'une des deux cités accessibles depuis le village.",
        "isRuling": false
      },
      {
        "number": "VIL-10.2",
        "chapter": "Le voyage",
        "text": "Ou déplacez l'un de vos voyageurs par un chemin vers une cité voisine.",
        "isRuling": false
      },
      {
        "number": "VIL-10.3",
        "chapter": "Le voyage",
        "text": "Chaque chemin coûte ce qu'il indique : 2 temps, 1 chariot et 2 cubes d'influence d'une même couleur.",
        "isRuling": false
      },
      {
        "number": "VIL-10.4",
        "chapter": "Le voyage",
        "text": "Dans une cité sans marqueur à vous, vous en posez un et recevez sa récompense : 3 prestige, 1 pièce ou 2 cubes d'influence de votre choix.",
        "isRuling": false
      },
      {
        "number": "VIL-10.5",
        "chapter": "Le voyage",
        "text": "Dans une cité où se trouve déjà votre marqueur, il ne se passe rien ; le voyage coûte autant.",
        "isRuling": false
      },
      {
        "number": "VIL-10.6",
        "chapter": "Le voyage",
        "text": "Les chemins se parcourent dans les deux sens, un par action, mais jamais vers le village : seule l'action Famille ramène un voyageur. Les marqueurs restent.",
        "isRuling": true
      },
      {
        "number": "VIL-10.7",
        "chapter": "Le voyage",
        "text": "Le nombre de membres dans une cité n'est pas limité.",
        "isRuling": false
      },
      {
        "number": "VIL-10.8",
        "chapter": "Le voyage",
        "text": "Là où l'on prend des cubes de son choix, ici ou au Conseil, on choisit parmi ceux de la réserve, et l'on en prend moins si elle en a moins.",
        "isRuling": true
      },
      {
        "number": "VIL-11.1",
        "chapter": "La Chambre du Conseil",
        "text": "Placez un membre de votre ferme au premier niveau, pour 1 temps et 2 cubes verts, ou 1 temps et un parchemin.",
        "isRuling": false
      },
      {
        "number": "VIL-11.2",
        "chapter": "La Chambre du Conseil",
        "text": "Ou faites monter d'un niveau l'un de vos membres, pour 2 ou 3 temps selon le niveau, et 2 cubes verts ou un parchemin.",
        "isRuling": false
      },
      {
        "number": "VIL-11.3",
        "chapter": "La Chambre du Conseil",
        "text": "Un nouveau membre peut utiliser le privilège du premier niveau ; un membre qui a monté, celui du niveau atteint ou d'un niveau inférieur.",
        "isRuling": false
      },
      {
        "number": "VIL-11.4",
        "chapter": "La Chambre du Conseil",
        "text": "Ou, si vous avez un membre à la Chambre, utilisez le privilège de son niveau ou d'un niveau inférieur sans déplacer personne. C'est gratuit.",
        "isRuling": false
      },
      {
        "number": "VIL-11.5",
        "chapter": "La Chambre du Conseil",
        "text": "Premier niveau : prenez le marqueur Prochain premier joueur, si personne ne l'a pris pendant cette manche.",
        "isRuling": false
      },
      {
        "number": "VIL-11.6",
        "chapter": "La Chambre du Conseil",
        "text": "Deuxième niveau : prenez dans la réserve 2 cubes d'influence de votre choix.",
        "isRuling": false
      },
      {
        "number": "VIL-11.7",
        "chapter": "La Chambre du Conseil",
        "text": "Troisième niveau : prenez dans la réserve une marchandise de votre choix.",
        "isRuling": false
      },
      {
        "number": "VIL-11.8",
        "chapter": "La Chambre du Conseil",
        "text": "Quatrième niveau : payez exactement 1 pièce contre 3 prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-11.9",
        "chapter": "La Chambre du Conseil",
        "text": "Le nombre de membres sur un niveau n'est pas limité.",
        "isRuling": false
      },
      {
        "number": "VIL-11.10",
        "chapter": "La Chambre du Conseil",
        "text": "Une action utilise un privilège au plus.",
        "isRuling": true
      },
      {
        "number": "VIL-12.1",
        "chapter": "L'église",
        "text": "Mettez un membre de votre ferme dans le sac noir, pour 1 cube marron ou pour 3 temps.",
        "isRuling": false
      },
      {
        "number": "VIL-12.2",
        "chapter": "L'église",
        "text": "Une messe est dite à la fin de chaque manche et à la fin de la partie. Quatre figurines y quittent le sac noir.",
        "isRuling": false
      },
      {
        "number": "VIL-12.3",
        "chapter": "L'église",
        "text": "À partir du premier joueur, dans le sens horaire, chacun peut une fois sortir du sac des membres de sa famille, pour 1 pièce chacun, tant que moins de quatre figurines sont sorties.",
        "isRuling": false
      },
      {
        "number": "VIL-12.4",
        "chapter": "L'église",
        "text": "Ce qui manque pour quatre est tiré au hasard. Les moines retournent dans le sac ; les membres des familles vont à la fenêtre la plus à droite. Les membres non tirés restent dans le sac.",
        "isRuling": false
      },
      {
        "number": "VIL-12.5",
        "chapter": "L'église",
        "text": "Puis, à partir du premier joueur, dans le sens horaire, chacun peut une fois déplacer ses membres vers la gauche, d'autant de fenêtres qu'il veut. De droite à gauche, les pas coûtent 1, 2 et 4 sacs de grain.",
        "isRuling": false
      },
      {
        "number": "VIL-12.6",
        "chapter": "L'église",
        "text": "Enfin, qui a le plus de membres aux fenêtres de l'église gagne 2 prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-12.7",
        "chapter": "L'église",
        "text": "En cas d'égalité, le prestige va à qui d'entre eux a le membre le plus à gauche ; les autres membres ne comptent pas pour cela. Si l'égalité demeure, chacun d'eux gagne 2 prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-12.8",
        "chapter": "L'église",
        "text": "Tant que personne n'est à l'église, personne ne gagne rien.",
        "isRuling": true
      },
      {
        "number": "VIL-12.9",
        "chapter": "L'église",
        "text": "Chacun peut regarder dans le sac noir à tout moment.",
        "isRuling": false
      },
      {
        "number": "VIL-12.10",
        "chapter": "L'église",
        "text": "Le premier joueur d'une messe est celui de la manche qui vient d'être jouée, même si un autre détient le marqueur pour la suivante.",
        "isRuling": true
      },
      {
        "number": "VIL-13.1",
        "chapter": "La mort",
        "text": "Vous terminez d'abord votre action. À la fin de votre tour, un membre de votre famille meurt pour chaque passage du pont par votre marqueur.",
        "isRuling": false
      },
      {
        "number": "VIL-13.2",
        "chapter": "La mort",
        "text": "Qui passe le pont un jour de marché choisit aussitôt qui meurt, avant toute autre question.",
        "isRuling": false
      },
      {
        "number": "VIL-13.3",
        "chapter": "La mort",
        "text": "Le temps d'un cube de peste pris sur la case du marché tient à la prise, non au jour de marché : cette mort attend la fin du tour.",
        "isRuling": true
      },
      {
        "number": "VIL-13.4",
        "chapter": "La mort",
        "text": "De vos membres visibles, à la ferme ou sur le plateau, en meurt un avec le plus petit chiffre. Entre plusieurs, vous choisissez. Ce peut être celui que vous venez de placer.",
        "isRuling": false
      },
      {
        "number": "VIL-13.5",
        "chapter": "La mort",
        "text": "Les membres dans le sac noir ne peuvent pas mourir, ni ceux qui ne sont pas nés.",
        "isRuling": false
      },
      {
        "number": "VIL-13.6",
        "chapter": "La mort",
        "text": "Si aucun membre ne peut mourir, personne ne meurt, et rien n'est dû plus tard.",
        "isRuling": true
      },
      {
        "number": "VIL-13.7",
        "chapter": "La mort",
        "text": "Le défunt est couché sur une place libre des archives, selon le lieu où il se trouvait : conseil, artisanat, voyage, église ou ferme.",
        "isRuling": false
      },
      {
        "number": "VIL-13.8",
        "chapter": "La mort",
        "text": "Si aucune de ces places n'est libre, il est couché dans une tombe anonyme.",
        "isRuling": false
      },
      {
        "number": "VIL-13.9",
        "chapter": "La mort",
        "text": "Ce n'est pas un choix : une tombe ne reçoit que ceux dont les places aux archives sont prises.",
        "isRuling": true
      },
      {
        "number": "VIL-13.10",
        "chapter": "La mort",
        "text": "Si aucune tombe n'est libre non plus, il quitte le jeu.",
        "isRuling": false
      },
      {
        "number": "VIL-14.1",
        "chapter": "La fin de la partie",
        "text": "La fin est scellée quand un membre est couché sur la dernière place libre des archives, toutes catégories ensemble, ou dans la dernière tombe.",
        "isRuling": false
      },
      {
        "number": "VIL-14.2",
        "chapter": "La fin de la partie",
        "text": "Le joueur dont c'était le membre n'a plus de tour. Tous les autres en ont encore un, dans le sens horaire.",
        "isRuling": false
      },
      {
        "number": "VIL-14.3",
        "chapter": "La fin de la partie",
        "text": "Lors d'un dernier tour aussi, il faut prendre un cube ou payer le puits.",
        "isRuling": false
      },
      {
        "number": "VIL-14.4",
        "chapter": "La fin de la partie",
        "text": "Si le dernier cube est pris, les cases ne sont pas réapprovisionnées : qui a encore un dernier tour réalise n'importe quelle action sans prendre de cube et sans payer le puits. Les coûts de l'action demeurent.",
        "isRuling": false
      },
      {
        "number": "VIL-14.5",
        "chapter": "La fin de la partie",
        "text": "On peut aussi renoncer entièrement à un tel tour.",
        "isRuling": true
      },
      {
        "number": "VIL-14.6",
        "chapter": "La fin de la partie",
        "text": "La messe de fin de manche est reportée : la dernière messe est dite quand tous les derniers tours sont joués.",
        "isRuling": false
      },
      {
        "number": "VIL-14.7",
        "chapter": "La fin de la partie",
        "text": "Si la fin est scellée un jour de marché, on joue d'abord ce jour jusqu'au bout. Si c'est le joueur qui l'a déclenché qui a scellé la fin, tous les autres ont encore un tour.",
        "isRuling": false
      },
      {
        "number": "VIL-14.8",
        "chapter": "La fin de la partie",
        "text": "Si c'est un autre, tous les joueurs ont encore un tour, à commencer par celui qui a déclenché le jour de marché.",
        "isRuling": false
      },
      {
        "number": "VIL-14.9",
        "chapter": "La fin de la partie",
        "text": "De plusieurs dernières places, seule la première décide qui a scellé la fin.",
        "isRuling": true
      },
      {
        "number": "VIL-14.10",
        "chapter": "La fin de la partie",
        "text": "Un jour de marché lors d'un dernier tour, tous peuvent vendre, même ceux dont le dernier tour est passé.",
        "isRuling": true
      },
      {
        "number": "VIL-15.1",
        "chapter": "Le décompte",
        "text": "Voyage : 1, 3, 6, 10, 14 ou 18 prestige pour 1, 2, 3, 4, 5 ou 6 cités visitées.",
        "isRuling": false
      },
      {
        "number": "VIL-15.2",
        "chapter": "Le décompte",
        "text": "Chambre du Conseil : chaque membre au deuxième, troisième ou quatrième niveau rapporte 2, 4 ou 6 prestige ; au premier niveau, rien.",
        "isRuling": false
      },
      {
        "number": "VIL-15.3",
        "chapter": "Le décompte",
        "text": "Église : chaque membre à une fenêtre rapporte, de droite à gauche, 2, 3, 4 ou 6 prestige. Les membres dans le sac noir ne rapportent rien.",
        "isRuling": false
      },
      {
        "number": "VIL-15.4",
        "chapter": "Le décompte",
        "text": "Archives : 3 membres d'une famille rapportent 4 prestige, 4 en rapportent 7, 5 ou plus 12 ; moins ne rapporte rien.",
        "isRuling": false
      },
      {
        "number": "VIL-15.5",
        "chapter": "Le décompte",
        "text": "Clients : les tuiles servies sont révélées et rapportent ce qu'elles indiquent.",
        "isRuling": false
      },
      {
        "number": "VIL-15.6",
        "chapter": "Le décompte",
        "text": "Le plus de prestige l'emporte.",
        "isRuling": false
      },
      {
        "number": "VIL-15.7",
        "chapter": "Le décompte",
        "text": "En cas d'égalité l'emporte qui a servi le plus de clients ; si l'égalité demeure, qui a le plus de membres vivants.",
        "isRuling": false
      },
      {
        "number": "VIL-15.8",
        "chapter": "Le décompte",
        "text": "Vivants sont les membres à la ferme, sur le plateau et dans le sac noir. Qui est encore à égalité partage le rang.",
        "isRuling": true
      },
      {
        "number": "VIL-15.9",
        "chapter": "Le décompte",
        "text": "En cours de partie, une tuile face cachée est estimée à la moyenne de tous les clients qu'on ne voit pas.",
        "isRuling": true
      }
    ]
  }
];
