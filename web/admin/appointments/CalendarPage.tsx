import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { media } from '../../ui/breakpoints';
import { useNow } from '../../ui/use-now';
import { useAccount } from '../accounts/use-account';
import { useMembers } from '../staff/select/use-members';
import { refusalOf } from '../connection/refusal';
import { LoadFailed } from '../pieces/LoadFailed';
import { Pending } from '../pieces/Pending';
import { PlanNote } from '../plans/PlanNote';
import { PlansDialog } from '../plans/PlansDialog';
import { PlanWarning } from '../plans/PlanWarning';
import { Page } from '../shell/Page';
import { AppointmentList } from './AppointmentList';
import styles from './CalendarPage.module.css';
import { CalendarBoard } from './CalendarBoard';
import { CalendarDialogs } from './CalendarDialogs';
import { CalendarHead } from './CalendarHead';
import { CalendarLegend } from './CalendarLegend';
import { CalendarNotes } from './CalendarNotes';
import { useCalendarShape } from './calendar-shape';
import { datesOf, titleOf } from './calendar-view';
import { ColumnFilter } from './ColumnFilter';
import { DaySide } from './DaySide';
import { dayLines, type DayLines } from './day-lines';
import { useReadHours } from './entry/use-hours';
import { columnsOfDay, gridColumns } from './grid/grid-columns';
import { MiniMonth } from './MiniMonth';
import { NewButton } from './NewButton';
import { PrintedCalendar } from './PrintedCalendar';
import type { Appointment } from './states';
import { RequestsButton } from './requests/RequestsButton';
import { useRequests } from './requests/use-requests';
import { firstWanted, standbySlot } from './standby/standby-slot';
import { StandbyButton } from './standby/StandbyButton';
import type { Standby } from './standby/standby-words';
import { useStandbys } from './standby/use-standbys';
import { useBusinessDay } from './use-business-day';
import { useArrivals, useCalendar, useCalendarSettings } from './use-calendar';
import { useCalendarKeys } from './use-calendar-keys';
import { useCalendarRights } from './use-calendar-rights';
import { useCalendarUrl } from './use-calendar-url';
import { useMove } from './use-move';
import { useSlot } from './use-slot';
import { dateIn } from './wall-time';

