import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { inContext } from '../core/context.js';
import { updatePace } from '../domain/check-ins/waits/update-pace.js';
import type { DemoCaller } from './DemoCaller.js';
import type { DemoEvent } from './DemoEvent.js';
import {
  DemoAddPersonDocument,
  DemoAskFeedbackDocument,
  DemoCheckInDocument,
  DemoNoShowDocument,
  DemoRateDocument,
  DemoSetStatusDocument,
  type DemoSetStatusMutationVariables,
} from './documents.generated.js';
import { PEOPLE } from './people.js';
import { planVisits, TODAY_MS, type DemoVisit, type Step } from './plan-visits.js';
import { ZONE } from './seed-business.js';

/** What parties choose from. */
interface Choices {
  serviceIds: readonly string[];
  staffIds: readonly string[];
}

const STATUS_NAME = Object.fromEntries(Object.entries(CheckInStatus).map(([name, value]) => [value, name])) as Record<
  CheckInStatus,
  DemoSetStatusMutationVariables['status']
>;

const CHANGES_PER_PACE = 5;

interface Salon extends Choices {
  businessId: string;
  now: Date;
  /** What happens meanwhile. */
  beside: readonly DemoEvent[];
}

/** Parties of the last days and of today, each event at its time. */
export async function seedVisits(
  demo: DemoCaller,
  { businessId, serviceIds, staffIds, now, beside }: Salon,
): Promise<void> {
  let changes = 0;
  // The job would measure all days only at the end.
  const keepPace = async (): Promise<void> => {
    changes += 1;
    if (changes % CHANGES_PER_PACE === 0) await inContext(demo.dependencies, { tenant: businessId }, updatePace);
  };
  // Otherwise customers of past days would be asked for feedback now.
  await demo.run(DemoAskFeedbackDocument, { isWanted: false });
  const events: DemoEvent[] = [
    ...beside,
    ...planVisits({ people: PEOPLE.length, services: serviceIds.length, staff: staffIds.length }, now, ZONE).flatMap(
      (visit) => eventsOf(demo, visit, { serviceIds, staffIds }, keepPace),
    ),
    {
      at: new Date(now.getTime() - TODAY_MS),
      run: () => demo.run(DemoAskFeedbackDocument, { isWanted: true }),
    },
  ];
  for (const event of events.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    demo.at = event.at;
    await event.run();
  }
}

function eventsOf(
  demo: DemoCaller,
  visit: DemoVisit,
  { serviceIds, staffIds }: Choices,
  keepPace: () => Promise<void>,
): DemoEvent[] {
  let entry = { id: '', publicId: '', version: 0 };
  const arrive = async (): Promise<void> => {
    const { addPerson } = await demo.run(DemoAddPersonDocument, { input: PEOPLE[visit.person]! });
    const { partySize, notes, wishes, staff } = visit;
    const input = {
      handle: addPerson.handle,
      partySize,
      notes,
      productIds: wishes.map((index) => serviceIds[index]!),
      ...(staff && { staffId: staffIds[staff.index]!, askedForStaff: staff.isAskedFor }),
    };
    entry = (await demo.run(DemoCheckInDocument, { input })).addCheckIn;
  };
  const take = async (step: Step): Promise<void> => {
    const { id, publicId, version } = entry;
    if ('rating' in step) {
      await demo.run(DemoRateDocument, { publicId, rating: step.rating, feedback: step.text });
      return;
    }
    const changed =
      'noShow' in step
        ? (await demo.run(DemoNoShowDocument, { id, version })).markNoShow
        : (await demo.run(DemoSetStatusDocument, { id, version, status: STATUS_NAME[step.status] })).setCheckInStatus;
    entry = { ...entry, ...changed };
    await keepPace();
  };
  return [{ at: visit.arrives, run: arrive }, ...visit.steps.map((step) => ({ at: step.at, run: () => take(step) }))];
}
