import { SiteSymbols } from "../ui/heraldry/site-symbols.tsx";
import { fief1429Icon } from "./fief-1429/icon-symbol.tsx";
import { fiefOriginalIcon, fiefVitaleIcon } from "./fief-classic/icon-symbols.tsx";
import { middleAgesIcon } from "./middle-ages/icon-symbol.tsx";
import { villageIcon } from "./village/icon-symbol.tsx";

/** Every drawing that pages without a board refer to by name: the marks of the site and the icon of each game. */
export function Drawing() {
  return (
    <>
      <SiteSymbols />
      {middleAgesIcon}
      {villageIcon}
      {fief1429Icon}
      {fiefOriginalIcon}
      {fiefVitaleIcon}
    </>
  );
}
