import type { MigrationInterface } from 'typeorm';
import { Foundation1700000000001 } from './1-foundation.js';
import { Waitlist1700000000002 } from './2-waitlist.js';
import { Outbox1700000000003 } from './3-outbox.js';
import { Statistics1700000000004 } from './4-statistics.js';
import { Language1700000000005 } from './5-language.js';
import { Attachments1700000000006 } from './6-attachments.js';
import { HourSums1700000000007 } from './7-hour-sums.js';
import { SignUps1700000000008 } from './8-sign-ups.js';
import { Strangers1700000000009 } from './9-strangers.js';
import { ScreenSessions1700000000010 } from './10-screen-sessions.js';
import { UnsentTexts1700000000011 } from './11-unsent-texts.js';
import { CallPace1700000000012 } from './12-call-pace.js';
import { PlaceLinks1700000000013 } from './13-place-links.js';
import { Trail1700000000014 } from './14-trail.js';
import { GivenEmails1700000000015 } from './15-given-emails.js';
import { PersonalChanges1700000000016 } from './16-personal-changes.js';
import { CallsTakenBack1700000000017 } from './17-calls-taken-back.js';
import { ReplyRestored1700000000018 } from './18-reply-restored.js';
import { OldPace1700000000019 } from './19-old-pace.js';
import { Catalogue1700000000020 } from './20-catalogue.js';
import { Media1700000000021 } from './21-media.js';
import { BusinessPage1700000000022 } from './22-business-page.js';
import { CheckInProducts1700000000023 } from './23-check-in-products.js';
import { HiddenFromSearch1700000000024 } from './24-hidden-from-search.js';
import { ProductImports1700000000025 } from './25-product-imports.js';
import { BusinessSearch1700000000026 } from './26-business-search.js';
import { SessionsFromAfar1700000000027 } from './27-sessions-from-afar.js';
import { PlacesOfItems1700000000028 } from './28-places-of-items.js';
import { Customers1700000000029 } from './29-customers.js';
import { Staff1700000000030 } from './30-staff.js';
import { Erasure1700000000032 } from './32-erasure.js';
import { CustomerImports1700000000033 } from './33-customer-imports.js';
import { Records1700000000034 } from './34-records.js';
import { OwnData1700000000035 } from './35-own-data.js';
import { StaffAccess1700000000036 } from './36-staff-access.js';
import { StaffOfCheckIns1700000000037 } from './37-staff-of-check-ins.js';
import { ImportedNames1700000000039 } from './39-imported-names.js';
import { Signatures1700000000040 } from './40-signatures.js';
import { Appointments1700000000041 } from './41-appointments.js';
import { AppointmentsOfCustomers1700000000042 } from './42-appointments-of-customers.js';
import { BookingLinks1700000000043 } from './43-booking-links.js';
import { AppointmentForms1700000000044 } from './44-appointment-forms.js';
import { AppointmentSeries1700000000045 } from './45-appointment-series.js';
import { CalendarFeeds1700000000046 } from './46-calendar-feeds.js';
import { OneLine1700000000047 } from './47-one-line.js';
import { Standbys1700000000048 } from './48-standbys.js';
import { BookingsShown1700000000049 } from './49-bookings-shown.js';
import { OutsideReadings1700000000054 } from './54-outside-readings.js';
import { OnlineChanges1700000000061 } from './61-online-changes.js';
import { FreshSearchPlans1700000000062 } from './62-fresh-search-plans.js';
import { ProofsOfBookings1700000000063 } from './63-proofs-of-bookings.js';
import { StandbysPastMidnight1700000000064 } from './64-standbys-past-midnight.js';
import { UnprovenLinks1700000000067 } from './67-unproven-links.js';
import { KeptByTheDatabase1700000000068 } from './68-kept-by-the-database.js';
import { LapsedRequests1700000000069 } from './69-lapsed-requests.js';
import { SourcesOfHolds1700000000075 } from './75-sources-of-holds.js';
import { LapseOlderRequests1700000000076 } from './76-lapse-older-requests.js';
import { NetworksOfBookings1700000000079 } from './79-networks-of-bookings.js';
import { ChannelsOfCodes1700000000080 } from './80-channels-of-codes.js';
import { UntoldNews1700000000081 } from './81-untold-news.js';
import { ProofsOfHolds1700000000082 } from './82-proofs-of-holds.js';

/** Every migration, in order. They are written by hand: TypeORM's generator does not know `business_id`. */
export const migrations: (new () => MigrationInterface)[] = [
  Foundation1700000000001,
  Waitlist1700000000002,
  Outbox1700000000003,
  Statistics1700000000004,
  Language1700000000005,
  Attachments1700000000006,
  HourSums1700000000007,
  SignUps1700000000008,
  Strangers1700000000009,
  ScreenSessions1700000000010,
  UnsentTexts1700000000011,
  CallPace1700000000012,
  PlaceLinks1700000000013,
  Trail1700000000014,
  GivenEmails1700000000015,
  PersonalChanges1700000000016,
  CallsTakenBack1700000000017,
  ReplyRestored1700000000018,
  OldPace1700000000019,
  Catalogue1700000000020,
  Media1700000000021,
  BusinessPage1700000000022,
  CheckInProducts1700000000023,
  HiddenFromSearch1700000000024,
  ProductImports1700000000025,
  BusinessSearch1700000000026,
  SessionsFromAfar1700000000027,
  PlacesOfItems1700000000028,
  Customers1700000000029,
  Staff1700000000030,
  Erasure1700000000032,
  CustomerImports1700000000033,
  Records1700000000034,
  OwnData1700000000035,
  StaffAccess1700000000036,
  StaffOfCheckIns1700000000037,
  ImportedNames1700000000039,
  Signatures1700000000040,
  Appointments1700000000041,
  AppointmentsOfCustomers1700000000042,
  BookingLinks1700000000043,
  AppointmentForms1700000000044,
  AppointmentSeries1700000000045,
  CalendarFeeds1700000000046,
  OneLine1700000000047,
  Standbys1700000000048,
  BookingsShown1700000000049,
  OutsideReadings1700000000054,
  OnlineChanges1700000000061,
  FreshSearchPlans1700000000062,
  ProofsOfBookings1700000000063,
  StandbysPastMidnight1700000000064,
  UnprovenLinks1700000000067,
  KeptByTheDatabase1700000000068,
  LapsedRequests1700000000069,
  SourcesOfHolds1700000000075,
  LapseOlderRequests1700000000076,
  NetworksOfBookings1700000000079,
  ChannelsOfCodes1700000000080,
  UntoldNews1700000000081,
  ProofsOfHolds1700000000082,
];
