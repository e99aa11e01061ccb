/*
 * Draws a tile of the offline basemap as a browser would its SVG, in a worker: as an image, each is a
 * document of its own to the browser, which takes the page's thread many times as long as the drawing.
 * Only what those tiles are made of is understood.
 */
type Look = Record<string, string | undefined>;

const tags = /<(\/?)(\w+)([^>]*)>([^<]*)/g;
const attributes = /([\w-]+)="([^"]*)"/g;

function lookOf(text: string): Look {
  const look: Look = {};
  for (const [, name = "", value] of text.matchAll(attributes)) look[name] = value;
  return look;
}

/** Draws it as wide as the canvas. Throws at what it does not understand. */
export function drawSvg(context: OffscreenCanvasRenderingContext2D, svg: string): void {
  const shapes = new Map<string, Path2D>();
  let around: Look = {};
  let isDefining = false;
  if (!svg.startsWith("<svg ")) throw new Error("This is no drawing.");
  for (const [, end, name, text = "", content = ""] of svg.matchAll(tags)) {
    const own = lookOf(text);
    if (name === "defs") isDefining = !end;
    else if (name === "g") around = end ? {} : own;
    else if (end) continue;
    else if (name === "svg") {
      const scale = context.canvas.width / Number(own.viewBox?.split(" ")[2]);
      if (!scale) throw new Error("The drawing has no size.");
      context.scale(scale, scale);
    } else if (name === "text") write(context, unescaped(content), { ...around, ...own });
    else {
      const shape = shapeOf(name, own, shapes);
      if (own.id) shapes.set(own.id, shape);
      if (!isDefining) paint(context, shape, { ...around, ...own });
    }
  }
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => signs[name] ?? "");

function write(context: OffscreenCanvasRenderingContext2D, text: string, look: Look): void {
  const [x, y] = [Number(look.x), Number(look.y)];
  context.font = `${look["font-weight"]} ${look["font-size"]}px ${look["font-family"]}`;
  context.textAlign = "center";
  if (look.stroke) {
    strokeAs(context, look);
    context.strokeText(text, x, y);
  }
  context.fillStyle = look.fill ?? "black";
  context.fillText(text, x, y);
}

function strokeAs(context: OffscreenCanvasRenderingContext2D, look: Look): void {
  context.strokeStyle = look.stroke ?? "none";
  context.lineWidth = Number(look["stroke-width"] ?? 1);
  context.lineJoin = look["stroke-linejoin"] === "round" ? "round" : "miter";
  context.lineCap = look["stroke-linecap"] === "round" ? "round" : "butt";
}

function shapeOf(name: string | undefined, own: Look, shapes: ReadonlyMap<string, Path2D>): Path2D {
  const used = name === "use" ? shapes.get(own.href?.slice(1) ?? "") : undefined;
  if (used) return used;
  if (name === "path") return new Path2D(own.d);
  if (name !== "rect") throw new Error(`A tile has no <${name}>.`);
  const shape = new Path2D();
  shape.rect(0, 0, Number(own.width), Number(own.height));
  return shape;
}

function paint(context: OffscreenCanvasRenderingContext2D, shape: Path2D, look: Look): void {
  if (look.fill !== "none") {
    context.fillStyle = look.fill ?? "black";
    context.fill(shape, look["fill-rule"] === "evenodd" ? "evenodd" : "nonzero");
  }
  if (!look.stroke) return;
  strokeAs(context, look);
  context.stroke(shape);
}
