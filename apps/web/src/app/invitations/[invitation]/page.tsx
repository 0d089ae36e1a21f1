import { InvitationPage } from "../../../features/lobby/waiting-room/invitation-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export default async function InvitationRoute({ params }: { readonly params: Promise<{ invitation: string }> }) {
  return (
    <PageMessages route="/invitations/[invitation]">
      <InvitationPage code={(await params).invitation} />
    </PageMessages>
  );
}
