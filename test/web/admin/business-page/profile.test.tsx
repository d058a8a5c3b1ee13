import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../mock-schema';
import { openApp } from '../open-app';
import { aPage, manager, profile, staff } from './a-page';

const path = '/account/page';
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

test('only what was changed is saved, with the version that was read', async () => {
  const { user, calls } = openApp(path, { viewer: manager, ...aPage() });
  const city = await field('City');
  expect(save().disabled).toBe(true);
  await user.clear(city);
  expect(save().disabled).toBe(true);
  await user.type(city, 'Dallas');
  await user.selectOptions(await field('Booking interval'), '45');
  await user.click(save());
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(calls).toEqual([
    { name: 'ProfileForm_Save', variables: { input: { city: 'Dallas', bookingInterval: 45 }, version: 4 } },
  ]);
  expect(save().disabled).toBe(true);
});

test('a vanity name is lower case and at most 20 long; while one types it is said whether it is free', async () => {
  const page = aPage();
  const { user, calls } = openApp(path, {
    viewer: manager,
    Mutation: page.Mutation,
    Query: {
      ...page.Query,
      suggestVanityNames: (_: unknown, { like }: { like: string }) =>
        like === 'curl-up' ? ['curl-up-austin', 'curl-up-2'] : [like],
    },
  });
  const name = await field('Vanity name');
  await user.clear(name);
  await user.type(name, 'Curl-Up');
  expect(name.value).toBe('curl-up');
  expect(await screen.findByText('curl-up is not available.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'curl-up-austin' }));
  expect(await screen.findByText('curl-up-austin is available.')).toBeTruthy();
  expect(screen.getByText(/localhost:5000\/page\/curl-up-austin/)).toBeTruthy();
  await user.type(name, '-and-much-more');
  expect(name.value).toBe('curl-up-austin-and-much-more');
  expect(await screen.findByText('8 characters too long: a vanity name has at most 20.')).toBeTruthy();
  expect(screen.queryByText(/is(?: not)? available\.$/)).toBeNull();
  await user.click(save());
  expect(calls).toEqual([]);
  await user.clear(name);
  await user.type(name, 'a!');
  await user.click(save());
  expect(await screen.findByText(/A vanity name has 3 to 20 characters/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a name that another one took meanwhile is refused at its field in the words of the server', async () => {
  const page = aPage();
  const { user } = openApp(path, {
    viewer: manager,
    Query: page.Query,
    Mutation: {
      updateBusiness: () => refuse('CONFLICT', 'This name is taken. Please choose another one.', 'vanityName'),
    },
  });
  const name = await field('Vanity name');
  await user.type(name, '-2');
  await user.click(save());
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('This name is taken. Please choose another one.')).toHaveLength(1);
});

test('before the page loses its address, somebody says that it may', async () => {
  const { user, calls } = openApp(path, { viewer: manager, ...aPage() });
  const name = await field('Vanity name');
  const asked = async () => {
    await user.clear(name);
    await user.click(save());
    return within(await screen.findByRole('alertdialog', { name: 'Take your page off its address?' }));
  };
  const question = await asked();
  expect(question.getByText(/^Posters and links that name it will lead nowhere/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Keep the name' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(name.value).toBe('the-corner');
  expect(calls).toEqual([]);
  await user.click((await asked()).getByRole('button', { name: 'Take it off' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(calls.map(({ variables }) => variables)).toEqual([{ input: { vanityName: '' }, version: 4 }]);
});

test('who saves on an old version sees both, and saves without taking back what else was changed', async () => {
  const page = aPage();
  let isStale = true;
  const { user, calls } = openApp(path, {
    viewer: manager,
    Query: page.Query,
    Mutation: {
      updateBusiness: (root: unknown, variables: { input: object }) =>
        isStale
          ? refuse('STALE', 'Somebody else changed the profile.', undefined, {
              current: { ...profile, city: 'Houston', zip: '77001', version: 9 },
            })
          : page.Mutation.updateBusiness(root, variables),
    },
  });
  const city = await field('City');
  await user.type(city, ' Nord');
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(save());
  const panel = (await screen.findByText('Somebody else changed the profile')).closest<HTMLElement>('[role=alert]')!;
  expect(
    within(panel)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([['City', 'Houston', 'Austin Nord']]);
  expect(scrolled.mock.contexts).toContain(panel);
  expect((await field('ZIP code')).value).toBe('77001');
  isStale = false;
  await user.click(within(panel).getByRole('button', { name: 'Save mine anyway' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({ input: { city: 'Austin Nord' }, version: 9 });
});

test('leaving the tab with unsaved changes asks', async () => {
  const { user, address } = openApp(`${path}?tab=profile`, { viewer: manager, ...aPage() });
  await user.type(await field('City'), '!');
  await user.click(screen.getByRole('tab', { name: 'Hours' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(address()).toBe(`${path}?tab=profile`);
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('No hours yet.')).toBeTruthy();
  expect(address()).toBe(`${path}?tab=hours`);
});

test('without a vanity name Public View asks, and leads to its field', async () => {
  const { user } = openApp(`${path}?tab=hours`, { viewer: manager, ...aPage({ profile: { vanityName: null } }) });
  await user.click(await screen.findByRole('button', { name: 'Public View' }));
  const question = await screen.findByRole('alertdialog');
  expect(
    within(question).getByText(
      'A vanity name is required to view your live booking page. Would you like to get one now?',
    ),
  ).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Yes, get one' }));
  const name = await field('Vanity name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.click(await screen.findByRole('button', { name: 'salon-corner' }));
  expect(name.value).toBe('salon-corner');
});

test('the action in the address opens the profile, whatever the tab', async () => {
  const { address, user } = openApp(`${path}?action=update-business&tab=hours`, { viewer: manager, ...aPage() });
  expect((await field('Business name')).value).toBe('Salon on the Corner');
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(address()).toBe(`${path}?tab=settings`);
});

test('the address is copied, and its QR code printed in one of three sizes', async () => {
  const { user } = openApp(path, { viewer: staff, ...aPage() });
  expect((await field('Vanity URL')).value).toBe('http://localhost:5000/page/the-corner');
  await user.click(screen.getByRole('button', { name: 'Copy URL' }));
  expect(await screen.findByText('URL has been copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('http://localhost:5000/page/the-corner');
  expect(screen.getByRole('link', { name: 'Public View' }).getAttribute('href')).toBe('/page/the-corner');
  await user.click(screen.getByRole('button', { name: 'QR Code' }));
  expect(await screen.findByRole('img', { name: 'QR code of your page' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Half' }));
  const print = screen.getByRole('link', { name: 'Print' });
  print.addEventListener('click', (event) => event.preventDefault());
  await user.click(print);
  expect(localStorage.getItem('greeter.qrPrintSize')).toBe('4');
  expect([print.getAttribute('href'), print.getAttribute('target')]).toEqual(['/pageQRcodePrint', '_blank']);
});

test('who may not change it reads it', async () => {
  const { user } = openApp(path, { viewer: staff, ...aPage({ profile: { vanityName: null } }) });
  expect(await screen.findByText('12 Main St, Austin, TX 78701')).toBeTruthy();
  expect(screen.getByText('Cuts since 1999')).toBeTruthy();
  expect(screen.getByText(/The owner and managers choose one/)).toBeTruthy();
  const buttons = () =>
    within(screen.getByRole('main'))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  for (const name of ['Hours', 'Photos', 'Policies', 'Settings']) {
    await user.click(screen.getByRole('tab', { name }));
    expect(buttons()).toEqual([]);
  }
  expect(screen.queryByRole('switch')).toBeNull();
});

test('the preview beside the form loads anew after a save', async () => {
  const wide = jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('min-width'),
        media: query,
      }) as unknown as MediaQueryList,
  );
  const reload = jest.fn();
  jest
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockReturnValue({ location: { reload } } as unknown as Window);
  const { user } = openApp(path, { viewer: manager, ...aPage() });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of your business page');
  expect(new URL(frame.src).pathname).toBe('/page/the-corner');
  expect(reload).not.toHaveBeenCalled();
  await user.type(await field('City'), '!');
  await user.click(save());
  await waitFor(() => expect(reload).toHaveBeenCalled());
  wide.mockRestore();
});

test('where there is no room, a button shows the preview', async () => {
  const { user } = openApp(path, { viewer: manager, ...aPage() });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preview' });
  expect(within(dialog).getByTitle('Preview of your business page')).toBeTruthy();
});

test('without a plan for it the page says what visitors see, and a switch opens the plans', async () => {
  const page = aPage({ settings: { isBasic: true } });
  const { user } = openApp(`${path}?tab=settings`, {
    viewer: manager,
    Query: page.Query,
    Mutation: { updatePageSettings: () => refuse('INVALID_PLAN', 'The business page is part of the Standard plan.') },
  });
  expect(await screen.findByText(/visitors see your name, phone and address only/)).toBeTruthy();
  const afar = screen.getByRole<HTMLInputElement>('switch', { name: 'Join the line from afar' });
  await user.click(afar);
  await user.click(save());
  expect(await screen.findByRole('dialog', { name: 'Plans' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(afar.checked).toBe(false);
});
