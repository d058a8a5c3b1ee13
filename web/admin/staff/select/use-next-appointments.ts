import { useNow } from '../../../ui/use-now';
import { useAccount } from '../../accounts/use-account';
import { useMay } from '../../accounts/use-may';
import { momentWords, onClock } from '../../appointments/time-words';
import { dateIn } from '../../appointments/wall-time';
import { useStaffChoice_NextQuery } from './staff-choice.generated';

/** 'Next appointment: Fri, Nov 27, 9:30 AM' of each of the staff who has one today or in the six days after. */
export function useNextAppointments(): ReadonlyMap<string, string> {
  const { timeZone } = useAccount().business;
  const maySee = useMay()('APPOINTMENT_READ');
  const now = useNow(60_000);
  const { data } = useStaffChoice_NextQuery({
    variables: { firstDate: dateIn(timeZone, now) },
    skip: !maySee,
    // With less of each appointment than the calendar has: it would read them again.
    fetchPolicy: 'no-cache',
  });
  const parts = (data?.calendar.appointments ?? [])
    .filter(({ flag }) => flag === 'CONFIRMED' || flag === 'REQUESTED')
    .flatMap((appointment) => appointment.parts)
    .filter(({ startsAt }) => Date.parse(startsAt) > now)
    .sort((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt));
  // The earliest comes last, and stays.
  return new Map(
    parts.flatMap(({ staff, startsAt }) =>
      staff ? [[staff.id, `Next appointment: ${momentWords(onClock(startsAt, timeZone))}`]] : [],
    ),
  );
}
