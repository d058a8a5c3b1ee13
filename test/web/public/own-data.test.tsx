import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server.edge';
import { headOf, openPage, statusOf } from '../../../web/public/open-page';
import { PublicApp } from '../../../web/public/PublicApp';
import { noSubscription } from '../../../web/public/subscribe';
import '../load-texts';
import { mockRequest, refuse, type MockServer } from '../mock-schema';
import { openPublic } from './open-public';

const business = { id: '2', name: 'Salon Rosa', phone: '5185550100', vanityName: 'rosa', timeZone: 'America/New_York' };
const TOKEN = 'gd_2_abc';
const ASK = '/my-data/id/2';

/** What the invented server knows. */
let data: {
  customers: { id: string; firstName: string }[];
  getsOffers: boolean;
  erasure: object | null;
  appointments: object[];
  standbys: object[];
  visits: object[];
  signed: object[];
};
const visit = (id: number, fields: object = {}) => ({
  id: String(id),
  at: '2026-06-15T16:00:00.000Z',
  status: 'SEATED',
  partySize: 2,
  services: ['Haircut'],
  staff: null as string | null,
  askedForStaff: false,
  notes: '',
  temperature: null,
  email: null,
  rating: null,
  feedback: '',
  ...fields,
});

const server: MockServer = {
  Query: {
    business: () => business,
    findBusinessPage: () => ({ businessId: '2', vanityName: 'rosa' }),
    ownData: (_root, { token }: { token: string }) =>
      token === TOKEN
        ? { business, customers: data.customers, expiresAt: '2026-06-15T17:00:00.000Z' }
        : refuse('NOT_FOUND', 'That link was not found.', undefined, { reason: 'LINK_NOT_FOUND' }),
    ownRecord: (_root, { customerId }: { customerId: string }) => ({
      id: customerId,
      firstName: data.customers.find(({ id }) => id === customerId)!.firstName,
      lastName: 'Lee',
      phone: '+12125550142',
      email: null,
      birthMonth: 6,
      birthDay: 15,
      birthYear: null,
      getsOffers: data.getsOffers,
      getsBirthdayMessages: true,
      createdAt: '2026-01-01T03:00:00.000Z',
      consents: [{ kind: 'granted', source: 'kiosk', wording: 'By checking in …', at: '2026-06-15T16:00:00.000Z' }],
      signedForms: data.signed.length,
      formsKeptUntil: '2029-01-01T12:00:00.000Z',
      erasure: data.erasure,
    }),
    ownSignatures: () => ({ items: data.signed, total: data.signed.length, cursor: null }),
    ownAppointments: () => ({ items: data.appointments, total: data.appointments.length, cursor: null }),
    ownStandbys: () => ({ items: data.standbys, total: data.standbys.length, cursor: null }),
    ownVisits: (_root, { first, after }: { first: number; after: string | null }) => {
      const skip = Number(after ?? 0);
      const end = skip + first;
      return {
        items: data.visits.slice(skip, end),
        total: data.visits.length,
        cursor: end < data.visits.length ? String(end) : null,
      };
    },
    ownMessages: () => ({
      items: [
        { id: '1', at: '2026-06-15T16:00:00.000Z', channel: 'text', isTheirs: true, body: 'Running late' },
        { id: '2', at: '2026-06-15T16:00:00.000Z', channel: 'email', isTheirs: false, body: null },
      ],
      total: 2,
      cursor: null,
    }),
  },
  Mutation: {
    requestOwnData: () => ({ success: true, message: '' }),
    chooseOwnMessages: (_root, { offers }: { offers: boolean }) => {
      data.getsOffers = offers;
      return { success: true };
    },
    requestErasure: () => {
      const askedAt = '2026-06-15T16:00:00.000Z';
      data.erasure = { state: 'OPEN', askedAt, dueAt: '2026-07-15T16:00:00.000Z', decidedAt: null, reason: '' };
      return { success: true };
    },
    withdrawErasure: () => {
      data.erasure = null;
      return { success: true };
    },
  },
};

