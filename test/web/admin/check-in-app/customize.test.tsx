import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openApp, refuse } from '../open-app';
import { aSalon, logo, zoe } from './salon';

const customizePath = '/account/checkinapp?action=customize-checkinapp';
const dialog = () => screen.findByRole('dialog', { name: 'Customize' });
const save = () => screen.getByRole('button', { name: 'Save' });

test('the address opens it, and Save waits for a change', async () => {
  const { user } = openApp(customizePath, { viewer: zoe, ...aSalon() });
  await dialog();
  expect(save()).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Header text'), '!');
  expect(save()).toHaveProperty('disabled', false);
  await user.type(screen.getByLabelText('Header text'), '{Backspace}');
  expect(save()).toHaveProperty('disabled', true);
});

test('header and greeting say that own words stay as they are in the other language', async () => {
  openApp(customizePath, { viewer: zoe, ...aSalon() });
  await dialog();
  for (const label of ['Header text', 'Greeting']) {
    const help = screen.getByLabelText(label).getAttribute('aria-describedby');
    expect(document.getElementById(help ?? '')?.textContent).toContain(
      'Customers who read Spanish see your own words as you wrote them; the default is translated.',
    );
  }
});

test('only what was changed is saved, then the dialog and the address close', async () => {
  const { user, calls, address } = openApp('/account/checkinapp', { viewer: zoe, ...aSalon() });
  await user.click(await screen.findByRole('button', { name: 'Customize' }));
  await dialog();
  expect(address()).toBe(customizePath);
  await user.click(screen.getByRole('radio', { name: 'Penmanship' }));
  fireEvent.change(screen.getByRole('slider', { name: 'Font size' }), { target: { value: 80 } });
  await user.click(screen.getByRole('radio', { name: 'Teal' }));
  await user.click(screen.getByRole('switch', { name: 'Temperature' }));
  await user.clear(screen.getByLabelText('Greeting'));
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([
    {
      name: 'CheckInAppPage_Save',
      variables: {
        input: { fontFamily: 'PENMANSHIP', fontSize: 80, color: '#0f5f5c', tempEnabled: true, greeting: '' },
      },
    },
  ]);
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(address()).toBe('/account/checkinapp');
});

test('the preview follows what is typed; a half-typed color leaves the saved one', async () => {
  const { user } = openApp(customizePath, { viewer: zoe, ...aSalon() });
  const frame = within(await dialog()).getByTitle<HTMLIFrameElement>('Preview of the check-in form');
  const told = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  await user.type(screen.getByLabelText('Header text'), ' today');
  await user.clear(screen.getByLabelText('Color as #rrggbb'));
  await user.type(screen.getByLabelText('Color as #rrggbb'), '#12');
  expect(told.mock.lastCall?.[0]).toMatchObject({
    type: 'checkinapp-preview',
    app: { headerText: 'Welcome, Please Check In today', color: '#cccccc' },
  });
  await user.type(screen.getByLabelText('Color as #rrggbb'), '3ABC');
  expect(told.mock.lastCall?.[0]).toMatchObject({ app: { color: '#123abc' } });
});

