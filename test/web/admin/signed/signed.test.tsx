import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { pathOfStrokes } from '../../../../web/ui/path-of-strokes';
import { openApp, owner, refuse } from '../open-app';

const mayAll = ['SIGNATURE_READ', 'SIGNATURE_EXPORT', 'SIGNATURE_KEEP', 'FORM_READ', 'CUSTOMER_READ'];
const viewer = { ...owner, permissions: mayAll };
const frontDesk = { ...owner, role: 'FRONT_DESK', permissions: ['SIGNATURE_READ', 'FORM_READ'] };

const aSignature = (id: number, fields: object = {}) => ({
  id: String(id),
  formId: '7',
  formName: 'Color consent',
  formVersion: 1,
  customer: { id: '5', firstName: 'Ann', lastName: 'Lee' } as object | null,
  signerName: `Signer ${id}` as string | null,
  signedFor: null as string | null,
  kind: 'DRAWN',
  place: 'KIOSK',
  language: 'en',
  signedAt: '2026-11-20T15:05:00.000Z',
  receivedAt: '2026-11-20T15:05:00.000Z',
  isBlanked: false,
  ...fields,
});
const evidence = {
  seq: 12,
  fields: [
    { name: 'allergy', label: 'Allergy', kind: 'TEXT', isRequired: false, options: [] },
    { name: 'born', label: 'Born', kind: 'DATE', isRequired: false, options: [] },
  ],
  answers: [
    { name: 'allergy', value: 'Nuts' },
    { name: 'born', value: '2001-06-05' },
  ],
  strokes: '1,1 2,2;5,5' as string | null,
  consent: 'I agree to sign electronically.',
  email: null,
  address: '192.0.2.7',
  sentTo: '+12025550121',
  isSentToUnproven: false,
  userAgent: 'Firefox',
  hash: 'ab12',
  code: 'gv_2_xyz',
  blankedAt: null as string | null,
};

let signed: ReturnType<typeof aSignature>[];
let asked: { search: string | null; formId: string | null; from: string | null; to: string | null }[];
let versions: { id: string; number: number }[];
let forms: { id: string; name: string; keepYears: number | null }[];

beforeEach(() => {
  signed = [aSignature(1), aSignature(2, { signedFor: 'Kim Lee', formVersion: 3 })];
  asked = [];
  versions = [];
  forms = [{ id: '7', name: 'Color consent', keepYears: null }];
});

afterEach(() => {
  jest.restoreAllMocks();
});

const open = (path = '/account/forms/signed', who: object = viewer, Mutation = {}) =>
  openApp(path, {
    viewer: who as never,
    Query: {
      signatures: (_: unknown, args: (typeof asked)[0] & { first: number; after: string | null }) => {
        asked.push(args);
        const skip = Number(args.after ?? 0);
        const end = skip + args.first;
        return { items: signed.slice(skip, end), cursor: end < signed.length ? String(end) : null };
      },
      signature: (_: unknown, { id }: { id: string }) => {
        const found = signed.find((one) => one.id === id);
        return found ? { ...found, ...evidence } : refuse('NOT_FOUND', 'That signature was not found.');
      },
      formVersion: (_: unknown, args: (typeof versions)[0]) => {
        versions.push(args);
        return { ...args, name: 'Color consent', content: '<p>At my own risk.</p>', fields: [], pages: [] };
      },
      forms: (_: unknown, { archived }: { archived: boolean }) => ({
        items: archived ? [] : forms,
        total: archived ? 0 : forms.length,
        cursor: null,
      }),
    },
    Mutation: {
      confirmPassword: (_: unknown, { action }: { action: string }) => ({
        action,
        validUntil: '2026-11-21T15:00:00.000Z',
      }),
      exportSignatures: () => ({ token: 'gx_2_abc', expiresAt: '2026-11-21T15:00:00.000Z' }),
      setFormKeepYears: (_: unknown, { id, years }: { id: string; years: number | null }) => {
        forms = forms.map((form) => (form.id === id ? { ...form, keepYears: years } : form));
        return forms.find((form) => form.id === id);
      },
      ...Mutation,
    },
  });

