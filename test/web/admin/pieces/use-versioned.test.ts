import { expect, test } from '@jest/globals';
import { currentLike } from '../../../../web/admin/pieces/use-versioned';

const known = { __typename: 'Customer', id: '1', version: 1, email: 'ann@example.com', visits: 3 };

test('what a refusal carries is compared, though a query asks for more', () => {
  const current = { id: '1', version: 2, email: 'ann@mail.example' };
  expect(currentLike({ current }, known)).toEqual({ ...known, version: 2, email: 'ann@mail.example' });
});

test.each([undefined, {}, { current: null }, { current: 'Ann' }, { current: { email: 'ann@mail.example' } }])(
  'nothing is compared with %j',
  (details) => expect(currentLike(details, known)).toBeNull(),
);
