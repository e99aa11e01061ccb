import { afterEach, describe, expect, test } from "vitest";
import { cutOffText } from "../../.storybook/cut-off";

afterEach(() => document.body.replaceChildren());

/** What is found in a piece of a page that is laid out in 16 px of a face that the browser has. */
function foundIn(html: string): string[] {
  const page = document.createElement("div");
  page.style.font = "16px/20px sans-serif";
  page.innerHTML = html;
  document.body.append(page);
  return cutOffText(page);
}

const word = "Scheibenbremsanlage";
const hides = "inline-size: 60px; overflow: hidden; white-space: nowrap";
const painted = "inline-size: 60px; background: gold; white-space: nowrap";

const cut = {
  "a box that hides what does not fit across": [
    `<p class="name" style="${hides}">${word}</p>`,
    /“Scheibenbremsanlage” is cut off by \d+ px in <p class="name">/,
  ],
  "a box that clips": [
    `<p style="${hides.replace("hidden", "clip")}">${word}</p>`,
    /is cut off by/,
  ],
  "a box around the words' own": [
    `<div style="${hides}"><p><b>${word}</b></p></div>`,
    /is cut off by \d+ px in <div/,
  ],
  "a box that hides the second line": [
    `<p style="block-size: 22px; inline-size: 60px; overflow: hidden">Brake pads front axle</p>`,
    /is cut off below by \d+ px in <p/,
  ],
  "a pill that is narrower than its words": [
    `<span style="display: inline-block; ${painted}">${word}</span>`,
    /sticks out of <span class=""> by \d+ px/,
  ],
  "a card with an edge": [
    `<p style="inline-size: 60px; border: 1px solid; white-space: nowrap">${word}</p>`,
    /sticks out of <p/,
  ],
  "the start, in a line from right to left": [
    `<p dir="rtl" style="${hides}">${word}</p>`,
    /is cut off by/,
  ],
  "something absolute in a box that it is placed in": [
    `<div style="position: relative; ${hides}; block-size: 30px"><b style="position: absolute">${word}</b></div>`,
    /is cut off by/,
  ],
} satisfies Record<string, [html: string, line: RegExp]>;

describe("words are found that are cut off by", () => {
  test.each(Object.entries(cut))("%s", (_, [html, line]) => {
    expect(foundIn(html)).toEqual([expect.stringMatching(line)]);
  });
});

const whole = {
  "words with room": `<p style="inline-size: 400px; overflow: hidden">${word}</p>`,
  "words that break": `<p style="inline-size: 60px; overflow: hidden; overflow-wrap: anywhere">${word}</p>`,
  "words that end in dots": `<p style="${hides}; text-overflow: ellipsis">${word}</p>`,
  "words in a box that scrolls": `<div style="inline-size: 60px; overflow-x: auto">${word}</div>`,
  "words for screen readers": `<p style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden">${word}</p>`,
  "words out of sight": `<p style="${hides}; visibility: hidden">${word}</p>`,
  "words that nothing is painted behind": `<p style="inline-size: 60px; white-space: nowrap">${word}</p>`,
  "the pin of a map": `<p data-pin style="${hides}">${word}</p>`,
  "what steps aside as a whole": `<p data-yields style="${hides}">${word}</p>`,
  "something absolute that the box around it does not hold": `<div style="${hides}; block-size: 30px"><b style="position: absolute">${word}</b></div>`,
};

describe("nothing is found in", () => {
  test.each(Object.entries(whole))("%s", (_, html) => {
    expect(foundIn(html)).toEqual([]);
  });
});
