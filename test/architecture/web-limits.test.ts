import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { getMetadataStorage as getTypes } from 'type-graphql';
import { MAX_EMAIL, MAX_PASSWORD } from '../../server/core/graphql/check-texts.js';
import { MAX_FORM_TEXT, MAX_RICH_TEXT } from '../../server/core/graphql/rich-text-input.js';
import { MAX_PERSON_NAME } from '../../server/core/names.js';
import { MIN_LENGTH } from '../../server/domain/accounts/passwords.js';
import { MAX_TRIES } from '../../server/domain/appointments/booking/booking-limits.js';
import { MAX_ADDRESS } from '../../server/domain/appointments/outside/outside-address.js';
import { MAX_VANITY_NAME } from '../../server/domain/businesses/vanity-name.js';
import { MAX_KIOSK_NAME } from '../../server/domain/check-in-app/launch-kiosk.js';
import { MAX_FEEDBACK } from '../../server/domain/check-ins/feedback/rate-visit.js';
import { MAX_DAYS } from '../../server/domain/check-ins/statistics/days.js';
import { MAX_RANK } from '../../server/domain/catalogue/limits.js';
import { MAX_TAGS } from '../../server/domain/customers/limits.js';
import { MAX_FIELDS, MAX_OPTIONS } from '../../server/domain/forms/limits.js';
import { BUSINESS_ALBUM, maxPhotosOf } from '../../server/domain/media/album.js';
import { MAX_FILE_BYTES } from '../../server/domain/media/read-upload.js';
import { MODULES } from '../../server/modules.js';
import * as adminLimits from '../../web/admin/limits.js';
import { maxRank } from '../../web/admin/products/item-values.js';
import * as limits from '../../web/limits.js';

interface Rule {
  name: string;
  propertyName: string;
  constraints: unknown[];
}

/** Values of rules of these kinds that stand with a field of an input or of arguments, `Type.field`. */
function rulesOf(path: string, kinds: readonly string[]): unknown[] {
  const [type, field] = path.split('.');
  const { inputTypes, argumentTypes } = getTypes();
  const { target } = [...inputTypes, ...argumentTypes].find(({ name }) => name === type)!;
  const rules = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false) as unknown as Rule[];
  return rules
    .filter(({ name, propertyName }) => propertyName === field && kinds.includes(name))
    .map(({ constraints }) => constraints[0]);
}

/** The maximum of fields, the same for all of them. */
function maxOf(...fields: readonly string[]): unknown {
  const found = fields.map((path) => rulesOf(path, ['maxLength', 'max', 'arrayMaxSize']));
  expect([fields, found]).toEqual([fields, fields.map(() => [found[0]![0]])]);
  return found[0]![0];
}

/** The longest word that the pattern of a field lets through. */
function longestMatch(field: string): number {
  const [pattern] = rulesOf(field, ['matches']) as RegExp[];
  return Array.from({ length: 100 }, (_, length) => length).findLast((length) => pattern!.test('x'.repeat(length)))!;
}

