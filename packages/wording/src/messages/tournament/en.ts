import chat from "../../../messages/en/chat.json";
import clubEvening from "../../../messages/en/club-evening.json";
import common from "../../../messages/en/common.json";
import tournamentClubs from "../../../messages/en/tournament-clubs.json";
import tournamentDirector from "../../../messages/en/tournament-director.json";
import tournamentMessages from "../../../messages/en/tournament-messages.json";
import tournaments from "../../../messages/en/tournaments.json";

export const messages = {
  chat,
  common,
  "club-evening": clubEvening,
  "tournament-clubs": tournamentClubs,
  "tournament-director": tournamentDirector,
  "tournament-messages": tournamentMessages,
  tournaments,
};