describe('the list', () => {
  test('shows who signed what, and its evidence', async () => {
    const { user } = open();
    expect(await screen.findByText('Signer 2 for Kim Lee')).toBeTruthy();
    expect(screen.getByText('Color consent (version 3)')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Signed', selected: true })).toBeTruthy();
    await user.click(screen.getByText('Signer 1'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Signed form' }));
    await dialog.findByText('Nuts');
    for (const text of [
      'Nov 20, 2026, 9:05 AM',
      'Drawn signature',
      'No. 12',
      'ab12',
      'gv_2_xyz',
      'June 5, 2001',
      'Firefox',
      evidence.consent,
    ])
      expect(dialog.getByText(text)).toBeTruthy();
    const drawn = dialog.getByRole('img', { name: 'Signature of Signer 1' });
    expect(drawn.querySelector('path')!.getAttribute('d')).toBe('M1,1L2,2M5,5L5,5');
    expect((await axe.run(screen.getByRole('dialog'))).violations).toEqual([]);
  });

  test('says what a kiosk took without a network, and dates as the signer writes them', async () => {
    signed = [aSignature(1, { receivedAt: '2026-11-25T15:05:00.000Z', language: 'es', formVersion: 3 })];
    const { user } = open();
    await user.click(await screen.findByText('Signer 1'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Signed form' }));
    await dialog.findByText('Kiosk, without a network');
    for (const text of ['Nov 25, 2026, 9:05 AM', '5 de junio de 2001']) expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getByText('Version').nextSibling?.textContent).toBe('3');
  });

  test('shows the text as it was signed once somebody asks for it, and lets them save the copy', async () => {
    signed = [aSignature(1, { formVersion: 3 })];
    const { user } = open();
    await user.click(await screen.findByText('Signer 1'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Signed form' }));
    const show = await dialog.findByRole('button', { name: 'Show what was signed' });
    expect(versions).toEqual([]);
    await user.click(show);
    expect(await dialog.findByText('At my own risk.')).toBeTruthy();
    expect(versions).toEqual([{ id: '7', number: 3 }]);
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.pathname);
    });
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    expect(saved).toEqual(['/downloads/signatures/1']);
  });

  test('is searched and filtered by the address', async () => {
    const { user } = open('/account/forms/signed?q=ann&form=7&from=2026-11-01&to=2026-11-30');
    await screen.findByText('Signer 1');
    expect(asked[0]).toMatchObject({ search: 'ann', formId: '7', from: '2026-11-01', to: '2026-11-30' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Form' }), 'All forms');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ formId: null, from: '2026-11-01' }));
  });

  test('of days in the wrong order is none: the last one is marked, and stays as it was typed', async () => {
    const { user } = open('/account/forms/signed?from=2026-11-10&to=2026-11-20');
    await screen.findByText('Signer 1');
    const [first, last] = [
      screen.getByLabelText<HTMLInputElement>('From'),
      screen.getByLabelText<HTMLInputElement>('To'),
    ];
    fireEvent.change(last, { target: { value: '2026-11-09' } });
    expect((await screen.findByRole('alert')).textContent).toBe('Is before the first day');
    expect([first.value, last.value, last.getAttribute('aria-invalid')]).toEqual(['2026-11-10', '2026-11-09', 'true']);
    expect(last.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(screen.queryByText('Signer 1')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true);
    expect(asked).toHaveLength(1);
    expect((await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText('Signer 1')).toBeTruthy();
  });

  test.each([
    [1024, ['Signed', 'Signer', 'Form', 'How']],
    [1280, ['Signed', 'Signer', 'Customer', 'Form', 'How', 'Where']],
  ])('has the columns that fit into %s pixels', async (width, names) => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? 9999),
          media: query,
        }) as never,
    );
    open();
    await screen.findByText('Signer 1');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(names);
  });

  test('goes on with a button', async () => {
    signed = Array.from({ length: 60 }, (_, index) => aSignature(index + 1));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  });

  test('says what stands there where it is empty, for each reason', async () => {
    signed = [];
    const { user } = open('/account/forms/signed?form=7');
    expect(await screen.findByText('Nothing Found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText('Nothing Signed Yet')).toBeTruthy();
  });

  test('of a blanked signature says so', async () => {
    signed = [aSignature(1, { isBlanked: true, signerName: null, customer: null })];
    const { user } = open();
    await user.click(await screen.findByText('Details removed'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Signed form' }));
    expect(await dialog.findByRole('button', { name: 'Show what was signed' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Download PDF' })).toBeNull();
  });
});

describe('roles', () => {
  test('without the right see nothing', async () => {
    open('/account/forms/signed', { ...owner, permissions: [] });
    expect(await screen.findByText('Your role does not see what customers signed')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test('that read only neither export nor keep', async () => {
    open('/account/forms/signed', frontDesk);
    await screen.findByText('Signer 1');
    for (const name of ['Export', 'How long to keep']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

test('the owner takes what is listed out as a file, with the password', async () => {
  const { user, calls } = open('/account/forms/signed?q=ann');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const question = within(await screen.findByRole('dialog', { name: 'Export Signed Forms' }));
  await user.type(await question.findByLabelText('Your password'), 'right');
  await user.click(question.getByRole('button', { name: 'Export' }));
  await screen.findByText('The file is on its way.');
  expect(calls.at(-1)).toEqual({
    name: 'ExportSignatures_Open',
    variables: { search: 'ann', formId: null, from: null, to: null },
  });
});

test('the owner says how long a form is kept; a shorter time needs the password', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'How long to keep' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Keep Color consent' }), '3 years');
  const question = within(await screen.findByRole('dialog', { name: 'Keep Color consent for 3 years?' }));
  expect(calls).toEqual([]);
  await user.type(question.getByLabelText('Your password'), 'right');
  await user.click(question.getByRole('button', { name: 'Keep for 3 years' }));
  await screen.findByText('Color consent is kept for 3 years.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Keep Color consent' }), 'For good');
  await screen.findByText('Color consent is kept for good.');
  expect(calls.map(({ variables }) => variables)).toEqual([
    { password: 'right', action: 'SHORTEN_KEEPING' },
    { id: '7', years: 3 },
    { id: '7', years: null },
  ]);
});

test('what is no point of a drawing is left out', () => {
  expect(pathOfStrokes('1,2 x 3,4.5;;"/><script>')).toBe('M1,2L3,4.5');
});
