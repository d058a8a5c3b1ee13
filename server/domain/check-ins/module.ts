import { handleJob } from '../../core/jobs/job.js';
import type { Module } from '../../core/module.js';
import { ActivityResolver } from './activity/activity.resolver.js';
import { AgreementResolver } from './agreement/agreement.resolver.js';
import { ArrivalsResolver } from './arrivals/arrivals.resolver.js';
import { CallUpResolver } from './call-up/call-up.resolver.js';
import {
  ASK_FEEDBACK,
  ASK_VISITORS,
  CANCEL_NO_SHOW,
  MEASURE_PACE,
  SEND_PLACE_LINK,
  SUM_DAYS,
  TELL_CLOSE,
} from './check-in-jobs.js';
import { FOLLOW_APPOINTMENT } from '../appointments/time/note-move.js';
import { CHECK_IN_LINK } from './entry/check-in-link.js';
import { followAppointment } from './entry/follow-appointment.js';
import { askFeedback } from './feedback/ask-feedback.js';
import { askVisitors } from './feedback/ask-visitors.js';
import { FeedbackResolver } from './feedback/feedback.resolver.js';
import { RateVisitResolver } from './feedback/rate-visit.resolver.js';
import { cancelNoShow } from './hosting/cancel-no-show.js';
import { FirstStepsResolver } from './first-steps/first-steps.resolver.js';
import { HostingResolver } from './hosting/hosting.resolver.js';
import { LocationsResolver } from './locations/locations.resolver.js';
import { PartyMessageResolver } from './messages/message.resolver.js';
import { PARTY_MESSAGES } from './messages/party-messages.js';
import { PARTY_REPLIES } from './messages/receive-reply.js';
import { sendPlaceLink } from './messages/send-place-link.js';
import { tellWhoIsClose } from './messages/tell-who-is-close.js';
import { MonitorResolver } from './monitor/monitor.resolver.js';
import { MONITORS } from './monitor/monitors.js';
import { PlaceInLineResolver } from './place-in-line/place-in-line.resolver.js';
import { PLACES } from './place-in-line/places.js';
import { CheckInOfflineResolver } from './queue/check-in-offline.resolver.js';
import { PublicCheckInResolver } from './queue/check-in.resolver.js';
import { QueueResolver } from './queue/queue.resolver.js';
import { enqueueMissingDay, sumDays } from './statistics/sum-days.js';
import { StatisticsResolver } from './statistics/statistics.resolver.js';
import { QUEUE } from './topics.js';
import { updatePace } from './waits/update-pace.js';

export const checkIns: Module = {
  name: 'check-ins',
  tables: ['check_in', 'check_in_event', 'check_in_change', 'check_in_day_sums'],
  resolvers: [
    AgreementResolver,
    ActivityResolver,
    FirstStepsResolver,
    QueueResolver,
    ArrivalsResolver,
    HostingResolver,
    LocationsResolver,
    PublicCheckInResolver,
    CheckInOfflineResolver,
    CallUpResolver,
    PartyMessageResolver,
    PlaceInLineResolver,
    MonitorResolver,
    FeedbackResolver,
    RateVisitResolver,
    StatisticsResolver,
  ],
  jobs: [
    handleJob(TELL_CLOSE, tellWhoIsClose),
    handleJob(SEND_PLACE_LINK, sendPlaceLink),
    handleJob(CANCEL_NO_SHOW, cancelNoShow),
    handleJob(ASK_FEEDBACK, askFeedback),
    handleJob(ASK_VISITORS, askVisitors),
    handleJob(MEASURE_PACE, async (context) => {
      await updatePace(context);
      enqueueMissingDay(context); // this job runs on every busy day
    }),
    handleJob(SUM_DAYS, sumDays),
    handleJob(FOLLOW_APPOINTMENT, followAppointment),
  ],
  topics: [QUEUE],
  tokenKinds: [CHECK_IN_LINK],
  views: [PLACES, MONITORS],
  messages: PARTY_MESSAGES,
  replies: [PARTY_REPLIES],
};