test('a color that is none is refused at the field and nothing is sent', async () => {
  const { user, calls } = openApp(customizePath, { viewer: zoe, ...aSalon() });
  await dialog();
  const field = screen.getByLabelText('Color as #rrggbb');
  await user.clear(field);
  await user.type(field, 'blue');
  await user.click(save());
  expect(await screen.findByText(/A color is # and six/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('a faint color is said to be faint', async () => {
  const { user } = openApp(customizePath, { viewer: zoe, ...aSalon() });
  await dialog();
  await user.click(screen.getByRole('radio', { name: 'Honey' }));
  expect(screen.getByText(/The CHECK IN button is faint/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Berry' }));
  expect(screen.getByText(/White text on it reads well .* stands out/)).toBeTruthy();
});

test('what the server refuses stands at its field, with what was typed, until that is changed', async () => {
  const salon = aSalon();
  const { user } = openApp(customizePath, {
    viewer: zoe,
    Query: salon.Query,
    Mutation: {
      ...salon.Mutation,
      updateCheckInApp: () => refuse('INVALID_INPUT', 'The header has at most 100 characters', 'headerText'),
    },
  });
  await dialog();
  await user.type(screen.getByLabelText('Header text'), ' and so on');
  await user.click(save());
  expect(await screen.findByText('The header has at most 100 characters')).toBeTruthy();
  expect(screen.getByLabelText('Header text')).toMatchObject({
    value: 'Welcome, Please Check In and so on',
    ariaInvalid: 'true',
  });
  await user.type(screen.getByLabelText('Header text'), '{Backspace}');
  expect(screen.queryByText('The header has at most 100 characters')).toBeNull();
});

test('closing with unsaved changes asks: one may stay or go', async () => {
  const { user, address, calls } = openApp(customizePath, { viewer: zoe, ...aSalon() });
  await dialog();
  await user.type(screen.getByLabelText('Header text'), '!');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Header text')).toHaveProperty('value', 'Welcome, Please Check In!');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/account/checkinapp');
  expect(calls).toEqual([]);
});

test('leaving for another page with unsaved changes asks too; without changes nothing does', async () => {
  const { user, router, address } = openApp(customizePath, { viewer: zoe, ...aSalon() });
  await dialog();
  const left = new Event('beforeunload', { cancelable: true });
  dispatchEvent(left);
  expect(left.defaultPrevented).toBe(false);
  await user.type(screen.getByLabelText('Header text'), '!');
  await act(async () => router.navigate('/account/dashboard'));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(address()).toBe(customizePath);
  const closed = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closed);
  expect(closed.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(address()).toBe('/account/dashboard'));
});

test('a logo is uploaded at once, shown, and removed after a question', async () => {
  const { user, calls } = openApp(customizePath, { viewer: zoe, ...aSalon() });
  await dialog();
  await user.upload(screen.getByLabelText('Logo image'), new File(['png'], 'logo.png', { type: 'image/png' }));
  expect((await screen.findByAltText<HTMLImageElement>('Your logo')).src).toContain(logo.url);
  expect(save()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove the logo?' });
  expect(calls.map(({ name }) => name)).toEqual(['CheckInAppPage_UploadLogo']);
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByAltText('Your logo')).toBeNull());
  expect(calls.map(({ name }) => name)).toEqual(['CheckInAppPage_UploadLogo', 'CheckInAppPage_RemoveLogo']);
});

test.each([
  ['UNSUPPORTED_IMAGE', 'The image cannot be read.'],
  ['TOO_LARGE', 'The image is larger than 20 MB.'],
])('%s stands at the logo', async (code, message) => {
  const salon = aSalon();
  const { user } = openApp(customizePath, {
    viewer: zoe,
    Query: salon.Query,
    Mutation: { uploadCheckInLogo: () => refuse(code, message, 'file') },
  });
  await dialog();
  await user.upload(screen.getByLabelText('Logo image'), new File(['png'], 'logo.png', { type: 'image/png' }));
  const alert = await within(screen.getByRole('group', { name: 'Logo' })).findByRole('alert');
  expect(alert.textContent).toBe(message);
});

test.each([
  [
    'another kind of file',
    [new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })],
    'Only JPG, JPEG and PNG images can be used.',
  ],
  [
    'two files',
    [new File(['a'], 'a.png', { type: 'image/png' }), new File(['b'], 'b.png', { type: 'image/png' })],
    'Choose one image only.',
  ],
  [
    'more than 20 MB',
    [new File([new Uint8Array(20_000_001)], 'a.jpg', { type: 'image/jpeg' })],
    'The image is larger than 20 MB.',
  ],
])('dropping %s is refused before anything is sent', async (_name, files, message) => {
  const { calls } = openApp(customizePath, { viewer: zoe, ...aSalon() });
  await dialog();
  fireEvent.drop(screen.getByText(/Drag one image here/), { dataTransfer: { files } });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a dropped image is uploaded', async () => {
  const { calls } = openApp(customizePath, { viewer: zoe, ...aSalon() });
  await dialog();
  fireEvent.drop(screen.getByText(/Drag one image here/), {
    dataTransfer: { files: [new File(['a'], 'a.jpg', { type: 'image/jpeg' })] },
  });
  expect(await screen.findByAltText('Your logo')).toBeTruthy();
  expect(calls).toHaveLength(1);
});
