import { describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { Plan } from '../../entities/Plan.js';
import type { AccessMark } from '../../server/core/access/access.js';
import { LiveViews } from '../../server/core/graphql/LiveViews.js';
import { createSchema } from '../../server/core/graphql/schema.js';
import type { TokenKind } from '../../server/core/access/TokenKind.js';
import { newToken } from '../../server/core/tokens.js';
import { KIOSK_TOKEN } from '../../server/domain/check-in-app/kiosk-token.js';
import { MONITOR_LINK } from '../../server/domain/check-in-app/monitor-link.js';
import { QR_CODE } from '../../server/domain/check-in-app/qr-code.js';
import { FORM_REQUEST_LINK } from '../../server/domain/form-requests/request-link.js';
import { OWN_DATA_LINK } from '../../server/domain/own-data/own-data-link.js';
import { INVITATION_LINK } from '../../server/domain/staff/invitations/invitation-link.js';
import { invited } from '../staff/access-steps.js';
import { HOLD_TOKEN } from '../../server/domain/appointments/booking/hold-token.js';
import { plantHold } from '../world/plant-hold.js';
import { STANDBY_TOKEN } from '../../server/domain/appointments/standby/standby-token.js';
import { plantStandby } from '../world/plant-standby.js';
import { BOOKING_LINK } from '../../server/domain/appointments/links/booking-link.js';
import { plantBookingLink } from '../world/plant-booking-link.js';
import { APPOINTMENT_FORMS_LINK } from '../../server/domain/appointments/forms/forms-link.js';
import { formsLinkOf, plantAppointment } from '../world/plant-appointments.js';
import { plantFormRequest } from '../world/plant-form-request.js';
import { SIGNATURE_CODE } from '../../server/domain/signatures/verify/signature-code.js';
import { plantSomeSignature } from '../world/plant-signatures.js';
import { plantOwnDataLink } from '../world/plant-own-data.js';
import { CHECK_IN_LINK } from '../../server/domain/check-ins/entry/check-in-link.js';
import { MODULES } from '../../server/modules.js';
import { until } from '../world/until.js';
import { CheckInApp } from '../check-in-app/settings.generated.js';
import { useWorld } from '../world/use-world.js';
import { RawLive } from './raw-socket.js';

const schema = await createSchema(MODULES);
const KINDS = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
};
const FIELDS = Object.entries(KINDS).flatMap(([kind, type]) =>
  Object.values(type!.getFields())
    .map((field) => ({ kind, name: field.name, field, mark: field.extensions['access'] as AccessMark }))
    .filter(({ mark }) => mark.source === 'token'),
);
const RESOLVERS = MODULES.flatMap((module) => module.resolvers ?? []) as { prototype: Record<string, () => unknown> }[];

const world = useWorld({ plan: Plan.STANDARD });

/** By the name of the field, else by its type. */
const LITERALS: Record<string, string> = {
  submissionKey: '"key-of-a-signing"',
  sha256: `"${'a'.repeat(64)}"`,
  startsAt: '"2026-06-22T10:00"',
  seen: '"2026-06-22T10:00"',
  firstDate: '"2026-06-22"',
  parts: '[{}]',
  CodeChannel: 'TEXT',
  String: '"en"',
  Boolean: 'true',
};

/** Something valid for an argument or the field of an input. */
function valueOf({ name, type }: GraphQLArgument | GraphQLInputField): string {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return LITERALS[name] ?? LITERALS[named.name] ?? '1';
  const fields = Object.values(named.getFields()).filter(isRequiredInputField);
  return `{${fields.map((field) => `${field.name}: ${valueOf(field)}`).join(' ')}}`;
}

/** The field called with this token, and something valid in its other arguments. */

function documentOf(kind: string, field: GraphQLField<unknown, unknown>, { argument }: AccessMark, token: string) {
  const given = field.args
    .filter((arg) => arg.name === argument || isRequiredArgument(arg))
    .map((arg) => `${arg.name}: ${arg.name === argument ? JSON.stringify(token) : valueOf(arg)}`);
  return `${kind} { ${field.name}(${given.join(' ')}) ${isCompositeType(getNamedType(field.type)) ? '{ __typename }' : ''} }`;
}

type Refusal = { extensions: { code: string } };
/** The code of the refusal, or null. */
async function outcome(kind: string, document: string): Promise<string | null> {
  if (kind !== 'subscription') return (await world.anonymous.askText(document)).errors?.[0]!.extensions.code ?? null;
  const live = await RawLive.open(world.url);
  await until(() => live.messages.length > 0);
  live.subscribe('1', document);
  await until(() => live.about('1').length > 0);
  const payload = live.about('1')[0]!.payload as Refusal[] & { errors?: Refusal[] };
  live.end();
  return (payload.errors ?? payload)[0]?.extensions.code ?? null;
}

