import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server.edge';
import { openPage, statusOf } from '../../../web/public/open-page';
import { PublicApp } from '../../../web/public/PublicApp';
import { noSubscription } from '../../../web/public/subscribe';
import '../load-texts';
import { mockRequest, refuse, type MockServer } from '../mock-schema';
import { openPublic } from './open-public';

const { ConfirmedForms } = await import('../../../web/public/signing/ConfirmedForms');
void ConfirmedForms; // loaded beforehand, as jest wants modules

const business = { id: '2', name: 'Salon Rosa', vanityName: 'rosa', timeZone: 'America/New_York' };
const TOKEN = 'gs_2_abcdefgh';
const field = (name: string, kind: string, label: string, more: object = {}) => ({
  name,
  kind,
  label,
  isRequired: true,
  options: [],
  ...more,
});
const aForm = (id: string, name: string, more: object = {}) => ({
  versionId: `${id}1`,
  sha256: 'c'.repeat(64),
  formId: id,
  name,
  content: `<p>${name} text</p>`,
  pages: [],
  fields: [],
  signatureRequired: true,
  consent: 'I agree to it.',
  ...more,
});
const PAGE = { url: '/api/static/media/form/preview/1.webp', width: 1240, height: 1605 };
interface Sent {
  versionId: string;
  [name: string]: unknown;
}

/** What the invented server knows. */
let forms: { signedAt: string | null; form: ReturnType<typeof aForm>; signature?: object }[];
/** What the next signature is refused with. */
let refusal: (() => never) | undefined;
const list = () => ({
  business,
  firstName: 'Ann',
  forms: forms
    .map((one) => ({ signature: null, ...one }))
    .sort((one, other) => Number(one.signedAt !== null) - Number(other.signedAt !== null)),
});
const server: MockServer = {
  Query: {
    formsToSign: (_root, { token }: { token: string }) =>
      token === TOKEN ? list() : refuse('NOT_FOUND', 'That link was not found.'),
  },
  Mutation: {
    signForms: (_root, { signatures }: { signatures: Sent[] }) => {
      const refuseOnce = refusal;
      refusal = undefined;
      refuseOnce?.();
      for (const { versionId } of signatures)
        forms = forms.map((one) =>
          one.form.versionId === versionId ? { ...one, signedAt: '2026-06-15T16:00:00.000Z' } : one,
        );
      return list();
    },
  },
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  refusal = undefined;
  forms = [
    { signedAt: null, form: aForm('1', 'Care', { signatureRequired: false }) },
    { signedAt: null, form: aForm('2', 'Waiver') },
  ];
});
afterEach(() => sessionStorage.clear());

const open = (token = TOKEN) => openPublic(`/sign/${token}`, server);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const agree = () => box('I agree to it.');
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const sent = (page: Awaited<ReturnType<typeof open>>) =>
  page.named('SignPage_Sign').flatMap(({ variables }) => variables.signatures as Sent[]);
const violations = async () => {
  const { violations: found } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};
const waiverOnly = (more: object = {}) => {
  forms = [{ signedAt: null, form: aForm('2', 'Waiver', more) }];
};

