import { useEffect, useMemo, useState } from 'react';
import { useMay } from '../../accounts/use-may';
import { refusalOf } from '../../connection/refusal';
import { useNotice } from '../../pieces/use-notice';
import { useRefresh } from '../../pieces/use-refresh';
import { useQueuePage_QueueChangedSubscription } from '../check-ins.generated';
import { remPixels, type ListShape } from '../list-shape';
import type { CheckIn } from '../statuses';
import { ArrivalRow, nameOf, type Outcome } from './ArrivalRow';
import style from './ArrivalRow.module.css';
import { useArrivals_CheckInMutation, useArrivals_ListQuery, useArrivals_SetFlagMutation } from './arrivals.generated';
import type { ExpectedRows } from './expected-rows';
import type { ArrivalLine, ExpectedArrival } from './keep-arrivals';
import { losesPlace } from './late-rule';

interface Props {
  shape: ListShape;
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  onChange: (rows: ExpectedRows | null) => void;
  /** Somebody was checked in; `isAdded` unless they were in line already. */
  onArrived: (checkIn: CheckIn, isAdded: boolean, isByKey: boolean) => void;
  /** A row went away with the button that did it. */
  onGone: () => void;
}

const heights: Record<ListShape, number> = { single: 3.25, double: 3.25, cards: 7 };
const none: ExpectedArrival[] = [];

/** Reads who is expected today, live, and says how the list shows them. */
export function ArrivalSource({ shape, timeZone, now, onChange, onArrived, onGone }: Props) {
  const may = useMay();
  const [mayCheckIn, maySetFlag] = [may('QUEUE_WRITE'), may('APPOINTMENT_STATUS')];
  const notify = useNotice();
  const { data, refetch } = useArrivals_ListQuery({ fetchPolicy: 'cache-and-network' });
  const refresh = useRefresh(refetch);
  useQueuePage_QueueChangedSubscription({ onData: refresh, onError: () => undefined });
  const [sendCheckIn] = useArrivals_CheckInMutation();
  const [sendFlag] = useArrivals_SetFlagMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const arrivals = data?.arrivals ?? none;
  const rule = data?.calendarSettings;

  const rows = useMemo((): ExpectedRows => {
    const height = heights[shape] * remPixels();
    async function attempt<Answer>(id: string, work: () => Promise<Answer>): Promise<Answer | null> {
      setBusyId(id);
      try {
        return await work();
      } catch (cause) {
        notify({ message: refusalOf(cause).message, seconds: 10 });
        return null;
      } finally {
        setBusyId(null);
        refresh();
      }
    }
    const close = (id: string, outcome: Outcome) => setOutcomes((before) => new Map([...before, [id, outcome]]));
    async function checkIn({ id }: ExpectedArrival, isByKey: boolean) {
      const answer = (await attempt(id, () => sendCheckIn({ variables: { id } })))?.data?.checkInAppointment;
      if (!answer) return;
      close(id, 'Checked in');
      onArrived(answer.checkIn, answer.isAdded, isByKey);
    }
    async function setFlag(arrival: ExpectedArrival, flag: 'NO_SHOW' | 'CONFIRMED', version: number) {
      const { id } = arrival;
      return (await attempt(id, () => sendFlag({ variables: { id, flag, version } })))?.data?.setAppointmentFlag;
    }
    async function markNoShow(arrival: ExpectedArrival) {
      const answer = await setFlag(arrival, 'NO_SHOW', arrival.version);
      if (!answer) return;
      close(arrival.id, 'No show');
      onGone();
      notify({
        message: `${nameOf(arrival)} did not come.`,
        undo: () => void setFlag(arrival, 'CONFIRMED', answer.version),
      });
    }
    const draw = (drawn: readonly ArrivalLine[], top: number | null) =>
      drawn.map((line, index) => (
        <ArrivalRow
          key={line.arrival.id}
          line={line}
          outcome={outcomes.get(line.arrival.id)}
          losesPlace={rule !== undefined && losesPlace(line.arrival, rule, now)}
          top={top === null ? null : top + index * height}
          height={height - (shape === 'cards' ? remPixels() / 2 : 0)}
          timeZone={timeZone}
          now={now}
          isBusy={busyId === line.arrival.id}
          mayCheckIn={mayCheckIn}
          maySetFlag={maySetFlag}
          onCheckIn={checkIn}
          onNoShow={markNoShow}
        />
      ));
    return {
      arrivals,
      height,
      draw,
      drawBlock: (drawn, isEnd) =>
        drawn.length > 0 && (
          <div role="rowgroup" className={style.flow} data-end={isEnd || undefined}>
            {draw(drawn, null)}
          </div>
        ),
    };
  }, [
    arrivals,
    rule,
    outcomes,
    shape,
    timeZone,
    now,
    busyId,
    mayCheckIn,
    maySetFlag,
    notify,
    refresh,
    sendCheckIn,
    sendFlag,
    onArrived,
    onGone,
  ]);
  useEffect(() => onChange(rows), [onChange, rows]);
  useEffect(() => () => onChange(null), [onChange]);
  return null;
}
