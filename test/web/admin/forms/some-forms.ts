import { screen, within } from '@testing-library/react';
import { openApp, owner, refuse } from '../open-app';

export const manager = { ...owner, role: 'MANAGER', permissions: ['FORM_READ', 'FORM_WRITE'] };
export const frontDesk = { ...owner, role: 'FRONT_DESK', permissions: ['FORM_READ'] };

export const aField = (name: string, fields: object = {}) => ({
  name,
  kind: 'TEXT',
  label: name,
  isRequired: false,
  options: [] as string[],
  ...fields,
});
export const aForm = (id: string, name: string, fields: object = {}) => ({
  id,
  name,
  content: `<p>${name}: be kind.</p>`,
  signatureRequired: false,
  version: 1,
  changedAt: '2026-11-20T15:00:00.000Z',
  fields: [] as ReturnType<typeof aField>[],
  pdfUrl: null as string | null,
  pages: [] as { url: string; width: number; height: number }[],
  archivedAt: null as string | null,
  firstSignedAt: null as string | null,
  ...fields,
});
type Form = ReturnType<typeof aForm>;
type Input = { fields: { options: string[] | null }[] };

/** As the server keeps it. */
const saved = (input: Input) => ({
  ...input,
  fields: input.fields.map((field) => ({ ...field, options: field.options ?? [] })),
});

const templates = [
  {
    id: '1',
    kind: 'agreement',
    name: 'Default agreement',
    content: '<p>I agree.</p>',
    signatureRequired: true,
    fields: [aField('age', { label: 'Age', isRequired: true })],
  },
];

/** The page of the forms over an invented server that keeps them. */
export function openForms(
  forms: Form[],
  {
    path = '/account/forms',
    viewer = manager,
    Query = {},
    Mutation = {},
  }: Parameters<typeof openApp>[1] & { path?: string } = {},
) {
  const server = { forms };
  const find = (id: string) =>
    server.forms.find((form) => form.id === id) ?? refuse('NOT_FOUND', 'That form was not found.');
  function changeAll(ids: readonly string[], fields: object) {
    server.forms = server.forms.map((form) => (ids.includes(form.id) ? { ...form, ...fields } : form));
    return { ids, changedIds: ids };
  }
  const archive = (_: unknown, { ids }: { ids: string[] }) =>
    changeAll(ids, { archivedAt: '2026-11-21T15:00:00.000Z' });
  const app = openApp(path, {
    viewer,
    Query: {
      forms: (_: unknown, { search, archived }: { search: string | null; archived: boolean }) => {
        const items = server.forms.filter(
          ({ archivedAt, name }) => (archivedAt !== null) === archived && name.includes(search ?? ''),
        );
        return { items, total: items.length, cursor: null };
      },
      form: (_: unknown, { id }: { id: string }) => find(id),
      formTemplates: () => templates,
      ...Query,
    },
    Mutation: {
      addForm(_: unknown, { input }: { input: Input }) {
        const form = aForm(String(100 + server.forms.length), '', saved(input));
        server.forms = [...server.forms, form];
        return form;
      },
      updateForm(_: unknown, { id, input }: { id: string; input: Input }) {
        changeAll([id], { ...saved(input), version: find(id).version + 1 });
        return find(id);
      },
      archiveForms: archive,
      deleteForms: archive,
      restoreForms: (_: unknown, { ids }: { ids: string[] }) => changeAll(ids, { archivedAt: null }),
      ...Mutation,
    },
  });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  return {
    ...app,
    server,
    press,
    async choose(name: string, entry: string) {
      await press(`Actions for ${name}`);
      await app.user.click(await screen.findByRole('menuitem', { name: entry }));
    },
  };
}

/** Titles in the table. */
export const titles = () =>
  within(screen.getByRole('table', { name: 'Forms' }))
    .queryAllByRole('rowheader')
    .map((cell) => cell.textContent);
