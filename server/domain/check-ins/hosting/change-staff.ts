import type { Context } from '../../../core/context.js';
import { findStaff, type StaffChoice } from '../entry/choose-staff.js';
import type { UpdateCheckInInput } from './hosting.inputs.js';

/** The choice after the host's, null if it is the same. Whom a party has already may stay although they are archived; see findStaff. */
export async function changeStaff(
  context: Context,
  before: StaffChoice,
  { staffId, askedForStaff }: Pick<UpdateCheckInInput, 'staffId' | 'askedForStaff'>,
): Promise<StaffChoice | null> {
  const idBefore = before.staff?.id ?? '';
  const id = staffId ?? idBefore;
  const isSame = id === idBefore;
  const staff = isSame ? before.staff : await findStaff(context, id, 'staffId');
  const asked = staff !== null && (askedForStaff ?? (isSame && before.askedForStaff));
  return isSame && asked === before.askedForStaff ? null : { staff, askedForStaff: asked };
}
