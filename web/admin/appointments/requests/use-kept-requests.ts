import { useState } from 'react';
import type { Appointment } from '../states';
import type { Requests } from './use-requests';

export interface KeptRequest {
  request: Appointment;
  isAnswered: boolean;
}

type RequestsPage = NonNullable<Requests['page']>;

/** The requests of `before` as they are by now, in their places: an answered one keeps its own. Those that came since are not in it. */
export function keepRequests(before: readonly Appointment[], { items, total }: RequestsPage): KeptRequest[] {
  const latest = new Map(items.map((request) => [request.id, request]));
  // What starts later than a full page may wait behind it.
  const end = total > items.length ? items[items.length - 1]?.startsAt : undefined;
  return before.map((request) => ({
    request: latest.get(request.id) ?? request,
    isAnswered: !latest.has(request.id) && (end === undefined || request.startsAt < end),
  }));
}

/**
 * The requests in the places that they had when the list opened, so that none of another customer slides under a pointer about to press. `settle` shows
 * them as they are by now: the answered ones gone, the others in their places: `fresh` of them were asked since, `more` had no room before.
 */
export function useKeptRequests(page: RequestsPage | undefined) {
  const [shown, setShown] = useState(page?.items);
  const [shownAt, setShownAt] = useState(Date.now);
  if (!shown && page) setShown(page.items);
  const rows = page && shown ? keepRequests(shown, page) : [];
  const known = new Set(shown?.map(({ id }) => id));
  const others = page && shown ? page.items.filter(({ id }) => !known.has(id)) : [];
  const fresh = others.filter(({ createdAt }) => Date.parse(createdAt) > shownAt).length;
  const settle = () => {
    setShown(page?.items);
    setShownAt(Date.now());
  };
  return { rows, fresh, more: others.length - fresh, settle };
}
