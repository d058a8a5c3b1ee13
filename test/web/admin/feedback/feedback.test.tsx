import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import type { FeedbackEntry } from '../../../../web/admin/feedback/feedback-entry';
import { FeedbackInviteDialog } from '../../../../web/admin/feedback/FeedbackInviteDialog';
import { FeedbackViewDialog } from '../../../../web/admin/feedback/FeedbackViewDialog';
import { refuse } from '../../mock-schema';
import { openDialog } from '../open-dialog';

const entry: FeedbackEntry = {
  id: '8589934601',
  temperature: '98.6',
  rating: null,
  feedback: '',
  ratedAt: null,
  feedbackAskedAt: null,
  customer: { firstName: 'Ann', lastName: 'Lee', phone: '2125550142', email: 'ann@example.com' },
};
const preview = {
  firstName: 'Ann',
  phone: '2125550142',
  email: 'ann@example.com' as string | null,
  text: 'How was your visit? https://x.example/ck/1',
  spoken: '',
  mailSubject: 'How was your visit?',
  language: 'en',
  mailText: 'Dear Ann, please tell us.',
  textRefusal: null as string | null,
  textsLeft: 4321,
  textParts: 1,
};
const answer = (more: object) => ({
  sentBy: 'TEXT',
  notice: null,
  checkIn: { id: entry.id, version: 2, feedbackAskedAt: '2026-11-21T15:00:00.000Z' },
  ...more,
});

function invite(shown: Partial<typeof preview> = {}, sent: () => unknown = () => answer({}), checkIn = entry) {
  const onClose = jest.fn();
  const opened = openDialog(<FeedbackInviteDialog checkIn={checkIn} open onClose={onClose} />, {
    Query: { messagePreview: () => ({ ...preview, ...shown }) },
    Mutation: { inviteFeedback: sent },
  });
  return {
    ...opened,
    onClose,
    writes: () => opened.calls.filter(({ name }) => name === 'FeedbackInvite_Send').map(({ variables }) => variables),
  };
}

