import { describe, expect, test } from '@jest/globals';
import { parse, type GraphQLArgument, type GraphQLField } from 'graphql';
import { ErrorCode } from '../../entities/ErrorCode.js';
import { MODULES } from '../../server/modules.js';
import { createSchema } from '../../server/core/graphql/schema.js';
import { present } from '../../server/core/graphql/errors.js';
import { prepare } from '../../server/core/graphql/execute.js';
import { Refusal } from '../../server/core/Refusal.js';
import type { Actor } from '../world/Actor.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { REQUEST_FACTS } from '../world/request-facts.js';
import { useWorld } from '../world/use-world.js';
import { ACTOR_NAMES, ACTORS } from './actors.js';
import { CANARIES, CANARY_PATTERN } from '../world/canaries.js';
import { MATRIX, type Fixture } from './matrix.js';
import { PlantedBusinesses } from './PlantedBusinesses.js';
import { expectedOf } from './who-may.js';
import { DeleteCheckIns, ReadCheckIn } from '../check-ins/check-in.generated.js';
import { LaunchKiosk } from '../check-in-app/kiosk.generated.js';
import { UploadCheckInLogo } from '../media/logo.generated.js';
import { photosOf } from '../media/album-steps.js';
import { CheckInApp } from '../check-in-app/settings.generated.js';
import { Persons } from '../customers/customers.generated.js';
import { plantStandby } from '../world/plant-standby.js';
import { plantBookingLink } from '../world/plant-booking-link.js';
import { formsLinkOf, plantAppointment } from '../world/plant-appointments.js';
import { plantHold } from '../world/plant-hold.js';
import { plantFormRequest } from '../world/plant-form-request.js';
import { plantForm, plantSignature } from '../world/plant-signatures.js';
import { plantOwnDataLink } from '../world/plant-own-data.js';
import { plantCanaries } from '../world/plant-canaries.js';

const CANARY = {
  firstName: 'Canaryfirst',
  lastName: CANARIES['customer.last_name']!,
  phone: CANARIES['customer.phone']!,
};

const schema = await createSchema(MODULES);
const KINDS = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
};
const FIELDS = (Object.entries(KINDS) as [keyof typeof MATRIX, (typeof KINDS)['query']][]).flatMap(([kind, type]) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field: field as GraphQLField<unknown, unknown> })),
);

const world = useWorld({ business: false, shared: true });
const planted = new PlantedBusinesses<Fixture>(world);

/** The field with everything that it answers, two levels deep, so that nothing personal can hide. */
function documentOf(kind: string, field: GraphQLField<unknown, unknown>, variables: Record<string, unknown>): string {
  const args = field.args.filter((arg) => arg.name in variables);
  const declared = args.map((arg: GraphQLArgument) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg: GraphQLArgument) => `${arg.name}: $${arg.name}`).join(', ');
  return `${kind} ${declared && `(${declared})`} { ${field.name} ${given && `(${given})`} ${selectionOf(field.type, 3)} }`;
}

function selectionOf(type: unknown, depth: number): string {
  const named = schema.getType(String(type).replace(/[[\]!]/g, ''));
  if (!named || !('getFields' in named)) return '';
  const inner = Object.values(named.getFields())
    .filter((one) => (one as GraphQLField<unknown, unknown>).args.length === 0)
    .map((one) => `${one.name} ${depth > 1 ? selectionOf(one.type, depth - 1) : ''}`)
    .filter((text, index) => !text.endsWith(' ') || isLeaf(Object.values(named.getFields())[index]!.type));
  return `{ __typename ${inner.join(' ')} }`;
}
const isLeaf = (type: unknown) => {
  const named = schema.getType(String(type).replace(/[[\]!]/g, ''));
  return !named || !('getFields' in named);
};

const NO_PHOTOS = { photoId: '', removedPhotoId: '' };

const needsPhotos = (name: string) => /Media|Album/.test(name) && !/staff/i.test(name);

async function bookingOf(business: TestBusiness, { id: customerId, phone }: { id: string; phone: string }) {
  const appointmentId = await plantAppointment(business, { customerId });
  return {
    appointmentId,
    bookingToken: await plantBookingLink(business, appointmentId, { phone: `+1${phone}` }),
    formsLink: await formsLinkOf(business, appointmentId),
  };
}

