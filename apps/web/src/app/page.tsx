import { Lobby } from "../features/lobby/lobby.tsx";

export default function LobbyPage() {
  return <Lobby />;
}
