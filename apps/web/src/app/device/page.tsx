import { getTranslations } from "next-intl/server";
import { DevicePage } from "../../features/account/apps/device-page.tsx";
import { PageMessages } from "../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("access"))("device.title") };
}

export default function DeviceRoute() {
  return (
    <PageMessages route="/device">
      <DevicePage />
    </PageMessages>
  );
}
