import { MINUTE_MS } from '../../../core/durations.js';
import type { Appointment } from '../../../../entities/Appointment.js';
import type { AppointmentPartInput, OnePartInput } from './entry.inputs.js';

/**
 * The parts of what a client sent that knows no parts; null where it is what the appointment has, whose parts stay. Other staff take as long as it took so
 * far, other services as long as they do.
 */
export function partsOfOne(
  sent: OnePartInput,
  { parts, startsAt, endsAt }: Pick<Appointment, 'parts' | 'startsAt' | 'endsAt'>,
): AppointmentPartInput[] | null {
  const oldStaffId = parts.find(({ staff }) => staff !== null)?.staff?.id ?? null;
  const oldIds = new Set(parts.flatMap(({ products }) => products.map(({ id }) => id)));
  const staffId = sent.staffId === undefined ? oldStaffId : sent.staffId || null;
  const productIds = [...new Set(sent.productIds ?? oldIds)];
  const hasSameProducts = productIds.length === oldIds.size && productIds.every((id) => oldIds.has(id));
  if (hasSameProducts && staffId === oldStaffId) return null;
  return [
    {
      staffId,
      askedForStaff: parts.some(({ staff, askedForStaff }) => askedForStaff && staff?.id === staffId),
      productIds,
      minutes: hasSameProducts ? (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS : null,
    },
  ];
}
