import { nameOf as staffName } from '../../staff/staff-words';
import { type Hours, openOn } from '../outside-hours';
import { isEvent, type Appointment } from '../states';

export interface GridColumn {
  /** Of the staff member; `anyone` for what nobody in particular does. */
  id: string;
  name: string;
  color: string | null;
}

interface Member {
  id: string;
  firstName: string;
  lastName: string;
  color: string;
}

export const anyone = 'anyone';
const anyoneColumn: GridColumn = { id: anyone, name: 'Anyone', color: null };

/** The staff member of a column; null for anyone. */
export const staffOfColumn = (id: string): string | null => (id === anyone ? null : id);

interface Sight {
  /** Live staff whose appointments are seen. */
  seen: readonly Member[];
  /** All live staff: a visit to one of those seen may have a part with another. */
  live: readonly Member[];
  /** Whether what nobody in particular does is seen. */
  seesAnyone: boolean;
}

/** A column for each live staff member who is seen, for whoever else has something to do, and for anyone. */
export function gridColumns({ seen, live, seesAnyone }: Sight, appointments: readonly Appointment[]): GridColumn[] {
  const liveIds = new Set(live.map(({ id }) => id));
  const own = new Set(seen.map(({ id }) => id));
  const others = new Map<string, GridColumn>();
  for (const { staff } of appointments.flatMap(({ parts }) => parts))
    if (staff && !own.has(staff.id))
      others.set(staff.id, {
        id: staff.id,
        name: liveIds.has(staff.id) ? staffName(staff) : `${staffName(staff)} (archived)`,
        color: staff.color,
      });
  const hasAnyone = seesAnyone || appointments.some((one) => !isEvent(one) && one.parts.some(({ staff }) => !staff));
  return [
    ...seen.map((member) => ({ id: member.id, name: staffName(member), color: member.color })),
    ...others.values(),
    ...(hasAnyone ? [anyoneColumn] : []),
  ];
}

interface Day extends Pick<Hours, 'days'> {
  appointments: readonly Appointment[];
  /** What customers hold just now. */
  held: readonly { staffId: string | null }[];
}

/** Those of a day: who neither works nor has anything to do then has none, unless nobody works. */
export function columnsOfDay(columns: readonly GridColumn[], { days, appointments, held }: Day): readonly GridColumn[] {
  const works = ({ id }: GridColumn) => days.some((day) => openOn(day, id).length > 0);
  if (!columns.some((column) => works(column))) return columns;
  const parts = appointments.flatMap((one) => one.parts);
  const busy = new Set([...parts.map(({ staff }) => staff?.id), ...held.map(({ staffId }) => staffId)]);
  return columns.filter((column) => column.id === anyone || busy.has(column.id) || works(column));
}
