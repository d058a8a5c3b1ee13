export const checkInsPath = '/account/checkins';
/** The queue with the form for a new party open. */
export const addCheckInPath = `${checkInsPath}?action=add-checkin`;

const searchOf = (parameters: URLSearchParams) => (parameters.size > 0 ? `?${parameters}` : '');

/** The current queue with the update form of a check-in open, or closed without an id. */
export function entrySearch(parameters: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(parameters);
  if (id) next.set('entry', id);
  else next.delete('entry');
  return searchOf(next);
}
