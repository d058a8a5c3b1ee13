import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { FormActions } from '../../../../web/admin/pieces/FormActions';

afterEach(() => void jest.useRealTimers());

test('a save that takes long says that it still tries, until it is over', () => {
  jest.useFakeTimers();
  const actions = (isBusy: boolean) => (
    <FormActions form="form" submit="Save" isBusy={isBusy} onCancel={() => undefined} />
  );
  const { rerender } = render(actions(true));
  expect(screen.queryByText(/Still trying/)).toBeNull();
  act(() => jest.advanceTimersByTime(3000));
  screen.getByText('This takes longer than usual. Still trying…');
  rerender(actions(false));
  expect(screen.queryByText(/Still trying/)).toBeNull();
});
