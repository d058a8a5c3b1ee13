/** The paper of a drawn signature, as the API wants it. */
export const paper = { width: 600, height: 200 };
const maxStrokes = 4000;

interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

const clamped = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)));

/** How far a point is from the line between two others. */
function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - from.x, y - from.y) : Math.abs(dx * (from.y - y) - dy * (from.x - x)) / length;
}

/** The points without which a line would be off by more than `tolerance` (Douglas and Peucker). */
function simplified(points: Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [start, end] = part;
    let [farthest, most] = [0, tolerance];
    for (let at = start + 1; at < end; at += 1) {
      const off = distance(points[at], points[start], points[end]);
      if (off > most) [farthest, most] = [at, off];
    }
    if (farthest) {
      kept.add(farthest);
      open.push([start, farthest], [farthest, end]);
    }
  }
  return points.filter((_point, at) => kept.has(at));
}

const textOf = (lines: Point[][]) => lines.map((line) => line.map(({ x, y }) => `${x},${y}`).join(' ')).join(';');

/** Lines on a canvas of a size as SignatureInput.strokes; coarser where they would be too long, and empty for no lines. */
export function encodeStrokes(lines: Point[][], { width, height }: Size): string {
  const scaled = lines
    .filter((line) => line.length > 0)
    .map((line) =>
      line.map(({ x, y }) => ({
        x: clamped((x * paper.width) / width, paper.width),
        y: clamped((y * paper.height) / height, paper.height),
      })),
    );
  for (let tolerance = 0.5; tolerance < paper.width; tolerance *= 1.5) {
    const text = textOf(scaled.map((line) => simplified(line, tolerance)));
    if (text.length <= maxStrokes) return text;
  }
  // Hundreds of lines: no signature, and the last ones are left out.
  return textOf(scaled.map((line) => line.slice(0, 1)).slice(0, 400));
}

/** The lines of `encodeStrokes` on a canvas of a size. */
export const decodeStrokes = (text: string, { width, height }: Size): Point[][] =>
  text
    .split(';')
    .filter(Boolean)
    .map((line) =>
      line.split(' ').map((point) => {
        const [x, y] = point.split(',').map(Number);
        return { x: (x * width) / paper.width, y: (y * height) / paper.height };
      }),
    );
