import { Lobby } from "../features/lobby/list/lobby.tsx";

export default function LobbyPage() {
  return <Lobby />;
}
