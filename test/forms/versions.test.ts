import { describe, expect, test } from '@jest/globals';
import { sha256OfForm } from '../../server/domain/forms/versions/form-version.js';
import { useWorld } from '../world/use-world.js';
import { addForm, refusalOf, saveForm } from './form-steps.js';
import {
  AddAForm,
  CopyFormTemplate,
  FormTemplate,
  FormTemplates,
  FormVersion,
  FormVersions,
  FoundForms,
  ReadForm,
  UpdateForm,
} from './forms.generated.js';

const world = useWorld();
const owner = () => world.business.owner;
const versionsOf = async (id: string, variables: object = {}) =>
  (await owner().must(FormVersions, { id, ...variables })).formVersions;

describe('versions', () => {
  test('are made by changes, and stay as they were', async () => {
    const { id } = await addForm(owner(), 'Rules');
    const madeAt = world.clock.now();
    world.clock.forward(3_600_000);
    const form = await saveForm(owner(), id, { content: '<p>Be <b>kinder</b>.</p>', signatureRequired: true });
    expect(form).toMatchObject({ version: 2, changedAt: world.clock.now().toISOString() });
    const { items, total, cursor } = await versionsOf(id);
    expect([total, cursor]).toEqual([2, null]);
    expect(items).toEqual([
      expect.objectContaining({ number: 2, content: '<p>Be <strong>kinder</strong>.</p>', signatureRequired: true }),
      expect.objectContaining({ number: 1, content: '<p>Rules: be kind.</p>', createdAt: madeAt.toISOString() }),
    ]);
    expect(items[0]!.by).toMatch(/\w+ \w+/);
    expect(items[0]!.sha256).toBe(sha256OfForm({ ...items[0]!, fields: [], pdf: null }));
    const { formVersion } = await owner().must(FormVersion, { id, number: 1 });
    expect(formVersion).toEqual({ number: 1, name: 'Rules', content: '<p>Rules: be kind.</p>', fields: [] });
    expect(await owner().refused(FormVersion, { id, number: 3 })).toBe('NOT_FOUND');
  });

  test('come a page at a time', async () => {
    const { id } = await addForm(owner(), 'Rules');
    for (const name of ['Second', 'Third']) await saveForm(owner(), id, { name });
    const first = await versionsOf(id, { first: 2 });
    expect([first.items.map(({ name }) => name), first.cursor]).toEqual([['Third', 'Second'], '2']);
    const rest = await versionsOf(id, { first: 2, after: first.cursor });
    expect([rest.items.map(({ name }) => name), rest.cursor]).toEqual([['Rules'], null]);
  });

  test('are not made where nothing changes; fields that are not sent stay', async () => {
    const fields = [{ name: 'mark', kind: 'INITIALS', label: ' Your\nmark ', isRequired: true }];
    const { id } = await addForm(owner(), 'Rules', { content: '<p>Be kind.</p>', fields });
    const form = await saveForm(owner(), id, {});
    expect([form.version, form.fields]).toEqual([
      1,
      [{ name: 'mark', kind: 'INITIALS', label: 'Your mark', isRequired: true, options: [] }],
    ]);
    expect((await versionsOf(id)).total).toBe(1);
  });

  test('from an older one are refused with the form as it is', async () => {
    const { id } = await addForm(owner(), 'Rules');
    await saveForm(owner(), id, { name: 'Theirs' });
    const input = { name: 'Mine', content: '<p>Be kind.</p>' };
    const refusal = await refusalOf(owner(), UpdateForm, { id, version: 1, input });
    expect(refusal).toMatchObject({ code: 'STALE', details: { current: { id, name: 'Theirs', version: 2 } } });
    expect((await owner().must(UpdateForm, { id, version: 2, input })).updateForm.version).toBe(3);
  });

  test('may lack the one of a form that an older program wrote', async () => {
    await world.business.hasForms(1);
    const [form] = (await owner().must(FoundForms)).forms.items;
    const { id } = form!;
    expect((await owner().must(ReadForm, { id })).form).toEqual(form);
    const [version] = (await versionsOf(id)).items;
    expect(version).toMatchObject({ number: 1, by: 'Greeter', name: 'Form 1', createdAt: form!.changedAt });
    expect((await owner().must(FormVersion, { id, number: 1 })).formVersion.name).toBe('Form 1');
    await saveForm(owner(), id, { name: 'New' });
    const { items } = await versionsOf(id);
    expect(items.map(({ number, name }) => [number, name])).toEqual([
      [2, 'New'],
      [1, 'Form 1'],
    ]);
    expect(items[1]).toEqual(version);
  });
});

