import { canonicalJson } from "@seneschal/schema";
import { expect, it } from "vitest";

it("canonical JSON is the same for any order of keys", () => {
  expect(canonicalJson({ b: [1, { d: 1, c: 2 }], a: "x" })).toBe('{"a":"x","b":[1,{"c":2,"d":1}]}');
  expect(canonicalJson({ a: "x", b: [1, { c: 2, d: 1 }] })).toBe('{"a":"x","b":[1,{"c":2,"d":1}]}');
});

it("canonical JSON orders keys by code units, not by language", () => {
  expect(canonicalJson({ é: 1, z: 2, Z: 3, "10": 4, "9": 5 })).toBe('{"10":4,"9":5,"Z":3,"z":2,"é":1}');
});

it.each([null, true, 0, 1.5, 1e21, -0, 'é"\\\n\u2028\ud800', [], {}, [[]], [{}], { "": 1, 'a"b': null }])(
  "canonical JSON is parsed to the same value: %j",
  (value) => {
    expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
  },
);

it("canonical JSON omits undefined members", () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
});

it.each([0, 1, 2, 16, 17, 60])("canonical JSON orders %i names by their code units", (count) => {
  const names = Array.from({ length: count }, (_, place) => `${(place * 37) % 61}${place % 2 === 0 ? "é" : "Z"}`);
  const text = canonicalJson(Object.fromEntries(names.map((name) => [name, 1])));
  expect(Object.keys(JSON.parse(text.replaceAll(/"(\d)/g, '"_$1')))).toEqual(names.sort().map((name) => `_${name}`));
});
