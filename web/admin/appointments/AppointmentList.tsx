import FormsIcon from '@mui/icons-material/AssignmentLateOutlined';
import { useState } from 'react';
import styles from './AppointmentList.module.css';
import { dayOf } from './calendar-view';
import { workWords } from './grid/grid-blocks';
import { arrivalOf } from './arrival';
import { SeriesMark } from './series/SeriesMark';
import { openForms, openFormsWords } from './open-forms';
import { lookOfState, nameOf, stateOf, type Appointment } from './states';
import { onClock, timeWords } from './time-words';
import type { DayLines } from './day-lines';

interface Props {
  days: readonly DayLines[];
  /** Days before this one are folded, if it is among them; omitted to fold none. */
  today?: string;
  timeZone: string;
  /** Epoch milliseconds; what of today had ended by `readAt` is folded. */
  now: number;
  readAt: number;
  /** Null on paper. */
  onOpen: ((appointment: Appointment) => void) | null;
}

/** The appointments of some days, one after the other. */
export function AppointmentList({ days, today, timeZone, now, readAt, onOpen }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const past = days.some(({ date }) => date === today) ? days.filter(({ date }) => date < today!) : [];
  const shown = isUnfolded ? days : days.slice(past.length);
  return (
    <div className={styles.list}>
      {past.length > 0 && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Hide' : 'Show'} {foldWords(past)}
        </button>
      )}
      {shown.map(({ date, appointments }) => (
        <section key={date} className={styles.day} aria-label={dayOf(date).toFormat('cccc, LLLL d')}>
          <h3 className={styles.heading}>{dayOf(date).toFormat('cccc, LLL d')}</h3>
          <Unsigned count={appointments.reduce((sum, one) => sum + openForms(one), 0)} />
          <Lines
            appointments={appointments}
            endedBy={date === today ? readAt : null}
            timeZone={timeZone}
            now={now}
            onOpen={onOpen}
          />
        </section>
      ))}
    </div>
  );
}

interface LinesProps extends Pick<Props, 'timeZone' | 'now' | 'onOpen'> {
  appointments: readonly Appointment[];
  /** What has ended by then is folded; null to fold nothing. */
  endedBy: number | null;
}

/** The appointments of a day. */
function Lines({ appointments, endedBy, timeZone, now, onOpen }: LinesProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  if (appointments.length === 0) return <p className={styles.none}>Nothing on this day.</p>;
  const left = appointments.filter(({ endsAt }) => endedBy === null || Date.parse(endsAt) > endedBy);
  const earlier = appointments.length - left.length;
  const shown = isUnfolded ? appointments : left;
  return (
    <>
      {earlier > 0 && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {`${isUnfolded ? 'Hide' : 'Show'} ${earlier} earlier`}
        </button>
      )}
      {shown.length === 0 && <p className={styles.none}>Nothing more today.</p>}
      <ul>
        {shown.map((appointment) => (
          <li key={appointment.id} data-id={appointment.id}>
            {onOpen ? (
              <button type="button" className={styles.line} onClick={() => onOpen(appointment)}>
                <Line appointment={appointment} timeZone={timeZone} now={now} />
              </button>
            ) : (
              <div className={styles.line}>
                <Line appointment={appointment} timeZone={timeZone} now={now} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** 'Sun, Nov 22 – Wed, Nov 25: 12 entries'. */
function foldWords(past: readonly DayLines[]): string {
  const dates = [...new Set([past[0]!.date, past.at(-1)!.date])].map((date) => dayOf(date).toFormat('ccc, LLL d'));
  const count = past.reduce((sum, { appointments }) => sum + appointments.length, 0);
  return `${dates.join(' – ')}: ${count === 1 ? '1 entry' : `${count} entries`}`;
}

/** '2 forms not signed', with its icon; nothing where all are. */
function Unsigned({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.unsigned}>
      <FormsIcon aria-hidden sx={{ fontSize: 16 }} />
      {openFormsWords(count)}
    </span>
  );
}

function Line({ appointment, timeZone, now }: { appointment: Appointment; timeZone: string; now: number }) {
  const state = stateOf(appointment, now);
  const { Icon, word } = lookOfState(state);
  const arrival = arrivalOf(appointment, now);
  const time = (instant: string) => timeWords(onClock(instant, timeZone));
  return (
    <>
      <span aria-hidden className={styles.stripe} style={{ background: appointment.color }} />
      <span className={styles.time}>
        {time(appointment.startsAt)}
        <span className={styles.until}>
          <span className="unseen"> to </span>
          {time(appointment.endsAt)}
        </span>
      </span>
      <span className={styles.what}>
        <span className={styles.head}>
          <span className={styles.name} data-state={state}>
            {nameOf(appointment)}
          </span>
          <span className={styles.state} style={{ color: `var(--state-${state})` }}>
            <Icon aria-hidden sx={{ fontSize: 16 }} />
            {word}
          </span>
        </span>
        <span className={styles.soft}>{workWords(appointment)}</span>
        {arrival && (
          <span className={styles.state} style={{ color: `var(--color-${arrival.token})` }}>
            <arrival.Icon aria-hidden sx={{ fontSize: 16 }} />
            {arrival.word}
          </span>
        )}
        {appointment.series && (
          <span className={styles.soft}>
            <SeriesMark />
          </span>
        )}
        <Unsigned count={openForms(appointment)} />
      </span>
    </>
  );
}
