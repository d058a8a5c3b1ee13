import { beforeEach, describe, expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import { Plan } from '../../entities/Plan.js';
import { FormRequests, RevokeFormRequest } from '../form-requests/form-requests.generated.js';
import { FormRequestSteps } from '../form-requests/FormRequestSteps.js';
import { plantOwnDataLink } from '../world/plant-own-data.js';
import { blanksSignatures } from '../world/signed-rows.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { aForm, sign, signed } from './sign-forms.js';

const HOUR_MS = 3_600_000;
const world = useWorld({ name: 'Salon Rosa', plan: Plan.STANDARD });
let ann: TestCustomer;
let bea: TestCustomer;

beforeEach(async () => {
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
  bea = await world.business.customer('Bea', 'Cruz', '2125550143');
});

const get = (path: string): Promise<Response> => fetch(`${world.url}/downloads/${path}`);
const statusOf = async (path: string): Promise<number> => (await get(path)).status;

describe('by the link to sign', () => {
  let steps: FormRequestSteps;
  let token: string;
  let formId: string;
  let careId: string;

  beforeEach(async () => {
    steps = new FormRequestSteps(world);
    [formId, careId] = [await steps.form('Waiver'), await steps.form('Care')];
    token = await steps.link(ann.id, [formId, careId]);
    const waiver = (await steps.list(token)).forms.find(({ form }) => form.name === 'Waiver')!;
    await steps.sign(token, waiver.form.versionId);
  });

  test('the copy of what was signed is there, and known to /verify', async () => {
    const response = await get(`form-requests/${token}/${formId}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="Waiver 2026-06-15 /),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect((await PDFDocument.load(bytes)).getTitle()).toBe('Waiver');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await world.rows(world.business.id, 'select sha256 from signature_copy')).toEqual([{ sha256 }]);
  });

  test('no other form is', async () => {
    const others = await steps.link(bea.id, [formId]);
    expect({
      open: await statusOf(`form-requests/${token}/${careId}`),
      ofAnother: await statusOf(`form-requests/${others}/${formId}`),
      noId: await statusOf(`form-requests/${token}/x`),
      noToken: await statusOf(`form-requests/x/${formId}`),
      wrongToken: await statusOf(`form-requests/${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}/${formId}`),
    }).toEqual({ open: 404, ofAnother: 404, noId: 404, noToken: 404, wrongToken: 404 });
  });

  test('nothing is once the link was taken back', async () => {
    const { formRequests } = await world.business.owner.must(FormRequests, { customerId: ann.id });
    await world.business.owner.must(RevokeFormRequest, { id: formRequests[0]!.id });
    const answer = await get(`form-requests/${token}/${formId}`);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('That link')]);
  });

  test('600 copies an hour are made for an address', async () => {
    const copy = `form-requests/${token}/${formId}`;
    expect(await statusOf(copy)).toBe(200);
    await world.hasAttempts('own-copies:', 599);
    expect([await statusOf(copy), await statusOf(copy)]).toEqual([200, 429]);
  });
});

describe('by the link to own data', () => {
  test('copies of what the customer signed are there, until it ends, and of nobody else', async () => {
    const { versionId } = await aForm(world.business);
    const [own] = await sign(world.business, ann.id, signed(versionId));
    const [others] = await sign(world.business, bea.id, signed(versionId));
    const token = await plantOwnDataLink(world.business, ann.phone);
    expect({
      own: await statusOf(`own-signatures/${token}/${ann.id}/${own!.id}`),
      others: await statusOf(`own-signatures/${token}/${ann.id}/${others!.id}`),
      asAnother: await statusOf(`own-signatures/${token}/${bea.id}/${others!.id}`),
    }).toEqual({ own: 200, others: 404, asAnother: 404 });
    world.clock.forward(HOUR_MS + 1000);
    expect(await statusOf(`own-signatures/${token}/${ann.id}/${own!.id}`)).toBe(404);
  });

  test('a blanked record has none', async () => {
    world.clock.set(new Date('2024-06-15T16:00:00Z'));
    const { versionId } = await aForm(world.business);
    const [own] = await sign(world.business, ann.id, signed(versionId));
    const token = await plantOwnDataLink(world.business, ann.phone);
    await blanksSignatures(world.business);
    expect(await statusOf(`own-signatures/${token}/${ann.id}/${own!.id}`)).toBe(404);
  });
});
