import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anItem, openProducts } from './catalogue';

const button = (name: string) => screen.getByRole('button', { name });
const all = () => [anItem('1', 'Cut')];

test('without a network Save says so at once, the form keeps its values, and saves them when it is back', async () => {
  const { user, calls } = openProducts(all(), { path: '/account/products?item=1' });
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  await user.type(name, ' and blow-dry');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reach = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You are offline. Try again when the connection is back.',
  );
  expect(reach.mock.calls.map(([address]) => address)).toEqual(['/healthz']);
  expect(calls).toEqual([]);
  expect(name.value).toBe('Cut and blow-dry');
  reach.mockRestore();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert').textContent).toBe('You are online again.');
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls[0]?.variables).toEqual({ id: '1', version: 1, input: { name: 'Cut and blow-dry' } });
});

test('where Greeter runs on this machine it saves without a network', async () => {
  const { user, calls } = openProducts(all(), { path: '/account/products?item=1' });
  await user.type(await screen.findByLabelText('Name'), ' and blow-dry');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reach = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await user.click(button('Save'));
  await waitFor(() => expect(calls).toHaveLength(1));
  reach.mockRestore();
  online.mockRestore();
});

test('what is pasted and too long is not cut: the field says by how much, and nothing is saved before', async () => {
  const { user, calls } = openProducts(all(), { path: '/account/products?action=add-item' });
  const paste = async (label: string, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  };
  await paste('Name', 'x'.repeat(120));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toHaveLength(120);
  expect(screen.getByText('20 characters too long: a name has at most 100.')).toBeTruthy();
  await paste('Category', 'y'.repeat(61));
  expect(screen.getByText('1 character too long: the name of a category has at most 60.')).toBeTruthy();
  const save = within(screen.getByRole('dialog')).getByRole('button', { name: 'Add item' });
  await user.click(save);
  await user.type(screen.getByLabelText('Category'), '{Backspace}');
  expect(screen.getByText('0 characters left')).toBeTruthy();
  await user.click(save);
  expect(calls).toEqual([]);
  await user.clear(screen.getByLabelText('Name'));
  await paste('Name', 'x'.repeat(81));
  expect(screen.getByText('19 characters left')).toBeTruthy();
  await user.click(save);
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['ProductsPage_Add']));
});

test('a price and a duration are read as a list writes them, and refused whole', async () => {
  const { user, calls } = openProducts(all(), { path: '/account/products?item=1' });
  const fill = async (label: string, text: string) => {
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    expect(field.value).toBe(text);
  };
  const range = 'A duration is 1 to 10080 minutes.';
  const wrong: [string, string, string][] = [
    ['Price', '1234567890.123456', 'A price is a number from 0 to 999999.99 with at most two decimal places.'],
    ['Duration in minutes', '100800', range],
    ['Duration in minutes', '0', range],
    ['Duration in minutes', 'an hour', 'Write a duration as 90, 1:30 or 1h 30m.'],
  ];
  for (const [label, text, message] of wrong) {
    await fill(label, text);
    await user.click(button('Save'));
    expect(await screen.findByText(message)).toBeTruthy();
    await user.clear(screen.getByLabelText(label));
  }
  expect(calls).toEqual([]);
  await fill('Price', '24,5');
  await fill('Duration in minutes', '1h 30m');
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls[0]?.variables).toEqual({ id: '1', version: 1, input: { price: '24.5', durationMinutes: 90 } });
});

test.each([
  ['Name', 60, 'the name of a category'],
  ['Subheading', 200, 'a subheading'],
])('so is the %s of a category', async (label, max, what) => {
  const { user } = openProducts(all(), { path: '/account/products?action=add-category' });
  await user.click(await screen.findByLabelText(label));
  await user.paste('x'.repeat(max + 2));
  expect(screen.getByText(`2 characters too long: ${what} has at most ${max}.`)).toBeTruthy();
});
