import type { GridBlock } from './grid-blocks';
import type { GridNote } from './grid-notes';
import styles from './CalendarGrid.module.css';

const span = (className: string, ...children: (Node | string)[]) => {
  const element = document.createElement('span');
  element.className = className;
  element.append(...children);
  return element;
};

/** Of its state, of who has come, of forms that are not signed, and of what repeats; none where they are not drawn yet. */
export interface BlockIcons {
  state: readonly Node[];
  arrival: readonly Node[];
  forms: readonly Node[];
  repeat: readonly Node[];
}

/** What a block shows, in a button that opens it: time, the icons of its state, of who has come and of forms that are not signed, whose it is and what is done. */
export function blockButton(block: GridBlock, icons: BlockIcons): Node {
  const button = pressButton(block.label);
  button.append(...blockContent(block, block.time, icons));
  return button;
}

function pressButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.open;
  button.ariaLabel = label;
  button.title = label;
  // Its click opens the block. The calendar would open it again for the key.
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  });
  return button;
}

/** What a note says, in a button. */
export function noteButton({ words, label }: GridNote): Node {
  const button = pressButton(label);
  button.append(span(styles.detail, words));
  return button;
}

/** The same without a button, while it is dragged: `time` is where it would stand. */
export function blockContent(
  block: GridBlock,
  time: string,
  { state, arrival, forms, repeat }: BlockIcons,
): (Node | string)[] {
  const mark = block.repeats ? repeat : [];
  const inHead = [...state, ...arrival, ...(block.hasOpenForms ? forms : []), ...(block.isShort ? mark : [])];
  const head = span(styles.head, ...inHead, span(styles.name, block.name));
  const when = span(styles.time, time);
  if (block.isShort) return [span(styles.line, head, ' ', when)];
  const repeats = block.repeats ? [span(styles.detail, ...mark, ' Repeats')] : [];
  return [head, when, ...block.details.map((detail) => span(styles.detail, detail)), ...repeats].flatMap((node) => [
    node,
    ' ',
  ]);
}

/** The name of a column with the color of its staff member. */
export function columnContent(name: string, color: string | null): Node[] {
  const dot = span(styles.dot);
  dot.setAttribute('aria-hidden', 'true');
  if (color) dot.style.background = color;
  return [span(styles.column, dot, span(styles.columnName, name))];
}

/** The head of a day in the week, which leads to the day. */
export function dayContent(date: Date, onDay: (date: string) => void): Node[] {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.day;
  const number = date.toLocaleDateString('en-US', { day: 'numeric' });
  button.append(span(styles.weekday, date.toLocaleDateString('en-US', { weekday: 'short' })), ' ', number);
  // The date of the calendar's own Date, which stands for a time on the wall.
  button.addEventListener('click', () => onDay(date.toLocaleDateString('sv-SE')));
  return [button];
}
