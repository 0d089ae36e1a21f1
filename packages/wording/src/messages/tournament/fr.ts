import chat from "../../../messages/fr/chat.json";
import clubEvening from "../../../messages/fr/club-evening.json";
import common from "../../../messages/fr/common.json";
import tournamentClubs from "../../../messages/fr/tournament-clubs.json";
import tournamentDirector from "../../../messages/fr/tournament-director.json";
import tournamentMessages from "../../../messages/fr/tournament-messages.json";
import tournaments from "../../../messages/fr/tournaments.json";

export const messages = {
  chat,
  common,
  "club-evening": clubEvening,
  "tournament-clubs": tournamentClubs,
  "tournament-director": tournamentDirector,
  "tournament-messages": tournamentMessages,
  tournaments,
};
