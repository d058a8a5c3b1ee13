import { handleJob } from '../../core/jobs/job.js';
import type { Module } from '../../core/module.js';
import { CallUpResolver } from './call-up/call-up.resolver.js';
import { ASK_FEEDBACK, ASK_UNSEATED, CANCEL_OVERDUE, MEASURE_PACE, TELL_CLOSE } from './check-in-jobs.js';
import { askForFeedback } from './feedback/ask-for-feedback.js';
import { askUnseated } from './feedback/ask-unseated.js';
import { FeedbackResolver } from './feedback/feedback.resolver.js';
import { RateVisitResolver } from './feedback/rate-visit.resolver.js';
import { cancelOverdue } from './hosting/cancel-overdue.js';
import { CheckInResolver } from './hosting/hosting.resolver.js';
import { PartyMessageResolver } from './messages/message.resolver.js';
import { tellWhoIsClose } from './messages/tell-who-is-close.js';
import { MonitorResolver } from './monitor/monitor.resolver.js';
import { MONITOR_LINK } from './monitor/monitor-link.js';
import { MONITORS } from './monitor/monitors.js';
import { CHECK_IN_LINK } from './place-in-line/check-in-link.js';
import { PlaceInLineResolver } from './place-in-line/place-in-line.resolver.js';
import { PLACES } from './place-in-line/places.js';
import { CheckInOfflineResolver } from './queue/check-in-offline.resolver.js';
import { PublicCheckInResolver } from './queue/check-in.resolver.js';
import { StatisticsResolver } from './statistics/statistics.resolver.js';
import { QUEUE } from './topics.js';
import { keepPace } from './waits/measure-pace.js';

export const checkIns: Module = {
  name: 'check-ins',
  tables: ['check_in', 'check_in_event'],
  resolvers: [
    CheckInResolver,
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
    handleJob(CANCEL_OVERDUE, cancelOverdue),
    handleJob(ASK_FEEDBACK, askForFeedback),
    handleJob(ASK_UNSEATED, askUnseated),
    handleJob(MEASURE_PACE, keepPace),
  ],
  topics: [QUEUE],
  verifiers: [CHECK_IN_LINK, MONITOR_LINK],
  views: [PLACES, MONITORS],
};
