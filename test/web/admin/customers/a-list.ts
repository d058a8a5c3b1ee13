import { GraphQLError } from 'graphql';
import { openApp, owner, refuse } from '../open-app';

const business = { ...owner.business, plan: 'STANDARD' };
const manager = {
  ...owner,
  business,
  permissions: ['CUSTOMER_READ', 'CUSTOMER_WRITE', 'CUSTOMER_CORRECT'],
};
export const frontDesk = { ...owner, business, role: 'FRONT_DESK', permissions: ['CUSTOMER_READ', 'CUSTOMER_WRITE'] };
export const staff = { ...owner, business, role: 'STAFF', permissions: [] };

export const aCustomer = (id: string, firstName: string, lastName: string, fields: object = {}) => ({
  id,
  version: 1,
  firstName,
  lastName,
  phone: '3125550100',
  email: null as string | null,
  birthMonth: null as number | null,
  birthDay: null as number | null,
  birthYear: null as number | null,
  offerDisabled: false,
  birthdayDisabled: false,
  tags: [] as string[],
  notes: '',
  createdAt: '2026-11-01T15:00:00.000Z',
  archivedAt: null as string | null,
  ...fields,
});
type Customer = ReturnType<typeof aCustomer>;
interface ListArgs {
  search: string | null;
  archived: boolean;
  birthMonth: number | null;
  birthYear: number | null;
  tag: string | null;
  first: number;
  skip: number;
}

const letterOf = ({ firstName }: Customer) => (/^[A-Z]/.test(firstName) ? firstName.charAt(0) : '#');

/** The page of the customers over an invented server that keeps them in the order given; `asked` is what it was asked for. */
export function openCustomers(
  customers: Customer[],
  {
    path = '/account/customers',
    viewer = manager,
    Query = {},
    Mutation = {},
  }: Parameters<typeof openApp>[1] & { path?: string } = {},
) {
  const server = { customers, asked: [] as ListArgs[] };
  const find = (id: string) =>
    server.customers.find((one) => one.id === id) ?? refuse('NOT_FOUND', 'That customer was not found.');
  const put = (id: string, fields: object) => {
    server.customers = server.customers.map((one) =>
      one.id === id ? { ...one, ...fields, version: one.version + 1 } : one,
    );
    return find(id);
  };
  const archive = (ids: string[], archivedAt: string | null) => {
    for (const id of ids) put(id, { archivedAt });
    return { ids };
  };
  const app = openApp(path, {
    viewer,
    Query: {
      customerImports: () => [],
      customers: (_: unknown, args: ListArgs) => {
        server.asked.push(args);
        const { search, archived, birthMonth, birthYear, tag, first, skip } = args;
        const found = server.customers.filter(
          (one) =>
            (one.archivedAt !== null) === archived &&
            `${one.firstName} ${one.lastName}`.includes(search ?? '') &&
            (!birthMonth || one.birthMonth === birthMonth) &&
            (!birthYear || one.birthYear === birthYear) &&
            (!tag || one.tags.includes(tag)),
        );
        return { total: found.length, cursor: null, items: found.slice(skip, skip + first) };
      },
      customerLetters: () => {
        const letters = server.customers.filter(({ archivedAt }) => !archivedAt).map(letterOf);
        return [...new Set(letters)].map((letter) => ({
          letter,
          count: letters.filter((other) => other === letter).length,
        }));
      },
      customerMerges: () => [],
      customerTags: () => [{ tag: 'VIP', count: 1 }],
      customer: (_: unknown, { id }: { id: string }) => find(id),
      customerProfile: (_: unknown, { id }: { id: string }) =>
        find(id).archivedAt === null ? { id } : refuse('NOT_FOUND', 'That customer was not found.'),
      ...Query,
    },
    Mutation: {
      registerCustomer: (_: unknown, { input }: { input: { phone: string } & Record<string, unknown> }) => {
        const current = server.customers.find(({ phone }) => phone === input.phone);
        if (current)
          throw new GraphQLError('This customer is on your list already.', {
            extensions: { code: 'CONFLICT', details: { current } },
          });
        const added = aCustomer('999', '', '', { ...input, notes: input.notes ?? '' });
        server.customers = [...server.customers, added];
        return added;
      },
      updateCustomer: (_: unknown, { id, version, input }: { id: string; version: number; input: object }) => {
        const current = find(id);
        if (current.version !== version)
          throw new GraphQLError('Somebody else changed this customer.', {
            extensions: { code: 'STALE', details: { current } },
          });
        return put(id, input);
      },
      correctCustomer: (_: unknown, { id, input }: { id: string; input: object }) => put(id, input),
      archiveCustomers: (_: unknown, { ids }: { ids: string[] }) => archive(ids, '2026-11-21T15:00:00.000Z'),
      restoreCustomers: (_: unknown, { ids }: { ids: string[] }) => archive(ids, null),
      ...Mutation,
    },
  });
  return { ...app, server, put };
}
