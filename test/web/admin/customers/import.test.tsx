import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { ImportCustomerInput } from '../../../../web/schema.generated';
import { importStore } from '../../../../web/admin/imports/last-import';
import { owner } from '../open-app';
import { refuse } from '../../mock-schema';
import { aCustomer, frontDesk, openCustomers } from './a-list';
import '../../../../web/admin/customers/ExportCustomersDialog';
import '../../../../web/admin/customers/import/ImportCustomersDialog';

type Call = { importId: string; rows: ImportCustomerInput[] };
const manager = { ...frontDesk, role: 'MANAGER', permissions: ['CUSTOMER_READ', 'CUSTOMER_WRITE', 'CUSTOMER_IMPORT'] };
const boss = { ...frontDesk, role: 'OWNER', permissions: [...manager.permissions, 'CUSTOMER_EXPORT'] };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const ann = aCustomer('1', 'Ann', 'Lee', { phone: '2125550142' });

async function faults() {
  const { violations } = await act(() =>
    axe.run(screen.getByRole('dialog'), { rules: { 'color-contrast': { enabled: false } } }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}
async function choose(text: string | Uint8Array<ArrayBuffer>) {
  const input = await screen.findByLabelText('List');
  fireEvent.change(input, { target: { files: [new File([text], 'list.csv', { lastModified: 1 })] } });
}

/** The dialog with a file; `answer` is what the server says to the nth call, its rows added by default. */
async function importing(
  text: string | Uint8Array<ArrayBuffer>,
  {
    answer = () => ({}),
    listed = [] as number[],
    archived = [] as number[],
    undoCustomerImport = () => ({ removed: 2, left: 0, kept: 1 }),
  }: {
    answer?: (call: Call, count: number) => object;
    listed?: number[];
    archived?: number[];
    undoCustomerImport?: () => object;
  } = {},
) {
  const sent: Call[] = [];
  const app = openCustomers([ann], {
    viewer: manager,
    Query: {
      matchCustomers: (_: unknown, { rows }: { rows: { row: number }[] }) => ({
        listed: listed.filter((one) => rows.some(({ row }) => row === one)),
        archived: archived.filter((one) => rows.some(({ row }) => row === one)),
      }),
    },
    Mutation: {
      importCustomers: (_: unknown, call: Call) => {
        sent.push(call);
        return {
          added: call.rows.length,
          repeated: 0,
          listed: [],
          archived: [],
          dropped: [],
          ...answer(call, sent.length),
        };
      },
      undoCustomerImport,
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Import and export' }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Import' }));
  await choose(text);
  return { ...app, sent };
}

test('a list is looked at, mended, imported and taken back', async () => {
  const file =
    'Name,Mobile,DOB,SKU\nAnn Lee,(212) 555-0142,,1\nBob Ray,312,3/9/90,2\nEve Sun,3125550100,3/9,3\nANN LEE,2125550142,,4\n';
  const { user, sent, address, server } = await importing(file, { listed: [2] });
  expect(await screen.findByText('1 row will be left out: you have these customers already (row 2).')).toBeTruthy();
  expect(address()).toBe('/account/customers?action=import');
  expect(screen.getByText('1 row repeats a row above and will be left out.')).toBeTruthy();
  const phone = screen.getByLabelText('Phone');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(await faults()).toEqual([]);
  await user.clear(phone);
  await user.type(phone, '3125550199');
  const before = server.asked.length;
  await user.click(button('Import 2 customers'));
  expect(await screen.findByText('2 customers are on your list.')).toBeTruthy();
  expect(screen.getByText(/^2 rows were skipped: you have these customers already/)).toBeTruthy();
  expect(sent.flatMap(({ rows }) => rows).toSorted((a, b) => a.row - b.row)).toMatchObject([
    { row: 3, customer: { firstName: 'Bob', lastName: 'Ray', phone: '3125550199', birthMonth: 3, birthYear: 1990 } },
    { row: 4, customer: { firstName: 'Eve', birthMonth: 3, birthDay: 9, birthYear: null } },
  ]);
  await user.click(button('Undo'));
  expect(
    await screen.findByText(
      '2 customers of the import are removed. 1 customer stayed: they came, or were changed since.',
    ),
  ).toBeTruthy();
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(before));
});

test('a row goes without a wrong birthday or address, and before and after it is said which', async () => {
  const { user, sent } = await importing(
    'Name,Phone,Email,Birthday\nAnn Lee,2125550142,ann@,\nEve Sun,3125550100,,13/13\nBob Ray,3125550101,bob@example.com,\n',
    { answer: () => ({ dropped: [{ row: 4, field: 'email', message: 'No such mailbox.' }] }) },
  );
  expect(await screen.findByText(/^2 rows will be imported without a value that is wrong/)).toBeTruthy();
  expect(screen.getByText(/3 of 3 rows can be imported\.$/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Rows with errors' })).toBeNull();
  const less = within(screen.getByRole('region', { name: 'Rows that come in without a value' }));
  expect(less.getByText('Row 3 · Eve Sun · imported without what is wrong')).toBeTruthy();
  expect(screen.getByText('There is no such birthday. Write it like 3/9/1990 or 3/9.')).toBeTruthy();
  await user.click(button('Import 3 customers'));
  expect(await screen.findByText('3 customers are on your list.')).toBeTruthy();
  const list = screen.getByRole('region', { name: 'Values that were left out' });
  expect(
    within(list).getByText('2 rows came in without Email, 1 row without Birthday, as the value was wrong:'),
  ).toBeTruthy();
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Row 2, Email: Enter an email address such as ann@example.com.',
    'Row 3, Birthday: There is no such birthday. Write it like 3/9/1990 or 3/9.',
    'Row 4, Email: No such mailbox.',
  ]);
  expect(await faults()).toEqual([]);
  const customers = sent[0].rows.toSorted((a, b) => a.row - b.row).map(({ customer }) => customer);
  expect(customers).toMatchObject([{ email: null }, { birthMonth: null }, { email: 'bob@example.com' }]);
});

test('rows with errors stand apart, and a row that is mended stays where it stands', async () => {
  const { user } = await importing('Name,Phone,Email\nAnn Lee,21,\nEve Sun,3125550100,eve@\n');
  const wrong = within(await screen.findByRole('region', { name: 'Rows with errors' }));
  const less = within(screen.getByRole('region', { name: 'Rows that come in without a value' }));
  expect([wrong, less].map((rows) => rows.getAllByRole('listitem').length)).toEqual([1, 1]);
  for (const [rows, field, rest] of [
    [wrong, 'Phone', '25550142'],
    [less, 'Email', 'example.com'],
  ] as const) {
    const input = rows.getByLabelText<HTMLInputElement>(field);
    await user.type(input, rest);
    expect(input.getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement).toBe(input);
  }
  expect(screen.queryByText(/imported without what is wrong/)).toBeNull();
  expect(button('Import 2 customers')).toBeTruthy();
});

test('a file that was chosen while the list of customers loads stays chosen', async () => {
  let arrive = () => undefined as void;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  openCustomers([ann], {
    viewer: manager,
    path: '/account/customers?action=import',
    Query: {
      customers: async () => {
        await late;
        return { total: 1, cursor: null, items: [ann] };
      },
      matchCustomers: () => ({ listed: [], archived: [] }),
    },
  });
  await choose('Name,Phone\nEve Sun,3125550100\n');
  expect(await screen.findByRole('button', { name: 'Import 1 customer' })).toBeTruthy();
  expect(screen.queryByText('1 customer')).toBeNull();
  await act(async () => arrive());
  expect(await screen.findByText('1 customer')).toBeTruthy();
  expect(button('Import 1 customer')).toBeTruthy();
});

test('what only the server knows to be there is said afterwards', async () => {
  const { user } = await importing('Name,Phone\nAnn Lee,2125550142\nEve Sun,3125550100\n', {
    answer: () => ({ added: 1, archived: [2] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Import 2 customers' }));
  expect(await screen.findByText('1 customer is on your list.')).toBeTruthy();
  expect(screen.getByText(/^1 row was skipped: you have/)).toBeTruthy();
});

test('archived ones are named, and letters of another alphabet are doubted', async () => {
  const latin = new Uint8Array(Buffer.from('Name,Phone\nÉlodie Gil,2125550142\n', 'latin1'));
  await importing(latin, { archived: [2] });
  expect(await screen.findByText(/1 of them is archived and can be restored there/)).toBeTruthy();
  expect(screen.getByText(/^The file is not in UTF-8/)).toBeTruthy();
  expect(screen.getByText('Élodie Gil')).toBeTruthy();
});

test('what anybody imported within a day can be undone on any computer', async () => {
  const taken: string[] = [];
  const past = { at: '2026-11-21T15:00:00.000Z', by: 'Rosa Diaz', added: 2 };
  const { user } = openCustomers([ann], {
    viewer: manager,
    path: '/account/customers?action=import',
    Query: {
      customerImports: () => [
        { ...past, importId: 'second', undoneAt: '2026-11-21T15:05:00.000Z', undoUntil: null },
        { ...past, importId: 'first', added: 1500, undoneAt: null, undoUntil: '2026-11-22T15:00:00.000Z' },
      ],
    },
    Mutation: {
      undoCustomerImport: (_: unknown, { importId }: { importId: string }) => {
        taken.push(importId);
        return { removed: 1500, left: 0, kept: 0 };
      },
    },
  });
  expect(await screen.findByText(/^2 customers, imported by Rosa Diaz, Nov 21, 2026, .* Undone\.$/)).toBeTruthy();
  expect(
    screen.getByText(/^1,500 customers, imported by Rosa Diaz, .* It can be undone until Nov 22, 2026/),
  ).toBeTruthy();
  expect(await faults()).toEqual([]);
  await user.click(button('Undo'));
  expect(await screen.findByText('1,500 customers of the import are removed.')).toBeTruthy();
  expect(taken).toEqual(['first']);
});

test('imports that cannot be read are no hindrance', async () => {
  openCustomers([ann], {
    viewer: manager,
    path: '/account/customers?action=import',
    Query: { customerImports: () => refuse('UNAVAILABLE', 'Out of reach.') },
  });
  expect(await screen.findByText(/^They cannot be read now/)).toBeTruthy();
  expect(button('Choose a file')).toBeTruthy();
});

test('an import of many is taken back call by call', async () => {
  const answers = [
    { removed: 1000, left: 500, kept: 0 },
    { removed: 500, left: 0, kept: 0 },
  ];
  const { user } = await importing('Name,Phone\nAnn Lee,2125550142\n', { undoCustomerImport: () => answers.shift()! });
  await user.click(await screen.findByRole('button', { name: 'Import 1 customer' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1,500 customers of the import are removed.')).toBeTruthy();
});

test('a file that was not sent whole goes on with the same import when it is chosen again', async () => {
  const text = `Name,Phone\n${Array.from({ length: 501 }, (_, index) => `Ann Lee,${3125550000 + index}`).join('\n')}`;
  const { user, sent } = await importing(text, {
    answer: (_call, count) => (count === 2 ? refuse('UNAVAILABLE', 'Out of reach.') : {}),
  });
  await user.click(await screen.findByRole('button', { name: 'Import 501 customers' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  // The browser had no room for the rows.
  localStorage.removeItem(`greeter.customerImportRows.${owner.business.id}`);
  await user.click(button('Stop'));
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Import and export'));
  await user.click(screen.getByRole('menuitem', { name: 'Import' }));
  expect(
    await screen.findByText(/500 of 501 customers are known to be added. Choose the same file again/),
  ).toBeTruthy();
  await choose(text);
  await user.click(await screen.findByRole('button', { name: 'Import 501 customers' }));
  expect(await screen.findByText('501 customers are on your list.')).toBeTruthy();
  expect(new Set(sent.map(({ importId }) => importId)).size).toBe(1);
  expect(importStore('customerImport', owner.business.id).last()).toBeNull();
});

test('interrupted again after the file was chosen again, it is still one import', async () => {
  const text = `Name,Phone\n${Array.from({ length: 1001 }, (_, index) => `Ann Lee,${3125550000 + index}`).join('\n')}`;
  const listed: number[] = [];
  const { user, sent } = await importing(text, {
    answer: (_call, count) => (count === 2 || count === 4 ? refuse('UNAVAILABLE', 'Out of reach.') : {}),
    listed,
  });
  const chooseAgain = async (count: number) => {
    localStorage.removeItem(`greeter.customerImportRows.${owner.business.id}`);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Import and export'));
    await user.click(screen.getByRole('menuitem', { name: 'Import' }));
    await choose(text);
    await user.click(await screen.findByRole('button', { name: `Import ${count} customers` }));
  };
  await user.click(await screen.findByRole('button', { name: 'Import 1,001 customers' }));
  listed.push(...Array.from({ length: 500 }, (_, index) => index + 2));
  await chooseAgain(501);
  await screen.findByRole('button', { name: 'Try again' });
  expect(importStore('customerImport', owner.business.id).last()).toMatchObject({ added: 1000, total: 1001 });
  expect(new Set(sent.map(({ importId }) => importId)).size).toBe(1);
});

test('rows that the server refuses stay behind, the others go, and a continued import ends', async () => {
  const rows = Array.from({ length: 501 }, (_, index) => `Ann Lee,${3125550000 + index}`);
  let isAway = true;
  const { user, sent } = await importing(`Name,Phone\n${rows.join('\n')}`, {
    answer: (call, count) => {
      if (count === 2 && isAway) refuse('UNAVAILABLE', 'Out of reach.');
      const at = call.rows.findIndex(({ row }) => row === 502);
      const wrong = [{ row: 502, field: 'phone', message: 'Calls to this number cost extra.' }];
      return at < 0
        ? {}
        : refuse('INVALID_INPUT', 'Row 502: Calls to this number cost extra.', 'rows', { rows: wrong });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Import 501 customers' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  isAway = false;
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Import and export'));
  await user.click(screen.getByRole('menuitem', { name: 'Import' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('500 customers are on your list.')).toBeTruthy();
  expect(screen.getByText('1 row with errors was skipped.')).toBeTruthy();
  expect(screen.queryByText(/not sent/)).toBeNull();
  expect(new Set(sent.map(({ importId }) => importId)).size).toBe(1);
});

test('where the only answer is missing, nobody says that nothing arrived', async () => {
  const { user } = await importing('Name,Phone\nAnn Lee,2125550142\nEve Sun,3125550100\n', {
    answer: () => refuse('UNAVAILABLE', 'Out of reach.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Import 2 customers' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('2 rows may have arrived: the connection was lost.')).toBeTruthy();
  expect(button('Undo')).toBeTruthy();
});

test('the owner exports behind the password, which the server asks for', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const confirmed: unknown[] = [];
  const { user } = openCustomers([ann], {
    viewer: boss,
    Mutation: {
      confirmPassword: (_: unknown, given: { password: string }) => {
        confirmed.push(given);
        if (given.password !== 'right') refuse('INVALID_INPUT', 'The password is wrong.', 'password');
        return { action: 'EXPORT_CUSTOMERS', validUntil: '2026-11-21T15:00:00.000Z' };
      },
      exportCustomers: () => ({ token: 'gx_1_abc', expiresAt: '2026-11-21T15:00:00.000Z' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Import and export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Export' }));
  await user.type(await screen.findByLabelText('Your password'), 'wrong');
  expect(await faults()).toEqual([]);
  await user.click(button('Export'));
  expect(await screen.findByText('The password is wrong.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), 'right');
  await user.click(button('Export'));
  expect(await screen.findByText('The file is on its way.')).toBeTruthy();
  expect(confirmed).toHaveLength(2);
  const [link] = click.mock.contexts as HTMLAnchorElement[];
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/downloads/customers/gx_1_abc', true]);
});

test('a manager exports nothing, the front desk neither', async () => {
  const { user, unmount } = openCustomers([ann], { viewer: manager });
  await user.click(await screen.findByRole('button', { name: 'Import and export' }));
  expect(within(screen.getByRole('menu')).getAllByRole('menuitem')).toHaveLength(1);
  unmount();
  openCustomers([ann], { viewer: frontDesk, path: '/account/customers?action=import' });
  await screen.findByText('1 customer');
  expect(screen.queryByRole('button', { name: 'Import and export' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