test('what the pages hold beforehand is what the server holds', () => {
  expect(MODULES.length).toBeGreaterThan(10); // their inputs are known
  expect({ ...limits, ...adminLimits }).toEqual({
    maxPersonName: MAX_PERSON_NAME,
    maxEmail: MAX_EMAIL,
    maxSignerName: maxOf('SignatureInput.signerName', 'SignatureInput.signedFor'),
    maxReferral: maxOf('SignUpInput.referByName', 'SignUpInput.referByCode'),
    minPassword: MIN_LENGTH,
    maxPassword: MAX_PASSWORD,
    maxHoldReason: maxOf('HoldCustomerArgs.reason'),
    maxErasureReason: maxOf('DeclineErasureArgs.reason'),
    maxVanityName: MAX_VANITY_NAME,
    maxItemName: maxOf('AddProductInput.name', 'UpdateProductInput.name'),
    maxCategoryName: maxOf(
      'AddProductCategoryInput.name',
      'UpdateProductCategoryInput.name',
      'AddProductInput.newCategoryName',
    ),
    maxSubheading: maxOf('AddProductCategoryInput.subheading', 'UpdateProductCategoryInput.subheading'),
    maxDateName: maxOf('HoursExceptionInput.name'),
    maxFormTitle: maxOf('FormInput.name', 'UploadFormArgs.name'),
    maxFormText: MAX_FORM_TEXT,
    maxFormFields: MAX_FIELDS,
    maxFieldLabel: maxOf('FormFieldInput.label', 'FormFieldInput.options'),
    maxFieldOptions: MAX_OPTIONS,
    maxCalendarAddress: MAX_ADDRESS,
    maxHeader: maxOf('UpdateCheckInAppInput.headerText'),
    maxGreeting: maxOf('UpdateCheckInAppInput.greeting'),
    maxKioskName: MAX_KIOSK_NAME,
    maxNotes: maxOf(
      'BookingInput.notes',
      'CheckInInput.notes',
      'AddCheckInInput.notes',
      'UpdateCheckInInput.notes',
      'RegisterCustomerInput.notes',
      'UpdateCustomerInput.notes',
      'AddAppointmentInput.notes',
      'UpdateAppointmentInput.notes',
    ),
    maxTableNumber: longestMatch('UpdateCheckInInput.tableNumber'),
    maxHostText: maxOf('TextPartyArgs.text', 'MessagePreviewArgs.text'),
    maxFeedback: MAX_FEEDBACK,
    maxSearch: maxOf(
      'ProductsArgs.search',
      'PublicCatalogueArgs.search',
      'QueueArgs.search',
      'FormsArgs.search',
      'StaffMembersArgs.search',
      'SearchBusinessesArgs.term',
      'CustomersArgs.search',
    ),
    maxRichText: MAX_RICH_TEXT,
    maxParty: maxOf('CheckInInput.partySize', 'AddCheckInInput.partySize', 'UpdateCheckInInput.partySize'),
    maxFontSize: maxOf('UpdateCheckInAppInput.fontSize'),
    maxItemMinutes: maxOf('AddProductInput.durationMinutes'),
    maxDays: MAX_DAYS,
    maxFileBytes: MAX_FILE_BYTES,
    maxPartyItems: maxOf(
      'CheckInInput.productIds',
      'AddCheckInInput.productIds',
      'UpdateCheckInInput.productIds',
      'AppointmentPartInput.productIds',
    ),
    maxVisitItems: maxOf('BookablePartInput.productIds'),
    maxCodeTries: MAX_TRIES,
    maxStaffItems: maxOf('AddStaffMemberInput.productIds', 'UpdateStaffMemberInput.productIds'),
    maxItemPhotos: maxPhotosOf({ kind: 'product', ownerId: '1' }),
    maxStaffPhotos: maxPhotosOf({ kind: 'staff', ownerId: '1' }),
    maxPagePhotos: maxPhotosOf(BUSINESS_ALBUM),
    maxImportRows: maxOf('ImportProductsArgs.rows'),
    maxImportedCustomers: maxOf('ImportCustomersArgs.rows', 'MatchCustomersArgs.rows'),
    maxTag: maxOf('CustomersArgs.tag'),
    maxTags: MAX_TAGS,
    maxChanged: maxOf('CustomerIdsArgs.ids'),
    maxParts: maxOf('AddAppointmentInput.parts', 'UpdateAppointmentInput.parts'),
    maxAppointmentForms: maxOf('AddAppointmentInput.formIds', 'UpdateAppointmentInput.formIds'),
    maxAppointmentMinutes: maxOf('AppointmentPartInput.minutes'),
    maxCalendarDays: maxOf('CalendarArgs.days'),
    maxEventTitle: maxOf('AddAppointmentInput.title', 'UpdateAppointmentInput.title'),
    maxBookingSlots: maxOf('CalendarSettingsInput.bookingSlots'),
    maxWindowDays: maxOf('CalendarSettingsInput.windowDays'),
    maxNoticeMinutes: maxOf('CalendarSettingsInput.noticeMinutes'),
    maxLateMinutes: maxOf('CalendarSettingsInput.lateMinutes'),
    maxBuffer: maxOf('CalendarSettingsInput.bufferBefore', 'CalendarSettingsInput.bufferAfter'),
  });
  expect(maxRank).toBe(MAX_RANK);
});
