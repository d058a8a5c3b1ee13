import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { FullPageLoading } from '../../../../web/admin/pieces/FullPageLoading';
import { LateSkeleton } from '../../../../web/admin/pieces/LateSkeleton';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  ['a skeleton', LateSkeleton],
  ['a page that is empty yet', FullPageLoading],
])('%s says after 3 seconds that it still tries', (_what, Loading) => {
  render(<Loading />);
  act(() => void jest.advanceTimersByTime(2900));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void jest.advanceTimersByTime(100));
  expect(screen.getByRole('status').textContent).toBe('Still trying to reach Greeter…');
});
