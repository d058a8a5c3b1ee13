import type { OpeningPart } from '../../../entities/OpeningPart.js';
import type { OpeningRange } from '../../../entities/OpeningRange.js';
import type { HoursException } from '../../../entities/HoursException.js';
import type { Context } from '../../core/context.js';
import { addHours } from '../hours/add-hours.js';
import { copyHours, type Copy } from '../hours/copy-hours.js';
import { deleteHours, type Deletion } from '../hours/delete-hours.js';
import { deleteHoursExceptions } from '../hours/delete-hours-exceptions.js';
import type { OpeningHours } from '../hours/hours.types.js';
import { openingHours } from '../hours/opening-hours.js';
import { openingPart } from '../hours/opening-part.js';
import { setHoursException, type ExceptionSave } from '../hours/set-hours-exception.js';
import { updateHours, type HoursSave } from '../hours/update-hours.js';
import type { WeekRange } from '../hours/week.js';
import { staffOfException, staffOfHours, type HoursOwner } from '../hours/whose-hours.js';
import { requireStaffMember } from '../staff/staff-members.js';
import { STAFF } from '../staff/topics.js';

// Hours of staff members are those of the room `hours`, which has the rules.

const hoursOf = (staffId: string): HoursOwner => ({ staffId, topic: STAFF });

/** Throws NOT_FOUND. */
const ownerOf = async ({ db }: Context, staffId: string): Promise<HoursOwner> =>
  hoursOf(await requireStaffMember(db, staffId));

/** When a staff member works. Throws NOT_FOUND. */
export const staffHours = async (context: Context, staffId: string): Promise<OpeningHours> =>
  openingHours(context, await ownerOf(context, staffId));

/** A part of somebody's week. Throws NOT_FOUND. */
export const staffOpeningPart = async (context: Context, id: string): Promise<OpeningPart> =>
  openingPart(context, hoursOf(await staffOfHours(context, id)), id);

export const addStaffHour = async (context: Context, staffId: string, input: WeekRange): Promise<OpeningRange> =>
  addHours(context, await ownerOf(context, staffId), input);

export const updateStaffHour = async (context: Context, save: HoursSave): Promise<OpeningRange> =>
  updateHours(context, hoursOf(await staffOfHours(context, save.id)), save);

/** Deletes hours of one staff member, all or none. Throws NOT_FOUND, also where they are of several. */
export const deleteStaffHours = async (context: Context, deletion: Deletion): Promise<OpeningHours> =>
  deleteHours(context, hoursOf(await staffOfHours(context, deletion.ids[0]!)), deletion);

export const copyStaffHours = async (context: Context, staffId: string, copy: Copy): Promise<OpeningHours> =>
  copyHours(context, await ownerOf(context, staffId), copy);

export const setStaffHoursException = async (
  context: Context,
  staffId: string,
  save: ExceptionSave,
): Promise<HoursException> => setHoursException(context, await ownerOf(context, staffId), save);

/** Deletes exceptions of one staff member, all or none. Throws NOT_FOUND, also where they are of several. */
export const deleteStaffHoursExceptions = async (context: Context, ids: readonly string[]): Promise<OpeningHours> =>
  deleteHoursExceptions(context, hoursOf(await staffOfException(context, ids[0]!)), ids);
