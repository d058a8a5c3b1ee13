import type { Appointment } from '../../../../entities/Appointment.js';
import { DEFAULT_COLOR } from '../limits.js';

/** The color of an appointment with other parts: that of who does it first, unless somebody chose another one by hand. */
export function colorWith(
  { color, parts: before }: Pick<Appointment, 'color' | 'parts'>,
  parts: readonly { staffId: string | null }[],
  usualColor: string | null,
): string {
  const former = before.find(({ staff }) => staff !== null)?.staff;
  const next = parts.find(({ staffId }) => staffId !== null)?.staffId;
  if (former?.id === next) return color;
  const isUsual = color === DEFAULT_COLOR || color === former?.color.toLowerCase();
  return isUsual ? (usualColor ?? DEFAULT_COLOR).toLowerCase() : color;
}
