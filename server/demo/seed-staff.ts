import { DateTime } from 'luxon';
import type { DemoCaller } from './DemoCaller.js';
import {
  DemoAddStaffHourDocument,
  DemoAddStaffMemberDocument,
  DemoOfferStaffDocument,
  DemoSetStaffExceptionDocument,
} from './documents.generated.js';
import { ZONE } from './seed-business.js';
import { STAFF } from './staff.js';

const WEEK_OFF = 7;

/** Adds those who work in the salon, with their hours, and lets customers choose among them; answers their ids. */
export async function seedStaff(demo: DemoCaller, today: Date): Promise<string[]> {
  const ids: string[] = [];
  for (const { weekdays, opens, closes, awayIn, ...input } of STAFF) {
    const { addStaffMember } = await demo.run(DemoAddStaffMemberDocument, { input });
    const staffId = addStaffMember.id;
    ids.push(staffId);
    for (const weekday of weekdays)
      await demo.run(DemoAddStaffHourDocument, { staffId, input: { weekday, opens, closes } });
    if (awayIn === undefined) continue;
    const first = DateTime.fromJSDate(today, { zone: ZONE }).plus({ days: awayIn });
    const dates = { date: first.toISODate()!, lastDate: first.plus({ days: WEEK_OFF - 1 }).toISODate()! };
    await demo.run(DemoSetStaffExceptionDocument, { staffId, input: { ...dates, name: 'Vacation', ranges: [] } });
  }
  await demo.run(DemoOfferStaffDocument, {});
  return ids;
}
