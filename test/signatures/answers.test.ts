import { beforeEach, describe, expect, test } from '@jest/globals';
import { FormFieldKind } from '../../entities/FormFieldKind.js';
import { insertForm } from '../../server/domain/forms/versions/insert-form.js';
import { copyFileName } from '../../server/domain/signatures/copies/copy-file-name.js';
import { copySheets } from '../../server/domain/signatures/copies/copy-sheets.js';
import { answersInWords } from '../../server/domain/signatures/listing/answers-in-words.js';
import { OwnSignatures } from '../own-data/own-data.generated.js';
import { plantOwnDataLink } from '../world/plant-own-data.js';
import { plantSignature } from '../world/plant-signatures.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { Signature } from './signed.generated.js';

const BORN = { name: 'born', kind: FormFieldKind.DATE, label: 'Born', isRequired: false, options: [] };

const world = useWorld();
let formId: string;
let ann: TestCustomer;
beforeEach(async () => {
  const form = { name: 'Waiver', content: '<p>I agree.</p>', fields: [BORN], pdf: null, signatureRequired: true };
  formId = (await world.inContext(world.business.id, (context) => insertForm(context, form))).id;
  ann = await world.business.customer('Ann', 'Lee');
});

const born = (value: string, signedAt?: string) =>
  plantSignature(world.business, { formId, customerId: ann.id, signedAt, answers: [{ name: 'born', value }] });
const sheetOf = async ({ id }: { id: string }) =>
  (await world.inContext(world.business.id, (context) => copySheets(context, [id])))[0]!.sheet;

describe('a date that was filled in', () => {
  test('stands in words, in the language of the signer; the record holds it as it was sent', async () => {
    const record = await born('2026-06-05');
    expect((await sheetOf(record)).fields).toEqual([{ label: 'Born', value: 'June 5, 2026' }]);
    const inSpanish = answersInWords([{ name: 'born', value: '2026-06-05' }], [BORN], 'es');
    expect(inSpanish).toEqual([{ label: 'Born', value: '5 de junio de 2026' }]);
    const of = { token: await plantOwnDataLink(world.business, ann.phone), customerId: ann.id };
    const { ownSignatures } = await world.anonymous.must(OwnSignatures, of);
    expect(ownSignatures.items[0]!.answers).toEqual([{ label: 'Born', value: 'June 5, 2026' }]);
    const { signature } = await world.business.owner.must(Signature, { id: record.id });
    expect(signature.answers).toEqual([{ name: 'born', value: '2026-06-05' }]);
  });

  test('that was left empty is shown as asked: the copy has a dash, and programs get nothing', async () => {
    const sheet = await sheetOf(await plantSignature(world.business, { formId, customerId: ann.id }));
    expect(sheet.fields).toEqual([{ label: 'Born', value: '—' }]);
    const of = { token: await plantOwnDataLink(world.business, ann.phone), customerId: ann.id };
    const { ownSignatures } = await world.anonymous.must(OwnSignatures, of);
    expect(ownSignatures.items[0]!.answers).toEqual([{ label: 'Born', value: '' }]);
  });

  test.each(['1900-01-01', '2199-12-31', '2024-02-29'])('is taken: %s', async (day) => {
    expect((await born(day)).id).toBeTruthy();
  });

  test.each(['1899-12-31', '2200-01-01', '0026-06-05', '2026-02-29', '2026-6-5', 'yesterday'])(
    'is refused: %s; from a kiosk that was offline it is kept as it was typed',
    async (day) => {
      await expect(born(day)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        field: 'answers.born',
        message: "'Born' takes a date from 1900-01-01 to 2199-12-31.",
      });
      const { fields } = await sheetOf(await born(day, '2026-06-15T15:00:00Z'));
      expect(fields).toHaveLength(1);
      if (!/^\d{4}-\d\d-\d\d$/.test(day)) expect(fields[0]!.value).toBe(day);
    },
  );
});

test('the file of a copy bears the day by the clock of the business', async () => {
  world.clock.set('2026-06-16T03:59:00Z');
  const sheet = await sheetOf(await born('2026-06-05'));
  expect(copyFileName(sheet)).toBe(`Waiver 2026-06-15 ${sheet.code.slice(-6)}.pdf`);
});
