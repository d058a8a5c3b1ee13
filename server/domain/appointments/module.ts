import { handleJob } from '../../core/jobs/job.js';
import type { Module } from '../../core/module.js';
import { OFFER_FREED_TIMES } from '../businesses/note-free-time.js';
import { BOOKING_CODE } from './booking/booking-code-message.js';
import { FORGET_HOLD, forgetHold } from './booking/booking-jobs.js';
import { BookingResolver } from './booking/booking.resolver.js';
import { BookingByPhoneResolver } from './booking/by-phone/by-phone.resolver.js';
import { HOLD_TOKEN } from './booking/hold-token.js';
import { AvailabilityResolver } from './availability/availability.resolver.js';
import { CalendarResolver } from './calendar/calendar.resolver.js';
import { FEED_LINK } from './feeds/feed-link.js';
import { FeedsResolver } from './feeds/feeds.resolver.js';
import { AppointmentEntryResolver } from './entry/entry.resolver.js';
import { lapseRequest } from './requests/lapse-request.js';
import { remindOfRequest } from './requests/remind-of-request.js';
import { BOOKING_LINK } from './links/booking-link.js';
import { OwnBookingResolver } from './own-bookings/own-booking.resolver.js';
import { FORMER_CUSTOMER } from './news/former-customer-message.js';
import { APPOINTMENT_NEWS } from './news/news-message.js';
import { SERIES_NEWS } from './news/series-news-message.js';
import { AppointmentNewsResolver } from './news/news.resolver.js';
import { REMIND } from './reminders/reminder-jobs.js';
import { APPOINTMENT_REMINDER } from './reminders/reminder-message.js';
import { remind } from './reminders/remind.js';
import { ONLINE_CHANGES } from './online-changes/changes-message.js';
import { TELL_OF_ONLINE_CHANGES } from './online-changes/note-online-change.js';
import { tellOfOnlineChanges } from './online-changes/tell-of-online-changes.js';
import { FETCH_OUTSIDE_CALENDAR } from './outside/fetch-job.js';
import { fetchDue } from './outside/fetch-due.js';
import { OutsideResolver } from './outside/outside.resolver.js';
import { AppointmentSeriesResolver } from './series/series.resolver.js';
import { CalendarSettingsResolver } from './settings/settings.resolver.js';
import { endWait } from './standby/end-wait.js';
import { EXPIRE_OFFER, expireOffer } from './standby/expire-offer.js';
import { FORGET_STANDBY, forgetStandby } from './standby/forget-standby.js';
import { offerFreedTimes } from './standby/offer-freed-times.js';
import { STANDBY_REPLIES } from './standby/receive-standby-reply.js';
import { STANDBY_ADDED } from './standby/standby-added-message.js';
import { STANDBY_ANSWER } from './standby/standby-answer-message.js';
import { STANDBY_CODE } from './standby/standby-code-message.js';
import { STANDBY_OFFER } from './standby/standby-offer-message.js';
import { StandbyResolver } from './standby/standby.resolver.js';
import { STANDBY_TOKEN } from './standby/standby-token.js';
import { LAPSE_REQUEST, REMIND_OF_REQUEST } from './time/schedule-lapse.js';
import { END_WAIT } from './time/schedule-end-of-wait.js';
import { AppointmentFormsResolver } from './forms/appointment-forms.resolver.js';
import { SendAppointmentFormsResolver } from './forms/send-forms.resolver.js';
import { APPOINTMENT_FORMS_LINK } from './forms/forms-link.js';
import { FORMS_MESSAGE } from './forms/forms-message.js';
import { CALENDAR } from './topics.js';

export const appointments: Module = {
  name: 'appointments',
  tables: [
    'appointment',
    'booked_time',
    'appointment_event',
    'calendar_settings',
    'booking_hold',
    'booking_link',
    'calendar_feed',
    'outside_calendar',
    'busy_time',
    'appointment_series',
    'standby',
    'standby_offer',
    'online_change',
  ],
  resolvers: [
    CalendarResolver,
    AppointmentEntryResolver,
    CalendarSettingsResolver,
    AvailabilityResolver,
    BookingResolver,
    FeedsResolver,
    OutsideResolver,
    AppointmentSeriesResolver,
    StandbyResolver,
    BookingByPhoneResolver,
    OwnBookingResolver,
    AppointmentNewsResolver,
    AppointmentFormsResolver,
    SendAppointmentFormsResolver,
  ],
  jobs: [
    handleJob(FORGET_HOLD, forgetHold),
    handleJob(REMIND, remind),
    handleJob(REMIND_OF_REQUEST, remindOfRequest),
    handleJob(LAPSE_REQUEST, lapseRequest),
    handleJob(FETCH_OUTSIDE_CALENDAR, fetchDue, { runs: 'waiting' }),
    handleJob(TELL_OF_ONLINE_CHANGES, tellOfOnlineChanges),
    handleJob(OFFER_FREED_TIMES, offerFreedTimes),
    handleJob(EXPIRE_OFFER, expireOffer),
    handleJob(END_WAIT, endWait),
    handleJob(FORGET_STANDBY, forgetStandby),
  ],
  tokenKinds: [HOLD_TOKEN, BOOKING_LINK, FEED_LINK, STANDBY_TOKEN, APPOINTMENT_FORMS_LINK],
  messages: [
    BOOKING_CODE,
    APPOINTMENT_NEWS,
    FORMER_CUSTOMER,
    SERIES_NEWS,
    APPOINTMENT_REMINDER,
    ONLINE_CHANGES,
    FORMS_MESSAGE,
    STANDBY_CODE,
    STANDBY_ADDED,
    STANDBY_OFFER,
    STANDBY_ANSWER,
  ],
  replies: [STANDBY_REPLIES],
  topics: [CALENDAR],
};