/** With photos only for a field that is about them: they take their time. */
async function fixtureOf(business: TestBusiness, name = ''): Promise<Fixture> {
  const customer = await business.customer(CANARY.firstName, CANARY.lastName, CANARY.phone);
  const made = await business.checkIn(customer);
  await plantCanaries(business, { customerId: customer.id, checkInId: made.id });
  const gone = await business.checkIn();
  await business.owner.must(DeleteCheckIns, { ids: [gone.id] });
  const { launchKiosk } = await business.owner.must(LaunchKiosk, { name: 'Desk' });
  const logo = await business.owner.upload(UploadCheckInLogo, new Blob([PIXEL]));
  const { checkInApp } = await business.owner.must(CheckInApp);
  const { persons } = await business.owner.must(Persons, { phone: CANARY.phone });
  const item = await business.hasProduct();
  return {
    businessId: business.id,
    productId: item.id,
    categoryId: item.categoryId,
    hourId: await business.hasHours(),
    exceptionId: await business.hasHoursException(),
    ...(await business.hasPolicy()),
    signatureId: (await plantSignature(business, { formId: await plantForm(business), customerId: customer.id })).id,
    ...(await business.hasStaffMember()),
    invitationToken: await business.hasInvitation(),
    checkInId: made.id,
    deletedId: gone.id,
    publicId: made.publicId,
    version: made.version,
    customerId: customer.id,
    deviceId: launchKiosk.device.id,
    publicToken: business.publicToken,
    handle: persons[0].handle,
    kioskToken: launchKiosk.token,
    ownToken: await plantOwnDataLink(business, (await business.customer()).phone),
    ...(await plantFormRequest(business, (await business.customer()).id)),
    monitorToken: checkInApp.monitorUrl.split('/').at(-1)!,
    ...(needsPhotos(name) ? await photosOf(business) : NO_PHOTOS),
    ...(await bookingOf(business, customer)),
    deletedAppointmentId: await plantAppointment(business, { customerId: customer.id, isDeleted: true }),
    holdToken: (await plantHold(business)).holdToken,
    ...(await plantStandby(business, (await business.customer()).id)),
    mediaId: logo.data!.uploadCheckInLogo.logo!.id,
    phone: CANARY.phone,
  };
}

interface Reply {
  /** 'answered' or the code of the refusal. */
  outcome: string;
  data: unknown;
  /** Data and errors, with all that errors carry. */
  text: string;
}

/** A subscription is asked for its rights only: what it sends, live.test.ts looks at. */
async function ask(
  actor: Actor,
  kind: string,
  field: GraphQLField<unknown, unknown>,
  variables: Record<string, unknown>,
): Promise<Reply> {
  const document = documentOf(kind, field, variables);
  if (kind === 'subscription') {
    const errors = await prepare(world.app.schema, world.app.dependencies, {
      document: parse(document),
      variables,
      credentials: actor.token ? { bearer: actor.token } : {},
      facts: REQUEST_FACTS,
    }).then(
      () => undefined,
      (error: unknown) => [present(error, world.app.dependencies.log, world.app.schema)],
    );
    return replyOf({ data: null, errors });
  }
  const upload = field.args.find((arg) => String(arg.type).includes('Upload!'));
  return replyOf(
    upload
      ? upload.name === 'files'
        ? await actor.uploadAll(document as never, [new Blob([PIXEL])], variables)
        : await actor.uploadWith(document as never, new Blob([PIXEL], { type: 'image/png' }), variables, 'logo.png')
      : await actor.askText(document, variables),
  );
}

const replyOf = ({
  data,
  errors,
}: {
  data: unknown;
  errors?: readonly { extensions: object }[] | undefined;
}): Reply => ({
  outcome: errors ? (errors[0]!.extensions as { code: string }).code : 'answered',
  data,
  text: JSON.stringify({ data, errors }),
});

/** One red pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

test('the planted data are read by those who may', async () => {
  const business = await world.aBusiness();
  const { checkInId } = await fixtureOf(business);
  expect((await business.owner.must(ReadCheckIn, { id: checkInId })).checkIn.notes).toMatch(CANARY_PATTERN);
});

test.each([
  ['message', new Refusal(ErrorCode.CONFLICT, `${CANARY.lastName} is in line already.`)],
  ['details', new Refusal(ErrorCode.CONFLICT, 'No.', { details: { current: { phone: CANARY.phone } } })],
])('what is personal in the %s of a refusal is seen', async (_, refusal) => {
  const field = world.app.schema.getQueryType()!.getFields()['plans']!;
  const { resolve } = field;
  field.resolve = () => {
    throw refusal;
  };
  const { outcome, text } = await ask(world.anonymous, 'query', field, {}).finally(() => (field.resolve = resolve));
  expect(outcome).toBe('CONFLICT');
  expect(text).toMatch(CANARY_PATTERN);
});

describe('who may call what', () => {
  test('every root field has its row, and every row its field', () => {
    expect(
      Object.entries(MATRIX)
        .flatMap(([kind, rows]) => Object.keys(rows).map((name) => `${kind} ${name}`))
        .sort(),
    ).toEqual(FIELDS.map(({ kind, field }) => `${kind} ${field.name}`).sort());
  });

  describe.each(FIELDS.filter(({ kind, field }) => field.name in MATRIX[kind]))(
    '$kind $field.name',
    ({ kind, field }) => {
      const row = MATRIX[kind][field.name]!;
      test.each(ACTOR_NAMES.map((name) => [name, expectedOf(name, row)] as const))('%s: %s', async (name, expected) => {
        const changes = kind === 'mutation' && row.may.includes(name);
        const { business, fixture } = await planted.get(needsPhotos(field.name) ? 'photos' : '', changes, (its) =>
          fixtureOf(its, field.name),
        );
        const actor = await ACTORS[name].at(business);
        const { outcome, data, text } = await ask(actor, kind, field, row.args?.(fixture) ?? {});
        expect(outcome).toBe(expected);
        // A link shows its holder's first name; nobody outside the business sees more of anybody.
        if (!ACTORS[name].isInsider) expect(text).not.toMatch(CANARY_PATTERN);
        if (outcome !== 'answered') expect(data ?? null).toBeNull();
      });
    },
  );
});
