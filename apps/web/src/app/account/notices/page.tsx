import { permanentRedirect } from "next/navigation";

/** The old address of the notification settings: e-mails that were sent before link to it. */
export default function OldNotificationsPage() {
  permanentRedirect("/account/notifications");
}
