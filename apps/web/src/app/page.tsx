import { Lobby } from "../features/lobby/list/lobby.tsx";

export default function LobbyRoute() {
  return <Lobby />;
}
