import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useShowOpened } from '../../../../web/admin/check-ins/use-show-opened';

function Cards({ openIds }: { openIds: ReadonlySet<string> }) {
  const table = useRef<HTMLDivElement>(null);
  useShowOpened(table, openIds);
  return (
    <div ref={table}>
      <p data-id="1" />
      <p data-id="2" />
    </div>
  );
}

test('a card that is opened comes into sight, one that is closed or was open does not', () => {
  const shown: unknown[] = [];
  Element.prototype.scrollIntoView = jest.fn(function note(this: HTMLElement, options) {
    shown.push([this.dataset['id'], options]);
  });
  const { rerender } = render(<Cards openIds={new Set(['1'])} />);
  expect(shown).toEqual([]);
  rerender(<Cards openIds={new Set(['1', '2'])} />);
  rerender(<Cards openIds={new Set(['2'])} />);
  expect(shown).toEqual([['2', { block: 'nearest' }]]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
