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
    "ruleset": "fief-1429",
    "language": "en",
    "credits": "Fief is a game by Philippe Mouchebeuf, developed with Olivier Chanry, Thierry Matray, Franck Saverys, Maximilien Da Cunha and Uwe Eickert, illustrated by Stéphane Poinsot, Patrick Dallanegra and Yann Rodolphe, and published by Asyncron Games. These are the rules of the 2015 revision in our own words; a rule marked *(ruling)* is our answer where the book is silent, contradicts itself or relies on players sitting at the same table.",
    "rules": [
      {
        "number": "F1429-1.1",
        "chapter": "Components and set-up",
        "text": "The game is for 3 to 6 players. Each player leads a noble family: its lords, their titles, its troops and its écus.",
        "isRuling": false
      },
      {
        "number": "F1429-1.2",
        "chapter": "Components and set-up",
        "text": "The map has 24 villages joined by 31 roads. Each village belongs to one of 8 fiefs (2 duchies of 4 villages, 4 counties of 3, 2 baronies of 2) and to one of 5 bishoprics, numbered 1 to 5. One village of each bishopric is its chief town.",
        "isRuling": false
      },
      {
        "number": "F1429-1.3",
        "chapter": "Components and set-up",
        "text": "Three fiefs have no name in the book. We name them after one of their villages: L’Épervier, St Andromy and Les Essarts.",
        "isRuling": true
      },
      {
        "number": "F1429-1.4",
        "chapter": "Components and set-up",
        "text": "Each family has 13 sergeants, 8 knights, 2 siege engines and 3 tax markers. All families share 12 castles, 15 mills, 8 fief titles, 5 bishops, 4 cardinals, a pope, a king, a queen and a crown prince. When a supply is used up, no more can be obtained.",
        "isRuling": false
      },
      {
        "number": "F1429-1.5",
        "chapter": "Components and set-up",
        "text": "There are 22 character cards: 18 lords (12 men: Arthur, Beaudoin, Charles, Eric, François, Gauvain, Henri, Lambert, Othon, Philippe, Quentin, Thierry; 6 women: Aliénor, Blanche, Guenièvre, Isabelle, Jeanne, Mireille), 3 cardinals and d’Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-1.6",
        "chapter": "Components and set-up",
        "text": "There are 25 event cards (5 good harvests, 5 fine weathers, 5 taxes, 4 revolts, 3 secret passages, 1 assassination, 1 justice, 1 ambush), shuffled with 10 calamities (4 bad weathers, 4 famines, 2 plagues).",
        "isRuling": false
      },
      {
        "number": "F1429-1.7",
        "chapter": "Components and set-up",
        "text": "The faces of a battle die are 0, 1, 1, 2, 2 and 3.",
        "isRuling": true
      },
      {
        "number": "F1429-1.8",
        "chapter": "Components and set-up",
        "text": "The bank never runs out of écus.",
        "isRuling": true
      },
      {
        "number": "F1429-1.9",
        "chapter": "Components and set-up",
        "text": "Each family starts with 5 écus, a knight, 3 sergeants, a castle and a lord drawn from the character cards. If this draw produces a cardinal or d’Arc, the card is put back.",
        "isRuling": false
      },
      {
        "number": "F1429-1.10",
        "chapter": "Components and set-up",
        "text": "The first player is chosen at random. Starting with that player and going clockwise, each player chooses an unoccupied village and places their lord, knight, sergeants and castle there.",
        "isRuling": false
      },
      {
        "number": "F1429-1.11",
        "chapter": "Components and set-up",
        "text": "The draw piles are face down and out of sight: no one sees the back of the next card.",
        "isRuling": true
      },
      {
        "number": "F1429-2.1",
        "chapter": "The turn and control of villages",
        "text": "A turn has seven phases: hear ye, cards, income, purchases, marches, battles, end of the turn. In each phase, the families act in turn order: clockwise, starting with the first player.",
        "isRuling": false
      },
      {
        "number": "F1429-2.2",
        "chapter": "The turn and control of villages",
        "text": "A village is controlled by one family or by none. A family controls a village that it occupies with lords or troops. If several families are there, the one that came first controls it.",
        "isRuling": false
      },
      {
        "number": "F1429-2.3",
        "chapter": "The turn and control of villages",
        "text": "An empty village of a governed fief is controlled by the family that holds the title of the fief.",
        "isRuling": false
      },
      {
        "number": "F1429-2.4",
        "chapter": "The turn and control of villages",
        "text": "The family that controls a village may give it at any time to another family with lords or troops there, as often as they like. The fortress changes hands with the village.",
        "isRuling": false
      },
      {
        "number": "F1429-2.5",
        "chapter": "The turn and control of villages",
        "text": "When the controlling family leaves, the other family there takes control of the village. If there are several, the family that leaves chooses one of them.",
        "isRuling": false
      },
      {
        "number": "F1429-2.6",
        "chapter": "The turn and control of villages",
        "text": "A castle or a city does not change the rules of control: the family that controls the village controls it.",
        "isRuling": false
      },
      {
        "number": "F1429-2.7",
        "chapter": "The turn and control of villages",
        "text": "A castle in an empty village of an ungoverned fief belongs to no one until a family enters the village.",
        "isRuling": true
      },
      {
        "number": "F1429-2.8",
        "chapter": "The turn and control of villages",
        "text": "A family without lords and pawns stays in the game: it draws and plays cards, votes where it can and deals with the other families.",
        "isRuling": false
      },
      {
        "number": "F1429-2.9",
        "chapter": "The turn and control of villages",
        "text": "A player may act out of turn whenever the game waits for an ordinary decision, but not while cards are being drawn, while a surprise card is being resolved, or while a player has been asked for consent. Money may be given whenever the game waits; offers and ambassadors are possible whenever no cards are being drawn.",
        "isRuling": true
      },
      {
        "number": "F1429-2.10",
        "chapter": "The turn and control of villages",
        "text": "When the controlling family has been eliminated from a village and several families remain there, the besieger takes control first, then the others in turn order.",
        "isRuling": true
      },
      {
        "number": "F1429-2.11",
        "chapter": "The turn and control of villages",
        "text": "What the book allows at any time is possible out of turn (2.9) and before each step for which it matters: an annulment before the marriages and before a victory; before an election, what makes a lord able to be a candidate or the election possible (4.18); before a vote, what changes who is a candidate or votes; before the income, giving a village, lifting a siege and, if a tithe has been levied, excommunication; before the ransoms, freeing a prisoner and agreeing on a ransom; before the battles, giving a fortress in which at least three families are; at the end of the turn, giving a city. The game asks all players who could do such a thing, and no others. If there are none, it does not ask.",
        "isRuling": true
      },
      {
        "number": "F1429-2.12",
        "chapter": "The turn and control of villages",
        "text": "What a family has refused cannot be asked of it again in the same phase, unless the two families have made a deal or given each other money since. A higher ransom may be offered.",
        "isRuling": true
      },
      {
        "number": "F1429-3.1",
        "chapter": "Marriages and alliances",
        "text": "Marriages are announced in the first phase. A marriage joins an unmarried man and an unmarried woman of two families and makes these families allies. There are no other alliances.",
        "isRuling": false
      },
      {
        "number": "F1429-3.2",
        "chapter": "Marriages and alliances",
        "text": "Bishops, cardinals and the pope may not marry, nor may a woman who is d’Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-3.3",
        "chapter": "Marriages and alliances",
        "text": "A family can have only one marriage, and therefore only one ally.",
        "isRuling": false
      },
      {
        "number": "F1429-3.4",
        "chapter": "Marriages and alliances",
        "text": "A marriage requires the consent of the other family.",
        "isRuling": false
      },
      {
        "number": "F1429-3.5",
        "chapter": "Marriages and alliances",
        "text": "All families that could arrange a marriage are asked at the same time; each may propose one per turn.",
        "isRuling": true
      },
      {
        "number": "F1429-3.6",
        "chapter": "Marriages and alliances",
        "text": "When the king marries, his bride becomes queen at once. The husband of a queen regent does not become king.",
        "isRuling": false
      },
      {
        "number": "F1429-3.7",
        "chapter": "Marriages and alliances",
        "text": "An alliance ends only when one of the spouses dies or when the pope annuls the marriage. You may attack your ally, take a city from them or assassinate one of their lords.",
        "isRuling": false
      },
      {
        "number": "F1429-3.8",
        "chapter": "Marriages and alliances",
        "text": "Prisoners and excommunicated lords may marry.",
        "isRuling": true
      },
      {
        "number": "F1429-4.1",
        "chapter": "Elections",
        "text": "After the marriages, the bishops are elected in the order of the bishoprics, then the pope, then the king.",
        "isRuling": false
      },
      {
        "number": "F1429-4.2",
        "chapter": "Elections",
        "text": "In turn order, each family may present one of its eligible lords as a candidate. Without a candidate, there is no election.",
        "isRuling": false
      },
      {
        "number": "F1429-4.3",
        "chapter": "Elections",
        "text": "Then all families that have votes vote in secret. Each family has a marker “for”, which gives all its votes to one candidate, and a marker “null”, which counts for nothing. It may place both, one or none, on the same candidate or on two. When all families have voted, the markers are revealed. *(ruling)* All vote at the same time, and no one sees anything of the markers of other families until the last one has voted.",
        "isRuling": false
      },
      {
        "number": "F1429-4.4",
        "chapter": "Elections",
        "text": "Null markers and votes that are not cast are not counted when determining majorities either.",
        "isRuling": false
      },
      {
        "number": "F1429-4.5",
        "chapter": "Elections",
        "text": "A bishop is elected when the bishopric has none and each of its villages is controlled by some family.",
        "isRuling": false
      },
      {
        "number": "F1429-4.6",
        "chapter": "Elections",
        "text": "Candidates for bishop: men who are not married, prisoners, excommunicated, king or already bishop. They may be anywhere.",
        "isRuling": false
      },
      {
        "number": "F1429-4.7",
        "chapter": "Elections",
        "text": "Votes for a bishop: 2 for control of the chief town, 1 for control of each other village of the bishopric, 2 for each free bishop, and 3 for each free cardinal and for a free pope. Only the highest title of each lord counts.",
        "isRuling": false
      },
      {
        "number": "F1429-4.8",
        "chapter": "Elections",
        "text": "A bishop elected this turn does not vote for other bishops this turn, not even after becoming a cardinal.",
        "isRuling": false
      },
      {
        "number": "F1429-4.9",
        "chapter": "Elections",
        "text": "The candidate with more votes than any other is elected bishop. If there is a tie or no vote, the title stays vacant until the next turn.",
        "isRuling": false
      },
      {
        "number": "F1429-4.10",
        "chapter": "Elections",
        "text": "A pope is elected when there is none, at least two cardinals are free, and a bishop or cardinal who is free and not excommunicated is a candidate. Each free cardinal has one vote. A candidate needs more than half of the votes cast.",
        "isRuling": false
      },
      {
        "number": "F1429-4.11",
        "chapter": "Elections",
        "text": "A king is elected when there is none. Candidates: men who have a title but no church title, and are neither prisoners nor excommunicated. Each lord with a title, man or woman, who is neither a prisoner nor excommunicated, has one vote.",
        "isRuling": false
      },
      {
        "number": "F1429-4.12",
        "chapter": "Elections",
        "text": "To become king, a candidate needs more votes than any other and at least three votes, including those of two bishops, of a cardinal or of the pope.",
        "isRuling": false
      },
      {
        "number": "F1429-4.13",
        "chapter": "Elections",
        "text": "Bishops and cardinals who gained their title this turn vote for the pope and the king.",
        "isRuling": true
      },
      {
        "number": "F1429-4.14",
        "chapter": "Elections",
        "text": "Elected lords keep their other titles and hold their office for life. The wife of a man elected king becomes queen.",
        "isRuling": false
      },
      {
        "number": "F1429-4.15",
        "chapter": "Elections",
        "text": "If a king is elected while there is a queen regent, she loses that title but no other.",
        "isRuling": false
      },
      {
        "number": "F1429-4.16",
        "chapter": "Elections",
        "text": "Prisoners and excommunicated lords may neither vote nor be candidates.",
        "isRuling": true
      },
      {
        "number": "F1429-4.17",
        "chapter": "Elections",
        "text": "A candidate who is no longer eligible when votes are cast or counted is no longer a candidate.",
        "isRuling": true
      },
      {
        "number": "F1429-4.18",
        "chapter": "Elections",
        "text": "Before each election, the pope, guards of prisoners, spouses, and before the election of the king lords with two fiefs, may make a lord able to be a candidate; before the election of the pope, players with a cardinal card may make it possible. A family that becomes able to present a candidate before the vote is then asked.",
        "isRuling": true
      },
      {
        "number": "F1429-4.19",
        "chapter": "Elections",
        "text": "If the conditions of an election no longer hold before the vote, or when the votes are counted, it lapses.",
        "isRuling": true
      },
      {
        "number": "F1429-4.20",
        "chapter": "Elections",
        "text": "As an option, families place their markers face down in turn order; all see on which candidates they are.",
        "isRuling": false
      },
      {
        "number": "F1429-5.1",
        "chapter": "Offices",
        "text": "The titles are: duke, count and baron (of fiefs); bishop, cardinal and pope (of the church, for men only); king, queen and crown prince. A lord can have at most two fiefs and one bishopric. D’Arc is not a title.",
        "isRuling": false
      },
      {
        "number": "F1429-5.2",
        "chapter": "Offices",
        "text": "A cardinal is a bishop who received a cardinal card or the one cardinal’s title that is for sale. He remains a bishop.",
        "isRuling": false
      },
      {
        "number": "F1429-5.3",
        "chapter": "Offices",
        "text": "While there is a pope, no one becomes cardinal without his consent.",
        "isRuling": false
      },
      {
        "number": "F1429-5.4",
        "chapter": "Offices",
        "text": "A cardinal’s title may go to a bishop of any family. The pope’s own family does not need to ask.",
        "isRuling": true
      },
      {
        "number": "F1429-5.5",
        "chapter": "Offices",
        "text": "The pope may excommunicate a lord at any time, but only once per turn and only one lord at a time. That lord loses the titles of bishop and cardinal and may neither vote nor be a candidate. The pope may lift the excommunication at any time; it also ends when he dies.",
        "isRuling": false
      },
      {
        "number": "F1429-5.6",
        "chapter": "Offices",
        "text": "The pope cannot excommunicate himself. An excommunicated lord keeps fiefs and royal titles.",
        "isRuling": true
      },
      {
        "number": "F1429-5.7",
        "chapter": "Offices",
        "text": "The pope may annul a marriage at any time, at the request of the family of one of the spouses.",
        "isRuling": false
      },
      {
        "number": "F1429-5.8",
        "chapter": "Offices",
        "text": "The king’s marriage cannot be annulled once it has produced a crown prince, even if the prince has died.",
        "isRuling": false
      },
      {
        "number": "F1429-5.9",
        "chapter": "Offices",
        "text": "The king may waive the price of any fief title. He may levy the taille of any ungoverned fief.",
        "isRuling": false
      },
      {
        "number": "F1429-5.10",
        "chapter": "Offices",
        "text": "The queen brings 2 écus in every income phase.",
        "isRuling": false
      },
      {
        "number": "F1429-5.11",
        "chapter": "Offices",
        "text": "If the king dies without a crown prince, the queen becomes regent and has his powers.",
        "isRuling": false
      },
      {
        "number": "F1429-5.12",
        "chapter": "Offices",
        "text": "When a man enters the family of the queen while the king is alive and she is not a prisoner, he may be made crown prince, if there is none.",
        "isRuling": false
      },
      {
        "number": "F1429-5.13",
        "chapter": "Offices",
        "text": "When the king dies, the crown prince becomes king at once. His mother loses the title of queen; his wife becomes queen.",
        "isRuling": false
      },
      {
        "number": "F1429-5.14",
        "chapter": "Offices",
        "text": "He becomes king even if he is a prisoner or excommunicated.",
        "isRuling": true
      },
      {
        "number": "F1429-5.15",
        "chapter": "Offices",
        "text": "A crown prince who becomes bishop is no longer crown prince. If the queen dies, he remains crown prince.",
        "isRuling": false
      },
      {
        "number": "F1429-5.16",
        "chapter": "Offices",
        "text": "A queen loses her title when her marriage is annulled.",
        "isRuling": true
      },
      {
        "number": "F1429-5.17",
        "chapter": "Offices",
        "text": "A prisoner cannot vote or be a candidate and, if she is queen, cannot make a crown prince, but keeps all other powers of an office.",
        "isRuling": true
      },
      {
        "number": "F1429-5.18",
        "chapter": "Offices",
        "text": "As an option, prisoners are strict: a pope, king or queen regent who is a prisoner cannot use the powers of the office. No one needs his consent for a cardinal’s title, and he can neither excommunicate nor absolve, annul a marriage or waive a price, not even for his own family. His taxes are still paid.",
        "isRuling": false
      },
      {
        "number": "F1429-6.1",
        "chapter": "Cards",
        "text": "In the second phase, each family in turn may discard cards from its hand, face up, and then draw up to two cards, at most one of them a character card. The discard piles cannot be looked through.",
        "isRuling": false
      },
      {
        "number": "F1429-6.2",
        "chapter": "Cards",
        "text": "A hand never has more than three cards.",
        "isRuling": false
      },
      {
        "number": "F1429-6.3",
        "chapter": "Cards",
        "text": "A calamity does not count as a drawn card: place it face down, without looking at it, on the first free of the three spaces of the track, and keep drawing until you draw an event.",
        "isRuling": false
      },
      {
        "number": "F1429-6.4",
        "chapter": "Cards",
        "text": "If the track is full, a calamity is discarded.",
        "isRuling": false
      },
      {
        "number": "F1429-6.5",
        "chapter": "Cards",
        "text": "It is then shown to all.",
        "isRuling": true
      },
      {
        "number": "F1429-6.6",
        "chapter": "Cards",
        "text": "If a pile is empty when a card is to be drawn, shuffle its discards to form a new one. A dead lord who returns is another lord of the same name.",
        "isRuling": false
      },
      {
        "number": "F1429-6.7",
        "chapter": "Cards",
        "text": "If there are no discards either, no card is drawn.",
        "isRuling": true
      },
      {
        "number": "F1429-6.8",
        "chapter": "Cards",
        "text": "A surprise card may be played instead of being discarded, but never while cards are being drawn.",
        "isRuling": false
      },
      {
        "number": "F1429-6.9",
        "chapter": "Cards",
        "text": "After the calamities, each family in turn may play cards.",
        "isRuling": false
      },
      {
        "number": "F1429-6.10",
        "chapter": "Cards",
        "text": "A lord card brings a lord into the family. A family can have at most four lords, including prisoners.",
        "isRuling": false
      },
      {
        "number": "F1429-6.11",
        "chapter": "Cards",
        "text": "Place a new lord in a castle or city that the family controls, even if it is besieged; if there is none, in a village with a lord of the family; if there is none, in a village that the family controls; if there is none, in a free village, or in a village of another family with its consent.",
        "isRuling": false
      },
      {
        "number": "F1429-6.12",
        "chapter": "Cards",
        "text": "Good harvest: play it on a bishopric. It cancels a famine there, and both cards are discarded; without a famine, each mill there pays 1 more écu. It cannot be played on a bishopric with bad weather.",
        "isRuling": false
      },
      {
        "number": "F1429-6.13",
        "chapter": "Cards",
        "text": "Fine weather: play it on a bishopric. It cancels bad weather there, and both cards are discarded; without bad weather, each mill there pays 1 more écu. It cannot be played on a bishopric with a famine.",
        "isRuling": false
      },
      {
        "number": "F1429-6.14",
        "chapter": "Cards",
        "text": "A bishopric can have at most one bonus of each kind.",
        "isRuling": false
      },
      {
        "number": "F1429-6.15",
        "chapter": "Cards",
        "text": "A tax card levies the taille of a fief or the tithe of a bishopric. Discard the card and place a marker of the family there until the income. You may levy the tax even if the lord who holds the title is a prisoner.",
        "isRuling": false
      },
      {
        "number": "F1429-6.16",
        "chapter": "Cards",
        "text": "The taille is levied by the family that holds the title of the fief, or by the king on any ungoverned fief.",
        "isRuling": false
      },
      {
        "number": "F1429-6.17",
        "chapter": "Cards",
        "text": "The tithe is levied by a bishop in his own bishopric, by a cardinal in any bishopric with a bishop, or by the pope in all bishoprics with a bishop at once. If several levy it, the bishop takes precedence over a cardinal, and a cardinal over the pope.",
        "isRuling": false
      },
      {
        "number": "F1429-6.18",
        "chapter": "Cards",
        "text": "If several cardinals levy the same tithe, the first one receives it, and the next one if the first loses the office. A fief is taxed only once.",
        "isRuling": true
      },
      {
        "number": "F1429-6.19",
        "chapter": "Cards",
        "text": "If a bishopric has both a famine and bad weather, neither can be cancelled by its card.",
        "isRuling": true
      },
      {
        "number": "F1429-6.20",
        "chapter": "Cards",
        "text": "A new lord in a free village takes control of it at once, and his family at once recovers a vacant title whose city it controls.",
        "isRuling": true
      },
      {
        "number": "F1429-7.1",
        "chapter": "Calamities",
        "text": "When all families have drawn, turn over the calamities of the track one after the other. A die decides which bishopric is struck; on a 6, none is, and the card is discarded.",
        "isRuling": false
      },
      {
        "number": "F1429-7.2",
        "chapter": "Calamities",
        "text": "A second calamity of the same kind in a bishopric is discarded. Different kinds can strike the same bishopric.",
        "isRuling": false
      },
      {
        "number": "F1429-7.3",
        "chapter": "Calamities",
        "text": "Bad weather: no one can march within, into or out of the bishopric, and no battle is fought there. Revolts and secret passages are not affected.",
        "isRuling": false
      },
      {
        "number": "F1429-7.4",
        "chapter": "Calamities",
        "text": "Sieges, pillage and purchases are possible in bad weather.",
        "isRuling": true
      },
      {
        "number": "F1429-7.5",
        "chapter": "Calamities",
        "text": "Famine: the mills of the bishopric pay nothing. A famine can cause revolts.",
        "isRuling": false
      },
      {
        "number": "F1429-7.6",
        "chapter": "Calamities",
        "text": "Plague: roll a die for each lord in the bishopric; the lord dies on a 1 to 3. In each of its villages, each family loses half of its troops, rounded down; the owner chooses which.",
        "isRuling": false
      },
      {
        "number": "F1429-7.7",
        "chapter": "Calamities",
        "text": "Lords and troops that enter a bishopric with plague from another bishopric are tested in the same way, once per turn.",
        "isRuling": false
      },
      {
        "number": "F1429-7.8",
        "chapter": "Calamities",
        "text": "The plague does not affect recruits and lords placed after it struck.",
        "isRuling": false
      },
      {
        "number": "F1429-7.9",
        "chapter": "Calamities",
        "text": "The plague does not affect prisoners. Troops that march together are halved together; if their last lord dies, they stop there.",
        "isRuling": true
      },
      {
        "number": "F1429-7.10",
        "chapter": "Calamities",
        "text": "Calamities last until the end of the turn.",
        "isRuling": false
      },
      {
        "number": "F1429-8.1",
        "chapter": "Income",
        "text": "In the third phase, each family receives 1 écu for each village it controls that is not besieged.",
        "isRuling": false
      },
      {
        "number": "F1429-8.2",
        "chapter": "Income",
        "text": "For each mill in such a village, it receives 2 écus, plus 1 for good harvest and 1 for fine weather in that bishopric, but nothing in a famine.",
        "isRuling": false
      },
      {
        "number": "F1429-8.3",
        "chapter": "Income",
        "text": "The taille pays 2 écus for each village of the fief, no matter which family controls it and whether it is besieged.",
        "isRuling": false
      },
      {
        "number": "F1429-8.4",
        "chapter": "Income",
        "text": "The tithe pays the income of all mills of the bishopric, which their owners do not receive.",
        "isRuling": false
      },
      {
        "number": "F1429-8.5",
        "chapter": "Income",
        "text": "The family of the queen receives 2 écus.",
        "isRuling": false
      },
      {
        "number": "F1429-8.6",
        "chapter": "Income",
        "text": "A tax lapses if its title leaves the family before the income; an heir of the same family collects it.",
        "isRuling": false
      },
      {
        "number": "F1429-8.7",
        "chapter": "Income",
        "text": "A tithe lapses when the lord who levied it loses the office, and a taille levied by the king when he is no longer king.",
        "isRuling": true
      },
      {
        "number": "F1429-8.8",
        "chapter": "Income",
        "text": "After the income, the tax markers are returned and the bonus cards are discarded.",
        "isRuling": false
      },
      {
        "number": "F1429-8.9",
        "chapter": "Income",
        "text": "A tithe takes exactly what each mill would have paid: nothing if no family controls it, or in a siege or a famine.",
        "isRuling": true
      },
      {
        "number": "F1429-9.1",
        "chapter": "Purchases",
        "text": "In the fourth phase, each family in turn makes purchases while it has écus and there is stock.",
        "isRuling": false
      },
      {
        "number": "F1429-9.2",
        "chapter": "Purchases",
        "text": "A sergeant costs 1 écu, a knight 3. Place them at once where the family has a free lord, or in a castle or city it controls.",
        "isRuling": false
      },
      {
        "number": "F1429-9.3",
        "chapter": "Purchases",
        "text": "A family may place at most four new units in a village per phase.",
        "isRuling": false
      },
      {
        "number": "F1429-9.4",
        "chapter": "Purchases",
        "text": "The besieged family cannot place anything in a besieged castle or city; the besieger may reinforce.",
        "isRuling": false
      },
      {
        "number": "F1429-9.5",
        "chapter": "Purchases",
        "text": "A mill costs 3 écus. It is built in a village that the family controls, at most two per village.",
        "isRuling": false
      },
      {
        "number": "F1429-9.6",
        "chapter": "Purchases",
        "text": "A castle costs 10 écus. It is built in a village that the family controls, at most one fortress per village.",
        "isRuling": false
      },
      {
        "number": "F1429-9.7",
        "chapter": "Purchases",
        "text": "A fief title costs 2 écus for each village of the fief. The family must control all its villages and a castle there, and gives the title to one of its lords who has fewer than two. From then on, the fief is governed.",
        "isRuling": false
      },
      {
        "number": "F1429-9.8",
        "chapter": "Purchases",
        "text": "The buyer turns a castle of the fief into a fortified city, its capital.",
        "isRuling": false
      },
      {
        "number": "F1429-9.9",
        "chapter": "Purchases",
        "text": "The cardinal’s title that is for sale costs 5 écus and goes to a bishop at once.",
        "isRuling": false
      },
      {
        "number": "F1429-9.10",
        "chapter": "Purchases",
        "text": "A lord with two fiefs may pass one of them to another lord of the family, but keeps the greater one: duchy before county before barony.",
        "isRuling": false
      },
      {
        "number": "F1429-9.11",
        "chapter": "Purchases",
        "text": "The fief may be passed whenever a player may act out of turn. If both are equal, either may be passed.",
        "isRuling": true
      },
      {
        "number": "F1429-9.12",
        "chapter": "Purchases",
        "text": "The king’s family is asked to waive the price when the title is bought; it does not need to ask for its own purchases.",
        "isRuling": true
      },
      {
        "number": "F1429-10.1",
        "chapter": "Death and inheritance",
        "text": "When a lord dies, discard the card. Church and royal titles return to their places, as does a cardinal card or d’Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-10.2",
        "chapter": "Death and inheritance",
        "text": "The lord’s fiefs pass at once to other lords of the family who have fewer than two. The family chooses.",
        "isRuling": false
      },
      {
        "number": "F1429-10.3",
        "chapter": "Death and inheritance",
        "text": "The fiefs of the last lord of a family go to the spouse. If troops of the family are in the city, they are replaced by the same troops of the spouse’s family.",
        "isRuling": false
      },
      {
        "number": "F1429-10.4",
        "chapter": "Death and inheritance",
        "text": "Troops for which the spouse’s family has no pieces left are lost.",
        "isRuling": true
      },
      {
        "number": "F1429-10.5",
        "chapter": "Death and inheritance",
        "text": "A spouse with two fiefs may pass one on first; otherwise the title becomes vacant. It never goes to other lords of the spouse’s family.",
        "isRuling": false
      },
      {
        "number": "F1429-10.6",
        "chapter": "Death and inheritance",
        "text": "Without an heir, the title becomes vacant and the fief ungoverned; its city remains.",
        "isRuling": false
      },
      {
        "number": "F1429-10.7",
        "chapter": "Death and inheritance",
        "text": "A vacant title goes at no cost to the family that controls the city and has a lord who can hold it.",
        "isRuling": false
      },
      {
        "number": "F1429-10.8",
        "chapter": "Death and inheritance",
        "text": "A family that takes control of another family’s city takes the title.",
        "isRuling": false
      },
      {
        "number": "F1429-10.9",
        "chapter": "Death and inheritance",
        "text": "The new controller of a city takes its title at the end of the march, or at once after a battle or a transfer of control. If no lord of the family can hold it, the title becomes vacant.",
        "isRuling": true
      },
      {
        "number": "F1429-10.10",
        "chapter": "Death and inheritance",
        "text": "If two fiefs go to a spouse who can hold only one more, the spouse’s family chooses which.",
        "isRuling": true
      },
      {
        "number": "F1429-11.1",
        "chapter": "Marches",
        "text": "In the fifth phase, each family in turn marches with all its lords who are not prisoners. A step leads along a road to a neighbouring village. A lord may make two steps per turn.",
        "isRuling": false
      },
      {
        "number": "F1429-11.2",
        "chapter": "Marches",
        "text": "Troops march only with a lord, who may pick them up and leave them on the way. No unit makes more than two steps per turn, even with different lords.",
        "isRuling": false
      },
      {
        "number": "F1429-11.3",
        "chapter": "Marches",
        "text": "Other lords and prisoners of the family may march along.",
        "isRuling": false
      },
      {
        "number": "F1429-11.4",
        "chapter": "Marches",
        "text": "You may alternate between the marches of several lords; each lord and each unit counts its own steps. Units that have moved the most are taken along first.",
        "isRuling": true
      },
      {
        "number": "F1429-11.5",
        "chapter": "Marches",
        "text": "You may freely enter and cross a village where there is no one.",
        "isRuling": false
      },
      {
        "number": "F1429-11.6",
        "chapter": "Marches",
        "text": "Lords and troops that come to a village of another family stop before it, on the road they came by. To go further, they need the permission of the controlling family and of those on the roads they use.",
        "isRuling": false
      },
      {
        "number": "F1429-11.7",
        "chapter": "Marches",
        "text": "Troops that were in the village before the phase may leave by any road, but need the permission of those who came by that road this turn.",
        "isRuling": false
      },
      {
        "number": "F1429-11.8",
        "chapter": "Marches",
        "text": "If permission is refused, you may go back with everything that came, and take along troops that were there before, or stay: these lords and troops then march no more this turn. You may not go back and leave behind troops that came along.",
        "isRuling": false
      },
      {
        "number": "F1429-11.9",
        "chapter": "Marches",
        "text": "All families whose permission is needed are asked at the same time; no answer means no.",
        "isRuling": true
      },
      {
        "number": "F1429-11.10",
        "chapter": "Marches",
        "text": "No one can leave a besieged castle or city without the permission of the besiegers.",
        "isRuling": false
      },
      {
        "number": "F1429-11.11",
        "chapter": "Marches",
        "text": "A family, or others with its consent, may enter its besieged village; they are then inside.",
        "isRuling": false
      },
      {
        "number": "F1429-11.12",
        "chapter": "Marches",
        "text": "The besieged family admits another family by saying so when that family stands before the village.",
        "isRuling": true
      },
      {
        "number": "F1429-11.13",
        "chapter": "Marches",
        "text": "A woman who is d’Arc may make three steps, and so may those who march with her.",
        "isRuling": false
      },
      {
        "number": "F1429-11.14",
        "chapter": "Marches",
        "text": "Those who stand before another family’s village have asked for permission: if they go back and leave troops there, the controlling family must agree.",
        "isRuling": true
      },
      {
        "number": "F1429-12.1",
        "chapter": "Rides",
        "text": "Instead of asking for permission, lords and knights without sergeants may force their way: out of a siege, past enemies on a road, or through a village of another family. A battle is fought at once.",
        "isRuling": false
      },
      {
        "number": "F1429-12.2",
        "chapter": "Rides",
        "text": "You cannot ride through a village with another family’s castle or city.",
        "isRuling": false
      },
      {
        "number": "F1429-12.3",
        "chapter": "Rides",
        "text": "The riders must have a step left after the battle.",
        "isRuling": false
      },
      {
        "number": "F1429-12.4",
        "chapter": "Rides",
        "text": "The defender deals 1 additional hit for each die rolled.",
        "isRuling": false
      },
      {
        "number": "F1429-12.5",
        "chapter": "Rides",
        "text": "The rider has no allies in the battle. The defender’s allies may leave it but not change sides.",
        "isRuling": false
      },
      {
        "number": "F1429-12.6",
        "chapter": "Rides",
        "text": "If the rider wins and has a lord left, the march must continue, even backwards; some of the knights may stay behind. Otherwise, the riders march no more this turn.",
        "isRuling": false
      },
      {
        "number": "F1429-12.7",
        "chapter": "Rides",
        "text": "All other families with a lord there are asked to join the defender. The defender is the first family in the way, or the controlling family if it is in the way. A ride needs at least one knight.",
        "isRuling": true
      },
      {
        "number": "F1429-12.8",
        "chapter": "Rides",
        "text": "In a sortie by ride, walls do not count.",
        "isRuling": true
      },
      {
        "number": "F1429-12.9",
        "chapter": "Rides",
        "text": "Prisoners may be taken along on a ride. You may also ride against a family that would let you pass.",
        "isRuling": false
      },
      {
        "number": "F1429-13.1",
        "chapter": "Battles",
        "text": "In the sixth phase, each family in turn may declare battles where its troops and those of other families are in the same village. Battles are never compulsory. Each battle is fought at once.",
        "isRuling": false
      },
      {
        "number": "F1429-13.2",
        "chapter": "Battles",
        "text": "Troops without a lord cannot attack, but they defend themselves. Lords without troops cannot attack.",
        "isRuling": false
      },
      {
        "number": "F1429-13.3",
        "chapter": "Battles",
        "text": "A family may declare only one battle per phase against the same family in the same village.",
        "isRuling": true
      },
      {
        "number": "F1429-13.4",
        "chapter": "Battles",
        "text": "An attack names one family. Other families with a lord there may join either side or stay out of the battle; they decide before it begins.",
        "isRuling": false
      },
      {
        "number": "F1429-13.5",
        "chapter": "Battles",
        "text": "Combat points: 1 for a sergeant, 3 for a knight, 1 for a man, 1 for a woman with a title or d’Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-13.6",
        "chapter": "Battles",
        "text": "A side rolls one die for 1 to 6 points, two for 7 to 12, and three for 13 or more. D’Arc adds one die.",
        "isRuling": false
      },
      {
        "number": "F1429-13.7",
        "chapter": "Battles",
        "text": "The attacker rolls one die less against a castle and two dice less against a city. Siege engines cancel as many of these as they show, at most two.",
        "isRuling": false
      },
      {
        "number": "F1429-13.8",
        "chapter": "Battles",
        "text": "The walls count if the defender controls the village or was admitted to it, but not if the controlling family attacks. D’Arc’s die is added before walls are counted. A side with no dice left cannot attack; no attack is declared if no die would be left even with the help of all who could join it.",
        "isRuling": true
      },
      {
        "number": "F1429-13.9",
        "chapter": "Battles",
        "text": "Both sides roll and take losses at the same time. It takes 1 hit to kill a sergeant and 3 hits to kill a knight. Losses must use up as many hits as possible.",
        "isRuling": false
      },
      {
        "number": "F1429-13.10",
        "chapter": "Battles",
        "text": "If losses can be taken in several ways, the leader of the side chooses how many knights are lost, and how many pawns each family loses. The leaders are the attacker and the defender.",
        "isRuling": true
      },
      {
        "number": "F1429-13.11",
        "chapter": "Battles",
        "text": "Lords die only when all troops of their side have been lost; each lord takes 1 hit.",
        "isRuling": false
      },
      {
        "number": "F1429-13.12",
        "chapter": "Battles",
        "text": "Lords who are left when all their troops have been lost become prisoners of the other side’s leader, if that leader has troops left.",
        "isRuling": false
      },
      {
        "number": "F1429-13.13",
        "chapter": "Battles",
        "text": "A lord without troops who is attacked by a lord with troops is captured without rolling dice, even in a fortress.",
        "isRuling": false
      },
      {
        "number": "F1429-13.14",
        "chapter": "Battles",
        "text": "The leader may let go a lord who could be captured.",
        "isRuling": false
      },
      {
        "number": "F1429-13.15",
        "chapter": "Battles",
        "text": "After each round, the leaders openly declare whether they continue, propose to stop, or surrender. Both must agree to stop; against a fortress, the attacker alone may stop the battle.",
        "isRuling": false
      },
      {
        "number": "F1429-13.16",
        "chapter": "Battles",
        "text": "A family that surrenders loses all its troops there, and its lords become prisoners.",
        "isRuling": false
      },
      {
        "number": "F1429-13.17",
        "chapter": "Battles",
        "text": "After each round, allies may leave the battle or change sides. A defender’s ally who changes sides opens the gates: the walls no longer count.",
        "isRuling": false
      },
      {
        "number": "F1429-13.18",
        "chapter": "Battles",
        "text": "A battle ends when a side has been eliminated, when both sides have only lords left, when the attacking side has no lord left, or after three rounds without losses.",
        "isRuling": false
      },
      {
        "number": "F1429-13.19",
        "chapter": "Battles",
        "text": "If the defender controlled the village and has no troops left there, the attacker takes control of it if any of its pawns are left, even if a lord of the defender was let go.",
        "isRuling": true
      },
      {
        "number": "F1429-13.20",
        "chapter": "Battles",
        "text": "Prisoners held there by the side that was eliminated pass to the victor; those of the victor’s own family are freed.",
        "isRuling": true
      },
      {
        "number": "F1429-13.21",
        "chapter": "Battles",
        "text": "All units of a family in the village take part, no matter which road they came by, but not its prisoners.",
        "isRuling": false
      },
      {
        "number": "F1429-14.1",
        "chapter": "Prisoners and ransom",
        "text": "A prisoner is guarded by a family in a village where it has troops or lords, marches with its lords, and counts towards the four lords of their own family. A prisoner can be killed only by assassination or revolt.",
        "isRuling": false
      },
      {
        "number": "F1429-14.2",
        "chapter": "Prisoners and ransom",
        "text": "A prisoner keeps their titles and victory points.",
        "isRuling": false
      },
      {
        "number": "F1429-14.3",
        "chapter": "Prisoners and ransom",
        "text": "A guard may free a prisoner, or hand them over to a family that has troops in the same village.",
        "isRuling": false
      },
      {
        "number": "F1429-14.4",
        "chapter": "Prisoners and ransom",
        "text": "A prisoner whose guards have been eliminated is free, unless captured by another family.",
        "isRuling": false
      },
      {
        "number": "F1429-14.5",
        "chapter": "Prisoners and ransom",
        "text": "A freed lord is placed like a new lord, in a village of another family only with its consent.",
        "isRuling": false
      },
      {
        "number": "F1429-14.6",
        "chapter": "Prisoners and ransom",
        "text": "The ransom is 2 écus, plus 2 for each title.",
        "isRuling": false
      },
      {
        "number": "F1429-14.7",
        "chapter": "Prisoners and ransom",
        "text": "At the start of the purchases, before any family buys, each family in turn order must pay all the ransoms it can, the highest first; the guard must accept.",
        "isRuling": false
      },
      {
        "number": "F1429-14.8",
        "chapter": "Prisoners and ransom",
        "text": "The families may agree on a lower sum at any time, for one prisoner or for several.",
        "isRuling": false
      },
      {
        "number": "F1429-14.9",
        "chapter": "Prisoners and ransom",
        "text": "The families pay in turn order, before the first purchase of any family.",
        "isRuling": true
      },
      {
        "number": "F1429-15.1",
        "chapter": "Sieges and pillage",
        "text": "After its battles, a family may besiege a castle or city of another family where it has a lord and troops. Place a siege engine showing 1 there.",
        "isRuling": false
      },
      {
        "number": "F1429-15.2",
        "chapter": "Sieges and pillage",
        "text": "If the siege continues, the engine shows 2 after the battles of the besieger’s next turn.",
        "isRuling": false
      },
      {
        "number": "F1429-15.3",
        "chapter": "Sieges and pillage",
        "text": "A besieged village stays under control but brings no income and receives no recruits.",
        "isRuling": false
      },
      {
        "number": "F1429-15.4",
        "chapter": "Sieges and pillage",
        "text": "Several families may besiege the same village; their engines are added together.",
        "isRuling": false
      },
      {
        "number": "F1429-15.5",
        "chapter": "Sieges and pillage",
        "text": "A siege ends at once, even during a battle, when the besieger has no lord there, and also when the besieger wishes to end it or loses the battle. The siege engine is then returned.",
        "isRuling": false
      },
      {
        "number": "F1429-15.6",
        "chapter": "Sieges and pillage",
        "text": "When all battles are over, each family in turn may pillage mills in villages it controls, for 1 écu each. In a besieged village, the besieger may pillage, but not the besieged family.",
        "isRuling": false
      },
      {
        "number": "F1429-15.7",
        "chapter": "Sieges and pillage",
        "text": "If there are several besiegers, the first one in turn order pillages.",
        "isRuling": true
      },
      {
        "number": "F1429-16.1",
        "chapter": "The end of the turn and victory",
        "text": "At the end of the turn, discard the calamities and count victory points: 1 for each fief title, 1 for the king, 1 for the pope.",
        "isRuling": false
      },
      {
        "number": "F1429-16.2",
        "chapter": "The end of the turn and victory",
        "text": "A family without an ally wins with 3 points.",
        "isRuling": false
      },
      {
        "number": "F1429-16.3",
        "chapter": "The end of the turn and victory",
        "text": "Two allied families win together with 4 points. With 3 players, alliances cannot win: an allied family wins alone with 3 points.",
        "isRuling": false
      },
      {
        "number": "F1429-16.4",
        "chapter": "The end of the turn and victory",
        "text": "A victory alone takes precedence over a victory in alliance. Ties are broken in this order: the king, the pope, the queen regent, the most fiefs, the most bishops, the most villages.",
        "isRuling": false
      },
      {
        "number": "F1429-16.5",
        "chapter": "The end of the turn and victory",
        "text": "Players who are still tied share the victory.",
        "isRuling": true
      },
      {
        "number": "F1429-16.6",
        "chapter": "The end of the turn and victory",
        "text": "If no one wins, the next player to the left becomes first player, and a new turn begins.",
        "isRuling": false
      },
      {
        "number": "F1429-16.7",
        "chapter": "The end of the turn and victory",
        "text": "After the last agreed turn, the player with the most points wins; ties are broken as above.",
        "isRuling": true
      },
      {
        "number": "F1429-16.8",
        "chapter": "The end of the turn and victory",
        "text": "The other players rank by victory points, then by the same tie-breaks. The score shown is the victory points.",
        "isRuling": true
      },
      {
        "number": "F1429-17.1",
        "chapter": "Surprise cards",
        "text": "Surprise cards may be played at any time except while cards are being drawn. Each card is fully resolved before the next one is played.",
        "isRuling": false
      },
      {
        "number": "F1429-17.2",
        "chapter": "Surprise cards",
        "text": "Before a vote, before the income, before each round of a battle and in a revolt, all players with cards are asked at the same time. After each card, they are asked again until all pass.",
        "isRuling": true
      },
      {
        "number": "F1429-17.3",
        "chapter": "Surprise cards",
        "text": "D’Arc: play it on an unmarried woman of any family. She becomes d’Arc, marches three steps, adds a die in battle and may not marry. When she dies, the card is discarded.",
        "isRuling": false
      },
      {
        "number": "F1429-17.4",
        "chapter": "Surprise cards",
        "text": "Cardinal: see 5.2.",
        "isRuling": false
      },
      {
        "number": "F1429-17.5",
        "chapter": "Surprise cards",
        "text": "Assassination kills a lord of another family at once. Name one of your own lords as its author; that lord stays marked until death.",
        "isRuling": false
      },
      {
        "number": "F1429-17.6",
        "chapter": "Surprise cards",
        "text": "Justice kills a marked author, but never the king, the queen, the crown prince or the pope.",
        "isRuling": false
      },
      {
        "number": "F1429-17.7",
        "chapter": "Surprise cards",
        "text": "Ambush: in a battle in which a lord of your family takes part, one of the lords in the battle becomes a prisoner.",
        "isRuling": false
      },
      {
        "number": "F1429-17.8",
        "chapter": "Surprise cards",
        "text": "The lord becomes a prisoner of the player who plays the card.",
        "isRuling": true
      },
      {
        "number": "F1429-17.9",
        "chapter": "Surprise cards",
        "text": "Secret passage, during marches: one lord and those who march along leave a siege, make one step in bad weather, or pass enemies without permission.",
        "isRuling": false
      },
      {
        "number": "F1429-17.10",
        "chapter": "Surprise cards",
        "text": "Secret passage, in a battle: walls do not count against the attacker.",
        "isRuling": false
      },
      {
        "number": "F1429-17.11",
        "chapter": "Surprise cards",
        "text": "Secret passage, at any time: a prisoner escapes, together with fellow prisoners in the same place.",
        "isRuling": false
      },
      {
        "number": "F1429-17.12",
        "chapter": "Surprise cards",
        "text": "Revolt: play it on a village under a tax or a famine. Your own tax is no cause for a revolt.",
        "isRuling": false
      },
      {
        "number": "F1429-17.13",
        "chapter": "Surprise cards",
        "text": "Each revolt card rolls one die and adds 1 hit for each die rolled; other players may add their revolt cards first. The walls count.",
        "isRuling": false
      },
      {
        "number": "F1429-17.14",
        "chapter": "Surprise cards",
        "text": "A bishop may try to calm a revolt in his bishopric: on a 3 to 6, the card has no effect; on a 1 or 2, he dies. A cardinal may try anywhere for 3 écus, and does not die.",
        "isRuling": false
      },
      {
        "number": "F1429-17.15",
        "chapter": "Surprise cards",
        "text": "If no troops are left, all lords there die, including prisoners, and mills and castles are destroyed; a city is not.",
        "isRuling": false
      },
      {
        "number": "F1429-17.16",
        "chapter": "Surprise cards",
        "text": "The player who played the first revolt card chooses the family that is struck first.",
        "isRuling": false
      },
      {
        "number": "F1429-17.17",
        "chapter": "Surprise cards",
        "text": "The bishop is asked first, then the cardinals in turn order, with one attempt for each card. Prisoners are not asked.",
        "isRuling": true
      },
      {
        "number": "F1429-17.18",
        "chapter": "Surprise cards",
        "text": "A revolt destroys a village without troops if it has a die left.",
        "isRuling": true
      },
      {
        "number": "F1429-17.19",
        "chapter": "Surprise cards",
        "text": "The walls remove dice only from attacks on those inside.",
        "isRuling": true
      },
      {
        "number": "F1429-17.20",
        "chapter": "Surprise cards",
        "text": "Such a question concerns some of the players asked: before a vote, those who are candidates or vote; before the income, those who control a village where a revolt can break out; before a round and in a revolt, those who are there.",
        "isRuling": true
      },
      {
        "number": "F1429-17.21",
        "chapter": "Surprise cards",
        "text": "Players are asked in the same way at the end of a turn that would end the game; this question concerns all of them. At other times, surprise cards are played out of turn, as in 2.9.",
        "isRuling": true
      },
      {
        "number": "F1429-17.22",
        "chapter": "Surprise cards",
        "text": "The tithe of the pope is a cause for revolt only in bishoprics where he receives it.",
        "isRuling": true
      },
      {
        "number": "F1429-18.1",
        "chapter": "Diplomacy",
        "text": "You may give money at any time; it stays visible to all. *(ruling)* Not the sum of a ransom or of a purchase that another family has just been asked to agree to.",
        "isRuling": false
      },
      {
        "number": "F1429-18.2",
        "chapter": "Diplomacy",
        "text": "Cards are exchanged by mutual consent, and no hand may exceed three cards.",
        "isRuling": false
      },
      {
        "number": "F1429-18.3",
        "chapter": "Diplomacy",
        "text": "Open discussion and offers are free and need no embassy. In free diplomacy, nothing needs one, and any families may talk in private.",
        "isRuling": true
      },
      {
        "number": "F1429-18.4",
        "chapter": "Diplomacy",
        "text": "The game records offers: écus, a card and a pledge in exchange for écus, a card and a pledge. What is offered is set aside until the offer ends. It ends with the turn, and before ransoms are due.",
        "isRuling": true
      },
      {
        "number": "F1429-18.5",
        "chapter": "Diplomacy",
        "text": "With embassies, each family has three ambassadors. To exchange cards with another family, it sends one, at any time, even while a surprise card is being resolved. *(ruling)* They are for the whole game. The family that makes the offer sends one, who returns if the offer is not accepted. Money needs none.",
        "isRuling": false
      },
      {
        "number": "F1429-18.6",
        "chapter": "Diplomacy",
        "text": "An ambassador may also open a private room with one or more other families, where they talk in private, and where cards and money change hands in secret. Another ambassador keeps it open longer. *(ruling)* It stays open until the phase ends, and one phase longer for each further ambassador of its host.",
        "isRuling": false
      },
      {
        "number": "F1429-18.7",
        "chapter": "Diplomacy",
        "text": "A pledge is the control of a village where the other family is present; a prisoner, who is freed if they belong to the other family and otherwise goes to its troops there; from the king, the price of a fief title; a relic for a lord in the same place as its bearer; or passage. Everything agreed happens at once.",
        "isRuling": true
      },
      {
        "number": "F1429-18.8",
        "chapter": "Diplomacy",
        "text": "A promise of passage or of a waived price lasts until the end of the turn.",
        "isRuling": true
      },
      {
        "number": "F1429-18.9",
        "chapter": "Diplomacy",
        "text": "An offer must give or ask for something.",
        "isRuling": true
      },
      {
        "number": "F1429-18.10",
        "chapter": "Diplomacy",
        "text": "If the king waives the price of a title for the control of a village of that fief, the title is bought first, at no cost, and the village is given afterwards. Such an offer can be accepted only while the buyer is making purchases and meets all conditions but the price.",
        "isRuling": true
      },
      {
        "number": "F1429-18.11",
        "chapter": "Diplomacy",
        "text": "The game shows you the cards in other hands that you have seen, until they are played or discarded, or may have been passed on.",
        "isRuling": true
      },
      {
        "number": "F1429-19.1",
        "chapter": "Options",
        "text": "In the first turn, calamities are discarded without effect.",
        "isRuling": false
      },
      {
        "number": "F1429-19.2",
        "chapter": "Options",
        "text": "The game ends after an agreed number of turns.",
        "isRuling": true
      },
      {
        "number": "F1429-19.3",
        "chapter": "Options",
        "text": "While the game is running, its players can agree on an earlier last turn: one after the current turn. No other rule changes.",
        "isRuling": true
      },
      {
        "number": "F1429-20.1",
        "chapter": "Fog, relics and hidden money",
        "text": "In the fog of war, troops are face down: other players see how many pawns are together but not their kinds. *(ruling)* The stocks are visible. If a question would reveal the kinds, the owner is always asked.",
        "isRuling": false
      },
      {
        "number": "F1429-20.2",
        "chapter": "Fog, relics and hidden money",
        "text": "Troops are shown when bought, then placed face down. *(ruling)* They are placed when the family has finished buying.",
        "isRuling": false
      },
      {
        "number": "F1429-20.3",
        "chapter": "Fog, relics and hidden money",
        "text": "When a battle begins, the troops that fight in it are turned face up. *(ruling)* They are turned face down again when it ends. A rider shows knights.",
        "isRuling": false
      },
      {
        "number": "F1429-20.4",
        "chapter": "Fog, relics and hidden money",
        "text": "With relics, five of them are placed at random on the five chief towns when all families have placed their first pieces.",
        "isRuling": false
      },
      {
        "number": "F1429-20.5",
        "chapter": "Fog, relics and hidden money",
        "text": "A relic can be picked up by the bishop of the bishopric where it is, by a cardinal or by the pope, who must be in the village.",
        "isRuling": false
      },
      {
        "number": "F1429-20.6",
        "chapter": "Fog, relics and hidden money",
        "text": "If another family occupies and controls the village, it must give its consent.",
        "isRuling": false
      },
      {
        "number": "F1429-20.7",
        "chapter": "Fog, relics and hidden money",
        "text": "A relic moves with its bearer. If troops are left with it, they keep it for a lord of their family; if it is alone, the first lord who comes takes it. A relic is never destroyed.",
        "isRuling": false
      },
      {
        "number": "F1429-20.8",
        "chapter": "Fog, relics and hidden money",
        "text": "The bearer may give or sell it to any lord in the same village, even one without a church title.",
        "isRuling": false
      },
      {
        "number": "F1429-20.9",
        "chapter": "Fog, relics and hidden money",
        "text": "A relic works only while a lord bears it. *(ruling)* The lord who guards a prisoner takes the prisoner’s relic.",
        "isRuling": false
      },
      {
        "number": "F1429-20.10",
        "chapter": "Fog, relics and hidden money",
        "text": "If the last lord of a family in a battle dies and bore a relic, another lord of the same side takes it. *(ruling)* Another lord of the same family there takes precedence.",
        "isRuling": false
      },
      {
        "number": "F1429-20.11",
        "chapter": "Fog, relics and hidden money",
        "text": "The Eyes of St Roseline: at the end of the cards phase, the family that has them may roll a die for each bad weather. If the die shows another bishopric, the bad weather moves there; if that bishopric already has bad weather, it is discarded.",
        "isRuling": false
      },
      {
        "number": "F1429-20.12",
        "chapter": "Fog, relics and hidden money",
        "text": "The Tooth of St Géronce: the family that has it may revive one lord who has just died, anywhere; the lord keeps all titles, and the relic is lost. *(ruling)* If several lords died, the family is asked about each of them in turn.",
        "isRuling": false
      },
      {
        "number": "F1429-20.13",
        "chapter": "Fog, relics and hidden money",
        "text": "The Holy Grail: in a battle that the bearer’s side did not start, each die of the other side counts one hit less.",
        "isRuling": false
      },
      {
        "number": "F1429-20.14",
        "chapter": "Fog, relics and hidden money",
        "text": "The Bone of St Radegonde: at the end of the cards phase, the family that has it may roll a die for each famine; on a 4 to 6, the famine is discarded.",
        "isRuling": false
      },
      {
        "number": "F1429-20.15",
        "chapter": "Fog, relics and hidden money",
        "text": "With hidden money, no one sees the purses of other players, or how much others give and offer each other. *(ruling)* Income, prices and ransoms are known. If a question would reveal who can pay, all players are asked.",
        "isRuling": false
      },
      {
        "number": "F1429-20.16",
        "chapter": "Fog, relics and hidden money",
        "text": "The Holy Lance: the bearer’s side deals one additional hit in each round in which it rolls a die.",
        "isRuling": false
      }
    ]
  },
  {
    "ruleset": "fief-1429",
    "language": "fr",
    "credits": "Fief est un jeu de Philippe Mouchebeuf, développé avec Olivier Chanry, Thierry Matray, Franck Saverys, Maximilien Da Cunha et Uwe Eickert, illustré par Stéphane Poinsot, Patrick Dallanegra et Yann Rodolphe, et publié par Asyncron Games. Voici les règles de sa révision de 2015, reformulées par nos soins ; une règle marquée *(décision)* est notre réponse là où le livret se tait, se contredit ou suppose des joueurs réunis autour d’une même table.",
    "rules": [
      {
        "number": "F1429-1.1",
        "chapter": "Le matériel et la mise en place",
        "text": "Le jeu se joue de 3 à 6 joueurs. Chaque joueur dirige une famille noble : ses seigneurs, leurs titres, ses troupes et ses écus.",
        "isRuling": false
      },
      {
        "number": "F1429-1.2",
        "chapter": "Le matériel et la mise en place",
        "text": "La carte compte 24 villages reliés par 31 chemins. Chaque village appartient à l’un des 8 fiefs (2 duchés de 4 villages, 4 comtés de 3, 2 baronnies de 2) et à l’un des 5 évêchés, numérotés de 1 à 5. Un village de chaque évêché en est le chef-lieu.",
        "isRuling": false
      },
      {
        "number": "F1429-1.3",
        "chapter": "Le matériel et la mise en place",
        "text": "Trois fiefs n’ont pas de nom dans le livret. Nous leur donnons celui d’un de leurs villages : L’Épervier, St Andromy et Les Essarts.",
        "isRuling": true
      },
      {
        "number": "F1429-1.4",
        "chapter": "Le matériel et la mise en place",
        "text": "Chaque famille a 13 sergents, 8 chevaliers, 2 engins de siège et 3 marqueurs d’impôt. Toutes les familles se partagent 12 châteaux, 15 moulins, 8 titres de fief, 5 évêques, 4 cardinaux, un pape, un roi, une reine et un prince héritier. Quand une réserve est épuisée, on ne peut plus rien en obtenir.",
        "isRuling": false
      },
      {
        "number": "F1429-1.5",
        "chapter": "Le matériel et la mise en place",
        "text": "Il y a 22 cartes personnage : 18 seigneurs (12 hommes : Arthur, Beaudoin, Charles, Eric, François, Gauvain, Henri, Lambert, Othon, Philippe, Quentin, Thierry ; 6 femmes : Aliénor, Blanche, Guenièvre, Isabelle, Jeanne, Mireille), 3 cardinaux et d’Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-1.6",
        "chapter": "Le matériel et la mise en place",
        "text": "Il y a 25 cartes évènement (5 bonnes récoltes, 5 beaux temps, 5 impôts, 4 révoltes, 3 souterrains, 1 assassinat, 1 justice, 1 embuscade), mélangées à 10 calamités (4 mauvais temps, 4 famines, 2 pestes).",
        "isRuling": false
      },
      {
        "number": "F1429-1.7",
        "chapter": "Le matériel et la mise en place",
        "text": "Les faces d’un dé de combat sont 0, 1, 1, 2, 2 et 3.",
        "isRuling": true
      },
      {
        "number": "F1429-1.8",
        "chapter": "Le matériel et la mise en place",
        "text": "La banque ne manque jamais d’écus.",
        "isRuling": true
      },
      {
        "number": "F1429-1.9",
        "chapter": "Le matériel et la mise en place",
        "text": "Chaque famille commence avec 5 écus, un chevalier, 3 sergents, un château et un seigneur tiré parmi les cartes personnage. Si l’on tire alors un cardinal ou d’Arc, la carte est remise.",
        "isRuling": false
      },
      {
        "number": "F1429-1.10",
        "chapter": "Le matériel et la mise en place",
        "text": "Le premier joueur est tiré au sort. En commençant par lui, dans le sens horaire, chaque joueur choisit un village inoccupé et y place son seigneur, son chevalier, ses sergents et son château.",
        "isRuling": false
      },
      {
        "number": "F1429-1.11",
        "chapter": "Le matériel et la mise en place",
        "text": "Les pioches sont face cachée et hors de vue : personne ne voit le dos de la prochaine carte.",
        "isRuling": true
      },
      {
        "number": "F1429-2.1",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Un tour compte sept phases : oyez, cartes, revenus, achats, déplacements, combats, fin du tour. Dans chaque phase, les familles agissent dans l’ordre du tour : dans le sens horaire à partir du premier joueur.",
        "isRuling": false
      },
      {
        "number": "F1429-2.2",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Un village est contrôlé par une seule famille ou par aucune. Une famille contrôle un village qu’elle occupe avec des seigneurs ou des troupes. Si plusieurs familles s’y trouvent, la première arrivée le contrôle.",
        "isRuling": false
      },
      {
        "number": "F1429-2.3",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Un village vide d’un fief gouverné est contrôlé par la famille qui détient le titre du fief.",
        "isRuling": false
      },
      {
        "number": "F1429-2.4",
        "chapter": "Le tour et le contrôle des villages",
        "text": "La famille qui contrôle un village peut à tout moment le céder à une autre famille qui y a des seigneurs ou des troupes, aussi souvent qu’elles le veulent. La fortification change de mains avec le village.",
        "isRuling": false
      },
      {
        "number": "F1429-2.5",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Quand la famille qui contrôle un village s’en va, l’autre famille présente en prend le contrôle. S’il y en a plusieurs, la famille qui part choisit laquelle.",
        "isRuling": false
      },
      {
        "number": "F1429-2.6",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Un château ou une cité ne change rien aux règles de contrôle : la famille qui contrôle le village le contrôle.",
        "isRuling": false
      },
      {
        "number": "F1429-2.7",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Un château dans un village vide d’un fief non gouverné n’appartient à personne jusqu’à ce qu’une famille entre dans le village.",
        "isRuling": true
      },
      {
        "number": "F1429-2.8",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Une famille sans seigneur ni pion reste en jeu : elle pioche et joue des cartes, vote où elle le peut et négocie avec les autres familles.",
        "isRuling": false
      },
      {
        "number": "F1429-2.9",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Un joueur peut agir hors de son tour chaque fois que le jeu attend une décision ordinaire, mais pas pendant une pioche, pendant la résolution d’une carte surprise, ni quand un accord a été demandé à un joueur. On peut donner de l’argent chaque fois que le jeu attend ; offres et ambassadeurs sont possibles, sauf pendant une pioche.",
        "isRuling": true
      },
      {
        "number": "F1429-2.10",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Quand la famille qui contrôlait un village y a été éliminée et que plusieurs familles restent, l’assiégeant prend le contrôle en premier, puis les autres dans l’ordre du tour.",
        "isRuling": true
      },
      {
        "number": "F1429-2.11",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Ce que le livre permet à tout moment est possible hors de son tour (2.9) et avant chaque étape pour laquelle cela compte : une annulation avant les mariages et avant une victoire ; avant une élection, ce qui rend un seigneur éligible ou l’élection possible (4.18) ; avant un vote, ce qui change les candidats ou les votants ; avant les revenus, la cession d’un village, la levée d’un siège et, si une dîme est levée, l’excommunication ; avant les rançons, la libération d’un prisonnier et l’accord sur une rançon ; avant les batailles, la cession d’une forteresse où se trouvent au moins trois familles ; à la fin du tour, la cession d’une cité. Le jeu interroge tous les joueurs qui pourraient agir ainsi, et eux seuls. S’il n’y en a pas, il n’interroge personne.",
        "isRuling": true
      },
      {
        "number": "F1429-2.12",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Ce qu’une famille a refusé ne peut pas lui être redemandé dans la même phase, sauf si les deux familles ont conclu un échange ou se sont donné de l’argent entre-temps. On peut offrir une rançon plus élevée.",
        "isRuling": true
      },
      {
        "number": "F1429-3.1",
        "chapter": "Mariages et alliances",
        "text": "Les mariages s’annoncent pendant la première phase. Un mariage unit un homme et une femme non mariés de deux familles, et fait de ces familles des alliées. Il n’existe pas d’autre alliance.",
        "isRuling": false
      },
      {
        "number": "F1429-3.2",
        "chapter": "Mariages et alliances",
        "text": "Les évêques, les cardinaux et le pape ne peuvent pas se marier, pas plus qu’une femme qui est d’Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-3.3",
        "chapter": "Mariages et alliances",
        "text": "Une famille ne peut avoir qu’un seul mariage, et donc un seul allié.",
        "isRuling": false
      },
      {
        "number": "F1429-3.4",
        "chapter": "Mariages et alliances",
        "text": "Un mariage requiert l’accord de l’autre famille.",
        "isRuling": false
      },
      {
        "number": "F1429-3.5",
        "chapter": "Mariages et alliances",
        "text": "Toutes les familles qui pourraient conclure un mariage sont interrogées en même temps ; chacune peut en proposer un par tour.",
        "isRuling": true
      },
      {
        "number": "F1429-3.6",
        "chapter": "Mariages et alliances",
        "text": "Quand le roi se marie, son épouse devient reine aussitôt. Le mari d’une reine régente ne devient pas roi.",
        "isRuling": false
      },
      {
        "number": "F1429-3.7",
        "chapter": "Mariages et alliances",
        "text": "Une alliance ne prend fin que lorsque l’un des époux meurt ou que le pape annule le mariage. Vous pouvez attaquer votre allié, lui prendre une cité ou assassiner l’un de ses seigneurs.",
        "isRuling": false
      },
      {
        "number": "F1429-3.8",
        "chapter": "Mariages et alliances",
        "text": "Les prisonniers et les excommuniés peuvent se marier.",
        "isRuling": true
      },
      {
        "number": "F1429-4.1",
        "chapter": "Élections",
        "text": "Après les mariages, on élit les évêques dans l’ordre des évêchés, puis le pape, puis le roi.",
        "isRuling": false
      },
      {
        "number": "F1429-4.2",
        "chapter": "Élections",
        "text": "Dans l’ordre du tour, chaque famille peut présenter comme candidat un de ses seigneurs éligibles. Sans candidat, il n’y a pas d’élection.",
        "isRuling": false
      },
      {
        "number": "F1429-4.3",
        "chapter": "Élections",
        "text": "Ensuite, toutes les familles qui ont des voix votent en secret. Chaque famille a un marqueur « pour », qui donne toutes ses voix à un candidat, et un marqueur « nul », qui ne compte pas. Elle peut poser les deux, un seul ou aucun, sur le même candidat ou sur deux. Quand toutes ont voté, on révèle les marqueurs. *(décision)* Toutes votent en même temps, et personne ne voit rien des marqueurs des autres familles avant que la dernière ait voté.",
        "isRuling": false
      },
      {
        "number": "F1429-4.4",
        "chapter": "Élections",
        "text": "Les marqueurs nuls et les voix non exprimées ne comptent pas non plus dans le calcul des majorités.",
        "isRuling": false
      },
      {
        "number": "F1429-4.5",
        "chapter": "Élections",
        "text": "On élit un évêque quand l’évêché n’en a pas et que chacun de ses villages est contrôlé par une famille, quelle qu’elle soit.",
        "isRuling": false
      },
      {
        "number": "F1429-4.6",
        "chapter": "Élections",
        "text": "Candidats à l’évêché : les hommes qui ne sont ni mariés, ni prisonniers, ni excommuniés, ni roi, ni déjà évêques. Ils peuvent se trouver n’importe où.",
        "isRuling": false
      },
      {
        "number": "F1429-4.7",
        "chapter": "Élections",
        "text": "Voix pour un évêque : 2 pour le contrôle du chef-lieu, 1 pour le contrôle de chaque autre village de l’évêché, 2 par évêque libre, et 3 par cardinal libre et pour un pape libre. Seul le plus haut titre de chaque seigneur compte.",
        "isRuling": false
      },
      {
        "number": "F1429-4.8",
        "chapter": "Élections",
        "text": "Un évêque élu ce tour-ci ne vote pas pour d’autres évêques pendant ce tour, même s’il est devenu cardinal.",
        "isRuling": false
      },
      {
        "number": "F1429-4.9",
        "chapter": "Élections",
        "text": "Le candidat qui a plus de voix que chacun des autres est élu évêque. En cas d’égalité, ou sans aucune voix, le titre reste vacant jusqu’au tour suivant.",
        "isRuling": false
      },
      {
        "number": "F1429-4.10",
        "chapter": "Élections",
        "text": "On élit un pape quand il n’y en a pas, qu’au moins deux cardinaux sont libres et qu’un évêque ou un cardinal libre et non excommunié est candidat. Chaque cardinal libre a une voix. Il faut plus de la moitié des voix exprimées.",
        "isRuling": false
      },
      {
        "number": "F1429-4.11",
        "chapter": "Élections",
        "text": "On élit un roi quand il n’y en a pas. Candidats : les hommes qui ont un titre, mais aucun titre d’église, et qui ne sont ni prisonniers ni excommuniés. Chaque seigneur titré, homme ou femme, qui n’est ni prisonnier ni excommunié a une voix.",
        "isRuling": false
      },
      {
        "number": "F1429-4.12",
        "chapter": "Élections",
        "text": "Pour devenir roi, un candidat doit avoir plus de voix que chacun des autres et au moins trois voix, dont celles de deux évêques, d’un cardinal ou du pape.",
        "isRuling": false
      },
      {
        "number": "F1429-4.13",
        "chapter": "Élections",
        "text": "Les évêques et les cardinaux qui ont reçu leur titre ce tour-ci votent pour le pape et le roi.",
        "isRuling": true
      },
      {
        "number": "F1429-4.14",
        "chapter": "Élections",
        "text": "Les élus gardent leurs autres titres et leur charge est à vie. La femme d’un homme élu roi devient reine.",
        "isRuling": false
      },
      {
        "number": "F1429-4.15",
        "chapter": "Élections",
        "text": "Si un roi est élu alors qu’il y a une reine régente, elle perd ce titre, mais aucun autre.",
        "isRuling": false
      },
      {
        "number": "F1429-4.16",
        "chapter": "Élections",
        "text": "Les prisonniers et les excommuniés ne peuvent ni voter ni se présenter.",
        "isRuling": true
      },
      {
        "number": "F1429-4.17",
        "chapter": "Élections",
        "text": "Un candidat qui n’est plus éligible au moment du vote ou du décompte n’est plus candidat.",
        "isRuling": true
      },
      {
        "number": "F1429-4.18",
        "chapter": "Élections",
        "text": "Avant chaque élection, le pape, les geôliers, les époux et, avant l’élection du roi, les seigneurs qui ont deux fiefs peuvent rendre un seigneur éligible ; avant l’élection du pape, les joueurs qui ont une carte cardinal peuvent la rendre possible. Une famille qui devient capable de présenter un candidat avant le vote est alors interrogée.",
        "isRuling": true
      },
      {
        "number": "F1429-4.19",
        "chapter": "Élections",
        "text": "Si les conditions d’une élection ne sont plus réunies avant le vote, ou au moment du décompte, elle est annulée.",
        "isRuling": true
      },
      {
        "number": "F1429-4.20",
        "chapter": "Élections",
        "text": "En option, les familles posent leurs marqueurs face cachée dans l’ordre du tour ; tous voient sur quels candidats ils sont.",
        "isRuling": false
      },
      {
        "number": "F1429-5.1",
        "chapter": "Les charges",
        "text": "Les titres sont : duc, comte et baron (de fief) ; évêque, cardinal et pape (d’église, réservés aux hommes) ; roi, reine et prince héritier. Un seigneur peut avoir au plus deux fiefs et un évêché. D’Arc n’est pas un titre.",
        "isRuling": false
      },
      {
        "number": "F1429-5.2",
        "chapter": "Les charges",
        "text": "Un cardinal est un évêque qui a reçu une carte cardinal ou l’unique titre de cardinal à vendre. Il reste évêque.",
        "isRuling": false
      },
      {
        "number": "F1429-5.3",
        "chapter": "Les charges",
        "text": "Tant qu’il y a un pape, personne ne devient cardinal sans son accord.",
        "isRuling": false
      },
      {
        "number": "F1429-5.4",
        "chapter": "Les charges",
        "text": "Un titre de cardinal peut aller à un évêque de n’importe quelle famille. La famille du pape n’a pas besoin de demander.",
        "isRuling": true
      },
      {
        "number": "F1429-5.5",
        "chapter": "Les charges",
        "text": "Le pape peut excommunier un seigneur à tout moment, mais une fois par tour seulement et un seul seigneur à la fois. Ce seigneur perd les titres d’évêque et de cardinal et ne peut ni voter ni se présenter. Le pape peut lever l’excommunication à tout moment ; elle prend fin aussi quand il meurt.",
        "isRuling": false
      },
      {
        "number": "F1429-5.6",
        "chapter": "Les charges",
        "text": "Le pape ne peut pas s’excommunier lui-même. Un excommunié garde ses fiefs et ses titres royaux.",
        "isRuling": true
      },
      {
        "number": "F1429-5.7",
        "chapter": "Les charges",
        "text": "Le pape peut annuler un mariage à tout moment, à la demande de la famille de l’un des époux.",
        "isRuling": false
      },
      {
        "number": "F1429-5.8",
        "chapter": "Les charges",
        "text": "Le mariage du roi ne peut plus être annulé dès qu’il a donné un prince héritier, même si celui-ci est mort.",
        "isRuling": false
      },
      {
        "number": "F1429-5.9",
        "chapter": "Les charges",
        "text": "Le roi peut renoncer au prix de tout titre de fief. Il peut lever la taille de tout fief non gouverné.",
        "isRuling": false
      },
      {
        "number": "F1429-5.10",
        "chapter": "Les charges",
        "text": "La reine rapporte 2 écus à chaque phase de revenus.",
        "isRuling": false
      },
      {
        "number": "F1429-5.11",
        "chapter": "Les charges",
        "text": "Si le roi meurt sans prince héritier, la reine devient régente et a ses pouvoirs.",
        "isRuling": false
      },
      {
        "number": "F1429-5.12",
        "chapter": "Les charges",
        "text": "Quand un homme entre dans la famille de la reine alors que le roi est vivant et qu’elle n’est pas prisonnière, il peut être fait prince héritier, s’il n’y en a pas.",
        "isRuling": false
      },
      {
        "number": "F1429-5.13",
        "chapter": "Les charges",
        "text": "Quand le roi meurt, le prince héritier devient roi aussitôt. Sa mère perd le titre de reine ; sa femme devient reine.",
        "isRuling": false
      },
      {
        "number": "F1429-5.14",
        "chapter": "Les charges",
        "text": "Il devient roi même s’il est prisonnier ou excommunié.",
        "isRuling": true
      },
      {
        "number": "F1429-5.15",
        "chapter": "Les charges",
        "text": "Un prince héritier qui devient évêque n’est plus prince héritier. Si la reine meurt, il le reste.",
        "isRuling": false
      },
      {
        "number": "F1429-5.16",
        "chapter": "Les charges",
        "text": "Une reine perd son titre quand son mariage est annulé.",
        "isRuling": true
      },
      {
        "number": "F1429-5.17",
        "chapter": "Les charges",
        "text": "Un prisonnier ne peut ni voter ni se présenter et, si c’est la reine, ne peut pas désigner de prince héritier, mais garde tous les autres pouvoirs de sa charge.",
        "isRuling": true
      },
      {
        "number": "F1429-5.18",
        "chapter": "Les charges",
        "text": "En option, les prisonniers sont sans pouvoirs : un pape, un roi ou une reine régente prisonniers ne peuvent pas exercer les pouvoirs de leur charge. Leur accord n’est pas nécessaire pour un titre de cardinal, et ils ne peuvent ni excommunier ni absoudre, ni annuler un mariage, ni faire grâce d’un prix, même à leur propre famille. Leurs impôts sont toujours payés.",
        "isRuling": false
      },
      {
        "number": "F1429-6.1",
        "chapter": "Cartes",
        "text": "Dans la deuxième phase, chaque famille à son tour peut défausser des cartes de sa main, face visible, puis piocher jusqu’à deux cartes, dont au plus un personnage. Les défausses ne peuvent pas être consultées.",
        "isRuling": false
      },
      {
        "number": "F1429-6.2",
        "chapter": "Cartes",
        "text": "Une main ne compte jamais plus de trois cartes.",
        "isRuling": false
      },
      {
        "number": "F1429-6.3",
        "chapter": "Cartes",
        "text": "Une calamité ne compte pas comme une carte piochée : posez-la face cachée, sans la regarder, sur la première case libre des trois de la piste, et continuez à piocher jusqu’à un évènement.",
        "isRuling": false
      },
      {
        "number": "F1429-6.4",
        "chapter": "Cartes",
        "text": "Si la piste est pleine, une calamité est défaussée.",
        "isRuling": false
      },
      {
        "number": "F1429-6.5",
        "chapter": "Cartes",
        "text": "Elle est alors montrée à tous.",
        "isRuling": true
      },
      {
        "number": "F1429-6.6",
        "chapter": "Cartes",
        "text": "Si une pioche est vide au moment de piocher, mélangez sa défausse pour en former une nouvelle. Un seigneur mort qui revient est un autre seigneur du même nom.",
        "isRuling": false
      },
      {
        "number": "F1429-6.7",
        "chapter": "Cartes",
        "text": "S’il n’y a pas non plus de défausse, on ne pioche pas de carte.",
        "isRuling": true
      },
      {
        "number": "F1429-6.8",
        "chapter": "Cartes",
        "text": "Une carte surprise peut être jouée au lieu d’être défaussée, mais jamais pendant la pioche.",
        "isRuling": false
      },
      {
        "number": "F1429-6.9",
        "chapter": "Cartes",
        "text": "Après les calamités, chaque famille à son tour peut jouer des cartes.",
        "isRuling": false
      },
      {
        "number": "F1429-6.10",
        "chapter": "Cartes",
        "text": "Une carte seigneur fait entrer un seigneur dans la famille. Une famille peut avoir au plus quatre seigneurs, prisonniers compris.",
        "isRuling": false
      },
      {
        "number": "F1429-6.11",
        "chapter": "Cartes",
        "text": "Placez un nouveau seigneur dans un château ou une cité que la famille contrôle, même assiégés ; à défaut, dans un village où se trouve un de ses seigneurs ; à défaut, dans un village que la famille contrôle ; à défaut, dans un village libre, ou dans celui d’une autre famille avec son accord.",
        "isRuling": false
      },
      {
        "number": "F1429-6.12",
        "chapter": "Cartes",
        "text": "Bonnes récoltes : jouez cette carte sur un évêché. Elle y annule une famine, et les deux cartes sont défaussées ; sans famine, chaque moulin y rapporte 1 écu de plus. Elle ne peut pas être jouée sur un évêché où il y a mauvais temps.",
        "isRuling": false
      },
      {
        "number": "F1429-6.13",
        "chapter": "Cartes",
        "text": "Beau temps : jouez cette carte sur un évêché. Elle y annule un mauvais temps, et les deux cartes sont défaussées ; sans mauvais temps, chaque moulin y rapporte 1 écu de plus. Elle ne peut pas être jouée sur un évêché où il y a famine.",
        "isRuling": false
      },
      {
        "number": "F1429-6.14",
        "chapter": "Cartes",
        "text": "Un évêché peut avoir au plus un bonus de chaque sorte.",
        "isRuling": false
      },
      {
        "number": "F1429-6.15",
        "chapter": "Cartes",
        "text": "Une carte impôt lève la taille d’un fief ou la dîme d’un évêché. Défaussez la carte et placez là un marqueur de la famille jusqu’aux revenus. Vous pouvez lever l’impôt même si le seigneur qui détient le titre est prisonnier.",
        "isRuling": false
      },
      {
        "number": "F1429-6.16",
        "chapter": "Cartes",
        "text": "La taille est levée par la famille qui détient le titre du fief, ou par le roi sur tout fief non gouverné.",
        "isRuling": false
      },
      {
        "number": "F1429-6.17",
        "chapter": "Cartes",
        "text": "La dîme est levée par un évêque dans son propre évêché, par un cardinal dans tout évêché pourvu d’un évêque, ou par le pape dans tous les évêchés pourvus d’un évêque à la fois. Si plusieurs la lèvent, l’évêque a priorité sur un cardinal, et un cardinal sur le pape.",
        "isRuling": false
      },
      {
        "number": "F1429-6.18",
        "chapter": "Cartes",
        "text": "Si plusieurs cardinaux lèvent la même dîme, le premier la reçoit, et le suivant si le premier perd sa charge. Un fief n’est taxé qu’une fois.",
        "isRuling": true
      },
      {
        "number": "F1429-6.19",
        "chapter": "Cartes",
        "text": "Si un évêché subit à la fois une famine et un mauvais temps, aucun des deux ne peut être annulé par sa carte.",
        "isRuling": true
      },
      {
        "number": "F1429-6.20",
        "chapter": "Cartes",
        "text": "Un nouveau seigneur placé dans un village libre en prend aussitôt le contrôle, et sa famille récupère aussitôt un titre vacant dont elle contrôle la cité.",
        "isRuling": true
      },
      {
        "number": "F1429-7.1",
        "chapter": "Calamités",
        "text": "Quand toutes les familles ont pioché, retournez les calamités de la piste l’une après l’autre. Un dé décide de l’évêché frappé ; sur un 6, il n’y en a aucun, et la carte est défaussée.",
        "isRuling": false
      },
      {
        "number": "F1429-7.2",
        "chapter": "Calamités",
        "text": "Une deuxième calamité de la même sorte dans un évêché est défaussée. Des calamités de sortes différentes peuvent frapper le même évêché.",
        "isRuling": false
      },
      {
        "number": "F1429-7.3",
        "chapter": "Calamités",
        "text": "Mauvais temps : personne ne peut se déplacer dans l’évêché, y entrer ni en sortir, et aucune bataille n’y a lieu. Les révoltes et les souterrains ne sont pas affectés.",
        "isRuling": false
      },
      {
        "number": "F1429-7.4",
        "chapter": "Calamités",
        "text": "Les sièges, les pillages et les achats restent possibles par mauvais temps.",
        "isRuling": true
      },
      {
        "number": "F1429-7.5",
        "chapter": "Calamités",
        "text": "Famine : les moulins de l’évêché ne rapportent rien. Une famine peut provoquer des révoltes.",
        "isRuling": false
      },
      {
        "number": "F1429-7.6",
        "chapter": "Calamités",
        "text": "Peste : lancez un dé pour chaque seigneur de l’évêché ; il meurt sur un résultat de 1 à 3. Dans chacun de ses villages, chaque famille perd la moitié de ses troupes, arrondie à l’inférieur ; leur propriétaire choisit lesquelles.",
        "isRuling": false
      },
      {
        "number": "F1429-7.7",
        "chapter": "Calamités",
        "text": "Les seigneurs et les troupes qui entrent, depuis un autre évêché, dans un évêché frappé par la peste sont testés de la même façon, une fois par tour.",
        "isRuling": false
      },
      {
        "number": "F1429-7.8",
        "chapter": "Calamités",
        "text": "La peste n’affecte ni les recrues ni les seigneurs placés après qu’elle a frappé.",
        "isRuling": false
      },
      {
        "number": "F1429-7.9",
        "chapter": "Calamités",
        "text": "La peste n’affecte pas les prisonniers. Les troupes qui se déplacent ensemble sont réduites de moitié ensemble ; si leur dernier seigneur meurt, elles s’arrêtent là.",
        "isRuling": true
      },
      {
        "number": "F1429-7.10",
        "chapter": "Calamités",
        "text": "Les calamités durent jusqu’à la fin du tour.",
        "isRuling": false
      },
      {
        "number": "F1429-8.1",
        "chapter": "Revenus",
        "text": "Dans la troisième phase, chaque famille reçoit 1 écu par village qu’elle contrôle et qui n’est pas assiégé.",
        "isRuling": false
      },
      {
        "number": "F1429-8.2",
        "chapter": "Revenus",
        "text": "Pour chaque moulin d’un tel village, elle reçoit 2 écus, plus 1 pour de bonnes récoltes et 1 pour un beau temps dans cet évêché, mais rien en cas de famine.",
        "isRuling": false
      },
      {
        "number": "F1429-8.3",
        "chapter": "Revenus",
        "text": "La taille rapporte 2 écus par village du fief, quelle que soit la famille qui le contrôle et qu’il soit assiégé ou non.",
        "isRuling": false
      },
      {
        "number": "F1429-8.4",
        "chapter": "Revenus",
        "text": "La dîme rapporte le revenu de tous les moulins de l’évêché, que leurs propriétaires ne reçoivent pas.",
        "isRuling": false
      },
      {
        "number": "F1429-8.5",
        "chapter": "Revenus",
        "text": "La famille de la reine reçoit 2 écus.",
        "isRuling": false
      },
      {
        "number": "F1429-8.6",
        "chapter": "Revenus",
        "text": "Un impôt devient caduc si son titre quitte la famille avant les revenus ; un héritier de la même famille le perçoit.",
        "isRuling": false
      },
      {
        "number": "F1429-8.7",
        "chapter": "Revenus",
        "text": "Une dîme devient caduque quand le seigneur qui l’a levée perd sa charge, et une taille levée par le roi quand il n’est plus roi.",
        "isRuling": true
      },
      {
        "number": "F1429-8.8",
        "chapter": "Revenus",
        "text": "Après les revenus, les marqueurs d’impôt sont rendus et les cartes bonus sont défaussées.",
        "isRuling": false
      },
      {
        "number": "F1429-8.9",
        "chapter": "Revenus",
        "text": "Une dîme prend exactement ce que chaque moulin aurait rapporté : rien si aucune famille ne le contrôle, ou en cas de siège ou de famine.",
        "isRuling": true
      },
      {
        "number": "F1429-9.1",
        "chapter": "Achats",
        "text": "Dans la quatrième phase, chaque famille à son tour fait des achats tant qu’elle a des écus et que les réserves le permettent.",
        "isRuling": false
      },
      {
        "number": "F1429-9.2",
        "chapter": "Achats",
        "text": "Un sergent coûte 1 écu, un chevalier 3. Placez-les aussitôt là où la famille a un seigneur libre, ou dans un château ou une cité qu’elle contrôle.",
        "isRuling": false
      },
      {
        "number": "F1429-9.3",
        "chapter": "Achats",
        "text": "Une famille peut placer au plus quatre nouvelles unités dans un village par phase.",
        "isRuling": false
      },
      {
        "number": "F1429-9.4",
        "chapter": "Achats",
        "text": "La famille assiégée ne peut rien placer dans un château ou une cité assiégés ; l’assiégeant peut se renforcer.",
        "isRuling": false
      },
      {
        "number": "F1429-9.5",
        "chapter": "Achats",
        "text": "Un moulin coûte 3 écus. Il se construit dans un village que la famille contrôle, à raison de deux par village au plus.",
        "isRuling": false
      },
      {
        "number": "F1429-9.6",
        "chapter": "Achats",
        "text": "Un château coûte 10 écus. Il se construit dans un village que la famille contrôle, à raison d’une fortification par village au plus.",
        "isRuling": false
      },
      {
        "number": "F1429-9.7",
        "chapter": "Achats",
        "text": "Un titre de fief coûte 2 écus par village du fief. La famille doit contrôler tous ses villages et un château dans le fief, et donne le titre à l’un de ses seigneurs qui en a moins de deux. Le fief est dès lors gouverné.",
        "isRuling": false
      },
      {
        "number": "F1429-9.8",
        "chapter": "Achats",
        "text": "L’acheteur transforme un château du fief en cité fortifiée, sa capitale.",
        "isRuling": false
      },
      {
        "number": "F1429-9.9",
        "chapter": "Achats",
        "text": "Le titre de cardinal à vendre coûte 5 écus et va aussitôt à un évêque.",
        "isRuling": false
      },
      {
        "number": "F1429-9.10",
        "chapter": "Achats",
        "text": "Un seigneur qui a deux fiefs peut en passer un à un autre seigneur de la famille, mais garde le plus important : duché avant comté, comté avant baronnie.",
        "isRuling": false
      },
      {
        "number": "F1429-9.11",
        "chapter": "Achats",
        "text": "Le fief peut être passé chaque fois qu’un joueur peut agir hors de son tour. Si les deux sont égaux, on peut passer l’un ou l’autre.",
        "isRuling": true
      },
      {
        "number": "F1429-9.12",
        "chapter": "Achats",
        "text": "La famille du roi est invitée à renoncer au prix au moment de l’achat ; pour ses propres achats, elle n’a pas besoin de demander.",
        "isRuling": true
      },
      {
        "number": "F1429-10.1",
        "chapter": "Mort et héritage",
        "text": "Quand un seigneur meurt, défaussez sa carte. Ses titres d’église et ses titres royaux reviennent à leur place, de même qu’une carte cardinal ou d’Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-10.2",
        "chapter": "Mort et héritage",
        "text": "Les fiefs du seigneur passent aussitôt à d’autres seigneurs de la famille qui en ont moins de deux. La famille choisit.",
        "isRuling": false
      },
      {
        "number": "F1429-10.3",
        "chapter": "Mort et héritage",
        "text": "Les fiefs du dernier seigneur d’une famille vont à son conjoint. Si des troupes de la famille se trouvent dans la cité, elles sont remplacées par les mêmes troupes de la famille du conjoint.",
        "isRuling": false
      },
      {
        "number": "F1429-10.4",
        "chapter": "Mort et héritage",
        "text": "Les troupes pour lesquelles la famille du conjoint n’a plus de pions sont perdues.",
        "isRuling": true
      },
      {
        "number": "F1429-10.5",
        "chapter": "Mort et héritage",
        "text": "Un conjoint qui a deux fiefs peut d’abord en passer un ; sinon le titre devient vacant. Il ne va jamais à d’autres seigneurs de la famille du conjoint.",
        "isRuling": false
      },
      {
        "number": "F1429-10.6",
        "chapter": "Mort et héritage",
        "text": "Sans héritier, le titre devient vacant et le fief n’est plus gouverné ; sa cité reste.",
        "isRuling": false
      },
      {
        "number": "F1429-10.7",
        "chapter": "Mort et héritage",
        "text": "Un titre vacant va sans frais à la famille qui contrôle la cité et qui a un seigneur pouvant le porter.",
        "isRuling": false
      },
      {
        "number": "F1429-10.8",
        "chapter": "Mort et héritage",
        "text": "La famille qui prend le contrôle de la cité d’une autre en prend le titre.",
        "isRuling": false
      },
      {
        "number": "F1429-10.9",
        "chapter": "Mort et héritage",
        "text": "La famille qui prend le contrôle d’une cité en reçoit le titre à la fin du déplacement, ou aussitôt après une bataille ou une cession. Si aucun de ses seigneurs ne peut le porter, le titre devient vacant.",
        "isRuling": true
      },
      {
        "number": "F1429-10.10",
        "chapter": "Mort et héritage",
        "text": "Si deux fiefs reviennent à un conjoint qui ne peut en porter qu’un de plus, sa famille choisit lequel.",
        "isRuling": true
      },
      {
        "number": "F1429-11.1",
        "chapter": "Déplacements",
        "text": "Dans la cinquième phase, chaque famille à son tour déplace tous ses seigneurs qui ne sont pas prisonniers. Une étape mène par un chemin à un village voisin. Un seigneur peut faire deux étapes par tour.",
        "isRuling": false
      },
      {
        "number": "F1429-11.2",
        "chapter": "Déplacements",
        "text": "Les troupes ne se déplacent qu’avec un seigneur, qui peut en prendre et en laisser en route. Aucune unité ne fait plus de deux étapes par tour, même avec des seigneurs différents.",
        "isRuling": false
      },
      {
        "number": "F1429-11.3",
        "chapter": "Déplacements",
        "text": "D’autres seigneurs et des prisonniers de la famille peuvent l’accompagner.",
        "isRuling": false
      },
      {
        "number": "F1429-11.4",
        "chapter": "Déplacements",
        "text": "Vous pouvez alterner les déplacements de plusieurs seigneurs ; chaque seigneur et chaque unité compte ses propres étapes. Les unités qui se sont le plus déplacées sont prises en premier.",
        "isRuling": true
      },
      {
        "number": "F1429-11.5",
        "chapter": "Déplacements",
        "text": "Vous pouvez entrer librement dans un village où il n’y a personne, et le traverser.",
        "isRuling": false
      },
      {
        "number": "F1429-11.6",
        "chapter": "Déplacements",
        "text": "Les seigneurs et les troupes qui arrivent dans le village d’une autre famille s’arrêtent à l’entrée, sur le chemin par lequel ils sont venus. Pour aller plus loin, il leur faut l’autorisation de la famille qui contrôle le village et de ceux qui se trouvent sur les chemins empruntés.",
        "isRuling": false
      },
      {
        "number": "F1429-11.7",
        "chapter": "Déplacements",
        "text": "Les troupes présentes dans le village avant la phase peuvent partir par n’importe quel chemin, mais il leur faut l’autorisation de ceux qui sont arrivés par ce chemin ce tour-ci.",
        "isRuling": false
      },
      {
        "number": "F1429-11.8",
        "chapter": "Déplacements",
        "text": "Si l’autorisation est refusée, vous pouvez revenir avec tout ce qui est venu, en emmenant si vous voulez des troupes qui étaient déjà là, ou rester : ces seigneurs et ces troupes ne se déplacent alors plus ce tour-ci. Vous ne pouvez pas revenir en laissant des troupes venues avec vous.",
        "isRuling": false
      },
      {
        "number": "F1429-11.9",
        "chapter": "Déplacements",
        "text": "Toutes les familles dont l’autorisation est requise sont interrogées en même temps ; l’absence de réponse est un refus.",
        "isRuling": true
      },
      {
        "number": "F1429-11.10",
        "chapter": "Déplacements",
        "text": "Personne ne peut sortir d’un château ou d’une cité assiégés sans l’autorisation des assiégeants.",
        "isRuling": false
      },
      {
        "number": "F1429-11.11",
        "chapter": "Déplacements",
        "text": "Une famille, ou d’autres avec son accord, peut entrer dans son village assiégé ; elle est alors à l’intérieur.",
        "isRuling": false
      },
      {
        "number": "F1429-11.12",
        "chapter": "Déplacements",
        "text": "La famille assiégée admet une autre famille en le déclarant quand celle-ci se trouve devant le village.",
        "isRuling": true
      },
      {
        "number": "F1429-11.13",
        "chapter": "Déplacements",
        "text": "Une femme qui est d’Arc peut faire trois étapes, de même que ceux qui l’accompagnent.",
        "isRuling": false
      },
      {
        "number": "F1429-11.14",
        "chapter": "Déplacements",
        "text": "Ceux qui se trouvent devant le village d’une autre famille ont demandé l’autorisation : s’ils reviennent en y laissant des troupes, la famille qui contrôle le village doit être d’accord.",
        "isRuling": true
      },
      {
        "number": "F1429-12.1",
        "chapter": "Chevauchées",
        "text": "Au lieu de demander l’autorisation, des seigneurs et des chevaliers sans sergents peuvent forcer le passage : hors d’un siège, face à des ennemis sur un chemin, ou à travers le village d’une autre famille. Une bataille a lieu aussitôt.",
        "isRuling": false
      },
      {
        "number": "F1429-12.2",
        "chapter": "Chevauchées",
        "text": "Vous ne pouvez pas chevaucher à travers un village où une autre famille a un château ou une cité.",
        "isRuling": false
      },
      {
        "number": "F1429-12.3",
        "chapter": "Chevauchées",
        "text": "Il doit rester aux cavaliers une étape à faire après la bataille.",
        "isRuling": false
      },
      {
        "number": "F1429-12.4",
        "chapter": "Chevauchées",
        "text": "Le défenseur inflige 1 dégât de plus par dé lancé.",
        "isRuling": false
      },
      {
        "number": "F1429-12.5",
        "chapter": "Chevauchées",
        "text": "L’attaquant n’a pas d’alliés dans cette bataille. Les alliés du défenseur peuvent la quitter, mais pas changer de camp.",
        "isRuling": false
      },
      {
        "number": "F1429-12.6",
        "chapter": "Chevauchées",
        "text": "Si l’attaquant gagne et qu’il lui reste un seigneur, le déplacement doit continuer, même en arrière ; des chevaliers peuvent rester sur place. Sinon, les cavaliers ne se déplacent plus ce tour-ci.",
        "isRuling": false
      },
      {
        "number": "F1429-12.7",
        "chapter": "Chevauchées",
        "text": "Toutes les autres familles qui ont un seigneur sur place sont invitées à rejoindre le défenseur. Le défenseur est la première famille sur le passage, ou la famille qui contrôle le village si elle s’y trouve. Une chevauchée demande au moins un chevalier.",
        "isRuling": true
      },
      {
        "number": "F1429-12.8",
        "chapter": "Chevauchées",
        "text": "Lors d’une sortie à cheval, les murs ne comptent pas.",
        "isRuling": true
      },
      {
        "number": "F1429-12.9",
        "chapter": "Chevauchées",
        "text": "On peut emmener des prisonniers dans une chevauchée. On peut aussi charger une famille qui laisserait passer.",
        "isRuling": false
      },
      {
        "number": "F1429-13.1",
        "chapter": "Batailles",
        "text": "Dans la sixième phase, chaque famille à son tour peut déclarer des batailles là où ses troupes et celles d’autres familles sont dans le même village. Une bataille n’est jamais obligatoire. Elle a lieu aussitôt.",
        "isRuling": false
      },
      {
        "number": "F1429-13.2",
        "chapter": "Batailles",
        "text": "Des troupes sans seigneur ne peuvent pas attaquer, mais elles se défendent. Des seigneurs sans troupes ne peuvent pas attaquer.",
        "isRuling": false
      },
      {
        "number": "F1429-13.3",
        "chapter": "Batailles",
        "text": "Une famille ne peut déclarer qu’une bataille par phase contre la même famille dans le même village.",
        "isRuling": true
      },
      {
        "number": "F1429-13.4",
        "chapter": "Batailles",
        "text": "Une attaque vise une seule famille. Les autres familles qui ont là un seigneur peuvent rejoindre un camp ou rester à l’écart ; elles décident avant le début de la bataille.",
        "isRuling": false
      },
      {
        "number": "F1429-13.5",
        "chapter": "Batailles",
        "text": "Points de combat : 1 par sergent, 3 par chevalier, 1 par homme, 1 par femme titrée ou d’Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-13.6",
        "chapter": "Batailles",
        "text": "Un camp lance un dé pour 1 à 6 points, deux pour 7 à 12, et trois pour 13 ou plus. D’Arc ajoute un dé.",
        "isRuling": false
      },
      {
        "number": "F1429-13.7",
        "chapter": "Batailles",
        "text": "L’attaquant lance un dé de moins contre un château et deux de moins contre une cité. Les engins de siège annulent autant de ces dés qu’ils en montrent, deux au plus.",
        "isRuling": false
      },
      {
        "number": "F1429-13.8",
        "chapter": "Batailles",
        "text": "Les murs comptent si le défenseur contrôle le village ou y a été admis, mais pas si la famille qui contrôle le village attaque. Le dé d’Arc s’ajoute avant de compter les murs. Un camp à qui il ne reste pas de dé ne peut pas attaquer ; aucune attaque n’est déclarée s’il ne restait pas de dé même avec l’aide de tous ceux qui peuvent la rejoindre.",
        "isRuling": true
      },
      {
        "number": "F1429-13.9",
        "chapter": "Batailles",
        "text": "Les deux camps lancent les dés et subissent les pertes en même temps. Il faut 1 dégât pour tuer un sergent et 3 pour tuer un chevalier. Les pertes doivent absorber le plus de dégâts possible.",
        "isRuling": false
      },
      {
        "number": "F1429-13.10",
        "chapter": "Batailles",
        "text": "Si les pertes peuvent se répartir de plusieurs façons, le chef du camp choisit combien de chevaliers sont perdus, et combien de pions perd chaque famille. Les chefs sont l’attaquant et le défenseur.",
        "isRuling": true
      },
      {
        "number": "F1429-13.11",
        "chapter": "Batailles",
        "text": "Les seigneurs ne meurent que lorsque toutes les troupes de leur camp sont perdues ; il faut 1 dégât pour chacun.",
        "isRuling": false
      },
      {
        "number": "F1429-13.12",
        "chapter": "Batailles",
        "text": "Les seigneurs qui restent quand toutes leurs troupes sont perdues deviennent prisonniers du chef de l’autre camp, s’il lui reste des troupes.",
        "isRuling": false
      },
      {
        "number": "F1429-13.13",
        "chapter": "Batailles",
        "text": "Un seigneur sans troupes, attaqué par un seigneur qui en a, est capturé sans lancer de dés, même dans une fortification.",
        "isRuling": false
      },
      {
        "number": "F1429-13.14",
        "chapter": "Batailles",
        "text": "Le chef peut laisser partir un seigneur qui pourrait être capturé.",
        "isRuling": false
      },
      {
        "number": "F1429-13.15",
        "chapter": "Batailles",
        "text": "Après chaque round, les chefs déclarent ouvertement s’ils continuent, proposent d’arrêter ou se rendent. Pour arrêter, il faut l’accord des deux ; contre une fortification, l’attaquant peut arrêter seul.",
        "isRuling": false
      },
      {
        "number": "F1429-13.16",
        "chapter": "Batailles",
        "text": "Une famille qui se rend perd toutes ses troupes sur place, et ses seigneurs deviennent prisonniers.",
        "isRuling": false
      },
      {
        "number": "F1429-13.17",
        "chapter": "Batailles",
        "text": "Après chaque round, les alliés peuvent quitter la bataille ou changer de camp. Un allié du défenseur qui change de camp ouvre les portes : les murs ne comptent plus.",
        "isRuling": false
      },
      {
        "number": "F1429-13.18",
        "chapter": "Batailles",
        "text": "Une bataille prend fin quand un camp est éliminé, quand il ne reste que des seigneurs dans les deux camps, quand le camp de l’attaquant n’a plus de seigneur, ou après trois rounds sans pertes.",
        "isRuling": false
      },
      {
        "number": "F1429-13.19",
        "chapter": "Batailles",
        "text": "Si le défenseur contrôlait le village et n’y a plus de troupes, l’attaquant en prend le contrôle s’il lui reste des pions, même si un seigneur du défenseur a été laissé libre.",
        "isRuling": true
      },
      {
        "number": "F1429-13.20",
        "chapter": "Batailles",
        "text": "Les prisonniers détenus là par le camp éliminé passent au vainqueur ; ceux de la famille du vainqueur sont libérés.",
        "isRuling": true
      },
      {
        "number": "F1429-13.21",
        "chapter": "Batailles",
        "text": "Toutes les unités d’une famille dans le village prennent part à la bataille, quel que soit le chemin par lequel elles sont venues, mais pas ses prisonniers.",
        "isRuling": false
      },
      {
        "number": "F1429-14.1",
        "chapter": "Prisonniers et rançon",
        "text": "Un prisonnier est gardé par une famille dans un village où elle a des troupes ou des seigneurs, se déplace avec ses seigneurs, et compte parmi les quatre seigneurs de sa propre famille. Il ne peut être tué que par un assassinat ou une révolte.",
        "isRuling": false
      },
      {
        "number": "F1429-14.2",
        "chapter": "Prisonniers et rançon",
        "text": "Un prisonnier garde ses titres et ses points de victoire.",
        "isRuling": false
      },
      {
        "number": "F1429-14.3",
        "chapter": "Prisonniers et rançon",
        "text": "Un geôlier peut libérer un prisonnier ou le remettre à une famille qui a des troupes dans le même village.",
        "isRuling": false
      },
      {
        "number": "F1429-14.4",
        "chapter": "Prisonniers et rançon",
        "text": "Un prisonnier dont les gardes ont été éliminés est libre, à moins d’être capturé par une autre famille.",
        "isRuling": false
      },
      {
        "number": "F1429-14.5",
        "chapter": "Prisonniers et rançon",
        "text": "Un seigneur libéré est placé comme un nouveau seigneur, dans un village d’une autre famille seulement avec son accord.",
        "isRuling": false
      },
      {
        "number": "F1429-14.6",
        "chapter": "Prisonniers et rançon",
        "text": "La rançon est de 2 écus, plus 2 par titre.",
        "isRuling": false
      },
      {
        "number": "F1429-14.7",
        "chapter": "Prisonniers et rançon",
        "text": "Au début des achats, avant tout achat, chaque famille dans l’ordre du tour doit payer toutes les rançons qu’elle peut, la plus élevée d’abord ; le geôlier doit accepter.",
        "isRuling": false
      },
      {
        "number": "F1429-14.8",
        "chapter": "Prisonniers et rançon",
        "text": "Les familles peuvent convenir à tout moment d’une somme moindre, pour un ou plusieurs prisonniers.",
        "isRuling": false
      },
      {
        "number": "F1429-14.9",
        "chapter": "Prisonniers et rançon",
        "text": "Les familles paient dans l’ordre du tour, avant le premier achat de toute famille.",
        "isRuling": true
      },
      {
        "number": "F1429-15.1",
        "chapter": "Sièges et pillage",
        "text": "Après ses batailles, une famille peut assiéger un château ou une cité d’une autre famille là où elle a un seigneur et des troupes. Placez-y un engin de siège qui montre 1.",
        "isRuling": false
      },
      {
        "number": "F1429-15.2",
        "chapter": "Sièges et pillage",
        "text": "Si le siège continue, l’engin montre 2 après les batailles du tour suivant de l’assiégeant.",
        "isRuling": false
      },
      {
        "number": "F1429-15.3",
        "chapter": "Sièges et pillage",
        "text": "Un village assiégé reste sous contrôle, mais ne rapporte rien et ne reçoit pas de recrues.",
        "isRuling": false
      },
      {
        "number": "F1429-15.4",
        "chapter": "Sièges et pillage",
        "text": "Plusieurs familles peuvent assiéger le même village ; leurs engins s’additionnent.",
        "isRuling": false
      },
      {
        "number": "F1429-15.5",
        "chapter": "Sièges et pillage",
        "text": "Un siège prend fin aussitôt, même pendant une bataille, quand l’assiégeant n’a plus de seigneur sur place, et aussi quand il souhaite y mettre fin ou perd la bataille. L’engin de siège est alors rendu.",
        "isRuling": false
      },
      {
        "number": "F1429-15.6",
        "chapter": "Sièges et pillage",
        "text": "Quand toutes les batailles sont finies, chaque famille à son tour peut piller des moulins dans les villages qu’elle contrôle, pour 1 écu chacun. Dans un village assiégé, l’assiégeant peut piller, mais pas l’assiégé.",
        "isRuling": false
      },
      {
        "number": "F1429-15.7",
        "chapter": "Sièges et pillage",
        "text": "S’il y a plusieurs assiégeants, le premier dans l’ordre du tour pille.",
        "isRuling": true
      },
      {
        "number": "F1429-16.1",
        "chapter": "La fin du tour et la victoire",
        "text": "À la fin du tour, défaussez les calamités et comptez les points de victoire : 1 par titre de fief, 1 pour le roi, 1 pour le pape.",
        "isRuling": false
      },
      {
        "number": "F1429-16.2",
        "chapter": "La fin du tour et la victoire",
        "text": "Une famille sans allié gagne avec 3 points.",
        "isRuling": false
      },
      {
        "number": "F1429-16.3",
        "chapter": "La fin du tour et la victoire",
        "text": "Deux familles alliées gagnent ensemble avec 4 points. À 3 joueurs, les alliances ne peuvent pas gagner : une famille alliée gagne seule avec 3 points.",
        "isRuling": false
      },
      {
        "number": "F1429-16.4",
        "chapter": "La fin du tour et la victoire",
        "text": "Une victoire en solitaire passe avant une victoire en alliance. Les égalités se départagent dans cet ordre : le roi, le pape, la reine régente, le plus de fiefs, le plus d’évêques, le plus de villages.",
        "isRuling": false
      },
      {
        "number": "F1429-16.5",
        "chapter": "La fin du tour et la victoire",
        "text": "Les joueurs encore à égalité partagent la victoire.",
        "isRuling": true
      },
      {
        "number": "F1429-16.6",
        "chapter": "La fin du tour et la victoire",
        "text": "Si personne ne gagne, le joueur suivant à gauche devient premier joueur, et un nouveau tour commence.",
        "isRuling": false
      },
      {
        "number": "F1429-16.7",
        "chapter": "La fin du tour et la victoire",
        "text": "Après le dernier tour convenu, le joueur qui a le plus de points gagne ; les égalités se départagent comme ci-dessus.",
        "isRuling": true
      },
      {
        "number": "F1429-16.8",
        "chapter": "La fin du tour et la victoire",
        "text": "Les autres joueurs se classent par points de victoire, puis selon le même départage. Le score affiché est le nombre de points de victoire.",
        "isRuling": true
      },
      {
        "number": "F1429-17.1",
        "chapter": "Cartes surprise",
        "text": "Les cartes surprise peuvent être jouées à tout moment, sauf pendant la pioche. Chaque carte est entièrement résolue avant la suivante.",
        "isRuling": false
      },
      {
        "number": "F1429-17.2",
        "chapter": "Cartes surprise",
        "text": "Avant un vote, avant les revenus, avant chaque round d’une bataille et pendant une révolte, tous les joueurs qui ont des cartes sont interrogés en même temps. Après chaque carte, ils le sont de nouveau jusqu’à ce que tous passent.",
        "isRuling": true
      },
      {
        "number": "F1429-17.3",
        "chapter": "Cartes surprise",
        "text": "D’Arc : jouez cette carte sur une femme non mariée de n’importe quelle famille. Elle devient d’Arc, fait trois étapes, ajoute un dé en bataille et ne peut pas se marier. À sa mort, la carte est défaussée.",
        "isRuling": false
      },
      {
        "number": "F1429-17.4",
        "chapter": "Cartes surprise",
        "text": "Cardinal : voir 5.2.",
        "isRuling": false
      },
      {
        "number": "F1429-17.5",
        "chapter": "Cartes surprise",
        "text": "L’assassinat tue aussitôt un seigneur d’une autre famille. Désignez l’un de vos seigneurs comme commanditaire ; il reste marqué jusqu’à sa mort.",
        "isRuling": false
      },
      {
        "number": "F1429-17.6",
        "chapter": "Cartes surprise",
        "text": "La justice tue un commanditaire marqué, mais jamais le roi, la reine, le prince héritier ni le pape.",
        "isRuling": false
      },
      {
        "number": "F1429-17.7",
        "chapter": "Cartes surprise",
        "text": "Embuscade : dans une bataille à laquelle participe un seigneur de votre famille, l’un des seigneurs engagés est fait prisonnier.",
        "isRuling": false
      },
      {
        "number": "F1429-17.8",
        "chapter": "Cartes surprise",
        "text": "Il devient prisonnier du joueur qui joue la carte.",
        "isRuling": true
      },
      {
        "number": "F1429-17.9",
        "chapter": "Cartes surprise",
        "text": "Souterrain, pendant les déplacements : un seigneur et ceux qui l’accompagnent quittent un siège, font une étape par mauvais temps, ou passent des ennemis sans autorisation.",
        "isRuling": false
      },
      {
        "number": "F1429-17.10",
        "chapter": "Cartes surprise",
        "text": "Souterrain, dans une bataille : les murs ne comptent pas contre l’attaquant.",
        "isRuling": false
      },
      {
        "number": "F1429-17.11",
        "chapter": "Cartes surprise",
        "text": "Souterrain, à tout moment : un prisonnier s’évade, avec les autres prisonniers du même lieu.",
        "isRuling": false
      },
      {
        "number": "F1429-17.12",
        "chapter": "Cartes surprise",
        "text": "Révolte : jouez cette carte sur un village frappé d’un impôt ou d’une famine. Votre propre impôt n’est pas une cause de révolte.",
        "isRuling": false
      },
      {
        "number": "F1429-17.13",
        "chapter": "Cartes surprise",
        "text": "Chaque carte révolte lance un dé et ajoute 1 dégât par dé lancé ; les autres joueurs peuvent d’abord ajouter les leurs. Les murs comptent.",
        "isRuling": false
      },
      {
        "number": "F1429-17.14",
        "chapter": "Cartes surprise",
        "text": "Un évêque peut essayer de calmer une révolte dans son évêché : de 3 à 6, la carte n’a pas d’effet ; sur 1 ou 2, il meurt. Un cardinal peut essayer partout, pour 3 écus, et ne meurt pas.",
        "isRuling": false
      },
      {
        "number": "F1429-17.15",
        "chapter": "Cartes surprise",
        "text": "S’il ne reste plus de troupes, tous les seigneurs présents meurent, prisonniers compris, et les moulins et les châteaux sont détruits ; une cité ne l’est pas.",
        "isRuling": false
      },
      {
        "number": "F1429-17.16",
        "chapter": "Cartes surprise",
        "text": "Le joueur qui a joué la première carte révolte choisit la famille frappée en premier.",
        "isRuling": false
      },
      {
        "number": "F1429-17.17",
        "chapter": "Cartes surprise",
        "text": "L’évêque est interrogé en premier, puis les cardinaux dans l’ordre du tour, avec un essai par carte. Les prisonniers ne sont pas interrogés.",
        "isRuling": true
      },
      {
        "number": "F1429-17.18",
        "chapter": "Cartes surprise",
        "text": "Une révolte détruit un village sans troupes s’il lui reste un dé.",
        "isRuling": true
      },
      {
        "number": "F1429-17.19",
        "chapter": "Cartes surprise",
        "text": "Les murs ne retirent des dés qu’aux attaques contre ceux qui sont à l’intérieur.",
        "isRuling": true
      },
      {
        "number": "F1429-17.20",
        "chapter": "Cartes surprise",
        "text": "Une telle question concerne une partie des joueurs interrogés : avant un vote, ceux qui se présentent ou votent ; avant les revenus, ceux qui contrôlent un village où une révolte peut éclater ; avant un round et dans une révolte, ceux qui sont sur place.",
        "isRuling": true
      },
      {
        "number": "F1429-17.21",
        "chapter": "Cartes surprise",
        "text": "Les joueurs sont interrogés de la même façon à la fin d’un tour qui terminerait la partie ; cette question les concerne tous. À d’autres moments, les cartes surprise se jouent hors de son tour, comme en 2.9.",
        "isRuling": true
      },
      {
        "number": "F1429-17.22",
        "chapter": "Cartes surprise",
        "text": "La dîme du pape n’est une cause de révolte que dans les évêchés où il la perçoit.",
        "isRuling": true
      },
      {
        "number": "F1429-18.1",
        "chapter": "Diplomatie",
        "text": "Vous pouvez donner de l’argent à tout moment ; il reste visible de tous. *(décision)* Pas la somme d’une rançon ou d’un achat pour lesquels on vient de demander l’accord d’une autre famille.",
        "isRuling": false
      },
      {
        "number": "F1429-18.2",
        "chapter": "Diplomatie",
        "text": "Les cartes s’échangent d’un commun accord, et aucune main ne peut dépasser trois cartes.",
        "isRuling": false
      },
      {
        "number": "F1429-18.3",
        "chapter": "Diplomatie",
        "text": "La discussion ouverte et les offres sont libres et ne coûtent pas d’ambassade. En diplomatie libre, rien n’en coûte, et toutes les familles peuvent se parler en privé.",
        "isRuling": true
      },
      {
        "number": "F1429-18.4",
        "chapter": "Diplomatie",
        "text": "Le jeu enregistre les offres : des écus, une carte et un engagement contre des écus, une carte et un engagement. Ce qui est offert est mis de côté jusqu’à la fin de l’offre. Elle prend fin avec le tour, et avant l’échéance des rançons.",
        "isRuling": true
      },
      {
        "number": "F1429-18.5",
        "chapter": "Diplomatie",
        "text": "Avec les ambassades, chaque famille a trois ambassadeurs. Pour échanger des cartes avec une autre famille, elle en envoie un, à tout moment, même pendant la résolution d’une carte surprise. *(décision)* Ils valent pour toute la partie. La famille qui fait l’offre en envoie un, qui revient si l’offre n’est pas acceptée. L’argent n’en demande pas.",
        "isRuling": false
      },
      {
        "number": "F1429-18.6",
        "chapter": "Diplomatie",
        "text": "Un ambassadeur peut aussi ouvrir un cabinet privé avec une ou plusieurs autres familles, où elles se parlent en privé, et où cartes et argent changent de mains en secret. Un autre ambassadeur le garde ouvert plus longtemps. *(décision)* Il reste ouvert jusqu’à la fin de la phase, et une phase de plus pour chaque autre ambassadeur de son hôte.",
        "isRuling": false
      },
      {
        "number": "F1429-18.7",
        "chapter": "Diplomatie",
        "text": "Un engagement est le contrôle d’un village où l’autre famille est présente ; un prisonnier, libéré s’il appartient à l’autre famille et sinon remis à ses troupes sur place ; de la part du roi, le prix d’un titre de fief ; une relique pour un seigneur qui se trouve au même endroit que son porteur ; ou le passage. Tout ce qui est convenu se fait aussitôt.",
        "isRuling": true
      },
      {
        "number": "F1429-18.8",
        "chapter": "Diplomatie",
        "text": "La promesse d’un passage ou d’un prix remis vaut jusqu’à la fin du tour.",
        "isRuling": true
      },
      {
        "number": "F1429-18.9",
        "chapter": "Diplomatie",
        "text": "Une offre doit donner ou demander quelque chose.",
        "isRuling": true
      },
      {
        "number": "F1429-18.10",
        "chapter": "Diplomatie",
        "text": "Si le roi fait grâce du prix d’un titre contre le contrôle d’un village de ce fief, le titre est d’abord acquis, sans frais, et le village cédé ensuite. Une telle offre ne peut être acceptée que pendant les achats de l’acheteur, s’il remplit toutes les conditions sauf le prix.",
        "isRuling": true
      },
      {
        "number": "F1429-18.11",
        "chapter": "Diplomatie",
        "text": "Le jeu vous indique les cartes des autres mains que vous avez vues, jusqu’à ce qu’elles soient jouées ou défaussées, ou qu’elles aient pu changer de mains.",
        "isRuling": true
      },
      {
        "number": "F1429-19.1",
        "chapter": "Options",
        "text": "Au premier tour, les calamités sont défaussées sans effet.",
        "isRuling": false
      },
      {
        "number": "F1429-19.2",
        "chapter": "Options",
        "text": "La partie se termine après un nombre de tours convenu.",
        "isRuling": true
      },
      {
        "number": "F1429-19.3",
        "chapter": "Options",
        "text": "Pendant la partie, les joueurs peuvent convenir d’un dernier tour plus proche, après le tour en cours. Aucune autre règle ne change.",
        "isRuling": true
      },
      {
        "number": "F1429-20.1",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Dans le brouillard de guerre, les troupes sont face cachée : les autres joueurs voient combien de pions sont ensemble, mais pas de quelle sorte. *(décision)* Les réserves sont visibles. Si la question pouvait trahir les sortes, le propriétaire est toujours interrogé.",
        "isRuling": false
      },
      {
        "number": "F1429-20.2",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Les troupes sont montrées à l’achat, puis placées face cachée. *(décision)* Elles sont placées quand la famille a terminé ses achats.",
        "isRuling": false
      },
      {
        "number": "F1429-20.3",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Quand une bataille commence, les troupes qui y combattent sont retournées face visible. *(décision)* Elles sont retournées face cachée quand elle prend fin. Un cavalier montre des chevaliers.",
        "isRuling": false
      },
      {
        "number": "F1429-20.4",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Avec les reliques, cinq d’entre elles sont placées au hasard sur les cinq chefs-lieux quand toutes les familles ont placé leurs premières pièces.",
        "isRuling": false
      },
      {
        "number": "F1429-20.5",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Une relique peut être prise par l’évêque de l’évêché où elle se trouve, par un cardinal ou par le pape, qui doit être dans le village.",
        "isRuling": false
      },
      {
        "number": "F1429-20.6",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Si une autre famille occupe et contrôle le village, elle doit donner son accord.",
        "isRuling": false
      },
      {
        "number": "F1429-20.7",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Une relique se déplace avec son porteur. Si des troupes restent seules avec elle, elles la gardent pour un seigneur de leur famille ; si elle est seule, le premier seigneur qui arrive la prend. Une relique n’est jamais détruite.",
        "isRuling": false
      },
      {
        "number": "F1429-20.8",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Le porteur peut la donner ou la vendre à tout seigneur du même village, même sans titre d’église.",
        "isRuling": false
      },
      {
        "number": "F1429-20.9",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Une relique n’agit que si un seigneur la porte. *(décision)* Le seigneur qui garde un prisonnier prend sa relique.",
        "isRuling": false
      },
      {
        "number": "F1429-20.10",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Si le dernier seigneur d’une famille dans une bataille meurt et portait une relique, un autre seigneur du même camp la prend. *(décision)* Un autre seigneur de la même famille sur place passe avant lui.",
        "isRuling": false
      },
      {
        "number": "F1429-20.11",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Les Yeux de sainte Roseline : à la fin de la phase des cartes, la famille qui les a peut lancer un dé pour chaque mauvais temps. Si le dé désigne un autre évêché, le mauvais temps s’y déplace ; s’il y en a déjà un, il est défaussé.",
        "isRuling": false
      },
      {
        "number": "F1429-20.12",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "La Dent de saint Géronce : la famille qui l’a peut ressusciter un seigneur qui vient de mourir, où que ce soit ; il garde tous ses titres, et la relique est perdue. *(décision)* Si plusieurs seigneurs sont morts, on interroge la famille pour chacun d’eux, l’un après l’autre.",
        "isRuling": false
      },
      {
        "number": "F1429-20.13",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Le Saint Graal : dans une bataille que le camp de son porteur n’a pas commencée, chaque dé de l’autre camp compte un dégât de moins.",
        "isRuling": false
      },
      {
        "number": "F1429-20.14",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "L’Os de sainte Radegonde : à la fin de la phase des cartes, la famille qui l’a peut lancer un dé pour chaque famine ; de 4 à 6, la famine est défaussée.",
        "isRuling": false
      },
      {
        "number": "F1429-20.15",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Quand l’argent est caché, personne ne voit les bourses des autres joueurs, ni ce que les autres se donnent et s’offrent. *(décision)* Les revenus, les prix et les rançons sont connus. Si la question pouvait révéler qui peut payer, tous les joueurs sont interrogés.",
        "isRuling": false
      },
      {
        "number": "F1429-20.16",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "La Sainte Lance : le camp de son porteur inflige un dégât de plus à chaque round où il lance un dé.",
        "isRuling": false
      }
    ]
  },
  {
    "ruleset": "fief-original",
    "language": "en",
    "credits": "Fief is a game by Philippe Mouchebeuf from the early 1980s; Duccio Vitale adapted its rules. These are both editions in our own words, side by side where they differ. Only parts of the two books survive: the first breaks off in the middle of the battles; of the second, we have a summary sheet and the battles with several players. A rule marked *(ruling)* is our answer where a book is silent or contradicts itself. A rule that begins with “Reconstructed” replaces a lost part, as do the map and the battle table.",
    "rules": [
      {
        "number": "FC-1.1",
        "chapter": "Components",
        "text": "The game is for 2 to 6 players, at most as many as there are regions. Each player leads a noble family.",
        "isRuling": true
      },
      {
        "number": "FC-1.2",
        "chapter": "Components",
        "text": "Reconstructed: the map has 24 villages joined by 31 roads, in six regions (two duchies of 5 villages, two counties of 4, two baronies of 3) and four bishoprics (Blaye, Bourg, Sigy, Tournus). The numbers, the names of the bishoprics and the roads from Tournus via St Andromy to St Médard are from the book; which village belongs to which region and bishopric is our choice.",
        "isRuling": true
      },
      {
        "number": "FC-1.3",
        "chapter": "Components",
        "text": "There are 58 blue cards: 15 lords, 4 revolts, 3 bad weathers, 2 plagues, 2 famines, 1 assassination, 6 good harvests, 6 suns, 1 justice, 5 seigneurial taxes, 5 royal taxes, 4 tithes and the 4 bishoprics. There are 10 red cards: 2 dukes, 2 counts, 2 barons, 3 cardinals and the king.",
        "isRuling": false
      },
      {
        "number": "FC-1.4",
        "chapter": "Components",
        "text": "Each family has 30 soldiers. All families share 12 castles, 12 mills and 12 presses. When a supply is used up, no more can be obtained; the bank never runs out of écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.1",
        "chapter": "Set-up",
        "text": "Each family rolls two dice. The highest roll goes first, the lowest last. Families that tie roll again among themselves.",
        "isRuling": false
      },
      {
        "number": "FC-2.2",
        "chapter": "Set-up",
        "text": "In that order, each family chooses a region that no other family has chosen.",
        "isRuling": false
      },
      {
        "number": "FC-2.3",
        "chapter": "Set-up",
        "text": "The family that chose first is the banker and begins the first turn. Seats stay as they are; clockwise is the order of the seats.",
        "isRuling": false
      },
      {
        "number": "FC-2.4",
        "chapter": "Set-up",
        "text": "Each family places its castle with 8 soldiers in it in a village of its region, and receives 300 écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.5",
        "chapter": "Set-up",
        "text": "Each family is dealt three blue cards, which no one else sees.",
        "isRuling": false
      },
      {
        "number": "FC-2.6",
        "chapter": "Set-up",
        "text": "If the players agreed on it, each family starts with a lord drawn at random; otherwise with none.",
        "isRuling": true
      },
      {
        "number": "FC-2.7",
        "chapter": "Set-up",
        "text": "The first lord is placed in the castle at once, visible to all.",
        "isRuling": true
      },
      {
        "number": "FC-3.1",
        "chapter": "The turn",
        "text": "A turn has six phases: cards, incomes, purchases, marches, battles, negotiations. In each phase, the families act in turn order, clockwise from the first player.",
        "isRuling": false
      },
      {
        "number": "FC-3.2",
        "chapter": "The turn",
        "text": "In every new turn, the right-hand neighbour of the previous first player is the first player.",
        "isRuling": false
      },
      {
        "number": "FC-3.3",
        "chapter": "The turn",
        "text": "A family without lords and pawns stays in the game: it is dealt cards and negotiates with the others.",
        "isRuling": true
      },
      {
        "number": "FC-4.1",
        "chapter": "Cards",
        "text": "At the start of the turn, each family is dealt cards until it has three.",
        "isRuling": false
      },
      {
        "number": "FC-4.2",
        "chapter": "Cards",
        "text": "When the draw pile is used up, the discards are shuffled to form a new one.",
        "isRuling": false
      },
      {
        "number": "FC-4.4",
        "chapter": "Cards",
        "text": "Once per turn, during its part of the cards phase, a family may return a card and be dealt another, but only in a turn in which it uses no attack, no parry and no tax: a family that has used one cannot return a card, and a family that has returned a card cannot use any.",
        "isRuling": false
      },
      {
        "number": "FC-4.5",
        "chapter": "Cards",
        "text": "During its part of the cards phase, a family may discard attack cards without getting anything for them.",
        "isRuling": false
      },
      {
        "number": "FC-4.6",
        "chapter": "Cards",
        "text": "The discards are visible to all.",
        "isRuling": true
      },
      {
        "number": "FC-4.8",
        "chapter": "Cards",
        "text": "While the draw pile is empty, no card can be returned.",
        "isRuling": true
      },
      {
        "number": "FC-5.1",
        "chapter": "Attacks and parries",
        "text": "During its part of the cards phase, a family may play attack cards on any region or on a lord of another family.",
        "isRuling": false
      },
      {
        "number": "FC-5.2",
        "chapter": "Attacks and parries",
        "text": "Bad weather: soldiers in the region cannot move and no battle is fought there this turn.",
        "isRuling": false
      },
      {
        "number": "FC-5.3",
        "chapter": "Attacks and parries",
        "text": "Famine: the mills and presses of the region pay nothing this turn.",
        "isRuling": false
      },
      {
        "number": "FC-5.4",
        "chapter": "Attacks and parries",
        "text": "Bad weather and famine end with the turn.",
        "isRuling": false
      },
      {
        "number": "FC-5.5",
        "chapter": "Attacks and parries",
        "text": "Plague: each family loses one in three of its soldiers in the region, rounded down.",
        "isRuling": false
      },
      {
        "number": "FC-5.6",
        "chapter": "Attacks and parries",
        "text": "In a plague, roll a die for each lord in the region; on a 1 or 2, the lord dies.",
        "isRuling": false
      },
      {
        "number": "FC-5.7",
        "chapter": "Attacks and parries",
        "text": "A plague cannot be parried.",
        "isRuling": false
      },
      {
        "number": "FC-5.8",
        "chapter": "Attacks and parries",
        "text": "A family with soldiers in several places chooses where the plague kills them.",
        "isRuling": false
      },
      {
        "number": "FC-5.9",
        "chapter": "Attacks and parries",
        "text": "A revolt is played together with a famine, which is placed on the region with it.",
        "isRuling": false
      },
      {
        "number": "FC-5.10",
        "chapter": "Attacks and parries",
        "text": "A die determines how violent a revolt is. 1: nothing happens. 2: the castles are stormed. 3: one mill or press is destroyed in each village. 4: all mills and presses of the region are destroyed. 5 and 6: both 2 and 4.",
        "isRuling": false
      },
      {
        "number": "FC-5.11",
        "chapter": "Attacks and parries",
        "text": "A castle that is stormed loses as many soldiers as a die shows, or, if it shows a 6, as two dice show.",
        "isRuling": false
      },
      {
        "number": "FC-5.12",
        "chapter": "Attacks and parries",
        "text": "On a 3, the family that raised the revolt chooses between mill and press.",
        "isRuling": false
      },
      {
        "number": "FC-5.13",
        "chapter": "Attacks and parries",
        "text": "Any family with a pawn in the region may end the whole revolt by paying the bank 300 écus for each pip of the die, even on a 1; the famine played with it ends too.",
        "isRuling": true
      },
      {
        "number": "FC-5.14",
        "chapter": "Attacks and parries",
        "text": "Assassination: a lord of another family dies, unless that family parries it with justice.",
        "isRuling": false
      },
      {
        "number": "FC-5.15",
        "chapter": "Attacks and parries",
        "text": "The family that parries with justice executes a lord of the murderer’s family.",
        "isRuling": false
      },
      {
        "number": "FC-5.16",
        "chapter": "Attacks and parries",
        "text": "An attack on a region may be parried by any family with a pawn there: the family with the most lords in the region is asked first, then the others in turn order.",
        "isRuling": true
      },
      {
        "number": "FC-5.17",
        "chapter": "Attacks and parries",
        "text": "A sun parries bad weather; a good harvest parries a famine, or a revolt with its famine.",
        "isRuling": false
      },
      {
        "number": "FC-5.18",
        "chapter": "Attacks and parries",
        "text": "You cannot have one of your own lords assassinated.",
        "isRuling": true
      },
      {
        "number": "FC-5.19",
        "chapter": "Attacks and parries",
        "text": "A region with bad weather or famine cannot be struck by a second card of the same kind.",
        "isRuling": true
      },
      {
        "number": "FC-5.20",
        "chapter": "Attacks and parries",
        "text": "Because each revolt brings its own famine, there can be only one per region and turn.",
        "isRuling": true
      },
      {
        "number": "FC-5.21",
        "chapter": "Attacks and parries",
        "text": "Justice saves no other lord: it is played once, then discarded.",
        "isRuling": true
      },
      {
        "number": "FC-5.22",
        "chapter": "Attacks and parries",
        "text": "If a region has several castles, each of them is stormed, with its own dice. A castle without pawns loses nothing.",
        "isRuling": true
      },
      {
        "number": "FC-6.1",
        "chapter": "Lords and the church",
        "text": "A lord played from the hand is placed in a castle of his family; without a castle, in any free village.",
        "isRuling": false
      },
      {
        "number": "FC-6.2",
        "chapter": "Lords and the church",
        "text": "A lord may be placed in a besieged castle.",
        "isRuling": true
      },
      {
        "number": "FC-6.3",
        "chapter": "Lords and the church",
        "text": "Without a castle and a free village, he is placed in a village that his family holds; if it holds none, he stays in the hand.",
        "isRuling": true
      },
      {
        "number": "FC-6.4",
        "chapter": "Lords and the church",
        "text": "During its part of the cards phase, a family with the card of a bishopric may make one of its lords bishop of it. A lord can hold only one bishopric.",
        "isRuling": false
      },
      {
        "number": "FC-6.5",
        "chapter": "Lords and the church",
        "text": "A bishop cannot become king, and a king cannot become bishop.",
        "isRuling": false
      },
      {
        "number": "FC-6.6",
        "chapter": "Lords and the church",
        "text": "Soldiers never march with a bishop; in all other respects he is a lord like the others.",
        "isRuling": false
      },
      {
        "number": "FC-6.7",
        "chapter": "Lords and the church",
        "text": "A bishop becomes a cardinal on request during his family’s part of the cards phase, one per turn, while there is a cardinal’s title left.",
        "isRuling": true
      },
      {
        "number": "FC-6.8",
        "chapter": "Lords and the church",
        "text": "When a lord dies, his card and the card of his bishopric are discarded; the cards of cardinal and king return to the bank.",
        "isRuling": false
      },
      {
        "number": "FC-7.1",
        "chapter": "Incomes",
        "text": "Each village pays its holder 100 écus, plus 100 for each press and 200 for each mill. An empty village of a fief pays the holder of the fief.",
        "isRuling": false
      },
      {
        "number": "FC-7.2",
        "chapter": "Incomes",
        "text": "In a famine, mills and presses pay nothing, but the village itself does.",
        "isRuling": true
      },
      {
        "number": "FC-7.3",
        "chapter": "Incomes",
        "text": "With a tithe card and the bishop, a family receives everything that the villages of the bishopric pay, instead of their holders.",
        "isRuling": false
      },
      {
        "number": "FC-7.4",
        "chapter": "Incomes",
        "text": "A cardinal cannot levy a tithe.",
        "isRuling": false
      },
      {
        "number": "FC-7.5",
        "chapter": "Incomes",
        "text": "With a seigneurial tax, the holder of a fief receives 200 écus for each of its villages.",
        "isRuling": false
      },
      {
        "number": "FC-7.6",
        "chapter": "Incomes",
        "text": "With a royal tax, the king’s family receives 1500 écus.",
        "isRuling": false
      },
      {
        "number": "FC-7.7",
        "chapter": "Incomes",
        "text": "No bishopric and no fief is taxed twice in a turn.",
        "isRuling": true
      },
      {
        "number": "FC-7.8",
        "chapter": "Incomes",
        "text": "Taxes are levied in the incomes phase, by all families before any income is paid.",
        "isRuling": false
      },
      {
        "number": "FC-7.9",
        "chapter": "Incomes",
        "text": "A tax is lost if its bishop, fief or king no longer belongs to the family when incomes are paid.",
        "isRuling": true
      },
      {
        "number": "FC-7.10",
        "chapter": "Incomes",
        "text": "A village that no family holds pays nothing, not even to a bishop.",
        "isRuling": true
      },
      {
        "number": "FC-7.11",
        "chapter": "Incomes",
        "text": "A siege does not reduce incomes.",
        "isRuling": false
      },
      {
        "number": "FC-8.1",
        "chapter": "Purchases",
        "text": "A soldier costs 100 écus, a press 200, a mill 300, a castle 2000.",
        "isRuling": false
      },
      {
        "number": "FC-8.2",
        "chapter": "Purchases",
        "text": "Place what you buy at once in villages where your family has a pawn. An empty village of your own fief does not count.",
        "isRuling": false
      },
      {
        "number": "FC-8.3",
        "chapter": "Purchases",
        "text": "A village can have at most three mills and presses in total.",
        "isRuling": false
      },
      {
        "number": "FC-8.4",
        "chapter": "Purchases",
        "text": "You cannot buy a piece if there are none left in the box.",
        "isRuling": false
      },
      {
        "number": "FC-8.5",
        "chapter": "Purchases",
        "text": "A village can have only one castle.",
        "isRuling": true
      },
      {
        "number": "FC-8.6",
        "chapter": "Purchases",
        "text": "You may buy soldiers in a besieged village.",
        "isRuling": true
      },
      {
        "number": "FC-9.1",
        "chapter": "Marches",
        "text": "A lord may make up to two steps per turn, each along one road to a neighbouring village.",
        "isRuling": false
      },
      {
        "number": "FC-9.2",
        "chapter": "Marches",
        "text": "Soldiers march only with a lord, as many as he likes and from any village he passes; he may leave them anywhere. Only the lord’s steps are counted.",
        "isRuling": false
      },
      {
        "number": "FC-9.3",
        "chapter": "Marches",
        "text": "He enters a village that no family holds without a battle. The village, including its castle, belongs to the family that leaves a pawn in it.",
        "isRuling": false
      },
      {
        "number": "FC-9.4",
        "chapter": "Marches",
        "text": "A village that all pawns have left belongs to no family, or to the holder of its fief.",
        "isRuling": false
      },
      {
        "number": "FC-9.5",
        "chapter": "Marches",
        "text": "In bad weather, soldiers cannot leave the place where they are. A lord may leave alone, and soldiers may come from elsewhere.",
        "isRuling": true
      },
      {
        "number": "FC-9.7",
        "chapter": "Marches",
        "text": "Reconstructed: an empty village of a fief is entered like a free village.",
        "isRuling": true
      },
      {
        "number": "FC-9.8",
        "chapter": "Marches",
        "text": "No one can leave a besieged village without a battle.",
        "isRuling": false
      },
      {
        "number": "FC-10.1",
        "chapter": "The gates of a village",
        "text": "Before a village held by another family, a lord stops on the road he came by.",
        "isRuling": false
      },
      {
        "number": "FC-10.2",
        "chapter": "The gates of a village",
        "text": "There, his family declares why he came: to attack, to ask for passage, to besiege, or, as a guest, to help against others who stand before the village. Those who stay there may change their mind in later turns.",
        "isRuling": false
      },
      {
        "number": "FC-10.3",
        "chapter": "The gates of a village",
        "text": "Attackers fight in the battles phase.",
        "isRuling": false
      },
      {
        "number": "FC-10.4",
        "chapter": "The gates of a village",
        "text": "The holder answers a request for passage at once.",
        "isRuling": false
      },
      {
        "number": "FC-10.5",
        "chapter": "The gates of a village",
        "text": "If passage is refused, there will be a battle; neither the lord nor the pawns in the village can leave before it. The only exception is a battle prevented by bad weather.",
        "isRuling": false
      },
      {
        "number": "FC-10.6",
        "chapter": "The gates of a village",
        "text": "If passage is granted, he may go on in the marches of the next turn, by any road.",
        "isRuling": false
      },
      {
        "number": "FC-10.7",
        "chapter": "The gates of a village",
        "text": "A siege does not affect mills and presses; it ends when the besiegers lift it, leave or have been eliminated.",
        "isRuling": false
      },
      {
        "number": "FC-10.8",
        "chapter": "The gates of a village",
        "text": "You may not attack a village that another family is besieging.",
        "isRuling": false
      },
      {
        "number": "FC-10.9",
        "chapter": "The gates of a village",
        "text": "From the gate, a lord may always go back by the road he came by.",
        "isRuling": true
      },
      {
        "number": "FC-10.10",
        "chapter": "The gates of a village",
        "text": "A lord also stops before a village of his own family that others besiege or attack: he has come to relieve it, and there will be a battle.",
        "isRuling": true
      },
      {
        "number": "FC-10.11",
        "chapter": "The gates of a village",
        "text": "The besieged may make a sortie; they are then the attackers. It is declared in the marches, requires a lord who is not a bishop, and everyone inside takes part.",
        "isRuling": false
      },
      {
        "number": "FC-10.12",
        "chapter": "The gates of a village",
        "text": "Before the village of an ally, or of a family that has promised passage, a lord is a guest at once.",
        "isRuling": true
      },
      {
        "number": "FC-10.13",
        "chapter": "The gates of a village",
        "text": "A lord who stands before a village that is now empty, or before a village of his own family that is free again, may enter it with one step; everyone of his family who stands before it enters with him.",
        "isRuling": true
      },
      {
        "number": "FC-10.14",
        "chapter": "The gates of a village",
        "text": "A guest may help with the consent of the holder, an ally without asking. No one can be made to leave their walls.",
        "isRuling": true
      },
      {
        "number": "FC-10.15",
        "chapter": "The gates of a village",
        "text": "Besiegers who decide to attack keep up the siege, even if bad weather prevents the battle.",
        "isRuling": true
      },
      {
        "number": "FC-10.16",
        "chapter": "The gates of a village",
        "text": "Before a village that another family is besieging, you may attack the besiegers. No consent is needed. The battle is fought in the open, and the pawns in the village stay out of it.",
        "isRuling": true
      },
      {
        "number": "FC-11.1",
        "chapter": "Battles",
        "text": "Every pawn of a side counts as one, whether lord or soldier: 1 to 6 pawns roll one die, 7 to 12 two dice, 13 or more three.",
        "isRuling": false
      },
      {
        "number": "FC-11.2",
        "chapter": "Battles",
        "text": "Reconstructed: a side loses one pawn for every 2 pips of the opposing dice, rounded down.",
        "isRuling": true
      },
      {
        "number": "FC-11.3",
        "chapter": "Battles",
        "text": "Reconstructed: behind the walls of a castle, it loses one pawn for every 3 pips.",
        "isRuling": true
      },
      {
        "number": "FC-11.4",
        "chapter": "Battles",
        "text": "Rounds are fought until one side has been eliminated.",
        "isRuling": false
      },
      {
        "number": "FC-11.5",
        "chapter": "Battles",
        "text": "Both sides roll for the pawns they had at the start of the round.",
        "isRuling": false
      },
      {
        "number": "FC-11.6",
        "chapter": "Battles",
        "text": "Each family chooses which of its pawns die. It is only asked if it has a choice.",
        "isRuling": true
      },
      {
        "number": "FC-11.7",
        "chapter": "Battles",
        "text": "If it does not answer, its soldiers die before its lords.",
        "isRuling": true
      },
      {
        "number": "FC-11.8",
        "chapter": "Battles",
        "text": "If both sides are eliminated, the village belongs to no family, or to the holder of its fief.",
        "isRuling": true
      },
      {
        "number": "FC-11.9",
        "chapter": "Battles",
        "text": "A battle for a village destroys its mills and presses, no matter who wins. Castles remain.",
        "isRuling": false
      },
      {
        "number": "FC-11.10",
        "chapter": "Battles",
        "text": "Attackers who win enter the village.",
        "isRuling": false
      },
      {
        "number": "FC-11.11",
        "chapter": "Battles",
        "text": "Battles are fought in the turn order of the families that started them.",
        "isRuling": true
      },
      {
        "number": "FC-11.12",
        "chapter": "Battles",
        "text": "In bad weather, no battle is fought; those who stand before the village stay there.",
        "isRuling": false
      },
      {
        "number": "FC-11.13",
        "chapter": "Battles",
        "text": "Those who make a sortie fight in the open, and mills and presses remain. If all of them die, the besiegers enter the village.",
        "isRuling": true
      },
      {
        "number": "FC-12.1",
        "chapter": "Several armies",
        "text": "Reconstructed: if there are several attackers, those who name the same family to hold the village before the battle fight together.",
        "isRuling": true
      },
      {
        "number": "FC-12.2",
        "chapter": "Several armies",
        "text": "Reconstructed: attackers who are not allied fight one another first, without walls; the survivors fight the defenders.",
        "isRuling": true
      },
      {
        "number": "FC-12.3",
        "chapter": "Several armies",
        "text": "Reconstructed: allies share their losses equally.",
        "isRuling": true
      },
      {
        "number": "FC-12.5",
        "chapter": "Several armies",
        "text": "Reconstructed: defenders who are joined by others from outside fight in the open with them.",
        "isRuling": true
      },
      {
        "number": "FC-12.6",
        "chapter": "Several armies",
        "text": "Reconstructed: a guest before a village that is attacked stays out of the battle or fights with the defenders, never with the attackers.",
        "isRuling": true
      },
      {
        "number": "FC-12.7",
        "chapter": "Several armies",
        "text": "Reconstructed: if the defenders win, the village stays with its owner; if none of the owner’s pawns are left, it goes to those who came to help.",
        "isRuling": true
      },
      {
        "number": "FC-12.4",
        "chapter": "Several armies",
        "text": "Losses that cannot be shared equally are taken by the family that is to hold the village, then in turn order.",
        "isRuling": true
      },
      {
        "number": "FC-12.10",
        "chapter": "Several armies",
        "text": "Families on the same side can agree before the battle that one of them takes their losses first: all of them must name it.",
        "isRuling": true
      },
      {
        "number": "FC-12.11",
        "chapter": "Several armies",
        "text": "Defenders can agree in the same way which of them holds the village if they win. If another family was in it, its pawns leave and stand before it as guests.",
        "isRuling": true
      },
      {
        "number": "FC-12.12",
        "chapter": "Several armies",
        "text": "The family that attackers want to hold the village must be one of them and name itself. Without such a family, they do not fight together, even if they have an alliance.",
        "isRuling": true
      },
      {
        "number": "FC-12.8",
        "chapter": "Several armies",
        "text": "If attackers eliminate one another, the defenders keep the village.",
        "isRuling": true
      },
      {
        "number": "FC-12.9",
        "chapter": "Several armies",
        "text": "A guest who stayed out of the battle remains a guest, no matter which family then holds the village; so do allies of the victor.",
        "isRuling": true
      },
      {
        "number": "FC-13.1",
        "chapter": "Negotiations",
        "text": "Reconstructed: all families negotiate at the same time, and each says when it is done. No answer means no.",
        "isRuling": true
      },
      {
        "number": "FC-13.2",
        "chapter": "Negotiations",
        "text": "You may freely give écus during the negotiations.",
        "isRuling": true
      },
      {
        "number": "FC-13.3",
        "chapter": "Negotiations",
        "text": "A family may make one offer at a time: écus, a card and a promise in exchange for écus, a card and a promise. The other family may accept or decline it, and the family that made it may withdraw it.",
        "isRuling": true
      },
      {
        "number": "FC-13.4",
        "chapter": "Negotiations",
        "text": "What is offered is set aside until then.",
        "isRuling": true
      },
      {
        "number": "FC-13.5",
        "chapter": "Negotiations",
        "text": "Others see that a card is offered or asked for, but not which one.",
        "isRuling": true
      },
      {
        "number": "FC-13.6",
        "chapter": "Negotiations",
        "text": "A promise of passage applies to all villages of the family and lasts until the end of the next turn.",
        "isRuling": true
      },
      {
        "number": "FC-13.7",
        "chapter": "Negotiations",
        "text": "An alliance lasts until the end of the next turn. Allies do not besiege or attack each other’s villages, and are guests before each other’s villages. If both attack the same village, FC-12.1 applies to them, too.",
        "isRuling": true
      },
      {
        "number": "FC-13.8",
        "chapter": "Negotiations",
        "text": "A village can be promised to a family that stands before it: its pawns enter, and those who were inside stand before it as guests.",
        "isRuling": true
      },
      {
        "number": "FC-13.9",
        "chapter": "Negotiations",
        "text": "Offers that are still open when all families are done are put once more to those they were made to.",
        "isRuling": true
      },
      {
        "number": "FC-13.10",
        "chapter": "Negotiations",
        "text": "You cannot accept an offer if you cannot give what is asked for, or if what you are promised can no longer be given.",
        "isRuling": true
      },
      {
        "number": "FC-13.11",
        "chapter": "Negotiations",
        "text": "For players who answer only what concerns them: the negotiations concern a family to which an offer is made, that has a pawn in each village of a region whose title is free, or that can name a candidate against that of another family.",
        "isRuling": true
      },
      {
        "number": "FC-13.12",
        "chapter": "Negotiations",
        "text": "An offer must give or ask for something.",
        "isRuling": true
      },
      {
        "number": "FC-13.13",
        "chapter": "Negotiations",
        "text": "What a family has refused cannot be asked of it again in the same phase, unless the two families have made a deal or given each other écus since.",
        "isRuling": true
      },
      {
        "number": "FC-13.14",
        "chapter": "Negotiations",
        "text": "The game shows you the cards in other hands that you have seen, until they are played or discarded, or may have been passed on.",
        "isRuling": true
      },
      {
        "number": "FC-14.1",
        "chapter": "Fiefs and titles",
        "text": "A region becomes a fief when a family has a pawn in each of its villages and one of its lords takes the title: baron for three villages, count for four, duke for five.",
        "isRuling": false
      },
      {
        "number": "FC-14.2",
        "chapter": "Fiefs and titles",
        "text": "Reconstructed: the title is taken in the negotiations, for any lord of the family and at no cost.",
        "isRuling": true
      },
      {
        "number": "FC-14.4",
        "chapter": "Fiefs and titles",
        "text": "Reconstructed: the title returns to the bank if another family holds one of the villages in the negotiations, or if the holder’s family has no lord when they end.",
        "isRuling": true
      },
      {
        "number": "FC-14.5",
        "chapter": "Fiefs and titles",
        "text": "When a lord dies, his title passes at once to the eldest lord of his family.",
        "isRuling": true
      },
      {
        "number": "FC-14.6",
        "chapter": "Fiefs and titles",
        "text": "Empty villages of a fief belong to the holder of the fief.",
        "isRuling": true
      },
      {
        "number": "FC-15.1",
        "chapter": "The king",
        "text": "Reconstructed: while there is no king, each family may propose one of its lords who is not a bishop as a candidate in the negotiations.",
        "isRuling": true
      },
      {
        "number": "FC-15.2",
        "chapter": "The king",
        "text": "Each lord gives his family one vote; each bishopric, cardinal’s title and noble title gives one more.",
        "isRuling": false
      },
      {
        "number": "FC-15.3",
        "chapter": "The king",
        "text": "Reconstructed: the king is elected by more than half of the votes cast. You may also vote against all candidates, or abstain; an abstention is not a vote cast.",
        "isRuling": true
      },
      {
        "number": "FC-15.4",
        "chapter": "The king",
        "text": "A king reigns for life, and there is only one at a time.",
        "isRuling": true
      },
      {
        "number": "FC-15.7",
        "chapter": "The king",
        "text": "When a candidate is proposed, families that had already ended their negotiations are asked again if they can still propose one.",
        "isRuling": true
      },
      {
        "number": "FC-16.1",
        "chapter": "The end of the game",
        "text": "The first family to have two, three or four fiefs at the end of a turn wins; the number is agreed in advance.",
        "isRuling": false
      },
      {
        "number": "FC-16.2",
        "chapter": "The end of the game",
        "text": "If no number is agreed, or no family reaches it, the game ends after the agreed number of turns and the family with the most fiefs wins.",
        "isRuling": false
      },
      {
        "number": "FC-16.3",
        "chapter": "The end of the game",
        "text": "Ties are broken by soldiers on the map, then by écus.",
        "isRuling": false
      },
      {
        "number": "FC-16.4",
        "chapter": "The end of the game",
        "text": "Families that are still tied win together.",
        "isRuling": true
      },
      {
        "number": "FC-16.5",
        "chapter": "The end of the game",
        "text": "While the game is running, its players can agree on an earlier last turn: one after the current turn. No other rule changes.",
        "isRuling": true
      }
    ]
  },
  {
    "ruleset": "fief-vitale",
    "language": "en",
    "credits": "Fief is a game by Philippe Mouchebeuf from the early 1980s; Duccio Vitale adapted its rules. These are both editions in our own words, side by side where they differ. Only parts of the two books survive: the first breaks off in the middle of the battles; of the second, we have a summary sheet and the battles with several players. A rule marked *(ruling)* is our answer where a book is silent or contradicts itself. A rule that begins with “Reconstructed” replaces a lost part, as do the map and the battle table.",
    "rules": [
      {
        "number": "FC-1.1",
        "chapter": "Components",
        "text": "The game is for 2 to 6 players, at most as many as there are regions. Each player leads a noble family.",
        "isRuling": true
      },
      {
        "number": "FC-1.2",
        "chapter": "Components",
        "text": "Reconstructed: the map has 24 villages joined by 31 roads, in six regions (two duchies of 5 villages, two counties of 4, two baronies of 3) and four bishoprics (Blaye, Bourg, Sigy, Tournus). The numbers, the names of the bishoprics and the roads from Tournus via St Andromy to St Médard are from the book; which village belongs to which region and bishopric is our choice.",
        "isRuling": true
      },
      {
        "number": "FC-1.3",
        "chapter": "Components",
        "text": "There are 58 blue cards: 15 lords, 4 revolts, 3 bad weathers, 2 plagues, 2 famines, 1 assassination, 6 good harvests, 6 suns, 1 justice, 5 seigneurial taxes, 5 royal taxes, 4 tithes and the 4 bishoprics. There are 10 red cards: 2 dukes, 2 counts, 2 barons, 3 cardinals and the king.",
        "isRuling": false
      },
      {
        "number": "FC-1.4",
        "chapter": "Components",
        "text": "Each family has 30 soldiers. All families share 12 castles, 12 mills and 12 presses. When a supply is used up, no more can be obtained; the bank never runs out of écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.1",
        "chapter": "Set-up",
        "text": "Each family rolls two dice. The highest roll goes first, the lowest last. Families that tie roll again among themselves.",
        "isRuling": false
      },
      {
        "number": "FC-2.2",
        "chapter": "Set-up",
        "text": "In that order, each family chooses a region that no other family has chosen.",
        "isRuling": false
      },
      {
        "number": "FC-2.3",
        "chapter": "Set-up",
        "text": "The family that chose first is the banker and begins the first turn. Seats stay as they are; clockwise is the order of the seats.",
        "isRuling": false
      },
      {
        "number": "FC-2.4",
        "chapter": "Set-up",
        "text": "Each family places its castle with 8 soldiers in it in a village of its region, and receives 300 écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.5",
        "chapter": "Set-up",
        "text": "Each family is dealt three blue cards, which no one else sees.",
        "isRuling": false
      },
      {
        "number": "FC-2.6",
        "chapter": "Set-up",
        "text": "Each family starts with a lord, drawn at random before the cards are dealt.",
        "isRuling": false
      },
      {
        "number": "FC-2.7",
        "chapter": "Set-up",
        "text": "The first lord is placed in the castle at once, visible to all.",
        "isRuling": true
      },
      {
        "number": "FC-3.1",
        "chapter": "The turn",
        "text": "A turn has six phases: cards, incomes, purchases, marches, battles, negotiations. In each phase, the families act in turn order, clockwise from the first player.",
        "isRuling": false
      },
      {
        "number": "FC-3.2",
        "chapter": "The turn",
        "text": "In every new turn, the right-hand neighbour of the previous first player is the first player.",
        "isRuling": false
      },
      {
        "number": "FC-3.3",
        "chapter": "The turn",
        "text": "A family without lords and pawns stays in the game: it is dealt cards and negotiates with the others.",
        "isRuling": true
      },
      {
        "number": "FC-4.1",
        "chapter": "Cards",
        "text": "At the start of the turn, each family is dealt cards until it has three.",
        "isRuling": false
      },
      {
        "number": "FC-4.2",
        "chapter": "Cards",
        "text": "When the draw pile is used up, the discards are shuffled to form a new one.",
        "isRuling": false
      },
      {
        "number": "FC-4.3",
        "chapter": "Cards",
        "text": "Before the discards are shuffled, a family that has soldiers but no lord may ask for one of the lords among them.",
        "isRuling": false
      },
      {
        "number": "FC-4.7",
        "chapter": "Cards",
        "text": "The family places that lord at once, like one from its hand; he does not count towards the hand.",
        "isRuling": true
      },
      {
        "number": "FC-4.4",
        "chapter": "Cards",
        "text": "Once per turn, during its part of the cards phase, a family may return a card and be dealt another, but only in a turn in which it uses no attack, no parry and no tax: a family that has used one cannot return a card, and a family that has returned a card cannot use any.",
        "isRuling": false
      },
      {
        "number": "FC-4.5",
        "chapter": "Cards",
        "text": "During its part of the cards phase, a family may discard attack cards without getting anything for them.",
        "isRuling": false
      },
      {
        "number": "FC-4.6",
        "chapter": "Cards",
        "text": "The discards are visible to all.",
        "isRuling": true
      },
      {
        "number": "FC-4.8",
        "chapter": "Cards",
        "text": "While the draw pile is empty, no card can be returned.",
        "isRuling": true
      },
      {
        "number": "FC-5.1",
        "chapter": "Attacks and parries",
        "text": "During its part of the cards phase, a family may play attack cards on any region or on a lord of another family.",
        "isRuling": false
      },
      {
        "number": "FC-5.2",
        "chapter": "Attacks and parries",
        "text": "Bad weather: soldiers in the region cannot move and no battle is fought there until a sun is played on it.",
        "isRuling": false
      },
      {
        "number": "FC-5.3",
        "chapter": "Attacks and parries",
        "text": "Famine: the mills and presses of the region pay nothing until a good harvest is played on it.",
        "isRuling": false
      },
      {
        "number": "FC-5.4",
        "chapter": "Attacks and parries",
        "text": "Bad weather and famine last as many turns as it takes.",
        "isRuling": false
      },
      {
        "number": "FC-5.5",
        "chapter": "Attacks and parries",
        "text": "Plague: each family loses half of its soldiers in the region, rounded down.",
        "isRuling": false
      },
      {
        "number": "FC-5.6",
        "chapter": "Attacks and parries",
        "text": "In a plague, roll a die for each lord in the region; on a 1, 2 or 3, the lord dies.",
        "isRuling": false
      },
      {
        "number": "FC-5.7",
        "chapter": "Attacks and parries",
        "text": "A plague cannot be parried.",
        "isRuling": false
      },
      {
        "number": "FC-5.8",
        "chapter": "Attacks and parries",
        "text": "A family with soldiers in several places chooses where the plague kills them.",
        "isRuling": false
      },
      {
        "number": "FC-5.9",
        "chapter": "Attacks and parries",
        "text": "A revolt is played where there is already a famine, no matter which family played it.",
        "isRuling": false
      },
      {
        "number": "FC-5.10",
        "chapter": "Attacks and parries",
        "text": "A die determines how violent a revolt is. 1: nothing happens. 2: the castles are stormed. 3: one mill or press is destroyed in each village. 4: all mills and presses of the region are destroyed. 5 and 6: both 2 and 4.",
        "isRuling": false
      },
      {
        "number": "FC-5.11",
        "chapter": "Attacks and parries",
        "text": "A castle that is stormed loses the pawns that the battle table gives for a castle: with two dice or, if the die shows a 6, with three.",
        "isRuling": false
      },
      {
        "number": "FC-5.12",
        "chapter": "Attacks and parries",
        "text": "On a 3, the family that raised the revolt chooses between mill and press.",
        "isRuling": false
      },
      {
        "number": "FC-5.13",
        "chapter": "Attacks and parries",
        "text": "Any family with a pawn in the region may end the whole revolt at once by paying the bank 300 écus for each pip of the die.",
        "isRuling": true
      },
      {
        "number": "FC-5.14",
        "chapter": "Attacks and parries",
        "text": "Assassination: a lord of another family dies at once.",
        "isRuling": false
      },
      {
        "number": "FC-5.15",
        "chapter": "Attacks and parries",
        "text": "Any other family may play justice immediately after the murder: a lord of the murderer’s family is executed, but never the king.",
        "isRuling": false
      },
      {
        "number": "FC-5.16",
        "chapter": "Attacks and parries",
        "text": "A revolt may be appeased by any family with a pawn in the region: the family with the most lords there is asked first, then the others in turn order.",
        "isRuling": true
      },
      {
        "number": "FC-5.17",
        "chapter": "Attacks and parries",
        "text": "During its part of the cards phase, a family may play a sun on any bad weather and a good harvest on any famine; both cards are discarded. A revolt cannot be parried.",
        "isRuling": false
      },
      {
        "number": "FC-5.18",
        "chapter": "Attacks and parries",
        "text": "You cannot have one of your own lords assassinated.",
        "isRuling": true
      },
      {
        "number": "FC-5.19",
        "chapter": "Attacks and parries",
        "text": "A region with bad weather or famine cannot be struck by a second card of the same kind.",
        "isRuling": true
      },
      {
        "number": "FC-5.20",
        "chapter": "Attacks and parries",
        "text": "There can be only one revolt per region and turn.",
        "isRuling": false
      },
      {
        "number": "FC-5.21",
        "chapter": "Attacks and parries",
        "text": "Justice saves no other lord: it is played once, then discarded.",
        "isRuling": true
      },
      {
        "number": "FC-5.22",
        "chapter": "Attacks and parries",
        "text": "If a region has several castles, each of them is stormed, with its own dice. A castle without pawns loses nothing.",
        "isRuling": true
      },
      {
        "number": "FC-5.23",
        "chapter": "Attacks and parries",
        "text": "While a revolt can still be appeased, families may lend or give écus to one another.",
        "isRuling": false
      },
      {
        "number": "FC-6.1",
        "chapter": "Lords and the church",
        "text": "A lord played from the hand is placed in a castle of his family; without a castle, in a village that it holds, in a free village, or before a village of an ally.",
        "isRuling": false
      },
      {
        "number": "FC-6.2",
        "chapter": "Lords and the church",
        "text": "A lord may be placed in a besieged castle.",
        "isRuling": true
      },
      {
        "number": "FC-6.3",
        "chapter": "Lords and the church",
        "text": "If there is no such place, he stays in the hand.",
        "isRuling": true
      },
      {
        "number": "FC-6.4",
        "chapter": "Lords and the church",
        "text": "During its part of the cards phase, a family with the card of a bishopric may make one of its lords bishop of it. A lord can hold only one bishopric.",
        "isRuling": false
      },
      {
        "number": "FC-6.5",
        "chapter": "Lords and the church",
        "text": "A bishop cannot become king, and a king cannot become bishop.",
        "isRuling": false
      },
      {
        "number": "FC-6.6",
        "chapter": "Lords and the church",
        "text": "At most two soldiers can march with a bishop.",
        "isRuling": false
      },
      {
        "number": "FC-6.7",
        "chapter": "Lords and the church",
        "text": "A bishop becomes a cardinal for 1000 écus during the negotiations, while there is a cardinal’s title left.",
        "isRuling": false
      },
      {
        "number": "FC-6.8",
        "chapter": "Lords and the church",
        "text": "When a lord dies, his card and the card of his bishopric are discarded; the cards of cardinal and king return to the bank.",
        "isRuling": false
      },
      {
        "number": "FC-7.1",
        "chapter": "Incomes",
        "text": "Each village pays its holder 100 écus, plus 100 for each press and 200 for each mill. An empty village of a fief pays the holder of the fief.",
        "isRuling": false
      },
      {
        "number": "FC-7.2",
        "chapter": "Incomes",
        "text": "In a famine, mills and presses pay nothing, but the village itself does.",
        "isRuling": true
      },
      {
        "number": "FC-7.3",
        "chapter": "Incomes",
        "text": "With a tithe card and the bishop, a family receives what the mills and presses of the bishopric pay, instead of their owners.",
        "isRuling": false
      },
      {
        "number": "FC-7.4",
        "chapter": "Incomes",
        "text": "A cardinal can levy the tithe of his bishopric.",
        "isRuling": true
      },
      {
        "number": "FC-7.5",
        "chapter": "Incomes",
        "text": "With a seigneurial tax, the holder of a fief with a pawn in its capital receives 200 écus for each of its villages.",
        "isRuling": false
      },
      {
        "number": "FC-7.6",
        "chapter": "Incomes",
        "text": "With a royal tax, the king’s family receives 1500 écus.",
        "isRuling": false
      },
      {
        "number": "FC-7.7",
        "chapter": "Incomes",
        "text": "Per turn, there can be one tithe per bishopric, one tax per fief, and one royal tax.",
        "isRuling": false
      },
      {
        "number": "FC-7.8",
        "chapter": "Incomes",
        "text": "Taxes are placed in the cards phase and paid in the incomes phase.",
        "isRuling": false
      },
      {
        "number": "FC-7.9",
        "chapter": "Incomes",
        "text": "A tax is lost if its bishop, fief or king no longer belongs to the family when incomes are paid.",
        "isRuling": false
      },
      {
        "number": "FC-7.10",
        "chapter": "Incomes",
        "text": "A village that no family holds pays nothing, not even to a bishop.",
        "isRuling": true
      },
      {
        "number": "FC-7.11",
        "chapter": "Incomes",
        "text": "A siege does not reduce incomes.",
        "isRuling": false
      },
      {
        "number": "FC-8.1",
        "chapter": "Purchases",
        "text": "A soldier costs 100 écus, a press 200, a mill 300, a castle 2000.",
        "isRuling": false
      },
      {
        "number": "FC-8.2",
        "chapter": "Purchases",
        "text": "Place what you buy at once in villages where your family has a pawn. An empty village of your own fief does not count.",
        "isRuling": false
      },
      {
        "number": "FC-8.3",
        "chapter": "Purchases",
        "text": "A village can have at most three mills and presses in total.",
        "isRuling": false
      },
      {
        "number": "FC-8.4",
        "chapter": "Purchases",
        "text": "You cannot buy a piece if there are none left in the box.",
        "isRuling": false
      },
      {
        "number": "FC-8.5",
        "chapter": "Purchases",
        "text": "A village can have only one castle.",
        "isRuling": true
      },
      {
        "number": "FC-8.6",
        "chapter": "Purchases",
        "text": "You may buy soldiers in a besieged village.",
        "isRuling": true
      },
      {
        "number": "FC-9.1",
        "chapter": "Marches",
        "text": "A lord may make up to two steps per turn, each along one road to a neighbouring village.",
        "isRuling": false
      },
      {
        "number": "FC-9.2",
        "chapter": "Marches",
        "text": "Soldiers march only with a lord, as many as he likes and from any village he passes; he may leave them anywhere. Only the lord’s steps are counted.",
        "isRuling": false
      },
      {
        "number": "FC-9.3",
        "chapter": "Marches",
        "text": "He enters a village that no family holds without a battle. The village, including its castle, belongs to the family that leaves a pawn in it.",
        "isRuling": false
      },
      {
        "number": "FC-9.4",
        "chapter": "Marches",
        "text": "A village that all pawns have left belongs to no family, or to the holder of its fief.",
        "isRuling": false
      },
      {
        "number": "FC-9.5",
        "chapter": "Marches",
        "text": "In bad weather, soldiers cannot leave the place where they are. A lord may leave alone, and soldiers may come from elsewhere.",
        "isRuling": true
      },
      {
        "number": "FC-9.7",
        "chapter": "Marches",
        "text": "Reconstructed: an empty village of a fief is entered like a free village.",
        "isRuling": true
      },
      {
        "number": "FC-9.8",
        "chapter": "Marches",
        "text": "No one can leave a besieged village without a battle.",
        "isRuling": false
      },
      {
        "number": "FC-10.1",
        "chapter": "The gates of a village",
        "text": "Before a village held by another family, a lord stops on the road he came by.",
        "isRuling": false
      },
      {
        "number": "FC-10.2",
        "chapter": "The gates of a village",
        "text": "There, his family declares why he came: to attack, to ask for passage, to besiege, or, as a guest, to help against others who stand before the village. Those who stay there may change their mind in later turns.",
        "isRuling": false
      },
      {
        "number": "FC-10.3",
        "chapter": "The gates of a village",
        "text": "Attackers fight in the battles phase.",
        "isRuling": false
      },
      {
        "number": "FC-10.4",
        "chapter": "The gates of a village",
        "text": "The holder answers a request for passage at once.",
        "isRuling": false
      },
      {
        "number": "FC-10.5",
        "chapter": "The gates of a village",
        "text": "If passage is refused, there will be a battle; neither the lord nor the pawns in the village can leave before it. The only exception is a battle prevented by bad weather.",
        "isRuling": false
      },
      {
        "number": "FC-10.6",
        "chapter": "The gates of a village",
        "text": "If passage is granted, he may go on in the marches of the next turn, by any road.",
        "isRuling": false
      },
      {
        "number": "FC-10.7",
        "chapter": "The gates of a village",
        "text": "A siege does not affect mills and presses; it ends when the besiegers lift it, leave or have been eliminated.",
        "isRuling": false
      },
      {
        "number": "FC-10.8",
        "chapter": "The gates of a village",
        "text": "You may not attack a village that another family is besieging.",
        "isRuling": false
      },
      {
        "number": "FC-10.9",
        "chapter": "The gates of a village",
        "text": "From the gate, a lord may always go back by the road he came by.",
        "isRuling": true
      },
      {
        "number": "FC-10.10",
        "chapter": "The gates of a village",
        "text": "A lord also stops before a village of his own family that others besiege or attack: he has come to relieve it, and there will be a battle.",
        "isRuling": true
      },
      {
        "number": "FC-10.11",
        "chapter": "The gates of a village",
        "text": "The besieged may make a sortie; they are then the attackers. It is declared in the marches, requires a lord who is not a bishop, and everyone inside takes part.",
        "isRuling": false
      },
      {
        "number": "FC-10.12",
        "chapter": "The gates of a village",
        "text": "Before the village of an ally, or of a family that has promised passage, a lord is a guest at once.",
        "isRuling": true
      },
      {
        "number": "FC-10.13",
        "chapter": "The gates of a village",
        "text": "A lord who stands before a village that is now empty, or before a village of his own family that is free again, may enter it with one step; everyone of his family who stands before it enters with him.",
        "isRuling": true
      },
      {
        "number": "FC-10.14",
        "chapter": "The gates of a village",
        "text": "A guest may help with the consent of the holder, an ally without asking. No one can be made to leave their walls.",
        "isRuling": true
      },
      {
        "number": "FC-10.15",
        "chapter": "The gates of a village",
        "text": "Besiegers who decide to attack keep up the siege, even if bad weather prevents the battle.",
        "isRuling": true
      },
      {
        "number": "FC-10.16",
        "chapter": "The gates of a village",
        "text": "Before a village that another family is besieging, you may attack the besiegers. No consent is needed. The battle is fought in the open, and the pawns in the village stay out of it.",
        "isRuling": true
      },
      {
        "number": "FC-11.1",
        "chapter": "Battles",
        "text": "Every pawn of a side counts as one, whether lord or soldier: 1 to 6 pawns roll one die, 7 to 12 two dice, 13 or more three.",
        "isRuling": false
      },
      {
        "number": "FC-11.2",
        "chapter": "Battles",
        "text": "Reconstructed: a side loses one pawn for every 2 pips of the opposing dice, rounded down.",
        "isRuling": true
      },
      {
        "number": "FC-11.3",
        "chapter": "Battles",
        "text": "Reconstructed: behind the walls of a castle, it loses one pawn for every 3 pips.",
        "isRuling": true
      },
      {
        "number": "FC-11.4",
        "chapter": "Battles",
        "text": "Rounds are fought until one side has been eliminated.",
        "isRuling": false
      },
      {
        "number": "FC-11.5",
        "chapter": "Battles",
        "text": "Both sides roll for the pawns they had at the start of the round.",
        "isRuling": false
      },
      {
        "number": "FC-11.6",
        "chapter": "Battles",
        "text": "Each family chooses which of its pawns die. It is only asked if it has a choice.",
        "isRuling": true
      },
      {
        "number": "FC-11.7",
        "chapter": "Battles",
        "text": "If it does not answer, its soldiers die before its lords.",
        "isRuling": true
      },
      {
        "number": "FC-11.8",
        "chapter": "Battles",
        "text": "If both sides are eliminated, the village belongs to no family, or to the holder of its fief.",
        "isRuling": true
      },
      {
        "number": "FC-11.9",
        "chapter": "Battles",
        "text": "A battle for a village destroys its mills and presses, no matter who wins. Castles remain.",
        "isRuling": false
      },
      {
        "number": "FC-11.10",
        "chapter": "Battles",
        "text": "Attackers who win enter the village.",
        "isRuling": false
      },
      {
        "number": "FC-11.11",
        "chapter": "Battles",
        "text": "Battles are fought in the turn order of the families that started them.",
        "isRuling": true
      },
      {
        "number": "FC-11.12",
        "chapter": "Battles",
        "text": "In bad weather, no battle is fought; those who stand before the village stay there.",
        "isRuling": false
      },
      {
        "number": "FC-11.13",
        "chapter": "Battles",
        "text": "Those who make a sortie fight in the open, and mills and presses remain. If all of them die, the besiegers enter the village.",
        "isRuling": true
      },
      {
        "number": "FC-12.1",
        "chapter": "Several armies",
        "text": "If there are several attackers, those who name the same family to hold the village before the battle fight together.",
        "isRuling": false
      },
      {
        "number": "FC-12.2",
        "chapter": "Several armies",
        "text": "Attackers who are not allied fight one another first, without walls; the survivors fight the defenders.",
        "isRuling": false
      },
      {
        "number": "FC-12.3",
        "chapter": "Several armies",
        "text": "Allies share their losses equally.",
        "isRuling": false
      },
      {
        "number": "FC-12.5",
        "chapter": "Several armies",
        "text": "Defenders who are joined by others from outside fight in the open with them.",
        "isRuling": false
      },
      {
        "number": "FC-12.6",
        "chapter": "Several armies",
        "text": "A guest before a village that is attacked stays out of the battle or fights with the defenders, never with the attackers.",
        "isRuling": false
      },
      {
        "number": "FC-12.7",
        "chapter": "Several armies",
        "text": "If the defenders win, the village stays with its owner; if none of the owner’s pawns are left, it goes to those who came to help.",
        "isRuling": false
      },
      {
        "number": "FC-12.4",
        "chapter": "Several armies",
        "text": "Losses that cannot be shared equally are taken by the family that is to hold the village, then in turn order.",
        "isRuling": true
      },
      {
        "number": "FC-12.10",
        "chapter": "Several armies",
        "text": "Families on the same side can agree before the battle that one of them takes their losses first: all of them must name it.",
        "isRuling": true
      },
      {
        "number": "FC-12.11",
        "chapter": "Several armies",
        "text": "Defenders can agree in the same way which of them holds the village if they win. If another family was in it, its pawns leave and stand before it as guests.",
        "isRuling": true
      },
      {
        "number": "FC-12.12",
        "chapter": "Several armies",
        "text": "The family that attackers want to hold the village must be one of them and name itself. Without such a family, they do not fight together, even if they have an alliance.",
        "isRuling": true
      },
      {
        "number": "FC-12.8",
        "chapter": "Several armies",
        "text": "If attackers eliminate one another, the defenders keep the village.",
        "isRuling": true
      },
      {
        "number": "FC-12.9",
        "chapter": "Several armies",
        "text": "A guest who stayed out of the battle remains a guest, no matter which family then holds the village; so do allies of the victor.",
        "isRuling": true
      },
      {
        "number": "FC-13.1",
        "chapter": "Negotiations",
        "text": "Reconstructed: all families negotiate at the same time, and each says when it is done. No answer means no.",
        "isRuling": true
      },
      {
        "number": "FC-13.2",
        "chapter": "Negotiations",
        "text": "You may freely give écus during the negotiations.",
        "isRuling": true
      },
      {
        "number": "FC-13.3",
        "chapter": "Negotiations",
        "text": "A family may make one offer at a time: écus, a card and a promise in exchange for écus, a card and a promise. The other family may accept or decline it, and the family that made it may withdraw it.",
        "isRuling": true
      },
      {
        "number": "FC-13.4",
        "chapter": "Negotiations",
        "text": "What is offered is set aside until then.",
        "isRuling": true
      },
      {
        "number": "FC-13.5",
        "chapter": "Negotiations",
        "text": "Others see that a card is offered or asked for, but not which one.",
        "isRuling": true
      },
      {
        "number": "FC-13.6",
        "chapter": "Negotiations",
        "text": "A promise of passage applies to all villages of the family and lasts until the end of the next turn.",
        "isRuling": true
      },
      {
        "number": "FC-13.7",
        "chapter": "Negotiations",
        "text": "An alliance lasts until the end of the next turn. Allies do not besiege or attack each other’s villages, and are guests before each other’s villages. If both attack the same village, FC-12.1 applies to them, too.",
        "isRuling": true
      },
      {
        "number": "FC-13.8",
        "chapter": "Negotiations",
        "text": "A village can be promised to a family that stands before it: its pawns enter, and those who were inside stand before it as guests.",
        "isRuling": true
      },
      {
        "number": "FC-13.9",
        "chapter": "Negotiations",
        "text": "Offers that are still open when all families are done are put once more to those they were made to.",
        "isRuling": true
      },
      {
        "number": "FC-13.10",
        "chapter": "Negotiations",
        "text": "You cannot accept an offer if you cannot give what is asked for, or if what you are promised can no longer be given.",
        "isRuling": true
      },
      {
        "number": "FC-13.11",
        "chapter": "Negotiations",
        "text": "For players who answer only what concerns them: the negotiations concern a family to which an offer is made, that has a pawn in each village of a region whose title is free, or that can name a candidate against that of another family.",
        "isRuling": true
      },
      {
        "number": "FC-13.12",
        "chapter": "Negotiations",
        "text": "An offer must give or ask for something.",
        "isRuling": true
      },
      {
        "number": "FC-13.13",
        "chapter": "Negotiations",
        "text": "What a family has refused cannot be asked of it again in the same phase, unless the two families have made a deal or given each other écus since.",
        "isRuling": true
      },
      {
        "number": "FC-13.14",
        "chapter": "Negotiations",
        "text": "The game shows you the cards in other hands that you have seen, until they are played or discarded, or may have been passed on.",
        "isRuling": true
      },
      {
        "number": "FC-14.1",
        "chapter": "Fiefs and titles",
        "text": "A region becomes a fief when a family has a pawn in each of its villages and one of its lords takes the title: baron for three villages, count for four, duke for five.",
        "isRuling": false
      },
      {
        "number": "FC-14.2",
        "chapter": "Fiefs and titles",
        "text": "Reconstructed: the title is taken in the negotiations, for any lord of the family and at no cost.",
        "isRuling": true
      },
      {
        "number": "FC-14.4",
        "chapter": "Fiefs and titles",
        "text": "A title is lost if another family takes the capital, or when the last lord of the holder’s family dies.",
        "isRuling": false
      },
      {
        "number": "FC-14.5",
        "chapter": "Fiefs and titles",
        "text": "When a lord dies, his title passes at once to the eldest lord of his family.",
        "isRuling": true
      },
      {
        "number": "FC-14.6",
        "chapter": "Fiefs and titles",
        "text": "Empty villages of a fief belong to the holder of the fief.",
        "isRuling": true
      },
      {
        "number": "FC-14.7",
        "chapter": "Fiefs and titles",
        "text": "Reconstructed: the holder names a village of the fief with a castle as its capital; without a castle, the title cannot be taken.",
        "isRuling": true
      },
      {
        "number": "FC-14.8",
        "chapter": "Fiefs and titles",
        "text": "A lost title goes into the king’s keeping. He may levy its tax without a pawn in the capital. If there is no king, the title goes to the bank.",
        "isRuling": false
      },
      {
        "number": "FC-14.9",
        "chapter": "Fiefs and titles",
        "text": "Reconstructed: a family that has a lord and holds the capital may take such a title, with the king’s consent while it is in his keeping.",
        "isRuling": true
      },
      {
        "number": "FC-14.10",
        "chapter": "Fiefs and titles",
        "text": "The king’s keeping ends with the king: the titles go to the bank.",
        "isRuling": true
      },
      {
        "number": "FC-15.1",
        "chapter": "The king",
        "text": "Reconstructed: while there is no king, each family may propose one of its lords who is not a bishop as a candidate in the negotiations.",
        "isRuling": true
      },
      {
        "number": "FC-15.2",
        "chapter": "The king",
        "text": "Each lord gives his family one vote; each bishopric, cardinal’s title and noble title gives one more.",
        "isRuling": false
      },
      {
        "number": "FC-15.3",
        "chapter": "The king",
        "text": "The king is crowned by two bishops or a cardinal. Each family gives its clergy to one candidate. If several candidates have enough clergy, the one with the most is crowned; in a tie, no one is.",
        "isRuling": false
      },
      {
        "number": "FC-15.4",
        "chapter": "The king",
        "text": "A king reigns for life, and there is only one at a time.",
        "isRuling": true
      },
      {
        "number": "FC-15.5",
        "chapter": "The king",
        "text": "Once in each negotiations phase, a family other than the king’s may call for his deposition. All families vote or abstain, and more than half of the votes cast removes him; the king’s family has four additional votes.",
        "isRuling": true
      },
      {
        "number": "FC-15.6",
        "chapter": "The king",
        "text": "Cardinals’ titles are bought during the negotiations; then the deposition is decided; then a king is crowned. Candidates may be proposed once a deposition has been called for.",
        "isRuling": true
      },
      {
        "number": "FC-15.7",
        "chapter": "The king",
        "text": "When a candidate is proposed, families that had already ended their negotiations are asked again if they can still propose one.",
        "isRuling": true
      },
      {
        "number": "FC-16.1",
        "chapter": "The end of the game",
        "text": "Reconstructed: the first family to have two, three or four titles at the end of a turn wins; the number is agreed in advance, and the crown counts as one title.",
        "isRuling": true
      },
      {
        "number": "FC-16.2",
        "chapter": "The end of the game",
        "text": "If no number is agreed, or no family reaches it, the game ends after the agreed number of turns and the family with the most titles wins.",
        "isRuling": true
      },
      {
        "number": "FC-16.3",
        "chapter": "The end of the game",
        "text": "Ties are broken by soldiers on the map, then by écus.",
        "isRuling": false
      },
      {
        "number": "FC-16.4",
        "chapter": "The end of the game",
        "text": "Families that are still tied win together.",
        "isRuling": true
      },
      {
        "number": "FC-16.5",
        "chapter": "The end of the game",
        "text": "While the game is running, its players can agree on an earlier last turn: one after the current turn. No other rule changes.",
        "isRuling": true
      }
    ]
  },
  {
    "ruleset": "fief-original",
    "language": "fr",
    "credits": "Fief est un jeu de Philippe Mouchebeuf du début des années quatre-vingt ; Duccio Vitale en a adapté les règles. Voici les deux éditions, reformulées par nos soins, côte à côte là où elles diffèrent. Il ne reste que des parties des deux livrets : le premier s’interrompt au milieu des combats ; du second, nous avons une fiche récapitulative et les combats à plusieurs joueurs. Une règle marquée *(décision)* est notre réponse là où un livret se tait ou se contredit. Une règle qui commence par « Reconstitué » remplace une partie perdue, tout comme la carte et la table des combats.",
    "rules": [
      {
        "number": "FC-1.1",
        "chapter": "Le matériel",
        "text": "Le jeu se joue de 2 à 6 joueurs, au plus autant que de régions. Chaque joueur dirige une famille noble.",
        "isRuling": true
      },
      {
        "number": "FC-1.2",
        "chapter": "Le matériel",
        "text": "Reconstitué : la carte compte 24 villages reliés par 31 chemins, en six régions (deux duchés de 5 villages, deux comtés de 4, deux baronnies de 3) et quatre évêchés (Blaye, Bourg, Sigy, Tournus). Les nombres, les noms des évêchés et les chemins de Tournus à St Médard par St Andromy viennent du livret ; nous avons choisi à quelle région et à quel évêché appartient chaque village.",
        "isRuling": true
      },
      {
        "number": "FC-1.3",
        "chapter": "Le matériel",
        "text": "Il y a 58 cartes bleues : 15 seigneurs, 4 révoltes, 3 mauvais temps, 2 pestes, 2 famines, 1 assassinat, 6 bonnes récoltes, 6 soleils, 1 justice, 5 tailles seigneuriales, 5 tailles royales, 4 dîmes et les 4 évêchés. Il y a 10 cartes rouges : 2 ducs, 2 comtes, 2 barons, 3 cardinaux et le roi.",
        "isRuling": false
      },
      {
        "number": "FC-1.4",
        "chapter": "Le matériel",
        "text": "Chaque famille a 30 soldats. Toutes les familles se partagent 12 châteaux, 12 moulins et 12 pressoirs. Quand une réserve est épuisée, on ne peut plus rien en obtenir ; la banque ne manque jamais d’écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.1",
        "chapter": "La mise en place",
        "text": "Chaque famille lance deux dés. Le résultat le plus élevé joue en premier, le plus bas en dernier. Les familles à égalité relancent entre elles.",
        "isRuling": false
      },
      {
        "number": "FC-2.2",
        "chapter": "La mise en place",
        "text": "Dans cet ordre, chaque famille choisit une région qu’aucune autre n’a choisie.",
        "isRuling": false
      },
      {
        "number": "FC-2.3",
        "chapter": "La mise en place",
        "text": "La famille qui a choisi en premier est le banquier et commence le premier tour. Les places restent les mêmes ; le sens horaire est l’ordre des places.",
        "isRuling": false
      },
      {
        "number": "FC-2.4",
        "chapter": "La mise en place",
        "text": "Chaque famille place son château, avec 8 soldats à l’intérieur, dans un village de sa région, et reçoit 300 écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.5",
        "chapter": "La mise en place",
        "text": "Chaque famille reçoit trois cartes bleues, que personne d’autre ne voit.",
        "isRuling": false
      },
      {
        "number": "FC-2.6",
        "chapter": "La mise en place",
        "text": "Si les joueurs en sont convenus, chaque famille commence avec un seigneur tiré au sort ; sinon, sans seigneur.",
        "isRuling": true
      },
      {
        "number": "FC-2.7",
        "chapter": "La mise en place",
        "text": "Ce premier seigneur est placé aussitôt dans le château, visible de tous.",
        "isRuling": true
      },
      {
        "number": "FC-3.1",
        "chapter": "Le tour",
        "text": "Un tour compte six phases : cartes, revenus, achats, déplacements, combats, négociations. Dans chaque phase, les familles agissent dans l’ordre du tour, dans le sens horaire à partir du premier joueur.",
        "isRuling": false
      },
      {
        "number": "FC-3.2",
        "chapter": "Le tour",
        "text": "À chaque nouveau tour, le voisin de droite du premier joueur précédent devient premier joueur.",
        "isRuling": false
      },
      {
        "number": "FC-3.3",
        "chapter": "Le tour",
        "text": "Une famille sans seigneur ni pion reste en jeu : elle reçoit des cartes et négocie avec les autres.",
        "isRuling": true
      },
      {
        "number": "FC-4.1",
        "chapter": "Les cartes",
        "text": "Au début du tour, chaque famille reçoit des cartes jusqu’à en avoir trois.",
        "isRuling": false
      },
      {
        "number": "FC-4.2",
        "chapter": "Les cartes",
        "text": "Quand la pioche est épuisée, la défausse est mélangée pour en former une nouvelle.",
        "isRuling": false
      },
      {
        "number": "FC-4.4",
        "chapter": "Les cartes",
        "text": "Une fois par tour, pendant sa part de la phase des cartes, une famille peut rendre une carte et en recevoir une autre, mais seulement dans un tour où elle n’utilise ni attaque, ni parade, ni impôt : une famille qui en a utilisé un ne peut pas rendre de carte, et une famille qui a rendu une carte ne peut plus en utiliser.",
        "isRuling": false
      },
      {
        "number": "FC-4.5",
        "chapter": "Les cartes",
        "text": "Pendant sa part de la phase des cartes, une famille peut défausser des cartes d’attaque, sans rien recevoir en échange.",
        "isRuling": false
      },
      {
        "number": "FC-4.6",
        "chapter": "Les cartes",
        "text": "La défausse est visible de tous.",
        "isRuling": true
      },
      {
        "number": "FC-4.8",
        "chapter": "Les cartes",
        "text": "Tant que la pioche est vide, on ne peut pas rendre de carte.",
        "isRuling": true
      },
      {
        "number": "FC-5.1",
        "chapter": "Attaques et parades",
        "text": "Pendant sa part de la phase des cartes, une famille peut jouer des cartes d’attaque sur n’importe quelle région ou sur un seigneur d’une autre famille.",
        "isRuling": false
      },
      {
        "number": "FC-5.2",
        "chapter": "Attaques et parades",
        "text": "Mauvais temps : les soldats de la région ne peuvent pas se déplacer et aucun combat n’y a lieu pendant ce tour.",
        "isRuling": false
      },
      {
        "number": "FC-5.3",
        "chapter": "Attaques et parades",
        "text": "Famine : les moulins et les pressoirs de la région ne rapportent rien pendant ce tour.",
        "isRuling": false
      },
      {
        "number": "FC-5.4",
        "chapter": "Attaques et parades",
        "text": "Le mauvais temps et la famine prennent fin avec le tour.",
        "isRuling": false
      },
      {
        "number": "FC-5.5",
        "chapter": "Attaques et parades",
        "text": "Peste : chaque famille perd un soldat sur trois dans la région, arrondi à l’inférieur.",
        "isRuling": false
      },
      {
        "number": "FC-5.6",
        "chapter": "Attaques et parades",
        "text": "Lors d’une peste, lancez un dé pour chaque seigneur de la région ; sur 1 ou 2, il meurt.",
        "isRuling": false
      },
      {
        "number": "FC-5.7",
        "chapter": "Attaques et parades",
        "text": "Une peste ne peut pas être parée.",
        "isRuling": false
      },
      {
        "number": "FC-5.8",
        "chapter": "Attaques et parades",
        "text": "Une famille qui a des soldats en plusieurs endroits choisit où la peste les tue.",
        "isRuling": false
      },
      {
        "number": "FC-5.9",
        "chapter": "Attaques et parades",
        "text": "Une révolte se joue avec une famine, placée avec elle sur la région.",
        "isRuling": false
      },
      {
        "number": "FC-5.10",
        "chapter": "Attaques et parades",
        "text": "Un dé détermine la violence d’une révolte. 1 : il ne se passe rien. 2 : les châteaux sont attaqués. 3 : un moulin ou un pressoir est détruit dans chaque village. 4 : tous les moulins et pressoirs de la région sont détruits. 5 et 6 : à la fois 2 et 4.",
        "isRuling": false
      },
      {
        "number": "FC-5.11",
        "chapter": "Attaques et parades",
        "text": "Un château attaqué perd autant de soldats qu’un dé l’indique ou, si celui-ci montre un 6, autant que deux dés l’indiquent.",
        "isRuling": false
      },
      {
        "number": "FC-5.12",
        "chapter": "Attaques et parades",
        "text": "Sur un 3, la famille qui a déclenché la révolte choisit entre moulin et pressoir.",
        "isRuling": false
      },
      {
        "number": "FC-5.13",
        "chapter": "Attaques et parades",
        "text": "Toute famille qui a un pion dans la région peut mettre fin à toute la révolte en payant à la banque 300 écus par point du dé, même sur un 1 ; la famine jouée avec elle prend fin aussi.",
        "isRuling": true
      },
      {
        "number": "FC-5.14",
        "chapter": "Attaques et parades",
        "text": "Assassinat : un seigneur d’une autre famille meurt, à moins que cette famille ne pare l’attaque avec la justice.",
        "isRuling": false
      },
      {
        "number": "FC-5.15",
        "chapter": "Attaques et parades",
        "text": "La famille qui pare avec la justice fait exécuter un seigneur de la famille du meurtrier.",
        "isRuling": false
      },
      {
        "number": "FC-5.16",
        "chapter": "Attaques et parades",
        "text": "Une attaque sur une région peut être parée par toute famille qui y a un pion : la famille qui a le plus de seigneurs dans la région est interrogée en premier, puis les autres dans l’ordre du tour.",
        "isRuling": true
      },
      {
        "number": "FC-5.17",
        "chapter": "Attaques et parades",
        "text": "Un soleil pare le mauvais temps ; une bonne récolte pare une famine, ou une révolte avec sa famine.",
        "isRuling": false
      },
      {
        "number": "FC-5.18",
        "chapter": "Attaques et parades",
        "text": "Vous ne pouvez pas faire assassiner l’un de vos propres seigneurs.",
        "isRuling": true
      },
      {
        "number": "FC-5.19",
        "chapter": "Attaques et parades",
        "text": "Une région qui subit le mauvais temps ou la famine ne peut pas être frappée par une seconde carte de la même sorte.",
        "isRuling": true
      },
      {
        "number": "FC-5.20",
        "chapter": "Attaques et parades",
        "text": "Comme chaque révolte apporte sa propre famine, il ne peut y en avoir qu’une par région et par tour.",
        "isRuling": true
      },
      {
        "number": "FC-5.21",
        "chapter": "Attaques et parades",
        "text": "La justice ne sauve aucun autre seigneur : elle est jouée une fois, puis défaussée.",
        "isRuling": true
      },
      {
        "number": "FC-5.22",
        "chapter": "Attaques et parades",
        "text": "Si une région a plusieurs châteaux, chacun est attaqué, avec ses propres dés. Un château sans pions ne perd rien.",
        "isRuling": true
      },
      {
        "number": "FC-6.1",
        "chapter": "Les seigneurs et l’Église",
        "text": "Un seigneur joué de la main est placé dans un château de sa famille ; sans château, dans n’importe quel village libre.",
        "isRuling": false
      },
      {
        "number": "FC-6.2",
        "chapter": "Les seigneurs et l’Église",
        "text": "Un seigneur peut être placé dans un château assiégé.",
        "isRuling": true
      },
      {
        "number": "FC-6.3",
        "chapter": "Les seigneurs et l’Église",
        "text": "Sans château ni village libre, il est placé dans un village que sa famille occupe ; si elle n’en occupe aucun, il reste dans la main.",
        "isRuling": true
      },
      {
        "number": "FC-6.4",
        "chapter": "Les seigneurs et l’Église",
        "text": "Pendant sa part de la phase des cartes, une famille qui a la carte d’un évêché peut faire de l’un de ses seigneurs son évêque. Un seigneur ne peut avoir qu’un évêché.",
        "isRuling": false
      },
      {
        "number": "FC-6.5",
        "chapter": "Les seigneurs et l’Église",
        "text": "Un évêque ne peut pas devenir roi, ni un roi devenir évêque.",
        "isRuling": false
      },
      {
        "number": "FC-6.6",
        "chapter": "Les seigneurs et l’Église",
        "text": "Les soldats ne se déplacent jamais avec un évêque ; pour le reste, c’est un seigneur comme les autres.",
        "isRuling": false
      },
      {
        "number": "FC-6.7",
        "chapter": "Les seigneurs et l’Église",
        "text": "Un évêque devient cardinal sur demande, pendant la part de sa famille dans la phase des cartes, à raison d’un par tour, tant qu’il reste un titre de cardinal.",
        "isRuling": true
      },
      {
        "number": "FC-6.8",
        "chapter": "Les seigneurs et l’Église",
        "text": "Quand un seigneur meurt, sa carte et celle de son évêché sont défaussées ; celles de cardinal et de roi retournent à la banque.",
        "isRuling": false
      },
      {
        "number": "FC-7.1",
        "chapter": "Les revenus",
        "text": "Chaque village rapporte 100 écus à son possesseur, plus 100 par pressoir et 200 par moulin. Un village vide d’un fief les rapporte à celui qui détient le fief.",
        "isRuling": false
      },
      {
        "number": "FC-7.2",
        "chapter": "Les revenus",
        "text": "Pendant une famine, les moulins et les pressoirs ne rapportent rien, mais le village lui-même rapporte.",
        "isRuling": true
      },
      {
        "number": "FC-7.3",
        "chapter": "Les revenus",
        "text": "Avec une carte dîme et l’évêque, une famille reçoit tout ce que rapportent les villages de l’évêché, à la place de leurs possesseurs.",
        "isRuling": false
      },
      {
        "number": "FC-7.4",
        "chapter": "Les revenus",
        "text": "Un cardinal ne peut pas lever la dîme.",
        "isRuling": false
      },
      {
        "number": "FC-7.5",
        "chapter": "Les revenus",
        "text": "Avec une taille seigneuriale, celui qui détient un fief reçoit 200 écus par village du fief.",
        "isRuling": false
      },
      {
        "number": "FC-7.6",
        "chapter": "Les revenus",
        "text": "Avec une taille royale, la famille du roi reçoit 1500 écus.",
        "isRuling": false
      },
      {
        "number": "FC-7.7",
        "chapter": "Les revenus",
        "text": "Aucun évêché et aucun fief n’est imposé deux fois dans un tour.",
        "isRuling": true
      },
      {
        "number": "FC-7.8",
        "chapter": "Les revenus",
        "text": "Les impôts sont levés dans la phase des revenus, par toutes les familles avant tout versement de revenus.",
        "isRuling": false
      },
      {
        "number": "FC-7.9",
        "chapter": "Les revenus",
        "text": "Un impôt est perdu si son évêque, son fief ou son roi n’appartient plus à la famille au moment des revenus.",
        "isRuling": true
      },
      {
        "number": "FC-7.10",
        "chapter": "Les revenus",
        "text": "Un village qu’aucune famille ne possède ne rapporte rien, pas même à un évêque.",
        "isRuling": true
      },
      {
        "number": "FC-7.11",
        "chapter": "Les revenus",
        "text": "Un siège ne réduit pas les revenus.",
        "isRuling": false
      },
      {
        "number": "FC-8.1",
        "chapter": "Les achats",
        "text": "Un soldat coûte 100 écus, un pressoir 200, un moulin 300, un château 2000.",
        "isRuling": false
      },
      {
        "number": "FC-8.2",
        "chapter": "Les achats",
        "text": "Placez aussitôt ce que vous achetez dans des villages où votre famille a un pion. Un village vide de votre propre fief ne compte pas.",
        "isRuling": false
      },
      {
        "number": "FC-8.3",
        "chapter": "Les achats",
        "text": "Un village peut avoir au plus trois moulins et pressoirs au total.",
        "isRuling": false
      },
      {
        "number": "FC-8.4",
        "chapter": "Les achats",
        "text": "Vous ne pouvez pas acheter une pièce s’il n’en reste plus dans la boîte.",
        "isRuling": false
      },
      {
        "number": "FC-8.5",
        "chapter": "Les achats",
        "text": "Un village ne peut avoir qu’un château.",
        "isRuling": true
      },
      {
        "number": "FC-8.6",
        "chapter": "Les achats",
        "text": "Vous pouvez acheter des soldats dans un village assiégé.",
        "isRuling": true
      },
      {
        "number": "FC-9.1",
        "chapter": "Les déplacements",
        "text": "Un seigneur peut faire jusqu’à deux pas par tour, chacun par un chemin vers un village voisin.",
        "isRuling": false
      },
      {
        "number": "FC-9.2",
        "chapter": "Les déplacements",
        "text": "Les soldats ne se déplacent qu’avec un seigneur, autant qu’il le veut et depuis tout village où il passe ; il peut les laisser n’importe où. Seuls les pas du seigneur comptent.",
        "isRuling": false
      },
      {
        "number": "FC-9.3",
        "chapter": "Les déplacements",
        "text": "Il entre sans combat dans un village qu’aucune famille n’occupe. Le village, château compris, appartient à la famille qui y laisse un pion.",
        "isRuling": false
      },
      {
        "number": "FC-9.4",
        "chapter": "Les déplacements",
        "text": "Un village que tous les pions ont quitté n’appartient à aucune famille, ou à celui qui détient son fief.",
        "isRuling": false
      },
      {
        "number": "FC-9.5",
        "chapter": "Les déplacements",
        "text": "Par mauvais temps, les soldats ne peuvent pas quitter l’endroit où ils sont. Un seigneur peut partir seul, et des soldats peuvent venir d’ailleurs.",
        "isRuling": true
      },
      {
        "number": "FC-9.7",
        "chapter": "Les déplacements",
        "text": "Reconstitué : on entre dans un village vide d’un fief comme dans un village libre.",
        "isRuling": true
      },
      {
        "number": "FC-9.8",
        "chapter": "Les déplacements",
        "text": "Personne ne peut quitter un village assiégé sans combat.",
        "isRuling": false
      },
      {
        "number": "FC-10.1",
        "chapter": "Les portes d’un village",
        "text": "Devant un village occupé par une autre famille, un seigneur s’arrête sur le chemin par lequel il est venu.",
        "isRuling": false
      },
      {
        "number": "FC-10.2",
        "chapter": "Les portes d’un village",
        "text": "Là, sa famille déclare pourquoi il est venu : pour attaquer, pour demander le passage, pour assiéger ou, comme hôte, pour aider contre d’autres qui se tiennent devant le village. Ceux qui y restent peuvent changer d’avis aux tours suivants.",
        "isRuling": false
      },
      {
        "number": "FC-10.3",
        "chapter": "Les portes d’un village",
        "text": "Les attaquants combattent dans la phase des combats.",
        "isRuling": false
      },
      {
        "number": "FC-10.4",
        "chapter": "Les portes d’un village",
        "text": "Le possesseur répond aussitôt à une demande de passage.",
        "isRuling": false
      },
      {
        "number": "FC-10.5",
        "chapter": "Les portes d’un village",
        "text": "Si le passage est refusé, il y aura un combat ; ni le seigneur ni les pions du village ne peuvent partir avant. La seule exception est un combat empêché par le mauvais temps.",
        "isRuling": false
      },
      {
        "number": "FC-10.6",
        "chapter": "Les portes d’un village",
        "text": "Si le passage est accordé, il peut continuer aux déplacements du tour suivant, par n’importe quel chemin.",
        "isRuling": false
      },
      {
        "number": "FC-10.7",
        "chapter": "Les portes d’un village",
        "text": "Un siège n’affecte ni les moulins ni les pressoirs ; il prend fin quand les assiégeants le lèvent, partent ou sont éliminés.",
        "isRuling": false
      },
      {
        "number": "FC-10.8",
        "chapter": "Les portes d’un village",
        "text": "Vous ne pouvez pas attaquer un village qu’une autre famille assiège.",
        "isRuling": false
      },
      {
        "number": "FC-10.9",
        "chapter": "Les portes d’un village",
        "text": "Depuis la porte, un seigneur peut toujours repartir par le chemin par lequel il est venu.",
        "isRuling": true
      },
      {
        "number": "FC-10.10",
        "chapter": "Les portes d’un village",
        "text": "Un seigneur s’arrête aussi devant un village de sa propre famille que d’autres assiègent ou attaquent : il vient à son secours, et il y aura un combat.",
        "isRuling": true
      },
      {
        "number": "FC-10.11",
        "chapter": "Les portes d’un village",
        "text": "Les assiégés peuvent faire une sortie ; ils sont alors les attaquants. Elle s’annonce pendant les déplacements, exige un seigneur qui n’est pas évêque, et tous ceux qui sont à l’intérieur y participent.",
        "isRuling": false
      },
      {
        "number": "FC-10.12",
        "chapter": "Les portes d’un village",
        "text": "Devant le village d’un allié, ou d’une famille qui a promis le passage, un seigneur est aussitôt un hôte.",
        "isRuling": true
      },
      {
        "number": "FC-10.13",
        "chapter": "Les portes d’un village",
        "text": "Un seigneur qui se tient devant un village désormais vide, ou devant un village de sa propre famille de nouveau libre, peut y entrer d’un pas ; tous ceux de sa famille qui se tiennent devant entrent avec lui.",
        "isRuling": true
      },
      {
        "number": "FC-10.14",
        "chapter": "Les portes d’un village",
        "text": "Un hôte peut aider avec l’accord du possesseur, un allié sans demander. Personne ne peut être forcé à quitter ses murs.",
        "isRuling": true
      },
      {
        "number": "FC-10.15",
        "chapter": "Les portes d’un village",
        "text": "Des assiégeants qui décident d’attaquer maintiennent le siège, même si le mauvais temps empêche le combat.",
        "isRuling": true
      },
      {
        "number": "FC-10.16",
        "chapter": "Les portes d’un village",
        "text": "Devant un village qu’une autre famille assiège, vous pouvez attaquer les assiégeants, sans demander l’accord de personne. Le combat a lieu à découvert, et les pions du village n’y participent pas.",
        "isRuling": true
      },
      {
        "number": "FC-11.1",
        "chapter": "Les combats",
        "text": "Chaque pion d’un camp compte pour un, seigneur ou soldat : 1 à 6 pions lancent un dé, 7 à 12 deux dés, 13 ou plus trois.",
        "isRuling": false
      },
      {
        "number": "FC-11.2",
        "chapter": "Les combats",
        "text": "Reconstitué : un camp perd un pion pour 2 points des dés adverses, arrondi à l’inférieur.",
        "isRuling": true
      },
      {
        "number": "FC-11.3",
        "chapter": "Les combats",
        "text": "Reconstitué : derrière les murs d’un château, il perd un pion pour 3 points.",
        "isRuling": true
      },
      {
        "number": "FC-11.4",
        "chapter": "Les combats",
        "text": "Les rounds se succèdent jusqu’à l’élimination d’un camp.",
        "isRuling": false
      },
      {
        "number": "FC-11.5",
        "chapter": "Les combats",
        "text": "Les deux camps lancent les dés pour les pions qu’ils avaient au début du round.",
        "isRuling": false
      },
      {
        "number": "FC-11.6",
        "chapter": "Les combats",
        "text": "Chaque famille choisit lesquels de ses pions meurent. La question n’est posée que si elle a le choix.",
        "isRuling": true
      },
      {
        "number": "FC-11.7",
        "chapter": "Les combats",
        "text": "Si elle ne répond pas, ses soldats meurent avant ses seigneurs.",
        "isRuling": true
      },
      {
        "number": "FC-11.8",
        "chapter": "Les combats",
        "text": "Si les deux camps sont éliminés, le village n’appartient à aucune famille, ou à celui qui détient son fief.",
        "isRuling": true
      },
      {
        "number": "FC-11.9",
        "chapter": "Les combats",
        "text": "Un combat pour un village détruit ses moulins et ses pressoirs, quel que soit le vainqueur. Les châteaux restent.",
        "isRuling": false
      },
      {
        "number": "FC-11.10",
        "chapter": "Les combats",
        "text": "Les attaquants vainqueurs entrent dans le village.",
        "isRuling": false
      },
      {
        "number": "FC-11.11",
        "chapter": "Les combats",
        "text": "Les combats ont lieu dans l’ordre du tour des familles qui les ont commencés.",
        "isRuling": true
      },
      {
        "number": "FC-11.12",
        "chapter": "Les combats",
        "text": "Par mauvais temps, aucun combat n’a lieu ; ceux qui se tiennent devant le village y restent.",
        "isRuling": false
      },
      {
        "number": "FC-11.13",
        "chapter": "Les combats",
        "text": "Ceux qui font une sortie combattent à découvert, et les moulins et les pressoirs restent. S’ils meurent tous, les assiégeants entrent dans le village.",
        "isRuling": true
      },
      {
        "number": "FC-12.1",
        "chapter": "Plusieurs armées",
        "text": "Reconstitué : s’il y a plusieurs attaquants, ceux qui désignent avant la bataille la même famille pour occuper le village combattent ensemble.",
        "isRuling": true
      },
      {
        "number": "FC-12.2",
        "chapter": "Plusieurs armées",
        "text": "Reconstitué : des attaquants qui ne sont pas alliés se combattent d’abord entre eux, sans murs ; les survivants combattent les défenseurs.",
        "isRuling": true
      },
      {
        "number": "FC-12.3",
        "chapter": "Plusieurs armées",
        "text": "Reconstitué : les alliés partagent leurs pertes à parts égales.",
        "isRuling": true
      },
      {
        "number": "FC-12.5",
        "chapter": "Plusieurs armées",
        "text": "Reconstitué : des défenseurs que d’autres rejoignent de l’extérieur combattent à découvert avec eux.",
        "isRuling": true
      },
      {
        "number": "FC-12.6",
        "chapter": "Plusieurs armées",
        "text": "Reconstitué : un hôte devant un village attaqué reste à l’écart ou combat avec les défenseurs, jamais avec les attaquants.",
        "isRuling": true
      },
      {
        "number": "FC-12.7",
        "chapter": "Plusieurs armées",
        "text": "Reconstitué : si les défenseurs gagnent, le village reste à son possesseur ; s’il ne lui reste aucun pion, il va à ceux qui sont venus l’aider.",
        "isRuling": true
      },
      {
        "number": "FC-12.4",
        "chapter": "Plusieurs armées",
        "text": "Les pertes qui ne peuvent pas être partagées à parts égales sont subies par la famille qui doit occuper le village, puis dans l’ordre du tour.",
        "isRuling": true
      },
      {
        "number": "FC-12.10",
        "chapter": "Plusieurs armées",
        "text": "Les familles d’un même camp peuvent convenir avant la bataille que l’une d’elles subisse les pertes en premier : toutes doivent la désigner.",
        "isRuling": true
      },
      {
        "number": "FC-12.11",
        "chapter": "Plusieurs armées",
        "text": "Les défenseurs peuvent convenir de la même façon laquelle de leurs familles occupera le village en cas de victoire. Si une autre s’y trouvait, ses pions en sortent et se tiennent devant comme hôtes.",
        "isRuling": true
      },
      {
        "number": "FC-12.12",
        "chapter": "Plusieurs armées",
        "text": "La famille que des attaquants désignent pour occuper le village doit être l’une des leurs et se désigner elle-même. Sans une telle famille, ils ne combattent pas ensemble, même s’ils ont conclu une alliance.",
        "isRuling": true
      },
      {
        "number": "FC-12.8",
        "chapter": "Plusieurs armées",
        "text": "Si les attaquants s’éliminent entre eux, les défenseurs gardent le village.",
        "isRuling": true
      },
      {
        "number": "FC-12.9",
        "chapter": "Plusieurs armées",
        "text": "Un hôte resté à l’écart reste un hôte, quelle que soit la famille qui occupe ensuite le village ; de même les alliés du vainqueur.",
        "isRuling": true
      },
      {
        "number": "FC-13.1",
        "chapter": "Les négociations",
        "text": "Reconstitué : toutes les familles négocient en même temps, et chacune dit quand elle a fini. L’absence de réponse est un refus.",
        "isRuling": true
      },
      {
        "number": "FC-13.2",
        "chapter": "Les négociations",
        "text": "Vous pouvez donner librement des écus pendant les négociations.",
        "isRuling": true
      },
      {
        "number": "FC-13.3",
        "chapter": "Les négociations",
        "text": "Une famille peut faire une offre à la fois : des écus, une carte et une promesse contre des écus, une carte et une promesse. L’autre famille peut l’accepter ou la refuser, et la famille qui l’a faite peut la retirer.",
        "isRuling": true
      },
      {
        "number": "FC-13.4",
        "chapter": "Les négociations",
        "text": "Ce qui est offert est mis de côté jusque-là.",
        "isRuling": true
      },
      {
        "number": "FC-13.5",
        "chapter": "Les négociations",
        "text": "Les autres voient qu’une carte est offerte ou demandée, mais pas laquelle.",
        "isRuling": true
      },
      {
        "number": "FC-13.6",
        "chapter": "Les négociations",
        "text": "Une promesse de passage vaut pour tous les villages de la famille et jusqu’à la fin du tour suivant.",
        "isRuling": true
      },
      {
        "number": "FC-13.7",
        "chapter": "Les négociations",
        "text": "Une alliance dure jusqu’à la fin du tour suivant. Les alliés n’assiègent pas et n’attaquent pas les villages l’un de l’autre, et sont hôtes devant les villages l’un de l’autre. S’ils attaquent tous deux le même village, FC-12.1 s’applique aussi à eux.",
        "isRuling": true
      },
      {
        "number": "FC-13.8",
        "chapter": "Les négociations",
        "text": "Un village peut être promis à une famille qui se tient devant : ses pions entrent, et ceux qui étaient à l’intérieur se tiennent devant comme hôtes.",
        "isRuling": true
      },
      {
        "number": "FC-13.9",
        "chapter": "Les négociations",
        "text": "Les offres encore ouvertes quand toutes les familles ont fini sont soumises une dernière fois à leurs destinataires.",
        "isRuling": true
      },
      {
        "number": "FC-13.10",
        "chapter": "Les négociations",
        "text": "Vous ne pouvez pas accepter une offre si vous ne pouvez pas donner ce qui est demandé, ou si ce qu’on vous promet ne peut plus être donné.",
        "isRuling": true
      },
      {
        "number": "FC-13.11",
        "chapter": "Les négociations",
        "text": "Pour les joueurs qui ne répondent qu’à ce qui les concerne : les négociations concernent une famille à qui une offre est faite, qui a un pion dans chaque village d’une région dont le titre est libre, ou qui peut proposer un candidat contre celui d’une autre famille.",
        "isRuling": true
      },
      {
        "number": "FC-13.12",
        "chapter": "Les négociations",
        "text": "Une offre doit donner ou demander quelque chose.",
        "isRuling": true
      },
      {
        "number": "FC-13.13",
        "chapter": "Les négociations",
        "text": "Ce qu’une famille a refusé ne peut pas lui être redemandé dans la même phase, sauf si les deux familles ont conclu un échange ou se sont donné des écus entre-temps.",
        "isRuling": true
      },
      {
        "number": "FC-13.14",
        "chapter": "Les négociations",
        "text": "Le jeu vous indique les cartes des autres mains que vous avez vues, jusqu’à ce qu’elles soient jouées ou défaussées, ou qu’elles aient pu changer de mains.",
        "isRuling": true
      },
      {
        "number": "FC-14.1",
        "chapter": "Fiefs et titres",
        "text": "Une région devient un fief quand une famille a un pion dans chacun de ses villages et que l’un de ses seigneurs prend le titre : baron pour trois villages, comte pour quatre, duc pour cinq.",
        "isRuling": false
      },
      {
        "number": "FC-14.2",
        "chapter": "Fiefs et titres",
        "text": "Reconstitué : le titre se prend pendant les négociations, pour n’importe quel seigneur de la famille et sans frais.",
        "isRuling": true
      },
      {
        "number": "FC-14.4",
        "chapter": "Fiefs et titres",
        "text": "Reconstitué : le titre retourne à la banque si une autre famille occupe un des villages pendant les négociations, ou si la famille qui le détient n’a pas de seigneur quand elles prennent fin.",
        "isRuling": true
      },
      {
        "number": "FC-14.5",
        "chapter": "Fiefs et titres",
        "text": "Quand un seigneur meurt, son titre passe aussitôt à l’aîné des seigneurs de sa famille.",
        "isRuling": true
      },
      {
        "number": "FC-14.6",
        "chapter": "Fiefs et titres",
        "text": "Les villages vides d’un fief appartiennent à celui qui détient le fief.",
        "isRuling": true
      },
      {
        "number": "FC-15.1",
        "chapter": "Le roi",
        "text": "Reconstitué : tant qu’il n’y a pas de roi, chaque famille peut proposer comme candidat, pendant les négociations, un de ses seigneurs qui n’est pas évêque.",
        "isRuling": true
      },
      {
        "number": "FC-15.2",
        "chapter": "Le roi",
        "text": "Chaque seigneur donne une voix à sa famille ; chaque évêché, titre de cardinal et titre de noblesse en donne une de plus.",
        "isRuling": false
      },
      {
        "number": "FC-15.3",
        "chapter": "Le roi",
        "text": "Reconstitué : le roi est élu par plus de la moitié des voix exprimées. On peut aussi voter contre tous les candidats, ou s’abstenir ; une abstention n’est pas une voix exprimée.",
        "isRuling": true
      },
      {
        "number": "FC-15.4",
        "chapter": "Le roi",
        "text": "Un roi règne à vie, et il n’y en a qu’un à la fois.",
        "isRuling": true
      },
      {
        "number": "FC-15.7",
        "chapter": "Le roi",
        "text": "Quand un candidat est proposé, les familles qui avaient déjà fini leurs négociations sont interrogées de nouveau si elles peuvent encore en proposer un.",
        "isRuling": true
      },
      {
        "number": "FC-16.1",
        "chapter": "La fin de la partie",
        "text": "La première famille à avoir deux, trois ou quatre fiefs à la fin d’un tour gagne ; le nombre est convenu à l’avance.",
        "isRuling": false
      },
      {
        "number": "FC-16.2",
        "chapter": "La fin de la partie",
        "text": "Si aucun nombre n’est convenu, ou si aucune famille ne l’atteint, la partie se termine après le nombre de tours convenu et la famille qui a le plus de fiefs gagne.",
        "isRuling": false
      },
      {
        "number": "FC-16.3",
        "chapter": "La fin de la partie",
        "text": "Les égalités sont départagées par les soldats sur la carte, puis par les écus.",
        "isRuling": false
      },
      {
        "number": "FC-16.4",
        "chapter": "La fin de la partie",
        "text": "Les familles encore à égalité gagnent ensemble.",
        "isRuling": true
      },
      {
        "number": "FC-16.5",
        "chapter": "La fin de la partie",
        "text": "Pendant la partie, les joueurs peuvent convenir d’un dernier tour plus proche, après le tour en cours. Aucune autre règle ne change.",
        "isRuling": true
      }
    ]
  },
  {
    "ruleset": "fief-vitale",
    "language": "fr",
    "credits": "Fief est un jeu de Philippe Mouchebeuf du début des années quatre-vingt ; Duccio Vitale en a adapté les règles. Voici les deux éditions, reformulées par nos soins, côte à côte là où elles diffèrent. Il ne reste que des parties des deux livrets : le premier s’interrompt au milieu des combats ; du second, nous avons une fiche récapitulative et les combats à plusieurs joueurs. Une règle marquée *(décision)* est notre réponse là où un livret se tait ou se contredit. Une règle qui commence par « Reconstitué » remplace une partie perdue, tout comme la carte et la table des combats.",
    "rules": [
      {
        "number": "FC-1.1",
        "chapter": "Le matériel",
        "text": "Le jeu se joue de 2 à 6 joueurs, au plus autant que de régions. Chaque joueur dirige une famille noble.",
        "isRuling": true
      },
      {
        "number": "FC-1.2",
        "chapter": "Le matériel",
        "text": "Reconstitué : la carte compte 24 villages reliés par 31 chemins, en six régions (deux duchés de 5 villages, deux comtés de 4, deux baronnies de 3) et quatre évêchés (Blaye, Bourg, Sigy, Tournus). Les nombres, les noms des évêchés et les chemins de Tournus à St Médard par St Andromy viennent du livret ; nous avons choisi à quelle région et à quel évêché appartient chaque village.",
        "isRuling": true
      },
      {
        "number": "FC-1.3",
        "chapter": "Le matériel",
        "text": "Il y a 58 cartes bleues : 15 seigneurs, 4 révoltes, 3 mauvais temps, 2 pestes, 2 famines, 1 assassinat, 6 bonnes récoltes, 6 soleils, 1 justice, 5 tailles seigneuriales, 5 tailles royales, 4 dîmes et les 4 évêchés. Il y a 10 cartes rouges : 2 ducs, 2 comtes, 2 barons, 3 cardinaux et le roi.",
        "isRuling": false
      },
      {
        "number": "FC-1.4",
        "chapter": "Le matériel",
        "text": "Chaque famille a 30 soldats. Toutes les familles se partagent 12 châteaux, 12 moulins et 12 pressoirs. Quand une réserve est épuisée, on ne peut plus rien en obtenir ; la banque ne manque jamais d’écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.1",
        "chapter": "La mise en place",
        "text": "Chaque famille lance deux dés. Le résultat le plus élevé joue en premier, le plus bas en dernier. Les familles à égalité relancent entre elles.",
        "isRuling": false
      },
      {
        "number": "FC-2.2",
        "chapter": "La mise en place",
        "text": "Dans cet ordre, chaque famille choisit une région qu’aucune autre n’a choisie.",
        "isRuling": false
      },
      {
        "number": "FC-2.3",
        "chapter": "La mise en place",
        "text": "La famille qui a choisi en premier est le banquier et commence le premier tour. Les places restent les mêmes ; le sens horaire est l’ordre des places.",
        "isRuling": false
      },
      {
        "number": "FC-2.4",
        "chapter": "La mise en place",
        "text": "Chaque famille place son château, avec 8 soldats à l’intérieur, dans un village de sa région, et reçoit 300 écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.5",
        "chapter": "La mise en place",
        "text": "Chaque famille reçoit trois cartes bleues, que personne d’autre ne voit.",
        "isRuling": false
      },
      {
        "number": "FC-2.6",
        "chapter": "La mise en place",
        "text": "Chaque famille commence avec un seigneur, tiré au sort avant la distribution des cartes.",
        "isRuling": false
      },
      {
        "number": "FC-2.7",
        "chapter": "La mise en place",
        "text": "Ce premier seigneur est placé aussitôt dans le château, visible de tous.",
        "isRuling": true
      },
      {
        "number": "FC-3.1",
        "chapter": "Le tour",
        "text": "Un tour compte six phases : cartes, revenus, achats, déplacements, combats, négociations. Dans chaque phase, les familles agissent dans l’ordre du tour, dans le sens horaire à partir du premier joueur.",
        "isRuling": false
      },
      {
        "number": "FC-3.2",
        "chapter": "Le tour",
        "text": "À chaque nouveau tour, le voisin de droite du premier joueur précédent devient premier joueur.",
        "isRuling": false
      },
      {
        "number": "FC-3.3",
        "chapter": "Le tour",
        "text": "Une famille sans seigneur ni pion reste en jeu : elle reçoit des cartes et négocie avec les autres.",
        "isRuling": true
      },
      {
        "number": "FC-4.1",
        "chapter": "Les cartes",
        "text": "Au début du tour, chaque famille reçoit des cartes jusqu’à en avoir trois.",
        "isRuling": false
      },
      {
        "number": "FC-4.2",
        "chapter": "Les cartes",
        "text": "Quand la pioche est épuisée, la défausse est mélangée pour en former une nouvelle.",
        "isRuling": false
      },
      {
        "number": "FC-4.3",
        "chapter": "Les cartes",
        "text": "Avant que la défausse soit mélangée, une famille qui a des soldats mais pas de seigneur peut demander l’un des seigneurs qui s’y trouvent.",
        "isRuling": false
      },
      {
        "number": "FC-4.7",
        "chapter": "Les cartes",
        "text": "La famille place aussitôt ce seigneur, comme un seigneur de sa main ; il ne compte pas dans la main.",
        "isRuling": true
      },
      {
        "number": "FC-4.4",
        "chapter": "Les cartes",
        "text": "Une fois par tour, pendant sa part de la phase des cartes, une famille peut rendre une carte et en recevoir une autre, mais seulement dans un tour où elle n’utilise ni attaque, ni parade, ni impôt : une famille qui en a utilisé un ne peut pas rendre de carte, et une famille qui a rendu une carte ne peut plus en utiliser.",
        "isRuling": false
      },
      {
        "number": "FC-4.5",
        "chapter": "Les cartes",
        "text": "Pendant sa part de la phase des cartes, une famille peut défausser des cartes d’attaque, sans rien recevoir en échange.",
        "isRuling": false
      },
      {
        "number": "FC-4.6",
        "chapter": "Les cartes",
        "text": "La défausse est visible de tous.",
        "isRuling": true
      },
      {
        "number": "FC-4.8",
        "chapter": "Les cartes",
        "text": "Tant que la pioche est vide, on ne peut pas rendre de carte.",
        "isRuling": true
      },
      {
        "number": "FC-5.1",
        "chapter": "Attaques et parades",
        "text": "Pendant sa part de la phase des cartes, une famille peut jouer des cartes d’attaque sur n’importe quelle région ou sur un seigneur d’une autre famille.",
        "isRuling": false
      },
      {
        "number": "FC-5.2",
        "chapter": "Attaques et parades",
        "text": "Mauvais temps : les soldats de la région ne peuvent pas se déplacer et aucun combat n’y a lieu tant qu’un soleil n’y est pas joué.",
        "isRuling": false
      },
      {
        "number": "FC-5.3",
        "chapter": "Attaques et parades",
        "text": "Famine : les moulins et les pressoirs de la région ne rapportent rien tant qu’une bonne récolte n’y est pas jouée.",
        "isRuling": false
      },
      {
        "number": "FC-5.4",
        "chapter": "Attaques et parades",
        "text": "Le mauvais temps et la famine durent autant de tours qu’il le faut.",
        "isRuling": false
      },
      {
        "number": "FC-5.5",
        "chapter": "Attaques et parades",
        "text": "Peste : chaque famille perd la moitié de ses soldats dans la région, arrondie à l’inférieur.",
        "isRuling": false
      },
      {
        "number": "FC-5.6",
        "chapter": "Attaques et parades",
        "text": "Lors d’une peste, lancez un dé pour chaque seigneur de la région ; sur 1, 2 ou 3, il meurt.",
        "isRuling": false
      },
      {
        "number": "FC-5.7",
        "chapter": "Attaques et parades",
        "text": "Une peste ne peut pas être parée.",
        "isRuling": false
      },
      {
        "number": "FC-5.8",
        "chapter": "Attaques et parades",
        "text": "Une famille qui a des soldats en plusieurs endroits choisit où la peste les tue.",
        "isRuling": false
      },
      {
        "number": "FC-5.9",
        "chapter": "Attaques et parades",
        "text": "Une révolte se joue là où il y a déjà une famine, quelle que soit la famille qui l’a jouée.",
        "isRuling": false
      },
      {
        "number": "FC-5.10",
        "chapter": "Attaques et parades",
        "text": "Un dé détermine la violence d’une révolte. 1 : il ne se passe rien. 2 : les châteaux sont attaqués. 3 : un moulin ou un pressoir est détruit dans chaque village. 4 : tous les moulins et pressoirs de la région sont détruits. 5 et 6 : à la fois 2 et 4.",
        "isRuling": false
      },
      {
        "number": "FC-5.11",
        "chapter": "Attaques et parades",
        "text": "Un château attaqué perd les pions que la table des combats indique pour un château : avec deux dés ou, si le dé montre un 6, avec trois.",
        "isRuling": false
      },
      {
        "number": "FC-5.12",
        "chapter": "Attaques et parades",
        "text": "Sur un 3, la famille qui a déclenché la révolte choisit entre moulin et pressoir.",
        "isRuling": false
      },
      {
        "number": "FC-5.13",
        "chapter": "Attaques et parades",
        "text": "Toute famille qui a un pion dans la région peut mettre fin aussitôt à toute la révolte en payant à la banque 300 écus par point du dé.",
        "isRuling": true
      },
      {
        "number": "FC-5.14",
        "chapter": "Attaques et parades",
        "text": "Assassinat : un seigneur d’une autre famille meurt aussitôt.",
        "isRuling": false
      },
      {
        "number": "FC-5.15",
        "chapter": "Attaques et parades",
        "text": "Toute autre famille peut jouer la justice aussitôt après le meurtre : un seigneur de la famille du meurtrier est exécuté, mais jamais le roi.",
        "isRuling": false
      },
      {
        "number": "FC-5.16",
        "chapter": "Attaques et parades",
        "text": "Une révolte peut être apaisée par toute famille qui a un pion dans la région : la famille qui y a le plus de seigneurs est interrogée en premier, puis les autres dans l’ordre du tour.",
        "isRuling": true
      },
      {
        "number": "FC-5.17",
        "chapter": "Attaques et parades",
        "text": "Pendant sa part de la phase des cartes, une famille peut jouer un soleil sur n’importe quel mauvais temps et une bonne récolte sur n’importe quelle famine ; les deux cartes sont défaussées. Une révolte ne peut pas être parée.",
        "isRuling": false
      },
      {
        "number": "FC-5.18",
        "chapter": "Attaques et parades",
        "text": "Vous ne pouvez pas faire assassiner l’un de vos propres seigneurs.",
        "isRuling": true
      },
      {
        "number": "FC-5.19",
        "chapter": "Attaques et parades",
        "text": "Une région qui subit le mauvais temps ou la famine ne peut pas être frappée par une seconde carte de la même sorte.",
        "isRuling": true
      },
      {
        "number": "FC-5.20",
        "chapter": "Attaques et parades",
        "text": "Il ne peut y avoir qu’une révolte par région et par tour.",
        "isRuling": false
      },
      {
        "number": "FC-5.21",
        "chapter": "Attaques et parades",
        "text": "La justice ne sauve aucun autre seigneur : elle est jouée une fois, puis défaussée.",
        "isRuling": true
      },
      {
        "number": "FC-5.22",
        "chapter": "Attaques et parades",
        "text": "Si une région a plusieurs châteaux, chacun est attaqué, avec ses propres dés. Un château sans pions ne perd rien.",
        "isRuling": true
      },
      {
        "number": "FC-5.23",
        "chapter": "Attaques et parades",
        "text": "Tant qu’une révolte peut encore être apaisée, les familles peuvent se prêter ou se donner des écus.",
        "isRuling": false
      },
      {
        "number": "FC-6.1",
        "chapter": "Les seigneurs et l’Église",
        "text": "Un seigneur joué de la main est placé dans un château de sa famille ; sans château, dans un village qu’elle occupe, dans un village libre, ou devant un village d’un allié.",
        "isRuling": false
      },
      {
        "number": "FC-6.2",
        "chapter": "Les seigneurs et l’Église",
        "text": "Un seigneur peut être placé dans un château assiégé.",
        "isRuling": true
      },
      {
        "number": "FC-6.3",
        "chapter": "Les seigneurs et l’Église",
        "text": "S’il n’y a pas de tel endroit, il reste dans la main.",
        "isRuling": true
      },
      {
        "number": "FC-6.4",
        "chapter": "Les seigneurs et l’Église",
        "text": "Pendant sa part de la phase des cartes, une famille qui a la carte d’un évêché peut faire de l’un de ses seigneurs son évêque. Un seigneur ne peut avoir qu’un évêché.",
        "isRuling": false
      },
      {
        "number": "FC-6.5",
        "chapter": "Les seigneurs et l’Église",
        "text": "Un évêque ne peut pas devenir roi, ni un roi devenir évêque.",
        "isRuling": false
      },
      {
        "number": "FC-6.6",
        "chapter": "Les seigneurs et l’Église",
        "text": "Deux soldats au plus peuvent se déplacer avec un évêque.",
        "isRuling": false
      },
      {
        "number": "FC-6.7",
        "chapter": "Les seigneurs et l’Église",
        "text": "Un évêque devient cardinal pour 1000 écus, pendant les négociations, tant qu’il reste un titre de cardinal.",
        "isRuling": false
      },
      {
        "number": "FC-6.8",
        "chapter": "Les seigneurs et l’Église",
        "text": "Quand un seigneur meurt, sa carte et celle de son évêché sont défaussées ; celles de cardinal et de roi retournent à la banque.",
        "isRuling": false
      },
      {
        "number": "FC-7.1",
        "chapter": "Les revenus",
        "text": "Chaque village rapporte 100 écus à son possesseur, plus 100 par pressoir et 200 par moulin. Un village vide d’un fief les rapporte à celui qui détient le fief.",
        "isRuling": false
      },
      {
        "number": "FC-7.2",
        "chapter": "Les revenus",
        "text": "Pendant une famine, les moulins et les pressoirs ne rapportent rien, mais le village lui-même rapporte.",
        "isRuling": true
      },
      {
        "number": "FC-7.3",
        "chapter": "Les revenus",
        "text": "Avec une carte dîme et l’évêque, une famille reçoit ce que rapportent les moulins et les pressoirs de l’évêché, à la place de leurs propriétaires.",
        "isRuling": false
      },
      {
        "number": "FC-7.4",
        "chapter": "Les revenus",
        "text": "Un cardinal peut lever la dîme de son évêché.",
        "isRuling": true
      },
      {
        "number": "FC-7.5",
        "chapter": "Les revenus",
        "text": "Avec une taille seigneuriale, celui qui détient un fief et a un pion dans sa capitale reçoit 200 écus par village du fief.",
        "isRuling": false
      },
      {
        "number": "FC-7.6",
        "chapter": "Les revenus",
        "text": "Avec une taille royale, la famille du roi reçoit 1500 écus.",
        "isRuling": false
      },
      {
        "number": "FC-7.7",
        "chapter": "Les revenus",
        "text": "Par tour, il peut y avoir une dîme par évêché, une taille par fief et une taille royale.",
        "isRuling": false
      },
      {
        "number": "FC-7.8",
        "chapter": "Les revenus",
        "text": "Les impôts sont placés dans la phase des cartes et payés dans celle des revenus.",
        "isRuling": false
      },
      {
        "number": "FC-7.9",
        "chapter": "Les revenus",
        "text": "Un impôt est perdu si son évêque, son fief ou son roi n’appartient plus à la famille au moment des revenus.",
        "isRuling": false
      },
      {
        "number": "FC-7.10",
        "chapter": "Les revenus",
        "text": "Un village qu’aucune famille ne possède ne rapporte rien, pas même à un évêque.",
        "isRuling": true
      },
      {
        "number": "FC-7.11",
        "chapter": "Les revenus",
        "text": "Un siège ne réduit pas les revenus.",
        "isRuling": false
      },
      {
        "number": "FC-8.1",
        "chapter": "Les achats",
        "text": "Un soldat coûte 100 écus, un pressoir 200, un moulin 300, un château 2000.",
        "isRuling": false
      },
      {
        "number": "FC-8.2",
        "chapter": "Les achats",
        "text": "Placez aussitôt ce que vous achetez dans des villages où votre famille a un pion. Un village vide de votre propre fief ne compte pas.",
        "isRuling": false
      },
      {
        "number": "FC-8.3",
        "chapter": "Les achats",
        "text": "Un village peut avoir au plus trois moulins et pressoirs au total.",
        "isRuling": false
      },
      {
        "number": "FC-8.4",
        "chapter": "Les achats",
        "text": "Vous ne pouvez pas acheter une pièce s’il n’en reste plus dans la boîte.",
        "isRuling": false
      },
      {
        "number": "FC-8.5",
        "chapter": "Les achats",
        "text": "Un village ne peut avoir qu’un château.",
        "isRuling": true
      },
      {
        "number": "FC-8.6",
        "chapter": "Les achats",
        "text": "Vous pouvez acheter des soldats dans un village assiégé.",
        "isRuling": true
      },
      {
        "number": "FC-9.1",
        "chapter": "Les déplacements",
        "text": "Un seigneur peut faire jusqu’à deux pas par tour, chacun par un chemin vers un village voisin.",
        "isRuling": false
      },
      {
        "number": "FC-9.2",
        "chapter": "Les déplacements",
        "text": "Les soldats ne se déplacent qu’avec un seigneur, autant qu’il le veut et depuis tout village où il passe ; il peut les laisser n’importe où. Seuls les pas du seigneur comptent.",
        "isRuling": false
      },
      {
        "number": "FC-9.3",
        "chapter": "Les déplacements",
        "text": "Il entre sans combat dans un village qu’aucune famille n’occupe. Le village, château compris, appartient à la famille qui y laisse un pion.",
        "isRuling": false
      },
      {
        "number": "FC-9.4",
        "chapter": "Les déplacements",
        "text": "Un village que tous les pions ont quitté n’appartient à aucune famille, ou à celui qui détient son fief.",
        "isRuling": false
      },
      {
        "number": "FC-9.5",
        "chapter": "Les déplacements",
        "text": "Par mauvais temps, les soldats ne peuvent pas quitter l’endroit où ils sont. Un seigneur peut partir seul, et des soldats peuvent venir d’ailleurs.",
        "isRuling": true
      },
      {
        "number": "FC-9.7",
        "chapter": "Les déplacements",
        "text": "Reconstitué : on entre dans un village vide d’un fief comme dans un village libre.",
        "isRuling": true
      },
      {
        "number": "FC-9.8",
        "chapter": "Les déplacements",
        "text": "Personne ne peut quitter un village assiégé sans combat.",
        "isRuling": false
      },
      {
        "number": "FC-10.1",
        "chapter": "Les portes d’un village",
        "text": "Devant un village occupé par une autre famille, un seigneur s’arrête sur le chemin par lequel il est venu.",
        "isRuling": false
      },
      {
        "number": "FC-10.2",
        "chapter": "Les portes d’un village",
        "text": "Là, sa famille déclare pourquoi il est venu : pour attaquer, pour demander le passage, pour assiéger ou, comme hôte, pour aider contre d’autres qui se tiennent devant le village. Ceux qui y restent peuvent changer d’avis aux tours suivants.",
        "isRuling": false
      },
      {
        "number": "FC-10.3",
        "chapter": "Les portes d’un village",
        "text": "Les attaquants combattent dans la phase des combats.",
        "isRuling": false
      },
      {
        "number": "FC-10.4",
        "chapter": "Les portes d’un village",
        "text": "Le possesseur répond aussitôt à une demande de passage.",
        "isRuling": false
      },
      {
        "number": "FC-10.5",
        "chapter": "Les portes d’un village",
        "text": "Si le passage est refusé, il y aura un combat ; ni le seigneur ni les pions du village ne peuvent partir avant. La seule exception est un combat empêché par le mauvais temps.",
        "isRuling": false
      },
      {
        "number": "FC-10.6",
        "chapter": "Les portes d’un village",
        "text": "Si le passage est accordé, il peut continuer aux déplacements du tour suivant, par n’importe quel chemin.",
        "isRuling": false
      },
      {
        "number": "FC-10.7",
        "chapter": "Les portes d’un village",
        "text": "Un siège n’affecte ni les moulins ni les pressoirs ; il prend fin quand les assiégeants le lèvent, partent ou sont éliminés.",
        "isRuling": false
      },
      {
        "number": "FC-10.8",
        "chapter": "Les portes d’un village",
        "text": "Vous ne pouvez pas attaquer un village qu’une autre famille assiège.",
        "isRuling": false
      },
      {
        "number": "FC-10.9",
        "chapter": "Les portes d’un village",
        "text": "Depuis la porte, un seigneur peut toujours repartir par le chemin par lequel il est venu.",
        "isRuling": true
      },
      {
        "number": "FC-10.10",
        "chapter": "Les portes d’un village",
        "text": "Un seigneur s’arrête aussi devant un village de sa propre famille que d’autres assiègent ou attaquent : il vient à son secours, et il y aura un combat.",
        "isRuling": true
      },
      {
        "number": "FC-10.11",
        "chapter": "Les portes d’un village",
        "text": "Les assiégés peuvent faire une sortie ; ils sont alors les attaquants. Elle s’annonce pendant les déplacements, exige un seigneur qui n’est pas évêque, et tous ceux qui sont à l’intérieur y participent.",
        "isRuling": false
      },
      {
        "number": "FC-10.12",
        "chapter": "Les portes d’un village",
        "text": "Devant le village d’un allié, ou d’une famille qui a promis le passage, un seigneur est aussitôt un hôte.",
        "isRuling": true
      },
      {
        "number": "FC-10.13",
        "chapter": "Les portes d’un village",
        "text": "Un seigneur qui se tient devant un village désormais vide, ou devant un village de sa propre famille de nouveau libre, peut y entrer d’un pas ; tous ceux de sa famille qui se tiennent devant entrent avec lui.",
        "isRuling": true
      },
      {
        "number": "FC-10.14",
        "chapter": "Les portes d’un village",
        "text": "Un hôte peut aider avec l’accord du possesseur, un allié sans demander. Personne ne peut être forcé à quitter ses murs.",
        "isRuling": true
      },
      {
        "number": "FC-10.15",
        "chapter": "Les portes d’un village",
        "text": "Des assiégeants qui décident d’attaquer maintiennent le siège, même si le mauvais temps empêche le combat.",
        "isRuling": true
      },
      {
        "number": "FC-10.16",
        "chapter": "Les portes d’un village",
        "text": "Devant un village qu’une autre famille assiège, vous pouvez attaquer les assiégeants, sans demander l’accord de personne. Le combat a lieu à découvert, et les pions du village n’y participent pas.",
        "isRuling": true
      },
      {
        "number": "FC-11.1",
        "chapter": "Les combats",
        "text": "Chaque pion d’un camp compte pour un, seigneur ou soldat : 1 à 6 pions lancent un dé, 7 à 12 deux dés, 13 ou plus trois.",
        "isRuling": false
      },
      {
        "number": "FC-11.2",
        "chapter": "Les combats",
        "text": "Reconstitué : un camp perd un pion pour 2 points des dés adverses, arrondi à l’inférieur.",
        "isRuling": true
      },
      {
        "number": "FC-11.3",
        "chapter": "Les combats",
        "text": "Reconstitué : derrière les murs d’un château, il perd un pion pour 3 points.",
        "isRuling": true
      },
      {
        "number": "FC-11.4",
        "chapter": "Les combats",
        "text": "Les rounds se succèdent jusqu’à l’élimination d’un camp.",
        "isRuling": false
      },
      {
        "number": "FC-11.5",
        "chapter": "Les combats",
        "text": "Les deux camps lancent les dés pour les pions qu’ils avaient au début du round.",
        "isRuling": false
      },
      {
        "number": "FC-11.6",
        "chapter": "Les combats",
        "text": "Chaque famille choisit lesquels de ses pions meurent. La question n’est posée que si elle a le choix.",
        "isRuling": true
      },
      {
        "number": "FC-11.7",
        "chapter": "Les combats",
        "text": "Si elle ne répond pas, ses soldats meurent avant ses seigneurs.",
        "isRuling": true
      },
      {
        "number": "FC-11.8",
        "chapter": "Les combats",
        "text": "Si les deux camps sont éliminés, le village n’appartient à aucune famille, ou à celui qui détient son fief.",
        "isRuling": true
      },
      {
        "number": "FC-11.9",
        "chapter": "Les combats",
        "text": "Un combat pour un village détruit ses moulins et ses pressoirs, quel que soit le vainqueur. Les châteaux restent.",
        "isRuling": false
      },
      {
        "number": "FC-11.10",
        "chapter": "Les combats",
        "text": "Les attaquants vainqueurs entrent dans le village.",
        "isRuling": false
      },
      {
        "number": "FC-11.11",
        "chapter": "Les combats",
        "text": "Les combats ont lieu dans l’ordre du tour des familles qui les ont commencés.",
        "isRuling": true
      },
      {
        "number": "FC-11.12",
        "chapter": "Les combats",
        "text": "Par mauvais temps, aucun combat n’a lieu ; ceux qui se tiennent devant le village y restent.",
        "isRuling": false
      },
      {
        "number": "FC-11.13",
        "chapter": "Les combats",
        "text": "Ceux qui font une sortie combattent à découvert, et les moulins et les pressoirs restent. S’ils meurent tous, les assiégeants entrent dans le village.",
        "isRuling": true
      },
      {
        "number": "FC-12.1",
        "chapter": "Plusieurs armées",
        "text": "S’il y a plusieurs attaquants, ceux qui désignent avant la bataille la même famille pour occuper le village combattent ensemble.",
        "isRuling": false
      },
      {
        "number": "FC-12.2",
        "chapter": "Plusieurs armées",
        "text": "Des attaquants qui ne sont pas alliés se combattent d’abord entre eux, sans murs ; les survivants combattent les défenseurs.",
        "isRuling": false
      },
      {
        "number": "FC-12.3",
        "chapter": "Plusieurs armées",
        "text": "Les alliés partagent leurs pertes à parts égales.",
        "isRuling": false
      },
      {
        "number": "FC-12.5",
        "chapter": "Plusieurs armées",
        "text": "Des défenseurs que d’autres rejoignent de l’extérieur combattent à découvert avec eux.",
        "isRuling": false
      },
      {
        "number": "FC-12.6",
        "chapter": "Plusieurs armées",
        "text": "Un hôte devant un village attaqué reste à l’écart ou combat avec les défenseurs, jamais avec les attaquants.",
        "isRuling": false
      },
      {
        "number": "FC-12.7",
        "chapter": "Plusieurs armées",
        "text": "Si les défenseurs gagnent, le village reste à son possesseur ; s’il ne lui reste aucun pion, il va à ceux qui sont venus l’aider.",
        "isRuling": false
      },
      {
        "number": "FC-12.4",
        "chapter": "Plusieurs armées",
        "text": "Les pertes qui ne peuvent pas être partagées à parts égales sont subies par la famille qui doit occuper le village, puis dans l’ordre du tour.",
        "isRuling": true
      },
      {
        "number": "FC-12.10",
        "chapter": "Plusieurs armées",
        "text": "Les familles d’un même camp peuvent convenir avant la bataille que l’une d’elles subisse les pertes en premier : toutes doivent la désigner.",
        "isRuling": true
      },
      {
        "number": "FC-12.11",
        "chapter": "Plusieurs armées",
        "text": "Les défenseurs peuvent convenir de la même façon laquelle de leurs familles occupera le village en cas de victoire. Si une autre s’y trouvait, ses pions en sortent et se tiennent devant comme hôtes.",
        "isRuling": true
      },
      {
        "number": "FC-12.12",
        "chapter": "Plusieurs armées",
        "text": "La famille que des attaquants désignent pour occuper le village doit être l’une des leurs et se désigner elle-même. Sans une telle famille, ils ne combattent pas ensemble, même s’ils ont conclu une alliance.",
        "isRuling": true
      },
      {
        "number": "FC-12.8",
        "chapter": "Plusieurs armées",
        "text": "Si les attaquants s’éliminent entre eux, les défenseurs gardent le village.",
        "isRuling": true
      },
      {
        "number": "FC-12.9",
        "chapter": "Plusieurs armées",
        "text": "Un hôte resté à l’écart reste un hôte, quelle que soit la famille qui occupe ensuite le village ; de même les alliés du vainqueur.",
        "isRuling": true
      },
      {
        "number": "FC-13.1",
        "chapter": "Les négociations",
        "text": "Reconstitué : toutes les familles négocient en même temps, et chacune dit quand elle a fini. L’absence de réponse est un refus.",
        "isRuling": true
      },
      {
        "number": "FC-13.2",
        "chapter": "Les négociations",
        "text": "Vous pouvez donner librement des écus pendant les négociations.",
        "isRuling": true
      },
      {
        "number": "FC-13.3",
        "chapter": "Les négociations",
        "text": "Une famille peut faire une offre à la fois : des écus, une carte et une promesse contre des écus, une carte et une promesse. L’autre famille peut l’accepter ou la refuser, et la famille qui l’a faite peut la retirer.",
        "isRuling": true
      },
      {
        "number": "FC-13.4",
        "chapter": "Les négociations",
        "text": "Ce qui est offert est mis de côté jusque-là.",
        "isRuling": true
      },
      {
        "number": "FC-13.5",
        "chapter": "Les négociations",
        "text": "Les autres voient qu’une carte est offerte ou demandée, mais pas laquelle.",
        "isRuling": true
      },
      {
        "number": "FC-13.6",
        "chapter": "Les négociations",
        "text": "Une promesse de passage vaut pour tous les villages de la famille et jusqu’à la fin du tour suivant.",
        "isRuling": true
      },
      {
        "number": "FC-13.7",
        "chapter": "Les négociations",
        "text": "Une alliance dure jusqu’à la fin du tour suivant. Les alliés n’assiègent pas et n’attaquent pas les villages l’un de l’autre, et sont hôtes devant les villages l’un de l’autre. S’ils attaquent tous deux le même village, FC-12.1 s’applique aussi à eux.",
        "isRuling": true
      },
      {
        "number": "FC-13.8",
        "chapter": "Les négociations",
        "text": "Un village peut être promis à une famille qui se tient devant : ses pions entrent, et ceux qui étaient à l’intérieur se tiennent devant comme hôtes.",
        "isRuling": true
      },
      {
        "number": "FC-13.9",
        "chapter": "Les négociations",
        "text": "Les offres encore ouvertes quand toutes les familles ont fini sont soumises une dernière fois à leurs destinataires.",
        "isRuling": true
      },
      {
        "number": "FC-13.10",
        "chapter": "Les négociations",
        "text": "Vous ne pouvez pas accepter une offre si vous ne pouvez pas donner ce qui est demandé, ou si ce qu’on vous promet ne peut plus être donné.",
        "isRuling": true
      },
      {
        "number": "FC-13.11",
        "chapter": "Les négociations",
        "text": "Pour les joueurs qui ne répondent qu’à ce qui les concerne : les négociations concernent une famille à qui une offre est faite, qui a un pion dans chaque village d’une région dont le titre est libre, ou qui peut proposer un candidat contre celui d’une autre famille.",
        "isRuling": true
      },
      {
        "number": "FC-13.12",
        "chapter": "Les négociations",
        "text": "Une offre doit donner ou demander quelque chose.",
        "isRuling": true
      },
      {
        "number": "FC-13.13",
        "chapter": "Les négociations",
        "text": "Ce qu’une famille a refusé ne peut pas lui être redemandé dans la même phase, sauf si les deux familles ont conclu un échange ou se sont donné des écus entre-temps.",
        "isRuling": true
      },
      {
        "number": "FC-13.14",
        "chapter": "Les négociations",
        "text": "Le jeu vous indique les cartes des autres mains que vous avez vues, jusqu’à ce qu’elles soient jouées ou défaussées, ou qu’elles aient pu changer de mains.",
        "isRuling": true
      },
      {
        "number": "FC-14.1",
        "chapter": "Fiefs et titres",
        "text": "Une région devient un fief quand une famille a un pion dans chacun de ses villages et que l’un de ses seigneurs prend le titre : baron pour trois villages, comte pour quatre, duc pour cinq.",
        "isRuling": false
      },
      {
        "number": "FC-14.2",
        "chapter": "Fiefs et titres",
        "text": "Reconstitué : le titre se prend pendant les négociations, pour n’importe quel seigneur de la famille et sans frais.",
        "isRuling": true
      },
      {
        "number": "FC-14.4",
        "chapter": "Fiefs et titres",
        "text": "Un titre est perdu si une autre famille prend la capitale, ou quand meurt le dernier seigneur de la famille qui le détient.",
        "isRuling": false
      },
      {
        "number": "FC-14.5",
        "chapter": "Fiefs et titres",
        "text": "Quand un seigneur meurt, son titre passe aussitôt à l’aîné des seigneurs de sa famille.",
        "isRuling": true
      },
      {
        "number": "FC-14.6",
        "chapter": "Fiefs et titres",
        "text": "Les villages vides d’un fief appartiennent à celui qui détient le fief.",
        "isRuling": true
      },
      {
        "number": "FC-14.7",
        "chapter": "Fiefs et titres",
        "text": "Reconstitué : celui qui détient le fief désigne comme capitale un de ses villages qui a un château ; sans château, le titre ne peut pas être pris.",
        "isRuling": true
      },
      {
        "number": "FC-14.8",
        "chapter": "Fiefs et titres",
        "text": "Un titre perdu est placé sous la garde du roi, qui peut en lever la taille sans pion dans la capitale. S’il n’y a pas de roi, le titre va à la banque.",
        "isRuling": false
      },
      {
        "number": "FC-14.9",
        "chapter": "Fiefs et titres",
        "text": "Reconstitué : une famille qui a un seigneur et occupe la capitale peut prendre un tel titre, avec l’accord du roi tant qu’il est sous sa garde.",
        "isRuling": true
      },
      {
        "number": "FC-14.10",
        "chapter": "Fiefs et titres",
        "text": "La garde du roi prend fin avec le roi : les titres vont à la banque.",
        "isRuling": true
      },
      {
        "number": "FC-15.1",
        "chapter": "Le roi",
        "text": "Reconstitué : tant qu’il n’y a pas de roi, chaque famille peut proposer comme candidat, pendant les négociations, un de ses seigneurs qui n’est pas évêque.",
        "isRuling": true
      },
      {
        "number": "FC-15.2",
        "chapter": "Le roi",
        "text": "Chaque seigneur donne une voix à sa famille ; chaque évêché, titre de cardinal et titre de noblesse en donne une de plus.",
        "isRuling": false
      },
      {
        "number": "FC-15.3",
        "chapter": "Le roi",
        "text": "Le roi est sacré par deux évêques ou un cardinal. Chaque famille donne son clergé à un candidat. Si plusieurs candidats en ont assez, celui qui en a le plus est sacré ; en cas d’égalité, personne ne l’est.",
        "isRuling": false
      },
      {
        "number": "FC-15.4",
        "chapter": "Le roi",
        "text": "Un roi règne à vie, et il n’y en a qu’un à la fois.",
        "isRuling": true
      },
      {
        "number": "FC-15.5",
        "chapter": "Le roi",
        "text": "Une fois par phase de négociations, une autre famille que celle du roi peut demander sa déchéance. Toutes les familles votent ou s’abstiennent, et plus de la moitié des voix exprimées le dépose ; la famille du roi a quatre voix de plus.",
        "isRuling": true
      },
      {
        "number": "FC-15.6",
        "chapter": "Le roi",
        "text": "Les titres de cardinal s’achètent pendant les négociations ; puis la déchéance est décidée ; puis un roi est sacré. On peut proposer des candidats dès qu’une déchéance est demandée.",
        "isRuling": true
      },
      {
        "number": "FC-15.7",
        "chapter": "Le roi",
        "text": "Quand un candidat est proposé, les familles qui avaient déjà fini leurs négociations sont interrogées de nouveau si elles peuvent encore en proposer un.",
        "isRuling": true
      },
      {
        "number": "FC-16.1",
        "chapter": "La fin de la partie",
        "text": "Reconstitué : la première famille à avoir deux, trois ou quatre titres à la fin d’un tour gagne ; le nombre est convenu à l’avance, et la couronne compte pour un titre.",
        "isRuling": true
      },
      {
        "number": "FC-16.2",
        "chapter": "La fin de la partie",
        "text": "Si aucun nombre n’est convenu, ou si aucune famille ne l’atteint, la partie se termine après le nombre de tours convenu et la famille qui a le plus de titres gagne.",
        "isRuling": true
      },
      {
        "number": "FC-16.3",
        "chapter": "La fin de la partie",
        "text": "Les égalités sont départagées par les soldats sur la carte, puis par les écus.",
        "isRuling": false
      },
      {
        "number": "FC-16.4",
        "chapter": "La fin de la partie",
        "text": "Les familles encore à égalité gagnent ensemble.",
        "isRuling": true
      },
      {
        "number": "FC-16.5",
        "chapter": "La fin de la partie",
        "text": "Pendant la partie, les joueurs peuvent convenir d’un dernier tour plus proche, après le tour en cours. Aucune autre règle ne change.",
        "isRuling": true
      }
    ]
  },
  {
    "ruleset": "middle-ages",
    "language": "en",
    "credits": "Middle-Ages is a game by Marc André, illustrated by Claire Conan and published by Studio H. These are its rules in our own words; a rule marked *(ruling)* is our answer where the booklet is silent. The booklet does not say which tiles show which number, Peasants or Chests, nor which tiles are blue and which are orange. Until someone copies these details from a real game, we use a reconstruction.",
    "rules": [
      {
        "number": "MA-1.1",
        "chapter": "The box",
        "text": "The game is for 2 to 5 players. The richest player at the end of the sixteenth round wins.",
        "isRuling": false
      },
      {
        "number": "MA-1.2",
        "chapter": "The box",
        "text": "Each player has a Lord, a Scout and a Fief board with eight Domains, all in one colour. The Domains are, from left to right: Field, Mill, Village, Rampart, Market, Barracks, Church and Palace.",
        "isRuling": false
      },
      {
        "number": "MA-1.3",
        "chapter": "The box",
        "text": "There are 84 Plot tiles. Each belongs to one Domain and has a number from 1 to 23 on its back: 14 Fields, 13 Mills, 12 Villages, 11 Ramparts, 10 Markets, 9 Barracks, 8 Churches and 7 Palaces. 52 have a blue back and 32 an orange one. The face may show Peasants and Chests.",
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
        "text": "There is one Plot token for each of the 8 Domains.",
        "isRuling": true
      },
      {
        "number": "MA-1.6",
        "chapter": "The box",
        "text": "The bank never runs out. The coins of 1, 5, 10 and 50 are only change: what counts is the total.",
        "isRuling": true
      },
      {
        "number": "MA-1.7",
        "chapter": "The box",
        "text": "The contents of the box are stored as a data set, which is checked against the counts above. A game uses the same set from beginning to end.",
        "isRuling": true
      },
      {
        "number": "MA-1.8",
        "chapter": "The box",
        "text": "There are no special rules for two players.",
        "isRuling": true
      },
      {
        "number": "MA-2.1",
        "chapter": "Set-up",
        "text": "With 2 or 3 players, use only the blue tiles and leave the orange ones in the box. With 4 or 5 players, set the orange tiles aside for later.",
        "isRuling": false
      },
      {
        "number": "MA-2.2",
        "chapter": "Set-up",
        "text": "Shuffle the blue tiles into a draw pile, numbers up. (You may split it into several stacks; draw from one after the other.)",
        "isRuling": false
      },
      {
        "number": "MA-2.3",
        "chapter": "Set-up",
        "text": "Lay out four rows, one below the other. Each row has one tile more than there are players, in ascending order from left to right. Then turn the tiles face up.",
        "isRuling": false
      },
      {
        "number": "MA-2.4",
        "chapter": "Set-up",
        "text": "Draw four of the Event cards at random and lay them face up, from left to right, below the rows. The others are not used.",
        "isRuling": false
      },
      {
        "number": "MA-2.5",
        "chapter": "Set-up",
        "text": "Each player takes the Fief board, the Lord and the Scout of one colour.",
        "isRuling": false
      },
      {
        "number": "MA-2.6",
        "chapter": "Set-up",
        "text": "Determine a random order. In this order, each player places their Lord on a tile of the top row. A tile holds only one Lord.",
        "isRuling": false
      },
      {
        "number": "MA-2.7",
        "chapter": "Set-up",
        "text": "Everyone can see the number and the colour of the next tile in the draw pile and how many tiles are left, but nothing else about the pile.",
        "isRuling": true
      },
      {
        "number": "MA-2.8",
        "chapter": "Set-up",
        "text": "Tiles with the same number are placed in the order in which they were drawn, the first one on the left.",
        "isRuling": true
      },
      {
        "number": "MA-2.9",
        "chapter": "Set-up",
        "text": "Players start without coins.",
        "isRuling": true
      },
      {
        "number": "MA-3.1",
        "chapter": "The round",
        "text": "The game has sixteen rounds. Each round is played on one row: first the top row, then the next ones down to the bottom row, then the top row again.",
        "isRuling": false
      },
      {
        "number": "MA-3.2",
        "chapter": "The round",
        "text": "A round begins with the row where the Lords stand: discard its one tile without a Lord.",
        "isRuling": false
      },
      {
        "number": "MA-3.3",
        "chapter": "The round",
        "text": "Players take their turns in the order of their Lords in the row, from left to right.",
        "isRuling": false
      },
      {
        "number": "MA-3.4",
        "chapter": "The round",
        "text": "On your turn, do the following in this order: move your Lord on, take the tile it left, apply the special effect of the tile’s Domain, and receive the income of that Domain.",
        "isRuling": false
      },
      {
        "number": "MA-4.1",
        "chapter": "The turn",
        "text": "First, move your Lord to a tile of your choice in the next row: the row below or, in rounds 4, 8 and 12, the top row.",
        "isRuling": false
      },
      {
        "number": "MA-4.2",
        "chapter": "The turn",
        "text": "You cannot choose a tile that holds a Lord.",
        "isRuling": false
      },
      {
        "number": "MA-4.3",
        "chapter": "The turn",
        "text": "You cannot choose a tile that holds another player’s Scout.",
        "isRuling": false
      },
      {
        "number": "MA-4.4",
        "chapter": "The turn",
        "text": "The sixteenth round is the last one: Lords do not move in it.",
        "isRuling": false
      },
      {
        "number": "MA-4.5",
        "chapter": "The turn",
        "text": "Place the tile that your Lord left on top of the column of its Domain on your Fief board.",
        "isRuling": false
      },
      {
        "number": "MA-4.6",
        "chapter": "The turn",
        "text": "Apply the special effect of the Domain completely before you receive its income. If the effect cannot be applied, you only receive the income.",
        "isRuling": false
      },
      {
        "number": "MA-4.7",
        "chapter": "The turn",
        "text": "The income of a Domain is 2 or 3 coins for each tile of this Domain in your Fief, and for each tile of any other Domain shown.",
        "isRuling": false
      },
      {
        "number": "MA-4.8",
        "chapter": "The turn",
        "text": "Your Lord always has at least two tiles to choose from.",
        "isRuling": true
      },
      {
        "number": "MA-4.9",
        "chapter": "The turn",
        "text": "You cannot have fewer than zero coins. If you must pay or lose more than you have, you pay all you have and owe nothing later; the player you pay receives only that amount.",
        "isRuling": true
      },
      {
        "number": "MA-4.10",
        "chapter": "The turn",
        "text": "If there is only one possible answer to a decision, or all answers have the same result, the game does not ask and goes on.",
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
        "text": "The symbols on the tile you have just placed count; those in the Graveyard do not.",
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
        "text": "The Mill you have just placed counts. A player who has as many Mills as you pays nothing.",
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
        "text": "Village, effect: choose a tile in your Graveyard and return it to your Fief. Its effect does not apply.",
        "isRuling": false
      },
      {
        "number": "MA-5.8",
        "chapter": "The Domains",
        "text": "You must do this if your Graveyard holds a tile. The tile returns to the top of its column before you receive the income, which counts it, but it brings no income of its own. If your Graveyard is empty, you only receive the income.",
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
        "text": "Rampart, effect: place your Scout on any tile of a row other than your Lord’s, including the rows above, to reserve that tile. No other player may move a Lord there.",
        "isRuling": false
      },
      {
        "number": "MA-5.11",
        "chapter": "The Domains",
        "text": "The row must still be played: you cannot choose the row your Lord has just entered or the row that is being emptied. You cannot choose a tile with another player’s Scout. You must place the Scout if you can; a Scout that is already on a tile may move or stay.",
        "isRuling": true
      },
      {
        "number": "MA-5.12",
        "chapter": "The Domains",
        "text": "Your Lord may move to another tile of the row than the one you reserved. Take your Scout back as soon as your Lord enters that row.",
        "isRuling": false
      },
      {
        "number": "MA-5.13",
        "chapter": "The Domains",
        "text": "In round 14, you can only choose the last row. In rounds 15 and 16 there is no row to choose, so you only receive the income.",
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
        "text": "Barracks, effect: attack all players who have fewer Ramparts than you have Barracks. Each of them moves the leftmost tile of their Fief (the top one of its column) to their Graveyard and gives you 2 coins.",
        "isRuling": false
      },
      {
        "number": "MA-5.18",
        "chapter": "The Domains",
        "text": "The Barracks you have just placed count. All attacks are resolved at the same time. A player without tiles still pays.",
        "isRuling": true
      },
      {
        "number": "MA-5.19",
        "chapter": "The Domains",
        "text": "The tile that is lost is the last one placed in the first column from the left that is not empty. It may be a Rampart.",
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
        "text": "Church, effect: place an Extra-coin token in a free space below your Fief. Each Domain can have one. From now on, the income of this Domain pays 1 more coin for every tile it counts.",
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
        "text": "Palace, effect: choose a Plot token and place it in a free space below your Fief, under a Domain that does not show its symbol yet. Each Domain can have one. From now on, the income of this Domain also counts the tiles of that kind.",
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
        "text": "A tile destroyed by Barracks or by an Event goes to its owner’s Graveyard, to the right of the Fief board. It never returns to the draw pile; only a Village or the Restoration Event can return it to the Fief.",
        "isRuling": false
      },
      {
        "number": "MA-6.2",
        "chapter": "Tokens and the Graveyard",
        "text": "Each Domain has one space for an Extra-coin token and one for a Plot token, even if it has no tiles.",
        "isRuling": true
      },
      {
        "number": "MA-6.3",
        "chapter": "Tokens and the Graveyard",
        "text": "Tokens stay in place when their Domain loses its last tile.",
        "isRuling": true
      },
      {
        "number": "MA-6.4",
        "chapter": "Tokens and the Graveyard",
        "text": "The tokens are a common supply: first come, first served. If there is no token or no space left, you only receive the income.",
        "isRuling": true
      },
      {
        "number": "MA-6.5",
        "chapter": "Tokens and the Graveyard",
        "text": "The coins of a Domain, including the extra coin, are paid for every kind of tile it counts, including the kind added by a token, starting on the same turn.",
        "isRuling": true
      },
      {
        "number": "MA-6.6",
        "chapter": "Tokens and the Graveyard",
        "text": "Tokens change only the income of their Domain, not its special effect. Example: your Field has an Extra-coin token and the Plot token of the Mill. You place a third Field, and you have 2 Mills and 1 Peasant. The effect pays 1 coin for the Peasant; the income pays 3 coins for each of the 5 tiles, so 15 coins.",
        "isRuling": true
      },
      {
        "number": "MA-6.7",
        "chapter": "Tokens and the Graveyard",
        "text": "Tokens do not change what an Event pays, takes or destroys. Example: with the same 3 Fields, 2 Mills and tokens, Good Harvests pays 2 coins for each Field, so 6 coins; neither the extra coin nor the Mills count.",
        "isRuling": true
      },
      {
        "number": "MA-7.1",
        "chapter": "The end of a round",
        "text": "When all players have taken their turn, refill the empty row: draw tiles, sort them by number in ascending order and turn them face up.",
        "isRuling": false
      },
      {
        "number": "MA-7.2",
        "chapter": "The end of a round",
        "text": "From the thirteenth round on, no row is refilled: the rows for the last rounds are already there.",
        "isRuling": false
      },
      {
        "number": "MA-7.3",
        "chapter": "The end of a round",
        "text": "With 3 players, when the draw pile runs out, shuffle the discarded tiles into a new pile.",
        "isRuling": false
      },
      {
        "number": "MA-7.4",
        "chapter": "The end of a round",
        "text": "With 4 players, when the draw pile runs out, the orange tiles replace it.",
        "isRuling": false
      },
      {
        "number": "MA-7.5",
        "chapter": "The end of a round",
        "text": "With 5 players, when the draw pile runs out, the orange tiles replace it; when they run out too, shuffle all discarded tiles into a new pile.",
        "isRuling": false
      },
      {
        "number": "MA-7.6",
        "chapter": "The end of a round",
        "text": "A new pile is made only when a tile is needed, if necessary in the middle of a row and more than once. The row is sorted when it is complete.",
        "isRuling": true
      },
      {
        "number": "MA-7.7",
        "chapter": "The end of a round",
        "text": "There are always enough tiles: 2 players use 48 of 52; 3 players all 52 and then 12 discarded ones; 4 players 80 of 84; 5 players all 84 and then 12 discarded ones.",
        "isRuling": true
      },
      {
        "number": "MA-7.8",
        "chapter": "The end of a round",
        "text": "The row is refilled before the Event. After the last round, no row is refilled: the Event takes effect, and then scores are counted.",
        "isRuling": true
      },
      {
        "number": "MA-7.9",
        "chapter": "The end of a round",
        "text": "No player is in charge of refilling the rows: this happens automatically.",
        "isRuling": true
      },
      {
        "number": "MA-8.1",
        "chapter": "Events",
        "text": "At the end of rounds 4, 8, 12 and 16, the leftmost face-up Event card takes effect and is turned face down.",
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
        "text": "Barbarian Invasion: each player moves 1 Mill and 1 Field to their Graveyard, if they have them.",
        "isRuling": false
      },
      {
        "number": "MA-8.6",
        "chapter": "Events",
        "text": "Black Death: each player moves 1 Village and 1 Barracks to their Graveyard, if they have them.",
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
        "text": "Peasant Revolt: each player moves 1 Palace to their Graveyard, if they have one.",
        "isRuling": false
      },
      {
        "number": "MA-8.11",
        "chapter": "Events",
        "text": "Restoration: each player chooses a tile in their Graveyard and returns it to their Fief. Its effect does not apply.",
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
        "text": "Earthquake: each player moves 1 Rampart to their Graveyard, if they have one.",
        "isRuling": false
      },
      {
        "number": "MA-8.17",
        "chapter": "Events",
        "text": "When an Event destroys a tile, its owner chooses which tile of the Domain it is, if they differ. All players choose at the same time. If the Event hits two Domains, each player chooses once, for both.",
        "isRuling": true
      },
      {
        "number": "MA-8.18",
        "chapter": "Events",
        "text": "Restoration is compulsory for players who have a tile in their Graveyard. All players choose at the same time, each in their own Graveyard.",
        "isRuling": true
      },
      {
        "number": "MA-8.19",
        "chapter": "Events",
        "text": "Costly Ceremonies never take more coins than a player has.",
        "isRuling": true
      },
      {
        "number": "MA-8.20",
        "chapter": "Events",
        "text": "Wider Lordship counts a Domain once if the Fief has at least one tile of it, so it pays at most 16 coins.",
        "isRuling": true
      },
      {
        "number": "MA-9.1",
        "chapter": "The end of the game",
        "text": "The game ends after the sixteenth round, when the fourth and last Event has taken effect.",
        "isRuling": false
      },
      {
        "number": "MA-9.2",
        "chapter": "The end of the game",
        "text": "Each player loses 10 coins for each of their Domains without a tile.",
        "isRuling": false
      },
      {
        "number": "MA-9.3",
        "chapter": "The end of the game",
        "text": "This is a deduction from the score, not a payment: it can bring a score below zero.",
        "isRuling": true
      },
      {
        "number": "MA-9.4",
        "chapter": "The end of the game",
        "text": "Players add up their coins, and the richest player wins.",
        "isRuling": false
      },
      {
        "number": "MA-9.5",
        "chapter": "The end of the game",
        "text": "If there is a tie, the tied player with the most Palaces wins; if the tie remains, the one with the most Churches, and so on, Domain by Domain to the left.",
        "isRuling": false
      },
      {
        "number": "MA-9.6",
        "chapter": "The end of the game",
        "text": "Only tiles in the Fief are compared, not those in the Graveyard. Players who are equal in all eight Domains share the rank.",
        "isRuling": true
      }
    ]
  },
  {
    "ruleset": "middle-ages",
    "language": "fr",
    "credits": "Middle-Ages est un jeu de Marc André, illustré par Claire Conan et publié par Studio H. Voici ses règles, reformulées par nos soins ; une règle marquée *(décision)* est notre réponse là où le livret se tait. Le livret ne précise pas quels numéros, Paysans ou Coffres figurent sur quelles tuiles, ni lesquelles sont bleues ou orange : tant que personne ne les a relevés sur une vraie boîte, nous utilisons une reconstitution.",
    "rules": [
      {
        "number": "MA-1.1",
        "chapter": "La boîte",
        "text": "Le jeu se joue de 2 à 5 joueurs. Le joueur le plus riche à la fin du seizième tour l’emporte.",
        "isRuling": false
      },
      {
        "number": "MA-1.2",
        "chapter": "La boîte",
        "text": "Chaque joueur possède un Seigneur, un Éclaireur et un plateau Fief à huit Domaines, tous de la même couleur. Les Domaines sont, de gauche à droite : Champs, Moulin, Village, Rempart, Marché, Caserne, Église et Palais.",
        "isRuling": false
      },
      {
        "number": "MA-1.3",
        "chapter": "La boîte",
        "text": "Il y a 84 tuiles Parcelle. Chacune appartient à un seul Domaine et porte au dos un numéro de 1 à 23 : 14 Champs, 13 Moulins, 12 Villages, 11 Remparts, 10 Marchés, 9 Casernes, 8 Églises et 7 Palais. 52 ont le dos bleu et 32 le dos orange. La face peut montrer des Paysans et des Coffres.",
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
        "text": "Il y a un jeton Parcelle pour chacun des 8 Domaines.",
        "isRuling": true
      },
      {
        "number": "MA-1.6",
        "chapter": "La boîte",
        "text": "La banque ne s’épuise jamais. Les pièces de 1, 5, 10 et 50 ne servent qu’à faire la monnaie : seul le total compte.",
        "isRuling": true
      },
      {
        "number": "MA-1.7",
        "chapter": "La boîte",
        "text": "Le contenu de la boîte est enregistré dans un jeu de données, vérifié d’après les quantités ci-dessus. Une partie utilise le même jeu de données du début à la fin.",
        "isRuling": true
      },
      {
        "number": "MA-1.8",
        "chapter": "La boîte",
        "text": "Il n’y a pas de règles particulières à deux joueurs.",
        "isRuling": true
      },
      {
        "number": "MA-2.1",
        "chapter": "La mise en place",
        "text": "À 2 ou 3 joueurs, n’utilisez que les tuiles bleues et laissez les tuiles orange dans la boîte. À 4 ou 5 joueurs, mettez les tuiles orange de côté pour plus tard.",
        "isRuling": false
      },
      {
        "number": "MA-2.2",
        "chapter": "La mise en place",
        "text": "Mélangez les tuiles bleues en une pioche, numéros visibles. (Vous pouvez la répartir en plusieurs piles, que l’on pioche l’une après l’autre.)",
        "isRuling": false
      },
      {
        "number": "MA-2.3",
        "chapter": "La mise en place",
        "text": "Disposez quatre lignes, l’une sous l’autre. Chaque ligne compte une tuile de plus qu’il n’y a de joueurs, par ordre croissant de gauche à droite. Retournez ensuite les tuiles face visible.",
        "isRuling": false
      },
      {
        "number": "MA-2.4",
        "chapter": "La mise en place",
        "text": "Tirez au hasard quatre des cartes Évènement et posez-les face visible, de gauche à droite, sous les lignes. Les autres ne servent pas.",
        "isRuling": false
      },
      {
        "number": "MA-2.5",
        "chapter": "La mise en place",
        "text": "Chaque joueur prend le plateau Fief, le Seigneur et l’Éclaireur d’une couleur.",
        "isRuling": false
      },
      {
        "number": "MA-2.6",
        "chapter": "La mise en place",
        "text": "Tirez un ordre au hasard. Dans cet ordre, chaque joueur place son Seigneur sur une tuile de la ligne du haut. Une tuile n’accueille qu’un seul Seigneur.",
        "isRuling": false
      },
      {
        "number": "MA-2.7",
        "chapter": "La mise en place",
        "text": "Tous les joueurs voient le numéro et la couleur de la prochaine tuile de la pioche, ainsi que le nombre de tuiles restantes, mais rien d’autre.",
        "isRuling": true
      },
      {
        "number": "MA-2.8",
        "chapter": "La mise en place",
        "text": "Les tuiles de même numéro sont placées dans l’ordre où elles ont été piochées, la première à gauche.",
        "isRuling": true
      },
      {
        "number": "MA-2.9",
        "chapter": "La mise en place",
        "text": "Les joueurs commencent sans pièce.",
        "isRuling": true
      },
      {
        "number": "MA-3.1",
        "chapter": "Le déroulement d’un tour",
        "text": "La partie compte seize tours. Chaque tour se joue sur une ligne : d’abord celle du haut, puis les suivantes jusqu’à celle du bas, puis de nouveau celle du haut.",
        "isRuling": false
      },
      {
        "number": "MA-3.2",
        "chapter": "Le déroulement d’un tour",
        "text": "Un tour commence par la ligne où se trouvent les Seigneurs : défaussez sa seule tuile sans Seigneur.",
        "isRuling": false
      },
      {
        "number": "MA-3.3",
        "chapter": "Le déroulement d’un tour",
        "text": "Les joueurs jouent dans l’ordre de leurs Seigneurs sur la ligne, de gauche à droite.",
        "isRuling": false
      },
      {
        "number": "MA-3.4",
        "chapter": "Le déroulement d’un tour",
        "text": "À votre tour, effectuez dans cet ordre : avancez votre Seigneur, prenez la tuile qu’il a quittée, appliquez l’effet spécial du Domaine de la tuile et recevez le revenu de ce Domaine.",
        "isRuling": false
      },
      {
        "number": "MA-4.1",
        "chapter": "Le tour d’un joueur",
        "text": "Commencez par déplacer votre Seigneur sur une tuile de votre choix de la ligne suivante : celle d’en dessous ou, aux tours 4, 8 et 12, celle du haut.",
        "isRuling": false
      },
      {
        "number": "MA-4.2",
        "chapter": "Le tour d’un joueur",
        "text": "Vous ne pouvez pas choisir une tuile qui porte un Seigneur.",
        "isRuling": false
      },
      {
        "number": "MA-4.3",
        "chapter": "Le tour d’un joueur",
        "text": "Vous ne pouvez pas choisir une tuile qui porte l’Éclaireur d’un autre joueur.",
        "isRuling": false
      },
      {
        "number": "MA-4.4",
        "chapter": "Le tour d’un joueur",
        "text": "Le seizième tour est le dernier : les Seigneurs ne s’y déplacent pas.",
        "isRuling": false
      },
      {
        "number": "MA-4.5",
        "chapter": "Le tour d’un joueur",
        "text": "Placez la tuile que votre Seigneur a quittée en haut de la colonne de son Domaine, sur votre plateau Fief.",
        "isRuling": false
      },
      {
        "number": "MA-4.6",
        "chapter": "Le tour d’un joueur",
        "text": "Appliquez entièrement l’effet spécial du Domaine avant de recevoir son revenu. Si l’effet ne peut pas s’appliquer, vous ne recevez que le revenu.",
        "isRuling": false
      },
      {
        "number": "MA-4.7",
        "chapter": "Le tour d’un joueur",
        "text": "Le revenu d’un Domaine est de 2 ou 3 pièces par tuile de ce Domaine dans votre Fief, et par tuile de tout autre Domaine indiqué.",
        "isRuling": false
      },
      {
        "number": "MA-4.8",
        "chapter": "Le tour d’un joueur",
        "text": "Votre Seigneur a toujours le choix entre au moins deux tuiles.",
        "isRuling": true
      },
      {
        "number": "MA-4.9",
        "chapter": "Le tour d’un joueur",
        "text": "Vous ne pouvez pas avoir moins de zéro pièce. Si vous devez payer ou perdre plus que vous n’avez, vous donnez tout ce que vous avez et ne devez plus rien ensuite ; le joueur que vous payez ne reçoit que cette somme.",
        "isRuling": true
      },
      {
        "number": "MA-4.10",
        "chapter": "Le tour d’un joueur",
        "text": "Si une décision n’a qu’une réponse possible, ou si toutes les réponses ont le même résultat, le jeu ne pose pas la question et continue.",
        "isRuling": true
      },
      {
        "number": "MA-5.1",
        "chapter": "Les Domaines",
        "text": "Champs, effet : gagnez 1 pièce par Paysan sur les tuiles de tout votre Fief.",
        "isRuling": false
      },
      {
        "number": "MA-5.2",
        "chapter": "Les Domaines",
        "text": "Champs, revenu : 2 pièces par Champs.",
        "isRuling": false
      },
      {
        "number": "MA-5.3",
        "chapter": "Les Domaines",
        "text": "Les symboles de la tuile que vous venez de placer comptent ; ceux du Cimetière, non.",
        "isRuling": true
      },
      {
        "number": "MA-5.4",
        "chapter": "Les Domaines",
        "text": "Moulin, effet : chaque adversaire qui a moins de Moulins que vous vous donne 2 pièces.",
        "isRuling": false
      },
      {
        "number": "MA-5.5",
        "chapter": "Les Domaines",
        "text": "Le Moulin que vous venez de placer compte. Un joueur qui a autant de Moulins que vous ne paie rien.",
        "isRuling": true
      },
      {
        "number": "MA-5.6",
        "chapter": "Les Domaines",
        "text": "Moulin, revenu : 2 pièces par Moulin.",
        "isRuling": false
      },
      {
        "number": "MA-5.7",
        "chapter": "Les Domaines",
        "text": "Village, effet : choisissez une tuile de votre Cimetière et remettez-la dans votre Fief, sans son effet.",
        "isRuling": false
      },
      {
        "number": "MA-5.8",
        "chapter": "Les Domaines",
        "text": "C’est obligatoire si votre Cimetière contient une tuile. La tuile revient en haut de sa colonne avant le revenu, qui la compte, mais elle n’apporte pas de revenu propre. Si votre Cimetière est vide, vous ne recevez que le revenu.",
        "isRuling": true
      },
      {
        "number": "MA-5.9",
        "chapter": "Les Domaines",
        "text": "Village, revenu : 2 pièces par Village et par Rempart.",
        "isRuling": false
      },
      {
        "number": "MA-5.10",
        "chapter": "Les Domaines",
        "text": "Rempart, effet : placez votre Éclaireur sur une tuile quelconque d’une autre ligne que celle de votre Seigneur, y compris les lignes du dessus, pour la réserver. Aucun autre joueur ne peut y déplacer son Seigneur.",
        "isRuling": false
      },
      {
        "number": "MA-5.11",
        "chapter": "Les Domaines",
        "text": "La ligne doit encore être jouée : vous ne pouvez choisir ni celle où votre Seigneur vient d’entrer, ni celle qui est en train de se vider. Vous ne pouvez pas choisir une tuile qui porte l’Éclaireur d’un autre joueur. Vous devez placer l’Éclaireur si c’est possible ; un Éclaireur déjà placé peut se déplacer ou rester.",
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
        "text": "Au tour 14, vous ne pouvez choisir que la dernière ligne. Aux tours 15 et 16, il n’y a aucune ligne à choisir : vous ne recevez que le revenu.",
        "isRuling": true
      },
      {
        "number": "MA-5.14",
        "chapter": "Les Domaines",
        "text": "Rempart, revenu : 2 pièces par Champs et par Rempart.",
        "isRuling": false
      },
      {
        "number": "MA-5.15",
        "chapter": "Les Domaines",
        "text": "Marché, effet : gagnez 1 pièce par Coffre sur les tuiles de tout votre Fief.",
        "isRuling": false
      },
      {
        "number": "MA-5.16",
        "chapter": "Les Domaines",
        "text": "Marché, revenu : 2 pièces par Moulin et par Marché.",
        "isRuling": false
      },
      {
        "number": "MA-5.17",
        "chapter": "Les Domaines",
        "text": "Caserne, effet : attaquez tous les joueurs qui ont moins de Remparts que vous n’avez de Casernes. Chacun d’eux met la tuile la plus à gauche de son Fief (celle du haut de sa colonne) dans son Cimetière et vous donne 2 pièces.",
        "isRuling": false
      },
      {
        "number": "MA-5.18",
        "chapter": "Les Domaines",
        "text": "La Caserne que vous venez de placer compte. Toutes les attaques sont résolues en même temps. Un joueur sans tuile paie quand même.",
        "isRuling": true
      },
      {
        "number": "MA-5.19",
        "chapter": "Les Domaines",
        "text": "La tuile perdue est la dernière placée dans la première colonne non vide à partir de la gauche. Ce peut être un Rempart.",
        "isRuling": true
      },
      {
        "number": "MA-5.20",
        "chapter": "Les Domaines",
        "text": "Caserne, revenu : 2 pièces par Village et par Caserne.",
        "isRuling": false
      },
      {
        "number": "MA-5.21",
        "chapter": "Les Domaines",
        "text": "Église, effet : placez un jeton Pièce supplémentaire dans un emplacement libre sous votre Fief. Chaque Domaine peut en avoir un. Désormais, le revenu de ce Domaine rapporte 1 pièce de plus par tuile qu’il compte.",
        "isRuling": false
      },
      {
        "number": "MA-5.22",
        "chapter": "Les Domaines",
        "text": "Église, revenu : 3 pièces par Église.",
        "isRuling": false
      },
      {
        "number": "MA-5.23",
        "chapter": "Les Domaines",
        "text": "Palais, effet : choisissez un jeton Parcelle et placez-le dans un emplacement libre sous votre Fief, sous un Domaine qui ne montre pas encore son symbole. Chaque Domaine peut en avoir un. Désormais, le revenu de ce Domaine compte aussi les tuiles de cette sorte.",
        "isRuling": false
      },
      {
        "number": "MA-5.24",
        "chapter": "Les Domaines",
        "text": "Palais, revenu : 3 pièces par Palais.",
        "isRuling": false
      },
      {
        "number": "MA-6.1",
        "chapter": "Les jetons et le Cimetière",
        "text": "Une tuile détruite par une Caserne ou par un Évènement va au Cimetière de son propriétaire, à droite du plateau Fief. Elle ne revient jamais dans la pioche ; seuls un Village ou l’Évènement Restauration peuvent la ramener dans le Fief.",
        "isRuling": false
      },
      {
        "number": "MA-6.2",
        "chapter": "Les jetons et le Cimetière",
        "text": "Chaque Domaine a un emplacement pour un jeton Pièce supplémentaire et un pour un jeton Parcelle, même s’il n’a pas de tuile.",
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
        "text": "Les jetons forment une réserve commune : premier arrivé, premier servi. S’il ne reste ni jeton ni emplacement, vous ne recevez que le revenu.",
        "isRuling": true
      },
      {
        "number": "MA-6.5",
        "chapter": "Les jetons et le Cimetière",
        "text": "Les pièces d’un Domaine, y compris la pièce supplémentaire, sont versées pour chaque sorte de tuile qu’il compte, y compris celle ajoutée par un jeton, dès le même tour.",
        "isRuling": true
      },
      {
        "number": "MA-6.6",
        "chapter": "Les jetons et le Cimetière",
        "text": "Les jetons ne changent que le revenu de leur Domaine, pas son effet spécial. Exemple : vos Champs ont un jeton Pièce supplémentaire et le jeton Parcelle du Moulin. Vous posez un troisième Champs, et vous avez 2 Moulins et 1 Paysan. L’effet rapporte 1 pièce pour le Paysan ; le revenu rapporte 3 pièces pour chacune des 5 tuiles, soit 15 pièces.",
        "isRuling": true
      },
      {
        "number": "MA-6.7",
        "chapter": "Les jetons et le Cimetière",
        "text": "Les jetons ne changent pas ce qu’un Évènement rapporte, coûte ou détruit. Exemple : avec les mêmes 3 Champs, 2 Moulins et jetons, les Bonnes récoltes rapportent 2 pièces par Champs, soit 6 pièces ; ni la pièce supplémentaire ni les Moulins ne comptent.",
        "isRuling": true
      },
      {
        "number": "MA-7.1",
        "chapter": "La fin d’un tour",
        "text": "Quand tous les joueurs ont joué, remplissez la ligne vide : piochez des tuiles, classez-les par ordre croissant et retournez-les face visible.",
        "isRuling": false
      },
      {
        "number": "MA-7.2",
        "chapter": "La fin d’un tour",
        "text": "À partir du treizième tour, on ne remplit plus de ligne : celles des derniers tours sont déjà en place.",
        "isRuling": false
      },
      {
        "number": "MA-7.3",
        "chapter": "La fin d’un tour",
        "text": "À 3 joueurs, quand la pioche est épuisée, mélangez les tuiles défaussées pour former une nouvelle pioche.",
        "isRuling": false
      },
      {
        "number": "MA-7.4",
        "chapter": "La fin d’un tour",
        "text": "À 4 joueurs, quand la pioche est épuisée, les tuiles orange la remplacent.",
        "isRuling": false
      },
      {
        "number": "MA-7.5",
        "chapter": "La fin d’un tour",
        "text": "À 5 joueurs, quand la pioche est épuisée, les tuiles orange la remplacent ; quand elles sont épuisées à leur tour, mélangez toutes les tuiles défaussées pour former une nouvelle pioche.",
        "isRuling": false
      },
      {
        "number": "MA-7.6",
        "chapter": "La fin d’un tour",
        "text": "Une nouvelle pioche n’est formée que lorsqu’une tuile est nécessaire, au besoin au milieu d’une ligne et plus d’une fois. La ligne est classée une fois complète.",
        "isRuling": true
      },
      {
        "number": "MA-7.7",
        "chapter": "La fin d’un tour",
        "text": "Il y a toujours assez de tuiles : à 2 joueurs, 48 sur 52 servent ; à 3, les 52 puis 12 défaussées ; à 4, 80 sur 84 ; à 5, les 84 puis 12 défaussées.",
        "isRuling": true
      },
      {
        "number": "MA-7.8",
        "chapter": "La fin d’un tour",
        "text": "La ligne est remplie avant l’Évènement. Après le dernier tour, aucune ligne n’est remplie : l’Évènement prend effet, puis on compte les points.",
        "isRuling": true
      },
      {
        "number": "MA-7.9",
        "chapter": "La fin d’un tour",
        "text": "Aucun joueur n’est chargé de remplir les lignes : cela se fait automatiquement.",
        "isRuling": true
      },
      {
        "number": "MA-8.1",
        "chapter": "Les Évènements",
        "text": "À la fin des tours 4, 8, 12 et 16, la carte Évènement visible la plus à gauche prend effet, puis elle est retournée face cachée.",
        "isRuling": false
      },
      {
        "number": "MA-8.2",
        "chapter": "Les Évènements",
        "text": "Métiers qualifiés : chaque joueur gagne 1 pièce par Paysan dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.3",
        "chapter": "Les Évènements",
        "text": "Marchandises précieuses : chaque joueur gagne 1 pièce par Coffre dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.4",
        "chapter": "Les Évènements",
        "text": "Alliance : chaque joueur gagne 3 pièces par Église et par Palais dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.5",
        "chapter": "Les Évènements",
        "text": "Invasion barbare : chaque joueur met 1 Moulin et 1 Champs dans son Cimetière, s’il en a.",
        "isRuling": false
      },
      {
        "number": "MA-8.6",
        "chapter": "Les Évènements",
        "text": "Peste noire : chaque joueur met 1 Village et 1 Caserne dans son Cimetière, s’il en a.",
        "isRuling": false
      },
      {
        "number": "MA-8.7",
        "chapter": "Les Évènements",
        "text": "Nouvelles défenses : chaque joueur gagne 3 pièces par Rempart dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.8",
        "chapter": "Les Évènements",
        "text": "Retour triomphant : chaque joueur gagne 2 pièces par Marché et par Caserne dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.9",
        "chapter": "Les Évènements",
        "text": "Pic de natalité : chaque joueur gagne 2 pièces par Moulin et par Village dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.10",
        "chapter": "Les Évènements",
        "text": "Révolte paysanne : chaque joueur met 1 Palais dans son Cimetière, s’il en a.",
        "isRuling": false
      },
      {
        "number": "MA-8.11",
        "chapter": "Les Évènements",
        "text": "Restauration : chaque joueur choisit une tuile de son Cimetière et la remet dans son Fief, sans son effet.",
        "isRuling": false
      },
      {
        "number": "MA-8.12",
        "chapter": "Les Évènements",
        "text": "Bonnes récoltes : chaque joueur gagne 2 pièces par Champs dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.13",
        "chapter": "Les Évènements",
        "text": "Aide à la reconstruction : chaque joueur gagne 3 pièces par tuile dans son Cimetière.",
        "isRuling": false
      },
      {
        "number": "MA-8.14",
        "chapter": "Les Évènements",
        "text": "Seigneurie étendue : chaque joueur gagne 2 pièces par Domaine différent parmi les tuiles de son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.15",
        "chapter": "Les Évènements",
        "text": "Cérémonies dispendieuses : chaque joueur perd 2 pièces par Église et par Palais dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.16",
        "chapter": "Les Évènements",
        "text": "Tremblement de terre : chaque joueur met 1 Rempart dans son Cimetière, s’il en a.",
        "isRuling": false
      },
      {
        "number": "MA-8.17",
        "chapter": "Les Évènements",
        "text": "Quand un Évènement détruit une tuile, son propriétaire choisit laquelle des tuiles du Domaine, si elles diffèrent. Tous les joueurs choisissent en même temps. Si l’Évènement touche deux Domaines, chaque joueur choisit une seule fois, pour les deux.",
        "isRuling": true
      },
      {
        "number": "MA-8.18",
        "chapter": "Les Évènements",
        "text": "La Restauration est obligatoire pour les joueurs qui ont une tuile dans leur Cimetière. Tous choisissent en même temps, chacun dans le sien.",
        "isRuling": true
      },
      {
        "number": "MA-8.19",
        "chapter": "Les Évènements",
        "text": "Les Cérémonies dispendieuses ne prennent jamais plus de pièces qu’un joueur n’en a.",
        "isRuling": true
      },
      {
        "number": "MA-8.20",
        "chapter": "Les Évènements",
        "text": "La Seigneurie étendue compte un Domaine une fois si le Fief en a au moins une tuile ; elle rapporte donc au plus 16 pièces.",
        "isRuling": true
      },
      {
        "number": "MA-9.1",
        "chapter": "La fin de la partie",
        "text": "La partie se termine après le seizième tour, quand le quatrième et dernier Évènement a pris effet.",
        "isRuling": false
      },
      {
        "number": "MA-9.2",
        "chapter": "La fin de la partie",
        "text": "Chaque joueur perd 10 pièces pour chacun de ses Domaines sans tuile.",
        "isRuling": false
      },
      {
        "number": "MA-9.3",
        "chapter": "La fin de la partie",
        "text": "C’est un malus sur le score, pas un paiement : un score peut passer sous zéro.",
        "isRuling": true
      },
      {
        "number": "MA-9.4",
        "chapter": "La fin de la partie",
        "text": "Les joueurs additionnent leurs pièces, et le plus riche gagne.",
        "isRuling": false
      },
      {
        "number": "MA-9.5",
        "chapter": "La fin de la partie",
        "text": "En cas d’égalité, le joueur à égalité qui a le plus de Palais gagne ; si l’égalité demeure, celui qui a le plus d’Églises, et ainsi de suite, Domaine par Domaine vers la gauche.",
        "isRuling": false
      },
      {
        "number": "MA-9.6",
        "chapter": "La fin de la partie",
        "text": "On ne compare que les tuiles du Fief, pas celles du Cimetière. Les joueurs à égalité dans les huit Domaines partagent le même rang.",
        "isRuling": true
      }
    ]
  },
  {
    "ruleset": "village",
    "language": "en",
    "credits": "Village (in French: Descendance) is a game by Inka and Markus Brand, illustrated by Dennis Lohausen and published by eggertspiele and Gigamic. These are its rules in our own words; a rule marked *(ruling)* is our answer where the booklet is silent or can be read in two ways. Until someone copies them from a real game, we use a reconstruction of what the booklet does not print: how the cubes are divided among the action spaces, most of the customers, the inner roads of the travel map, the number of spaces in the chronicle and of graves, and the time that the upper levels of the council chamber cost. Chapter 16 has the tables.",
    "rules": [
      {
        "number": "VIL-1.1",
        "chapter": "The box",
        "text": "The game is for 2 to 4 players. Each player leads a family. The player with the most prestige at the end wins.",
        "isRuling": false
      },
      {
        "number": "VIL-1.2",
        "chapter": "The box",
        "text": "Each family has 11 members, marked 1 to 4: four of the first generation, three of the second, two of the third and two of the fourth. It has a farm with a time track and 8 markers.",
        "isRuling": false
      },
      {
        "number": "VIL-1.3",
        "chapter": "The box",
        "text": "There are 72 influence cubes, 18 of each colour: orange for skill, green for persuasion, brown for faith and pink for knowledge. The 6 black plague cubes are not influence cubes.",
        "isRuling": false
      },
      {
        "number": "VIL-1.4",
        "chapter": "The box",
        "text": "There are 8 each of scrolls, horses, ploughs, oxen and wagons, as well as 15 coins, 20 sacks of grain, 24 customers and 4 black monks.",
        "isRuling": false
      },
      {
        "number": "VIL-1.5",
        "chapter": "The box",
        "text": "Goods and coins never run out.",
        "isRuling": false
      },
      {
        "number": "VIL-1.6",
        "chapter": "The box",
        "text": "The contents of the box are stored as a data set, which is checked against the counts in the booklet. A game uses the same set from beginning to end.",
        "isRuling": true
      },
      {
        "number": "VIL-2.1",
        "chapter": "Set-up",
        "text": "The four members of the first generation start on the farm. The others are not born yet.",
        "isRuling": false
      },
      {
        "number": "VIL-2.2",
        "chapter": "Set-up",
        "text": "The time marker starts on the cloud to the right of the bridge, and the prestige marker on the book, which is worth 0. Each family starts with 1 coin.",
        "isRuling": false
      },
      {
        "number": "VIL-2.3",
        "chapter": "Set-up",
        "text": "Shuffle the customers into a stack. Place face-up customers at the stalls (3, 4 or 5 stalls with 2, 3 or 4 players) and in the 5 places of the queue behind them.",
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
        "text": "The next-first-player marker is in the council chamber. The 4 monks are in the black bag.",
        "isRuling": false
      },
      {
        "number": "VIL-2.6",
        "chapter": "Set-up",
        "text": "In the booklet, the oldest player begins; here, the first player is chosen at random.",
        "isRuling": true
      },
      {
        "number": "VIL-2.7",
        "chapter": "Set-up",
        "text": "A farm can hold any number of cubes and goods, but at most 5 sacks of grain.",
        "isRuling": false
      },
      {
        "number": "VIL-3.1",
        "chapter": "The round",
        "text": "At the start of each round, add to the green bag the influence cubes shown on the card for this number of players, and all plague cubes from the supply.",
        "isRuling": false
      },
      {
        "number": "VIL-3.2",
        "chapter": "The round",
        "text": "Mix the bag and draw cubes at random for each action space, as many as the card shows: harvest, family, crafts, market, travel, council and church.",
        "isRuling": false
      },
      {
        "number": "VIL-3.3",
        "chapter": "The round",
        "text": "If the supply does not have enough cubes of a colour, add only those it has. Cubes left in the bag stay there for the next round.",
        "isRuling": false
      },
      {
        "number": "VIL-3.4",
        "chapter": "The round",
        "text": "If the bag does not have enough cubes for all spaces, place the cubes one at a time, space by space from the harvest to the church, until the bag is empty.",
        "isRuling": true
      },
      {
        "number": "VIL-3.5",
        "chapter": "The round",
        "text": "Everyone may know what is in the green bag, but no one knows in which order it will be drawn.",
        "isRuling": true
      },
      {
        "number": "VIL-3.6",
        "chapter": "The round",
        "text": "Starting with the first player, players take turns clockwise until the last cube has been taken.",
        "isRuling": false
      },
      {
        "number": "VIL-3.7",
        "chapter": "The round",
        "text": "The player who takes the last cube still carries out the action. Then the round ends, and a mass is held.",
        "isRuling": false
      },
      {
        "number": "VIL-3.8",
        "chapter": "The round",
        "text": "The player who took the next-first-player marker becomes the first player of the next round and puts the marker back. If no one took it, the first player stays the same.",
        "isRuling": false
      },
      {
        "number": "VIL-3.9",
        "chapter": "The round",
        "text": "If the game has not ended by the end of the thirtieth round, the mass of that round is the last one, and the game is scored.",
        "isRuling": true
      },
      {
        "number": "VIL-4.1",
        "chapter": "The turn",
        "text": "On your turn, you must take one cube from an action space of your choice. An influence cube goes to your farm.",
        "isRuling": false
      },
      {
        "number": "VIL-4.2",
        "chapter": "The turn",
        "text": "A plague cube returns to the supply immediately, and you pay 2 hourglasses.",
        "isRuling": false
      },
      {
        "number": "VIL-4.3",
        "chapter": "The turn",
        "text": "You may then carry out the action of that space or skip it. Only a market day cannot be skipped.",
        "isRuling": false
      },
      {
        "number": "VIL-4.4",
        "chapter": "The turn",
        "text": "The well: instead of taking a cube, you may return 3 influence cubes of one colour to the supply and carry out any action.",
        "isRuling": false
      },
      {
        "number": "VIL-4.5",
        "chapter": "The turn",
        "text": "You may use the well only while there is at least one cube on an action space. It is the only way to carry out an action whose space is empty.",
        "isRuling": false
      },
      {
        "number": "VIL-4.6",
        "chapter": "The turn",
        "text": "The members you place with an action come from your farm, never from the board, and may be of any generation.",
        "isRuling": false
      },
      {
        "number": "VIL-4.7",
        "chapter": "The turn",
        "text": "Within an action, you may skip making a good after training a worker, and using a privilege. Skipping costs no time.",
        "isRuling": true
      },
      {
        "number": "VIL-4.8",
        "chapter": "The turn",
        "text": "If there is only one possible answer to a decision, the game does not ask and goes on: it takes the only cube for you, and it skips an action that you cannot carry out.",
        "isRuling": true
      },
      {
        "number": "VIL-5.1",
        "chapter": "Time and coins",
        "text": "For each hourglass, your time marker moves one step clockwise.",
        "isRuling": false
      },
      {
        "number": "VIL-5.2",
        "chapter": "Time and coins",
        "text": "Each time the marker crosses the bridge, one of your oldest members dies.",
        "isRuling": false
      },
      {
        "number": "VIL-5.3",
        "chapter": "Time and coins",
        "text": "A lap has ten steps. Every tenth step crosses the bridge; a marker that lands on the cloud behind the bridge has crossed it.",
        "isRuling": true
      },
      {
        "number": "VIL-5.4",
        "chapter": "Time and coins",
        "text": "You may pay a coin instead of any influence cube.",
        "isRuling": false
      },
      {
        "number": "VIL-5.5",
        "chapter": "Time and coins",
        "text": "This applies to every price in cubes, including the well, and to as many of its cubes as you like. Coins are never used automatically, and never replace grain, goods or time.",
        "isRuling": true
      },
      {
        "number": "VIL-5.6",
        "chapter": "Time and coins",
        "text": "You can also spend coins on prestige in the council chamber and on members in the black bag. At the end, each coin you have left is worth 1 prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-6.1",
        "chapter": "Harvest",
        "text": "To harvest, you need at least one member on your farm.",
        "isRuling": false
      },
      {
        "number": "VIL-6.2",
        "chapter": "Harvest",
        "text": "Take 2 sacks of grain from the supply.",
        "isRuling": false
      },
      {
        "number": "VIL-6.3",
        "chapter": "Harvest",
        "text": "With a horse and a plough, take 3 sacks.",
        "isRuling": false
      },
      {
        "number": "VIL-6.4",
        "chapter": "Harvest",
        "text": "With an ox and a plough, take 4 sacks.",
        "isRuling": false
      },
      {
        "number": "VIL-6.5",
        "chapter": "Harvest",
        "text": "Only your best combination counts; further members, animals and ploughs bring nothing more. Nothing is used up.",
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
        "text": "A member of your family is born on your farm. It is always one of the lowest number you have left.",
        "isRuling": false
      },
      {
        "number": "VIL-7.2",
        "chapter": "Family",
        "text": "Instead, you may return one living member from the board to your farm.",
        "isRuling": false
      },
      {
        "number": "VIL-7.3",
        "chapter": "Family",
        "text": "It may be any of them, including members in the council chamber and in the church windows, but not one in the black bag.",
        "isRuling": true
      },
      {
        "number": "VIL-8.1",
        "chapter": "Crafts",
        "text": "Gain one good of a craft building, or coins at the mill. You can pay for each good in two ways: with time, or with cubes or grain.",
        "isRuling": false
      },
      {
        "number": "VIL-8.2",
        "chapter": "Crafts",
        "text": "With time: place a member from your farm on the building and pay the training time. You may then make the good immediately, for the time shown by its arrow.",
        "isRuling": false
      },
      {
        "number": "VIL-8.3",
        "chapter": "Crafts",
        "text": "A trained worker stays in the building until they die or return to the farm. While they stay there, each further good costs only the time to make it.",
        "isRuling": false
      },
      {
        "number": "VIL-8.4",
        "chapter": "Crafts",
        "text": "A worker makes only the good of their own building. Any number of workers may be in a building.",
        "isRuling": false
      },
      {
        "number": "VIL-8.5",
        "chapter": "Crafts",
        "text": "With cubes or grain: return the price to the supply and take the good. You need no worker and lose no time.",
        "isRuling": false
      },
      {
        "number": "VIL-8.6",
        "chapter": "Crafts",
        "text": "Wainwright: training 2 hourglasses, a wagon 2 hourglasses; or a wagon for one pink and one orange cube.",
        "isRuling": false
      },
      {
        "number": "VIL-8.7",
        "chapter": "Crafts",
        "text": "Stables: training 3 hourglasses, a horse or an ox 3 hourglasses; or a horse or an ox for 3 sacks of grain.",
        "isRuling": false
      },
      {
        "number": "VIL-8.8",
        "chapter": "Crafts",
        "text": "Library: training 2 hourglasses, a scroll 2 hourglasses; or a scroll for one pink cube.",
        "isRuling": false
      },
      {
        "number": "VIL-8.9",
        "chapter": "Crafts",
        "text": "Smithy: training 3 hourglasses, a plough 3 hourglasses; or a plough for one pink and one orange cube.",
        "isRuling": false
      },
      {
        "number": "VIL-8.10",
        "chapter": "Crafts",
        "text": "Mill: pay 2 hourglasses and 2 sacks of grain for 2 coins. No member can be placed there.",
        "isRuling": false
      },
      {
        "number": "VIL-8.11",
        "chapter": "Crafts",
        "text": "Each action uses only one of the two ways: you cannot train a member and buy a good in the same action. You may train a second worker in a building where you already have one; this costs the training time again.",
        "isRuling": true
      },
      {
        "number": "VIL-9.1",
        "chapter": "Market",
        "text": "Choosing the market always starts a market day, in which all players may take part. It cannot be postponed.",
        "isRuling": false
      },
      {
        "number": "VIL-9.2",
        "chapter": "Market",
        "text": "The player who started the market day is the first who may serve one of the customers at the stalls. Customers in the queue cannot be served.",
        "isRuling": false
      },
      {
        "number": "VIL-9.3",
        "chapter": "Market",
        "text": "To serve a customer, return the goods and the grain it asks for to the supply and place its tile face down next to your farm.",
        "isRuling": false
      },
      {
        "number": "VIL-9.4",
        "chapter": "Market",
        "text": "Then, clockwise, each other player may serve one customer, but must also pay 1 green cube and 1 hourglass.",
        "isRuling": false
      },
      {
        "number": "VIL-9.5",
        "chapter": "Market",
        "text": "A player who cannot or does not want to sell passes and is out for the rest of the market day.",
        "isRuling": false
      },
      {
        "number": "VIL-9.6",
        "chapter": "Market",
        "text": "When their turn comes again, the player who started the market day may serve another customer, but now pays the cube and the time as well: only the first sale is free.",
        "isRuling": false
      },
      {
        "number": "VIL-9.7",
        "chapter": "Market",
        "text": "The market day continues until all customers at the stalls have been served or all players have passed.",
        "isRuling": false
      },
      {
        "number": "VIL-9.8",
        "chapter": "Market",
        "text": "Then fill the empty stalls in order from the head of the queue, move the queue forward and refill it from the stack.",
        "isRuling": false
      },
      {
        "number": "VIL-9.9",
        "chapter": "Market",
        "text": "If no customer was served, nothing moves. When there are no customers left, stalls stay empty.",
        "isRuling": false
      },
      {
        "number": "VIL-9.10",
        "chapter": "Market",
        "text": "Passing is final for all players, even on the first, free sale, which is then lost. You may pass even if you could sell; a player who cannot sell passes automatically.",
        "isRuling": true
      },
      {
        "number": "VIL-9.11",
        "chapter": "Market",
        "text": "Only their owner sees the served tiles; everyone sees how many there are. The game log says which customer was served, because everyone saw it at its stall. No one sees the stack.",
        "isRuling": true
      },
      {
        "number": "VIL-10.1",
        "chapter": "Travel",
        "text": "Send a member from your farm to one of the two cities connected to the village.",
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
        "text": "Each path costs what it shows: 2 hourglasses, 1 wagon and 2 influence cubes of one colour.",
        "isRuling": false
      },
      {
        "number": "VIL-10.4",
        "chapter": "Travel",
        "text": "In a city where you have no marker yet, place one and receive its reward: 3 prestige, 1 coin or 2 influence cubes of your choice.",
        "isRuling": false
      },
      {
        "number": "VIL-10.5",
        "chapter": "Travel",
        "text": "In a city where you already have a marker, nothing happens; the journey costs the same.",
        "isRuling": false
      },
      {
        "number": "VIL-10.6",
        "chapter": "Travel",
        "text": "You can travel along paths in both directions, one path per action, but never back to the village: only the family action brings a traveller home. Markers stay.",
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
        "text": "When you take cubes of your choice, here or in the council chamber, you choose among those in the supply. If it has fewer, you take fewer.",
        "isRuling": true
      },
      {
        "number": "VIL-11.1",
        "chapter": "Council chamber",
        "text": "Place a member from your farm on the first level, for 1 hourglass and 2 green cubes, or 1 hourglass and a scroll.",
        "isRuling": false
      },
      {
        "number": "VIL-11.2",
        "chapter": "Council chamber",
        "text": "Or move one of your members in the council chamber up one level, for 2 or 3 hourglasses, depending on the level, and 2 green cubes or a scroll.",
        "isRuling": false
      },
      {
        "number": "VIL-11.3",
        "chapter": "Council chamber",
        "text": "A new member may use the privilege of the first level; a member that moved up may use the privilege of the level reached or of a lower one.",
        "isRuling": false
      },
      {
        "number": "VIL-11.4",
        "chapter": "Council chamber",
        "text": "Or, if you have a member in the chamber, use the privilege of its level or of a lower one without moving any member. This is free.",
        "isRuling": false
      },
      {
        "number": "VIL-11.5",
        "chapter": "Council chamber",
        "text": "First level: take the next-first-player marker, if no one has taken it this round.",
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
        "text": "An action uses at most one privilege.",
        "isRuling": true
      },
      {
        "number": "VIL-12.1",
        "chapter": "Church",
        "text": "Put a member from your farm into the black bag, for 1 brown cube or 3 hourglasses.",
        "isRuling": false
      },
      {
        "number": "VIL-12.2",
        "chapter": "Church",
        "text": "A mass is held at the end of each round and at the end of the game. In each mass, four figures leave the black bag.",
        "isRuling": false
      },
      {
        "number": "VIL-12.3",
        "chapter": "Church",
        "text": "Starting with the first player and going clockwise, each player may once buy members of their own family out of the bag, for 1 coin each, as long as fewer than four figures are out.",
        "isRuling": false
      },
      {
        "number": "VIL-12.4",
        "chapter": "Church",
        "text": "The figures still missing to make four are drawn at random. Monks go back into the bag; family members go to the rightmost church window. Members that were not drawn stay in the bag.",
        "isRuling": false
      },
      {
        "number": "VIL-12.5",
        "chapter": "Church",
        "text": "Then, starting with the first player and going clockwise, each player may once move any of their own members to the left by any number of windows. From right to left, the steps cost 1, 2 and 4 sacks of grain.",
        "isRuling": false
      },
      {
        "number": "VIL-12.6",
        "chapter": "Church",
        "text": "Finally, the player with the most members in the church windows gains 2 prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-12.7",
        "chapter": "Church",
        "text": "If there is a tie, the tied player with the member furthest to the left gains the prestige; their other members do not count. If the tie remains, each of them gains 2 prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-12.8",
        "chapter": "Church",
        "text": "If there is no member in the church, no one gains anything.",
        "isRuling": true
      },
      {
        "number": "VIL-12.9",
        "chapter": "Church",
        "text": "All players may look into the black bag at any time.",
        "isRuling": false
      },
      {
        "number": "VIL-12.10",
        "chapter": "Church",
        "text": "The first player of a mass is the first player of the round just played, even if another player holds the marker for the next one.",
        "isRuling": true
      },
      {
        "number": "VIL-13.1",
        "chapter": "Death",
        "text": "First finish your action. At the end of your turn, one member of your family dies for each time your marker crossed the bridge.",
        "isRuling": false
      },
      {
        "number": "VIL-13.2",
        "chapter": "Death",
        "text": "A player who crosses the bridge on a market day immediately chooses the member who dies, before any other player decides anything.",
        "isRuling": false
      },
      {
        "number": "VIL-13.3",
        "chapter": "Death",
        "text": "The time lost for a plague cube taken from the market space counts before the market day begins: that death waits for the end of the turn.",
        "isRuling": true
      },
      {
        "number": "VIL-13.4",
        "chapter": "Death",
        "text": "Of your visible members, on the farm or on the board, one with the lowest number dies. If there are several, you choose. It may be one you have just placed.",
        "isRuling": false
      },
      {
        "number": "VIL-13.5",
        "chapter": "Death",
        "text": "Members in the black bag and members who are not born yet cannot die.",
        "isRuling": false
      },
      {
        "number": "VIL-13.6",
        "chapter": "Death",
        "text": "If no member can die, there is no death, now or later.",
        "isRuling": true
      },
      {
        "number": "VIL-13.7",
        "chapter": "Death",
        "text": "Place the dead member on a free space of the chronicle for the place where it was: council chamber, crafts, travel, church or farm.",
        "isRuling": false
      },
      {
        "number": "VIL-13.8",
        "chapter": "Death",
        "text": "If there is no such free space, place it in an anonymous grave.",
        "isRuling": false
      },
      {
        "number": "VIL-13.9",
        "chapter": "Death",
        "text": "You cannot choose: a member goes to a grave only if its spaces in the chronicle are full.",
        "isRuling": true
      },
      {
        "number": "VIL-13.10",
        "chapter": "Death",
        "text": "If there is no free grave either, the member leaves the game.",
        "isRuling": false
      },
      {
        "number": "VIL-14.1",
        "chapter": "The end of the game",
        "text": "The end of the game is triggered when a member is placed on the last free space of the chronicle, counting all its spaces, or in the last grave.",
        "isRuling": false
      },
      {
        "number": "VIL-14.2",
        "chapter": "The end of the game",
        "text": "The player whose member this was has no further turn. All other players have one more turn, clockwise.",
        "isRuling": false
      },
      {
        "number": "VIL-14.3",
        "chapter": "The end of the game",
        "text": "On a final turn, too, you must take a cube or pay for the well.",
        "isRuling": false
      },
      {
        "number": "VIL-14.4",
        "chapter": "The end of the game",
        "text": "If the last cube has been taken, the spaces are not refilled: a player who still has a final turn carries out any action without taking a cube and without paying for the well. The costs of the action itself still apply.",
        "isRuling": false
      },
      {
        "number": "VIL-14.5",
        "chapter": "The end of the game",
        "text": "You may also skip such a turn altogether.",
        "isRuling": true
      },
      {
        "number": "VIL-14.6",
        "chapter": "The end of the game",
        "text": "The mass at the end of the round is postponed: the last mass is held after all final turns.",
        "isRuling": false
      },
      {
        "number": "VIL-14.7",
        "chapter": "The end of the game",
        "text": "If the end is triggered on a market day, first finish the market day. If the player who started it triggered the end, all other players have one more turn.",
        "isRuling": false
      },
      {
        "number": "VIL-14.8",
        "chapter": "The end of the game",
        "text": "If another player triggered it, all players have one more turn, beginning with the one who started the market day. The player who triggered the end plays again, too.",
        "isRuling": true
      },
      {
        "number": "VIL-14.9",
        "chapter": "The end of the game",
        "text": "If several last spaces are filled, only the first one decides who triggered the end.",
        "isRuling": true
      },
      {
        "number": "VIL-14.10",
        "chapter": "The end of the game",
        "text": "On a market day in a final turn, all players may sell, including those whose last turn is over.",
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
        "text": "Council chamber: each member on the second, third or fourth level scores 2, 4 or 6 prestige; on the first level, nothing.",
        "isRuling": false
      },
      {
        "number": "VIL-15.3",
        "chapter": "Scoring",
        "text": "Church: each member in a window scores, from right to left, 2, 3, 4 or 6 prestige. Members in the black bag score nothing.",
        "isRuling": false
      },
      {
        "number": "VIL-15.4",
        "chapter": "Scoring",
        "text": "Chronicle: 3 members of a family score 4 prestige, 4 score 7, 5 or more score 12; fewer score nothing.",
        "isRuling": false
      },
      {
        "number": "VIL-15.5",
        "chapter": "Scoring",
        "text": "Customers: turn over the served tiles; they score the prestige they show.",
        "isRuling": false
      },
      {
        "number": "VIL-15.6",
        "chapter": "Scoring",
        "text": "The player with the most prestige wins.",
        "isRuling": false
      },
      {
        "number": "VIL-15.7",
        "chapter": "Scoring",
        "text": "If there is a tie, the tied player who served more customers wins; if the tie remains, the one with more living members.",
        "isRuling": false
      },
      {
        "number": "VIL-15.8",
        "chapter": "Scoring",
        "text": "Living members are those on the farm, on the board and in the black bag. Players who are still tied share the rank.",
        "isRuling": true
      },
      {
        "number": "VIL-15.9",
        "chapter": "Scoring",
        "text": "In current scores, a face-down tile counts as the average of all customers that cannot be seen.",
        "isRuling": true
      },
      {
        "number": "VIL-16.1",
        "chapter": "The reconstructed components",
        "text": "Reconstructed: the cubes of each colour that are added to the bag, and the cubes placed on each action space, with 2, 3 and 4 players. Added to the bag, of each colour 4, 5, 6 · Harvest 2, 3, 3 · Family 2, 2, 3 · Crafts 4, 5, 5 · Market 2, 2, 3 · Travel 2, 3, 3 · Council chamber 3, 3, 4 · Church 3, 3, 3",
        "isRuling": true
      },
      {
        "number": "VIL-16.2",
        "chapter": "The reconstructed components",
        "text": "Reconstructed, but for the graves with 4 players: the spaces of the chronicle and the graves, with 2, 3 and 4 players. council chamber 2, 3, 4 · crafts 3, 4, 5 · travel 2, 3, 4 · church 2, 3, 4 · farm 2, 2, 3 · anonymous graves 3, 4, 5",
        "isRuling": true
      },
      {
        "number": "VIL-16.3",
        "chapter": "The reconstructed components",
        "text": "The paths of the travel map, each with its cost and our source. the village – city A 2 time, 1 wagon, 2 brown cubes, the booklet · the village – city B 2 time, 1 wagon, 2 pink cubes, the booklet · city A – city B 2 time, 1 wagon, 2 orange cubes, reconstructed · city A – city C 2 time, 1 wagon, 2 pink cubes, reconstructed · city B – city D 2 time, 1 wagon, 2 brown cubes, reconstructed · city C – city D 2 time, 1 wagon, 2 orange cubes, reconstructed · city C – city E 2 time, 1 wagon, 2 brown cubes, reconstructed · city D – city F 2 time, 1 wagon, 2 pink cubes, reconstructed · city E – city F 2 time, 1 wagon, 2 orange cubes, reconstructed",
        "isRuling": true
      },
      {
        "number": "VIL-16.4",
        "chapter": "The reconstructed components",
        "text": "The rewards of the cities, each with our source. city A 3 prestige, the booklet · city B 3 prestige, the booklet · city C 2 influence cubes of your choice, reconstructed · city D 1 coin, reconstructed · city E 1 coin, reconstructed · city F 2 influence cubes of your choice, reconstructed",
        "isRuling": true
      },
      {
        "number": "VIL-16.5",
        "chapter": "The reconstructed components",
        "text": "The time that each level of the council chamber costs, each with our source. 1 1 time, the booklet · 2 2 time, reviews · 3 2 time, reconstructed · 4 3 time, reconstructed",
        "isRuling": true
      },
      {
        "number": "VIL-16.6",
        "chapter": "The reconstructed components",
        "text": "The customers, each with what it asks for, its prestige and our source. 3 sacks of grain 3, reconstructed · 4 sacks of grain 4, reconstructed · 1 scroll, 1 sack of grain 3, reconstructed · 1 scroll, 2 sacks of grain 4, reconstructed · 1 wagon, 1 sack of grain 4, reconstructed · 1 horse, 1 sack of grain 4, reconstructed · 1 ox, 1 sack of grain 4, reconstructed · 1 plough, 1 sack of grain 4, reconstructed · 1 wagon, 2 sacks of grain 5, reconstructed · 1 plough, 2 sacks of grain 5, reconstructed · 1 horse, 2 sacks of grain 5, reconstructed · 1 ox, 2 sacks of grain 5, reconstructed · 2 scrolls 4, reconstructed · 1 scroll, 1 wagon 5, reconstructed · 1 scroll, 1 plough 5, reconstructed · 1 scroll, 1 horse 5, reconstructed · 1 scroll, 1 ox 5, reconstructed · 1 horse, 1 plough 6, the booklet · 1 ox, 1 plough 6, reconstructed · 1 wagon, 1 horse 6, reconstructed · 1 wagon, 1 ox 6, reconstructed · 1 wagon, 1 plough 6, reconstructed · 1 horse, 1 ox 6, reconstructed · 1 wagon, 1 plough, 1 sack of grain 7, reconstructed",
        "isRuling": true
      }
    ]
  },
  {
    "ruleset": "village",
    "language": "fr",
    "credits": "Descendance, en anglais Village, est un jeu d’Inka et Markus Brand, illustré par Dennis Lohausen et publié par eggertspiele et Gigamic. Voici ses règles, reformulées par nos soins ; une règle marquée *(décision)* est notre réponse là où le livret se tait ou peut se lire de deux façons. Tant que personne n’a relevé ces données sur une vraie boîte, nous utilisons une reconstitution de ce que le livret n’imprime pas : la répartition des cubes sur les cases Action, la plupart des clients, les routes intérieures de la carte des voyages, le nombre de places aux archives et de tombes, et le temps que coûtent les niveaux supérieurs de la Chambre du Conseil. Les tableaux sont au chapitre 16.",
    "rules": [
      {
        "number": "VIL-1.1",
        "chapter": "La boîte",
        "text": "Le jeu se joue de 2 à 4 joueurs. Chaque joueur dirige une famille. Le joueur qui a le plus de prestige à la fin l’emporte.",
        "isRuling": false
      },
      {
        "number": "VIL-1.2",
        "chapter": "La boîte",
        "text": "Chaque famille compte 11 membres, marqués de 1 à 4 : quatre de la première génération, trois de la deuxième, deux de la troisième et deux de la quatrième. Elle a une ferme avec une piste de temps et 8 marqueurs.",
        "isRuling": false
      },
      {
        "number": "VIL-1.3",
        "chapter": "La boîte",
        "text": "Il y a 72 cubes d’influence, 18 par couleur : orange pour le pouvoir, vert pour la persuasion, marron pour la foi et rose pour la connaissance. Les 6 cubes de peste noirs ne sont pas des cubes d’influence.",
        "isRuling": false
      },
      {
        "number": "VIL-1.4",
        "chapter": "La boîte",
        "text": "Il y a 8 parchemins, 8 chevaux, 8 charrues, 8 bœufs et 8 chariots, ainsi que 15 pièces, 20 sacs de grain, 24 clients et 4 moines noirs.",
        "isRuling": false
      },
      {
        "number": "VIL-1.5",
        "chapter": "La boîte",
        "text": "Les marchandises et les pièces ne s’épuisent jamais.",
        "isRuling": false
      },
      {
        "number": "VIL-1.6",
        "chapter": "La boîte",
        "text": "Le contenu de la boîte est enregistré dans un jeu de données, vérifié d’après les quantités du livret. Une partie utilise le même jeu de données du début à la fin.",
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
        "text": "Le marqueur de temps commence sur le nuage à droite du pont, et le marqueur de prestige sur le livre, qui vaut 0. Chaque famille commence avec 1 pièce.",
        "isRuling": false
      },
      {
        "number": "VIL-2.3",
        "chapter": "La mise en place",
        "text": "Mélangez les clients en une pile. Placez des clients face visible devant les étals (3, 4 ou 5 étals à 2, 3 ou 4 joueurs) et sur les 5 places de la file d’attente derrière eux.",
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
        "text": "Dans le livret, le joueur le plus âgé commence ; ici, le premier joueur est tiré au sort.",
        "isRuling": true
      },
      {
        "number": "VIL-2.7",
        "chapter": "La mise en place",
        "text": "Une ferme peut contenir autant de cubes et de marchandises que l’on veut, mais au plus 5 sacs de grain.",
        "isRuling": false
      },
      {
        "number": "VIL-3.1",
        "chapter": "La manche",
        "text": "Au début de chaque manche, ajoutez dans le sac vert les cubes d’influence indiqués sur la carte pour ce nombre de joueurs, et tous les cubes de peste de la réserve.",
        "isRuling": false
      },
      {
        "number": "VIL-3.2",
        "chapter": "La manche",
        "text": "Mélangez le sac et tirez au hasard des cubes pour chaque case Action, autant que l’indique la carte : récolte, famille, artisanat, marché, voyage, conseil et église.",
        "isRuling": false
      },
      {
        "number": "VIL-3.3",
        "chapter": "La manche",
        "text": "S’il n’y a pas assez de cubes d’une couleur dans la réserve, n’ajoutez que ceux qui s’y trouvent. Les cubes qui restent dans le sac y restent pour la manche suivante.",
        "isRuling": false
      },
      {
        "number": "VIL-3.4",
        "chapter": "La manche",
        "text": "Si le sac ne contient pas assez de cubes pour toutes les cases, placez-les un à un, case après case de la récolte à l’église, jusqu’à ce que le sac soit vide.",
        "isRuling": true
      },
      {
        "number": "VIL-3.5",
        "chapter": "La manche",
        "text": "Tout le monde peut savoir ce que contient le sac vert, mais personne ne sait dans quel ordre les cubes seront tirés.",
        "isRuling": true
      },
      {
        "number": "VIL-3.6",
        "chapter": "La manche",
        "text": "En commençant par le premier joueur, les joueurs jouent à tour de rôle, dans le sens horaire, jusqu’à ce que le dernier cube soit pris.",
        "isRuling": false
      },
      {
        "number": "VIL-3.7",
        "chapter": "La manche",
        "text": "Le joueur qui prend le dernier cube réalise encore l’action. Puis la manche se termine, et une messe est célébrée.",
        "isRuling": false
      },
      {
        "number": "VIL-3.8",
        "chapter": "La manche",
        "text": "Le joueur qui a pris le marqueur Prochain premier joueur devient le premier joueur de la manche suivante et remet le marqueur en place. Si personne ne l’a pris, le premier joueur reste le même.",
        "isRuling": false
      },
      {
        "number": "VIL-3.9",
        "chapter": "La manche",
        "text": "Si la partie n’est pas finie à la fin de la trentième manche, la messe de cette manche est la dernière, et l’on compte les points.",
        "isRuling": true
      },
      {
        "number": "VIL-4.1",
        "chapter": "Le tour de jeu",
        "text": "À votre tour, vous devez prendre un cube sur une case Action de votre choix. Un cube d’influence va à votre ferme.",
        "isRuling": false
      },
      {
        "number": "VIL-4.2",
        "chapter": "Le tour de jeu",
        "text": "Un cube de peste retourne aussitôt à la réserve, et vous payez 2 sabliers.",
        "isRuling": false
      },
      {
        "number": "VIL-4.3",
        "chapter": "Le tour de jeu",
        "text": "Vous pouvez ensuite réaliser l’action de cette case, ou y renoncer. Seul le jour de marché est obligatoire.",
        "isRuling": false
      },
      {
        "number": "VIL-4.4",
        "chapter": "Le tour de jeu",
        "text": "Le puits : au lieu de prendre un cube, vous pouvez remettre dans la réserve 3 cubes d’influence d’une même couleur et réaliser n’importe quelle action.",
        "isRuling": false
      },
      {
        "number": "VIL-4.5",
        "chapter": "Le tour de jeu",
        "text": "Vous ne pouvez utiliser le puits que s’il reste au moins un cube sur une case Action. C’est le seul moyen de réaliser une action dont la case est vide.",
        "isRuling": false
      },
      {
        "number": "VIL-4.6",
        "chapter": "Le tour de jeu",
        "text": "Les membres que vous placez par une action viennent de votre ferme, jamais du plateau, et peuvent être de n’importe quelle génération.",
        "isRuling": false
      },
      {
        "number": "VIL-4.7",
        "chapter": "Le tour de jeu",
        "text": "Au cours d’une action, vous pouvez renoncer à produire après avoir formé un ouvrier, et à utiliser un privilège. Renoncer ne coûte pas de temps.",
        "isRuling": true
      },
      {
        "number": "VIL-4.8",
        "chapter": "Le tour de jeu",
        "text": "Si une décision n’a qu’une réponse possible, le jeu ne pose pas la question et continue : il prend pour vous le seul cube possible, et il passe une action que vous ne pouvez pas réaliser.",
        "isRuling": true
      },
      {
        "number": "VIL-5.1",
        "chapter": "Le temps et les pièces",
        "text": "Pour chaque sablier, votre marqueur de temps avance d’un pas dans le sens horaire.",
        "isRuling": false
      },
      {
        "number": "VIL-5.2",
        "chapter": "Le temps et les pièces",
        "text": "Chaque fois que le marqueur franchit le pont, l’un de vos membres les plus âgés meurt.",
        "isRuling": false
      },
      {
        "number": "VIL-5.3",
        "chapter": "Le temps et les pièces",
        "text": "Un tour de piste compte dix pas. Chaque dixième pas franchit le pont ; un marqueur qui s’arrête sur le nuage juste après le pont l’a franchi.",
        "isRuling": true
      },
      {
        "number": "VIL-5.4",
        "chapter": "Le temps et les pièces",
        "text": "Vous pouvez payer une pièce à la place de n’importe quel cube d’influence.",
        "isRuling": false
      },
      {
        "number": "VIL-5.5",
        "chapter": "Le temps et les pièces",
        "text": "Cela vaut pour tout prix en cubes, y compris celui du puits, et pour autant de ses cubes que vous voulez. Les pièces ne sont jamais dépensées automatiquement et ne remplacent jamais du grain, des marchandises ou du temps.",
        "isRuling": true
      },
      {
        "number": "VIL-5.6",
        "chapter": "Le temps et les pièces",
        "text": "Vous pouvez aussi dépenser des pièces pour gagner du prestige à la Chambre du Conseil et pour sortir des membres du sac noir. À la fin, chaque pièce qu’il vous reste vaut 1 point de prestige.",
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
        "text": "Prenez 2 sacs de grain dans la réserve.",
        "isRuling": false
      },
      {
        "number": "VIL-6.3",
        "chapter": "La récolte",
        "text": "Avec un cheval et une charrue, prenez 3 sacs.",
        "isRuling": false
      },
      {
        "number": "VIL-6.4",
        "chapter": "La récolte",
        "text": "Avec un bœuf et une charrue, prenez 4 sacs.",
        "isRuling": false
      },
      {
        "number": "VIL-6.5",
        "chapter": "La récolte",
        "text": "Seule votre meilleure combinaison compte ; d’autres membres, animaux ou charrues n’apportent rien de plus. Rien n’est dépensé.",
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
        "text": "Un membre de votre famille naît dans votre ferme. C’est toujours l’un de ceux qui portent le plus petit chiffre parmi ceux qui restent.",
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
        "text": "Ce peut être n’importe lequel, y compris un membre à la Chambre du Conseil ou aux fenêtres de l’église, mais pas un membre dans le sac noir.",
        "isRuling": true
      },
      {
        "number": "VIL-8.1",
        "chapter": "L’artisanat",
        "text": "Obtenez une marchandise d’un bâtiment d’artisanat, ou des pièces au moulin. Chaque marchandise peut se payer de deux façons : en temps, ou bien en cubes ou en grain.",
        "isRuling": false
      },
      {
        "number": "VIL-8.2",
        "chapter": "L’artisanat",
        "text": "En temps : placez un membre de votre ferme sur le bâtiment et payez le temps de formation. Vous pouvez alors produire aussitôt la marchandise, pour le temps indiqué par sa flèche.",
        "isRuling": false
      },
      {
        "number": "VIL-8.3",
        "chapter": "L’artisanat",
        "text": "Un ouvrier formé reste dans le bâtiment jusqu’à sa mort ou son retour à la ferme. Tant qu’il y est, chaque nouvelle marchandise ne coûte que le temps de production.",
        "isRuling": false
      },
      {
        "number": "VIL-8.4",
        "chapter": "L’artisanat",
        "text": "Un ouvrier ne produit que la marchandise de son bâtiment. Le nombre d’ouvriers sur un bâtiment n’est pas limité.",
        "isRuling": false
      },
      {
        "number": "VIL-8.5",
        "chapter": "L’artisanat",
        "text": "En cubes ou en grain : remettez le prix dans la réserve et prenez la marchandise. Vous n’avez besoin d’aucun ouvrier et ne perdez pas de temps.",
        "isRuling": false
      },
      {
        "number": "VIL-8.6",
        "chapter": "L’artisanat",
        "text": "Constructeur de chariots : formation 2 sabliers, un chariot 2 sabliers ; ou un chariot pour un cube rose et un orange.",
        "isRuling": false
      },
      {
        "number": "VIL-8.7",
        "chapter": "L’artisanat",
        "text": "Étables : formation 3 sabliers, un cheval ou un bœuf 3 sabliers ; ou un cheval ou un bœuf pour 3 sacs de grain.",
        "isRuling": false
      },
      {
        "number": "VIL-8.8",
        "chapter": "L’artisanat",
        "text": "Bibliothèque : formation 2 sabliers, un parchemin 2 sabliers ; ou un parchemin pour un cube rose.",
        "isRuling": false
      },
      {
        "number": "VIL-8.9",
        "chapter": "L’artisanat",
        "text": "Forge : formation 3 sabliers, une charrue 3 sabliers ; ou une charrue pour un cube rose et un orange.",
        "isRuling": false
      },
      {
        "number": "VIL-8.10",
        "chapter": "L’artisanat",
        "text": "Moulin : payez 2 sabliers et 2 sacs de grain pour 2 pièces. Aucun membre ne peut y être placé.",
        "isRuling": false
      },
      {
        "number": "VIL-8.11",
        "chapter": "L’artisanat",
        "text": "Chaque action n’utilise qu’une des deux façons : vous ne pouvez pas former un membre et acheter une marchandise dans la même action. Vous pouvez former un second ouvrier dans un bâtiment où vous en avez déjà un ; cela coûte de nouveau le temps de formation.",
        "isRuling": true
      },
      {
        "number": "VIL-9.1",
        "chapter": "Le marché",
        "text": "Choisir le marché déclenche toujours un jour de marché, auquel tous les joueurs peuvent participer. Il ne peut pas être reporté.",
        "isRuling": false
      },
      {
        "number": "VIL-9.2",
        "chapter": "Le marché",
        "text": "Le joueur qui a déclenché le jour de marché est le premier à pouvoir servir l’un des clients devant les étals. Les clients de la file d’attente ne peuvent pas être servis.",
        "isRuling": false
      },
      {
        "number": "VIL-9.3",
        "chapter": "Le marché",
        "text": "Pour servir un client, remettez dans la réserve les marchandises et le grain qu’il demande et posez sa tuile face cachée près de votre ferme.",
        "isRuling": false
      },
      {
        "number": "VIL-9.4",
        "chapter": "Le marché",
        "text": "Ensuite, dans le sens horaire, chaque autre joueur peut servir un client, mais doit payer en plus 1 cube vert et 1 sablier.",
        "isRuling": false
      },
      {
        "number": "VIL-9.5",
        "chapter": "Le marché",
        "text": "Un joueur qui ne peut pas ou ne veut pas vendre passe et ne participe plus à ce jour de marché.",
        "isRuling": false
      },
      {
        "number": "VIL-9.6",
        "chapter": "Le marché",
        "text": "Quand son tour revient, le joueur qui a déclenché le jour de marché peut servir un autre client, mais paie alors lui aussi le cube et le temps : seule la première vente est gratuite.",
        "isRuling": false
      },
      {
        "number": "VIL-9.7",
        "chapter": "Le marché",
        "text": "Le jour de marché continue jusqu’à ce que tous les clients devant les étals aient été servis ou que tous les joueurs aient passé.",
        "isRuling": false
      },
      {
        "number": "VIL-9.8",
        "chapter": "Le marché",
        "text": "Remplissez alors les étals vides dans l’ordre depuis la tête de la file, avancez la file et complétez-la depuis la pile.",
        "isRuling": false
      },
      {
        "number": "VIL-9.9",
        "chapter": "Le marché",
        "text": "Si aucun client n’a été servi, rien ne bouge. Quand il n’y a plus de clients, des étals restent vides.",
        "isRuling": false
      },
      {
        "number": "VIL-9.10",
        "chapter": "Le marché",
        "text": "Passer est définitif pour tous les joueurs, même lors de la première vente gratuite, qui est alors perdue. Vous pouvez passer même si vous pourriez vendre ; un joueur qui ne peut pas vendre passe automatiquement.",
        "isRuling": true
      },
      {
        "number": "VIL-9.11",
        "chapter": "Le marché",
        "text": "Seul leur propriétaire voit les tuiles servies ; tout le monde voit leur nombre. Le journal de la partie dit quel client a été servi, puisque tout le monde l’a vu devant son étal. Personne ne voit la pile.",
        "isRuling": true
      },
      {
        "number": "VIL-10.1",
        "chapter": "Le voyage",
        "text": "Envoyez un membre de votre ferme dans l’une des deux cités reliées au village.",
        "isRuling": false
      },
      {
        "number": "VIL-10.2",
        "chapter": "Le voyage",
        "text": "Ou déplacez l’un de vos voyageurs le long d’un chemin vers une cité voisine.",
        "isRuling": false
      },
      {
        "number": "VIL-10.3",
        "chapter": "Le voyage",
        "text": "Chaque chemin coûte ce qu’il indique : 2 sabliers, 1 chariot et 2 cubes d’influence d’une même couleur.",
        "isRuling": false
      },
      {
        "number": "VIL-10.4",
        "chapter": "Le voyage",
        "text": "Dans une cité où vous n’avez pas encore de marqueur, posez-en un et recevez sa récompense : 3 points de prestige, 1 pièce ou 2 cubes d’influence de votre choix.",
        "isRuling": false
      },
      {
        "number": "VIL-10.5",
        "chapter": "Le voyage",
        "text": "Dans une cité où vous avez déjà un marqueur, il ne se passe rien ; le voyage coûte autant.",
        "isRuling": false
      },
      {
        "number": "VIL-10.6",
        "chapter": "Le voyage",
        "text": "Les chemins se parcourent dans les deux sens, un par action, mais jamais vers le village : seule l’action Famille ramène un voyageur. Les marqueurs restent en place.",
        "isRuling": true
      },
      {
        "number": "VIL-10.7",
        "chapter": "Le voyage",
        "text": "Le nombre de membres dans une cité n’est pas limité.",
        "isRuling": false
      },
      {
        "number": "VIL-10.8",
        "chapter": "Le voyage",
        "text": "Quand vous prenez des cubes de votre choix, ici ou à la Chambre du Conseil, vous choisissez parmi ceux de la réserve. S’il y en a moins, vous en prenez moins.",
        "isRuling": true
      },
      {
        "number": "VIL-11.1",
        "chapter": "La Chambre du Conseil",
        "text": "Placez un membre de votre ferme au premier niveau, pour 1 sablier et 2 cubes verts, ou pour 1 sablier et un parchemin.",
        "isRuling": false
      },
      {
        "number": "VIL-11.2",
        "chapter": "La Chambre du Conseil",
        "text": "Ou faites monter d’un niveau l’un de vos membres à la Chambre du Conseil, pour 2 ou 3 sabliers selon le niveau, et 2 cubes verts ou un parchemin.",
        "isRuling": false
      },
      {
        "number": "VIL-11.3",
        "chapter": "La Chambre du Conseil",
        "text": "Un nouveau membre peut utiliser le privilège du premier niveau ; un membre qui a monté, celui du niveau atteint ou d’un niveau inférieur.",
        "isRuling": false
      },
      {
        "number": "VIL-11.4",
        "chapter": "La Chambre du Conseil",
        "text": "Ou, si vous avez un membre à la Chambre, utilisez le privilège de son niveau ou d’un niveau inférieur sans déplacer de membre. C’est gratuit.",
        "isRuling": false
      },
      {
        "number": "VIL-11.5",
        "chapter": "La Chambre du Conseil",
        "text": "Premier niveau : prenez le marqueur Prochain premier joueur, si personne ne l’a pris pendant cette manche.",
        "isRuling": false
      },
      {
        "number": "VIL-11.6",
        "chapter": "La Chambre du Conseil",
        "text": "Deuxième niveau : prenez dans la réserve 2 cubes d’influence de votre choix.",
        "isRuling": false
      },
      {
        "number": "VIL-11.7",
        "chapter": "La Chambre du Conseil",
        "text": "Troisième niveau : prenez dans la réserve une marchandise de votre choix.",
        "isRuling": false
      },
      {
        "number": "VIL-11.8",
        "chapter": "La Chambre du Conseil",
        "text": "Quatrième niveau : payez exactement 1 pièce contre 3 points de prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-11.9",
        "chapter": "La Chambre du Conseil",
        "text": "Le nombre de membres sur un niveau n’est pas limité.",
        "isRuling": false
      },
      {
        "number": "VIL-11.10",
        "chapter": "La Chambre du Conseil",
        "text": "Une action utilise au plus un privilège.",
        "isRuling": true
      },
      {
        "number": "VIL-12.1",
        "chapter": "L’église",
        "text": "Mettez un membre de votre ferme dans le sac noir, pour 1 cube marron ou 3 sabliers.",
        "isRuling": false
      },
      {
        "number": "VIL-12.2",
        "chapter": "L’église",
        "text": "Une messe est célébrée à la fin de chaque manche et à la fin de la partie. À chaque messe, quatre figurines quittent le sac noir.",
        "isRuling": false
      },
      {
        "number": "VIL-12.3",
        "chapter": "L’église",
        "text": "En commençant par le premier joueur, dans le sens horaire, chaque joueur peut une fois racheter des membres de sa famille pour les sortir du sac, à 1 pièce chacun, tant que moins de quatre figurines sont sorties.",
        "isRuling": false
      },
      {
        "number": "VIL-12.4",
        "chapter": "L’église",
        "text": "Les figurines qui manquent pour arriver à quatre sont tirées au hasard. Les moines retournent dans le sac ; les membres des familles vont à la fenêtre de l’église la plus à droite. Les membres qui n’ont pas été tirés restent dans le sac.",
        "isRuling": false
      },
      {
        "number": "VIL-12.5",
        "chapter": "L’église",
        "text": "Puis, en commençant par le premier joueur, dans le sens horaire, chaque joueur peut une fois déplacer ses membres vers la gauche, d’autant de fenêtres qu’il veut. De droite à gauche, les pas coûtent 1, 2 et 4 sacs de grain.",
        "isRuling": false
      },
      {
        "number": "VIL-12.6",
        "chapter": "L’église",
        "text": "Enfin, le joueur qui a le plus de membres aux fenêtres de l’église gagne 2 points de prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-12.7",
        "chapter": "L’église",
        "text": "En cas d’égalité, le joueur à égalité qui a le membre le plus à gauche gagne le prestige ; ses autres membres ne comptent pas. Si l’égalité demeure, chacun d’eux gagne 2 points de prestige.",
        "isRuling": false
      },
      {
        "number": "VIL-12.8",
        "chapter": "L’église",
        "text": "S’il n’y a aucun membre à l’église, personne ne gagne rien.",
        "isRuling": true
      },
      {
        "number": "VIL-12.9",
        "chapter": "L’église",
        "text": "Tous les joueurs peuvent regarder dans le sac noir à tout moment.",
        "isRuling": false
      },
      {
        "number": "VIL-12.10",
        "chapter": "L’église",
        "text": "Le premier joueur d’une messe est le premier joueur de la manche qui vient d’être jouée, même si un autre joueur détient le marqueur pour la suivante.",
        "isRuling": true
      },
      {
        "number": "VIL-13.1",
        "chapter": "La mort",
        "text": "Terminez d’abord votre action. À la fin de votre tour, un membre de votre famille meurt pour chaque fois que votre marqueur a franchi le pont.",
        "isRuling": false
      },
      {
        "number": "VIL-13.2",
        "chapter": "La mort",
        "text": "Un joueur qui franchit le pont un jour de marché choisit aussitôt le membre qui meurt, avant qu’un autre joueur ne décide quoi que ce soit.",
        "isRuling": false
      },
      {
        "number": "VIL-13.3",
        "chapter": "La mort",
        "text": "Le temps perdu pour un cube de peste pris sur la case du marché compte avant le début du jour de marché : cette mort attend la fin du tour.",
        "isRuling": true
      },
      {
        "number": "VIL-13.4",
        "chapter": "La mort",
        "text": "Parmi vos membres visibles, à la ferme ou sur le plateau, l’un de ceux qui portent le plus petit chiffre meurt. S’il y en a plusieurs, vous choisissez. Ce peut être celui que vous venez de placer.",
        "isRuling": false
      },
      {
        "number": "VIL-13.5",
        "chapter": "La mort",
        "text": "Les membres dans le sac noir et ceux qui ne sont pas encore nés ne peuvent pas mourir.",
        "isRuling": false
      },
      {
        "number": "VIL-13.6",
        "chapter": "La mort",
        "text": "Si aucun membre ne peut mourir, il n’y a pas de mort, ni maintenant ni plus tard.",
        "isRuling": true
      },
      {
        "number": "VIL-13.7",
        "chapter": "La mort",
        "text": "Placez le défunt sur une place libre des archives selon le lieu où il se trouvait : conseil, artisanat, voyage, église ou ferme.",
        "isRuling": false
      },
      {
        "number": "VIL-13.8",
        "chapter": "La mort",
        "text": "Si aucune de ces places n’est libre, placez-le dans une tombe anonyme.",
        "isRuling": false
      },
      {
        "number": "VIL-13.9",
        "chapter": "La mort",
        "text": "Vous n’avez pas le choix : un membre ne va dans une tombe que si ses places aux archives sont toutes occupées.",
        "isRuling": true
      },
      {
        "number": "VIL-13.10",
        "chapter": "La mort",
        "text": "Si aucune tombe n’est libre non plus, le membre quitte le jeu.",
        "isRuling": false
      },
      {
        "number": "VIL-14.1",
        "chapter": "La fin de la partie",
        "text": "La fin de la partie est déclenchée quand un membre est placé sur la dernière place libre des archives, toutes catégories confondues, ou dans la dernière tombe.",
        "isRuling": false
      },
      {
        "number": "VIL-14.2",
        "chapter": "La fin de la partie",
        "text": "Le joueur à qui appartenait ce membre ne joue plus. Tous les autres joueurs ont encore un tour, dans le sens horaire.",
        "isRuling": false
      },
      {
        "number": "VIL-14.3",
        "chapter": "La fin de la partie",
        "text": "Lors d’un dernier tour aussi, vous devez prendre un cube ou payer le puits.",
        "isRuling": false
      },
      {
        "number": "VIL-14.4",
        "chapter": "La fin de la partie",
        "text": "Si le dernier cube a été pris, les cases ne sont pas réapprovisionnées : un joueur qui a encore un dernier tour réalise n’importe quelle action sans prendre de cube et sans payer le puits. Les coûts de l’action elle-même restent dus.",
        "isRuling": false
      },
      {
        "number": "VIL-14.5",
        "chapter": "La fin de la partie",
        "text": "Vous pouvez aussi renoncer entièrement à un tel tour.",
        "isRuling": true
      },
      {
        "number": "VIL-14.6",
        "chapter": "La fin de la partie",
        "text": "La messe de fin de manche est reportée : la dernière messe est célébrée après tous les derniers tours.",
        "isRuling": false
      },
      {
        "number": "VIL-14.7",
        "chapter": "La fin de la partie",
        "text": "Si la fin est déclenchée un jour de marché, terminez d’abord ce jour de marché. Si le joueur qui l’a commencé a déclenché la fin, tous les autres joueurs ont encore un tour.",
        "isRuling": false
      },
      {
        "number": "VIL-14.8",
        "chapter": "La fin de la partie",
        "text": "Si un autre joueur l’a déclenchée, tous les joueurs ont encore un tour, à commencer par celui qui a commencé le jour de marché. Le joueur qui a déclenché la fin rejoue aussi.",
        "isRuling": true
      },
      {
        "number": "VIL-14.9",
        "chapter": "La fin de la partie",
        "text": "Si plusieurs dernières places sont occupées, seule la première décide qui a déclenché la fin.",
        "isRuling": true
      },
      {
        "number": "VIL-14.10",
        "chapter": "La fin de la partie",
        "text": "Un jour de marché lors d’un dernier tour, tous les joueurs peuvent vendre, y compris ceux dont le dernier tour est passé.",
        "isRuling": true
      },
      {
        "number": "VIL-15.1",
        "chapter": "Le décompte",
        "text": "Voyage : 1, 3, 6, 10, 14 ou 18 points de prestige pour 1, 2, 3, 4, 5 ou 6 cités visitées.",
        "isRuling": false
      },
      {
        "number": "VIL-15.2",
        "chapter": "Le décompte",
        "text": "Chambre du Conseil : chaque membre au deuxième, troisième ou quatrième niveau rapporte 2, 4 ou 6 points de prestige ; au premier niveau, rien.",
        "isRuling": false
      },
      {
        "number": "VIL-15.3",
        "chapter": "Le décompte",
        "text": "Église : chaque membre à une fenêtre rapporte, de droite à gauche, 2, 3, 4 ou 6 points de prestige. Les membres dans le sac noir ne rapportent rien.",
        "isRuling": false
      },
      {
        "number": "VIL-15.4",
        "chapter": "Le décompte",
        "text": "Archives : 3 membres d’une famille rapportent 4 points de prestige, 4 en rapportent 7, 5 ou plus en rapportent 12 ; moins de 3 ne rapportent rien.",
        "isRuling": false
      },
      {
        "number": "VIL-15.5",
        "chapter": "Le décompte",
        "text": "Clients : retournez les tuiles servies ; elles rapportent le prestige qu’elles indiquent.",
        "isRuling": false
      },
      {
        "number": "VIL-15.6",
        "chapter": "Le décompte",
        "text": "Le joueur qui a le plus de prestige l’emporte.",
        "isRuling": false
      },
      {
        "number": "VIL-15.7",
        "chapter": "Le décompte",
        "text": "En cas d’égalité, le joueur à égalité qui a servi le plus de clients l’emporte ; si l’égalité demeure, celui qui a le plus de membres vivants.",
        "isRuling": false
      },
      {
        "number": "VIL-15.8",
        "chapter": "Le décompte",
        "text": "Les membres vivants sont ceux à la ferme, sur le plateau et dans le sac noir. Les joueurs encore à égalité partagent le même rang.",
        "isRuling": true
      },
      {
        "number": "VIL-15.9",
        "chapter": "Le décompte",
        "text": "Dans les scores en cours de partie, une tuile face cachée compte pour la moyenne de tous les clients que l’on ne voit pas.",
        "isRuling": true
      },
      {
        "number": "VIL-16.1",
        "chapter": "Les éléments reconstitués",
        "text": "Reconstitution : les cubes de chaque couleur ajoutés dans le sac et les cubes posés sur chaque case Action, à 2, 3 et 4 joueurs. Ajoutés dans le sac, par couleur 4, 5, 6 · Récolte 2, 3, 3 · Famille 2, 2, 3 · Artisanat 4, 5, 5 · Marché 2, 2, 3 · Voyage 2, 3, 3 · Chambre du Conseil 3, 3, 4 · Église 3, 3, 3",
        "isRuling": true
      },
      {
        "number": "VIL-16.2",
        "chapter": "Les éléments reconstitués",
        "text": "Reconstitution, sauf les tombes à 4 joueurs : les places des archives et les tombes, à 2, 3 et 4 joueurs. Chambre du Conseil 2, 3, 4 · artisanat 3, 4, 5 · voyage 2, 3, 4 · église 2, 3, 4 · ferme 2, 2, 3 · tombes anonymes 3, 4, 5",
        "isRuling": true
      },
      {
        "number": "VIL-16.3",
        "chapter": "Les éléments reconstitués",
        "text": "Les chemins de la carte des voyages, avec leur coût et notre source. le village – cité A 2 temps, 1 chariot, 2 cubes marron, livret · le village – cité B 2 temps, 1 chariot, 2 cubes roses, livret · cité A – cité B 2 temps, 1 chariot, 2 cubes orange, reconstitution · cité A – cité C 2 temps, 1 chariot, 2 cubes roses, reconstitution · cité B – cité D 2 temps, 1 chariot, 2 cubes marron, reconstitution · cité C – cité D 2 temps, 1 chariot, 2 cubes orange, reconstitution · cité C – cité E 2 temps, 1 chariot, 2 cubes marron, reconstitution · cité D – cité F 2 temps, 1 chariot, 2 cubes roses, reconstitution · cité E – cité F 2 temps, 1 chariot, 2 cubes orange, reconstitution",
        "isRuling": true
      },
      {
        "number": "VIL-16.4",
        "chapter": "Les éléments reconstitués",
        "text": "Les récompenses des cités, avec notre source. cité A 3 prestige, livret · cité B 3 prestige, livret · cité C 2 cubes d’influence de votre choix, reconstitution · cité D 1 pièce, reconstitution · cité E 1 pièce, reconstitution · cité F 2 cubes d’influence de votre choix, reconstitution",
        "isRuling": true
      },
      {
        "number": "VIL-16.5",
        "chapter": "Les éléments reconstitués",
        "text": "Le temps que coûte chaque niveau de la Chambre du Conseil, avec notre source. 1 1 temps, livret · 2 2 temps, critiques · 3 2 temps, reconstitution · 4 3 temps, reconstitution",
        "isRuling": true
      },
      {
        "number": "VIL-16.6",
        "chapter": "Les éléments reconstitués",
        "text": "Les clients, avec ce qu’ils demandent, leur prestige et notre source. 3 sacs de grain 3, reconstitution · 4 sacs de grain 4, reconstitution · 1 parchemin, 1 sac de grain 3, reconstitution · 1 parchemin, 2 sacs de grain 4, reconstitution · 1 chariot, 1 sac de grain 4, reconstitution · 1 cheval, 1 sac de grain 4, reconstitution · 1 bœuf, 1 sac de grain 4, reconstitution · 1 charrue, 1 sac de grain 4, reconstitution · 1 chariot, 2 sacs de grain 5, reconstitution · 1 charrue, 2 sacs de grain 5, reconstitution · 1 cheval, 2 sacs de grain 5, reconstitution · 1 bœuf, 2 sacs de grain 5, reconstitution · 2 parchemins 4, reconstitution · 1 parchemin, 1 chariot 5, reconstitution · 1 parchemin, 1 charrue 5, reconstitution · 1 parchemin, 1 cheval 5, reconstitution · 1 parchemin, 1 bœuf 5, reconstitution · 1 cheval, 1 charrue 6, livret · 1 bœuf, 1 charrue 6, reconstitution · 1 chariot, 1 cheval 6, reconstitution · 1 chariot, 1 bœuf 6, reconstitution · 1 chariot, 1 charrue 6, reconstitution · 1 cheval, 1 bœuf 6, reconstitution · 1 chariot, 1 charrue, 1 sac de grain 7, reconstitution",
        "isRuling": true
      }
    ]
  }
];
