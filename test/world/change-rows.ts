import type { CheckInStatus } from '../../entities/CheckInStatus.js';
import type { Plan } from '../../entities/Plan.js';

export interface BusinessColumns {
  name?: string;
  plan?: Plan;
  timeZone?: string;
}
export interface CustomerColumns {
  firstName?: string;
  lastName?: string;
  phone?: string;
  email?: string;
  emailUnproven?: boolean;
  archivedAt?: Date;
  erasedAt?: Date;
  birthMonth?: number | null;
  birthDay?: number | null;
  birthYear?: number | null;
}
export interface CheckInColumns {
  status?: CheckInStatus;
  holdUntil?: Date;
  servicedAt?: Date;
  notifiedAt?: Date | null;
  createdAt?: Date;
  closeToldAt?: Date;
  partySize?: number;
  language?: string;
  deletedAt?: Date;
  notes?: string;
  temperature?: string;
  reply?: string;
  quoteLow?: number | null;
  quoteHigh?: number | null;
  rating?: number;
  ratedAt?: Date;
  feedback?: string;
  feedbackAskedAt?: Date;
}

const nameOf = (property: string): string => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Text and values that set these columns of one row, as no operation would. */
export function updateOf(
  table: 'business' | 'customer' | 'check_in',
  id: string,
  columns: object,
): [text: string, values: unknown[]] {
  const sets = Object.keys(columns).map((property, index) => `${nameOf(property)} = $${index + 2}`);
  return [`update ${table} set ${sets.join(', ')} where id = $1 returning id`, [id, ...Object.values(columns)]];
}
