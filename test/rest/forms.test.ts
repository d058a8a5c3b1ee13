import { describe, expect, test } from '@jest/globals';
import type { RestRefusal } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';

const AT = '/api/business';
const world = useWorld();
const owner = () => world.business.owner;
const businessID = () => Number(world.business.id);
const RULES = { formTitle: 'Rules', formContent: '<p>Be kind</p>', signatureRequired: 1 };
type Form = Record<string, unknown> & { id: number };
const addForm = (body: Record<string, unknown> = {}) =>
  owner().post<Form>(`${AT}/add_form`, { ...RULES, businessID: businessID(), ...body });
const save = (body: Record<string, unknown>) =>
  owner().post<Form & RestRefusal & { field?: string; errorUpdateForm?: string }>(`${AT}/update_form`, {
    ...RULES,
    formBusinessID: businessID(),
    businessID: businessID(),
    ...body,
  });

const shown = (id: number) => ({
  id,
  business_id: businessID(),
  name: 'Rules',
  form_content: '<p>Be kind</p>',
  signature_required: 1,
  version: 1,
  date_confirmed: null,
  fields: [],
  pages: [],
  pdf_url: null,
});

describe('forms', () => {
  test('are added and read', async () => {
    const { body: form } = await addForm();
    expect(form).toEqual(shown(form.id));
    await addForm({ formTitle: 'Second', signatureRequired: undefined });
    const { body } = await owner().get<Form[]>(`${AT}/get_forms`, { businessID: String(businessID()) });
    expect(body.map(({ name, signature_required: isSigned }) => [name, isSigned])).toEqual([
      ['Rules', 1],
      ['Second', 0],
    ]);
    expect((await owner().get<Form[]>(`${AT}/get_forms`, { pageSize: '1' })).body).toEqual([form]);
    expect((await owner().get(`${AT}/get_form`, { formID: String(form.id) })).body).toEqual(form);
  });

  test('tell since when customers have confirmed them', async () => {
    const { body: form } = await addForm();
    await world.business.hasSignature(String(form.id), new Date(1_750_000_000_000));
    const { body } = await owner().get(`${AT}/get_form`, { formID: String(form.id) });
    expect(body).toMatchObject({ date_confirmed: 1_750_000_000 });
  });

  test('without a title or a text are refused with the documented key', async () => {
    expect(await addForm({ formTitle: '' })).toMatchObject({
      status: 422,
      body: { errorAddForm: 'Please enter a title.', field: 'formTitle' },
    });
    expect(await addForm({ formContent: undefined })).toMatchObject({ status: 422, body: { field: 'formContent' } });
  });

  test('are saved as a new version; an older one is a 409 with the form as it is', async () => {
    const { id } = (await addForm()).body;
    expect((await save({ formID: id, formTitle: 'House rules' })).body).toEqual({
      ...shown(id),
      name: 'House rules',
      version: 2,
    });
    const { status, body } = await save({ formID: id, version: 1 });
    expect([status, body.code, body.errorUpdateForm]).toEqual([409, 'STALE', body.message]);
    // Its pages are read with the form.
    const current = { ...shown(id), name: 'House rules', version: 2, pages: undefined, pdf_url: undefined };
    expect(body.details).toEqual({ current: JSON.parse(JSON.stringify(current)) });
    expect(await save({ formID: 7 * 2 ** 32 })).toMatchObject({ status: 404 });
  });

  test('keep their signature where a save says nothing of it', async () => {
    const { id } = (await addForm()).body;
    const { body } = await save({ formID: id, formTitle: 'House rules', signatureRequired: undefined });
    expect(body).toMatchObject({ name: 'House rules', signature_required: 1 });
    expect((await save({ formID: id, signatureRequired: 0 })).body).toMatchObject({ signature_required: 0 });
  });

  test('1 is the default agreement, which nobody changes: it is copied with the changes', async () => {
    const template = (await owner().get<Form>(`${AT}/get_form`, { formID: '1' })).body;
    expect(template).toMatchObject({ id: 1, business_id: 1, signature_required: 1, version: 1, date_confirmed: null });
    const { body: copy } = await save({ formID: 1, formBusinessID: 1, formTitle: 'Ours' });
    expect(copy).toMatchObject({ business_id: businessID(), name: 'Ours', version: 2 });
    const { body: again } = await save({ formID: 1, formBusinessID: 1, formTitle: 'Ours again' });
    expect(again).toMatchObject({ id: copy.id, version: 3 });
    expect((await owner().get(`${AT}/get_form`, { formID: '1' })).body).toEqual(template);
    for (const formID of ['99', 'x', ''])
      expect(await owner().get(`${AT}/get_form`, { formID })).toMatchObject({ status: 404 });
  });

  test('of more than 100 are deleted at once', async () => {
    await world.business.hasForms(101);
    const { body } = await owner().get<Form[]>(`${AT}/get_forms`);
    const { status } = await owner().post(`${AT}/delete_forms`, { formIDArray: body.map(({ id }) => id) });
    expect(status).toBe(200);
    expect((await owner().get<Form[]>(`${AT}/get_forms`)).body).toEqual([]);
  });

  test('are deleted unless a customer has viewed or signed one', async () => {
    const ids = [(await addForm()).body.id, (await addForm()).body.id];
    await world.business.hasSignature(String(ids[0]));
    const remove = (formIDArray: unknown) =>
      owner().post(`${AT}/delete_forms`, { formIDArray, formBusinessID: businessID(), businessID: businessID() });
    expect(await remove(ids)).toMatchObject({
      status: 409,
      body: {
        message: 'Forms which have been viewed/signed by customers cannot be removed.',
        details: { reason: 'FORM_SIGNED', formIds: [String(ids[0])] },
      },
    });
    expect((await remove([ids[1]])).body).toEqual({
      success: true,
      message: 'Archived: 1',
      formIDArray: [ids[1]],
    });
    expect((await owner().get<Form[]>(`${AT}/get_forms`)).body.map(({ id }) => id)).toEqual([ids[0]]);
  });
});
