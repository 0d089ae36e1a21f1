import { expect, it } from "vitest";
import { browserName } from "./browser-name.ts";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36", "Chrome, Android"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0", "Edge, Windows"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"],
  ["Quill/1.0 (a bot)", "Quill"],
  ["", null],
  [null, null],
])("%s is called %s", (agent, name) => {
  expect(browserName(agent)).toBe(name);
});
