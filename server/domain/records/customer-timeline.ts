import { mayViewer } from '../../core/access/permissions.js';
import type { Context } from '../../core/context.js';
import { joinTimelines, placeOf } from '../../core/graphql/timeline-place.js';
import { recordsOf } from '../customers/merging/records-of.js';
import type { CustomerTimelineArgs } from './records.inputs.js';
import type { Source } from './timeline-entry.js';
import { appointmentsOf, changesOf, checkInsOf, messagesOf, repliesOf, signedFormsOf } from './timeline-sources.js';
import type { CustomerTimelinePage } from './timeline.types.js';

/** What another room has of customers is one more source, with one more kind of entry. */
const FOR_EVERYBODY: readonly Source[] = [appointmentsOf, checkInsOf, messagesOf, repliesOf];

/**
 * What happened with a customer and the records merged into theirs, latest first, with appointments to come before it; who changed the record is for those only who may know. Throws NOT_FOUND.
 */
export async function customerTimeline(
  context: Context,
  { id, first, after }: CustomerTimelineArgs,
): Promise<CustomerTimelinePage> {
  const records = await recordsOf(context, id);
  const place = placeOf(after);
  const sources = [
    ...FOR_EVERYBODY,
    ...(mayViewer(context.viewer, 'signature.read') ? [signedFormsOf] : []),
    ...(mayViewer(context.viewer, 'customer.changes') ? [changesOf] : []),
  ];
  const found = await Promise.all(sources.map((source) => source(context, records, { first, place })));
  return joinTimelines(found.flat(), first);
}
