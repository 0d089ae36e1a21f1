/** Runs in a page whose window is as high as the page. Each fault names its element. */
export interface PageFaults {
  /** By how many pixels the page is wider than its window. */
  readonly overflow: number;
  /** Texts that something else is painted over. */
  readonly covered: readonly string[];
  /** Texts of which a part is cut off, unless their title has all of it. */
  readonly cut: readonly string[];
  /** Links and controls that are less than 24 px high or wide and have others near: by rule 2.5.8 of WCAG 2.2. */
  readonly small: readonly string[];
}

/** Everything is inside, and only as methods: the page has no other functions of this module, and no names of functions. */
export function pageFaults(): PageFaults {
  const targetMin = 24;
  const find = {
    name(element: Element): string {
      const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ");
      const part = element.closest("[data-testid], section[aria-labelledby], nav, header, footer");
      const where =
        part?.getAttribute("data-testid") ?? part?.querySelector("h2, h3")?.textContent ?? part?.tagName ?? "";
      return `${element.tagName.toLowerCase()} “${text.slice(0, 40)}” in ${where.slice(0, 40)}`;
    },
    isShown(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || find.isScrolledAway(element)) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    },
    /** Whether its middle is outside of a part of the page that scrolls by itself, or it is for screen readers only. */
    isScrolledAway(element: Element): boolean {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        if (width <= 1 || height <= 1) return overflowX !== "visible";
        if (![overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll")) continue;
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return false;
    },
    hasOwnText(element: Element): boolean {
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
    },
    /** Bars that stay in sight cover what is below them until the page is scrolled on. */
    stays(element: Element): boolean {
      for (let one: Element | null = element; one !== null; one = one.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(one).position)) return true;
      return false;
    },
    isClear(color: string): boolean {
      return ["transparent", "none"].includes(color) || /[,/] 0\)$/.test(color);
    },
    clips(overflow: string): boolean {
      return overflow === "hidden" || overflow === "clip";
    },
    paints(element: Element): boolean {
      const style = getComputedStyle(element);
      if (Number(style.opacity) === 0) return false;
      if (element instanceof SVGElement && element.tagName !== "svg")
        return !find.isClear(style.fill) && Number(style.fillOpacity) > 0.5;
      return !find.isClear(style.backgroundColor) || element instanceof HTMLImageElement;
    },
    /** The box of a text in a drawing has space above and below its letters. */
    hasGlyphsAt(element: Element, y: number): boolean {
      if (!(element instanceof SVGTextContentElement)) return true;
      const { top, height } = element.getBoundingClientRect();
      return y > top + height / 4 && y < top + (height * 3) / 4;
    },
    /** What is painted over the middle of a text. */
    coverOf(element: Element): Element | undefined {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = element instanceof SVGElement ? element.getBoundingClientRect() : range.getClientRects()[0];
      if (box === undefined || box.width < 2) return undefined;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      for (const other of document.elementsFromPoint(x, y)) {
        if (other === element || element.contains(other) || other.contains(element)) return undefined;
        if (find.hasGlyphsAt(other, y) && find.paints(other) && find.isShown(other) && !find.stays(other)) return other;
      }
      return undefined;
    },
    isCut(element: HTMLElement): boolean {
      const style = getComputedStyle(element);
      if (element.closest("[title]") !== null) return false;
      return (
        (find.clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (find.clips(style.overflowY) && element.scrollHeight > element.clientHeight + 3)
      );
    },
    isSmall(element: Element): boolean {
      const label = element.closest("label");
      const boxes = [element, ...(label === null ? [] : [label])].map((one) => one.getBoundingClientRect());
      return boxes.every(({ width, height }) => width < targetMin - 0.5 || height < targetMin - 0.5);
    },
    /** A circle of this size around a small target touches no other target. */
    hasRoom(element: Element, others: readonly Element[]): boolean {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return others.every((other) => {
        if (other === element || other.contains(element) || element.contains(other)) return true;
        const near = other.getBoundingClientRect();
        const right = Math.max(near.left - x, 0, x - near.right);
        const down = Math.max(near.top - y, 0, y - near.bottom);
        return Math.hypot(right, down) >= targetMin / 2;
      });
    },
    /** A link whose line has other words. */
    isInSentence(element: Element): boolean {
      if (!getComputedStyle(element).display.startsWith("inline")) return false;
      const around = element.closest("p, li, dd, td, th, figcaption, caption, blockquote, small, summary, h1, h2, h3");
      return (around?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    },
  };
  // What the mouse passes through is painted all the same.
  const style = document.createElement("style");
  style.textContent = "* { pointer-events: auto !important; }";
  document.head.append(style);
  const all = [...document.body.querySelectorAll("*")].filter(find.isShown);
  const texts = all.filter(
    (element) => find.hasOwnText(element) && !["SCRIPT", "STYLE", "OPTION"].includes(element.tagName),
  );
  const controls = "a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=tab]";
  const targets = all.filter((element) => element.matches(controls));
  const found = {
    overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    covered: texts.flatMap((text) => {
      const cover = find.stays(text) ? undefined : find.coverOf(text);
      return cover === undefined
        ? []
        : [`${find.name(text)}, below ${find.name(cover)} ${cover.getAttribute("class")}`];
    }),
    cut: texts.filter((text) => text instanceof HTMLElement && find.isCut(text)).map(find.name),
    small: targets
      .filter((target) => find.isSmall(target) && !find.isInSentence(target) && !find.hasRoom(target, targets))
      .map(find.name),
  };
  style.remove();
  return found;
}
