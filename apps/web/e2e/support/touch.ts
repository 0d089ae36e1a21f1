import { expect, type Locator } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Drags with a finger from the middle of one part of the page to another, in Chromium; `picked` is shown meanwhile. */
export async function dragByTouch(from: Locator, to: Locator, picked: Locator): Promise<void> {
  const page = from.page();
  const middle = ((await middleOf(from)).y + (await middleOf(to)).y) / 2;
  await page.evaluate((y) => window.scrollBy({ top: y - window.innerHeight / 2, behavior: "instant" }), middle);
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  await touch("touchStart", [start]);
  // Where fingers also scroll, this one rests first.
  if (!(await mayScroll(from))) await touch("touchMove", [half]);
  await expect(picked).toBeAttached();
  await touch("touchMove", [half]);
  await touch("touchMove", [end]);
  await touch("touchEnd", []);
  await expect(picked).toHaveCount(0);
  await client.detach();
}

const mayScroll = (part: Locator) => part.evaluate((one) => getComputedStyle(one).touchAction !== "none");

async function middleOf(part: Locator): Promise<Point> {
  const box = await part.boundingBox();
  if (box === null) throw new Error("the part is not drawn");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
