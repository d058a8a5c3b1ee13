export const checkInsPath = '/account/checkins';
/** The queue with its form for one more party open. */
export const addCheckInPath = `${checkInsPath}?action=add-checkin`;

const searchOf = (parameters: URLSearchParams) => (parameters.size > 0 ? `?${parameters}` : '');

/** The queue as it is, with the update form of an entry open (or, without an id, closed). */
export function entrySearch(parameters: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(parameters);
  if (id) next.set('entry', id);
  else next.delete('entry');
  return searchOf(next);
}
