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
    "credits": "Fief is a game by Philippe Mouchebeuf, developed with Olivier Chanry, Thierry Matray, Franck Saverys, Maximilien Da Cunha and Uwe Eickert, illustrated by Stéphane Poinsot, Patrick Dallanegra and Yann Rodolphe, and published by Asyncron Games. These are the rules of its revision of 2015 in our own words; a rule marked *(ruling)* is our answer where the book is silent, contradicts itself or needs people at one table.",
    "rules": [
      {
        "number": "F1429-1.1",
        "chapter": "The table",
        "text": "The game is for 3 to 6 players. Each leads a noble family: its lords, their titles, its troops and its écus.",
        "isRuling": false
      },
      {
        "number": "F1429-1.2",
        "chapter": "The table",
        "text": "The map has 24 villages joined by 31 roads. Each village belongs to one of 8 fiefs (2 duchies of 4 villages, 4 counties of 3, 2 baronies of 2) and to one of 5 bishoprics, numbered from 1 to 5, of which one village is the chief town.",
        "isRuling": false
      },
      {
        "number": "F1429-1.3",
        "chapter": "The table",
        "text": "Three fiefs have no name in the book: they bear that of a village, L'Épervier, St Andromy and Les Essarts.",
        "isRuling": true
      },
      {
        "number": "F1429-1.4",
        "chapter": "The table",
        "text": "Each family has 13 sergeants, 8 knights, 2 siege engines and 3 tax markers. For all there are 12 castles, 15 mills, 8 fief titles, 5 bishops, 4 cardinals, a pope, a king, a queen and a crown prince. What is used up cannot be had.",
        "isRuling": false
      },
      {
        "number": "F1429-1.5",
        "chapter": "The table",
        "text": "There are 22 character cards: 18 lords (12 men: Arthur, Beaudoin, Charles, Eric, François, Gauvain, Henri, Lambert, Othon, Philippe, Quentin, Thierry; 6 women: Aliénor, Blanche, Guenièvre, Isabelle, Jeanne, Mireille), 3 cardinals and d'Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-1.6",
        "chapter": "The table",
        "text": "There are 25 event cards (5 good harvests, 5 fine weathers, 5 taxes, 4 revolts, 3 secret passages, 1 assassination, 1 justice, 1 ambush), shuffled with 10 calamities (4 bad weathers, 4 famines, 2 plagues).",
        "isRuling": false
      },
      {
        "number": "F1429-1.7",
        "chapter": "The table",
        "text": "The faces of a battle die are 0, 1, 1, 2, 2 and 3.",
        "isRuling": true
      },
      {
        "number": "F1429-1.8",
        "chapter": "The table",
        "text": "The bank never runs out of écus.",
        "isRuling": true
      },
      {
        "number": "F1429-1.9",
        "chapter": "The table",
        "text": "Each family begins with 5 écus, a knight, 3 sergeants, a castle and a lord drawn from the characters. A cardinal or d'Arc drawn then is put back.",
        "isRuling": false
      },
      {
        "number": "F1429-1.10",
        "chapter": "The table",
        "text": "The first player is drawn by lot. From that player on, clockwise, each chooses a village where nobody is and sets the lord, the knight, the sergeants and the castle there.",
        "isRuling": false
      },
      {
        "number": "F1429-1.11",
        "chapter": "The table",
        "text": "Piles lie face down and out of sight: nobody sees the back of the next card.",
        "isRuling": true
      },
      {
        "number": "F1429-2.1",
        "chapter": "The turn and the control of villages",
        "text": "A turn has seven phases: hear ye, cards, income, purchases, marches, battles, end of the turn. In each the families act in turn order: from the first player on, clockwise.",
        "isRuling": false
      },
      {
        "number": "F1429-2.2",
        "chapter": "The turn and the control of villages",
        "text": "A village is controlled by one family or by none. A family controls a village that it occupies with lords or troops; where several stand, whoever came first.",
        "isRuling": false
      },
      {
        "number": "F1429-2.3",
        "chapter": "The turn and the control of villages",
        "text": "An empty village of a governed fief is controlled by the family that holds the title.",
        "isRuling": false
      },
      {
        "number": "F1429-2.4",
        "chapter": "The turn and the control of villages",
        "text": "Whoever controls a village may cede it at any time to another family that stands there, as often as both like; the fortress goes with it.",
        "isRuling": false
      },
      {
        "number": "F1429-2.5",
        "chapter": "The turn and the control of villages",
        "text": "When the controller leaves, the other who stands there takes the village; if there are several, the controller says which.",
        "isRuling": false
      },
      {
        "number": "F1429-2.6",
        "chapter": "The turn and the control of villages",
        "text": "A castle or a city changes nothing in the rules of control; whoever controls the village controls it.",
        "isRuling": false
      },
      {
        "number": "F1429-2.7",
        "chapter": "The turn and the control of villages",
        "text": "A castle in an empty village of an ungoverned fief belongs to nobody until somebody comes.",
        "isRuling": true
      },
      {
        "number": "F1429-2.8",
        "chapter": "The turn and the control of villages",
        "text": "A family without lords and pawns plays on: it draws and plays cards, votes where it can and deals with the others.",
        "isRuling": false
      },
      {
        "number": "F1429-2.9",
        "chapter": "The turn and the control of villages",
        "text": "Out of turn a player may act whenever the table waits for an answer of the game itself, but not while cards are drawn, while a surprise card is resolved or while somebody has been asked for consent.",
        "isRuling": true
      },
      {
        "number": "F1429-2.10",
        "chapter": "The turn and the control of villages",
        "text": "When the controller has fallen, of several who remain the besieger takes the village before others, then by turn order.",
        "isRuling": true
      },
      {
        "number": "F1429-3.1",
        "chapter": "Marriages and alliances",
        "text": "In the first phase marriages are announced. A marriage joins a man and a woman of two families, neither married. It makes the two families allies; there is no alliance without it.",
        "isRuling": false
      },
      {
        "number": "F1429-3.2",
        "chapter": "Marriages and alliances",
        "text": "Neither a bishop, a cardinal nor the pope may marry, and no woman who is d'Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-3.3",
        "chapter": "Marriages and alliances",
        "text": "A family has one marriage at most, and so one ally at most.",
        "isRuling": false
      },
      {
        "number": "F1429-3.4",
        "chapter": "Marriages and alliances",
        "text": "A marriage needs the consent of the other family.",
        "isRuling": false
      },
      {
        "number": "F1429-3.5",
        "chapter": "Marriages and alliances",
        "text": "All who could marry are asked at once; each may propose once a turn.",
        "isRuling": true
      },
      {
        "number": "F1429-3.6",
        "chapter": "Marriages and alliances",
        "text": "A bride of the king becomes queen at once. The husband of a queen regent does not become king.",
        "isRuling": false
      },
      {
        "number": "F1429-3.7",
        "chapter": "Marriages and alliances",
        "text": "An alliance ends when one of the spouses dies or when the pope annuls the marriage; in no other way. An ally may be attacked, robbed of a city or assassinated.",
        "isRuling": false
      },
      {
        "number": "F1429-3.8",
        "chapter": "Marriages and alliances",
        "text": "A prisoner and an excommunicated lord may marry.",
        "isRuling": true
      },
      {
        "number": "F1429-4.1",
        "chapter": "Elections",
        "text": "After the marriages the bishops are elected, in the order of the bishoprics, then the pope, then the king.",
        "isRuling": false
      },
      {
        "number": "F1429-4.2",
        "chapter": "Elections",
        "text": "In turn order each family may present one of its lords as a candidate, if one may stand. Without a candidate there is no election.",
        "isRuling": false
      },
      {
        "number": "F1429-4.3",
        "chapter": "Elections",
        "text": "Then all who have votes vote in secret. Each family has a marker “for”, which gives all its votes to one candidate, and a marker “null”, which counts for nothing; it may lay both, one or none, on the same candidate or on two. When all have voted, the markers are shown.",
        "isRuling": false
      },
      {
        "number": "F1429-4.4",
        "chapter": "Elections",
        "text": "Null markers and votes that nobody casts do not count for majorities either.",
        "isRuling": false
      },
      {
        "number": "F1429-4.5",
        "chapter": "Elections",
        "text": "A bishop is elected when the bishopric has none and all its villages are controlled, by whomever.",
        "isRuling": false
      },
      {
        "number": "F1429-4.6",
        "chapter": "Elections",
        "text": "Candidates for bishop: men who are neither married, prisoner, excommunicated, king nor bishop already. They may be anywhere.",
        "isRuling": false
      },
      {
        "number": "F1429-4.7",
        "chapter": "Elections",
        "text": "Votes for a bishop: 2 for the control of the chief town, 1 for each other village of the bishopric that is controlled, 2 for each free bishop, 3 for each free cardinal and for a free pope; of each lord the highest title counts alone.",
        "isRuling": false
      },
      {
        "number": "F1429-4.8",
        "chapter": "Elections",
        "text": "A bishop elected this turn gives no vote for other bishops this turn, not even as a cardinal.",
        "isRuling": false
      },
      {
        "number": "F1429-4.9",
        "chapter": "Elections",
        "text": "A bishop is elected by more votes than any other candidate has. In a tie, or without a vote, the title stays vacant until the next turn.",
        "isRuling": false
      },
      {
        "number": "F1429-4.10",
        "chapter": "Elections",
        "text": "A pope is elected when there is none, at least two cardinals are free and a bishop or cardinal stands, who must be free and not excommunicated. Each free cardinal gives one vote. More than half of the votes cast elects.",
        "isRuling": false
      },
      {
        "number": "F1429-4.11",
        "chapter": "Elections",
        "text": "A king is elected when there is none. Candidates: men with a title, but none of the church, neither prisoner nor excommunicated. Each lord with a title, man or woman, neither prisoner nor excommunicated, gives one vote.",
        "isRuling": false
      },
      {
        "number": "F1429-4.12",
        "chapter": "Elections",
        "text": "A king needs more votes than any other candidate, at least three, and among his the votes of two bishops, of a cardinal or of the pope.",
        "isRuling": false
      },
      {
        "number": "F1429-4.13",
        "chapter": "Elections",
        "text": "Bishops and cardinals of this turn vote for the pope and the king.",
        "isRuling": true
      },
      {
        "number": "F1429-4.14",
        "chapter": "Elections",
        "text": "The elected keep their other titles and hold office for life. The wife of a man elected king becomes queen.",
        "isRuling": false
      },
      {
        "number": "F1429-4.15",
        "chapter": "Elections",
        "text": "When a king is elected while there is a queen regent, she loses that title, and no other.",
        "isRuling": false
      },
      {
        "number": "F1429-4.16",
        "chapter": "Elections",
        "text": "A prisoner neither votes nor stands; an excommunicated lord neither.",
        "isRuling": true
      },
      {
        "number": "F1429-4.17",
        "chapter": "Elections",
        "text": "A candidate who may stand no more when the votes are cast or counted is none.",
        "isRuling": true
      },
      {
        "number": "F1429-5.1",
        "chapter": "Offices",
        "text": "Titles are: duke, count and baron (of fiefs); bishop, cardinal and pope (of the church, for men); king, queen and crown prince. A lord has two fiefs at most and one bishopric. D'Arc is no title.",
        "isRuling": false
      },
      {
        "number": "F1429-5.2",
        "chapter": "Offices",
        "text": "A cardinal is a bishop who received a cardinal card, or the one title that is for sale. He stays bishop.",
        "isRuling": false
      },
      {
        "number": "F1429-5.3",
        "chapter": "Offices",
        "text": "While there is a pope, nobody becomes cardinal without his consent.",
        "isRuling": false
      },
      {
        "number": "F1429-5.4",
        "chapter": "Offices",
        "text": "A cardinal's hat may go to the bishop of any family. The pope's own family need not ask.",
        "isRuling": true
      },
      {
        "number": "F1429-5.5",
        "chapter": "Offices",
        "text": "At any time a lord may be excommunicated by the pope, once a turn, and only one at a time. Such a lord loses the titles of bishop and cardinal and neither votes nor stands. The pope may lift it at any time; it ends when he dies.",
        "isRuling": false
      },
      {
        "number": "F1429-5.6",
        "chapter": "Offices",
        "text": "The pope does not excommunicate himself. Fiefs and royal titles stay.",
        "isRuling": true
      },
      {
        "number": "F1429-5.7",
        "chapter": "Offices",
        "text": "The pope may annul a marriage at the request of one of the spouses' families, at any time.",
        "isRuling": false
      },
      {
        "number": "F1429-5.8",
        "chapter": "Offices",
        "text": "The marriage of the king is beyond annulment once it has given a crown prince, even if he is dead.",
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
        "text": "The queen brings 2 écus in each income.",
        "isRuling": false
      },
      {
        "number": "F1429-5.11",
        "chapter": "Offices",
        "text": "When the king dies without a crown prince, the queen becomes regent and has his powers.",
        "isRuling": false
      },
      {
        "number": "F1429-5.12",
        "chapter": "Offices",
        "text": "When a man enters the family of the queen while the king lives and she is no prisoner, he may be made crown prince, if there is none.",
        "isRuling": false
      },
      {
        "number": "F1429-5.13",
        "chapter": "Offices",
        "text": "When the king dies the crown prince is king at once. His mother loses the title of queen; his wife becomes queen.",
        "isRuling": false
      },
      {
        "number": "F1429-5.14",
        "chapter": "Offices",
        "text": "He becomes king even as a prisoner or excommunicated.",
        "isRuling": true
      },
      {
        "number": "F1429-5.15",
        "chapter": "Offices",
        "text": "A crown prince who becomes bishop is crown prince no more. If the queen dies he stays crown prince.",
        "isRuling": false
      },
      {
        "number": "F1429-5.16",
        "chapter": "Offices",
        "text": "An annulment takes the title of queen away.",
        "isRuling": true
      },
      {
        "number": "F1429-5.17",
        "chapter": "Offices",
        "text": "A prisoner loses votes, candidacy and, as queen, the making of a prince, but no other power of an office.",
        "isRuling": true
      },
      {
        "number": "F1429-6.1",
        "chapter": "Cards",
        "text": "In the second phase each family in turn may discard cards of its hand, shown to all, and then draw up to two, at most one of them a character.",
        "isRuling": false
      },
      {
        "number": "F1429-6.2",
        "chapter": "Cards",
        "text": "A hand never holds more than three cards.",
        "isRuling": false
      },
      {
        "number": "F1429-6.3",
        "chapter": "Cards",
        "text": "A calamity drawn does not count as a card: it is laid unseen on the first free of three places of the track, and the drawing goes on until an event comes.",
        "isRuling": false
      },
      {
        "number": "F1429-6.4",
        "chapter": "Cards",
        "text": "When the track is full a calamity is discarded.",
        "isRuling": false
      },
      {
        "number": "F1429-6.5",
        "chapter": "Cards",
        "text": "Then it is shown.",
        "isRuling": true
      },
      {
        "number": "F1429-6.6",
        "chapter": "Cards",
        "text": "A pile that is empty when a card is wanted is renewed from its discards. A dead lord who comes back is another of the same name.",
        "isRuling": false
      },
      {
        "number": "F1429-6.7",
        "chapter": "Cards",
        "text": "When the discards are empty too, there is no card.",
        "isRuling": true
      },
      {
        "number": "F1429-6.8",
        "chapter": "Cards",
        "text": "A surprise card may be played instead of being discarded, but never while cards are drawn.",
        "isRuling": false
      },
      {
        "number": "F1429-6.9",
        "chapter": "Cards",
        "text": "After the calamities each family in turn may play cards.",
        "isRuling": false
      },
      {
        "number": "F1429-6.10",
        "chapter": "Cards",
        "text": "A lord card brings a lord into the family, four at most, prisoners included.",
        "isRuling": false
      },
      {
        "number": "F1429-6.11",
        "chapter": "Cards",
        "text": "A new lord is set in a castle or city that the family controls, even a besieged one; without one, in a village where a lord of the family is; without one, in a village that it controls; without one, in a free village, or in another's with the consent of that family.",
        "isRuling": false
      },
      {
        "number": "F1429-6.12",
        "chapter": "Cards",
        "text": "Good harvest: played on a bishopric, it cancels a famine there, and both are discarded; without a famine each mill there pays 1 écu more. It cannot be played where there is bad weather.",
        "isRuling": false
      },
      {
        "number": "F1429-6.13",
        "chapter": "Cards",
        "text": "Fine weather: played on a bishopric, it cancels bad weather there, and both are discarded; without it each mill there pays 1 écu more. It cannot be played where there is a famine.",
        "isRuling": false
      },
      {
        "number": "F1429-6.14",
        "chapter": "Cards",
        "text": "A bishopric has one bonus of each kind at most.",
        "isRuling": false
      },
      {
        "number": "F1429-6.15",
        "chapter": "Cards",
        "text": "A tax card levies the taille of a fief or the tithe of a bishopric. The card is discarded and a marker of the family lies there until the income. It may be levied although the lord of the title is a prisoner.",
        "isRuling": false
      },
      {
        "number": "F1429-6.16",
        "chapter": "Cards",
        "text": "The taille is levied by the family that holds the title of the fief; by the king on any ungoverned fief.",
        "isRuling": false
      },
      {
        "number": "F1429-6.17",
        "chapter": "Cards",
        "text": "The tithe is levied by a bishop in his bishopric, by a cardinal in any governed one, by the pope in all governed ones at once. Where several levy it, the bishop has it before a cardinal, the cardinal before the pope.",
        "isRuling": false
      },
      {
        "number": "F1429-6.18",
        "chapter": "Cards",
        "text": "Of two cardinals the first to levy has it. A fief is levied once.",
        "isRuling": true
      },
      {
        "number": "F1429-6.19",
        "chapter": "Cards",
        "text": "A famine and bad weather in the same bishopric bar each other's remedy.",
        "isRuling": true
      },
      {
        "number": "F1429-7.1",
        "chapter": "Calamities",
        "text": "When all have drawn, the calamities of the track are turned one after the other. A die says which bishopric is struck; on a 6 none is, and the card is discarded.",
        "isRuling": false
      },
      {
        "number": "F1429-7.2",
        "chapter": "Calamities",
        "text": "A second calamity of the same kind in a bishopric is discarded; different kinds come together.",
        "isRuling": false
      },
      {
        "number": "F1429-7.3",
        "chapter": "Calamities",
        "text": "Bad weather: nobody marches in the bishopric, into it or out of it, and no battle is fought there. Revolts and passages are not hindered.",
        "isRuling": false
      },
      {
        "number": "F1429-7.4",
        "chapter": "Calamities",
        "text": "Sieges, pillage and purchases go on in bad weather.",
        "isRuling": true
      },
      {
        "number": "F1429-7.5",
        "chapter": "Calamities",
        "text": "Famine: mills in the bishopric pay nothing. It may cause revolts.",
        "isRuling": false
      },
      {
        "number": "F1429-7.6",
        "chapter": "Calamities",
        "text": "Plague: each lord in the bishopric dies on a die of 1 to 3. In each of its villages each family loses half of its troops, rounded down; the owner chooses which.",
        "isRuling": false
      },
      {
        "number": "F1429-7.7",
        "chapter": "Calamities",
        "text": "A lord or troops that enter a plague from another bishopric are tested in the same way, once a turn.",
        "isRuling": false
      },
      {
        "number": "F1429-7.8",
        "chapter": "Calamities",
        "text": "Recruits and lords placed after the plague are not affected by it.",
        "isRuling": false
      },
      {
        "number": "F1429-7.9",
        "chapter": "Calamities",
        "text": "Prisoners do not fall to the plague. Who marches together is halved together; if the last lord dies, the troops stay there.",
        "isRuling": true
      },
      {
        "number": "F1429-7.10",
        "chapter": "Calamities",
        "text": "Calamities stay until the end of the turn.",
        "isRuling": false
      },
      {
        "number": "F1429-8.1",
        "chapter": "Income",
        "text": "In the third phase each family receives 1 écu for each village that it controls and that is not besieged.",
        "isRuling": false
      },
      {
        "number": "F1429-8.2",
        "chapter": "Income",
        "text": "It receives 2 écus for each mill in such a village, 1 more for each of good harvest and fine weather in that bishopric, and nothing in a famine.",
        "isRuling": false
      },
      {
        "number": "F1429-8.3",
        "chapter": "Income",
        "text": "The taille brings 2 écus for each village of the fief, whoever controls it, besieged or not.",
        "isRuling": false
      },
      {
        "number": "F1429-8.4",
        "chapter": "Income",
        "text": "The tithe brings what all mills of the bishopric pay, in place of their owners.",
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
        "text": "A tax lapses when its title has left the family before the income; an heir of the same family collects it.",
        "isRuling": false
      },
      {
        "number": "F1429-8.7",
        "chapter": "Income",
        "text": "A tithe lapses with the office of who levied it, the taille of a king with the king.",
        "isRuling": true
      },
      {
        "number": "F1429-8.8",
        "chapter": "Income",
        "text": "After the income the tax markers return and the bonus cards are discarded.",
        "isRuling": false
      },
      {
        "number": "F1429-8.9",
        "chapter": "Income",
        "text": "A tithe takes exactly what each mill would have paid: nothing where nobody controls it, in a siege or in a famine.",
        "isRuling": true
      },
      {
        "number": "F1429-9.1",
        "chapter": "Purchases",
        "text": "In the fourth phase each family in turn buys, as long as it has écus and there is stock.",
        "isRuling": false
      },
      {
        "number": "F1429-9.2",
        "chapter": "Purchases",
        "text": "A sergeant costs 1 écu, a knight 3. They are set at once where a free lord of the family is, or in a castle or city that it controls.",
        "isRuling": false
      },
      {
        "number": "F1429-9.3",
        "chapter": "Purchases",
        "text": "A family sets at most four new units in a village in a phase.",
        "isRuling": false
      },
      {
        "number": "F1429-9.4",
        "chapter": "Purchases",
        "text": "Nothing is set in a besieged castle or city by the besieged; the besieger may reinforce.",
        "isRuling": false
      },
      {
        "number": "F1429-9.5",
        "chapter": "Purchases",
        "text": "A mill costs 3 écus, in a village that the family controls, two a village at most.",
        "isRuling": false
      },
      {
        "number": "F1429-9.6",
        "chapter": "Purchases",
        "text": "A castle costs 10 écus, in a village that the family controls, one fortress a village.",
        "isRuling": false
      },
      {
        "number": "F1429-9.7",
        "chapter": "Purchases",
        "text": "A fief title costs 2 écus for each village of the fief. The family must control all of them and a castle there, and gives the title to one of its lords with fewer than two. The fief is governed from then on.",
        "isRuling": false
      },
      {
        "number": "F1429-9.8",
        "chapter": "Purchases",
        "text": "The buyer turns a castle of the fief into the fortified city, its capital.",
        "isRuling": false
      },
      {
        "number": "F1429-9.9",
        "chapter": "Purchases",
        "text": "The cardinal's title for sale costs 5 écus and goes at once to a bishop.",
        "isRuling": false
      },
      {
        "number": "F1429-9.10",
        "chapter": "Purchases",
        "text": "A lord with two fiefs may pass one to another of the family, but keeps the greater: duchy before county before barony.",
        "isRuling": false
      },
      {
        "number": "F1429-9.11",
        "chapter": "Purchases",
        "text": "It may be passed whenever a player may act out of turn; of two equal ones either.",
        "isRuling": true
      },
      {
        "number": "F1429-9.12",
        "chapter": "Purchases",
        "text": "The king's family is asked for the waiver when the title is bought; for its own purchases it need not ask.",
        "isRuling": true
      },
      {
        "number": "F1429-10.1",
        "chapter": "Death and inheritance",
        "text": "When a lord dies the card is discarded, the titles of the church and the crown return to their places, and a cardinal card or d'Arc with it.",
        "isRuling": false
      },
      {
        "number": "F1429-10.2",
        "chapter": "Death and inheritance",
        "text": "The fiefs pass at once to other lords of the family who have fewer than two; the family chooses.",
        "isRuling": false
      },
      {
        "number": "F1429-10.3",
        "chapter": "Death and inheritance",
        "text": "The fiefs of the last lord of a family go to the spouse. If troops of the family stand in the city, they are replaced by the same of the spouse's family.",
        "isRuling": false
      },
      {
        "number": "F1429-10.4",
        "chapter": "Death and inheritance",
        "text": "What the spouse's family has no stock for is lost.",
        "isRuling": true
      },
      {
        "number": "F1429-10.5",
        "chapter": "Death and inheritance",
        "text": "A spouse with two fiefs may pass one on first; otherwise the title is vacant. It never goes further into the spouse's family.",
        "isRuling": false
      },
      {
        "number": "F1429-10.6",
        "chapter": "Death and inheritance",
        "text": "Otherwise the title is vacant and the fief ungoverned; its city stays.",
        "isRuling": false
      },
      {
        "number": "F1429-10.7",
        "chapter": "Death and inheritance",
        "text": "A vacant title goes free to the family that controls the city and has a lord with room for it.",
        "isRuling": false
      },
      {
        "number": "F1429-10.8",
        "chapter": "Death and inheritance",
        "text": "Whoever takes control of the city of another takes the title.",
        "isRuling": false
      },
      {
        "number": "F1429-10.9",
        "chapter": "Death and inheritance",
        "text": "The new controller of a city takes its title when the march is over, or at once after a battle or a cession; without a lord who has room the title is vacant.",
        "isRuling": true
      },
      {
        "number": "F1429-11.1",
        "chapter": "Marches",
        "text": "In the fifth phase each family in turn marches with all its lords who are not prisoners. A step leads along a road to the next village. A lord makes two steps a turn.",
        "isRuling": false
      },
      {
        "number": "F1429-11.2",
        "chapter": "Marches",
        "text": "Troops march only with a lord, who may take them up and leave them on the way. No unit makes more than two steps a turn, whoever leads it.",
        "isRuling": false
      },
      {
        "number": "F1429-11.3",
        "chapter": "Marches",
        "text": "Other lords and prisoners of the family may go along.",
        "isRuling": false
      },
      {
        "number": "F1429-11.4",
        "chapter": "Marches",
        "text": "The marches of several lords may be mixed; each lord and unit counts its own steps. Units that have gone further are taken along first.",
        "isRuling": true
      },
      {
        "number": "F1429-11.5",
        "chapter": "Marches",
        "text": "A village without anybody may be entered and crossed freely.",
        "isRuling": false
      },
      {
        "number": "F1429-11.6",
        "chapter": "Marches",
        "text": "Whoever comes to a village of another stands before it, on the road by which they came. To go further they need the leave of the controller and of those who stand on the roads that they use.",
        "isRuling": false
      },
      {
        "number": "F1429-11.7",
        "chapter": "Marches",
        "text": "Troops that stood in the village before the phase may leave by any road, but need the leave of those who came by that road this turn.",
        "isRuling": false
      },
      {
        "number": "F1429-11.8",
        "chapter": "Marches",
        "text": "If leave is refused they may go back with all that came, or stay and march no more this turn; but not go back and leave troops.",
        "isRuling": false
      },
      {
        "number": "F1429-11.9",
        "chapter": "Marches",
        "text": "All who must give leave are asked at once; silence is refusal.",
        "isRuling": true
      },
      {
        "number": "F1429-11.10",
        "chapter": "Marches",
        "text": "Out of a besieged castle or city nobody goes without the leave of the besiegers.",
        "isRuling": false
      },
      {
        "number": "F1429-11.11",
        "chapter": "Marches",
        "text": "A family, or others with its consent, may enter its besieged village: they are inside.",
        "isRuling": false
      },
      {
        "number": "F1429-11.12",
        "chapter": "Marches",
        "text": "A besieged family admits another by saying so when they stand before the village.",
        "isRuling": true
      },
      {
        "number": "F1429-11.13",
        "chapter": "Marches",
        "text": "A woman who is d'Arc makes three steps, and so do those who go along with her.",
        "isRuling": false
      },
      {
        "number": "F1429-12.1",
        "chapter": "Rides",
        "text": "Lords and knights without sergeants may force their way instead of asking leave: out of a siege, past enemies on a road, or through a village of another. A battle is fought at once.",
        "isRuling": false
      },
      {
        "number": "F1429-12.2",
        "chapter": "Rides",
        "text": "Nobody rides through a village with a castle or city of another.",
        "isRuling": false
      },
      {
        "number": "F1429-12.3",
        "chapter": "Rides",
        "text": "Who rides must have a step left after the battle.",
        "isRuling": false
      },
      {
        "number": "F1429-12.4",
        "chapter": "Rides",
        "text": "The defender gets 1 hit more for each die thrown.",
        "isRuling": false
      },
      {
        "number": "F1429-12.5",
        "chapter": "Rides",
        "text": "The rider has no allies in the battle; those of the defender may leave, but not change sides.",
        "isRuling": false
      },
      {
        "number": "F1429-12.6",
        "chapter": "Rides",
        "text": "If the rider wins and a lord is left, the march must go on, back too; some knights may stay. In any other case the riders march no more this turn.",
        "isRuling": false
      },
      {
        "number": "F1429-12.7",
        "chapter": "Rides",
        "text": "All others there with a lord are asked to join the defender; the first in the way, the controller before others, is the defender. A ride needs a knight.",
        "isRuling": true
      },
      {
        "number": "F1429-12.8",
        "chapter": "Rides",
        "text": "A sortie by ride meets no walls.",
        "isRuling": true
      },
      {
        "number": "F1429-13.1",
        "chapter": "Battles",
        "text": "In the sixth phase each family in turn may declare battles where its troops and those of others stand together. None is compulsory. A battle is fought at once.",
        "isRuling": false
      },
      {
        "number": "F1429-13.2",
        "chapter": "Battles",
        "text": "Troops without a lord cannot attack; they defend themselves. Lords alone cannot attack.",
        "isRuling": false
      },
      {
        "number": "F1429-13.3",
        "chapter": "Battles",
        "text": "A family declares one battle against the same family in the same village in a phase.",
        "isRuling": true
      },
      {
        "number": "F1429-13.4",
        "chapter": "Battles",
        "text": "An attack names one family. Others with a lord there may join either side or stand aside; they decide at the beginning.",
        "isRuling": false
      },
      {
        "number": "F1429-13.5",
        "chapter": "Battles",
        "text": "Combat points: 1 a sergeant, 3 a knight, 1 a man, 1 a woman with a title or d'Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-13.6",
        "chapter": "Battles",
        "text": "1 to 6 points throw one die, 7 to 12 two, 13 and more three. D'Arc adds one.",
        "isRuling": false
      },
      {
        "number": "F1429-13.7",
        "chapter": "Battles",
        "text": "The attacker throws one die less against a castle and two less against a city. Siege engines cancel as many as they show, two at most.",
        "isRuling": false
      },
      {
        "number": "F1429-13.8",
        "chapter": "Battles",
        "text": "The walls count when the defender controls the village or was admitted to it, not when the controller attacks. D'Arc's die is added before. With no die left there is no attack.",
        "isRuling": true
      },
      {
        "number": "F1429-13.9",
        "chapter": "Battles",
        "text": "Both sides throw and lose at once. A sergeant falls to 1 hit, a knight to 3. As many hits as possible must count.",
        "isRuling": false
      },
      {
        "number": "F1429-13.10",
        "chapter": "Battles",
        "text": "Where several ways are left, the leader of the side chooses: how many knights, and whose pawns first. The leaders are the attacker and the defender.",
        "isRuling": true
      },
      {
        "number": "F1429-13.11",
        "chapter": "Battles",
        "text": "Lords fall only when all troops of their side have fallen, to 1 hit each.",
        "isRuling": false
      },
      {
        "number": "F1429-13.12",
        "chapter": "Battles",
        "text": "Lords who are left when all their troops have fallen are prisoners of the other side's leader, if it has troops left.",
        "isRuling": false
      },
      {
        "number": "F1429-13.13",
        "chapter": "Battles",
        "text": "A lord alone, attacked by a lord with troops, is taken without dice, in a fortress too.",
        "isRuling": false
      },
      {
        "number": "F1429-13.14",
        "chapter": "Battles",
        "text": "The leader may let a lord go who could be taken.",
        "isRuling": false
      },
      {
        "number": "F1429-13.15",
        "chapter": "Battles",
        "text": "After each round the leaders say openly whether they fight on, propose an end or surrender. An end needs both; against a fortress the attacker may end it alone.",
        "isRuling": false
      },
      {
        "number": "F1429-13.16",
        "chapter": "Battles",
        "text": "Whoever surrenders loses all troops there and the lords become prisoners.",
        "isRuling": false
      },
      {
        "number": "F1429-13.17",
        "chapter": "Battles",
        "text": "After each round allies may leave the battle or change sides. A defender's ally who goes over opens the gates: the walls count no more.",
        "isRuling": false
      },
      {
        "number": "F1429-13.18",
        "chapter": "Battles",
        "text": "A battle ends when a side is gone, when both have only lords, when the attacking side has no lord left, or after three rounds without loss.",
        "isRuling": false
      },
      {
        "number": "F1429-13.19",
        "chapter": "Battles",
        "text": "If the defender controlled the village and is gone, the attacker controls it, if pawns are left.",
        "isRuling": true
      },
      {
        "number": "F1429-13.20",
        "chapter": "Battles",
        "text": "Prisoners held there by the side that is gone pass to the victor; those of the victor's own family are free.",
        "isRuling": true
      },
      {
        "number": "F1429-13.21",
        "chapter": "Battles",
        "text": "All units of a family in the village take part, by whichever roads they came; not its prisoners.",
        "isRuling": false
      },
      {
        "number": "F1429-14.1",
        "chapter": "Prisoners and ransom",
        "text": "A prisoner is guarded by a family where its troops or lords are, marches with its lords, and counts for the four of the own family. Nobody kills a prisoner but by assassination or revolt.",
        "isRuling": false
      },
      {
        "number": "F1429-14.2",
        "chapter": "Prisoners and ransom",
        "text": "A prisoner keeps titles and victory points.",
        "isRuling": false
      },
      {
        "number": "F1429-14.3",
        "chapter": "Prisoners and ransom",
        "text": "A guard may free a prisoner or hand one over to a family with troops in the same village.",
        "isRuling": false
      },
      {
        "number": "F1429-14.4",
        "chapter": "Prisoners and ransom",
        "text": "A prisoner whose guards are gone is free, unless taken by another.",
        "isRuling": false
      },
      {
        "number": "F1429-14.5",
        "chapter": "Prisoners and ransom",
        "text": "A freed lord is set like a new one.",
        "isRuling": false
      },
      {
        "number": "F1429-14.6",
        "chapter": "Prisoners and ransom",
        "text": "The ransom is 2 écus and 2 for each title.",
        "isRuling": false
      },
      {
        "number": "F1429-14.7",
        "chapter": "Prisoners and ransom",
        "text": "At the beginning of the purchases, before anybody buys, each family in turn order must pay the ransoms that it can, the dearest first; the guard must accept.",
        "isRuling": false
      },
      {
        "number": "F1429-14.8",
        "chapter": "Prisoners and ransom",
        "text": "A lower sum may be agreed at any time, for one or for several.",
        "isRuling": false
      },
      {
        "number": "F1429-14.9",
        "chapter": "Prisoners and ransom",
        "text": "The families pay in turn order, before the first purchase of anybody.",
        "isRuling": true
      },
      {
        "number": "F1429-15.1",
        "chapter": "Sieges and pillage",
        "text": "After its battles a family may besiege a castle or city of another where it has a lord and troops. It sets a siege engine there that shows 1.",
        "isRuling": false
      },
      {
        "number": "F1429-15.2",
        "chapter": "Sieges and pillage",
        "text": "If the siege goes on, the engine shows 2 after the battles of the besieger's next turn.",
        "isRuling": false
      },
      {
        "number": "F1429-15.3",
        "chapter": "Sieges and pillage",
        "text": "A besieged village stays under control, but brings no income and receives no recruits.",
        "isRuling": false
      },
      {
        "number": "F1429-15.4",
        "chapter": "Sieges and pillage",
        "text": "Several families may besiege the same village; their engines add up.",
        "isRuling": false
      },
      {
        "number": "F1429-15.5",
        "chapter": "Sieges and pillage",
        "text": "A siege ends when the besieger has no lord there or wants it, and the engine returns; so it does when the battle is lost.",
        "isRuling": false
      },
      {
        "number": "F1429-15.6",
        "chapter": "Sieges and pillage",
        "text": "When all battles are over each family in turn may pillage mills in villages that it controls, 1 écu each; under siege the besieger pillages and not the besieged.",
        "isRuling": false
      },
      {
        "number": "F1429-15.7",
        "chapter": "Sieges and pillage",
        "text": "Of several besiegers the first in turn order pillages.",
        "isRuling": true
      },
      {
        "number": "F1429-16.1",
        "chapter": "The end of the turn and victory",
        "text": "At the end of the turn the calamities are discarded and the victory points counted: 1 for each fief title, 1 for the king, 1 for the pope.",
        "isRuling": false
      },
      {
        "number": "F1429-16.2",
        "chapter": "The end of the turn and victory",
        "text": "A family that is not allied wins with 3 points.",
        "isRuling": false
      },
      {
        "number": "F1429-16.3",
        "chapter": "The end of the turn and victory",
        "text": "Two allied families win together with 4 points; with 3 players alliances do not win, and an allied family wins alone with 3.",
        "isRuling": false
      },
      {
        "number": "F1429-16.4",
        "chapter": "The end of the turn and victory",
        "text": "A victory alone goes before a victory in alliance. Then decide: the king, the pope, the queen regent, more fiefs, more bishops, more villages.",
        "isRuling": false
      },
      {
        "number": "F1429-16.5",
        "chapter": "The end of the turn and victory",
        "text": "Who is equal in all of them shares the victory.",
        "isRuling": true
      },
      {
        "number": "F1429-16.6",
        "chapter": "The end of the turn and victory",
        "text": "Otherwise the next player to the left is first, and a new turn begins.",
        "isRuling": false
      },
      {
        "number": "F1429-16.7",
        "chapter": "The end of the turn and victory",
        "text": "After the last turn agreed, whoever has most points is first; ties are broken as above.",
        "isRuling": true
      },
      {
        "number": "F1429-16.8",
        "chapter": "The end of the turn and victory",
        "text": "The score shown is 100 for each point and 1 for each village.",
        "isRuling": true
      },
      {
        "number": "F1429-17.1",
        "chapter": "Surprise cards",
        "text": "Surprise cards may be played at any time but while cards are drawn. Each is resolved fully before the next.",
        "isRuling": false
      },
      {
        "number": "F1429-17.2",
        "chapter": "Surprise cards",
        "text": "Before a vote, before the income and before each round of a battle all who hold cards are asked at once; after each card they are asked anew, until all pass.",
        "isRuling": true
      },
      {
        "number": "F1429-17.3",
        "chapter": "Surprise cards",
        "text": "D'Arc is played on an unmarried woman of any family: she is d'Arc, marches three steps, adds a die in battle and may not marry. When she dies the card is discarded.",
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
        "text": "Assassination kills a lord of another family, at once. One's own lord is named as author, and marked until death.",
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
        "text": "Ambush: in a battle in which a lord of the family takes part, one lord in it becomes a prisoner.",
        "isRuling": false
      },
      {
        "number": "F1429-17.8",
        "chapter": "Surprise cards",
        "text": "The prisoner is the player's.",
        "isRuling": true
      },
      {
        "number": "F1429-17.9",
        "chapter": "Surprise cards",
        "text": "Secret passage, in the marches: one lord and those who go along leave a siege, make one step in bad weather, or pass enemies without leave.",
        "isRuling": false
      },
      {
        "number": "F1429-17.10",
        "chapter": "Surprise cards",
        "text": "Secret passage, in a battle: the attacker meets no walls.",
        "isRuling": false
      },
      {
        "number": "F1429-17.11",
        "chapter": "Surprise cards",
        "text": "Secret passage, at any time: a prisoner escapes, with fellow prisoners in the same place.",
        "isRuling": false
      },
      {
        "number": "F1429-17.12",
        "chapter": "Surprise cards",
        "text": "Revolt: played on a village under a tax or a famine. One's own tax is no cause.",
        "isRuling": false
      },
      {
        "number": "F1429-17.13",
        "chapter": "Surprise cards",
        "text": "Each revolt throws a die and adds 1 hit for each die thrown; others may add theirs before. The walls count.",
        "isRuling": false
      },
      {
        "number": "F1429-17.14",
        "chapter": "Surprise cards",
        "text": "A bishop may calm a revolt in his bishopric: on 3 to 6 the card is gone, on 1 or 2 he dies. A cardinal may calm anywhere for 3 écus, and does not die.",
        "isRuling": false
      },
      {
        "number": "F1429-17.15",
        "chapter": "Surprise cards",
        "text": "If no troops are left, all lords there die, prisoners too, and mills and castle are destroyed; a city is not.",
        "isRuling": false
      },
      {
        "number": "F1429-17.16",
        "chapter": "Surprise cards",
        "text": "Who played the first revolt says which family is struck first.",
        "isRuling": false
      },
      {
        "number": "F1429-17.17",
        "chapter": "Surprise cards",
        "text": "The bishop is asked first, then cardinals in turn order; one attempt for each card. A prisoner is not asked.",
        "isRuling": true
      },
      {
        "number": "F1429-17.18",
        "chapter": "Surprise cards",
        "text": "A revolt in a village without troops destroys it, if a die is left.",
        "isRuling": true
      },
      {
        "number": "F1429-17.19",
        "chapter": "Surprise cards",
        "text": "The walls take dice only from what strikes those inside.",
        "isRuling": true
      },
      {
        "number": "F1429-17.20",
        "chapter": "Surprise cards",
        "text": "Of those who are asked, such a question touches before a vote whoever stands or votes, before the income whoever controls a village that may revolt, before a round and in a revolt whoever stands there.",
        "isRuling": true
      },
      {
        "number": "F1429-17.21",
        "chapter": "Surprise cards",
        "text": "So they are asked, and it touches everybody, at the end of a turn after which the game would be over. At other times surprise cards are played out of turn, as in 2.9.",
        "isRuling": true
      },
      {
        "number": "F1429-18.1",
        "chapter": "Diplomacy",
        "text": "Money may be given at any time; it lies open.",
        "isRuling": false
      },
      {
        "number": "F1429-18.2",
        "chapter": "Diplomacy",
        "text": "Cards are exchanged by consent, and no hand exceeds three.",
        "isRuling": false
      },
      {
        "number": "F1429-18.3",
        "chapter": "Diplomacy",
        "text": "Talk at the table is free and needs no embassy, nor does an offer. In free diplomacy nothing does, and any families talk apart.",
        "isRuling": true
      },
      {
        "number": "F1429-18.4",
        "chapter": "Diplomacy",
        "text": "Offers are kept by the game: écus, a card and a pledge against écus, a card and a pledge. What is offered is set aside until the offer ends; it ends with the turn, and before ransoms are due.",
        "isRuling": true
      },
      {
        "number": "F1429-18.5",
        "chapter": "Diplomacy",
        "text": "With embassies each family has three ambassadors. To exchange cards with another family it sends one. *(ruling)* They are for the whole game; whoever makes the offer sends one, who returns if the offer is not taken. Money needs none.",
        "isRuling": false
      },
      {
        "number": "F1429-18.6",
        "chapter": "Diplomacy",
        "text": "An ambassador also opens a private room with one or more other families, where they talk apart, and cards and money change hands in secret; another keeps it open longer. *(ruling)* It is open until the phase ends, and one phase more for each further ambassador of its host.",
        "isRuling": false
      },
      {
        "number": "F1429-18.7",
        "chapter": "Diplomacy",
        "text": "A pledge is the control of a village where the other family stands; a prisoner, who is freed if of the other family and else goes to its troops there; of the king, the price of a fief title; a relic for a lord who stands with its bearer; or passage. All that was agreed happens at once.",
        "isRuling": true
      },
      {
        "number": "F1429-18.8",
        "chapter": "Diplomacy",
        "text": "Passage and a waived price are promised until the turn ends.",
        "isRuling": true
      },
      {
        "number": "F1429-18.9",
        "chapter": "Diplomacy",
        "text": "An offer gives or asks for something: nothing for nothing is not offered.",
        "isRuling": true
      },
      {
        "number": "F1429-19.1",
        "chapter": "Options",
        "text": "In the first turn calamities are discarded without effect.",
        "isRuling": false
      },
      {
        "number": "F1429-19.2",
        "chapter": "Options",
        "text": "The game ends after an agreed number of turns.",
        "isRuling": true
      },
      {
        "number": "F1429-20.1",
        "chapter": "Fog, relics and hidden money",
        "text": "In the fog of war troops lie face down: others see how many pawns stand together, but not of which kind. *(ruling)* The stocks lie open; where being asked would tell the kinds, the owner is always asked.",
        "isRuling": false
      },
      {
        "number": "F1429-20.2",
        "chapter": "Fog, relics and hidden money",
        "text": "Troops bought are shown, and set face down. *(ruling)* They are set when the family has bought all.",
        "isRuling": false
      },
      {
        "number": "F1429-20.3",
        "chapter": "Fog, relics and hidden money",
        "text": "When a battle begins the troops that fight in it are turned up. *(ruling)* They are turned down again when it ends. Whoever rides shows knights.",
        "isRuling": false
      },
      {
        "number": "F1429-20.4",
        "chapter": "Fog, relics and hidden money",
        "text": "With relics five of them are laid on the five chief towns at random when all families have settled.",
        "isRuling": false
      },
      {
        "number": "F1429-20.5",
        "chapter": "Fog, relics and hidden money",
        "text": "A relic is taken up by the bishop of the bishopric where it lies, by a cardinal or by the pope, who must be in the village.",
        "isRuling": false
      },
      {
        "number": "F1429-20.6",
        "chapter": "Fog, relics and hidden money",
        "text": "Where another family occupies and controls the village, it must consent.",
        "isRuling": false
      },
      {
        "number": "F1429-20.7",
        "chapter": "Fog, relics and hidden money",
        "text": "A relic goes wherever its bearer goes. If troops are left with it, they keep it for a lord of their family; if it lies alone, the first lord who comes has it. A relic is never destroyed.",
        "isRuling": false
      },
      {
        "number": "F1429-20.8",
        "chapter": "Fog, relics and hidden money",
        "text": "A bearer may give or sell it to any lord in the same village, also to one who is not of the church.",
        "isRuling": false
      },
      {
        "number": "F1429-20.9",
        "chapter": "Fog, relics and hidden money",
        "text": "A relic works only while a lord bears it. *(ruling)* The lord of a prisoner's guard takes it.",
        "isRuling": false
      },
      {
        "number": "F1429-20.10",
        "chapter": "Fog, relics and hidden money",
        "text": "When in a battle the last lord of a family falls and bore one, another lord of the same side has it. *(ruling)* Before that another lord of the family there.",
        "isRuling": false
      },
      {
        "number": "F1429-20.11",
        "chapter": "Fog, relics and hidden money",
        "text": "The Eyes of St Roseline: at the end of the cards their family may throw a die for each bad weather. On the number of another bishopric it moves there; if there is bad weather already, it is discarded.",
        "isRuling": false
      },
      {
        "number": "F1429-20.12",
        "chapter": "Fog, relics and hidden money",
        "text": "The Tooth of St Géronce: its family may raise one lord who has just died, wherever, and who keeps all titles; the relic is then gone. *(ruling)* Of several dead each is asked for, one after the other.",
        "isRuling": false
      },
      {
        "number": "F1429-20.13",
        "chapter": "Fog, relics and hidden money",
        "text": "The Holy Grail: in a battle that its bearer's side did not begin, each die of the other side counts one hit less.",
        "isRuling": false
      },
      {
        "number": "F1429-20.14",
        "chapter": "Fog, relics and hidden money",
        "text": "The Bone of St Radegonde: at the end of the cards its family may throw a die for each famine; on 4 to 6 it is discarded.",
        "isRuling": false
      },
      {
        "number": "F1429-20.15",
        "chapter": "Fog, relics and hidden money",
        "text": "With hidden money nobody sees the purses of others, nor how much third parties give and offer one another. *(ruling)* Income, prices and ransoms are known. Where being asked would tell who can pay, all are asked.",
        "isRuling": false
      },
      {
        "number": "F1429-20.16",
        "chapter": "Fog, relics and hidden money",
        "text": "The Holy Lance: its bearer's side deals one hit more in each round in which it throws a die.",
        "isRuling": false
      }
    ]
  },
  {
    "ruleset": "fief-1429",
    "language": "fr",
    "credits": "Fief est un jeu de Philippe Mouchebeuf, développé avec Olivier Chanry, Thierry Matray, Franck Saverys, Maximilien Da Cunha et Uwe Eickert, illustré par Stéphane Poinsot, Patrick Dallanegra et Yann Rodolphe, et publié par Asyncron Games. Voici les règles de sa révision de 2015, dans nos propres mots ; une règle marquée *(décision)* est notre réponse là où le livret se tait, se contredit ou suppose des gens autour d'une table.",
    "rules": [
      {
        "number": "F1429-1.1",
        "chapter": "La table",
        "text": "Le jeu se joue de 3 à 6. Chacun mène une famille noble : ses seigneurs, leurs titres, ses troupes et ses écus.",
        "isRuling": false
      },
      {
        "number": "F1429-1.2",
        "chapter": "La table",
        "text": "La carte compte 24 villages reliés par 31 chemins. Chaque village appartient à l'un des 8 fiefs (2 duchés de 4 villages, 4 comtés de 3, 2 baronnies de 2) et à l'un des 5 évêchés, numérotés de 1 à 5, dont un village est le chef-lieu.",
        "isRuling": false
      },
      {
        "number": "F1429-1.3",
        "chapter": "La table",
        "text": "Trois fiefs n'ont pas de nom dans le livret : ils portent celui d'un village, L'Épervier, St Andromy et Les Essarts.",
        "isRuling": true
      },
      {
        "number": "F1429-1.4",
        "chapter": "La table",
        "text": "Chaque famille a 13 sergents, 8 chevaliers, 2 engins de siège et 3 marqueurs d'impôt. Pour tous, il y a 12 châteaux, 15 moulins, 8 titres de fief, 5 évêques, 4 cardinaux, un pape, un roi, une reine et un prince héritier. Ce qui est épuisé ne s'obtient plus.",
        "isRuling": false
      },
      {
        "number": "F1429-1.5",
        "chapter": "La table",
        "text": "Il y a 22 cartes personnage : 18 seigneurs (12 hommes : Arthur, Beaudoin, Charles, Eric, François, Gauvain, Henri, Lambert, Othon, Philippe, Quentin, Thierry ; 6 femmes : Aliénor, Blanche, Guenièvre, Isabelle, Jeanne, Mireille), 3 cardinaux et d'Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-1.6",
        "chapter": "La table",
        "text": "Il y a 25 cartes évènement (5 bonnes récoltes, 5 beaux temps, 5 impôts, 4 révoltes, 3 souterrains, 1 assassinat, 1 justice, 1 embuscade), mélangées à 10 calamités (4 mauvais temps, 4 famines, 2 pestes).",
        "isRuling": false
      },
      {
        "number": "F1429-1.7",
        "chapter": "La table",
        "text": "Les faces d'un dé de combat sont 0, 1, 1, 2, 2 et 3.",
        "isRuling": true
      },
      {
        "number": "F1429-1.8",
        "chapter": "La table",
        "text": "La banque ne manque jamais d'écus.",
        "isRuling": true
      },
      {
        "number": "F1429-1.9",
        "chapter": "La table",
        "text": "Chaque famille commence avec 5 écus, un chevalier, 3 sergents, un château et un seigneur tiré parmi les personnages. Un cardinal ou d'Arc tiré alors est remis.",
        "isRuling": false
      },
      {
        "number": "F1429-1.10",
        "chapter": "La table",
        "text": "Le premier joueur est tiré au sort. À partir de lui, dans le sens horaire, chacun choisit un village où personne n'est et y place son seigneur, son chevalier, ses sergents et son château.",
        "isRuling": false
      },
      {
        "number": "F1429-1.11",
        "chapter": "La table",
        "text": "Les pioches sont face cachée et hors de vue : personne ne voit le dos de la prochaine carte.",
        "isRuling": true
      },
      {
        "number": "F1429-2.1",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Un tour a sept phases : oyez, cartes, revenus, achats, déplacements, combats, fin du tour. Dans chacune, les familles agissent dans l'ordre du tour : à partir du premier joueur, dans le sens horaire.",
        "isRuling": false
      },
      {
        "number": "F1429-2.2",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Un village est contrôlé par une famille ou par personne. Une famille contrôle un village qu'elle occupe avec des seigneurs ou des troupes ; là où il y en a plusieurs, la première arrivée.",
        "isRuling": false
      },
      {
        "number": "F1429-2.3",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Un village vide d'un fief gouverné est contrôlé par la famille qui détient le titre.",
        "isRuling": false
      },
      {
        "number": "F1429-2.4",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Qui contrôle un village peut à tout moment le céder à une autre famille qui s'y trouve, aussi souvent qu'on veut ; la fortification suit.",
        "isRuling": false
      },
      {
        "number": "F1429-2.5",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Quand celui qui contrôle part, l'autre qui s'y trouve prend le village ; s'il y en a plusieurs, celui qui part dit lequel.",
        "isRuling": false
      },
      {
        "number": "F1429-2.6",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Un château ou une cité ne change rien aux règles de contrôle ; qui contrôle le village le contrôle.",
        "isRuling": false
      },
      {
        "number": "F1429-2.7",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Un château dans un village vide d'un fief non gouverné n'est à personne jusqu'à ce que quelqu'un vienne.",
        "isRuling": true
      },
      {
        "number": "F1429-2.8",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Une famille sans seigneur ni pion continue : elle pioche et joue des cartes, vote où elle peut et traite avec les autres.",
        "isRuling": false
      },
      {
        "number": "F1429-2.9",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Hors de son tour, on peut agir tant que la table attend une réponse du jeu lui-même, mais pas pendant une pioche, pendant la résolution d'une carte surprise ni quand un accord a été demandé à quelqu'un.",
        "isRuling": true
      },
      {
        "number": "F1429-2.10",
        "chapter": "Le tour et le contrôle des villages",
        "text": "Quand celui qui contrôlait est tombé, de plusieurs qui restent l'assiégeant prend le village avant les autres, puis dans l'ordre du tour.",
        "isRuling": true
      },
      {
        "number": "F1429-3.1",
        "chapter": "Mariages et alliances",
        "text": "Dans la première phase, on annonce les mariages. Un mariage unit un homme et une femme de deux familles, tous deux non mariés. Il fait des deux familles des alliées ; sans lui, pas d'alliance.",
        "isRuling": false
      },
      {
        "number": "F1429-3.2",
        "chapter": "Mariages et alliances",
        "text": "Ni un évêque, ni un cardinal, ni le pape ne peut se marier, ni une femme d'Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-3.3",
        "chapter": "Mariages et alliances",
        "text": "Une famille a un mariage au plus, et donc un allié au plus.",
        "isRuling": false
      },
      {
        "number": "F1429-3.4",
        "chapter": "Mariages et alliances",
        "text": "Un mariage demande l'accord de l'autre famille.",
        "isRuling": false
      },
      {
        "number": "F1429-3.5",
        "chapter": "Mariages et alliances",
        "text": "Tous ceux qui pourraient marier quelqu'un sont interrogés à la fois ; chacun propose une fois par tour.",
        "isRuling": true
      },
      {
        "number": "F1429-3.6",
        "chapter": "Mariages et alliances",
        "text": "L'épouse du roi devient reine aussitôt. Le mari d'une reine régente ne devient pas roi.",
        "isRuling": false
      },
      {
        "number": "F1429-3.7",
        "chapter": "Mariages et alliances",
        "text": "Une alliance finit quand l'un des époux meurt ou quand le pape annule le mariage ; pas autrement. On peut attaquer son allié, lui prendre une cité ou l'assassiner.",
        "isRuling": false
      },
      {
        "number": "F1429-3.8",
        "chapter": "Mariages et alliances",
        "text": "Un prisonnier et un excommunié peuvent se marier.",
        "isRuling": true
      },
      {
        "number": "F1429-4.1",
        "chapter": "Élections",
        "text": "Après les mariages on élit les évêques, dans l'ordre des évêchés, puis le pape, puis le roi.",
        "isRuling": false
      },
      {
        "number": "F1429-4.2",
        "chapter": "Élections",
        "text": "Dans l'ordre du tour, chaque famille peut présenter un de ses seigneurs, si l'un d'eux est éligible. Sans candidat, pas d'élection.",
        "isRuling": false
      },
      {
        "number": "F1429-4.3",
        "chapter": "Élections",
        "text": "Puis tous ceux qui ont des voix votent en secret. Chaque famille a un marqueur « pour », qui donne toutes ses voix à un candidat, et un marqueur « nul », qui ne compte pas ; elle pose les deux, un seul ou aucun, sur le même candidat ou sur deux. Quand tous ont voté, on révèle.",
        "isRuling": false
      },
      {
        "number": "F1429-4.4",
        "chapter": "Élections",
        "text": "Les marqueurs nuls et les voix non exprimées ne comptent pas non plus pour les majorités.",
        "isRuling": false
      },
      {
        "number": "F1429-4.5",
        "chapter": "Élections",
        "text": "On élit un évêque quand l'évêché n'en a pas et que tous ses villages sont contrôlés, par qui que ce soit.",
        "isRuling": false
      },
      {
        "number": "F1429-4.6",
        "chapter": "Élections",
        "text": "Candidats évêques : les hommes ni mariés, ni prisonniers, ni excommuniés, ni roi, ni déjà évêques. Ils peuvent être n'importe où.",
        "isRuling": false
      },
      {
        "number": "F1429-4.7",
        "chapter": "Élections",
        "text": "Voix pour un évêque : 2 pour le contrôle du chef-lieu, 1 pour chaque autre village contrôlé de l'évêché, 2 par évêque libre, 3 par cardinal libre et pour un pape libre ; pour chaque seigneur, seul le plus haut titre compte.",
        "isRuling": false
      },
      {
        "number": "F1429-4.8",
        "chapter": "Élections",
        "text": "Un évêque élu ce tour-ci ne donne pas de voix pour d'autres évêques ce tour-ci, même devenu cardinal.",
        "isRuling": false
      },
      {
        "number": "F1429-4.9",
        "chapter": "Élections",
        "text": "Est élu évêque qui a plus de voix que chacun des autres. En cas d'égalité, ou sans voix, le titre reste vacant jusqu'au prochain tour.",
        "isRuling": false
      },
      {
        "number": "F1429-4.10",
        "chapter": "Élections",
        "text": "On élit un pape quand il n'y en a pas, qu'au moins deux cardinaux sont libres et qu'un évêque ou cardinal se présente, libre et non excommunié. Chaque cardinal libre donne une voix. Il faut plus de la moitié des voix exprimées.",
        "isRuling": false
      },
      {
        "number": "F1429-4.11",
        "chapter": "Élections",
        "text": "On élit un roi quand il n'y en a pas. Candidats : les hommes titrés sans titre d'église, ni prisonniers ni excommuniés. Chaque seigneur titré, homme ou femme, ni prisonnier ni excommunié, donne une voix.",
        "isRuling": false
      },
      {
        "number": "F1429-4.12",
        "chapter": "Élections",
        "text": "Il faut au roi plus de voix qu'à chacun des autres, au moins trois, et parmi elles celles de deux évêques, d'un cardinal ou du pape.",
        "isRuling": false
      },
      {
        "number": "F1429-4.13",
        "chapter": "Élections",
        "text": "Les évêques et cardinaux de ce tour votent pour le pape et le roi.",
        "isRuling": true
      },
      {
        "number": "F1429-4.14",
        "chapter": "Élections",
        "text": "L'élu garde ses autres titres et l'est à vie. La femme d'un homme élu roi devient reine.",
        "isRuling": false
      },
      {
        "number": "F1429-4.15",
        "chapter": "Élections",
        "text": "Quand un roi est élu alors qu'il y a une reine régente, elle perd ce titre, et aucun autre.",
        "isRuling": false
      },
      {
        "number": "F1429-4.16",
        "chapter": "Élections",
        "text": "Un prisonnier ne vote pas et ne se présente pas ; un excommunié non plus.",
        "isRuling": true
      },
      {
        "number": "F1429-4.17",
        "chapter": "Élections",
        "text": "Un candidat qui ne peut plus se présenter quand on vote ou compte les voix n'en est plus un.",
        "isRuling": true
      },
      {
        "number": "F1429-5.1",
        "chapter": "Les charges",
        "text": "Les titres sont : duc, comte et baron (de fief) ; évêque, cardinal et pape (d'église, pour les hommes) ; roi, reine et prince héritier. Un seigneur a deux fiefs au plus et un évêché. D'Arc n'est pas un titre.",
        "isRuling": false
      },
      {
        "number": "F1429-5.2",
        "chapter": "Les charges",
        "text": "Un cardinal est un évêque qui a reçu une carte cardinal, ou le seul titre à vendre. Il reste évêque.",
        "isRuling": false
      },
      {
        "number": "F1429-5.3",
        "chapter": "Les charges",
        "text": "Tant qu'il y a un pape, personne ne devient cardinal sans son accord.",
        "isRuling": false
      },
      {
        "number": "F1429-5.4",
        "chapter": "Les charges",
        "text": "Un chapeau de cardinal peut aller à l'évêque de n'importe quelle famille. Celle du pape n'a pas à demander.",
        "isRuling": true
      },
      {
        "number": "F1429-5.5",
        "chapter": "Les charges",
        "text": "À tout moment le pape peut excommunier un seigneur, une fois par tour et un seul à la fois. Ce seigneur perd les titres d'évêque et de cardinal, ne vote plus et ne se présente plus. Le pape peut lever la peine à tout moment ; elle finit à sa mort.",
        "isRuling": false
      },
      {
        "number": "F1429-5.6",
        "chapter": "Les charges",
        "text": "Le pape ne s'excommunie pas lui-même. Fiefs et titres royaux restent.",
        "isRuling": true
      },
      {
        "number": "F1429-5.7",
        "chapter": "Les charges",
        "text": "Le pape peut annuler un mariage à la demande de la famille d'un des époux, à tout moment.",
        "isRuling": false
      },
      {
        "number": "F1429-5.8",
        "chapter": "Les charges",
        "text": "Le mariage du roi ne s'annule plus dès qu'il a donné un prince héritier, même mort depuis.",
        "isRuling": false
      },
      {
        "number": "F1429-5.9",
        "chapter": "Les charges",
        "text": "Le roi peut faire grâce du prix de tout titre de fief. Il peut prélever la taille de tout fief non gouverné.",
        "isRuling": false
      },
      {
        "number": "F1429-5.10",
        "chapter": "Les charges",
        "text": "La reine rapporte 2 écus à chaque revenu.",
        "isRuling": false
      },
      {
        "number": "F1429-5.11",
        "chapter": "Les charges",
        "text": "Quand le roi meurt sans prince héritier, la reine devient régente et a ses pouvoirs.",
        "isRuling": false
      },
      {
        "number": "F1429-5.12",
        "chapter": "Les charges",
        "text": "Quand un homme entre dans la famille de la reine, que le roi vit et qu'elle n'est pas prisonnière, on peut en faire le prince héritier, s'il n'y en a pas.",
        "isRuling": false
      },
      {
        "number": "F1429-5.13",
        "chapter": "Les charges",
        "text": "Quand le roi meurt, le prince héritier est aussitôt roi. Sa mère perd le titre de reine ; sa femme devient reine.",
        "isRuling": false
      },
      {
        "number": "F1429-5.14",
        "chapter": "Les charges",
        "text": "Il devient roi même prisonnier ou excommunié.",
        "isRuling": true
      },
      {
        "number": "F1429-5.15",
        "chapter": "Les charges",
        "text": "Un prince héritier qui devient évêque ne l'est plus. Si la reine meurt, il le reste.",
        "isRuling": false
      },
      {
        "number": "F1429-5.16",
        "chapter": "Les charges",
        "text": "Une annulation retire le titre de reine.",
        "isRuling": true
      },
      {
        "number": "F1429-5.17",
        "chapter": "Les charges",
        "text": "Un prisonnier perd ses voix, l'éligibilité et, reine, le pouvoir de donner un prince, mais aucun autre pouvoir de sa charge.",
        "isRuling": true
      },
      {
        "number": "F1429-6.1",
        "chapter": "Cartes",
        "text": "Dans la deuxième phase, chaque famille à son tour peut défausser des cartes de sa main, montrées à tous, puis en piocher jusqu'à deux, dont un seul personnage.",
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
        "text": "Une calamité piochée ne compte pas : on la pose sans la voir sur la première des trois places libres de la piste, et l'on pioche jusqu'à un évènement.",
        "isRuling": false
      },
      {
        "number": "F1429-6.4",
        "chapter": "Cartes",
        "text": "Quand la piste est pleine, la calamité est défaussée.",
        "isRuling": false
      },
      {
        "number": "F1429-6.5",
        "chapter": "Cartes",
        "text": "Elle est alors montrée.",
        "isRuling": true
      },
      {
        "number": "F1429-6.6",
        "chapter": "Cartes",
        "text": "Une pioche vide au moment où l'on veut une carte est reformée de sa défausse. Un seigneur mort qui revient est un autre du même nom.",
        "isRuling": false
      },
      {
        "number": "F1429-6.7",
        "chapter": "Cartes",
        "text": "Si la défausse est vide aussi, il n'y a pas de carte.",
        "isRuling": true
      },
      {
        "number": "F1429-6.8",
        "chapter": "Cartes",
        "text": "Une carte surprise peut être jouée au lieu d'être défaussée, mais jamais pendant la pioche.",
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
        "text": "Une carte seigneur fait entrer un seigneur dans la famille, quatre au plus, prisonniers compris.",
        "isRuling": false
      },
      {
        "number": "F1429-6.11",
        "chapter": "Cartes",
        "text": "Un nouveau seigneur est placé dans un château ou une cité que la famille contrôle, même assiégé ; à défaut dans un village où se trouve un de ses seigneurs ; à défaut dans un village qu'elle contrôle ; à défaut dans un village libre, ou d'une autre famille avec son accord.",
        "isRuling": false
      },
      {
        "number": "F1429-6.12",
        "chapter": "Cartes",
        "text": "Bonnes récoltes : jouée sur un évêché, elle annule une famine, et les deux sont défaussées ; sans famine, chaque moulin y rapporte 1 écu de plus. Elle ne se joue pas là où il y a mauvais temps.",
        "isRuling": false
      },
      {
        "number": "F1429-6.13",
        "chapter": "Cartes",
        "text": "Beau temps : joué sur un évêché, il annule un mauvais temps, et les deux sont défaussés ; sinon chaque moulin y rapporte 1 écu de plus. Il ne se joue pas là où il y a famine.",
        "isRuling": false
      },
      {
        "number": "F1429-6.14",
        "chapter": "Cartes",
        "text": "Un évêché a un bonus de chaque sorte au plus.",
        "isRuling": false
      },
      {
        "number": "F1429-6.15",
        "chapter": "Cartes",
        "text": "Une carte impôt lève la taille d'un fief ou la dîme d'un évêché. La carte est défaussée et un marqueur de la famille reste là jusqu'aux revenus. On peut la lever même si le seigneur du titre est prisonnier.",
        "isRuling": false
      },
      {
        "number": "F1429-6.16",
        "chapter": "Cartes",
        "text": "La taille est levée par la famille qui détient le titre du fief ; par le roi sur tout fief non gouverné.",
        "isRuling": false
      },
      {
        "number": "F1429-6.17",
        "chapter": "Cartes",
        "text": "La dîme est levée par un évêque dans son évêché, par un cardinal dans tout évêché gouverné, par le pape dans tous les évêchés gouvernés à la fois. Si plusieurs la lèvent, l'évêque passe avant un cardinal, le cardinal avant le pape.",
        "isRuling": false
      },
      {
        "number": "F1429-6.18",
        "chapter": "Cartes",
        "text": "De deux cardinaux, le premier à la lever l'a. Un fief est taxé une fois.",
        "isRuling": true
      },
      {
        "number": "F1429-6.19",
        "chapter": "Cartes",
        "text": "Une famine et un mauvais temps dans le même évêché s'excluent l'un à l'autre leur remède.",
        "isRuling": true
      },
      {
        "number": "F1429-7.1",
        "chapter": "Calamités",
        "text": "Quand tous ont pioché, les calamités de la piste sont retournées l'une après l'autre. Un dé dit quel évêché est frappé ; sur 6, aucun, et la carte est défaussée.",
        "isRuling": false
      },
      {
        "number": "F1429-7.2",
        "chapter": "Calamités",
        "text": "Une deuxième calamité de la même sorte dans un évêché est défaussée ; des sortes différentes s'ajoutent.",
        "isRuling": false
      },
      {
        "number": "F1429-7.3",
        "chapter": "Calamités",
        "text": "Mauvais temps : personne ne se déplace dans l'évêché, n'y entre ni n'en sort, et aucune bataille n'y a lieu. Révoltes et souterrains ne sont pas gênés.",
        "isRuling": false
      },
      {
        "number": "F1429-7.4",
        "chapter": "Calamités",
        "text": "Sièges, pillages et achats continuent par mauvais temps.",
        "isRuling": true
      },
      {
        "number": "F1429-7.5",
        "chapter": "Calamités",
        "text": "Famine : les moulins de l'évêché ne rapportent rien. Elle peut causer des révoltes.",
        "isRuling": false
      },
      {
        "number": "F1429-7.6",
        "chapter": "Calamités",
        "text": "Peste : chaque seigneur de l'évêché meurt sur un dé de 1 à 3. Dans chaque village, chaque famille perd la moitié de ses troupes, arrondie à l'inférieur ; le propriétaire choisit.",
        "isRuling": false
      },
      {
        "number": "F1429-7.7",
        "chapter": "Calamités",
        "text": "Un seigneur ou des troupes qui entrent d'un autre évêché dans une peste sont éprouvés de même, une fois par tour.",
        "isRuling": false
      },
      {
        "number": "F1429-7.8",
        "chapter": "Calamités",
        "text": "Les recrues et les seigneurs placés après la peste n'en souffrent pas.",
        "isRuling": false
      },
      {
        "number": "F1429-7.9",
        "chapter": "Calamités",
        "text": "Les prisonniers ne tombent pas à la peste. Qui marche ensemble est réduit de moitié ensemble ; si le dernier seigneur meurt, les troupes restent là.",
        "isRuling": true
      },
      {
        "number": "F1429-7.10",
        "chapter": "Calamités",
        "text": "Les calamités restent jusqu'à la fin du tour.",
        "isRuling": false
      },
      {
        "number": "F1429-8.1",
        "chapter": "Revenus",
        "text": "Dans la troisième phase, chaque famille reçoit 1 écu par village qu'elle contrôle et qui n'est pas assiégé.",
        "isRuling": false
      },
      {
        "number": "F1429-8.2",
        "chapter": "Revenus",
        "text": "Elle reçoit 2 écus par moulin d'un tel village, 1 de plus pour bonnes récoltes et pour beau temps dans cet évêché, et rien en cas de famine.",
        "isRuling": false
      },
      {
        "number": "F1429-8.3",
        "chapter": "Revenus",
        "text": "La taille rapporte 2 écus par village du fief, qui que ce soit qui le contrôle, assiégé ou non.",
        "isRuling": false
      },
      {
        "number": "F1429-8.4",
        "chapter": "Revenus",
        "text": "La dîme rapporte ce que paient tous les moulins de l'évêché, à la place de leurs propriétaires.",
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
        "text": "Un impôt tombe quand son titre a quitté la famille avant les revenus ; un héritier de la même famille le perçoit.",
        "isRuling": false
      },
      {
        "number": "F1429-8.7",
        "chapter": "Revenus",
        "text": "Une dîme tombe avec la charge de qui l'a levée, la taille d'un roi avec le roi.",
        "isRuling": true
      },
      {
        "number": "F1429-8.8",
        "chapter": "Revenus",
        "text": "Après les revenus les marqueurs d'impôt reviennent et les cartes bonus sont défaussées.",
        "isRuling": false
      },
      {
        "number": "F1429-8.9",
        "chapter": "Revenus",
        "text": "Une dîme prend exactement ce que chaque moulin aurait payé : rien là où personne ne contrôle, en cas de siège ou de famine.",
        "isRuling": true
      },
      {
        "number": "F1429-9.1",
        "chapter": "Achats",
        "text": "Dans la quatrième phase, chaque famille à son tour achète, tant qu'elle a des écus et qu'il y a des pions.",
        "isRuling": false
      },
      {
        "number": "F1429-9.2",
        "chapter": "Achats",
        "text": "Un sergent coûte 1 écu, un chevalier 3. On les place aussitôt là où se trouve un seigneur libre de la famille, ou dans un château ou une cité qu'elle contrôle.",
        "isRuling": false
      },
      {
        "number": "F1429-9.3",
        "chapter": "Achats",
        "text": "Une famille place quatre unités nouvelles au plus par village et par phase.",
        "isRuling": false
      },
      {
        "number": "F1429-9.4",
        "chapter": "Achats",
        "text": "L'assiégé ne place rien dans une fortification assiégée ; l'assiégeant peut se renforcer.",
        "isRuling": false
      },
      {
        "number": "F1429-9.5",
        "chapter": "Achats",
        "text": "Un moulin coûte 3 écus, dans un village que la famille contrôle, deux par village au plus.",
        "isRuling": false
      },
      {
        "number": "F1429-9.6",
        "chapter": "Achats",
        "text": "Un château coûte 10 écus, dans un village que la famille contrôle, une fortification par village.",
        "isRuling": false
      },
      {
        "number": "F1429-9.7",
        "chapter": "Achats",
        "text": "Un titre de fief coûte 2 écus par village du fief. La famille doit contrôler tous ses villages et un château, et donne le titre à un de ses seigneurs qui en a moins de deux. Le fief est dès lors gouverné.",
        "isRuling": false
      },
      {
        "number": "F1429-9.8",
        "chapter": "Achats",
        "text": "L'acheteur retourne un château du fief, qui devient la cité fortifiée, sa capitale.",
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
        "text": "Un seigneur à deux fiefs peut en passer un à un autre de la famille, mais garde le plus grand : duché avant comté avant baronnie.",
        "isRuling": false
      },
      {
        "number": "F1429-9.11",
        "chapter": "Achats",
        "text": "On peut le passer chaque fois qu'on peut agir hors de son tour ; de deux égaux, l'un ou l'autre.",
        "isRuling": true
      },
      {
        "number": "F1429-9.12",
        "chapter": "Achats",
        "text": "La grâce du roi se demande au moment de l'achat ; sa propre famille n'a pas à la demander.",
        "isRuling": true
      },
      {
        "number": "F1429-10.1",
        "chapter": "Mort et héritage",
        "text": "Quand un seigneur meurt, sa carte est défaussée, ses titres d'église et de couronne reviennent à leur place, et une carte cardinal ou d'Arc avec eux.",
        "isRuling": false
      },
      {
        "number": "F1429-10.2",
        "chapter": "Mort et héritage",
        "text": "Les fiefs passent aussitôt à d'autres seigneurs de la famille qui en ont moins de deux ; la famille choisit.",
        "isRuling": false
      },
      {
        "number": "F1429-10.3",
        "chapter": "Mort et héritage",
        "text": "Les fiefs du dernier seigneur d'une famille vont à son conjoint. Si des troupes de la famille sont dans la cité, elles sont remplacées par les mêmes de la famille du conjoint.",
        "isRuling": false
      },
      {
        "number": "F1429-10.4",
        "chapter": "Mort et héritage",
        "text": "Ce pour quoi la famille du conjoint n'a plus de pions est perdu.",
        "isRuling": true
      },
      {
        "number": "F1429-10.5",
        "chapter": "Mort et héritage",
        "text": "Un conjoint à deux fiefs peut d'abord en passer un ; sinon le titre est vacant. Il ne va jamais plus loin dans la famille du conjoint.",
        "isRuling": false
      },
      {
        "number": "F1429-10.6",
        "chapter": "Mort et héritage",
        "text": "Sinon le titre est vacant et le fief non gouverné ; sa cité reste.",
        "isRuling": false
      },
      {
        "number": "F1429-10.7",
        "chapter": "Mort et héritage",
        "text": "Un titre vacant va sans frais à la famille qui contrôle la cité et a un seigneur qui peut le porter.",
        "isRuling": false
      },
      {
        "number": "F1429-10.8",
        "chapter": "Mort et héritage",
        "text": "Qui prend le contrôle de la cité d'un autre prend le titre.",
        "isRuling": false
      },
      {
        "number": "F1429-10.9",
        "chapter": "Mort et héritage",
        "text": "Le nouveau maître d'une cité en prend le titre quand le déplacement est fini, ou aussitôt après une bataille ou une cession ; sans seigneur qui puisse le porter, le titre est vacant.",
        "isRuling": true
      },
      {
        "number": "F1429-11.1",
        "chapter": "Déplacements",
        "text": "Dans la cinquième phase, chaque famille à son tour déplace tous ses seigneurs non prisonniers. Une étape mène par un chemin au village voisin. Un seigneur fait deux étapes par tour.",
        "isRuling": false
      },
      {
        "number": "F1429-11.2",
        "chapter": "Déplacements",
        "text": "Les troupes ne marchent qu'avec un seigneur, qui peut en prendre et en laisser en route. Aucune unité ne fait plus de deux étapes par tour, qui que ce soit qui la mène.",
        "isRuling": false
      },
      {
        "number": "F1429-11.3",
        "chapter": "Déplacements",
        "text": "D'autres seigneurs et des prisonniers de la famille peuvent venir.",
        "isRuling": false
      },
      {
        "number": "F1429-11.4",
        "chapter": "Déplacements",
        "text": "Les marches de plusieurs seigneurs peuvent se mêler ; chaque seigneur et chaque unité compte ses propres étapes. Les unités qui ont le plus marché sont prises d'abord.",
        "isRuling": true
      },
      {
        "number": "F1429-11.5",
        "chapter": "Déplacements",
        "text": "On entre dans un village vide et on le traverse librement.",
        "isRuling": false
      },
      {
        "number": "F1429-11.6",
        "chapter": "Déplacements",
        "text": "Qui arrive dans le village d'un autre reste à l'entrée, sur le chemin de son arrivée. Pour aller plus loin, il faut l'accord de qui contrôle et de ceux qui se tiennent sur les chemins empruntés.",
        "isRuling": false
      },
      {
        "number": "F1429-11.7",
        "chapter": "Déplacements",
        "text": "Les troupes présentes avant la phase partent par tout chemin, mais il leur faut l'accord de ceux qui sont arrivés par ce chemin ce tour-ci.",
        "isRuling": false
      },
      {
        "number": "F1429-11.8",
        "chapter": "Déplacements",
        "text": "En cas de refus, on revient avec tout ce qui est venu, ou l'on reste et ne marche plus ce tour-ci ; on ne revient pas en laissant des troupes.",
        "isRuling": false
      },
      {
        "number": "F1429-11.9",
        "chapter": "Déplacements",
        "text": "Tous ceux dont il faut l'accord sont interrogés à la fois ; le silence est un refus.",
        "isRuling": true
      },
      {
        "number": "F1429-11.10",
        "chapter": "Déplacements",
        "text": "Personne ne sort d'un château ou d'une cité assiégé sans l'accord des assiégeants.",
        "isRuling": false
      },
      {
        "number": "F1429-11.11",
        "chapter": "Déplacements",
        "text": "Une famille, ou d'autres avec son accord, peut entrer dans son village assiégé : elles sont à l'intérieur.",
        "isRuling": false
      },
      {
        "number": "F1429-11.12",
        "chapter": "Déplacements",
        "text": "L'assiégé admet une autre famille en le disant quand elle se tient devant le village.",
        "isRuling": true
      },
      {
        "number": "F1429-11.13",
        "chapter": "Déplacements",
        "text": "Une femme d'Arc fait trois étapes, et ceux qui l'accompagnent aussi.",
        "isRuling": false
      },
      {
        "number": "F1429-12.1",
        "chapter": "Chevauchées",
        "text": "Des seigneurs et des chevaliers sans sergents peuvent forcer le passage au lieu de demander : hors d'un siège, face à l'ennemi sur un chemin, ou à travers le village d'un autre. Une bataille a lieu aussitôt.",
        "isRuling": false
      },
      {
        "number": "F1429-12.2",
        "chapter": "Chevauchées",
        "text": "On ne chevauche pas à travers un village où un autre a un château ou une cité.",
        "isRuling": false
      },
      {
        "number": "F1429-12.3",
        "chapter": "Chevauchées",
        "text": "Il doit rester une étape à faire après la bataille.",
        "isRuling": false
      },
      {
        "number": "F1429-12.4",
        "chapter": "Chevauchées",
        "text": "Le défenseur a 1 dégât de plus par dé lancé.",
        "isRuling": false
      },
      {
        "number": "F1429-12.5",
        "chapter": "Chevauchées",
        "text": "Qui chevauche n'a pas d'alliés dans la bataille ; ceux du défenseur peuvent partir, mais pas changer de camp.",
        "isRuling": false
      },
      {
        "number": "F1429-12.6",
        "chapter": "Chevauchées",
        "text": "Si l'attaquant gagne et qu'il reste un seigneur, la marche doit continuer, même en arrière ; des chevaliers peuvent rester. Sinon ils ne marchent plus ce tour-ci.",
        "isRuling": false
      },
      {
        "number": "F1429-12.7",
        "chapter": "Chevauchées",
        "text": "Tous les autres sur place sont invités à rejoindre le défenseur ; le premier sur le passage, qui contrôle avant les autres, est le défenseur. Il faut un chevalier.",
        "isRuling": true
      },
      {
        "number": "F1429-12.8",
        "chapter": "Chevauchées",
        "text": "Une sortie à cheval ne rencontre pas de murs.",
        "isRuling": true
      },
      {
        "number": "F1429-13.1",
        "chapter": "Batailles",
        "text": "Dans la sixième phase, chaque famille à son tour peut déclarer des batailles là où ses troupes et celles d'autres sont ensemble. Aucune n'est obligatoire. Elle a lieu aussitôt.",
        "isRuling": false
      },
      {
        "number": "F1429-13.2",
        "chapter": "Batailles",
        "text": "Des troupes sans seigneur n'attaquent pas ; elles se défendent. Des seigneurs seuls n'attaquent pas.",
        "isRuling": false
      },
      {
        "number": "F1429-13.3",
        "chapter": "Batailles",
        "text": "Une famille déclare une bataille par phase contre la même famille dans le même village.",
        "isRuling": true
      },
      {
        "number": "F1429-13.4",
        "chapter": "Batailles",
        "text": "Une attaque nomme une famille. D'autres qui ont là un seigneur peuvent rejoindre un camp ou rester à l'écart ; ils décident au début.",
        "isRuling": false
      },
      {
        "number": "F1429-13.5",
        "chapter": "Batailles",
        "text": "Points de combat : 1 par sergent, 3 par chevalier, 1 par homme, 1 par femme titrée ou d'Arc.",
        "isRuling": false
      },
      {
        "number": "F1429-13.6",
        "chapter": "Batailles",
        "text": "1 à 6 points lancent un dé, 7 à 12 deux, 13 et plus trois. D'Arc en ajoute un.",
        "isRuling": false
      },
      {
        "number": "F1429-13.7",
        "chapter": "Batailles",
        "text": "L'attaquant lance un dé de moins contre un château et deux de moins contre une cité. Les engins de siège annulent ce qu'ils montrent, deux au plus.",
        "isRuling": false
      },
      {
        "number": "F1429-13.8",
        "chapter": "Batailles",
        "text": "Les murs comptent quand le défenseur contrôle le village ou y a été admis, pas quand celui qui contrôle attaque. Le dé d'Arc s'ajoute avant. Sans dé, pas d'attaque.",
        "isRuling": true
      },
      {
        "number": "F1429-13.9",
        "chapter": "Batailles",
        "text": "Les deux camps lancent et perdent à la fois. Un sergent tombe à 1 dégât, un chevalier à 3. Le plus de dégâts possible doit compter.",
        "isRuling": false
      },
      {
        "number": "F1429-13.10",
        "chapter": "Batailles",
        "text": "S'il reste plusieurs façons, le chef du camp choisit : combien de chevaliers, et de qui d'abord. Les chefs sont l'attaquant et le défenseur.",
        "isRuling": true
      },
      {
        "number": "F1429-13.11",
        "chapter": "Batailles",
        "text": "Les seigneurs ne tombent que quand toutes les troupes de leur camp sont tombées, à 1 dégât chacun.",
        "isRuling": false
      },
      {
        "number": "F1429-13.12",
        "chapter": "Batailles",
        "text": "Les seigneurs qui restent quand toutes leurs troupes sont tombées sont prisonniers du chef de l'autre camp, s'il lui reste des troupes.",
        "isRuling": false
      },
      {
        "number": "F1429-13.13",
        "chapter": "Batailles",
        "text": "Un seigneur seul, attaqué par un seigneur avec des troupes, est pris sans dés, même dans une fortification.",
        "isRuling": false
      },
      {
        "number": "F1429-13.14",
        "chapter": "Batailles",
        "text": "Le chef peut laisser aller un seigneur qui pourrait être pris.",
        "isRuling": false
      },
      {
        "number": "F1429-13.15",
        "chapter": "Batailles",
        "text": "Après chaque round, les chefs disent ouvertement s'ils continuent, proposent d'arrêter ou se rendent. Arrêter demande les deux ; contre une fortification l'attaquant peut arrêter seul.",
        "isRuling": false
      },
      {
        "number": "F1429-13.16",
        "chapter": "Batailles",
        "text": "Qui se rend perd toutes ses troupes là, et ses seigneurs sont prisonniers.",
        "isRuling": false
      },
      {
        "number": "F1429-13.17",
        "chapter": "Batailles",
        "text": "Après chaque round, les alliés peuvent quitter la bataille ou changer de camp. L'allié du défenseur qui passe à l'ennemi ouvre les portes : les murs ne comptent plus.",
        "isRuling": false
      },
      {
        "number": "F1429-13.18",
        "chapter": "Batailles",
        "text": "Une bataille finit quand un camp a disparu, quand il n'y a plus que des seigneurs dans les deux, quand l'attaquant n'a plus de seigneur, ou après trois rounds sans perte.",
        "isRuling": false
      },
      {
        "number": "F1429-13.19",
        "chapter": "Batailles",
        "text": "Si le défenseur contrôlait le village et a disparu, l'attaquant le contrôle, s'il lui reste des pions.",
        "isRuling": true
      },
      {
        "number": "F1429-13.20",
        "chapter": "Batailles",
        "text": "Les prisonniers tenus là par le camp disparu passent au vainqueur ; ceux de sa propre famille sont libres.",
        "isRuling": true
      },
      {
        "number": "F1429-13.21",
        "chapter": "Batailles",
        "text": "Toutes les unités d'une famille dans le village prennent part, quels que soient leurs chemins ; pas ses prisonniers.",
        "isRuling": false
      },
      {
        "number": "F1429-14.1",
        "chapter": "Prisonniers et rançon",
        "text": "Un prisonnier est gardé par une famille là où sont ses troupes ou seigneurs, marche avec ses seigneurs, et compte parmi les quatre de sa propre famille. Seuls l'assassinat et la révolte le tuent.",
        "isRuling": false
      },
      {
        "number": "F1429-14.2",
        "chapter": "Prisonniers et rançon",
        "text": "Un prisonnier garde titres et points de victoire.",
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
        "text": "Un prisonnier dont les gardes ont disparu est libre, s'il n'est pris par un autre.",
        "isRuling": false
      },
      {
        "number": "F1429-14.5",
        "chapter": "Prisonniers et rançon",
        "text": "Un seigneur libéré est placé comme un nouveau.",
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
        "text": "Au début des achats, avant tout achat, chaque famille dans l'ordre du tour doit payer les rançons qu'elle peut, la plus forte d'abord ; le geôlier doit accepter.",
        "isRuling": false
      },
      {
        "number": "F1429-14.8",
        "chapter": "Prisonniers et rançon",
        "text": "On peut convenir à tout moment d'une somme moindre, pour un ou pour plusieurs.",
        "isRuling": false
      },
      {
        "number": "F1429-14.9",
        "chapter": "Prisonniers et rançon",
        "text": "Les familles paient dans l'ordre du tour, avant le premier achat de quiconque.",
        "isRuling": true
      },
      {
        "number": "F1429-15.1",
        "chapter": "Sièges et pillage",
        "text": "Après ses batailles, une famille peut assiéger un château ou une cité d'une autre là où elle a un seigneur et des troupes. Elle y pose un engin qui montre 1.",
        "isRuling": false
      },
      {
        "number": "F1429-15.2",
        "chapter": "Sièges et pillage",
        "text": "Si le siège continue, l'engin montre 2 après les batailles du tour suivant de l'assiégeant.",
        "isRuling": false
      },
      {
        "number": "F1429-15.3",
        "chapter": "Sièges et pillage",
        "text": "Un village assiégé reste contrôlé, mais ne rapporte rien et ne reçoit pas de recrues.",
        "isRuling": false
      },
      {
        "number": "F1429-15.4",
        "chapter": "Sièges et pillage",
        "text": "Plusieurs familles peuvent assiéger le même village ; leurs engins s'ajoutent.",
        "isRuling": false
      },
      {
        "number": "F1429-15.5",
        "chapter": "Sièges et pillage",
        "text": "Un siège finit quand l'assiégeant n'a plus de seigneur là ou le veut, et l'engin revient ; de même quand la bataille est perdue.",
        "isRuling": false
      },
      {
        "number": "F1429-15.6",
        "chapter": "Sièges et pillage",
        "text": "Quand toutes les batailles sont finies, chaque famille à son tour peut piller des moulins des villages qu'elle contrôle, 1 écu chacun ; en cas de siège, l'assiégeant pille et non l'assiégé.",
        "isRuling": false
      },
      {
        "number": "F1429-15.7",
        "chapter": "Sièges et pillage",
        "text": "De plusieurs assiégeants, le premier dans l'ordre du tour pille.",
        "isRuling": true
      },
      {
        "number": "F1429-16.1",
        "chapter": "La fin du tour et la victoire",
        "text": "À la fin du tour, les calamités sont défaussées et l'on compte les points de victoire : 1 par titre de fief, 1 pour le roi, 1 pour le pape.",
        "isRuling": false
      },
      {
        "number": "F1429-16.2",
        "chapter": "La fin du tour et la victoire",
        "text": "Une famille non alliée gagne avec 3 points.",
        "isRuling": false
      },
      {
        "number": "F1429-16.3",
        "chapter": "La fin du tour et la victoire",
        "text": "Deux familles alliées gagnent ensemble avec 4 points ; à 3 joueurs les alliances ne gagnent pas, et une famille alliée gagne seule avec 3.",
        "isRuling": false
      },
      {
        "number": "F1429-16.4",
        "chapter": "La fin du tour et la victoire",
        "text": "Une victoire en solitaire passe avant une victoire en alliance. Puis décident : le roi, le pape, la reine régente, plus de fiefs, plus d'évêques, plus de villages.",
        "isRuling": false
      },
      {
        "number": "F1429-16.5",
        "chapter": "La fin du tour et la victoire",
        "text": "Qui est à égalité en tout partage la victoire.",
        "isRuling": true
      },
      {
        "number": "F1429-16.6",
        "chapter": "La fin du tour et la victoire",
        "text": "Sinon le joueur de gauche devient premier, et un nouveau tour commence.",
        "isRuling": false
      },
      {
        "number": "F1429-16.7",
        "chapter": "La fin du tour et la victoire",
        "text": "Après le dernier tour convenu, qui a le plus de points est premier ; les égalités se départagent comme ci-dessus.",
        "isRuling": true
      },
      {
        "number": "F1429-16.8",
        "chapter": "La fin du tour et la victoire",
        "text": "Le score affiché est de 100 par point et de 1 par village.",
        "isRuling": true
      },
      {
        "number": "F1429-17.1",
        "chapter": "Cartes surprise",
        "text": "Les cartes surprise se jouent à tout moment, sauf pendant la pioche. Chacune est résolue entièrement avant la suivante.",
        "isRuling": false
      },
      {
        "number": "F1429-17.2",
        "chapter": "Cartes surprise",
        "text": "Avant un vote, avant les revenus et avant chaque round d'une bataille, tous ceux qui tiennent des cartes sont interrogés à la fois ; après chaque carte ils le sont de nouveau, jusqu'à ce que tous passent.",
        "isRuling": true
      },
      {
        "number": "F1429-17.3",
        "chapter": "Cartes surprise",
        "text": "D'Arc se joue sur une femme non mariée de n'importe quelle famille : elle est d'Arc, fait trois étapes, ajoute un dé en bataille et ne peut se marier. À sa mort la carte est défaussée.",
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
        "text": "L'assassinat tue aussitôt un seigneur d'une autre famille. Un seigneur de sa propre famille est nommé commanditaire, et marqué jusqu'à sa mort.",
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
        "text": "Embuscade : dans une bataille où un seigneur de la famille prend part, un seigneur engagé est fait prisonnier.",
        "isRuling": false
      },
      {
        "number": "F1429-17.8",
        "chapter": "Cartes surprise",
        "text": "Il est le prisonnier de qui joue la carte.",
        "isRuling": true
      },
      {
        "number": "F1429-17.9",
        "chapter": "Cartes surprise",
        "text": "Souterrain, dans les déplacements : un seigneur et ceux qui l'accompagnent quittent un siège, font une étape par mauvais temps, ou passent l'ennemi sans accord.",
        "isRuling": false
      },
      {
        "number": "F1429-17.10",
        "chapter": "Cartes surprise",
        "text": "Souterrain, dans une bataille : l'attaquant ne rencontre pas de murs.",
        "isRuling": false
      },
      {
        "number": "F1429-17.11",
        "chapter": "Cartes surprise",
        "text": "Souterrain, à tout moment : un prisonnier s'évade, avec ses compagnons du même lieu.",
        "isRuling": false
      },
      {
        "number": "F1429-17.12",
        "chapter": "Cartes surprise",
        "text": "Révolte : se joue sur un village sous un impôt ou une famine. Son propre impôt n'est pas une cause.",
        "isRuling": false
      },
      {
        "number": "F1429-17.13",
        "chapter": "Cartes surprise",
        "text": "Chaque révolte lance un dé et ajoute 1 dégât par dé lancé ; d'autres peuvent ajouter les leurs avant. Les murs comptent.",
        "isRuling": false
      },
      {
        "number": "F1429-17.14",
        "chapter": "Cartes surprise",
        "text": "Un évêque peut calmer une révolte dans son évêché : sur 3 à 6 la carte disparaît, sur 1 ou 2 il meurt. Un cardinal le peut partout pour 3 écus, et ne meurt pas.",
        "isRuling": false
      },
      {
        "number": "F1429-17.15",
        "chapter": "Cartes surprise",
        "text": "S'il ne reste pas de troupes, tous les seigneurs présents meurent, prisonniers compris, et moulins et château sont détruits ; une cité ne l'est pas.",
        "isRuling": false
      },
      {
        "number": "F1429-17.16",
        "chapter": "Cartes surprise",
        "text": "Qui a joué la première révolte dit quelle famille est frappée d'abord.",
        "isRuling": false
      },
      {
        "number": "F1429-17.17",
        "chapter": "Cartes surprise",
        "text": "L'évêque est interrogé d'abord, puis les cardinaux dans l'ordre du tour ; un essai par carte. Un prisonnier ne l'est pas.",
        "isRuling": true
      },
      {
        "number": "F1429-17.18",
        "chapter": "Cartes surprise",
        "text": "Une révolte dans un village sans troupes le détruit, s'il reste un dé.",
        "isRuling": true
      },
      {
        "number": "F1429-17.19",
        "chapter": "Cartes surprise",
        "text": "Les murs ne retirent de dés qu'à ce qui frappe ceux de l'intérieur.",
        "isRuling": true
      },
      {
        "number": "F1429-17.20",
        "chapter": "Cartes surprise",
        "text": "Parmi ceux qu'elle interroge, une telle question touche avant un vote qui se présente ou vote, avant les revenus qui contrôle un village où une révolte peut éclater, avant un round et dans une révolte qui s'y trouve.",
        "isRuling": true
      },
      {
        "number": "F1429-17.21",
        "chapter": "Cartes surprise",
        "text": "Ils le sont encore, et cela touche tout le monde, à la fin d'un tour après lequel la partie serait finie. À d'autres moments, les cartes surprise se jouent hors de son tour, comme en 2.9.",
        "isRuling": true
      },
      {
        "number": "F1429-18.1",
        "chapter": "Diplomatie",
        "text": "On peut donner de l'argent à tout moment ; il reste visible.",
        "isRuling": false
      },
      {
        "number": "F1429-18.2",
        "chapter": "Diplomatie",
        "text": "Les cartes s'échangent d'un commun accord, et aucune main ne dépasse trois.",
        "isRuling": false
      },
      {
        "number": "F1429-18.3",
        "chapter": "Diplomatie",
        "text": "Parler à la table est libre et ne coûte pas d'ambassade, une offre non plus. En diplomatie libre, rien n'en coûte, et toutes les familles peuvent se parler à part.",
        "isRuling": true
      },
      {
        "number": "F1429-18.4",
        "chapter": "Diplomatie",
        "text": "Le jeu garde les offres : des écus, une carte et un engagement contre des écus, une carte et un engagement. Ce qui est offert est mis de côté jusqu'à la fin de l'offre ; elle finit avec le tour, et avant que les rançons soient dues.",
        "isRuling": true
      },
      {
        "number": "F1429-18.5",
        "chapter": "Diplomatie",
        "text": "Avec les ambassades, chaque famille a trois ambassadeurs. Pour échanger des cartes avec une autre famille, elle en envoie un. *(décision)* Ils valent pour toute la partie ; celui qui fait l'offre en envoie un, qui revient si l'offre n'est pas prise. L'argent n'en demande pas.",
        "isRuling": false
      },
      {
        "number": "F1429-18.6",
        "chapter": "Diplomatie",
        "text": "Un ambassadeur ouvre aussi un cabinet privé avec une ou plusieurs autres familles, où l'on se parle à part, et où cartes et argent changent de mains en secret ; un autre le prolonge. *(décision)* Il reste ouvert jusqu'à la fin de la phase, et une phase de plus pour chaque autre ambassadeur de son hôte.",
        "isRuling": false
      },
      {
        "number": "F1429-18.7",
        "chapter": "Diplomatie",
        "text": "Un engagement est le contrôle d'un village où se trouve l'autre famille ; un prisonnier, libéré s'il est de l'autre famille et sinon remis à ses troupes présentes ; de la part du roi, le prix d'un titre de fief ; une relique pour un seigneur qui se trouve avec son porteur ; ou le passage. Tout ce qui est convenu se fait aussitôt.",
        "isRuling": true
      },
      {
        "number": "F1429-18.8",
        "chapter": "Diplomatie",
        "text": "Le passage et un prix remis sont promis jusqu'à la fin du tour.",
        "isRuling": true
      },
      {
        "number": "F1429-18.9",
        "chapter": "Diplomatie",
        "text": "Une offre donne ou demande quelque chose : on n'offre pas rien contre rien.",
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
        "text": "La partie finit après un nombre de tours convenu.",
        "isRuling": true
      },
      {
        "number": "F1429-20.1",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Dans le brouillard de guerre, les troupes sont posées face cachée : les autres voient combien de pions sont ensemble, mais pas de quelle sorte. *(décision)* Les réserves sont visibles ; là où la question trahirait les sortes, on interroge toujours le propriétaire.",
        "isRuling": false
      },
      {
        "number": "F1429-20.2",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Les troupes achetées sont montrées, puis posées face cachée. *(décision)* On les pose quand la famille a tout acheté.",
        "isRuling": false
      },
      {
        "number": "F1429-20.3",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Quand une bataille commence, les troupes qui y combattent sont retournées. *(décision)* On les cache de nouveau quand elle finit. Qui chevauche montre des chevaliers.",
        "isRuling": false
      },
      {
        "number": "F1429-20.4",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Avec les reliques, on en pose cinq au hasard sur les cinq chefs-lieux quand toutes les familles se sont installées.",
        "isRuling": false
      },
      {
        "number": "F1429-20.5",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Une relique est recueillie par l'évêque de l'évêché où elle se trouve, par un cardinal ou par le pape, qui doit être dans le village.",
        "isRuling": false
      },
      {
        "number": "F1429-20.6",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Si une autre famille occupe et contrôle le village, il faut sa permission.",
        "isRuling": false
      },
      {
        "number": "F1429-20.7",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Une relique suit son porteur. Si des troupes restent seules avec elle, elles la gardent pour un seigneur de leur famille ; si elle est seule, le premier seigneur venu l'a. Une relique n'est jamais détruite.",
        "isRuling": false
      },
      {
        "number": "F1429-20.8",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Son porteur peut la donner ou la vendre à tout seigneur du même village, même s'il n'est pas d'Église.",
        "isRuling": false
      },
      {
        "number": "F1429-20.9",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Une relique n'agit que si un seigneur la porte. *(décision)* Le seigneur du geôlier prend celle d'un prisonnier.",
        "isRuling": false
      },
      {
        "number": "F1429-20.10",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Quand dans une bataille le dernier seigneur d'une famille tombe et en portait une, un autre seigneur du même camp l'a. *(décision)* Avant lui, un autre seigneur de la famille sur place.",
        "isRuling": false
      },
      {
        "number": "F1429-20.11",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Les Yeux de sainte Roseline : à la fin des cartes, leur famille peut lancer un dé pour chaque mauvais temps. Sur le numéro d'un autre évêché, il s'y déplace ; s'il y en a déjà un, il est défaussé.",
        "isRuling": false
      },
      {
        "number": "F1429-20.12",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "La Dent de saint Géronce : sa famille peut relever un seigneur qui vient de mourir, où qu'il soit, et qui garde tous ses titres ; la relique est alors perdue. *(décision)* Pour plusieurs morts, on demande pour chacun, l'un après l'autre.",
        "isRuling": false
      },
      {
        "number": "F1429-20.13",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Le Saint Graal : dans une bataille que le camp de son porteur n'a pas commencée, chaque dé de l'autre camp compte un dégât de moins.",
        "isRuling": false
      },
      {
        "number": "F1429-20.14",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "L'Os de sainte Radegonde : à la fin des cartes, sa famille peut lancer un dé pour chaque famine ; de 4 à 6 elle est défaussée.",
        "isRuling": false
      },
      {
        "number": "F1429-20.15",
        "chapter": "Brouillard, reliques et argent caché",
        "text": "Quand l'argent est caché, personne ne voit les bourses des autres, ni combien des tiers se donnent et s'offrent. *(décision)* Revenus, prix et rançons sont connus. Là où la question dirait qui peut payer, on interroge tout le monde.",
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
    "credits": "Fief is a game by Philippe Mouchebeuf of the early eighties; Duccio Vitale adapted its rules. These are both editions in our own words, side by side where they differ. Only parts of the two books survive: the first breaks off in the middle of the battles, of the second a summary sheet and the battles of several players are left. A rule marked *(ruling)* is our answer where a book is silent or contradicts itself; one that begins with Reconstructed fills a part that is lost, and so do the map and the table of battles.",
    "rules": [
      {
        "number": "FC-1.1",
        "chapter": "The table",
        "text": "The game is for 2 to 6 players, as many as there are regions at most. Each leads a noble family.",
        "isRuling": true
      },
      {
        "number": "FC-1.2",
        "chapter": "The table",
        "text": "Reconstructed: the map has 24 villages joined by 31 roads, in six regions (two duchies of 5 villages, two counties of 4, two baronies of 3) and four bishoprics (Blaye, Bourg, Sigy, Tournus). The numbers, the names of the bishoprics and the roads from Tournus by St Andromy to St Médard are in the book; who belongs where is ours.",
        "isRuling": true
      },
      {
        "number": "FC-1.3",
        "chapter": "The table",
        "text": "There are 58 blue cards: 15 lords, 4 revolts, 3 bad weathers, 2 plagues, 2 famines, 1 assassination, 6 good harvests, 6 suns, 1 justice, 5 seigneurial taxes, 5 royal taxes, 4 tithes and the 4 bishoprics; and 10 red ones: 2 dukes, 2 counts, 2 barons, 3 cardinals and the king.",
        "isRuling": false
      },
      {
        "number": "FC-1.4",
        "chapter": "The table",
        "text": "Each family has 30 soldiers. For all there are 12 castles, 12 mills and 12 presses. What is used up cannot be had; the bank never runs out of écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.1",
        "chapter": "The beginning",
        "text": "Each family throws two dice; the highest is first, the lowest last. Those who tie throw again among themselves.",
        "isRuling": false
      },
      {
        "number": "FC-2.2",
        "chapter": "The beginning",
        "text": "In that order each chooses a region where nobody is at home yet.",
        "isRuling": false
      },
      {
        "number": "FC-2.3",
        "chapter": "The beginning",
        "text": "Who chose first is the banker and begins the first turn. Seats stay as they are; clockwise is the order of the seats.",
        "isRuling": false
      },
      {
        "number": "FC-2.4",
        "chapter": "The beginning",
        "text": "Each sets his castle with 8 soldiers in it in a village of his region, and has 300 écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.5",
        "chapter": "The beginning",
        "text": "Each is dealt three blue cards, which nobody else sees.",
        "isRuling": false
      },
      {
        "number": "FC-2.6",
        "chapter": "The beginning",
        "text": "If the table has agreed on it, each family begins with a lord drawn by lot; else with none.",
        "isRuling": true
      },
      {
        "number": "FC-2.7",
        "chapter": "The beginning",
        "text": "The first lord is set in the castle at once, for all to see.",
        "isRuling": true
      },
      {
        "number": "FC-3.1",
        "chapter": "The turn",
        "text": "A turn has six phases: cards, incomes, purchases, marches, battles, negotiations. In each the families act in turn order, clockwise from the first player.",
        "isRuling": false
      },
      {
        "number": "FC-3.2",
        "chapter": "The turn",
        "text": "In every new turn the neighbour on the right of the last first player is first.",
        "isRuling": false
      },
      {
        "number": "FC-3.3",
        "chapter": "The turn",
        "text": "A family without lords and pawns plays on: it is dealt cards and talks with the others.",
        "isRuling": true
      },
      {
        "number": "FC-4.1",
        "chapter": "Cards",
        "text": "At the beginning of the turn each family is dealt cards until it has three.",
        "isRuling": false
      },
      {
        "number": "FC-4.2",
        "chapter": "Cards",
        "text": "When the pile is used up, the discards are shuffled and become the pile.",
        "isRuling": false
      },
      {
        "number": "FC-4.4",
        "chapter": "Cards",
        "text": "Once a turn a family may give a card back in its turn of the cards and is dealt another, but only in a turn in which it uses no attack, no parry and no tax: who has used one gives none back, and who has given one back uses none.",
        "isRuling": false
      },
      {
        "number": "FC-4.5",
        "chapter": "Cards",
        "text": "In its turn of the cards a family may throw attack cards away, for nothing.",
        "isRuling": false
      },
      {
        "number": "FC-4.6",
        "chapter": "Cards",
        "text": "The discards lie open.",
        "isRuling": true
      },
      {
        "number": "FC-4.8",
        "chapter": "Cards",
        "text": "While the pile is empty no card is given back.",
        "isRuling": true
      },
      {
        "number": "FC-5.1",
        "chapter": "Attacks and parries",
        "text": "In its turn of the cards a family may play attack cards, on any region or on a lord of another family.",
        "isRuling": false
      },
      {
        "number": "FC-5.2",
        "chapter": "Attacks and parries",
        "text": "Bad weather: soldiers in the region stay where they are, and no battle is fought there, this turn.",
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
        "text": "Plague: each family loses one in three of its soldiers in the region. Rounded down.",
        "isRuling": false
      },
      {
        "number": "FC-5.6",
        "chapter": "Attacks and parries",
        "text": "In a plague a die is thrown for each lord in the region; on 1 or 2 he dies.",
        "isRuling": false
      },
      {
        "number": "FC-5.7",
        "chapter": "Attacks and parries",
        "text": "Nothing parries a plague.",
        "isRuling": false
      },
      {
        "number": "FC-5.8",
        "chapter": "Attacks and parries",
        "text": "A family whose soldiers stand in several places chooses where the plague takes them.",
        "isRuling": false
      },
      {
        "number": "FC-5.9",
        "chapter": "Attacks and parries",
        "text": "A revolt is played together with a famine, which is laid on the region with it.",
        "isRuling": false
      },
      {
        "number": "FC-5.10",
        "chapter": "Attacks and parries",
        "text": "A die says how fierce a revolt is. 1: nothing happens. 2: the castles are stormed. 3: one mill or press is torn down in each village. 4: all mills and presses of the region are. 5 and 6: both 2 and 4.",
        "isRuling": false
      },
      {
        "number": "FC-5.11",
        "chapter": "Attacks and parries",
        "text": "A castle that is stormed loses as many soldiers as a die shows, on a 6 as two dice show.",
        "isRuling": false
      },
      {
        "number": "FC-5.12",
        "chapter": "Attacks and parries",
        "text": "On a 3 the family that raised the revolt chooses between mill and press.",
        "isRuling": false
      },
      {
        "number": "FC-5.13",
        "chapter": "Attacks and parries",
        "text": "Any family with a pawn in the region may end the whole revolt by paying the bank 300 écus for each pip of the die; the famine laid with it ends too.",
        "isRuling": true
      },
      {
        "number": "FC-5.14",
        "chapter": "Attacks and parries",
        "text": "Assassination: a lord of another family dies, unless his family parries it with justice.",
        "isRuling": false
      },
      {
        "number": "FC-5.15",
        "chapter": "Attacks and parries",
        "text": "The family that parries with justice has a lord of the murderer's family executed.",
        "isRuling": false
      },
      {
        "number": "FC-5.16",
        "chapter": "Attacks and parries",
        "text": "An attack on a region may be parried by any family with a pawn there: whoever has most lords in the region is asked first, then the others in turn order.",
        "isRuling": true
      },
      {
        "number": "FC-5.17",
        "chapter": "Attacks and parries",
        "text": "Sun parries bad weather; a good harvest parries a famine, or a revolt with its famine.",
        "isRuling": false
      },
      {
        "number": "FC-5.18",
        "chapter": "Attacks and parries",
        "text": "Nobody has a lord of his own murdered.",
        "isRuling": true
      },
      {
        "number": "FC-5.19",
        "chapter": "Attacks and parries",
        "text": "A region where bad weather or famine lies is not struck by another of its kind.",
        "isRuling": true
      },
      {
        "number": "FC-5.20",
        "chapter": "Attacks and parries",
        "text": "As each revolt brings a famine of its own, there is one a region in a turn at most.",
        "isRuling": true
      },
      {
        "number": "FC-5.21",
        "chapter": "Attacks and parries",
        "text": "Justice saves no other lord: it is played once, and the card is discarded.",
        "isRuling": true
      },
      {
        "number": "FC-5.22",
        "chapter": "Attacks and parries",
        "text": "Where a region has several castles each of them is stormed, with dice of its own. A castle without pawns loses nothing.",
        "isRuling": true
      },
      {
        "number": "FC-6.1",
        "chapter": "Lords and the church",
        "text": "A lord played from the hand comes into a castle of his family; without one into a free village of its region, and if there is none into any free village.",
        "isRuling": false
      },
      {
        "number": "FC-6.2",
        "chapter": "Lords and the church",
        "text": "A lord may come into a castle that is besieged.",
        "isRuling": true
      },
      {
        "number": "FC-6.3",
        "chapter": "Lords and the church",
        "text": "Without castle and free village he comes into a village that his family holds; if it holds none, he waits in the hand.",
        "isRuling": true
      },
      {
        "number": "FC-6.4",
        "chapter": "Lords and the church",
        "text": "In its turn of the cards a family may make one of its lords bishop of a bishopric with the card; no lord is bishop twice.",
        "isRuling": false
      },
      {
        "number": "FC-6.5",
        "chapter": "Lords and the church",
        "text": "A bishop cannot become king. Nor a king bishop.",
        "isRuling": false
      },
      {
        "number": "FC-6.6",
        "chapter": "Lords and the church",
        "text": "No soldier ever goes with a bishop; for the rest he is a lord like others.",
        "isRuling": false
      },
      {
        "number": "FC-6.7",
        "chapter": "Lords and the church",
        "text": "A bishop becomes a cardinal for the asking, in his family's turn of the cards, one a turn, as long as there is a hat.",
        "isRuling": true
      },
      {
        "number": "FC-6.8",
        "chapter": "Lords and the church",
        "text": "When a lord dies his card and his bishopric's go to the discards, the cardinal's and the king's to the bank.",
        "isRuling": false
      },
      {
        "number": "FC-7.1",
        "chapter": "Incomes",
        "text": "Each village brings its holder 100 écus, each press 100 and each mill 200. An empty village of a fief brings them to the holder of the fief.",
        "isRuling": false
      },
      {
        "number": "FC-7.2",
        "chapter": "Incomes",
        "text": "In a famine mills and presses bring nothing; the village itself does.",
        "isRuling": true
      },
      {
        "number": "FC-7.3",
        "chapter": "Incomes",
        "text": "With a tithe card and the bishop a family receives, instead of their holders, all that the villages of the bishopric bring.",
        "isRuling": false
      },
      {
        "number": "FC-7.4",
        "chapter": "Incomes",
        "text": "A cardinal levies no tithe.",
        "isRuling": false
      },
      {
        "number": "FC-7.5",
        "chapter": "Incomes",
        "text": "With a seigneurial tax the holder of a fief receives 200 écus for each of its villages.",
        "isRuling": false
      },
      {
        "number": "FC-7.6",
        "chapter": "Incomes",
        "text": "With a royal tax the family of the king receives 1500 écus.",
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
        "text": "Taxes are levied in the phase of incomes, by all before anybody receives.",
        "isRuling": false
      },
      {
        "number": "FC-7.9",
        "chapter": "Incomes",
        "text": "A tax is lost if its bishop, fief or king is the family's no more when the incomes come.",
        "isRuling": true
      },
      {
        "number": "FC-7.10",
        "chapter": "Incomes",
        "text": "A village that nobody holds brings nothing, to no bishop either.",
        "isRuling": true
      },
      {
        "number": "FC-7.11",
        "chapter": "Incomes",
        "text": "A siege takes nothing from the incomes.",
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
        "text": "What is bought is set at once in villages where the family has a pawn. An empty village of one's own fief is not one of them.",
        "isRuling": false
      },
      {
        "number": "FC-8.3",
        "chapter": "Purchases",
        "text": "A village holds three mills and presses together at most.",
        "isRuling": false
      },
      {
        "number": "FC-8.4",
        "chapter": "Purchases",
        "text": "Nothing is bought that the box has no more of.",
        "isRuling": false
      },
      {
        "number": "FC-8.5",
        "chapter": "Purchases",
        "text": "A village has one castle at most.",
        "isRuling": true
      },
      {
        "number": "FC-8.6",
        "chapter": "Purchases",
        "text": "Soldiers may be bought in a besieged village.",
        "isRuling": true
      },
      {
        "number": "FC-9.1",
        "chapter": "Marches",
        "text": "A lord makes two steps a turn at most, each along one road to the next village.",
        "isRuling": false
      },
      {
        "number": "FC-9.2",
        "chapter": "Marches",
        "text": "Soldiers go only with a lord, as many as he likes and from wherever he passes; he may leave them anywhere. Only the steps of the lord are counted.",
        "isRuling": false
      },
      {
        "number": "FC-9.3",
        "chapter": "Marches",
        "text": "Into a village that nobody holds he goes without a fight; it is his, castle and all, who leaves a pawn in it.",
        "isRuling": false
      },
      {
        "number": "FC-9.4",
        "chapter": "Marches",
        "text": "A village that all pawns have left is nobody's, or that of the holder of its fief.",
        "isRuling": false
      },
      {
        "number": "FC-9.5",
        "chapter": "Marches",
        "text": "In bad weather no soldier leaves the place where he stands; a lord may go alone, and soldiers may come in from elsewhere.",
        "isRuling": true
      },
      {
        "number": "FC-9.7",
        "chapter": "Marches",
        "text": "Reconstructed: an empty village of a fief is entered like a free one.",
        "isRuling": true
      },
      {
        "number": "FC-9.8",
        "chapter": "Marches",
        "text": "Nobody leaves a besieged village without a battle.",
        "isRuling": false
      },
      {
        "number": "FC-10.1",
        "chapter": "The gates of a village",
        "text": "Before a village that another family holds a lord stops, on the road by which he came.",
        "isRuling": false
      },
      {
        "number": "FC-10.2",
        "chapter": "The gates of a village",
        "text": "There his family says what he has come for: to attack, to ask for passage, to besiege, or, as a guest, to help against others who stand before it. Those who stand there longer may change their mind in later turns.",
        "isRuling": false
      },
      {
        "number": "FC-10.3",
        "chapter": "The gates of a village",
        "text": "Whoever attacks fights in the phase of battles.",
        "isRuling": false
      },
      {
        "number": "FC-10.4",
        "chapter": "The gates of a village",
        "text": "Whoever asks for passage is answered at once by the holder.",
        "isRuling": false
      },
      {
        "number": "FC-10.5",
        "chapter": "The gates of a village",
        "text": "If passage is refused there will be a battle: nobody goes back first. Unless bad weather prevents it.",
        "isRuling": false
      },
      {
        "number": "FC-10.6",
        "chapter": "The gates of a village",
        "text": "If passage is granted he goes on in the marches of the next turn, by any road.",
        "isRuling": false
      },
      {
        "number": "FC-10.7",
        "chapter": "The gates of a village",
        "text": "A siege harms neither mills nor presses; it ends when the besiegers go or fall.",
        "isRuling": false
      },
      {
        "number": "FC-10.8",
        "chapter": "The gates of a village",
        "text": "A village that another besieges may not be attacked.",
        "isRuling": false
      },
      {
        "number": "FC-10.9",
        "chapter": "The gates of a village",
        "text": "From the gate a lord may always go back by the road he came.",
        "isRuling": true
      },
      {
        "number": "FC-10.10",
        "chapter": "The gates of a village",
        "text": "Before a village of his own that others besiege or attack a lord stops too: he is its relief, and there will be a battle.",
        "isRuling": true
      },
      {
        "number": "FC-10.11",
        "chapter": "The gates of a village",
        "text": "The besieged may break out: they are the attackers then. It is said in the marches, takes a lord who is no bishop, and all who are inside go.",
        "isRuling": false
      },
      {
        "number": "FC-10.12",
        "chapter": "The gates of a village",
        "text": "Before the village of an ally, or of one who has promised passage, a lord is a guest at once.",
        "isRuling": true
      },
      {
        "number": "FC-10.13",
        "chapter": "The gates of a village",
        "text": "Whoever stands before a village that is empty now, or his own and free again, may go in with a step; whoever of his family stands before it goes in with him.",
        "isRuling": true
      },
      {
        "number": "FC-10.14",
        "chapter": "The gates of a village",
        "text": "A guest helps with the consent of the holder, an ally without asking: nobody is made to leave his walls.",
        "isRuling": true
      },
      {
        "number": "FC-11.1",
        "chapter": "Battles",
        "text": "All pawns of a side count one, lords and soldiers: 1 to 6 throw one die, 7 to 12 two dice, 13 and more three.",
        "isRuling": false
      },
      {
        "number": "FC-11.2",
        "chapter": "Battles",
        "text": "Reconstructed: a side loses one pawn for each 2 pips of the others' dice, rounded down.",
        "isRuling": true
      },
      {
        "number": "FC-11.3",
        "chapter": "Battles",
        "text": "Reconstructed: behind the walls of a castle it loses one for each 3 pips.",
        "isRuling": true
      },
      {
        "number": "FC-11.4",
        "chapter": "Battles",
        "text": "Rounds are fought until one side is destroyed.",
        "isRuling": false
      },
      {
        "number": "FC-11.5",
        "chapter": "Battles",
        "text": "Both sides throw with the pawns that they had at the beginning of the round.",
        "isRuling": false
      },
      {
        "number": "FC-11.6",
        "chapter": "Battles",
        "text": "Soldiers fall before lords.",
        "isRuling": true
      },
      {
        "number": "FC-11.7",
        "chapter": "Battles",
        "text": "Where lords must fall and others live, their family says which.",
        "isRuling": true
      },
      {
        "number": "FC-11.8",
        "chapter": "Battles",
        "text": "If both sides are destroyed the village is nobody's, or that of the holder of its fief.",
        "isRuling": true
      },
      {
        "number": "FC-11.9",
        "chapter": "Battles",
        "text": "A battle for a village destroys its mills and presses, whoever wins. Castles stay.",
        "isRuling": false
      },
      {
        "number": "FC-11.10",
        "chapter": "Battles",
        "text": "The attackers who win go in.",
        "isRuling": false
      },
      {
        "number": "FC-11.11",
        "chapter": "Battles",
        "text": "Battles are fought in turn order of those who began them.",
        "isRuling": true
      },
      {
        "number": "FC-11.12",
        "chapter": "Battles",
        "text": "In bad weather no battle is fought; those who stand before the village stay there.",
        "isRuling": false
      },
      {
        "number": "FC-11.13",
        "chapter": "Battles",
        "text": "Who breaks out fights in the open, and mills and presses stay. If all who broke out fall, the besiegers go in.",
        "isRuling": true
      },
      {
        "number": "FC-12.1",
        "chapter": "Several armies",
        "text": "Reconstructed: of several attackers those fight together who name the same family to hold the village.",
        "isRuling": true
      },
      {
        "number": "FC-12.2",
        "chapter": "Several armies",
        "text": "Reconstructed: attackers who are not allied fight one another first, without walls; who is left fights the defence.",
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
        "text": "Reconstructed: defenders who are joined from outside fight in the open with them.",
        "isRuling": true
      },
      {
        "number": "FC-12.6",
        "chapter": "Several armies",
        "text": "Reconstructed: a guest before a village that is attacked stands aside or fights with the defence, never with the attackers.",
        "isRuling": true
      },
      {
        "number": "FC-12.7",
        "chapter": "Several armies",
        "text": "Reconstructed: if the defence wins the village stays its owner's; if none of his are left it goes to those who came to help.",
        "isRuling": true
      },
      {
        "number": "FC-12.4",
        "chapter": "Several armies",
        "text": "What cannot be shared equally falls on the family that is to hold the village, then in turn order.",
        "isRuling": true
      },
      {
        "number": "FC-12.8",
        "chapter": "Several armies",
        "text": "Attackers who destroy one another leave the village to its defenders.",
        "isRuling": true
      },
      {
        "number": "FC-12.9",
        "chapter": "Several armies",
        "text": "A guest who stood aside stays a guest, whoever holds the village then; so do allies of the victor.",
        "isRuling": true
      },
      {
        "number": "FC-13.1",
        "chapter": "Negotiations",
        "text": "Reconstructed: all talk at once, and each says when he has done. Silence refuses.",
        "isRuling": true
      },
      {
        "number": "FC-13.2",
        "chapter": "Negotiations",
        "text": "Écus may be given freely in the negotiations.",
        "isRuling": true
      },
      {
        "number": "FC-13.3",
        "chapter": "Negotiations",
        "text": "A family may make one offer at a time: écus, a card and a promise for écus, a card and a promise. The other may take or decline it, and its maker withdraw it.",
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
        "text": "Others see that a card is offered or asked for, not which.",
        "isRuling": true
      },
      {
        "number": "FC-13.6",
        "chapter": "Negotiations",
        "text": "Passage is promised to the end of the next turn, before all villages of the family.",
        "isRuling": true
      },
      {
        "number": "FC-13.7",
        "chapter": "Negotiations",
        "text": "An alliance lasts to the end of the next turn. Allies besiege and attack no village of one another, fight together where both attack, and are guests before each other's villages.",
        "isRuling": true
      },
      {
        "number": "FC-13.8",
        "chapter": "Negotiations",
        "text": "A village is promised to a family that stands before it: its pawns go in, and those who were in it stand before it as guests.",
        "isRuling": true
      },
      {
        "number": "FC-13.9",
        "chapter": "Negotiations",
        "text": "Offers that are open when all have done are put to those whom they were made to once more.",
        "isRuling": true
      },
      {
        "number": "FC-13.10",
        "chapter": "Negotiations",
        "text": "Nobody takes an offer who cannot give what is asked, or who would be promised what cannot be kept any more.",
        "isRuling": true
      },
      {
        "number": "FC-13.11",
        "chapter": "Negotiations",
        "text": "For whoever answers only what concerns him: the negotiations concern a family to which an offer is made, or that has a pawn in each village of a region whose title is free.",
        "isRuling": true
      },
      {
        "number": "FC-13.12",
        "chapter": "Negotiations",
        "text": "An offer gives or asks for something: nothing for nothing is not offered.",
        "isRuling": true
      },
      {
        "number": "FC-14.1",
        "chapter": "Fiefs and titles",
        "text": "A region becomes a fief when a family has a pawn in each of its villages and a lord takes the title: baron of three villages, count of four, duke of five.",
        "isRuling": false
      },
      {
        "number": "FC-14.2",
        "chapter": "Fiefs and titles",
        "text": "Reconstructed: the title is taken in the negotiations, for any lord of the family and for nothing.",
        "isRuling": true
      },
      {
        "number": "FC-14.4",
        "chapter": "Fiefs and titles",
        "text": "Reconstructed: the title goes back to the bank if in the negotiations another family holds one of the villages, or if the holder's has no lord when they end.",
        "isRuling": true
      },
      {
        "number": "FC-14.5",
        "chapter": "Fiefs and titles",
        "text": "The title of a lord who dies passes at once to the eldest lord of his family.",
        "isRuling": true
      },
      {
        "number": "FC-14.6",
        "chapter": "Fiefs and titles",
        "text": "Empty villages of a fief are its holder's.",
        "isRuling": true
      },
      {
        "number": "FC-15.1",
        "chapter": "The king",
        "text": "Reconstructed: while there is no king each family may put one of its lords forward in the negotiations who is no bishop.",
        "isRuling": true
      },
      {
        "number": "FC-15.2",
        "chapter": "The king",
        "text": "Each lord gives his family a voice; a bishopric, a cardinal's hat and a noble title one more each.",
        "isRuling": false
      },
      {
        "number": "FC-15.3",
        "chapter": "The king",
        "text": "Reconstructed: the king is elected by more than half of the voices cast.",
        "isRuling": true
      },
      {
        "number": "FC-15.4",
        "chapter": "The king",
        "text": "A king reigns as long as he lives, and there is one at a time.",
        "isRuling": true
      },
      {
        "number": "FC-16.1",
        "chapter": "The end",
        "text": "The first family to have two, three or four fiefs at the end of a turn wins, as agreed.",
        "isRuling": false
      },
      {
        "number": "FC-16.2",
        "chapter": "The end",
        "text": "If no number is agreed, or nobody reaches it, the game ends after the turns agreed and most fiefs win.",
        "isRuling": false
      },
      {
        "number": "FC-16.3",
        "chapter": "The end",
        "text": "Ties are broken by soldiers on the map, then by écus.",
        "isRuling": false
      },
      {
        "number": "FC-16.4",
        "chapter": "The end",
        "text": "Who ties in all of them wins together.",
        "isRuling": true
      }
    ]
  },
  {
    "ruleset": "fief-vitale",
    "language": "en",
    "credits": "Fief is a game by Philippe Mouchebeuf of the early eighties; Duccio Vitale adapted its rules. These are both editions in our own words, side by side where they differ. Only parts of the two books survive: the first breaks off in the middle of the battles, of the second a summary sheet and the battles of several players are left. A rule marked *(ruling)* is our answer where a book is silent or contradicts itself; one that begins with Reconstructed fills a part that is lost, and so do the map and the table of battles.",
    "rules": [
      {
        "number": "FC-1.1",
        "chapter": "The table",
        "text": "The game is for 2 to 6 players, as many as there are regions at most. Each leads a noble family.",
        "isRuling": true
      },
      {
        "number": "FC-1.2",
        "chapter": "The table",
        "text": "Reconstructed: the map has 24 villages joined by 31 roads, in six regions (two duchies of 5 villages, two counties of 4, two baronies of 3) and four bishoprics (Blaye, Bourg, Sigy, Tournus). The numbers, the names of the bishoprics and the roads from Tournus by St Andromy to St Médard are in the book; who belongs where is ours.",
        "isRuling": true
      },
      {
        "number": "FC-1.3",
        "chapter": "The table",
        "text": "There are 58 blue cards: 15 lords, 4 revolts, 3 bad weathers, 2 plagues, 2 famines, 1 assassination, 6 good harvests, 6 suns, 1 justice, 5 seigneurial taxes, 5 royal taxes, 4 tithes and the 4 bishoprics; and 10 red ones: 2 dukes, 2 counts, 2 barons, 3 cardinals and the king.",
        "isRuling": false
      },
      {
        "number": "FC-1.4",
        "chapter": "The table",
        "text": "Each family has 30 soldiers. For all there are 12 castles, 12 mills and 12 presses. What is used up cannot be had; the bank never runs out of écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.1",
        "chapter": "The beginning",
        "text": "Each family throws two dice; the highest is first, the lowest last. Those who tie throw again among themselves.",
        "isRuling": false
      },
      {
        "number": "FC-2.2",
        "chapter": "The beginning",
        "text": "In that order each chooses a region where nobody is at home yet.",
        "isRuling": false
      },
      {
        "number": "FC-2.3",
        "chapter": "The beginning",
        "text": "Who chose first is the banker and begins the first turn. Seats stay as they are; clockwise is the order of the seats.",
        "isRuling": false
      },
      {
        "number": "FC-2.4",
        "chapter": "The beginning",
        "text": "Each sets his castle with 8 soldiers in it in a village of his region, and has 300 écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.5",
        "chapter": "The beginning",
        "text": "Each is dealt three blue cards, which nobody else sees.",
        "isRuling": false
      },
      {
        "number": "FC-2.6",
        "chapter": "The beginning",
        "text": "Each family begins with a lord, drawn by lot before the cards are dealt.",
        "isRuling": false
      },
      {
        "number": "FC-2.7",
        "chapter": "The beginning",
        "text": "The first lord is set in the castle at once, for all to see.",
        "isRuling": true
      },
      {
        "number": "FC-3.1",
        "chapter": "The turn",
        "text": "A turn has six phases: cards, incomes, purchases, marches, battles, negotiations. In each the families act in turn order, clockwise from the first player.",
        "isRuling": false
      },
      {
        "number": "FC-3.2",
        "chapter": "The turn",
        "text": "In every new turn the neighbour on the right of the last first player is first.",
        "isRuling": false
      },
      {
        "number": "FC-3.3",
        "chapter": "The turn",
        "text": "A family without lords and pawns plays on: it is dealt cards and talks with the others.",
        "isRuling": true
      },
      {
        "number": "FC-4.1",
        "chapter": "Cards",
        "text": "At the beginning of the turn each family is dealt cards until it has three.",
        "isRuling": false
      },
      {
        "number": "FC-4.2",
        "chapter": "Cards",
        "text": "When the pile is used up, the discards are shuffled and become the pile.",
        "isRuling": false
      },
      {
        "number": "FC-4.3",
        "chapter": "Cards",
        "text": "Before the discards are shuffled, a family with soldiers and without a lord may ask for one of the lords among them.",
        "isRuling": false
      },
      {
        "number": "FC-4.7",
        "chapter": "Cards",
        "text": "That lord comes into play at once, beside the hand.",
        "isRuling": true
      },
      {
        "number": "FC-4.4",
        "chapter": "Cards",
        "text": "Once a turn a family may give a card back in its turn of the cards and is dealt another, but only in a turn in which it uses no attack, no parry and no tax: who has used one gives none back, and who has given one back uses none.",
        "isRuling": false
      },
      {
        "number": "FC-4.5",
        "chapter": "Cards",
        "text": "In its turn of the cards a family may throw attack cards away, for nothing.",
        "isRuling": false
      },
      {
        "number": "FC-4.6",
        "chapter": "Cards",
        "text": "The discards lie open.",
        "isRuling": true
      },
      {
        "number": "FC-4.8",
        "chapter": "Cards",
        "text": "While the pile is empty no card is given back.",
        "isRuling": true
      },
      {
        "number": "FC-5.1",
        "chapter": "Attacks and parries",
        "text": "In its turn of the cards a family may play attack cards, on any region or on a lord of another family.",
        "isRuling": false
      },
      {
        "number": "FC-5.2",
        "chapter": "Attacks and parries",
        "text": "Bad weather: soldiers in the region stay where they are, and no battle is fought there, until a sun is laid on it.",
        "isRuling": false
      },
      {
        "number": "FC-5.3",
        "chapter": "Attacks and parries",
        "text": "Famine: the mills and presses of the region pay nothing until a good harvest is laid on it.",
        "isRuling": false
      },
      {
        "number": "FC-5.4",
        "chapter": "Attacks and parries",
        "text": "Bad weather and famine lie for as many turns as it takes.",
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
        "text": "In a plague a die is thrown for each lord in the region; on 1, 2 or 3 he dies.",
        "isRuling": false
      },
      {
        "number": "FC-5.7",
        "chapter": "Attacks and parries",
        "text": "Nothing parries a plague.",
        "isRuling": false
      },
      {
        "number": "FC-5.8",
        "chapter": "Attacks and parries",
        "text": "A family whose soldiers stand in several places chooses where the plague takes them.",
        "isRuling": false
      },
      {
        "number": "FC-5.9",
        "chapter": "Attacks and parries",
        "text": "A revolt is played where a famine lies already, whosesoever it is.",
        "isRuling": false
      },
      {
        "number": "FC-5.10",
        "chapter": "Attacks and parries",
        "text": "A die says how fierce a revolt is. 1: nothing happens. 2: the castles are stormed. 3: one mill or press is torn down in each village. 4: all mills and presses of the region are. 5 and 6: both 2 and 4.",
        "isRuling": false
      },
      {
        "number": "FC-5.11",
        "chapter": "Attacks and parries",
        "text": "A castle that is stormed loses the pawns that the table of battles says for a castle: by two dice, on a 6 by three.",
        "isRuling": false
      },
      {
        "number": "FC-5.12",
        "chapter": "Attacks and parries",
        "text": "On a 3 the family that raised the revolt chooses between mill and press.",
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
        "text": "Justice may be played by any other family at once after the murder: a lord of the murderer's family is executed, but never the king.",
        "isRuling": false
      },
      {
        "number": "FC-5.16",
        "chapter": "Attacks and parries",
        "text": "A revolt may be appeased by any family with a pawn in the region: whoever has most lords there is asked first, then the others in turn order.",
        "isRuling": true
      },
      {
        "number": "FC-5.17",
        "chapter": "Attacks and parries",
        "text": "In its turn of the cards a family may lay sun on any bad weather and a good harvest on any famine; both cards are discarded. Nothing parries a revolt.",
        "isRuling": false
      },
      {
        "number": "FC-5.18",
        "chapter": "Attacks and parries",
        "text": "Nobody has a lord of his own murdered.",
        "isRuling": true
      },
      {
        "number": "FC-5.19",
        "chapter": "Attacks and parries",
        "text": "A region where bad weather or famine lies is not struck by another of its kind.",
        "isRuling": true
      },
      {
        "number": "FC-5.20",
        "chapter": "Attacks and parries",
        "text": "There is one revolt a region in a turn at most.",
        "isRuling": false
      },
      {
        "number": "FC-5.21",
        "chapter": "Attacks and parries",
        "text": "Justice saves no other lord: it is played once, and the card is discarded.",
        "isRuling": true
      },
      {
        "number": "FC-5.22",
        "chapter": "Attacks and parries",
        "text": "Where a region has several castles each of them is stormed, with dice of its own. A castle without pawns loses nothing.",
        "isRuling": true
      },
      {
        "number": "FC-5.23",
        "chapter": "Attacks and parries",
        "text": "While a revolt may be appeased anybody may lend or give écus to anybody.",
        "isRuling": false
      },
      {
        "number": "FC-6.1",
        "chapter": "Lords and the church",
        "text": "A lord played from the hand comes into a castle of his family; without one into a village that it holds, a free one, or before that of an ally.",
        "isRuling": false
      },
      {
        "number": "FC-6.2",
        "chapter": "Lords and the church",
        "text": "A lord may come into a castle that is besieged.",
        "isRuling": true
      },
      {
        "number": "FC-6.3",
        "chapter": "Lords and the church",
        "text": "If there is no such place, he waits in the hand.",
        "isRuling": true
      },
      {
        "number": "FC-6.4",
        "chapter": "Lords and the church",
        "text": "In its turn of the cards a family may make one of its lords bishop of a bishopric with the card; no lord is bishop twice.",
        "isRuling": false
      },
      {
        "number": "FC-6.5",
        "chapter": "Lords and the church",
        "text": "A bishop cannot become king. Nor a king bishop.",
        "isRuling": false
      },
      {
        "number": "FC-6.6",
        "chapter": "Lords and the church",
        "text": "Two soldiers at most go with a bishop.",
        "isRuling": false
      },
      {
        "number": "FC-6.7",
        "chapter": "Lords and the church",
        "text": "A bishop becomes a cardinal for 1000 écus, in the negotiations, as long as there is a hat.",
        "isRuling": false
      },
      {
        "number": "FC-6.8",
        "chapter": "Lords and the church",
        "text": "When a lord dies his card and his bishopric's go to the discards, the cardinal's and the king's to the bank.",
        "isRuling": false
      },
      {
        "number": "FC-7.1",
        "chapter": "Incomes",
        "text": "Each village brings its holder 100 écus, each press 100 and each mill 200. An empty village of a fief brings them to the holder of the fief.",
        "isRuling": false
      },
      {
        "number": "FC-7.2",
        "chapter": "Incomes",
        "text": "In a famine mills and presses bring nothing; the village itself does.",
        "isRuling": true
      },
      {
        "number": "FC-7.3",
        "chapter": "Incomes",
        "text": "With a tithe card and the bishop a family receives, instead of their owners, what the mills and presses of the bishopric bring.",
        "isRuling": false
      },
      {
        "number": "FC-7.4",
        "chapter": "Incomes",
        "text": "A cardinal levies the tithe of his bishopric.",
        "isRuling": true
      },
      {
        "number": "FC-7.5",
        "chapter": "Incomes",
        "text": "With a seigneurial tax the holder of a fief who has a pawn in its capital receives 200 écus for each of its villages.",
        "isRuling": false
      },
      {
        "number": "FC-7.6",
        "chapter": "Incomes",
        "text": "With a royal tax the family of the king receives 1500 écus.",
        "isRuling": false
      },
      {
        "number": "FC-7.7",
        "chapter": "Incomes",
        "text": "In a turn one tithe is levied a bishopric, one tax a fief, and one royal tax.",
        "isRuling": false
      },
      {
        "number": "FC-7.8",
        "chapter": "Incomes",
        "text": "Taxes are laid in the phase of the cards and paid in that of the incomes.",
        "isRuling": false
      },
      {
        "number": "FC-7.9",
        "chapter": "Incomes",
        "text": "A tax is lost if its bishop, fief or king is the family's no more when the incomes come.",
        "isRuling": false
      },
      {
        "number": "FC-7.10",
        "chapter": "Incomes",
        "text": "A village that nobody holds brings nothing, to no bishop either.",
        "isRuling": true
      },
      {
        "number": "FC-7.11",
        "chapter": "Incomes",
        "text": "A siege takes nothing from the incomes.",
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
        "text": "What is bought is set at once in villages where the family has a pawn. An empty village of one's own fief is not one of them.",
        "isRuling": false
      },
      {
        "number": "FC-8.3",
        "chapter": "Purchases",
        "text": "A village holds three mills and presses together at most.",
        "isRuling": false
      },
      {
        "number": "FC-8.4",
        "chapter": "Purchases",
        "text": "Nothing is bought that the box has no more of.",
        "isRuling": false
      },
      {
        "number": "FC-8.5",
        "chapter": "Purchases",
        "text": "A village has one castle at most.",
        "isRuling": true
      },
      {
        "number": "FC-8.6",
        "chapter": "Purchases",
        "text": "Soldiers may be bought in a besieged village.",
        "isRuling": true
      },
      {
        "number": "FC-9.1",
        "chapter": "Marches",
        "text": "A lord makes two steps a turn at most, each along one road to the next village.",
        "isRuling": false
      },
      {
        "number": "FC-9.2",
        "chapter": "Marches",
        "text": "Soldiers go only with a lord, as many as he likes and from wherever he passes; he may leave them anywhere. Only the steps of the lord are counted.",
        "isRuling": false
      },
      {
        "number": "FC-9.3",
        "chapter": "Marches",
        "text": "Into a village that nobody holds he goes without a fight; it is his, castle and all, who leaves a pawn in it.",
        "isRuling": false
      },
      {
        "number": "FC-9.4",
        "chapter": "Marches",
        "text": "A village that all pawns have left is nobody's, or that of the holder of its fief.",
        "isRuling": false
      },
      {
        "number": "FC-9.5",
        "chapter": "Marches",
        "text": "In bad weather no soldier leaves the place where he stands; a lord may go alone, and soldiers may come in from elsewhere.",
        "isRuling": true
      },
      {
        "number": "FC-9.7",
        "chapter": "Marches",
        "text": "Reconstructed: an empty village of a fief is entered like a free one.",
        "isRuling": true
      },
      {
        "number": "FC-9.8",
        "chapter": "Marches",
        "text": "Nobody leaves a besieged village without a battle.",
        "isRuling": false
      },
      {
        "number": "FC-10.1",
        "chapter": "The gates of a village",
        "text": "Before a village that another family holds a lord stops, on the road by which he came.",
        "isRuling": false
      },
      {
        "number": "FC-10.2",
        "chapter": "The gates of a village",
        "text": "There his family says what he has come for: to attack, to ask for passage, to besiege, or, as a guest, to help against others who stand before it. Those who stand there longer may change their mind in later turns.",
        "isRuling": false
      },
      {
        "number": "FC-10.3",
        "chapter": "The gates of a village",
        "text": "Whoever attacks fights in the phase of battles.",
        "isRuling": false
      },
      {
        "number": "FC-10.4",
        "chapter": "The gates of a village",
        "text": "Whoever asks for passage is answered at once by the holder.",
        "isRuling": false
      },
      {
        "number": "FC-10.5",
        "chapter": "The gates of a village",
        "text": "If passage is refused there will be a battle: nobody goes back first. Unless bad weather prevents it.",
        "isRuling": false
      },
      {
        "number": "FC-10.6",
        "chapter": "The gates of a village",
        "text": "If passage is granted he goes on in the marches of the next turn, by any road.",
        "isRuling": false
      },
      {
        "number": "FC-10.7",
        "chapter": "The gates of a village",
        "text": "A siege harms neither mills nor presses; it ends when the besiegers go or fall.",
        "isRuling": false
      },
      {
        "number": "FC-10.8",
        "chapter": "The gates of a village",
        "text": "A village that another besieges may not be attacked.",
        "isRuling": false
      },
      {
        "number": "FC-10.9",
        "chapter": "The gates of a village",
        "text": "From the gate a lord may always go back by the road he came.",
        "isRuling": true
      },
      {
        "number": "FC-10.10",
        "chapter": "The gates of a village",
        "text": "Before a village of his own that others besiege or attack a lord stops too: he is its relief, and there will be a battle.",
        "isRuling": true
      },
      {
        "number": "FC-10.11",
        "chapter": "The gates of a village",
        "text": "The besieged may break out: they are the attackers then. It is said in the marches, takes a lord who is no bishop, and all who are inside go.",
        "isRuling": false
      },
      {
        "number": "FC-10.12",
        "chapter": "The gates of a village",
        "text": "Before the village of an ally, or of one who has promised passage, a lord is a guest at once.",
        "isRuling": true
      },
      {
        "number": "FC-10.13",
        "chapter": "The gates of a village",
        "text": "Whoever stands before a village that is empty now, or his own and free again, may go in with a step; whoever of his family stands before it goes in with him.",
        "isRuling": true
      },
      {
        "number": "FC-10.14",
        "chapter": "The gates of a village",
        "text": "A guest helps with the consent of the holder, an ally without asking: nobody is made to leave his walls.",
        "isRuling": true
      },
      {
        "number": "FC-11.1",
        "chapter": "Battles",
        "text": "All pawns of a side count one, lords and soldiers: 1 to 6 throw one die, 7 to 12 two dice, 13 and more three.",
        "isRuling": false
      },
      {
        "number": "FC-11.2",
        "chapter": "Battles",
        "text": "Reconstructed: a side loses one pawn for each 2 pips of the others' dice, rounded down.",
        "isRuling": true
      },
      {
        "number": "FC-11.3",
        "chapter": "Battles",
        "text": "Reconstructed: behind the walls of a castle it loses one for each 3 pips.",
        "isRuling": true
      },
      {
        "number": "FC-11.4",
        "chapter": "Battles",
        "text": "Rounds are fought until one side is destroyed.",
        "isRuling": false
      },
      {
        "number": "FC-11.5",
        "chapter": "Battles",
        "text": "Both sides throw with the pawns that they had at the beginning of the round.",
        "isRuling": false
      },
      {
        "number": "FC-11.6",
        "chapter": "Battles",
        "text": "Soldiers fall before lords.",
        "isRuling": true
      },
      {
        "number": "FC-11.7",
        "chapter": "Battles",
        "text": "Where lords must fall and others live, their family says which.",
        "isRuling": true
      },
      {
        "number": "FC-11.8",
        "chapter": "Battles",
        "text": "If both sides are destroyed the village is nobody's, or that of the holder of its fief.",
        "isRuling": true
      },
      {
        "number": "FC-11.9",
        "chapter": "Battles",
        "text": "A battle for a village destroys its mills and presses, whoever wins. Castles stay.",
        "isRuling": false
      },
      {
        "number": "FC-11.10",
        "chapter": "Battles",
        "text": "The attackers who win go in.",
        "isRuling": false
      },
      {
        "number": "FC-11.11",
        "chapter": "Battles",
        "text": "Battles are fought in turn order of those who began them.",
        "isRuling": true
      },
      {
        "number": "FC-11.12",
        "chapter": "Battles",
        "text": "In bad weather no battle is fought; those who stand before the village stay there.",
        "isRuling": false
      },
      {
        "number": "FC-11.13",
        "chapter": "Battles",
        "text": "Who breaks out fights in the open, and mills and presses stay. If all who broke out fall, the besiegers go in.",
        "isRuling": true
      },
      {
        "number": "FC-12.1",
        "chapter": "Several armies",
        "text": "Of several attackers those fight together who name the same family to hold the village.",
        "isRuling": false
      },
      {
        "number": "FC-12.2",
        "chapter": "Several armies",
        "text": "Attackers who are not allied fight one another first, without walls; who is left fights the defence.",
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
        "text": "Defenders who are joined from outside fight in the open with them.",
        "isRuling": false
      },
      {
        "number": "FC-12.6",
        "chapter": "Several armies",
        "text": "A guest before a village that is attacked stands aside or fights with the defence, never with the attackers.",
        "isRuling": false
      },
      {
        "number": "FC-12.7",
        "chapter": "Several armies",
        "text": "If the defence wins the village stays its owner's; if none of his are left it goes to those who came to help.",
        "isRuling": false
      },
      {
        "number": "FC-12.4",
        "chapter": "Several armies",
        "text": "What cannot be shared equally falls on the family that is to hold the village, then in turn order.",
        "isRuling": true
      },
      {
        "number": "FC-12.8",
        "chapter": "Several armies",
        "text": "Attackers who destroy one another leave the village to its defenders.",
        "isRuling": true
      },
      {
        "number": "FC-12.9",
        "chapter": "Several armies",
        "text": "A guest who stood aside stays a guest, whoever holds the village then; so do allies of the victor.",
        "isRuling": true
      },
      {
        "number": "FC-13.1",
        "chapter": "Negotiations",
        "text": "Reconstructed: all talk at once, and each says when he has done. Silence refuses.",
        "isRuling": true
      },
      {
        "number": "FC-13.2",
        "chapter": "Negotiations",
        "text": "Écus may be given freely in the negotiations.",
        "isRuling": true
      },
      {
        "number": "FC-13.3",
        "chapter": "Negotiations",
        "text": "A family may make one offer at a time: écus, a card and a promise for écus, a card and a promise. The other may take or decline it, and its maker withdraw it.",
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
        "text": "Others see that a card is offered or asked for, not which.",
        "isRuling": true
      },
      {
        "number": "FC-13.6",
        "chapter": "Negotiations",
        "text": "Passage is promised to the end of the next turn, before all villages of the family.",
        "isRuling": true
      },
      {
        "number": "FC-13.7",
        "chapter": "Negotiations",
        "text": "An alliance lasts to the end of the next turn. Allies besiege and attack no village of one another, fight together where both attack, and are guests before each other's villages.",
        "isRuling": true
      },
      {
        "number": "FC-13.8",
        "chapter": "Negotiations",
        "text": "A village is promised to a family that stands before it: its pawns go in, and those who were in it stand before it as guests.",
        "isRuling": true
      },
      {
        "number": "FC-13.9",
        "chapter": "Negotiations",
        "text": "Offers that are open when all have done are put to those whom they were made to once more.",
        "isRuling": true
      },
      {
        "number": "FC-13.10",
        "chapter": "Negotiations",
        "text": "Nobody takes an offer who cannot give what is asked, or who would be promised what cannot be kept any more.",
        "isRuling": true
      },
      {
        "number": "FC-13.11",
        "chapter": "Negotiations",
        "text": "For whoever answers only what concerns him: the negotiations concern a family to which an offer is made, or that has a pawn in each village of a region whose title is free.",
        "isRuling": true
      },
      {
        "number": "FC-13.12",
        "chapter": "Negotiations",
        "text": "An offer gives or asks for something: nothing for nothing is not offered.",
        "isRuling": true
      },
      {
        "number": "FC-14.1",
        "chapter": "Fiefs and titles",
        "text": "A region becomes a fief when a family has a pawn in each of its villages and a lord takes the title: baron of three villages, count of four, duke of five.",
        "isRuling": false
      },
      {
        "number": "FC-14.2",
        "chapter": "Fiefs and titles",
        "text": "Reconstructed: the title is taken in the negotiations, for any lord of the family and for nothing.",
        "isRuling": true
      },
      {
        "number": "FC-14.4",
        "chapter": "Fiefs and titles",
        "text": "A title is lost if another family takes the capital, or when the last lord of the holder's dies.",
        "isRuling": false
      },
      {
        "number": "FC-14.5",
        "chapter": "Fiefs and titles",
        "text": "The title of a lord who dies passes at once to the eldest lord of his family.",
        "isRuling": true
      },
      {
        "number": "FC-14.6",
        "chapter": "Fiefs and titles",
        "text": "Empty villages of a fief are its holder's.",
        "isRuling": true
      },
      {
        "number": "FC-14.7",
        "chapter": "Fiefs and titles",
        "text": "Reconstructed: the holder names a village of the fief with a castle as its capital; without a castle there is no title.",
        "isRuling": true
      },
      {
        "number": "FC-14.8",
        "chapter": "Fiefs and titles",
        "text": "A title that is lost is kept in ward by the king, who may levy its tax without a pawn in the capital; without a king it goes to the bank.",
        "isRuling": false
      },
      {
        "number": "FC-14.9",
        "chapter": "Fiefs and titles",
        "text": "Reconstructed: a family with a lord that holds the capital may take a title that is kept, with the king's consent while he keeps it in ward.",
        "isRuling": true
      },
      {
        "number": "FC-14.10",
        "chapter": "Fiefs and titles",
        "text": "Wards end with the king: their titles go to the bank.",
        "isRuling": true
      },
      {
        "number": "FC-15.1",
        "chapter": "The king",
        "text": "Reconstructed: while there is no king each family may put one of its lords forward in the negotiations who is no bishop.",
        "isRuling": true
      },
      {
        "number": "FC-15.2",
        "chapter": "The king",
        "text": "Each lord gives his family a voice; a bishopric, a cardinal's hat and a noble title one more each.",
        "isRuling": false
      },
      {
        "number": "FC-15.3",
        "chapter": "The king",
        "text": "The king is crowned by two bishops or a cardinal. Each family gives its clergy to one candidate; of several who have enough the one with most clergy is crowned, and nobody in a tie.",
        "isRuling": false
      },
      {
        "number": "FC-15.4",
        "chapter": "The king",
        "text": "A king reigns as long as he lives, and there is one at a time.",
        "isRuling": true
      },
      {
        "number": "FC-15.5",
        "chapter": "The king",
        "text": "Once in each negotiations another family than the king's may call for his deposition. All vote, and more than half of the voices cast removes him; the king's family has four more.",
        "isRuling": true
      },
      {
        "number": "FC-15.6",
        "chapter": "The king",
        "text": "Hats are bought while all talk; then the king is judged; then one is crowned, for whom candidates may be put forward once a deposition is called.",
        "isRuling": true
      },
      {
        "number": "FC-16.1",
        "chapter": "The end",
        "text": "Reconstructed: the first family to have two, three or four titles at the end of a turn wins, as agreed; the crown counts as one.",
        "isRuling": true
      },
      {
        "number": "FC-16.2",
        "chapter": "The end",
        "text": "If no number is agreed, or nobody reaches it, the game ends after the turns agreed and most titles win.",
        "isRuling": true
      },
      {
        "number": "FC-16.3",
        "chapter": "The end",
        "text": "Ties are broken by soldiers on the map, then by écus.",
        "isRuling": false
      },
      {
        "number": "FC-16.4",
        "chapter": "The end",
        "text": "Who ties in all of them wins together.",
        "isRuling": true
      }
    ]
  },
  {
    "ruleset": "fief-original",
    "language": "fr",
    "credits": "Fief est un jeu de Philippe Mouchebeuf du début des années quatre-vingt ; Duccio Vitale en a adapté les règles. Voici les deux éditions dans nos propres mots, côte à côte là où elles diffèrent. Il ne reste que des parties des deux livrets : le premier s'interrompt au milieu des combats, du second subsistent une fiche récapitulative et les combats à plusieurs. Une règle marquée *(décision)* est notre réponse là où un livret se tait ou se contredit ; celle qui commence par Reconstitué comble une partie perdue, comme la carte et la table des combats.",
    "rules": [
      {
        "number": "FC-1.1",
        "chapter": "La table",
        "text": "Le jeu se joue de 2 à 6, au plus autant que de régions. Chacun mène une famille noble.",
        "isRuling": true
      },
      {
        "number": "FC-1.2",
        "chapter": "La table",
        "text": "Reconstitué : la carte compte 24 villages reliés par 31 chemins, en six régions (deux duchés de 5 villages, deux comtés de 4, deux baronnies de 3) et quatre évêchés (Blaye, Bourg, Sigy, Tournus). Les nombres, les noms des évêchés et les chemins de Tournus à St Médard par St Andromy sont dans le livret ; qui dépend de quoi est de nous.",
        "isRuling": true
      },
      {
        "number": "FC-1.3",
        "chapter": "La table",
        "text": "Il y a 58 cartes bleues : 15 seigneurs, 4 révoltes, 3 mauvais temps, 2 pestes, 2 famines, 1 assassinat, 6 bonnes récoltes, 6 soleils, 1 justice, 5 tailles seigneuriales, 5 tailles royales, 4 dîmes et les 4 évêchés ; et 10 rouges : 2 ducs, 2 comtes, 2 barons, 3 cardinaux et le roi.",
        "isRuling": false
      },
      {
        "number": "FC-1.4",
        "chapter": "La table",
        "text": "Chaque famille a 30 soldats. Pour tous, il y a 12 châteaux, 12 moulins et 12 pressoirs. Ce qui est épuisé ne s'obtient plus ; la banque ne manque jamais d'écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.1",
        "chapter": "Le début",
        "text": "Chaque famille lance deux dés ; la plus haute est première, la plus basse dernière. Les ex-æquo relancent entre eux.",
        "isRuling": false
      },
      {
        "number": "FC-2.2",
        "chapter": "Le début",
        "text": "Dans cet ordre, chacun choisit une région où personne n'est encore chez soi.",
        "isRuling": false
      },
      {
        "number": "FC-2.3",
        "chapter": "Le début",
        "text": "Qui a choisi le premier est le banquier et commence le premier tour. Les places restent les mêmes ; le sens horaire est l'ordre des places.",
        "isRuling": false
      },
      {
        "number": "FC-2.4",
        "chapter": "Le début",
        "text": "Chacun pose son château, avec 8 soldats dedans, dans un village de sa région, et a 300 écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.5",
        "chapter": "Le début",
        "text": "Chacun reçoit trois cartes bleues, que nul autre ne voit.",
        "isRuling": false
      },
      {
        "number": "FC-2.6",
        "chapter": "Le début",
        "text": "Si la table en est convenue, chaque famille commence avec un seigneur tiré au sort ; sinon sans.",
        "isRuling": true
      },
      {
        "number": "FC-2.7",
        "chapter": "Le début",
        "text": "Ce premier seigneur est placé aussitôt dans le château, au vu de tous.",
        "isRuling": true
      },
      {
        "number": "FC-3.1",
        "chapter": "Le tour",
        "text": "Un tour a six phases : cartes, revenus, achats, déplacements, combats, négociations. Dans chacune, les familles agissent dans l'ordre du tour, dans le sens horaire à partir du premier joueur.",
        "isRuling": false
      },
      {
        "number": "FC-3.2",
        "chapter": "Le tour",
        "text": "À chaque nouveau tour, le voisin de droite du dernier premier joueur est premier.",
        "isRuling": false
      },
      {
        "number": "FC-3.3",
        "chapter": "Le tour",
        "text": "Une famille sans seigneur ni pion continue : elle reçoit des cartes et négocie.",
        "isRuling": true
      },
      {
        "number": "FC-4.1",
        "chapter": "Les cartes",
        "text": "Au début du tour, chaque famille reçoit des cartes jusqu'à en avoir trois.",
        "isRuling": false
      },
      {
        "number": "FC-4.2",
        "chapter": "Les cartes",
        "text": "Quand la pioche est épuisée, la défausse est mélangée et devient la pioche.",
        "isRuling": false
      },
      {
        "number": "FC-4.4",
        "chapter": "Les cartes",
        "text": "Une fois par tour, une famille peut rendre une carte pendant son tour des cartes et en reçoit une autre, mais seulement dans un tour où elle n'emploie ni attaque, ni parade, ni impôt : qui en a employé n'en rend pas, qui en a rendu n'en emploie pas.",
        "isRuling": false
      },
      {
        "number": "FC-4.5",
        "chapter": "Les cartes",
        "text": "Pendant son tour des cartes, une famille peut jeter des cartes d'attaque, sans rien recevoir.",
        "isRuling": false
      },
      {
        "number": "FC-4.6",
        "chapter": "Les cartes",
        "text": "La défausse est visible.",
        "isRuling": true
      },
      {
        "number": "FC-4.8",
        "chapter": "Les cartes",
        "text": "Tant que la pioche est vide, on ne rend pas de carte.",
        "isRuling": true
      },
      {
        "number": "FC-5.1",
        "chapter": "Attaques et parades",
        "text": "Pendant son tour des cartes, une famille peut jouer des cartes d'attaque, sur une région quelconque ou sur un seigneur d'une autre famille.",
        "isRuling": false
      },
      {
        "number": "FC-5.2",
        "chapter": "Attaques et parades",
        "text": "Mauvais temps : les soldats de la région restent où ils sont et aucun combat n'y a lieu, ce tour.",
        "isRuling": false
      },
      {
        "number": "FC-5.3",
        "chapter": "Attaques et parades",
        "text": "Famine : les moulins et pressoirs de la région ne rapportent rien ce tour.",
        "isRuling": false
      },
      {
        "number": "FC-5.4",
        "chapter": "Attaques et parades",
        "text": "Mauvais temps et famine finissent avec le tour.",
        "isRuling": false
      },
      {
        "number": "FC-5.5",
        "chapter": "Attaques et parades",
        "text": "Peste : chaque famille perd un soldat sur trois dans la région. Arrondi au-dessous.",
        "isRuling": false
      },
      {
        "number": "FC-5.6",
        "chapter": "Attaques et parades",
        "text": "Lors d'une peste, on lance un dé pour chaque seigneur de la région ; sur 1 ou 2 il meurt.",
        "isRuling": false
      },
      {
        "number": "FC-5.7",
        "chapter": "Attaques et parades",
        "text": "Rien ne pare la peste.",
        "isRuling": false
      },
      {
        "number": "FC-5.8",
        "chapter": "Attaques et parades",
        "text": "Une famille dont les soldats sont en plusieurs endroits choisit où la peste les prend.",
        "isRuling": false
      },
      {
        "number": "FC-5.9",
        "chapter": "Attaques et parades",
        "text": "Une révolte se joue avec une famine, posée avec elle sur la région.",
        "isRuling": false
      },
      {
        "number": "FC-5.10",
        "chapter": "Attaques et parades",
        "text": "Un dé dit l'intensité d'une révolte. 1 : rien. 2 : les châteaux sont attaqués. 3 : un moulin ou un pressoir est détruit par village. 4 : tous ceux de la région le sont. 5 et 6 : à la fois 2 et 4.",
        "isRuling": false
      },
      {
        "number": "FC-5.11",
        "chapter": "Attaques et parades",
        "text": "Un château attaqué perd autant de soldats qu'un dé l'indique, sur un 6 autant que deux dés.",
        "isRuling": false
      },
      {
        "number": "FC-5.12",
        "chapter": "Attaques et parades",
        "text": "Sur un 3, la famille qui a soulevé la région choisit entre moulin et pressoir.",
        "isRuling": false
      },
      {
        "number": "FC-5.13",
        "chapter": "Attaques et parades",
        "text": "Toute famille qui a un pion dans la région peut mettre fin à toute la révolte en versant à la banque 300 écus par point du dé ; la famine posée avec elle cesse aussi.",
        "isRuling": true
      },
      {
        "number": "FC-5.14",
        "chapter": "Attaques et parades",
        "text": "Assassinat : un seigneur d'une autre famille meurt, à moins que sa famille ne pare avec la justice.",
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
        "text": "Toute famille qui a un pion dans la région attaquée peut parer : celle qui y a le plus de seigneurs est interrogée la première, puis les autres dans l'ordre du tour.",
        "isRuling": true
      },
      {
        "number": "FC-5.17",
        "chapter": "Attaques et parades",
        "text": "Le soleil pare le mauvais temps ; la bonne récolte pare une famine, ou une révolte avec sa famine.",
        "isRuling": false
      },
      {
        "number": "FC-5.18",
        "chapter": "Attaques et parades",
        "text": "Nul ne fait assassiner un de ses seigneurs.",
        "isRuling": true
      },
      {
        "number": "FC-5.19",
        "chapter": "Attaques et parades",
        "text": "Une région sous le mauvais temps ou la famine n'est pas frappée d'une seconde carte de la même sorte.",
        "isRuling": true
      },
      {
        "number": "FC-5.20",
        "chapter": "Attaques et parades",
        "text": "Comme chaque révolte apporte sa propre famine, il y en a une par région et par tour au plus.",
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
        "chapter": "Les seigneurs et l'Église",
        "text": "Un seigneur joué de la main arrive dans un château de sa famille ; sans château, dans un village libre de sa région, et s'il n'y en a pas dans n'importe quel village libre.",
        "isRuling": false
      },
      {
        "number": "FC-6.2",
        "chapter": "Les seigneurs et l'Église",
        "text": "Un seigneur peut arriver dans un château assiégé.",
        "isRuling": true
      },
      {
        "number": "FC-6.3",
        "chapter": "Les seigneurs et l'Église",
        "text": "Sans château ni village libre, il arrive dans un village que sa famille occupe ; si elle n'en occupe aucun, il attend dans la main.",
        "isRuling": true
      },
      {
        "number": "FC-6.4",
        "chapter": "Les seigneurs et l'Église",
        "text": "Pendant son tour des cartes, une famille peut faire de l'un de ses seigneurs l'évêque d'un évêché avec la carte ; nul n'est deux fois évêque.",
        "isRuling": false
      },
      {
        "number": "FC-6.5",
        "chapter": "Les seigneurs et l'Église",
        "text": "Un évêque ne peut pas devenir roi. Ni un roi évêque.",
        "isRuling": false
      },
      {
        "number": "FC-6.6",
        "chapter": "Les seigneurs et l'Église",
        "text": "Aucun soldat n'accompagne jamais un évêque ; pour le reste, c'est un seigneur comme les autres.",
        "isRuling": false
      },
      {
        "number": "FC-6.7",
        "chapter": "Les seigneurs et l'Église",
        "text": "Un évêque devient cardinal sur demande, pendant le tour des cartes de sa famille, un par tour, tant qu'il reste un chapeau.",
        "isRuling": true
      },
      {
        "number": "FC-6.8",
        "chapter": "Les seigneurs et l'Église",
        "text": "À la mort d'un seigneur, sa carte et celle de son évêché vont à la défausse, celles de cardinal et de roi à la banque.",
        "isRuling": false
      },
      {
        "number": "FC-7.1",
        "chapter": "Les revenus",
        "text": "Chaque village rapporte 100 écus à qui le possède, chaque pressoir 100 et chaque moulin 200. Un village vide d'un fief les rapporte à qui détient le fief.",
        "isRuling": false
      },
      {
        "number": "FC-7.2",
        "chapter": "Les revenus",
        "text": "Pendant une famine, moulins et pressoirs ne rapportent rien ; le village lui-même rapporte.",
        "isRuling": true
      },
      {
        "number": "FC-7.3",
        "chapter": "Les revenus",
        "text": "Avec une carte dîme et l'évêque, une famille reçoit, à la place de leurs possesseurs, tout ce que rapportent les villages de l'évêché.",
        "isRuling": false
      },
      {
        "number": "FC-7.4",
        "chapter": "Les revenus",
        "text": "Un cardinal ne prélève pas la dîme.",
        "isRuling": false
      },
      {
        "number": "FC-7.5",
        "chapter": "Les revenus",
        "text": "Avec une taille seigneuriale, qui détient un fief reçoit 200 écus par village du fief.",
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
        "text": "Aucun évêché et aucun fief n'est imposé deux fois dans un tour.",
        "isRuling": true
      },
      {
        "number": "FC-7.8",
        "chapter": "Les revenus",
        "text": "Les impôts sont prélevés dans la phase des revenus, par tous avant que quiconque reçoive.",
        "isRuling": false
      },
      {
        "number": "FC-7.9",
        "chapter": "Les revenus",
        "text": "Un impôt est perdu si son évêque, son fief ou son roi n'est plus de la famille quand viennent les revenus.",
        "isRuling": true
      },
      {
        "number": "FC-7.10",
        "chapter": "Les revenus",
        "text": "Un village que personne ne possède ne rapporte rien, à aucun évêque non plus.",
        "isRuling": true
      },
      {
        "number": "FC-7.11",
        "chapter": "Les revenus",
        "text": "Un siège n'ôte rien aux revenus.",
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
        "text": "Ce qui est acheté est posé aussitôt dans des villages où la famille a un pion. Un village vide de son propre fief n'en est pas un.",
        "isRuling": false
      },
      {
        "number": "FC-8.3",
        "chapter": "Les achats",
        "text": "Un village a au plus trois moulins et pressoirs ensemble.",
        "isRuling": false
      },
      {
        "number": "FC-8.4",
        "chapter": "Les achats",
        "text": "On n'achète rien dont la boîte n'a plus.",
        "isRuling": false
      },
      {
        "number": "FC-8.5",
        "chapter": "Les achats",
        "text": "Un village a un château au plus.",
        "isRuling": true
      },
      {
        "number": "FC-8.6",
        "chapter": "Les achats",
        "text": "On peut acheter des soldats dans un village assiégé.",
        "isRuling": true
      },
      {
        "number": "FC-9.1",
        "chapter": "Les déplacements",
        "text": "Un seigneur fait deux pas par tour au plus, chacun par un chemin vers le village voisin.",
        "isRuling": false
      },
      {
        "number": "FC-9.2",
        "chapter": "Les déplacements",
        "text": "Les soldats ne vont qu'avec un seigneur, autant qu'il veut et de partout où il passe ; il peut les laisser n'importe où. Seuls les pas du seigneur comptent.",
        "isRuling": false
      },
      {
        "number": "FC-9.3",
        "chapter": "Les déplacements",
        "text": "Dans un village que personne ne tient, il entre sans combat ; le village, château compris, est à qui y laisse un pion.",
        "isRuling": false
      },
      {
        "number": "FC-9.4",
        "chapter": "Les déplacements",
        "text": "Un village que tous les pions ont quitté n'est à personne, ou à qui détient son fief.",
        "isRuling": false
      },
      {
        "number": "FC-9.5",
        "chapter": "Les déplacements",
        "text": "Par mauvais temps, aucun soldat ne quitte l'endroit où il est ; un seigneur peut partir seul, et des soldats peuvent venir d'ailleurs.",
        "isRuling": true
      },
      {
        "number": "FC-9.7",
        "chapter": "Les déplacements",
        "text": "Reconstitué : on entre dans un village vide d'un fief comme dans un village libre.",
        "isRuling": true
      },
      {
        "number": "FC-9.8",
        "chapter": "Les déplacements",
        "text": "Nul ne quitte un village assiégé sans combat.",
        "isRuling": false
      },
      {
        "number": "FC-10.1",
        "chapter": "Les portes d'un village",
        "text": "Devant un village que tient une autre famille, un seigneur s'arrête sur le chemin par lequel il est venu.",
        "isRuling": false
      },
      {
        "number": "FC-10.2",
        "chapter": "Les portes d'un village",
        "text": "Là, sa famille dit pourquoi il est venu : pour attaquer, demander le passage, assiéger, ou, comme hôte, pour aider contre d'autres qui sont devant. Qui y reste peut changer d'avis aux tours suivants.",
        "isRuling": false
      },
      {
        "number": "FC-10.3",
        "chapter": "Les portes d'un village",
        "text": "Qui attaque combat dans la phase des combats.",
        "isRuling": false
      },
      {
        "number": "FC-10.4",
        "chapter": "Les portes d'un village",
        "text": "À qui demande le passage, le possesseur répond aussitôt.",
        "isRuling": false
      },
      {
        "number": "FC-10.5",
        "chapter": "Les portes d'un village",
        "text": "Si le passage est refusé, il y aura combat : nul ne recule avant. Sauf si le mauvais temps l'empêche.",
        "isRuling": false
      },
      {
        "number": "FC-10.6",
        "chapter": "Les portes d'un village",
        "text": "Si le passage est accordé, il continue aux déplacements du tour suivant, par n'importe quel chemin.",
        "isRuling": false
      },
      {
        "number": "FC-10.7",
        "chapter": "Les portes d'un village",
        "text": "Un siège ne touche ni moulins ni pressoirs ; il finit quand les assiégeants partent ou tombent.",
        "isRuling": false
      },
      {
        "number": "FC-10.8",
        "chapter": "Les portes d'un village",
        "text": "Un village qu'un autre assiège ne peut être attaqué.",
        "isRuling": false
      },
      {
        "number": "FC-10.9",
        "chapter": "Les portes d'un village",
        "text": "De la porte, un seigneur peut toujours revenir par le chemin par lequel il est venu.",
        "isRuling": true
      },
      {
        "number": "FC-10.10",
        "chapter": "Les portes d'un village",
        "text": "Devant son propre village que d'autres assiègent ou attaquent, un seigneur s'arrête aussi : il vient à son secours, et il y aura combat.",
        "isRuling": true
      },
      {
        "number": "FC-10.11",
        "chapter": "Les portes d'un village",
        "text": "Les assiégés peuvent tenter une sortie : ils sont alors les attaquants. Elle s'annonce aux déplacements, demande un seigneur qui n'est pas évêque, et tous ceux du dedans sortent.",
        "isRuling": false
      },
      {
        "number": "FC-10.12",
        "chapter": "Les portes d'un village",
        "text": "Devant le village d'un allié, ou de qui a promis le passage, un seigneur est aussitôt un hôte.",
        "isRuling": true
      },
      {
        "number": "FC-10.13",
        "chapter": "Les portes d'un village",
        "text": "Qui est devant un village vide à présent, ou le sien à nouveau dégagé, peut y entrer d'un pas ; qui de sa famille se tient devant entre avec lui.",
        "isRuling": true
      },
      {
        "number": "FC-10.14",
        "chapter": "Les portes d'un village",
        "text": "Un hôte aide avec l'accord du possesseur, un allié sans demander : nul n'est tiré de ses murs malgré lui.",
        "isRuling": true
      },
      {
        "number": "FC-11.1",
        "chapter": "Les combats",
        "text": "Tous les pions d'un camp comptent un, seigneurs et soldats : 1 à 6 lancent un dé, 7 à 12 deux dés, 13 et plus trois.",
        "isRuling": false
      },
      {
        "number": "FC-11.2",
        "chapter": "Les combats",
        "text": "Reconstitué : un camp perd un pion pour 2 points des dés adverses, arrondi au-dessous.",
        "isRuling": true
      },
      {
        "number": "FC-11.3",
        "chapter": "Les combats",
        "text": "Reconstitué : derrière les murs d'un château, il en perd un pour 3 points.",
        "isRuling": true
      },
      {
        "number": "FC-11.4",
        "chapter": "Les combats",
        "text": "On combat par rounds jusqu'à l'élimination d'un camp.",
        "isRuling": false
      },
      {
        "number": "FC-11.5",
        "chapter": "Les combats",
        "text": "Les deux camps lancent avec les pions qu'ils avaient au début du round.",
        "isRuling": false
      },
      {
        "number": "FC-11.6",
        "chapter": "Les combats",
        "text": "Les soldats tombent avant les seigneurs.",
        "isRuling": true
      },
      {
        "number": "FC-11.7",
        "chapter": "Les combats",
        "text": "Quand des seigneurs doivent tomber et que d'autres vivent, leur famille dit lesquels.",
        "isRuling": true
      },
      {
        "number": "FC-11.8",
        "chapter": "Les combats",
        "text": "Si les deux camps sont détruits, le village n'est à personne, ou à qui détient son fief.",
        "isRuling": true
      },
      {
        "number": "FC-11.9",
        "chapter": "Les combats",
        "text": "Un combat pour un village détruit ses moulins et pressoirs, qui que soit le vainqueur. Les châteaux restent.",
        "isRuling": false
      },
      {
        "number": "FC-11.10",
        "chapter": "Les combats",
        "text": "Les attaquants vainqueurs entrent.",
        "isRuling": false
      },
      {
        "number": "FC-11.11",
        "chapter": "Les combats",
        "text": "Les combats ont lieu dans l'ordre du tour de ceux qui les ont commencés.",
        "isRuling": true
      },
      {
        "number": "FC-11.12",
        "chapter": "Les combats",
        "text": "Par mauvais temps, aucun combat n'a lieu ; qui est devant le village y reste.",
        "isRuling": false
      },
      {
        "number": "FC-11.13",
        "chapter": "Les combats",
        "text": "Qui fait une sortie combat à découvert, et moulins et pressoirs restent. Si tous ceux qui sont sortis tombent, les assiégeants entrent.",
        "isRuling": true
      },
      {
        "number": "FC-12.1",
        "chapter": "Plusieurs armées",
        "text": "Reconstitué : de plusieurs attaquants, ceux-là combattent ensemble qui désignent la même famille pour occuper le village.",
        "isRuling": true
      },
      {
        "number": "FC-12.2",
        "chapter": "Plusieurs armées",
        "text": "Reconstitué : des attaquants qui ne sont pas alliés combattent d'abord entre eux, sans murs ; le survivant combat la défense.",
        "isRuling": true
      },
      {
        "number": "FC-12.3",
        "chapter": "Plusieurs armées",
        "text": "Reconstitué : des alliés partagent leurs pertes également.",
        "isRuling": true
      },
      {
        "number": "FC-12.5",
        "chapter": "Plusieurs armées",
        "text": "Reconstitué : des défenseurs que d'autres rejoignent du dehors combattent à découvert avec eux.",
        "isRuling": true
      },
      {
        "number": "FC-12.6",
        "chapter": "Plusieurs armées",
        "text": "Reconstitué : un hôte devant un village attaqué reste neutre ou combat avec la défense, jamais avec les attaquants.",
        "isRuling": true
      },
      {
        "number": "FC-12.7",
        "chapter": "Plusieurs armées",
        "text": "Reconstitué : si la défense gagne, le village reste à son possesseur ; s'il ne lui reste personne, il va à ceux qui sont venus l'aider.",
        "isRuling": true
      },
      {
        "number": "FC-12.4",
        "chapter": "Plusieurs armées",
        "text": "Ce qui ne se partage pas également tombe sur la famille qui doit occuper le village, puis dans l'ordre du tour.",
        "isRuling": true
      },
      {
        "number": "FC-12.8",
        "chapter": "Plusieurs armées",
        "text": "Des attaquants qui se détruisent laissent le village à ses défenseurs.",
        "isRuling": true
      },
      {
        "number": "FC-12.9",
        "chapter": "Plusieurs armées",
        "text": "Un hôte resté neutre reste un hôte, qui que ce soit qui tienne alors le village ; de même les alliés du vainqueur.",
        "isRuling": true
      },
      {
        "number": "FC-13.1",
        "chapter": "Les négociations",
        "text": "Reconstitué : tous négocient en même temps, et chacun dit quand il a fini. Le silence refuse.",
        "isRuling": true
      },
      {
        "number": "FC-13.2",
        "chapter": "Les négociations",
        "text": "On peut donner des écus librement pendant les négociations.",
        "isRuling": true
      },
      {
        "number": "FC-13.3",
        "chapter": "Les négociations",
        "text": "Une famille peut faire une offre à la fois : des écus, une carte et une promesse contre des écus, une carte et une promesse. L'autre peut l'accepter ou la décliner, et qui l'a faite la retirer.",
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
        "text": "Les autres voient qu'une carte est offerte ou demandée, pas laquelle.",
        "isRuling": true
      },
      {
        "number": "FC-13.6",
        "chapter": "Les négociations",
        "text": "Le passage est promis jusqu'à la fin du tour suivant, devant tous les villages de la famille.",
        "isRuling": true
      },
      {
        "number": "FC-13.7",
        "chapter": "Les négociations",
        "text": "Une alliance dure jusqu'à la fin du tour suivant. Des alliés n'assiègent ni n'attaquent aucun village l'un de l'autre, combattent ensemble là où les deux attaquent, et sont hôtes devant les villages l'un de l'autre.",
        "isRuling": true
      },
      {
        "number": "FC-13.8",
        "chapter": "Les négociations",
        "text": "Un village est promis à une famille qui se tient devant : ses pions entrent, et ceux qui y étaient se tiennent devant comme hôtes.",
        "isRuling": true
      },
      {
        "number": "FC-13.9",
        "chapter": "Les négociations",
        "text": "Les offres encore ouvertes quand tous ont fini sont soumises une fois de plus à ceux à qui elles ont été faites.",
        "isRuling": true
      },
      {
        "number": "FC-13.10",
        "chapter": "Les négociations",
        "text": "Nul n'accepte une offre s'il ne peut donner ce qui est demandé, ou si ce qu'on lui promet ne peut plus être tenu.",
        "isRuling": true
      },
      {
        "number": "FC-13.11",
        "chapter": "Les négociations",
        "text": "Pour qui ne répond qu'à ce qui le concerne : les négociations concernent une famille à qui une offre est faite, ou qui a un pion dans chaque village d'une région dont le titre est libre.",
        "isRuling": true
      },
      {
        "number": "FC-13.12",
        "chapter": "Les négociations",
        "text": "Une offre donne ou demande quelque chose : on n'offre pas rien contre rien.",
        "isRuling": true
      },
      {
        "number": "FC-14.1",
        "chapter": "Fiefs et titres",
        "text": "Une région devient un fief quand une famille a un pion dans chacun de ses villages et qu'un seigneur prend le titre : baron de trois villages, comte de quatre, duc de cinq.",
        "isRuling": false
      },
      {
        "number": "FC-14.2",
        "chapter": "Fiefs et titres",
        "text": "Reconstitué : le titre se prend pendant les négociations, pour un seigneur quelconque de la famille et gratuitement.",
        "isRuling": true
      },
      {
        "number": "FC-14.4",
        "chapter": "Fiefs et titres",
        "text": "Reconstitué : le titre retourne à la banque si, aux négociations, une autre famille tient un des villages, ou si celle qui le détient n'a pas de seigneur quand elles finissent.",
        "isRuling": true
      },
      {
        "number": "FC-14.5",
        "chapter": "Fiefs et titres",
        "text": "Le titre d'un seigneur mort passe aussitôt à l'aîné des seigneurs de sa famille.",
        "isRuling": true
      },
      {
        "number": "FC-14.6",
        "chapter": "Fiefs et titres",
        "text": "Les villages vides d'un fief sont à qui détient le fief.",
        "isRuling": true
      },
      {
        "number": "FC-15.1",
        "chapter": "Le roi",
        "text": "Reconstitué : tant qu'il n'y a pas de roi, chaque famille peut proposer pendant les négociations un de ses seigneurs qui n'est pas évêque.",
        "isRuling": true
      },
      {
        "number": "FC-15.2",
        "chapter": "Le roi",
        "text": "Chaque seigneur donne une voix à sa famille ; un évêché, un chapeau de cardinal et un titre de noblesse une de plus chacun.",
        "isRuling": false
      },
      {
        "number": "FC-15.3",
        "chapter": "Le roi",
        "text": "Reconstitué : le roi est élu par plus de la moitié des voix exprimées.",
        "isRuling": true
      },
      {
        "number": "FC-15.4",
        "chapter": "Le roi",
        "text": "Un roi règne aussi longtemps qu'il vit, et il n'y en a qu'un.",
        "isRuling": true
      },
      {
        "number": "FC-16.1",
        "chapter": "La fin",
        "text": "La première famille à avoir deux, trois ou quatre fiefs à la fin d'un tour gagne, selon ce qui est convenu.",
        "isRuling": false
      },
      {
        "number": "FC-16.2",
        "chapter": "La fin",
        "text": "Si aucun nombre n'est convenu, ou si personne ne l'atteint, la partie finit après les tours convenus et le plus de fiefs gagne.",
        "isRuling": false
      },
      {
        "number": "FC-16.3",
        "chapter": "La fin",
        "text": "Les égalités sont départagées par les soldats sur la carte, puis par les écus.",
        "isRuling": false
      },
      {
        "number": "FC-16.4",
        "chapter": "La fin",
        "text": "Qui reste à égalité en tout gagne ensemble.",
        "isRuling": true
      }
    ]
  },
  {
    "ruleset": "fief-vitale",
    "language": "fr",
    "credits": "Fief est un jeu de Philippe Mouchebeuf du début des années quatre-vingt ; Duccio Vitale en a adapté les règles. Voici les deux éditions dans nos propres mots, côte à côte là où elles diffèrent. Il ne reste que des parties des deux livrets : le premier s'interrompt au milieu des combats, du second subsistent une fiche récapitulative et les combats à plusieurs. Une règle marquée *(décision)* est notre réponse là où un livret se tait ou se contredit ; celle qui commence par Reconstitué comble une partie perdue, comme la carte et la table des combats.",
    "rules": [
      {
        "number": "FC-1.1",
        "chapter": "La table",
        "text": "Le jeu se joue de 2 à 6, au plus autant que de régions. Chacun mène une famille noble.",
        "isRuling": true
      },
      {
        "number": "FC-1.2",
        "chapter": "La table",
        "text": "Reconstitué : la carte compte 24 villages reliés par 31 chemins, en six régions (deux duchés de 5 villages, deux comtés de 4, deux baronnies de 3) et quatre évêchés (Blaye, Bourg, Sigy, Tournus). Les nombres, les noms des évêchés et les chemins de Tournus à St Médard par St Andromy sont dans le livret ; qui dépend de quoi est de nous.",
        "isRuling": true
      },
      {
        "number": "FC-1.3",
        "chapter": "La table",
        "text": "Il y a 58 cartes bleues : 15 seigneurs, 4 révoltes, 3 mauvais temps, 2 pestes, 2 famines, 1 assassinat, 6 bonnes récoltes, 6 soleils, 1 justice, 5 tailles seigneuriales, 5 tailles royales, 4 dîmes et les 4 évêchés ; et 10 rouges : 2 ducs, 2 comtes, 2 barons, 3 cardinaux et le roi.",
        "isRuling": false
      },
      {
        "number": "FC-1.4",
        "chapter": "La table",
        "text": "Chaque famille a 30 soldats. Pour tous, il y a 12 châteaux, 12 moulins et 12 pressoirs. Ce qui est épuisé ne s'obtient plus ; la banque ne manque jamais d'écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.1",
        "chapter": "Le début",
        "text": "Chaque famille lance deux dés ; la plus haute est première, la plus basse dernière. Les ex-æquo relancent entre eux.",
        "isRuling": false
      },
      {
        "number": "FC-2.2",
        "chapter": "Le début",
        "text": "Dans cet ordre, chacun choisit une région où personne n'est encore chez soi.",
        "isRuling": false
      },
      {
        "number": "FC-2.3",
        "chapter": "Le début",
        "text": "Qui a choisi le premier est le banquier et commence le premier tour. Les places restent les mêmes ; le sens horaire est l'ordre des places.",
        "isRuling": false
      },
      {
        "number": "FC-2.4",
        "chapter": "Le début",
        "text": "Chacun pose son château, avec 8 soldats dedans, dans un village de sa région, et a 300 écus.",
        "isRuling": false
      },
      {
        "number": "FC-2.5",
        "chapter": "Le début",
        "text": "Chacun reçoit trois cartes bleues, que nul autre ne voit.",
        "isRuling": false
      },
      {
        "number": "FC-2.6",
        "chapter": "Le début",
        "text": "Chaque famille commence avec un seigneur, tiré au sort avant la distribution des cartes.",
        "isRuling": false
      },
      {
        "number": "FC-2.7",
        "chapter": "Le début",
        "text": "Ce premier seigneur est placé aussitôt dans le château, au vu de tous.",
        "isRuling": true
      },
      {
        "number": "FC-3.1",
        "chapter": "Le tour",
        "text": "Un tour a six phases : cartes, revenus, achats, déplacements, combats, négociations. Dans chacune, les familles agissent dans l'ordre du tour, dans le sens horaire à partir du premier joueur.",
        "isRuling": false
      },
      {
        "number": "FC-3.2",
        "chapter": "Le tour",
        "text": "À chaque nouveau tour, le voisin de droite du dernier premier joueur est premier.",
        "isRuling": false
      },
      {
        "number": "FC-3.3",
        "chapter": "Le tour",
        "text": "Une famille sans seigneur ni pion continue : elle reçoit des cartes et négocie.",
        "isRuling": true
      },
      {
        "number": "FC-4.1",
        "chapter": "Les cartes",
        "text": "Au début du tour, chaque famille reçoit des cartes jusqu'à en avoir trois.",
        "isRuling": false
      },
      {
        "number": "FC-4.2",
        "chapter": "Les cartes",
        "text": "Quand la pioche est épuisée, la défausse est mélangée et devient la pioche.",
        "isRuling": false
      },
      {
        "number": "FC-4.3",
        "chapter": "Les cartes",
        "text": "Avant que la défausse soit mélangée, une famille qui a des soldats et pas de seigneur peut demander l'un des seigneurs qui s'y trouvent.",
        "isRuling": false
      },
      {
        "number": "FC-4.7",
        "chapter": "Les cartes",
        "text": "Ce seigneur entre aussitôt en jeu, à côté de la main.",
        "isRuling": true
      },
      {
        "number": "FC-4.4",
        "chapter": "Les cartes",
        "text": "Une fois par tour, une famille peut rendre une carte pendant son tour des cartes et en reçoit une autre, mais seulement dans un tour où elle n'emploie ni attaque, ni parade, ni impôt : qui en a employé n'en rend pas, qui en a rendu n'en emploie pas.",
        "isRuling": false
      },
      {
        "number": "FC-4.5",
        "chapter": "Les cartes",
        "text": "Pendant son tour des cartes, une famille peut jeter des cartes d'attaque, sans rien recevoir.",
        "isRuling": false
      },
      {
        "number": "FC-4.6",
        "chapter": "Les cartes",
        "text": "La défausse est visible.",
        "isRuling": true
      },
      {
        "number": "FC-4.8",
        "chapter": "Les cartes",
        "text": "Tant que la pioche est vide, on ne rend pas de carte.",
        "isRuling": true
      },
      {
        "number": "FC-5.1",
        "chapter": "Attaques et parades",
        "text": "Pendant son tour des cartes, une famille peut jouer des cartes d'attaque, sur une région quelconque ou sur un seigneur d'une autre famille.",
        "isRuling": false
      },
      {
        "number": "FC-5.2",
        "chapter": "Attaques et parades",
        "text": "Mauvais temps : les soldats de la région restent où ils sont et aucun combat n'y a lieu, tant qu'un soleil n'y est pas posé.",
        "isRuling": false
      },
      {
        "number": "FC-5.3",
        "chapter": "Attaques et parades",
        "text": "Famine : les moulins et pressoirs de la région ne rapportent rien tant qu'une bonne récolte n'y est pas posée.",
        "isRuling": false
      },
      {
        "number": "FC-5.4",
        "chapter": "Attaques et parades",
        "text": "Mauvais temps et famine durent autant de tours qu'il faut.",
        "isRuling": false
      },
      {
        "number": "FC-5.5",
        "chapter": "Attaques et parades",
        "text": "Peste : chaque famille perd la moitié de ses soldats dans la région, arrondie au-dessous.",
        "isRuling": false
      },
      {
        "number": "FC-5.6",
        "chapter": "Attaques et parades",
        "text": "Lors d'une peste, on lance un dé pour chaque seigneur de la région ; sur 1, 2 ou 3 il meurt.",
        "isRuling": false
      },
      {
        "number": "FC-5.7",
        "chapter": "Attaques et parades",
        "text": "Rien ne pare la peste.",
        "isRuling": false
      },
      {
        "number": "FC-5.8",
        "chapter": "Attaques et parades",
        "text": "Une famille dont les soldats sont en plusieurs endroits choisit où la peste les prend.",
        "isRuling": false
      },
      {
        "number": "FC-5.9",
        "chapter": "Attaques et parades",
        "text": "Une révolte se joue là où une famine est déjà posée, par qui que ce soit.",
        "isRuling": false
      },
      {
        "number": "FC-5.10",
        "chapter": "Attaques et parades",
        "text": "Un dé dit l'intensité d'une révolte. 1 : rien. 2 : les châteaux sont attaqués. 3 : un moulin ou un pressoir est détruit par village. 4 : tous ceux de la région le sont. 5 et 6 : à la fois 2 et 4.",
        "isRuling": false
      },
      {
        "number": "FC-5.11",
        "chapter": "Attaques et parades",
        "text": "Un château attaqué perd les pions que la table des combats indique pour un château : avec deux dés, sur un 6 avec trois.",
        "isRuling": false
      },
      {
        "number": "FC-5.12",
        "chapter": "Attaques et parades",
        "text": "Sur un 3, la famille qui a soulevé la région choisit entre moulin et pressoir.",
        "isRuling": false
      },
      {
        "number": "FC-5.13",
        "chapter": "Attaques et parades",
        "text": "Toute famille qui a un pion dans la région peut mettre fin aussitôt à toute la révolte en versant à la banque 300 écus par point du dé.",
        "isRuling": true
      },
      {
        "number": "FC-5.14",
        "chapter": "Attaques et parades",
        "text": "Assassinat : un seigneur d'une autre famille meurt aussitôt.",
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
        "text": "Toute famille qui a un pion dans la région peut apaiser une révolte : celle qui y a le plus de seigneurs est interrogée la première, puis les autres dans l'ordre du tour.",
        "isRuling": true
      },
      {
        "number": "FC-5.17",
        "chapter": "Attaques et parades",
        "text": "Pendant son tour des cartes, une famille peut poser le soleil sur n'importe quel mauvais temps et la bonne récolte sur n'importe quelle famine ; les deux cartes sont défaussées. Rien ne pare une révolte.",
        "isRuling": false
      },
      {
        "number": "FC-5.18",
        "chapter": "Attaques et parades",
        "text": "Nul ne fait assassiner un de ses seigneurs.",
        "isRuling": true
      },
      {
        "number": "FC-5.19",
        "chapter": "Attaques et parades",
        "text": "Une région sous le mauvais temps ou la famine n'est pas frappée d'une seconde carte de la même sorte.",
        "isRuling": true
      },
      {
        "number": "FC-5.20",
        "chapter": "Attaques et parades",
        "text": "Il y a une révolte par région et par tour au plus.",
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
        "text": "Tant qu'une révolte peut être apaisée, chacun peut prêter ou donner des écus à chacun.",
        "isRuling": false
      },
      {
        "number": "FC-6.1",
        "chapter": "Les seigneurs et l'Église",
        "text": "Un seigneur joué de la main arrive dans un château de sa famille ; sans château, dans un village qu'elle occupe, un village libre, ou devant celui d'un allié.",
        "isRuling": false
      },
      {
        "number": "FC-6.2",
        "chapter": "Les seigneurs et l'Église",
        "text": "Un seigneur peut arriver dans un château assiégé.",
        "isRuling": true
      },
      {
        "number": "FC-6.3",
        "chapter": "Les seigneurs et l'Église",
        "text": "S'il n'y a pas un tel endroit, il attend dans la main.",
        "isRuling": true
      },
      {
        "number": "FC-6.4",
        "chapter": "Les seigneurs et l'Église",
        "text": "Pendant son tour des cartes, une famille peut faire de l'un de ses seigneurs l'évêque d'un évêché avec la carte ; nul n'est deux fois évêque.",
        "isRuling": false
      },
      {
        "number": "FC-6.5",
        "chapter": "Les seigneurs et l'Église",
        "text": "Un évêque ne peut pas devenir roi. Ni un roi évêque.",
        "isRuling": false
      },
      {
        "number": "FC-6.6",
        "chapter": "Les seigneurs et l'Église",
        "text": "Deux soldats au plus accompagnent un évêque.",
        "isRuling": false
      },
      {
        "number": "FC-6.7",
        "chapter": "Les seigneurs et l'Église",
        "text": "Un évêque devient cardinal pour 1000 écus, pendant les négociations, tant qu'il reste un chapeau.",
        "isRuling": false
      },
      {
        "number": "FC-6.8",
        "chapter": "Les seigneurs et l'Église",
        "text": "À la mort d'un seigneur, sa carte et celle de son évêché vont à la défausse, celles de cardinal et de roi à la banque.",
        "isRuling": false
      },
      {
        "number": "FC-7.1",
        "chapter": "Les revenus",
        "text": "Chaque village rapporte 100 écus à qui le possède, chaque pressoir 100 et chaque moulin 200. Un village vide d'un fief les rapporte à qui détient le fief.",
        "isRuling": false
      },
      {
        "number": "FC-7.2",
        "chapter": "Les revenus",
        "text": "Pendant une famine, moulins et pressoirs ne rapportent rien ; le village lui-même rapporte.",
        "isRuling": true
      },
      {
        "number": "FC-7.3",
        "chapter": "Les revenus",
        "text": "Avec une carte dîme et l'évêque, une famille reçoit, à la place de leurs propriétaires, ce que rapportent les moulins et pressoirs de l'évêché.",
        "isRuling": false
      },
      {
        "number": "FC-7.4",
        "chapter": "Les revenus",
        "text": "Un cardinal prélève la dîme de son évêché.",
        "isRuling": true
      },
      {
        "number": "FC-7.5",
        "chapter": "Les revenus",
        "text": "Avec une taille seigneuriale, qui détient un fief et a un pion dans sa capitale reçoit 200 écus par village du fief.",
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
        "text": "Dans un tour, on prélève une dîme par évêché, une taille par fief et une taille royale.",
        "isRuling": false
      },
      {
        "number": "FC-7.8",
        "chapter": "Les revenus",
        "text": "Les impôts sont posés dans la phase des cartes et payés dans celle des revenus.",
        "isRuling": false
      },
      {
        "number": "FC-7.9",
        "chapter": "Les revenus",
        "text": "Un impôt est perdu si son évêque, son fief ou son roi n'est plus de la famille quand viennent les revenus.",
        "isRuling": false
      },
      {
        "number": "FC-7.10",
        "chapter": "Les revenus",
        "text": "Un village que personne ne possède ne rapporte rien, à aucun évêque non plus.",
        "isRuling": true
      },
      {
        "number": "FC-7.11",
        "chapter": "Les revenus",
        "text": "Un siège n'ôte rien aux revenus.",
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
        "text": "Ce qui est acheté est posé aussitôt dans des villages où la famille a un pion. Un village vide de son propre fief n'en est pas un.",
        "isRuling": false
      },
      {
        "number": "FC-8.3",
        "chapter": "Les achats",
        "text": "Un village a au plus trois moulins et pressoirs ensemble.",
        "isRuling": false
      },
      {
        "number": "FC-8.4",
        "chapter": "Les achats",
        "text": "On n'achète rien dont la boîte n'a plus.",
        "isRuling": false
      },
      {
        "number": "FC-8.5",
        "chapter": "Les achats",
        "text": "Un village a un château au plus.",
        "isRuling": true
      },
      {
        "number": "FC-8.6",
        "chapter": "Les achats",
        "text": "On peut acheter des soldats dans un village assiégé.",
        "isRuling": true
      },
      {
        "number": "FC-9.1",
        "chapter": "Les déplacements",
        "text": "Un seigneur fait deux pas par tour au plus, chacun par un chemin vers le village voisin.",
        "isRuling": false
      },
      {
        "number": "FC-9.2",
        "chapter": "Les déplacements",
        "text": "Les soldats ne vont qu'avec un seigneur, autant qu'il veut et de partout où il passe ; il peut les laisser n'importe où. Seuls les pas du seigneur comptent.",
        "isRuling": false
      },
      {
        "number": "FC-9.3",
        "chapter": "Les déplacements",
        "text": "Dans un village que personne ne tient, il entre sans combat ; le village, château compris, est à qui y laisse un pion.",
        "isRuling": false
      },
      {
        "number": "FC-9.4",
        "chapter": "Les déplacements",
        "text": "Un village que tous les pions ont quitté n'est à personne, ou à qui détient son fief.",
        "isRuling": false
      },
      {
        "number": "FC-9.5",
        "chapter": "Les déplacements",
        "text": "Par mauvais temps, aucun soldat ne quitte l'endroit où il est ; un seigneur peut partir seul, et des soldats peuvent venir d'ailleurs.",
        "isRuling": true
      },
      {
        "number": "FC-9.7",
        "chapter": "Les déplacements",
        "text": "Reconstitué : on entre dans un village vide d'un fief comme dans un village libre.",
        "isRuling": true
      },
      {
        "number": "FC-9.8",
        "chapter": "Les déplacements",
        "text": "Nul ne quitte un village assiégé sans combat.",
        "isRuling": false
      },
      {
        "number": "FC-10.1",
        "chapter": "Les portes d'un village",
        "text": "Devant un village que tient une autre famille, un seigneur s'arrête sur le chemin par lequel il est venu.",
        "isRuling": false
      },
      {
        "number": "FC-10.2",
        "chapter": "Les portes d'un village",
        "text": "Là, sa famille dit pourquoi il est venu : pour attaquer, demander le passage, assiéger, ou, comme hôte, pour aider contre d'autres qui sont devant. Qui y reste peut changer d'avis aux tours suivants.",
        "isRuling": false
      },
      {
        "number": "FC-10.3",
        "chapter": "Les portes d'un village",
        "text": "Qui attaque combat dans la phase des combats.",
        "isRuling": false
      },
      {
        "number": "FC-10.4",
        "chapter": "Les portes d'un village",
        "text": "À qui demande le passage, le possesseur répond aussitôt.",
        "isRuling": false
      },
      {
        "number": "FC-10.5",
        "chapter": "Les portes d'un village",
        "text": "Si le passage est refusé, il y aura combat : nul ne recule avant. Sauf si le mauvais temps l'empêche.",
        "isRuling": false
      },
      {
        "number": "FC-10.6",
        "chapter": "Les portes d'un village",
        "text": "Si le passage est accordé, il continue aux déplacements du tour suivant, par n'importe quel chemin.",
        "isRuling": false
      },
      {
        "number": "FC-10.7",
        "chapter": "Les portes d'un village",
        "text": "Un siège ne touche ni moulins ni pressoirs ; il finit quand les assiégeants partent ou tombent.",
        "isRuling": false
      },
      {
        "number": "FC-10.8",
        "chapter": "Les portes d'un village",
        "text": "Un village qu'un autre assiège ne peut être attaqué.",
        "isRuling": false
      },
      {
        "number": "FC-10.9",
        "chapter": "Les portes d'un village",
        "text": "De la porte, un seigneur peut toujours revenir par le chemin par lequel il est venu.",
        "isRuling": true
      },
      {
        "number": "FC-10.10",
        "chapter": "Les portes d'un village",
        "text": "Devant son propre village que d'autres assiègent ou attaquent, un seigneur s'arrête aussi : il vient à son secours, et il y aura combat.",
        "isRuling": true
      },
      {
        "number": "FC-10.11",
        "chapter": "Les portes d'un village",
        "text": "Les assiégés peuvent tenter une sortie : ils sont alors les attaquants. Elle s'annonce aux déplacements, demande un seigneur qui n'est pas évêque, et tous ceux du dedans sortent.",
        "isRuling": false
      },
      {
        "number": "FC-10.12",
        "chapter": "Les portes d'un village",
        "text": "Devant le village d'un allié, ou de qui a promis le passage, un seigneur est aussitôt un hôte.",
        "isRuling": true
      },
      {
        "number": "FC-10.13",
        "chapter": "Les portes d'un village",
        "text": "Qui est devant un village vide à présent, ou le sien à nouveau dégagé, peut y entrer d'un pas ; qui de sa famille se tient devant entre avec lui.",
        "isRuling": true
      },
      {
        "number": "FC-10.14",
        "chapter": "Les portes d'un village",
        "text": "Un hôte aide avec l'accord du possesseur, un allié sans demander : nul n'est tiré de ses murs malgré lui.",
        "isRuling": true
      },
      {
        "number": "FC-11.1",
        "chapter": "Les combats",
        "text": "Tous les pions d'un camp comptent un, seigneurs et soldats : 1 à 6 lancent un dé, 7 à 12 deux dés, 13 et plus trois.",
        "isRuling": false
      },
      {
        "number": "FC-11.2",
        "chapter": "Les combats",
        "text": "Reconstitué : un camp perd un pion pour 2 points des dés adverses, arrondi au-dessous.",
        "isRuling": true
      },
      {
        "number": "FC-11.3",
        "chapter": "Les combats",
        "text": "Reconstitué : derrière les murs d'un château, il en perd un pour 3 points.",
        "isRuling": true
      },
      {
        "number": "FC-11.4",
        "chapter": "Les combats",
        "text": "On combat par rounds jusqu'à l'élimination d'un camp.",
        "isRuling": false
      },
      {
        "number": "FC-11.5",
        "chapter": "Les combats",
        "text": "Les deux camps lancent avec les pions qu'ils avaient au début du round.",
        "isRuling": false
      },
      {
        "number": "FC-11.6",
        "chapter": "Les combats",
        "text": "Les soldats tombent avant les seigneurs.",
        "isRuling": true
      },
      {
        "number": "FC-11.7",
        "chapter": "Les combats",
        "text": "Quand des seigneurs doivent tomber et que d'autres vivent, leur famille dit lesquels.",
        "isRuling": true
      },
      {
        "number": "FC-11.8",
        "chapter": "Les combats",
        "text": "Si les deux camps sont détruits, le village n'est à personne, ou à qui détient son fief.",
        "isRuling": true
      },
      {
        "number": "FC-11.9",
        "chapter": "Les combats",
        "text": "Un combat pour un village détruit ses moulins et pressoirs, qui que soit le vainqueur. Les châteaux restent.",
        "isRuling": false
      },
      {
        "number": "FC-11.10",
        "chapter": "Les combats",
        "text": "Les attaquants vainqueurs entrent.",
        "isRuling": false
      },
      {
        "number": "FC-11.11",
        "chapter": "Les combats",
        "text": "Les combats ont lieu dans l'ordre du tour de ceux qui les ont commencés.",
        "isRuling": true
      },
      {
        "number": "FC-11.12",
        "chapter": "Les combats",
        "text": "Par mauvais temps, aucun combat n'a lieu ; qui est devant le village y reste.",
        "isRuling": false
      },
      {
        "number": "FC-11.13",
        "chapter": "Les combats",
        "text": "Qui fait une sortie combat à découvert, et moulins et pressoirs restent. Si tous ceux qui sont sortis tombent, les assiégeants entrent.",
        "isRuling": true
      },
      {
        "number": "FC-12.1",
        "chapter": "Plusieurs armées",
        "text": "De plusieurs attaquants, ceux-là combattent ensemble qui désignent la même famille pour occuper le village.",
        "isRuling": false
      },
      {
        "number": "FC-12.2",
        "chapter": "Plusieurs armées",
        "text": "Des attaquants qui ne sont pas alliés combattent d'abord entre eux, sans murs ; le survivant combat la défense.",
        "isRuling": false
      },
      {
        "number": "FC-12.3",
        "chapter": "Plusieurs armées",
        "text": "Des alliés partagent leurs pertes également.",
        "isRuling": false
      },
      {
        "number": "FC-12.5",
        "chapter": "Plusieurs armées",
        "text": "Des défenseurs que d'autres rejoignent du dehors combattent à découvert avec eux.",
        "isRuling": false
      },
      {
        "number": "FC-12.6",
        "chapter": "Plusieurs armées",
        "text": "Un hôte devant un village attaqué reste neutre ou combat avec la défense, jamais avec les attaquants.",
        "isRuling": false
      },
      {
        "number": "FC-12.7",
        "chapter": "Plusieurs armées",
        "text": "Si la défense gagne, le village reste à son possesseur ; s'il ne lui reste personne, il va à ceux qui sont venus l'aider.",
        "isRuling": false
      },
      {
        "number": "FC-12.4",
        "chapter": "Plusieurs armées",
        "text": "Ce qui ne se partage pas également tombe sur la famille qui doit occuper le village, puis dans l'ordre du tour.",
        "isRuling": true
      },
      {
        "number": "FC-12.8",
        "chapter": "Plusieurs armées",
        "text": "Des attaquants qui se détruisent laissent le village à ses défenseurs.",
        "isRuling": true
      },
      {
        "number": "FC-12.9",
        "chapter": "Plusieurs armées",
        "text": "Un hôte resté neutre reste un hôte, qui que ce soit qui tienne alors le village ; de même les alliés du vainqueur.",
        "isRuling": true
      },
      {
        "number": "FC-13.1",
        "chapter": "Les négociations",
        "text": "Reconstitué : tous négocient en même temps, et chacun dit quand il a fini. Le silence refuse.",
        "isRuling": true
      },
      {
        "number": "FC-13.2",
        "chapter": "Les négociations",
        "text": "On peut donner des écus librement pendant les négociations.",
        "isRuling": true
      },
      {
        "number": "FC-13.3",
        "chapter": "Les négociations",
        "text": "Une famille peut faire une offre à la fois : des écus, une carte et une promesse contre des écus, une carte et une promesse. L'autre peut l'accepter ou la décliner, et qui l'a faite la retirer.",
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
        "text": "Les autres voient qu'une carte est offerte ou demandée, pas laquelle.",
        "isRuling": true
      },
      {
        "number": "FC-13.6",
        "chapter": "Les négociations",
        "text": "Le passage est promis jusqu'à la fin du tour suivant, devant tous les villages de la famille.",
        "isRuling": true
      },
      {
        "number": "FC-13.7",
        "chapter": "Les négociations",
        "text": "Une alliance dure jusqu'à la fin du tour suivant. Des alliés n'assiègent ni n'attaquent aucun village l'un de l'autre, combattent ensemble là où les deux attaquent, et sont hôtes devant les villages l'un de l'autre.",
        "isRuling": true
      },
      {
        "number": "FC-13.8",
        "chapter": "Les négociations",
        "text": "Un village est promis à une famille qui se tient devant : ses pions entrent, et ceux qui y étaient se tiennent devant comme hôtes.",
        "isRuling": true
      },
      {
        "number": "FC-13.9",
        "chapter": "Les négociations",
        "text": "Les offres encore ouvertes quand tous ont fini sont soumises une fois de plus à ceux à qui elles ont été faites.",
        "isRuling": true
      },
      {
        "number": "FC-13.10",
        "chapter": "Les négociations",
        "text": "Nul n'accepte une offre s'il ne peut donner ce qui est demandé, ou si ce qu'on lui promet ne peut plus être tenu.",
        "isRuling": true
      },
      {
        "number": "FC-13.11",
        "chapter": "Les négociations",
        "text": "Pour qui ne répond qu'à ce qui le concerne : les négociations concernent une famille à qui une offre est faite, ou qui a un pion dans chaque village d'une région dont le titre est libre.",
        "isRuling": true
      },
      {
        "number": "FC-13.12",
        "chapter": "Les négociations",
        "text": "Une offre donne ou demande quelque chose : on n'offre pas rien contre rien.",
        "isRuling": true
      },
      {
        "number": "FC-14.1",
        "chapter": "Fiefs et titres",
        "text": "Une région devient un fief quand une famille a un pion dans chacun de ses villages et qu'un seigneur prend le titre : baron de trois villages, comte de quatre, duc de cinq.",
        "isRuling": false
      },
      {
        "number": "FC-14.2",
        "chapter": "Fiefs et titres",
        "text": "Reconstitué : le titre se prend pendant les négociations, pour un seigneur quelconque de la famille et gratuitement.",
        "isRuling": true
      },
      {
        "number": "FC-14.4",
        "chapter": "Fiefs et titres",
        "text": "Un titre est perdu si une autre famille prend la capitale, ou à la mort du dernier seigneur de celle qui le détient.",
        "isRuling": false
      },
      {
        "number": "FC-14.5",
        "chapter": "Fiefs et titres",
        "text": "Le titre d'un seigneur mort passe aussitôt à l'aîné des seigneurs de sa famille.",
        "isRuling": true
      },
      {
        "number": "FC-14.6",
        "chapter": "Fiefs et titres",
        "text": "Les villages vides d'un fief sont à qui détient le fief.",
        "isRuling": true
      },
      {
        "number": "FC-14.7",
        "chapter": "Fiefs et titres",
        "text": "Reconstitué : qui détient le fief désigne comme capitale un de ses villages qui a un château ; sans château, pas de titre.",
        "isRuling": true
      },
      {
        "number": "FC-14.8",
        "chapter": "Fiefs et titres",
        "text": "Un titre perdu est mis sous la garde du roi, qui peut en prélever la taille sans pion dans la capitale ; sans roi, il va à la banque.",
        "isRuling": false
      },
      {
        "number": "FC-14.9",
        "chapter": "Fiefs et titres",
        "text": "Reconstitué : une famille qui a un seigneur et tient la capitale peut prendre un titre gardé, avec l'accord du roi tant qu'il le garde.",
        "isRuling": true
      },
      {
        "number": "FC-14.10",
        "chapter": "Fiefs et titres",
        "text": "La garde finit avec le roi : ces titres vont à la banque.",
        "isRuling": true
      },
      {
        "number": "FC-15.1",
        "chapter": "Le roi",
        "text": "Reconstitué : tant qu'il n'y a pas de roi, chaque famille peut proposer pendant les négociations un de ses seigneurs qui n'est pas évêque.",
        "isRuling": true
      },
      {
        "number": "FC-15.2",
        "chapter": "Le roi",
        "text": "Chaque seigneur donne une voix à sa famille ; un évêché, un chapeau de cardinal et un titre de noblesse une de plus chacun.",
        "isRuling": false
      },
      {
        "number": "FC-15.3",
        "chapter": "Le roi",
        "text": "Le roi est sacré par deux évêques ou un cardinal. Chaque famille donne son clergé à un candidat ; de plusieurs qui en ont assez, celui qui en a le plus est sacré, et personne en cas d'égalité.",
        "isRuling": false
      },
      {
        "number": "FC-15.4",
        "chapter": "Le roi",
        "text": "Un roi règne aussi longtemps qu'il vit, et il n'y en a qu'un.",
        "isRuling": true
      },
      {
        "number": "FC-15.5",
        "chapter": "Le roi",
        "text": "Une fois par négociations, une autre famille que celle du roi peut demander sa déchéance. Tous votent, et plus de la moitié des voix exprimées le dépose ; la famille du roi en a quatre de plus.",
        "isRuling": true
      },
      {
        "number": "FC-15.6",
        "chapter": "Le roi",
        "text": "Les chapeaux s'achètent pendant que tous négocient ; puis le roi est jugé ; puis un roi est sacré, pour lequel on peut proposer des candidats dès qu'une déchéance est demandée.",
        "isRuling": true
      },
      {
        "number": "FC-16.1",
        "chapter": "La fin",
        "text": "Reconstitué : la première famille à avoir deux, trois ou quatre titres à la fin d'un tour gagne, selon ce qui est convenu ; la couronne compte pour un.",
        "isRuling": true
      },
      {
        "number": "FC-16.2",
        "chapter": "La fin",
        "text": "Si aucun nombre n'est convenu, ou si personne ne l'atteint, la partie finit après les tours convenus et le plus de titres gagne.",
        "isRuling": true
      },
      {
        "number": "FC-16.3",
        "chapter": "La fin",
        "text": "Les égalités sont départagées par les soldats sur la carte, puis par les écus.",
        "isRuling": false
      },
      {
        "number": "FC-16.4",
        "chapter": "La fin",
        "text": "Qui reste à égalité en tout gagne ensemble.",
        "isRuling": true
      }
    ]
  },
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
    "credits": "Middle-Ages est un jeu de Marc André, illustré par Claire Conan et publié par Studio H. Voici ses règles, dans nos propres mots ; une règle marquée *(décision)* est notre réponse là où le livret se tait. Le livret ne dit pas quels numéros, Paysans ou Coffres figurent sur quelle tuile, ni lesquelles sont bleues ou orange : tant que personne ne les a relevés sur une vraie boîte, ils sont reconstitués.",
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
        "text": "Il y a 84 tuiles Parcelle, chacune d'un seul Domaine et numérotée au dos de 1 à 23 : 14 Champs, 13 Moulins, 12 Villages, 11 Remparts, 10 Marchés, 9 Casernes, 8 Églises et 7 Palais. 52 ont le dos bleu et 32 le dos orange. La face peut montrer des Paysans et des Coffres.",
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
        "text": "La banque ne s'épuise jamais. Les jetons de 1, 5, 10 et 50 ne sont que de la monnaie : on compte des pièces.",
        "isRuling": true
      },
      {
        "number": "MA-1.7",
        "chapter": "La boîte",
        "text": "Le contenu de la boîte est un jeu de données vérifié d'après les quantités ci-dessus ; une partie garde jusqu'au bout celui avec lequel elle a commencé.",
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
        "text": "À 2 ou 3 joueurs, seules les tuiles bleues servent ; les tuiles orange restent dans la boîte. À 4 ou 5 joueurs, les tuiles orange sont mises de côté pour plus tard.",
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
        "text": "Quatre des cartes Évènement sont tirées au hasard et posées face visible, de gauche à droite, sous les lignes ; les autres ne servent pas.",
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
        "text": "On tire un ordre au hasard. Dans cet ordre, chacun pose son Seigneur sur une tuile de la ligne du haut qui n'en porte pas : une tuile n'accueille qu'un Seigneur.",
        "isRuling": false
      },
      {
        "number": "MA-2.7",
        "chapter": "La mise en place",
        "text": "La pile montre à tous le numéro et la couleur de la tuile suivante, et combien il en reste ; rien au-delà.",
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
        "text": "La partie compte seize tours. Chacun se joue sur une ligne : de celle du haut à celle du bas, puis de nouveau sur celle du haut.",
        "isRuling": false
      },
      {
        "number": "MA-3.2",
        "chapter": "Le tour",
        "text": "Un tour commence par la ligne où se tiennent les Seigneurs : sa seule tuile sans Seigneur est défaussée.",
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
        "text": "Qui a la main fait ceci, dans cet ordre : avancer son Seigneur, prendre la tuile qu'il a quittée, appliquer l'effet spécial de son Domaine, en recevoir le revenu.",
        "isRuling": false
      },
      {
        "number": "MA-4.1",
        "chapter": "La main d'un joueur",
        "text": "D'abord le Seigneur va sur une tuile de votre choix de la ligne suivante : celle d'en dessous ou, aux tours 4, 8 et 12, celle du haut.",
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
        "text": "Le seizième tour est le dernier : on n'y avance pas les Seigneurs.",
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
        "text": "Personne ne descend sous zéro pièce : qui doit donner ou perdre plus qu'il n'a donne ce qu'il a et ne doit rien ensuite ; qui est payé ne reçoit que cela.",
        "isRuling": true
      },
      {
        "number": "MA-4.10",
        "chapter": "La main d'un joueur",
        "text": "Une question qui n'a qu'une réponse, ou que des réponses semblables, n'est pas posée : elle se règle aussitôt.",
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
        "text": "Les symboles de la tuile qu'on vient de poser comptent ; ceux du Cimetière, non.",
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
        "text": "Le Moulin qu'on vient de poser compte, et qui en a autant que vous ne donne rien.",
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
        "text": "Tant que le Cimetière a une tuile, c'est obligatoire. La tuile revient en haut de sa colonne, avant le revenu qui la compte, et n'apporte pas de revenu à elle. Si le Cimetière est vide, il n'y a que le revenu.",
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
        "text": "Rempart, effet : posez votre Éclaireur sur une tuile quelconque d'une autre ligne que celle de votre Seigneur, lignes du dessus comprises, pour la réserver. Aucun autre joueur ne peut y envoyer son Seigneur.",
        "isRuling": false
      },
      {
        "number": "MA-5.11",
        "chapter": "Les Domaines",
        "text": "La ligne doit être encore à jouer : ni celle où votre Seigneur vient d'entrer, ni celle qui se vide. Une tuile qui porte l'Éclaireur d'un autre est fermée. C'est obligatoire si c'est possible ; un Éclaireur déjà posé peut changer de tuile ou rester.",
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
        "text": "Au tour 14, seule la dernière ligne peut être atteinte ; aux tours 15 et 16, aucune : il n'y a que le revenu.",
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
        "text": "Caserne, effet : attaquez tous les joueurs qui ont moins de Remparts que vous n'avez de Casernes. Chacun d'eux met la tuile la plus à gauche de son Fief, la plus haute de sa colonne, dans son Cimetière et vous donne 2 pièces.",
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
        "text": "Caserne, revenu : 2 pièces par Village et par Caserne.",
        "isRuling": false
      },
      {
        "number": "MA-5.21",
        "chapter": "Les Domaines",
        "text": "Église, effet : posez un jeton Pièce supplémentaire dans un emplacement libre sous votre Fief, un seul par Domaine. Désormais, chaque revenu de ce Domaine verse 1 pièce de plus par tuile qu'il compte.",
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
        "text": "Palais, effet : choisissez un jeton Parcelle et posez-le dans un emplacement libre sous votre Fief, un seul par Domaine, là où son symbole ne figure pas encore. Désormais, le revenu de ce Domaine compte aussi les tuiles de cette sorte.",
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
        "text": "Une tuile détruite, par une Caserne ou par un Évènement, va au Cimetière de son propriétaire, à droite du plateau Fief. Elle ne revient jamais dans la pioche ; seul un Village la ramène dans le Fief, ou l'Évènement Restauration.",
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
        "text": "Les jetons forment une réserve commune ; premier arrivé, premier servi. Sans jeton ou sans emplacement pour lui, il n'y a que le revenu.",
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
        "text": "Quand tous ont joué, la ligne vidée est de nouveau remplie : on pioche des tuiles, on les classe par ordre croissant et on les retourne.",
        "isRuling": false
      },
      {
        "number": "MA-7.2",
        "chapter": "La fin d'un tour",
        "text": "À partir du treizième tour, on ne remplit plus rien : les lignes des derniers tours sont là.",
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
        "text": "À 5 joueurs, quand la pile est épuisée, les tuiles orange la remplacent ; quand elles le sont aussi, toutes les tuiles défaussées sont mélangées en une nouvelle pile.",
        "isRuling": false
      },
      {
        "number": "MA-7.6",
        "chapter": "La fin d'un tour",
        "text": "Une nouvelle pile se fait quand il faut une tuile, pas avant : au milieu d'une ligne s'il le faut, qu'on classe une fois complète, et plus d'une fois.",
        "isRuling": true
      },
      {
        "number": "MA-7.7",
        "chapter": "La fin d'un tour",
        "text": "Les tuiles suffisent toujours : à 2 joueurs, 48 sur 52 ; à 3, les 52 puis 12 défaussées ; à 4, 80 sur 84 ; à 5, les 84 puis 12 défaussées.",
        "isRuling": true
      },
      {
        "number": "MA-7.8",
        "chapter": "La fin d'un tour",
        "text": "La ligne est remplie avant l'Évènement. Après le dernier tour, aucune ligne n'est remplie : l'Évènement, puis le décompte.",
        "isRuling": true
      },
      {
        "number": "MA-7.9",
        "chapter": "La fin d'un tour",
        "text": "Nul n'a besoin d'être chargé de remplir les lignes : cela se fait tout seul.",
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
        "text": "Métiers qualifiés : chacun gagne 1 pièce par Paysan dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.3",
        "chapter": "Les Évènements",
        "text": "Marchandises précieuses : chacun gagne 1 pièce par Coffre dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.4",
        "chapter": "Les Évènements",
        "text": "Alliance : chacun gagne 3 pièces par Église et par Palais dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.5",
        "chapter": "Les Évènements",
        "text": "Invasion barbare : chacun met 1 Moulin et 1 Champs, s'il en a, dans son Cimetière.",
        "isRuling": false
      },
      {
        "number": "MA-8.6",
        "chapter": "Les Évènements",
        "text": "Peste noire : chacun met 1 Village et 1 Caserne, s'il en a, dans son Cimetière.",
        "isRuling": false
      },
      {
        "number": "MA-8.7",
        "chapter": "Les Évènements",
        "text": "Nouvelles défenses : chacun gagne 3 pièces par Rempart dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.8",
        "chapter": "Les Évènements",
        "text": "Retour triomphant : chacun gagne 2 pièces par Marché et par Caserne dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.9",
        "chapter": "Les Évènements",
        "text": "Pic de natalité : chacun gagne 2 pièces par Moulin et par Village dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.10",
        "chapter": "Les Évènements",
        "text": "Révolte paysanne : chacun met 1 Palais, s'il en a, dans son Cimetière.",
        "isRuling": false
      },
      {
        "number": "MA-8.11",
        "chapter": "Les Évènements",
        "text": "Restauration : chacun choisit une tuile de son Cimetière et la remet dans son Fief, sans son effet.",
        "isRuling": false
      },
      {
        "number": "MA-8.12",
        "chapter": "Les Évènements",
        "text": "Bonnes récoltes : chacun gagne 2 pièces par Champs dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.13",
        "chapter": "Les Évènements",
        "text": "Aide à la reconstruction : chacun gagne 3 pièces par tuile dans son Cimetière.",
        "isRuling": false
      },
      {
        "number": "MA-8.14",
        "chapter": "Les Évènements",
        "text": "Seigneurie étendue : chacun gagne 2 pièces par Domaine différent parmi les tuiles de son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.15",
        "chapter": "Les Évènements",
        "text": "Cérémonies dispendieuses : chacun perd 2 pièces par Église et par Palais dans son Fief.",
        "isRuling": false
      },
      {
        "number": "MA-8.16",
        "chapter": "Les Évènements",
        "text": "Tremblement de terre : chacun met 1 Rempart, s'il en a, dans son Cimetière.",
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
        "text": "La Seigneurie étendue compte un Domaine une fois dès qu'une de ses tuiles est dans le Fief ; elle verse donc 16 pièces au plus.",
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
        "text": "C'est un décompte, pas un paiement : un score peut passer sous zéro.",
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
        "text": "En cas d'égalité gagne qui a le plus de Palais ; si l'égalité demeure, le plus d'Églises, et ainsi de suite, Domaine par Domaine vers la gauche.",
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
    "credits": "Descendance, en anglais Village, est un jeu d'Inka et Markus Brand, illustré par Dennis Lohausen et publié par eggertspiele et Gigamic. Voici ses règles, dans nos propres mots ; une règle marquée *(décision)* est notre réponse là où le livret se tait ou se lit de deux façons. Ce que le livret n'imprime pas est reconstitué tant que personne ne l'a relevé sur une vraie boîte : la répartition des cubes sur les cases Action, la plupart des clients, les routes intérieures de la carte des voyages, le nombre de places des archives et de tombes, et le temps que coûtent les niveaux supérieurs de la Chambre du Conseil.",
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
        "text": "Chaque famille compte 11 membres : quatre de la première génération, trois de la deuxième, deux de la troisième et deux de la quatrième, marqués de 1 à 4. Elle a une ferme avec une ligne de temps et 8 marqueurs.",
        "isRuling": false
      },
      {
        "number": "VIL-1.3",
        "chapter": "La boîte",
        "text": "Il y a 72 cubes d'influence, 18 par couleur : orange pour le pouvoir, vert pour la persuasion, marron pour la foi et rose pour la connaissance. 6 cubes noirs de peste ne sont pas une influence.",
        "isRuling": false
      },
      {
        "number": "VIL-1.4",
        "chapter": "La boîte",
        "text": "Il y a des parchemins, chevaux, charrues, bœufs et chariots, 8 de chaque ; 15 pièces, 20 sacs de grain, 24 clients et 4 moines noirs.",
        "isRuling": false
      },
      {
        "number": "VIL-1.5",
        "chapter": "La boîte",
        "text": "Marchandises et pièces ne s'épuisent jamais : au besoin, on en fabrique.",
        "isRuling": false
      },
      {
        "number": "VIL-1.6",
        "chapter": "La boîte",
        "text": "Le contenu de la boîte est un jeu de données vérifié d'après les quantités du livret ; une partie garde jusqu'au bout celui avec lequel elle a commencé.",
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
        "text": "Le livret fait commencer le plus âgé ; ici, le premier joueur est tiré au sort.",
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
        "text": "Chaque manche commence par le sac vert : on y ajoute les cubes d'influence que prévoit la carte pour ce nombre de joueurs, et tous les cubes de peste de la réserve.",
        "isRuling": false
      },
      {
        "number": "VIL-3.2",
        "chapter": "La manche",
        "text": "On mélange le sac et on tire au hasard des cubes pour chaque case Action, autant que prévu par la carte : récolte, famille, artisanat, marché, voyage, conseil et église.",
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
        "text": "Le puits : au lieu de prendre un cube, vous pouvez remettre dans la réserve 3 cubes d'influence d'une même couleur et réaliser n'importe quelle action.",
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
        "text": "Ce à quoi on peut renoncer dans une action : produire après avoir formé un ouvrier, et utiliser un privilège. Renoncer ne coûte pas de temps.",
        "isRuling": true
      },
      {
        "number": "VIL-4.8",
        "chapter": "Le tour de jeu",
        "text": "Une question qui n'a qu'une réponse n'est pas posée si la réponse est obligatoire : elle est réglée aussitôt.",
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
        "text": "Un tour de piste fait dix pas : chaque dixième pas passe le pont, et qui arrive sur le nuage au-delà l'a passé.",
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
        "text": "Les pièces servent aussi à acheter du prestige à la Chambre du Conseil et à sortir des membres du sac noir ; chaque pièce restante vaut à la fin 1 prestige.",
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
        "text": "Une seule combinaison compte, la meilleure que vous ayez ; d'autres membres, animaux ou charrues n'apportent rien de plus. Rien n'est dépensé.",
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
        "text": "Un membre de votre famille naît à la ferme : toujours l'un de ceux qui restent avec le plus petit chiffre.",
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
        "text": "Vous obtenez une marchandise d'un des bâtiments, ou des pièces au moulin. Chaque marchandise se paie de deux façons au choix : en temps, ou bien en cubes ou en grain.",
        "isRuling": false
      },
      {
        "number": "VIL-8.2",
        "chapter": "L'artisanat",
        "text": "En temps : placez un membre de votre ferme sur le bâtiment, ce qui coûte le temps de formation. Vous pouvez alors produire aussitôt la marchandise, pour le temps indiqué par sa flèche.",
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
        "text": "En cubes ou en grain : remettez le prix et prenez la marchandise. Aucun ouvrier n'est nécessaire, aucun temps n'est perdu.",
        "isRuling": false
      },
      {
        "number": "VIL-8.6",
        "chapter": "L'artisanat",
        "text": "Constructeur de chariots : formation 2 temps, un chariot 2 temps ; ou un chariot pour un cube rose et un orange.",
        "isRuling": false
      },
      {
        "number": "VIL-8.7",
        "chapter": "L'artisanat",
        "text": "Étables : formation 3 temps, un cheval ou un bœuf 3 temps ; ou un cheval ou un bœuf pour 3 sacs de grain.",
        "isRuling": false
      },
      {
        "number": "VIL-8.8",
        "chapter": "L'artisanat",
        "text": "Bibliothèque : formation 2 temps, un parchemin 2 temps ; ou un parchemin pour un cube rose.",
        "isRuling": false
      },
      {
        "number": "VIL-8.9",
        "chapter": "L'artisanat",
        "text": "Forge : formation 3 temps, une charrue 3 temps ; ou une charrue pour un cube rose et un orange.",
        "isRuling": false
      },
      {
        "number": "VIL-8.10",
        "chapter": "L'artisanat",
        "text": "Moulin : 2 temps et 2 sacs de grain rapportent 2 pièces. On ne peut y placer personne.",
        "isRuling": false
      },
      {
        "number": "VIL-8.11",
        "chapter": "L'artisanat",
        "text": "Une action, une façon : on ne peut pas former un membre et acheter une marchandise dans la même action. On peut former un second ouvrier là où l'on en a un ; cela coûte à nouveau le temps de formation.",
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
        "text": "Quand son tour revient, le joueur qui a déclenché le marché peut servir un autre client, et paie alors lui aussi le cube et le temps : seule la première vente est gratuite.",
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
        "text": "Passer est définitif pour tous, même sur la première vente gratuite, qui est alors perdue. On peut passer en pouvant vendre ; qui ne peut pas vendre passe sans qu'on le lui demande.",
        "isRuling": true
      },
      {
        "number": "VIL-9.11",
        "chapter": "Le marché",
        "text": "Les tuiles servies ne sont vues que de leur propriétaire, leur nombre de tous ; le journal dit quel client a été servi, puisque chacun l'a vu devant son étal. La pile n'est vue de personne.",
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
        "text": "Chaque chemin coûte ce qu'il indique : 2 temps, 1 chariot et 2 cubes d'influence d'une même couleur.",
        "isRuling": false
      },
      {
        "number": "VIL-10.4",
        "chapter": "Le voyage",
        "text": "Dans une cité sans marqueur à vous, vous en posez un et recevez sa récompense : 3 prestige, 1 pièce ou 2 cubes d'influence de votre choix.",
        "isRuling": false
      },
      {
        "number": "VIL-10.5",
        "chapter": "Le voyage",
        "text": "Dans une cité où se trouve déjà votre marqueur, il ne se passe rien ; le voyage coûte autant.",
        "isRuling": false
      },
      {
        "number": "VIL-10.6",
        "chapter": "Le voyage",
        "text": "Les chemins se parcourent dans les deux sens, un par action, mais jamais vers le village : seule l'action Famille ramène un voyageur. Les marqueurs restent.",
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
        "text": "Un nouveau membre peut utiliser le privilège du premier niveau ; un membre qui a monté, celui du niveau atteint ou d'un niveau inférieur.",
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
        "text": "Premier niveau : prenez le marqueur Prochain premier joueur, si personne ne l'a pris pendant cette manche.",
        "isRuling": false
      },
      {
        "number": "VIL-11.6",
        "chapter": "La Chambre du Conseil",
        "text": "Deuxième niveau : prenez dans la réserve 2 cubes d'influence de votre choix.",
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
        "text": "Quatrième niveau : payez exactement 1 pièce contre 3 prestige.",
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
        "text": "Ce qui manque pour quatre est tiré au hasard. Les moines retournent dans le sac ; les membres des familles vont à la fenêtre la plus à droite. Les membres non tirés restent dans le sac.",
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
        "text": "En cas d'égalité, le prestige va à qui d'entre eux a le membre le plus à gauche ; les autres membres ne comptent pas pour cela. Si l'égalité demeure, chacun d'eux gagne 2 prestige.",
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
        "text": "Le temps d'un cube de peste pris sur la case du marché tient à la prise, non au jour de marché : cette mort attend la fin du tour.",
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
        "text": "Le défunt est couché sur une place libre des archives, selon le lieu où il se trouvait : conseil, artisanat, voyage, église ou ferme.",
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
        "text": "Ce n'est pas un choix : une tombe ne reçoit que ceux dont les places aux archives sont prises.",
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
        "text": "Si le dernier cube est pris, les cases ne sont pas réapprovisionnées : qui a encore un dernier tour réalise n'importe quelle action sans prendre de cube et sans payer le puits. Les coûts de l'action demeurent.",
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
        "text": "La messe de fin de manche est reportée : la dernière messe est dite quand tous les derniers tours sont joués.",
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
        "text": "Voyage : 1, 3, 6, 10, 14 ou 18 prestige pour 1, 2, 3, 4, 5 ou 6 cités visitées.",
        "isRuling": false
      },
      {
        "number": "VIL-15.2",
        "chapter": "Le décompte",
        "text": "Chambre du Conseil : chaque membre au deuxième, troisième ou quatrième niveau rapporte 2, 4 ou 6 prestige ; au premier niveau, rien.",
        "isRuling": false
      },
      {
        "number": "VIL-15.3",
        "chapter": "Le décompte",
        "text": "Église : chaque membre à une fenêtre rapporte, de droite à gauche, 2, 3, 4 ou 6 prestige. Les membres dans le sac noir ne rapportent rien.",
        "isRuling": false
      },
      {
        "number": "VIL-15.4",
        "chapter": "Le décompte",
        "text": "Archives : 3 membres d'une famille rapportent 4 prestige, 4 en rapportent 7, 5 ou plus 12 ; moins ne rapporte rien.",
        "isRuling": false
      },
      {
        "number": "VIL-15.5",
        "chapter": "Le décompte",
        "text": "Clients : les tuiles servies sont révélées et rapportent ce qu'elles indiquent.",
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
        "text": "En cas d'égalité l'emporte qui a servi le plus de clients ; si l'égalité demeure, qui a le plus de membres vivants.",
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