/** Which functions of resolvers and live views were called. */
function watchResolvers(): string[] {
  const calls: string[] = [];
  for (const { prototype } of RESOLVERS) {
    for (const name of Object.getOwnPropertyNames(prototype).filter((key) => key !== 'constructor')) {
      const run = prototype[name]!;
      jest.spyOn(prototype, name).mockImplementation(function (this: unknown, ...given: []) {
        calls.push(name);
        return run.apply(this, given);
      });
    }
  }
  const { watch } = LiveViews.prototype;
  jest.spyOn(LiveViews.prototype, 'watch').mockImplementation(function (this: LiveViews, ...given) {
    calls.push('watch');
    return watch.apply(this, given as never);
  } as typeof watch);
  return calls;
}

async function bookingLink(): Promise<string> {
  const { id: customerId } = await world.business.customer();
  return plantBookingLink(world.business, await plantAppointment(world.business, { customerId }));
}

/** A valid token of the business, of every kind that a field takes. */
const GOOD_TOKENS = new Map<TokenKind, () => Promise<string>>([
  [KIOSK_TOKEN, async () => (await world.business.kiosk()).token!],
  [OWN_DATA_LINK, async () => plantOwnDataLink(world.business, (await world.business.customer()).phone)],
  [
    FORM_REQUEST_LINK,
    async () => (await plantFormRequest(world.business, (await world.business.customer()).id)).signToken,
  ],
  [INVITATION_LINK, async () => (await invited(world.business)).token],
  [STANDBY_TOKEN, async () => (await plantStandby(world.business)).standbyToken],
  [APPOINTMENT_FORMS_LINK, () => formsLink()],
  [HOLD_TOKEN, async () => (await plantHold(world.business)).holdToken],
  [BOOKING_LINK, bookingLink],
  [SIGNATURE_CODE, async () => (await plantSomeSignature(world.business)).code],
  [CHECK_IN_LINK, async () => (await world.business.checkIn()).publicId],
  [QR_CODE, async () => (await world.business.owner.must(CheckInApp)).checkInApp.publicToken],
  [MONITOR_LINK, async () => (await world.business.owner.must(CheckInApp)).checkInApp.monitorUrl.split('/').at(-1)!],
]);

async function formsLink(): Promise<string> {
  const { id: customerId } = await world.business.customer();
  return formsLinkOf(world.business, await plantAppointment(world.business, { customerId }));
}

/** One that nobody gave out. */
const forgedToken = (kind: TokenKind, businessId: string): string =>
  kind === APPOINTMENT_FORMS_LINK ? `${firstIdOf(businessId)}/${randomUUID()}` : newToken(kind.letter, businessId);

/** A good one with the number of another business. */
function movedToken(kind: TokenKind, good: string, businessId: string): string {
  if (kind === APPOINTMENT_FORMS_LINK) return `${firstIdOf(businessId)}/${good.split('/')[1]}`;
  return [...newToken(kind.letter, businessId).split('_').slice(0, 2), good.split('_')[2]].join('_');
}
const firstIdOf = (businessId: string): bigint => (BigInt(businessId) << 32n) + 1n;
const goodToken = (kind: TokenKind): Promise<string> => GOOD_TOKENS.get(kind)!();

test('there are such fields of every kind', () => {
  expect(new Set(FIELDS.map(({ kind }) => kind))).toEqual(new Set(['query', 'mutation', 'subscription']));
});

describe.each(FIELDS)('$kind $name', ({ kind, field, mark }) => {
  test('a forged token of the right prefix is refused before the resolver is called', async () => {
    const calls = watchResolvers();
    expect(await outcome(kind, documentOf(kind, field, mark, forgedToken(mark.token!, world.business.id)))).toBe(
      'NOT_FOUND',
    );
    expect(calls).toEqual([]);
  });

  test("a token that is good at another business is refused under this one's number", async () => {
    const other = await world.aBusiness();
    const good = await goodToken(mark.token!);
    const moved = movedToken(mark.token!, good, other.id);
    const calls = watchResolvers();
    expect(await outcome(kind, documentOf(kind, field, mark, moved))).toBe('NOT_FOUND');
    expect(calls).toEqual([]);
  });

  test('a good token of another kind is refused', async () => {
    const token = await goodToken(mark.token === MONITOR_LINK ? CHECK_IN_LINK : MONITOR_LINK);
    const calls = watchResolvers();
    expect(await outcome(kind, documentOf(kind, field, mark, token))).toBe('NOT_FOUND');
    expect(calls).toEqual([]);
  });

  test('a good token reaches the resolver', async () => {
    const token = await goodToken(mark.token!);
    const calls = watchResolvers();
    await outcome(kind, documentOf(kind, field, mark, token));
    expect(calls).not.toEqual([]);
  });
});
