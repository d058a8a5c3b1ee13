import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeProvider } from '../../../../web/admin/pieces/NoticeProvider';
import { useAttempt } from '../../../../web/admin/pieces/use-attempt';
import { useNotice, type Notice } from '../../../../web/admin/pieces/use-notice';

function Sender({ notice }: { notice: Notice }) {
  const show = useNotice();
  const { attempt } = useAttempt();
  return (
    <>
      <button onClick={() => show(notice)}>Send</button>
      <button onClick={() => void attempt(() => Promise.reject(new Error('Refused')))}>Try</button>
    </>
  );
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

test('a new attempt takes the notice away, but one that can be undone', async () => {
  const user = userEvent.setup();
  render(
    [
      { message: 'Deleted.', undo: () => undefined, seconds: 60 },
      { message: 'Saved.', seconds: 60 },
    ].map((notice) => (
      <NoticeProvider key={notice.message}>
        <Sender notice={notice} />
      </NoticeProvider>
    )),
  );
  for (const name of ['Send', 'Try'])
    for (const button of screen.getAllByRole('button', { name })) await user.click(button);
  await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());
  expect(screen.getByText('Deleted.')).toBeTruthy();
});
