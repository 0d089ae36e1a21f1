import { ReplayPage } from "../../../../features/replay/replay-page.tsx";

export default async function ReplayRoute({ params }: { readonly params: Promise<{ game: string }> }) {
  return <ReplayPage id={(await params).game} />;
}
