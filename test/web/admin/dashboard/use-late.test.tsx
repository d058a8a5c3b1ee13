import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLate } from '../../../../web/ui/use-late';

test('a file that did not come is said, and comes when it is asked for again', async () => {
  let isAway = true;
  const load = async (): Promise<ComponentType<object>> => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Here</p>;
  };
  function Host() {
    const { Piece, hasFailed, retry } = useLate(load);
    return (
      <>
        {Piece ? <Piece /> : 'Coming'}
        {hasFailed && (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      </>
    );
  }
  render(<Host />);
  expect(screen.getByText('Coming')).toBeTruthy();
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  act(() => again.click());
  expect(await screen.findByText('Here')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