describe('a text', () => {
  test('has 20,000 words', async () => {
    const content = `<p>${Array.from({ length: 20_000 }, (_, index) => `word${index % 10}`).join(' ')}</p>`;
    const { id } = await addForm(owner(), 'Long', { content });
    expect((await owner().must(ReadForm, { id })).form.content).toBe(content);
  });

  test('holds nothing that runs, in any version', async () => {
    const content =
      '<p onclick="x()">Be kind</p><img src=x onerror=x()><a href="javascript:x()">here</a><iframe src="/x"></iframe><script>x()</script>';
    const clean = '<p>Be kind</p>here';
    const { id } = await addForm(owner(), '<b>Rules</b>', { content });
    expect((await owner().must(ReadForm, { id })).form).toMatchObject({ name: '<b>Rules</b>', content: clean });
    await saveForm(owner(), id, { content: `${content}!` });
    expect((await versionsOf(id)).items.map((version) => version.content)).toEqual([`${clean}!`, clean]);
  });

  test.each([
    [{ fields: [{ name: 'a', kind: 'TEXT', label: ' ' }] }],
    [{ fields: [{ name: 'A b', kind: 'TEXT', label: 'A' }] }],
    [{ fields: [{ name: 'a', kind: 'CHOICE', label: 'A', options: ['One'] }] }],
    [{ fields: [{ name: 'a', kind: 'CHOICE', label: 'A', options: ['One', ' One'] }] }],
    [{ fields: ['A', 'B'].map((label) => ({ name: 'a', kind: 'TEXT', label })) }],
    [{ fields: Array.from({ length: 21 }, (_, index) => ({ name: `f${index}`, kind: 'DATE', label: 'A' })) }],
  ])('with %j is refused', async (wrong) => {
    const input = { name: 'Rules', content: 'Be kind', ...wrong };
    expect(await owner().refused(AddAForm, { input })).toBe('INVALID_INPUT');
  });
});

describe('templates', () => {
  test('are the same for everybody; the first is the default agreement', async () => {
    const { formTemplates } = await owner().must(FormTemplates);
    expect(formTemplates.map(({ id, kind }) => [id, kind])[0]).toEqual(['1', 'agreement']);
    expect(formTemplates.every(({ content }) => content.length > 200)).toBe(true);
    expect((await owner().must(FormTemplate, { id: '1' })).formTemplate.name).toBe(formTemplates[0]!.name);
    for (const id of ['0', '999', '99999999999999999999', 'x'])
      expect(await owner().refused(FormTemplate, { id })).toBe('NOT_FOUND');
  });

  test('are copied once, and again only when the copy is archived', async () => {
    const copy = async () => (await owner().must(CopyFormTemplate, { templateId: '2' })).copyFormTemplate;
    const copied = await copy();
    expect(copied).toMatchObject({ templateId: '2', version: 1 });
    expect(await copy()).toEqual(copied);
    await world.business.archivesForm(copied.id);
    expect((await copy()).id).not.toBe(copied.id);
    const other = await world.aBusiness();
    const { copyFormTemplate } = await other.owner.must(CopyFormTemplate, { templateId: '2' });
    expect(copyFormTemplate.id).not.toBe(copied.id);
  });

  test('cannot be changed: the copy of the business is, the same each time', async () => {
    const before = await owner().must(FormTemplates);
    const form = await saveForm(owner(), '1', { name: 'Ours' });
    expect(form).toMatchObject({ name: 'Ours', templateId: '1', version: 2 });
    expect(form.id).not.toBe('1');
    const stale = { id: '1', version: 1, input: { name: 'Late', content: '<p>Late.</p>' } };
    expect((await refusalOf(owner(), UpdateForm, stale))?.['code']).toBe('STALE');
    expect(await saveForm(owner(), '1', { name: 'Ours too' })).toMatchObject({ id: form.id, version: 3 });
    expect(await owner().must(FormTemplates)).toEqual(before);
  });
});
