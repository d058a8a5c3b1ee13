import { maxRank } from './item-values';

interface Drag {
  /** The ids of the list in their new order. */
  onMove: (ids: string[]) => void;
  onDrop: (ids: string[]) => void;
  /** Also where it was let go at its old place. */
  onCancel: () => void;
}

const edge = 72;
const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};
const idsOf = (row: HTMLElement) => [...row.parentElement!.children].map((each) => (each as HTMLElement).dataset.item!);

/** How far the page scrolls in a frame while the pointer is near the top or the bottom. */
const scrollBy = (y: number) => (y < edge + 64 ? -12 : y > innerHeight - edge ? 12 : 0);

/** A row follows the pointer until it is let go; Escape puts it back. */
export function dragRow(row: HTMLElement, startY: number, { onMove, onDrop, onCancel }: Drag): void {
  const id = row.dataset.item!;
  const listening = new AbortController();
  const { signal } = listening;
  let y = startY;
  let hasMoved = false;
  const first = idsOf(row).join();
  let last = first;
  let frame = requestAnimationFrame(step);
  row.dataset.moving = '';

  function moveTo(neighbour: Element) {
    const ids = idsOf(row);
    const to = ids.indexOf((neighbour as HTMLElement).dataset.item!);
    const next = ids.filter((other) => other !== id);
    next.splice(Math.min(to, maxRank), 0, id);
    // The page may not have drawn the last order yet.
    if (next.join() === last) return;
    last = next.join();
    onMove(next);
  }
  function step() {
    const { previousElementSibling: above, nextElementSibling: below } = row;
    if (hasMoved) {
      window.scrollBy(0, scrollBy(y));
      if (above && y < middleOf(above)) moveTo(above);
      else if (below && y > middleOf(below)) moveTo(below);
    }
    frame = requestAnimationFrame(step);
  }
  function end(isDropped: boolean) {
    listening.abort();
    cancelAnimationFrame(frame);
    delete row.dataset.moving;
    if (isDropped && last !== first) onDrop(last.split(','));
    else onCancel();
  }
  addEventListener(
    'pointermove',
    ({ clientY }) => {
      hasMoved ||= Math.abs(clientY - startY) > 4;
      y = clientY;
    },
    { signal },
  );
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') end(false);
    },
    { signal },
  );
}
