import type { NonEmptyArray } from 'type-graphql';
import { CallUpResolver } from '../check-ins/call-up.resolver.js';
import { PartyMessageResolver } from '../check-ins/message.resolver.js';
import { CheckInResolver } from '../check-ins/check-in.resolver.js';
import { PublicCheckInResolver } from '../public/check-in.resolver.js';
import { MonitorResolver } from '../public/monitor.resolver.js';
import { CheckInOfflineResolver } from '../public/check-in-offline.resolver.js';
import { StatisticsResolver } from '../check-ins/statistics.resolver.js';
import { FeedbackResolver } from '../check-ins/feedback.resolver.js';
import { CustomerResolver } from '../customers/customer.resolver.js';
import { PlansResolver } from '../public/plans.resolver.js';
import { RateVisitResolver } from '../public/rate-visit.resolver.js';
import { PlanResolver } from '../subscriptions/plan.resolver.js';
import { PlaceInLineResolver } from '../public/place-in-line.resolver.js';
import { AccountResolver } from '../accounts/account.resolver.js';
import { BusinessResolver } from '../businesses/business.resolver.js';
import { CheckInAppResolver } from '../check-in-app/check-in-app.resolver.js';
import { KioskDeviceResolver } from '../check-in-app/kiosk-device.resolver.js';
import { MediaResolver } from '../media/media.resolver.js';
import { PublicCheckInAppResolver } from '../public/check-in-app.resolver.js';
import { KioskResolver } from '../public/kiosk.resolver.js';
import { PersonResolver } from '../public/person.resolver.js';
import { PhoneSessionResolver } from '../public/phone-session.resolver.js';
import { EnvironmentResolver } from '../public/environment.resolver.js';

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