test('one form after the other, then the thanks; Cancel shows what is confirmed', async () => {
  const page = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ann, please review and sign');
  expect(screen.getByText('Form 1 of 2')).toBeTruthy();
  expect(screen.getByText('Care text')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Your full name' })).toBeNull();
  expect(await violations()).toEqual([]);
  await page.user.click(agree());
  await page.user.click(button('Confirm'));
  expect(screen.getByText('Form 2 of 2')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Form 2 of 2');
  expect(agree().checked).toBe(false);
  expect(await violations()).toEqual([]);
  await page.user.type(text('Your full name'), 'Ann Lee');
  await page.user.type(text('Email address for a copy (optional)'), 'ann@example.com');
  await page.user.click(agree());
  await page.user.click(button('Sign'));
  const dialog = screen.getByRole('dialog', { name: 'Thank you' });
  expect(dialog.textContent).toContain(
    'Thank you for confirming and submitting your form(s). Click Ok to close the window or cancel to review.',
  );
  expect(await violations()).toEqual([]);
  const key = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;
  const common = {
    versionSha256: 'c'.repeat(64),
    strokes: null,
    signedFor: null,
    answers: [],
    isAgreed: true,
    submissionKey: key,
  };
  expect(sent(page)).toEqual([
    { ...common, versionId: '11', signerName: null, email: null },
    { ...common, versionId: '21', signerName: 'Ann Lee', email: 'ann@example.com' },
  ]);
  expect(new Set(sent(page).map(({ submissionKey }) => submissionKey)).size).toBe(2);
  await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText('Confirmed on June 15, 2026')).toHaveLength(2);
  expect(screen.getByText('All forms are confirmed.')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('who signs, for whom and their e-mail address are there in the next form too, also after a reload; all else is not', async () => {
  const fields = [field('a', 'TEXT', 'Allergies')];
  forms = ['1', '2', '3'].map((id) => ({
    signedAt: null,
    form: aForm(id, `Form ${id}`, { fields, signatureRequired: id !== '2' }),
  }));
  const first = await open();
  const who = () => [
    text('Your full name').value,
    text('Name of the child or person you sign for').value,
    text('Email address for a copy (optional)').value,
  ];
  await first.user.type(text('Allergies'), 'Nuts');
  await first.user.type(text('Your full name'), 'Ann Lee');
  await first.user.click(box('I am signing for a child or another person in my care'));
  await first.user.type(text('Name of the child or person you sign for'), 'Ben Lee');
  await first.user.type(text('Email address for a copy (optional)'), 'ann@example.com');
  await first.user.click(agree());
  await first.user.click(button('Sign'));
  expect(screen.getByText('Form 2 of 3')).toBeTruthy();
  expect([text('Allergies').value, agree().checked]).toEqual(['', false]);
  await first.user.type(text('Allergies'), 'None');
  await first.user.click(agree());
  await first.user.click(button('Confirm'));
  expect(screen.getByText('Form 3 of 3')).toBeTruthy();
  expect([text('Allergies').value, agree().checked]).toEqual(['', false]);
  expect(who()).toEqual(['Ann Lee', 'Ben Lee', 'ann@example.com']);
  first.unmount();
  const again = await open();
  expect(who()).toEqual(['Ann Lee', 'Ben Lee', 'ann@example.com']);
  await again.user.type(text('Allergies'), 'Nuts');
  await again.user.click(agree());
  await again.user.click(button('Sign'));
  expect(sent(again)).toMatchObject([{ signerName: 'Ann Lee', signedFor: 'Ben Lee', email: 'ann@example.com' }]);
  expect(new Set([...sent(first), ...sent(again)].map(({ submissionKey }) => submissionKey)).size).toBe(3);
  again.unmount();
  expect(sessionStorage).toHaveLength(0);
});

test('Ok closes the window; where the browser does not, a plain page says that all is done', async () => {
  forms = [{ signedAt: null, form: aForm('1', 'Care', { signatureRequired: false }) }];
  const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
  const page = await open();
  await page.user.click(agree());
  await page.user.click(button('Confirm'));
  await page.user.click(button('Ok'));
  expect(close).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you');
  expect(document.activeElement?.textContent).toBe('You can close this window now.');
  expect(screen.queryByText('Confirmed on June 15, 2026')).toBeNull();
  expect(await violations()).toEqual([]);
  await page.user.click(button('Review the forms'));
  expect(screen.getByText('Confirmed on June 15, 2026')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('confirmed forms stand below the open one with their day', async () => {
  forms = [
    { signedAt: '2026-06-14T03:00:00.000Z', form: aForm('1', 'Care') },
    { signedAt: null, form: aForm('2', 'Waiver') },
  ];
  await open();
  expect(screen.getByText('Form 2 of 2')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Waiver',
    'Confirmed',
  ]);
  expect(screen.getByText('Confirmed on June 13, 2026')).toBeTruthy();
});

const SOME_FIELDS = [field('a', 'TEXT', 'Allergies'), field('b', 'CHOICE', 'Skin', { options: ['Dry', 'Oily'] })];
const alertIs = (message: string) => expect(screen.getByRole('alert').textContent).toBe(message);

test('confirmed forms show what was given beside the text', async () => {
  const given = { signerName: 'Ann Lee', signedFor: null, strokes: null, answers: [] };
  const signedAt = '2026-06-14T03:00:00.000Z';
  const answers = [
    { label: 'Allergies', value: 'Nuts' },
    { label: 'Skin', value: '' },
  ];
  forms = [
    { signedAt, form: aForm('1', 'Care', { signatureRequired: false }), signature: { ...given, signerName: null } },
    { signedAt, form: aForm('2', 'Waiver'), signature: { ...given, signedFor: 'Ben Lee', answers } },
    { signedAt, form: aForm('3', 'Drawn', { pages: [PAGE] }), signature: { ...given, strokes: '1,2 3,4' } },
  ];
  await open();
  const [care, waiver, drawn] = [...document.querySelectorAll('details')].map((details) => {
    details.open = true;
    return details;
  });
  expect(care!.textContent).toBe('CareConfirmed on June 13, 2026Care textDownload a copy (PDF)');
  expect(within(waiver!).getByRole('link').getAttribute('href')).toBe(`/downloads/form-requests/${TOKEN}/2`);
  const facts = (of: Element) =>
    [...of.querySelectorAll('dl > div')].map(({ children }) => [...children].map((part) => part.textContent));
  expect(facts(waiver!)).toEqual([
    ['Allergies', 'Nuts'],
    ['Skin', '—'],
    ['Name of the child or person you sign for', 'Ben Lee'],
    ['Your full name', 'Ann Lee'],
  ]);
  expect(within(waiver!).getByText('Ann Lee', { selector: 'p' }).textContent).toBe('Signature: Ann Lee');
  expect(within(drawn!).getByRole('img', { name: 'Signature: Ann Lee' }).querySelector('path')?.getAttribute('d')).toBe(
    'M1,2L3,4',
  );
  expect(within(drawn!).getByRole('img', { name: 'Page 1 of 1' })).toBeTruthy();
  expect(await violations()).toEqual([]);
});

test('one thing that is missing stands on top, and its mark goes once it is right', async () => {
  waiverOnly({ fields: SOME_FIELDS });
  const page = await open();
  await page.user.type(text('Allergies'), 'Nuts');
  await page.user.click(screen.getByRole('radio', { name: 'Oily' }));
  await page.user.type(text('Your full name'), 'Ann Lee');
  await page.user.click(box('I am signing for a child or another person in my care'));
  await page.user.type(text('Name of the child or person you sign for'), 'Ben');
  await page.user.type(text('Email address for a copy (optional)'), 'nobody@example.com');
  await page.user.click(button('Sign'));
  alertIs('Please check the box to agree.');
  expect(document.activeElement).toBe(agree());
  await page.user.click(agree());
  expect(screen.queryByRole('alert')).toBeNull();
  await page.user.click(button('Sign'));
  expect(sent(page)).toMatchObject([
    {
      signerName: 'Ann Lee',
      signedFor: 'Ben',
      email: 'nobody@example.com',
      answers: [
        { name: 'a', value: 'Nuts' },
        { name: 'b', value: 'Oily' },
      ],
    },
  ]);
});

test('what was typed outlives a reload, until it was signed', async () => {
  waiverOnly({ fields: [field('a', 'TEXT', 'Allergies')] });
  const first = await open();
  await first.user.type(text('Allergies'), 'Nuts');
  await first.user.type(text('Your full name'), 'Ann Lee');
  await first.user.click(agree());
  first.unmount();
  const again = await open();
  expect([text('Allergies').value, text('Your full name').value, agree().checked]).toEqual(['Nuts', 'Ann Lee', true]);
  await again.user.click(button('Sign'));
  expect(sent(again)).toHaveLength(1);
  again.unmount();
  expect(sessionStorage).toHaveLength(0);
});

test('a form that changed meanwhile: the new text, what was typed, and the box unchecked', async () => {
  waiverOnly();
  const page = await open();
  await page.user.type(text('Your full name'), 'Ann Lee');
  await page.user.click(agree());
  refusal = () => {
    waiverOnly({ versionId: '22', content: '<p>New text</p>' });
    return refuse('CONFLICT', 'This form has changed.', undefined, { reason: 'FORM_CHANGED', formId: '2' });
  };
  await page.user.click(button('Sign'));
  expect(screen.getByRole('alert').textContent).toMatch(/^This form has changed since you opened it\./);
  expect(screen.getByText('New text')).toBeTruthy();
  expect([text('Your full name').value, agree().checked]).toEqual(['Ann Lee', false]);
  await page.user.click(agree());
  await page.user.click(button('Sign'));
  expect(sent(page).map(({ versionId }) => versionId)).toEqual(['21', '22']);
});

test('a form that was signed in another window is confirmed here too', async () => {
  waiverOnly();
  const page = await open();
  await page.user.type(text('Your full name'), 'Ann Lee');
  await page.user.click(agree());
  refusal = () => {
    forms = [{ ...forms[0], signedAt: '2026-06-15T16:00:00.000Z' }];
    return refuse('CONFLICT', 'Signed already.', undefined, { reason: 'FORM_SIGNED', formIds: ['2'] });
  };
  await page.user.click(button('Sign'));
  expect(screen.getByText('All forms are confirmed.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test("the server's refusal stands at its field; a link that ends shows that the forms are unavailable", async () => {
  waiverOnly();
  const page = await open();
  await page.user.type(text('Your full name'), 'Ann Lee');
  await page.user.click(agree());
  refusal = () => refuse('INVALID_INPUT', 'Please check it.', 'email');
  await page.user.click(button('Sign'));
  expect(screen.getByRole('alert').textContent).toBe('Please check the email address.');
  expect(document.activeElement).toBe(text('Email address for a copy (optional)'));
  refusal = () => refuse('NOT_FOUND', 'That link was not found.');
  await page.user.click(button('Sign'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Forms Unavailable');
});

test('a dead link is a page of its own', async () => {
  await open('gs_2_wrong');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Forms Unavailable');
  expect(await violations()).toEqual([]);
});

test('the text grows in steps', async () => {
  waiverOnly();
  const page = await open();
  const size = () => screen.getByText('Waiver text').closest('[data-size]')?.getAttribute('data-size');
  expect(size()).toBe('normal');
  await page.user.click(button('Larger text'));
  expect(size()).toBe('large');
  await page.user.click(button('Larger text'));
  expect(size()).toBe('larger');
  await page.user.click(button('Normal text size'));
  expect(size()).toBe('normal');
});

test('is readable as the server draws it, and says the status', async () => {
  const { request } = mockRequest(server);
  const drawn = async (path: string) => {
    const first = await openPage(request, new URL(`http://localhost${path}`), 'es');
    const page = <PublicApp request={request} subscribe={noSubscription} first={first} />;
    return { status: statusOf(first), html: renderToString(page) };
  };
  const good = await drawn(`/sign/${TOKEN}`);
  expect(good.status).toBe(200);
  expect(good.html).toContain('Care text');
  expect(good.html).toContain('Ann, lea y firme, por favor');
  expect((await drawn('/sign/gs_2_wrong')).status).toBe(404);
});

test('while it is sent the button waits', async () => {
  waiverOnly();
  const page = await open();
  await page.user.type(text('Your full name'), 'Ann Lee');
  await page.user.click(agree());
  for (let press = 0; press < 2; press += 1) act(() => button('Sign').click());
  await page.settled(() => undefined);
  expect(sent(page)).toHaveLength(1);
});
