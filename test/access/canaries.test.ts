import { describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/database/sql.js';
import type { MessageKind } from '../../server/core/messages/define-message.js';
import { MESSAGES } from '../../server/modules.js';
import { askAsSuperuser } from '../setup/database.js';
import { useWorld } from '../world/use-world.js';
import { CANARIES, CANARY_PATTERN, columnsIn, unplanted, WITHOUT_CANARY } from '../world/canaries.js';
import { columnsOf, PERSONAL } from './personal-columns.js';
import { plantFormRequest } from '../world/plant-form-request.js';
import { plantErasureRequest, plantOwnDataRequest } from '../world/plant-own-data.js';
import { plantSomeSignature } from '../world/plant-signatures.js';
import { plantAppointment } from '../world/plant-appointments.js';
import { plantHold } from '../world/plant-hold.js';
import { plantStandby } from '../world/plant-standby.js';
import { plantCanaries } from '../world/plant-canaries.js';

const world = useWorld({ business: false });

/** A business full of canaries, and its reader: a customer in the same queue and an account of the same business, without any. */
async function planted() {
  const business = await world.aBusiness();
  const carrier = await business.customer('Canaryfirst', CANARIES['customer.last_name'], CANARIES['customer.phone']);
  const { id: checkInId } = await business.checkIn(carrier);
  await plantCanaries(business, { customerId: carrier.id, checkInId });
  const reader = await business.checkIn();
  await business.as(1);
  const [account] = await askAsSuperuser<{ id: string }>(
    'select account_id as id from membership where business_id = $1 order by created_at desc, account_id desc limit 1',
    [business.id],
  );
  await business.hasInvitation();
  const [invitation] = await world.rows<{ id: string }>(
    business.id,
    'select id from staff_invitation order by created_at, id limit 1',
  );
  const appointmentId = await plantAppointment(business, { customerId: (await business.customer()).id });
  const subjects: Record<string, string> = {
    'check-in': reader.id,
    account: account!.id,
    'staff-invitation': invitation!.id,
    'own-data-link': await plantOwnDataRequest(business, '2125550000'),
    'form-request': (await plantFormRequest(business, (await business.customer()).id)).formRequestId,
    signature: (await plantSomeSignature(business)).id,
    appointment: appointmentId,
    'online-changes': account!.id,
    'booking-hold': (await plantHold(business)).holdId,
    standby: (await plantStandby(business, (await business.customer()).id)).standbyId,
    'standby-code': (await plantStandby(business)).standbyId,
    'erasure-request': await plantErasureRequest(business, (await business.customer()).id),
  };
  const changes = [{ appointmentId, kind: 'canceled', wasAt: null, wasWith: [] }];
  return { business, subjects, more: { changes, formerId: (await business.customer()).id } };
}

describe('the canaries', () => {
  test('every personal column has one, or a reason', () => {
    expect(unplanted()).toEqual([]);
    const personal = columnsOf(PERSONAL);
    expect(
      [...Object.keys(CANARIES), ...Object.keys(WITHOUT_CANARY)].filter((name) => !personal.includes(name)),
    ).toEqual([]);
  });

  test('each stands in its column, and is found', async () => {
    await planted();
    for (const [name, value] of Object.entries(CANARIES)) {
      const [table, column] = name.split('.') as [string, string];
      const rows = await askAsSuperuser<{ text: string }>(
        `select ${column}::text as text from ${table} where strpos(${column}::text, $1) > 0`,
        [value],
      );
      expect({ name, rows: rows.length }).not.toEqual({ name, rows: 0 });
      expect(columnsIn(rows[0]!.text)).toContain(name);
    }
  });
});

/** Data that kinds declare beside their subject; a kind that needs more fails. */
const DATA = {
  text: 'We are on our way',
  minutes: '10',
  news: 'confirmed',
  revision: 0,
  of: '',
  says: 'hint',
  offerId: '1',
  changes: [] as object[],
  more: 0,
  formerId: '',
  known: { from: '2026-06-22T14:00:00Z', until: '2026-06-22T15:00:00Z', isRequest: false },
  moreWaiting: 0,
};

async function wordsOf(kind: MessageKind, businessId: string, subjectId: string, more: Partial<typeof DATA> = {}) {
  return world.inContext(businessId, async (context) => {
    const data = { ...DATA, ...more, signatureIds: [subjectId] };
    const subject = await kind.load(context, { id: '1', channel: 'text', subjectId, data, errorCode: null });
    if (!subject) throw new Error(`${kind.kind} has no subject`);
    const link = await kind.link?.(context, subject, 'https://greeter.example');
    const facts = { ...subject, ...DATA, businessName: 'Salon Rosa', leftOut: [], ...(link !== undefined && { link }) };
    return JSON.stringify(kind.words('en', facts));
  });
}

describe('what a message says to its reader', () => {
  test.each(MESSAGES.map((kind) => [kind.kind, kind] as const))(
    '%s: nothing personal of anybody else',
    async (_, kind) => {
      const { business, subjects, more } = await planted();
      const businessId = kind.about === 'account' ? '1' : business.id;
      const words = await wordsOf(kind, businessId, subjects[kind.about]!, more);
      expect(words.length).toBeGreaterThan(50);
      expect(words).not.toMatch(/undefined|\[object/);
      expect(columnsIn(words)).toEqual([]);
    },
  );

  test('a message that says more is seen', async () => {
    const { business, subjects } = await planted();
    const leaky = {
      ...MESSAGES.find(({ kind, about }) => about === 'check-in' && kind)!,
      load: async ({ db }) => ({
        ...(await db.row<object>(sql`select last_name from customer order by id limit 1`)),
        createdAt: new Date(),
      }),
      link: () => 'https://greeter.example',
      words: (_language, facts) => ({ text: Object.values(facts).join(' ') }),
    } as MessageKind;
    const words = await wordsOf(leaky, business.id, subjects['check-in']!);
    expect(words).toMatch(CANARY_PATTERN);
    expect(columnsIn(words)).toEqual(['customer.last_name']);
  });
});
