import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useActionParameter } from '../../../../web/admin/pieces/use-action-parameter';

function Modal() {
  const { isOpen, open, close } = useActionParameter('customize-checkinapp');
  return isOpen ? <button onClick={close}>Close</button> : <button onClick={open}>Open</button>;
}

test('the parameter opens its modal on load; closing leaves the rest of the address alone', async () => {
  const user = userEvent.setup();
  const router = createMemoryRouter([{ path: '/', Component: Modal }], {
    initialEntries: ['/?tab=2&action=customize-checkinapp'],
  });
  render(<RouterProvider router={router} />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).toBe('?tab=2');
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect(router.state.location.search).toBe('?tab=2&action=customize-checkinapp');
});

test('the parameter of another modal opens nothing', () => {
  const router = createMemoryRouter([{ path: '/', Component: Modal }], { initialEntries: ['/?action=add-customer'] });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy();
});
