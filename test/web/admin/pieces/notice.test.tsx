import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeProvider } from '../../../../web/admin/pieces/NoticeProvider';
import { useNotice, type Notice } from '../../../../web/admin/pieces/use-notice';

function Sender({ notice }: { notice: Notice }) {
  const show = useNotice();
  return <button onClick={() => show(notice)}>Send</button>;
}

test('a notice says what happened and can undo it', async () => {
  const user = userEvent.setup();
  const undo = jest.fn();
  render(
    <NoticeProvider>
      <Sender notice={{ message: 'Ann was seated.', undo }} />
    </NoticeProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Ann was seated.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Ann was seated.')).toBeNull());
});
