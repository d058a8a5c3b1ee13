import type { ImportCustomerInput } from '../../../schema.generated';
import { plain } from '../../imports/columns';
import type { Columns, ListKind } from '../../imports/list-kind';
import { faultsByRow } from '../../imports/refused-rows';
import { maxImportedCustomers } from '../../limits';
import { customersCount } from '../customer-words';
import { checkRow } from './check-row';
import { type CustomerField, fieldNames, headerWords, importFields } from './columns';
import {
  ImportCustomers_ImportDocument,
  ImportCustomers_ImportsDocument,
  ImportCustomers_MatchDocument,
  ImportCustomers_UndoDocument,
} from './import.generated';

function lack(columns: Columns<CustomerField>): string | null {
  const has = (field: CustomerField) => columns.includes(field);
  if (!has('name') && !(has('firstName') && has('lastName')))
    return 'Choose the column that holds the whole names, or those of first and last names.';
  return has('phone') ? null : 'Choose the column that holds the phone numbers.';
}

const serverFields: Record<string, CustomerField | undefined> = {
  lastName: 'lastName',
  phone: 'phone',
  email: 'email',
  birthMonth: 'birthday',
  birthDay: 'birthday',
  birthYear: 'birthday',
  tags: 'tags',
  notes: 'notes',
};

const fieldOf = (field: string): CustomerField => serverFields[field] ?? 'firstName';

const nameOf = (firstName: string, lastName: string) => plain(`${firstName}${lastName}`).replace(/[\s'\u2019.-]/g, '');

/** A list of customers. */
export const customerList: ListKind<CustomerField, ImportCustomerInput> = {
  key: 'customerImport',
  maxBytes: 20 * 1024 * 1024,
  maxRows: 100_000,
  maxCallRows: maxImportedCustomers,
  fields: importFields,
  fieldNames,
  headerWords,
  lack,
  checkRow,
  nameOf: ({ name, firstName = '', lastName = '' }) => name || `${firstName} ${lastName}`.trim(),
  labelsOf({ customer: { firstName, lastName, phone, email } }) {
    const name = nameOf(firstName, lastName);
    return email ? [`${phone} ${name}`, `${email.toLowerCase()} ${name}`] : [`${phone} ${name}`];
  },
  fieldOf,
  words: {
    title: 'Import Customers',
    count: (count) => customersCount(count),
    help: 'Each row needs a name and a phone number; email address, birthday, tags and notes may be there. An import gives no consent to texts: customers agree when they check in.',
    arrived: (count) => `${count === 1 ? 'is' : 'are'} on your list.`,
    repeated: () => 'you have these customers already, or a row above holds the same.',
    there: 'you have these customers already',
    skip: null,
    undone: ({ removed, kept }) =>
      `${customersCount(removed)} of the import ${removed === 1 ? 'is' : 'are'} removed.${kept > 0 ? ` ${customersCount(kept)} stayed: they came, or were changed since.` : ''}`,
  },
  async match(client, rows) {
    const named = rows.map(({ row, customer: { firstName, lastName, phone, email } }) => ({
      row,
      firstName,
      lastName,
      phone,
      email,
    }));
    const { data } = await client.query({
      query: ImportCustomers_MatchDocument,
      variables: { rows: named },
      fetchPolicy: 'no-cache',
    });
    return data!.matchCustomers;
  },
  async send(client, importId, rows) {
    const { data } = await client.mutate({
      mutation: ImportCustomers_ImportDocument,
      variables: { importId, rows: [...rows] },
    });
    const { listed, archived, dropped } = data!.importCustomers;
    return { leftOut: [...listed, ...archived], dropped: faultsByRow(dropped, fieldOf) };
  },
  async readImports(client) {
    const { data } = await client.query({ query: ImportCustomers_ImportsDocument, fetchPolicy: 'no-cache' });
    return data!.customerImports;
  },
  async undo(client, importId, onProgress) {
    let removed = 0;
    for (;;) {
      const { data } = await client.mutate({ mutation: ImportCustomers_UndoDocument, variables: { importId } });
      const step = data!.undoCustomerImport;
      removed += step.removed;
      onProgress(removed);
      // Those that are being served at the moment stay to the job that takes the rest.
      if (step.left === 0 || step.removed === 0) return { removed, kept: step.kept + step.left };
    }
  },
};
