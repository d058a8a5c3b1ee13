import type { Row } from './Row.js';

const HEADS = ['fault', 'tries', 'answered', 'refused', 'lost', 'doubled', 'wrong', 'longest answer', 'back after'];

const seconds = (ms: number | null): string => (ms === null ? '' : `${(ms / 1000).toFixed(1)} s`);

const cellsOf = ({ fault, note, tries, answered, refused, lost, doubled, wrong, longestMs, backMs }: Row): string[] => [
  note ? `${fault} (${note})` : fault,
  ...[tries, answered, refused, lost.length, doubled.length, wrong.length].map(String),
  seconds(longestMs),
  seconds(backMs),
];

/** The rows as text in columns, with a line for each thing that was lost, doubled or wrong. */
export function tableOf(rows: readonly Row[]): string {
  const table = [HEADS, ...rows.map(cellsOf)];
  const widths = HEADS.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)));
  const lines = table.map((cells) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
  );
  return [...lines, ...rows.flatMap(damageOf).map((damage) => `✗ ${damage}`)].join('\n');
}

/** Everything that must not have happened. */
export const damageOf = ({ fault, lost, doubled, wrong }: Row): string[] =>
  [...lost, ...doubled, ...wrong].map((what) => `${fault}: ${what}`);