beforeEach(() => {
  document.body.innerHTML = '';
  data = {
    customers: [{ id: '7', firstName: 'Ann' }],
    getsOffers: true,
    erasure: null,
    appointments: [],
    standbys: [],
    visits: [visit(1, { staff: 'Maya', askedForStaff: true })],
    signed: [],
  };
});

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Your phone number or email address' });
async function faults() {
  const { violations } = await act(() =>
    axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

test('the link is asked for with a phone number or an e-mail address, and the answer tells nothing', async () => {
  for (const [typed, sent, said] of [
    ['(212) 555-0142', { phone: '2125550142' }, '(212) 555-0142'],
    ['ann@example.com', { email: 'ann@example.com' }, 'ann@example.com'],
  ] as const) {
    const page = await openPublic(ASK, server);
    expect(await faults()).toEqual([]);
    await page.user.type(field(), typed);
    await page.user.click(button('Send Me the Link'));
    expect(page.named('AskData_Request').at(-1)!.variables).toEqual({ businessId: '2', ...sent });
    expect(screen.getByText(`If ${said} is known here, a link is on its way. It works for an hour.`)).toBeTruthy();
    page.unmount();
  }
});

test('what is neither is said at the field; a refusal keeps what was typed', async () => {
  const page = await openPublic('/my-data/rosa', {
    ...server,
    Mutation: {
      requestOwnData: () => refuse('RATE_LIMITED', 'Too many.', undefined, { retryAfterSeconds: 600 }),
    },
  });
  await page.user.type(field(), '555');
  await page.user.click(button('Send Me the Link'));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(page.named('AskData_Request')).toEqual([]);
  await page.user.clear(field());
  await page.user.type(field(), '2125550142');
  await page.user.click(button('Send Me the Link'));
  expect(screen.getByRole('alert').textContent).toContain('10 minutes');
  expect(field()).toMatchObject({ value: '2125550142' });
});

test('without the script everything can be read, and search engines list nothing', async () => {
  const draw = async (path: string) => {
    const { request } = mockRequest(server);
    const first = await openPage(request, new URL(path, 'http://localhost:5000'), 'en');
    document.body.innerHTML = renderToString(<PublicApp request={request} subscribe={noSubscription} first={first} />);
    return [statusOf(first), first.outcome.kind === 'failed' ? null : headOf(first).noindex];
  };
  expect(await draw(`/md/${TOKEN}`)).toEqual([200, true]);
  for (const text of [
    'Ann Lee',
    '(212) 555-0142',
    'June 15',
    'December 31, 2025',
    '“By checking in …”',
    'Haircut',
    'You asked for Maya',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(await draw(ASK)).toEqual([200, true]);
  expect(await draw('/md/gd_2_wrong')).toEqual([404, true]);
  expect(screen.getByRole('heading', { name: 'This link has ended' })).toBeTruthy();
});

test('a link that has ended says so in both languages, and leads to where another is asked for', async () => {
  const page = await openPublic('/md/gd_2_wrong', server);
  expect(screen.getByRole('heading', { name: 'This link has ended' })).toBeTruthy();
  expect(screen.getByText('Links to your data work for an hour.')).toBeTruthy();
  expect(await faults()).toEqual([]);
  await page.user.click(button('Español'));
  expect(screen.getByText('Los enlaces a sus datos sirven una hora.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' })).toBeTruthy();
  await page.user.click(button('English'));
  await page.user.click(screen.getByRole('link', { name: 'Ask for a New Link' }));
  expect(location.pathname).toBe(ASK);
});

test('a link of no business, or of one that is gone, only says that it has ended', async () => {
  const gone = {
    ...server,
    Query: { ...server.Query, business: () => refuse('NOT_FOUND', 'That business was not found.') },
  };
  for (const [path, from] of [
    ['/md/nothing', server],
    ['/md/gd_2_wrong', gone],
  ] as const) {
    const page = await openPublic(path, from);
    expect(screen.getByRole('heading', { name: 'This link has ended' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    page.unmount();
  }
});

test('of several people who share a phone one is chosen', async () => {
  data.customers.push({ id: '8', firstName: 'Bea' });
  const page = await openPublic(`/md/${TOKEN}`, server);
  expect(screen.queryByText('About you')).toBeNull();
  await page.user.click(screen.getByRole('link', { name: 'Bea' }));
  expect(location.pathname).toBe(`/md/${TOKEN}/8`);
  expect(screen.getByText('Bea Lee')).toBeTruthy();
  expect(await faults()).toEqual([]);
});

test('visits go on with a button, messages say who wrote them', async () => {
  data.visits = Array.from({ length: 25 }, (_, index) => visit(index + 1, { notes: `Note ${index + 1}` }));
  const page = await openPublic(`/md/${TOKEN}`, server);
  expect(screen.queryByText('You wrote: Note 25')).toBeNull();
  await page.user.click(button('Show more'));
  expect(screen.getByText('You wrote: Note 25')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByText('Running late').parentElement!.textContent).toContain('from you, by text');
  expect(screen.getByText('Its words are not kept.').parentElement!.textContent).toContain('to you, by email');
});

test('requests for freed times say for which days, what and where they stand', async () => {
  const wait = { id: '1', firstDate: '2026-06-22', lastDate: '2026-06-26', fromTime: null, toTime: null };
  data.standbys = [
    { ...wait, state: 'WAITING', parts: [{ staff: 'Bea', products: ['Haircut'] }] },
    { ...wait, id: '2', lastDate: '2026-06-22', state: 'BOOKED', parts: [{ staff: null, products: [] }] },
  ];
  await openPublic(`/md/${TOKEN}`, server);
  screen.getByRole('heading', { name: 'Waiting for a time (2)' });
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toBe('June 22, 2026 to June 26, 2026 · waitingHaircutWith Bea');
  expect(second).toBe('June 22, 2026 · booked');
});

test('appointments say when, what, with whom and where they stand', async () => {
  const appointment = {
    id: '1',
    startsAt: '2026-06-16T14:00:00.000Z',
    endsAt: '2026-06-16T14:45:00.000Z',
    flag: 'CONFIRMED',
    services: ['Cut', 'Gloss'],
    staff: ['Maya', 'Bo'],
  };
  data.appointments = [appointment, { ...appointment, id: '2', flag: 'NO_SHOW', services: [], staff: [] }];
  await openPublic(`/md/${TOKEN}`, server);
  const panel = screen.getByRole('heading', { name: 'Appointments (2)' }).parentElement!;
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'June 16, 2026, 10:00 AM · confirmedCut, GlossWith Maya, Bo',
    'June 16, 2026, 10:00 AM · you did not come',
  ]);
  expect(await faults()).toEqual([]);
});

test('what was signed is shown, and an erasure says until when it stays', async () => {
  data.signed = [
    {
      id: '1',
      at: '2026-06-15T16:00:00.000Z',
      form: 'Color consent',
      place: 'KIOSK',
      signerName: 'Ann Lee',
      signedFor: 'Kim Lee',
      answers: [{ label: 'Allergy', value: 'Nuts' }],
      strokes: '1,1 2,2',
      version: 2,
      code: 'S-12345',
      consent: 'I have read it.',
      email: 'ann@example.com',
      sentTo: null,
      address: '198.51.100.7',
      userAgent: 'A browser',
    },
  ];
  const page = await openPublic(`/md/${TOKEN}`, server);
  const line = screen.getByText('Color consent').parentElement!;
  expect(line.textContent).toBe(
    'Color consent · June 15, 2026 · on a tablet of the businessSigned by Ann LeeFor Kim LeeAllergy: NutsHow it was signed' +
      'You agreed toI have read it.Version2CodeS-12345Email address for the copyann@example.comIP address198.51.100.7BrowserA browser' +
      'Download a copy (PDF)',
  );
  expect(within(line).getByRole('link').getAttribute('href')).toMatch(
    /^\/downloads\/own-signatures\/gd_2_abc\/\d+\/1$/,
  );
  await page.user.click(button('Ask to Be Erased'));
  expect(
    within(screen.getByRole('dialog')).getByText(/The form that you signed stays .* until January 1, 2029/),
  ).toBeTruthy();
  expect(await faults()).toEqual([]);
});

test('a choice about messages is saved at once', async () => {
  const page = await openPublic(`/md/${TOKEN}`, server);
  await page.user.click(screen.getByRole('checkbox', { name: 'Offers' }));
  expect(page.named('OwnData_ChooseMessages').at(-1)!.variables).toEqual({
    token: TOKEN,
    customerId: '7',
    offers: false,
  });
  expect(screen.getByRole('checkbox', { name: 'Offers' })).toMatchObject({ checked: false });
});

test('to be erased is asked for after a confirmation, shown with its end, and taken back', async () => {
  const page = await openPublic(`/md/${TOKEN}`, server);
  await page.user.click(button('Ask to Be Erased'));
  expect(page.named('OwnData_RequestErasure')).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Ask to Be Erased' }));
  expect(
    screen.getByText(/You asked on June 15, 2026 to be erased\. Salon Rosa answers by July 15, 2026\./),
  ).toBeTruthy();
  await page.user.click(button('Take My Request Back'));
  expect(button('Ask to Be Erased')).toBeTruthy();
});

test('a request that was declined says why', async () => {
  data.erasure = {
    state: 'DECLINED',
    askedAt: '2026-06-15T16:00:00.000Z',
    dueAt: '2026-07-15T16:00:00.000Z',
    decidedAt: '2026-06-16T16:00:00.000Z',
    reason: 'Open invoice',
  };
  await openPublic(`/md/${TOKEN}`, server);
  expect(screen.getByText('Salon Rosa declined on June 16, 2026: “Open invoice”')).toBeTruthy();
});

test('the download is a file with everything, the pages of a long list included', async () => {
  data.visits = Array.from({ length: 130 }, (_, index) => visit(index + 1));
  data.appointments = [{ id: '1', startsAt: '2026-06-16T14:00:00.000Z', flag: 'CANCELED', services: [], staff: [] }];
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (files.push(file), 'blob:x'),
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const page = await openPublic(`/md/${TOKEN}`, server);
  await page.user.click(button('Download My Data'));
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0]!);
  });
  const saved = JSON.parse(text) as Record<'appointments' | 'visits' | 'messages', object[]> & { firstName: string };
  const { firstName, appointments, visits, messages } = saved;
  expect([firstName, appointments.length, visits.length, messages.length]).toEqual(['Ann', 1, 130, 2]);
});
