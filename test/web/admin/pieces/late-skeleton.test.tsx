import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { LateSkeleton } from '../../../../web/admin/pieces/LateSkeleton';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a skeleton says after 4 seconds that it still tries', () => {
  render(<LateSkeleton />);
  act(() => void jest.advanceTimersByTime(3900));
  expect(screen.getByRole('status', { name: 'Loading' }).textContent).toBe('');
  act(() => void jest.advanceTimersByTime(100));
  expect(screen.getByRole('status', { name: 'Loading' }).textContent).toBe('Still trying to reach Greeter…');
});
