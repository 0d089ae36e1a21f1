import Link from "next/link";
import { useTranslations } from "next-intl";
import { PageShell } from "../components/layout/page-shell.tsx";
import { Button } from "../ui/button.tsx";
import { Title } from "../ui/title.tsx";

export default function NotFound() {
  const say = useTranslations("common.notFound");
  return (
    <PageShell className="page narrow">
      <Title title={say("title")} sub={say("text")} />
      <p>
        <Button main asChild>
          <Link href="/">{say("back")}</Link>
        </Button>
      </p>
    </PageShell>
  );
}
