import { describe, expect, test } from '@jest/globals';
import { useWorld } from '../world/use-world.js';
import { addForm, formNames, refusalOf, saveForm } from './form-steps.js';
import { ArchiveForms, CopyFormTemplate, DeleteForms, FoundForms, ReadForm, RestoreForms } from './forms.generated.js';

const world = useWorld();
const owner = () => world.business.owner;
const rows = (text: string, values: unknown[] = []) => world.rows(world.business.id, text, values);

describe('forms', () => {
  test('are found by words of their titles, live or archived', async () => {
    for (const name of ['Photo consent', 'Consent to color', 'Crème']) await addForm(owner(), name);
    expect(await formNames(owner())).toEqual(['Consent to color', 'Crème', 'Photo consent']);
    expect(await formNames(owner(), { search: 'CONSENT pho' })).toEqual(['Photo consent']);
    expect(await formNames(owner(), { search: ' creme ' })).toEqual(['Crème']);
    expect(await formNames(owner(), { search: '%' })).toEqual([]);
    const { id } = await addForm(owner(), 'Old consent');
    await owner().must(ArchiveForms, { ids: [id] });
    expect(await formNames(owner(), { archived: true, search: 'consent' })).toEqual(['Old consent']);
    expect(await owner().refused(FoundForms, { search: 'x'.repeat(101) })).toBe('INVALID_INPUT');
  });

  test('are archived and restored, all or none, which the log tells of each that changed', async () => {
    const ids = [(await addForm(owner(), 'A')).id, (await addForm(owner(), 'B')).id];
    await world.business.hasSignature(ids[0]!);
    const { id: theirs } = await addForm((await world.aBusiness()).owner, 'Theirs');
    for (const wrong of [theirs, '1', 'x'])
      expect(await owner().refused(ArchiveForms, { ids: [...ids, wrong] })).toBe('NOT_FOUND');
    expect(await formNames(owner())).toEqual(['A', 'B']);
    expect((await owner().must(ArchiveForms, { ids: [...ids, ids[0]!] })).archiveForms.ids).toEqual(ids);
    expect(await formNames(owner())).toEqual([]);
    const { form } = await owner().must(ReadForm, { id: ids[0]! });
    expect(form.archivedAt).not.toBeNull();
    const more = (await addForm(owner(), 'C')).id;
    const { archiveForms } = await owner().must(ArchiveForms, { ids: [ids[0]!, more] });
    expect(archiveForms).toEqual({ ids: [ids[0], more], changedIds: [more] });
    await owner().must(RestoreForms, { ids });
    expect(await formNames(owner())).toEqual(['A', 'B']);
    const log = await rows(
      `select action, subject from audit_log where action in ('form.archive', 'form.restore') order by at, id`,
    );
    expect(log).toEqual([
      ...ids.map((subject) => ({ action: 'form.archive', subject })),
      { action: 'form.archive', subject: more },
      ...ids.map((subject) => ({ action: 'form.restore', subject })),
    ]);
  });

  test('cannot be changed while they are archived', async () => {
    const { id } = await addForm(owner(), 'A');
    await owner().must(ArchiveForms, { ids: [id] });
    await expect(saveForm(owner(), id, { name: 'B' })).rejects.toThrow('not found');
  });

  test('are deleted as long as no customer has viewed or signed any of them', async () => {
    const [free, signed] = [await addForm(owner(), 'Free'), await addForm(owner(), 'Signed')];
    await world.business.hasSignature(signed.id);
    expect(await refusalOf(owner(), DeleteForms, { ids: [free.id, signed.id] })).toEqual({
      code: 'CONFLICT',
      message: 'Forms which have been viewed/signed by customers cannot be removed.',
      details: { reason: 'FORM_SIGNED', formIds: [signed.id] },
    });
    expect(await formNames(owner())).toEqual(['Free', 'Signed']);
    await owner().must(DeleteForms, { ids: [free.id] });
    expect(await formNames(owner())).toEqual(['Signed']);
    await owner().must(RestoreForms, { ids: [free.id] });
    expect(await formNames(owner())).toEqual(['Free', 'Signed']);
    expect(await owner().refused(DeleteForms, { ids: ['1'] })).toBe('NOT_FOUND');
  });

  test.each([
    ['archived', ArchiveForms],
    ['deleted', DeleteForms],
  ])('are not %s while check-in asks for them', async (_word, document) => {
    const { id } = await addForm(owner(), 'Agreement');
    await world.business.asksForForm(id);
    expect(await refusalOf(owner(), document, { ids: [id] })).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'FORM_IN_USE', formId: id },
    });
    await world.business.asksForForm(id, false);
    expect(await refusalOf(owner(), document, { ids: [id] })).toBeUndefined();
  });

  test('are not restored above 200', async () => {
    const { id } = await addForm(owner(), 'Old');
    await owner().must(ArchiveForms, { ids: [id] });
    await world.business.hasForms(200);
    expect(await refusalOf(owner(), RestoreForms, { ids: [id] })).toMatchObject({
      code: 'CONFLICT',
      details: { max: 200 },
    });
  });

  test('that were copies of one template are all restored; one stays its copy', async () => {
    const copy = async () => (await owner().must(CopyFormTemplate, { templateId: '1' })).copyFormTemplate.id;
    const ids: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      ids.push(await copy());
      await owner().must(ArchiveForms, { ids: [ids.at(-1)!] });
    }
    await owner().must(RestoreForms, { ids });
    expect(await formNames(owner())).toHaveLength(2);
    expect(await copy()).toBe(ids[0]);
    await owner().must(ArchiveForms, { ids: [ids[0]!] });
    expect(ids).not.toContain(await copy());
    await owner().must(RestoreForms, { ids: [ids[0]!] });
    expect(await formNames(owner())).toHaveLength(3);
  });
});
