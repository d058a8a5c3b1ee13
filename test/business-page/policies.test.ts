import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { refusalOf } from '../catalogue/catalogue-steps.js';
import { hasPdfVersion } from '../world/signed-rows.js';
import { useWorld } from '../world/use-world.js';
import {
  AddForm,
  AddPolicies,
  Form,
  Forms,
  OrderPolicies,
  Policies,
  PublicPolicies,
  PublicPolicy,
  RemovePolicies,
} from './business-page.generated.js';
import { addForm, addPolicies, policyNames } from './page-steps.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;

describe('a form', () => {
  test('has a title and a rich text', async () => {
    const content = '<p onclick="x()">Be <b>kind</b></p><script>x()</script>';
    const form = await addForm(owner(), ' House\nrules ', { content, signatureRequired: true });
    expect(form).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'House rules',
      content: '<p>Be <strong>kind</strong></p>',
      signatureRequired: true,
      archivedAt: null,
    });
    expect((await owner().must(Form, { id: form.id })).form).toEqual(form);
    const { owner: other } = await world.aBusiness({ plan: Plan.STANDARD });
    expect(await other.refused(Form, { id: form.id })).toBe('NOT_FOUND');
    await addForm(owner(), 'allergies');
    const { forms } = await owner().must(Forms);
    expect(forms).toMatchObject({
      items: [{ name: 'allergies', signatureRequired: false }, form],
      total: 2,
      cursor: null,
    });
    const page = (await owner().must(Forms, { first: 1 })).forms;
    expect([page.items.length, page.total, page.cursor]).toEqual([1, 2, '1']);
    expect((await owner().must(Forms, { after: '1' })).forms.items).toEqual([form]);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ content: '<p> </p>' }, 'content'],
    [{ content: '<script>x</script>' }, 'content'],
    [{ content: 'x'.repeat(160_001) }, 'content'],
  ])('with %j is refused by its field', async (wrong, field) => {
    const input = { name: 'Rules', content: 'Be kind', ...wrong };
    expect(await refusalOf(owner(), AddForm, { input })).toMatchObject({ code: 'INVALID_INPUT', field });
    expect((await owner().must(Forms)).forms.total).toBe(0);
  });

  test('there are at most 200', async () => {
    await world.business.hasForms(199);
    await addForm(owner(), 'Last');
    const input = { name: 'More', content: 'x' };
    expect(await refusalOf(owner(), AddForm, { input })).toEqual({ code: 'CONFLICT', details: { max: 200 } });
  });
});

