import type { NonEmptyArray } from 'type-graphql';
import { CallUpResolver } from './domain/check-ins/call-up/call-up.resolver.js';
import { PartyMessageResolver } from './domain/check-ins/messages/message.resolver.js';
import { CheckInResolver } from './domain/check-ins/hosting/hosting.resolver.js';
import { PublicCheckInResolver } from './domain/check-ins/queue/check-in.resolver.js';
import { MonitorResolver } from './domain/check-ins/monitor/monitor.resolver.js';
import { CheckInOfflineResolver } from './domain/check-ins/queue/check-in-offline.resolver.js';
import { StatisticsResolver } from './domain/check-ins/statistics/statistics.resolver.js';
import { FeedbackResolver } from './domain/check-ins/feedback/feedback.resolver.js';
import { CustomerResolver } from './domain/customers/customer.resolver.js';
import { PlansResolver } from './domain/billing/plans.resolver.js';
import { RateVisitResolver } from './domain/check-ins/feedback/rate-visit.resolver.js';
import { PlanResolver } from './domain/billing/plan.resolver.js';
import { PlaceInLineResolver } from './domain/check-ins/place-in-line/place-in-line.resolver.js';
import { AccountResolver } from './domain/accounts/account.resolver.js';
import { BusinessResolver } from './domain/businesses/business.resolver.js';
import { CheckInAppResolver } from './domain/check-in-app/check-in-app.resolver.js';
import { KioskDeviceResolver } from './domain/check-in-app/kiosk-device.resolver.js';
import { MediaResolver } from './domain/media/media.resolver.js';
import { PublicCheckInAppResolver } from './domain/check-in-app/public-check-in-app.resolver.js';
import { KioskResolver } from './domain/check-in-app/kiosk.resolver.js';
import { PersonResolver } from './domain/customers/person.resolver.js';
import { PhoneSessionResolver } from './domain/check-in-app/phone-session.resolver.js';
import { EnvironmentResolver } from './domain/businesses/environment.resolver.js';

/** Every resolver of the API. */
export const RESOLVERS: NonEmptyArray<Function> = [
  EnvironmentResolver,
  AccountResolver,
  BusinessResolver,
  CallUpResolver,
  CheckInResolver,
  PartyMessageResolver,
  PublicCheckInResolver,
  CheckInOfflineResolver,
  PlaceInLineResolver,
  MonitorResolver,
  CheckInAppResolver,
  KioskDeviceResolver,
  KioskResolver,
  MediaResolver,
  PersonResolver,
  PhoneSessionResolver,
  PublicCheckInAppResolver,
  FeedbackResolver,
  StatisticsResolver,
  RateVisitResolver,
  CustomerResolver,
  PlansResolver,
  PlanResolver,
];