test('by text: the preview, the recipient, the texts left; then it is sent and said', async () => {
  const { user, onClose, writes, calls } = invite();
  expect((await screen.findByRole('group', { name: 'Preview' })).textContent).toBe(preview.text);
  expect(screen.getByText(/\(212\) 555-0142/)).toBeTruthy();
  expect(screen.getByText('Goes out in 1 part. 4,321 texts left this month.')).toBeTruthy();
  expect(calls[0]).toEqual({ name: 'FeedbackInvite_Preview', variables: { id: entry.id } });
  await user.click(screen.getByRole('button', { name: 'Send Text' }));
  expect(await screen.findByText('Ann is asked for feedback by text.')).toBeTruthy();
  expect(writes()).toEqual([{ id: entry.id, channel: 'TEXT' }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('by e-mail: the subject and the words of the mail', async () => {
  const { user, writes } = invite({}, () => answer({ sentBy: 'EMAIL' }));
  await user.click(await screen.findByRole('button', { name: 'Via Email' }));
  expect(screen.getByRole('group', { name: 'Preview' }).textContent).toBe(preview.mailSubject + preview.mailText);
  expect(screen.getByText(/ann@example.com/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send Email' }));
  expect(await screen.findByText('Ann is asked for feedback by email.')).toBeTruthy();
  expect(writes()).toEqual([{ id: entry.id, channel: 'EMAIL' }]);
});

test('where no text can go out, e-mail is chosen; without an address nothing can be sent', async () => {
  const { unmount } = invite({ textRefusal: 'Ann stopped texts.' });
  expect((await screen.findByRole('button', { name: 'Via Email' })).getAttribute('aria-pressed')).toBe('true');
  unmount();
  invite({ textRefusal: 'Ann stopped texts.', email: null });
  expect(
    await screen.findByText('Ann stopped texts. There is no email address either: nothing can be sent.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send Text' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Via Email' })).toHaveProperty('disabled', true);
});

test('says why it cannot go by e-mail', async () => {
  invite({ email: null });
  expect(await screen.findByText('There is no email address of Ann.')).toBeTruthy();
});

test('what the server says of another way is what the host reads', async () => {
  const { user } = invite({}, () =>
    answer({ sentBy: 'EMAIL', notice: 'Ann stopped texts: an email went out instead.' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Send Text' }));
  expect(await screen.findByText('Ann stopped texts: an email went out instead.')).toBeTruthy();
});

test('a refusal stands on top and can be dismissed; a missing plan opens the plans', async () => {
  let code = 'CONFLICT';
  const { user, onClose } = invite({}, () => refuse(code, `Refused: ${code}`));
  await user.click(await screen.findByRole('button', { name: 'Send Text' }));
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  code = 'INVALID_PLAN';
  await user.click(screen.getByRole('button', { name: 'Send Text' }));
  const plans = await screen.findByRole('dialog', { name: 'Plans' });
  expect(within(plans).getByText('Refused: INVALID_PLAN')).toBeTruthy();
  expect(screen.getAllByText('Refused: INVALID_PLAN')).toHaveLength(2);
  expect(onClose).not.toHaveBeenCalled();
});

test('whoever was asked can be asked again; whoever rated cannot', async () => {
  const { unmount } = invite({}, undefined, { ...entry, feedbackAskedAt: '2026-11-21T15:04:00.000Z' });
  expect(await screen.findByText(/Ann was asked on Nov 21, 2026 at 9:04 AM/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send Text' })).toHaveProperty('disabled', false);
  unmount();
  invite({}, undefined, { ...entry, rating: 5, ratedAt: '2026-11-21T15:04:00.000Z' });
  expect(await screen.findByText('Ann has rated this visit already.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send Text' })).toHaveProperty('disabled', true);
});

test('a preview that cannot be loaded says so; one that the plan lacks opens the plans', async () => {
  const { unmount } = openDialog(<FeedbackInviteDialog checkIn={entry} open onClose={() => undefined} />, {
    Query: { messagePreview: () => refuse('INTERNAL', 'Something went wrong.') },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
  unmount();
  openDialog(<FeedbackInviteDialog checkIn={entry} open onClose={() => undefined} />, {
    Query: { messagePreview: () => refuse('INVALID_PLAN', 'Your plan does not include this.') },
  });
  await screen.findByRole('dialog', { name: 'Plans' });
  expect(screen.queryByText('Try again')).toBeNull();
});

test.each([
  [1, 'Very Unhappy', 'Thumbs down'],
  [2, 'Unhappy', 'Thumbs down'],
  [3, 'Neutral', 'Thumbs up'],
  [4, 'Happy', 'Thumbs up'],
  [5, 'Very Happy', 'Thumbs up'],
])('%i is %s with %s', (rating, label, thumb) => {
  openDialog(
    <FeedbackViewDialog
      checkIn={{ ...entry, rating, feedback: 'Lovely <b>', ratedAt: '2026-11-21T15:00:00.000Z' }}
      open
      onClose={() => undefined}
    />,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Feedback' }));
  expect(dialog.getByText(label)).toBeTruthy();
  expect(dialog.getByTitle(thumb)).toBeTruthy();
  for (const text of ['Ann Lee', '(212) 555-0142', 'ann@example.com', 'Temperature 98.6 °F', 'Lovely <b>'])
    expect(dialog.getByText(text)).toBeTruthy();
});

test('what was not asked or written is left out', () => {
  openDialog(
    <FeedbackViewDialog
      checkIn={{ ...entry, rating: 4, temperature: null, customer: { ...entry.customer, email: null } }}
      open
      onClose={() => undefined}
    />,
  );
  expect(screen.queryByText(/Temperature/)).toBeNull();
  expect(screen.queryByText(/@/)).toBeNull();
  expect(screen.getByText('They wrote nothing.')).toBeTruthy();
});

test('both pass axe', async () => {
  const rules = { rules: { 'color-contrast': { enabled: false } } };
  const { unmount } = invite({ textRefusal: 'Ann stopped texts.' });
  await screen.findByRole('group', { name: 'Preview' });
  expect((await axe.run(document.body, rules)).violations.map(({ id }) => id).filter((id) => id !== 'region')).toEqual(
    [],
  );
  unmount();
  openDialog(<FeedbackViewDialog checkIn={{ ...entry, rating: 2, feedback: 'Loud' }} open onClose={() => undefined} />);
  expect((await axe.run(document.body, rules)).violations.map(({ id }) => id).filter((id) => id !== 'region')).toEqual(
    [],
  );
});