/** The staff's calendar: /account/bookings. */
export function CalendarPage() {
  const { business } = useAccount();
  const { mayWrite, mayAddCustomers, maySetUp, mayFeed, maySeeStandbys, mayWriteHours, mayAnswer, seesAll, isLacking } =
    useCalendarRights();
  const isWide = useMediaQuery(media.wide);
  const isPhone = useMediaQuery(media.phone);
  const [shape, setShape] = useCalendarShape();
  const isList = isPhone && shape === 'list';
  const now = useNow(60_000);
  const [isAskingPlan, setAskingPlan] = useState(false);
  const { interval, usual, refetch: refetchSettings } = useCalendarSettings();
  const clockDate = dateIn(business.timeZone, now);
  const businessDay = useBusinessDay(business.timeZone, now);
  const today = businessDay ?? clockDate;
  const url = useCalendarUrl(clockDate, { today: businessDay, view: usual });
  const { date, view } = url;
  const { members, own } = useMembers();
  const standbys = useStandbys(maySeeStandbys);
  const requests = useRequests();
  const readHours = useReadHours();
  const { calendar, shown, error, refetch, refresh } = useCalendar(url, () =>
    Promise.all([refetchSettings(), standbys.refetch(), requests.refetch()]),
  );
  const hasToday = view !== null && datesOf(view, date).firstDate === datesOf(view, today).firstDate;
  useArrivals(hasToday, today, clockDate);
  const timeZone = shown?.timeZone ?? business.timeZone;

  const staff = useMemo(() => (seesAll ? (members ?? []) : own ? [own] : []), [seesAll, members, own]);
  // An account without a staff member keeps the column for anyone, as there is no calendar without one.
  const seesAnyone = seesAll || staff.length === 0;
  const columns = useMemo(
    () => gridColumns({ seen: staff, live: members ?? [], seesAnyone }, calendar?.appointments ?? []),
    [staff, members, seesAnyone, calendar],
  );
  const filter = columns.some(({ id }) => id === url.staff) ? url.staff : null;
  const filtered = useMemo(() => {
    if (filter) return columns.filter(({ id }) => id === filter);
    return view === 'day' && seesAll && shown ? columnsOfDay(columns, shown) : columns;
  }, [columns, filter, view, seesAll, shown]);
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.name ?? 'this staff member';

  const moving = useMove({ timeZone, hours: calendar, today: clockDate, nameOf, refresh });
  const form = useSlot({
    url,
    interval,
    today,
    now,
    timeZone,
    hours: calendar,
    filter,
    nameOf,
    ask: moving.askOutside,
  });
  /** Without the plan the plans open in its place. */
  const openForm = (action: 'add-appointment' | 'add-event') => (isLacking ? setAskingPlan(true) : form.open(action));
  async function bookFor(standby: Standby) {
    const hours = await readHours(firstWanted(standby, today)).catch(() => null);
    form.openAt(standbySlot(standby, { today, timeZone, now, interval, hours }));
  }
  const canWrite = mayWrite && !isLacking;
  useCalendarKeys({ url, today, onNew: () => mayWrite && openForm('add-appointment') });
  const openAppointment = ({ id }: Appointment) => url.open({ ai: id, bi: business.id });

  // What of today has ended is folded as often as the calendar is read: by the clock alone nothing moves under a pointer.
  const [reading, setReading] = useState({ calendar, at: now });
  if (reading.calendar !== calendar) setReading({ calendar, at: now });
  const days = useMemo(
    () => (calendar ? dayLines(calendar.days, calendar.appointments, filter) : []),
    [calendar, filter],
  );
  const list = (some: readonly DayLines[], onOpen: typeof openAppointment | null, readAt = reading.at) => (
    <AppointmentList
      days={some}
      today={onOpen ? today : undefined}
      timeZone={timeZone}
      now={now}
      readAt={readAt}
      onOpen={onOpen}
    />
  );
  return (
    <Page
      title="Calendar"
      action={
        mayWrite && (
          <NewButton onAppointment={() => openForm('add-appointment')} onEvent={() => openForm('add-event')} />
        )
      }
    >
      <div className={styles.page}>
        {isLacking && mayWrite && (
          <PlanNote>
            Your plan does not include the calendar: what is in it stays, but nothing can be added or moved.
          </PlanNote>
        )}
        <PlanWarning gate={moving.gate} />
        {shown && <CalendarNotes calendar={shown} mayWriteHours={mayWriteHours} />}
        {view && (
          <CalendarHead
            view={view}
            date={date}
            today={today}
            hasMonth={isWide}
            shape={isPhone ? shape : null}
            filter={
              seesAll &&
              columns.length > 2 && (
                <ColumnFilter columns={columns} value={filter} onChange={(column) => url.set({ staff: column })} />
              )
            }
            onFeeds={mayFeed ? () => url.open({ action: 'calendar-feeds' }) : null}
            requests={
              <RequestsButton
                requests={requests}
                url={url}
                timeZone={timeZone}
                mayAnswer={mayAnswer}
                onOpen={openAppointment}
              />
            }
            standbys={
              maySeeStandbys && (
                <StandbyButton
                  standbys={standbys}
                  timeZone={timeZone}
                  onBook={canWrite ? (one) => void bookFor(one) : null}
                />
              )
            }
            onSettings={maySetUp ? () => url.open({ action: 'calendar-settings' }) : null}
            onDate={url.showDate}
            onStep={url.step}
            onView={(next) => url.set({ view: next })}
            onShape={setShape}
          />
        )}
        <div className={styles.columns}>
          {isWide && (
            <DaySide
              month={<MiniMonth date={date} today={today} isWeek={view === 'week'} onChoose={url.showDate} />}
              day={days.find((day) => day.date === date)}
              readAt={reading.at}
              list={(day, readAt) => list([day], openAppointment, readAt)}
            />
          )}
          <div className={styles.main} data-shape={isPhone ? shape : undefined}>
            {calendar && error && <LoadFailed message={refusalOf(error).message} onRetry={refetch} />}
            {!calendar && (error || isList || !shown) && (
              <Pending error={error} onRetry={refetch} rows={8} height={56} />
            )}
            {isList && calendar && list(days, openAppointment)}
            {!isList && view && shown && !(error && !calendar) && (
              <CalendarBoard
                view={view}
                date={date}
                today={today}
                now={now}
                calendar={calendar ?? shown}
                isOfOthers={!calendar}
                columns={filtered}
                filter={filter}
                mayWrite={canWrite}
                onOpen={openAppointment}
                onPick={(time) => void form.pick(time)}
                onDay={url.showDay}
                onMove={moving.move}
              />
            )}
          </div>
        </div>
        <CalendarLegend hasArrivals={calendar?.appointments.some(({ checkIn }) => checkIn) ?? false} />
      </div>
      {view && <PrintedCalendar title={`${business.name}: ${titleOf(view, date)}`}>{list(days, null)}</PrintedCalendar>}
      {moving.questions}
      <PlansDialog
        open={isAskingPlan}
        reason="Appointments can be added with the Plus plan."
        onClose={() => setAskingPlan(false)}
      />
      <CalendarDialogs
        appointmentId={url.businessId === business.id ? url.appointmentId : null}
        form={url.formFor({ canWrite, mayAddCustomers, maySetUp, mayFeed })}
        slot={form.slot}
        timeZone={timeZone}
        onClose={url.close}
        onAdded={refresh}
        onBookAgain={canWrite ? form.openAt : null}
      />
    </Page>
  );
}
