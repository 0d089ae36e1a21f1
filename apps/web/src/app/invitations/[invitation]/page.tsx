import { InvitationPage } from "../../../features/lobby/waiting-room/invitation-page.tsx";

export default async function InvitationRoute({ params }: { readonly params: Promise<{ invitation: string }> }) {
  return <InvitationPage code={(await params).invitation} />;
}