describe('policies', () => {
  test('are shown in the order in which they were added, each once', async () => {
    await addPolicies(owner(), 'Late', 'Kind');
    const [{ formId }] = (await owner().must(Policies)).policies;
    const third = await addForm(owner(), 'Third');
    await owner().must(AddPolicies, { formIds: [third.id, formId, third.id] });
    expect(await policyNames(owner())).toEqual(['Late', 'Kind', 'Third']);
  });

  test('are put in another order; those that are not named come behind', async () => {
    const [late, kind, third] = await addPolicies(owner(), 'Late', 'Kind', 'Third');
    await owner().must(OrderPolicies, { ids: [third!, late!] });
    expect(await policyNames(owner())).toEqual(['Third', 'Late', 'Kind']);
    expect(await owner().refused(OrderPolicies, { ids: [kind!, kind!] })).toBe('INVALID_INPUT');
    expect(await owner().refused(OrderPolicies, { ids: [kind!, '1'] })).toBe('NOT_FOUND');
  });

  test('are removed, all or none; the forms stay', async () => {
    const [late, kind] = await addPolicies(owner(), 'Late', 'Kind');
    expect(await owner().refused(RemovePolicies, { ids: [late!, '1'] })).toBe('NOT_FOUND');
    const { removePolicies } = await owner().must(RemovePolicies, { ids: [late!] });
    expect(removePolicies).toMatchObject([{ id: kind, name: 'Kind' }]);
    expect((await owner().must(Forms)).forms.total).toBe(2);
  });

  test('of a PDF have its pages, and of a template the copy', async () => {
    const { id } = await addForm(owner(), 'Scan');
    await hasPdfVersion(world.business, id, { file: 'a.pdf', sha256: '0'.repeat(64), pages: ['page.webp'] });
    const { addPolicies: shown } = await owner().must(AddPolicies, { formIds: [id, '1', '1'] });
    expect(shown).toMatchObject([
      { name: 'Scan', pages: [{ url: expect.stringContaining('page.webp') }] },
      { name: 'Visitor agreement and release', pages: [] },
    ]);
    expect((await owner().must(Forms)).forms.total).toBe(2);
  });

  test('of an archived form are not shown, and it cannot become one', async () => {
    await addPolicies(owner(), 'Late', 'Kind');
    const [{ formId }] = (await owner().must(Policies)).policies;
    await world.business.archivesForm(formId);
    expect(await policyNames(owner())).toEqual(['Kind']);
    expect(await owner().refused(AddPolicies, { formIds: [formId] })).toBe('NOT_FOUND');
  });

  test('are at most 30, also where two add at once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 31; n += 1) ids.push((await addForm(owner(), `Form ${n}`)).id);
    await owner().must(AddPolicies, { formIds: ids.slice(0, 29) });
    // Connections that are open already, so that none waits for its own.
    await Promise.all(Array.from({ length: 10 }, () => policyNames(owner())));
    const answers = await Promise.all(ids.slice(29).map((id) => owner().ask(AddPolicies, { formIds: [id] })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(1);
    expect(await policyNames(owner())).toHaveLength(30);
  });

  test("are not another business's", async () => {
    const [id] = await addPolicies(owner(), 'Late');
    const [{ formId }] = (await owner().must(Policies)).policies;
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    for (const foreign of [id!, 'x', '9223372036854775808']) {
      expect(await other.owner.refused(RemovePolicies, { ids: [foreign] })).toBe('NOT_FOUND');
      expect(await other.owner.refused(OrderPolicies, { ids: [foreign] })).toBe('NOT_FOUND');
    }
    expect(await other.owner.refused(AddPolicies, { formIds: [formId] })).toBe('NOT_FOUND');
    expect(await policyNames(other.owner)).toEqual([]);
    expect(await world.anonymous.refused(PublicPolicy, { businessId: other.id, id })).toBe('NOT_FOUND');
  });

  test.each([
    [Role.MANAGER, 'added'],
    [Role.FRONT_DESK, 'FORBIDDEN'],
    [Role.STAFF, 'FORBIDDEN'],
  ])('role %i: %s; everybody who works there reads them', async (role, outcome) => {
    const { id } = await addForm(owner(), 'Rules');
    const actor = await world.business.as(role);
    const { errors } = await actor.ask(AddPolicies, { formIds: [id] });
    expect(errors?.[0]?.extensions.code ?? 'added').toBe(outcome);
    expect(await policyNames(actor)).toHaveLength(errors ? 0 : 1);
  });

  test('are read by visitors while the plan has a page', async () => {
    const [id] = await addPolicies(owner(), 'Late');
    const at = { businessId: world.business.id };
    const { publicPolicies } = await world.anonymous.must(PublicPolicies, at);
    expect(publicPolicies).toMatchObject([{ id, name: 'Late', content: '<p>Late: be kind.</p>' }]);
    expect((await world.anonymous.must(PublicPolicy, { ...at, id: id! })).publicPolicy).toEqual(publicPolicies[0]);
    await world.business.change({ plan: Plan.BASIC });
    expect((await world.anonymous.must(PublicPolicies, at)).publicPolicies).toEqual([]);
    expect(await world.anonymous.refused(PublicPolicy, { ...at, id: id! })).toBe('NOT_FOUND');
    expect(await refusalOf(owner(), RemovePolicies, { ids: [id] })).toEqual({
      code: 'INVALID_PLAN',
      details: { feature: 'business-page' },
    });
  });
});
