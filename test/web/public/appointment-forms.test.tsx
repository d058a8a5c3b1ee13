import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import '../load-texts';
import { refuse, type MockServer } from '../mock-schema';
import { openPublic } from './open-public';

const { ConfirmedForms } = await import('../../../web/public/signing/ConfirmedForms');
void ConfirmedForms; // loaded beforehand, as jest wants modules

const LINK = '8589934593/0b0c5f1e-6f0e-4f0e-9d0e-1f0e2d3c4b5a';
const business = { id: '2', name: 'Salon Rosa', vanityName: 'rosa', timeZone: 'America/New_York' };
const aForm = (id: string, name: string, signatureRequired: boolean) => ({
  versionId: `${id}1`,
  sha256: 'c'.repeat(64),
  formId: id,
  name,
  content: `<p>${name} text</p>`,
  pages: [],
  fields: [],
  signatureRequired,
  consent: signatureRequired ? 'I agree to sign electronically.' : 'I have reviewed and agree to the form above.',
});

let forms: { signedAt: string | null; signature: object | null; form: ReturnType<typeof aForm> }[];
let sent: { link: string; signatures: Record<string, unknown>[] }[];
const answer = (link: string) =>
  link === LINK
    ? { list: { business, firstName: 'Ann', forms }, lastInitial: 'L', startsAt: '2026-06-16T14:00:00.000Z' }
    : refuse('NOT_FOUND', 'That link was not found.');
const server: MockServer = {
  Query: { appointmentForms: (_root, { link }: { link: string }) => answer(link) },
  Mutation: {
    signAppointmentForms: (_root, variables: (typeof sent)[number]) => {
      sent.push(variables);
      const given = { signerName: 'Ann Lee', signedFor: null, strokes: null, answers: [] };
      for (const { versionId } of variables.signatures)
        forms = forms.map((one) =>
          one.form.versionId === versionId ? { ...one, signedAt: '2026-06-15T16:00:00.000Z', signature: given } : one,
        );
      forms = forms.toSorted((one, other) => Number(one.signedAt !== null) - Number(other.signedAt !== null));
      return answer(variables.link);
    },
  },
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  sent = [];
  forms = [
    { signedAt: null, signature: null, form: aForm('1', 'Care', false) },
    { signedAt: null, signature: null, form: aForm('2', 'Waiver', true) },
  ];
});
afterEach(() => sessionStorage.clear());

const open = (link = LINK) => openPublic(`/appointment/${link}`, server);
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const violations = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id);

test('the forms of an appointment are signed one after the other; Cancel reads them again', async () => {
  const page = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Appointment Forms');
  expect(screen.getByText('Form 1 of 2')).toBeTruthy();
  expect(await violations()).toEqual([]);
  await page.user.click(box('I have reviewed and agree to the form above.'));
  await page.user.click(button('Confirm'));
  await page.user.type(screen.getByRole('textbox', { name: 'Your full name' }), 'Ann Lee');
  await page.user.click(box('I agree to sign electronically.'));
  await page.user.click(button('Sign'));
  const dialog = screen.getByRole('dialog', { name: 'Thank you' });
  expect(dialog.textContent).toContain(
    'Thank you for confirming and submitting your form(s). Click Ok to close the window or cancel to review.',
  );
  expect(sent.map(({ link, signatures }) => [link, signatures.map(({ versionId }) => versionId)])).toEqual([
    [LINK, ['11']],
    [LINK, ['21']],
  ]);
  expect(page.named('AppointmentForms_Read')).toHaveLength(1);
  await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(page.named('AppointmentForms_Read')).toHaveLength(2);
  expect(screen.getAllByText('Confirmed on June 15, 2026')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /copy/i }).map((link) => link.getAttribute('href'))).toEqual([
    `/downloads/appointment-forms/${LINK}/2`,
    `/downloads/appointment-forms/${LINK}/1`,
  ]);
});

test.each([
  ['an ended link', '8589934593/ffffffff-ffff-4fff-8fff-ffffffffffff', undefined],
  ['an appointment without forms', LINK, []],
])('%s shows Forms Unavailable', async (_, link, none: typeof forms | undefined) => {
  if (none) forms = none;
  await open(link);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Forms Unavailable');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
