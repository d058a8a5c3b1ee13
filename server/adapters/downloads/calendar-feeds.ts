import { createHash } from 'node:crypto';
import { Router } from 'express';
import { ANONYMOUS } from '../../core/access/viewer.js';
import { inContext, type Dependencies } from '../../core/context.js';
import { factsOf } from '../../core/http/request-facts.js';
import { turns } from '../../core/in-turn.js';
import { notFound, unavailable } from '../../core/Refusal.js';
import { readToken } from '../../core/tokens.js';
import { FEED_LINK } from '../../domain/appointments/feeds/feed-link.js';
import { readFeed } from '../../domain/appointments/feeds/read-feed.js';

/** Feeds that are made at once, each of another business. */
const MAX_AT_ONCE = 4;
/** For its turn. */
const MAX_WAIT_MS = 20_000;

/** Calendars that programs read, by addresses that only the staff know. Programs ask again and again: what they have already is not sent. */
export function calendarFeeds(dependencies: Dependencies): Router {
  const { config } = dependencies;
  const inTurn = turns({ atOnce: MAX_AT_ONCE });
  return Router().get('/calendar/:token.ics', async (request, response) => {
    const { token } = request.params;
    const tenant = readToken(token)?.businessId;
    if (!tenant) throw notFound(FEED_LINK.subject);
    const facts = factsOf(request, config);
    const make = (): Promise<string> =>
      inContext(dependencies, { tenant, viewer: ANONYMOUS, facts }, (context) => readFeed(context, token));
    const late = AbortSignal.timeout(MAX_WAIT_MS);
    const file = await inTurn(tenant, make, late).catch((error: unknown) => {
      throw error === late.reason ? unavailable('Many calendars are being read just now.') : error;
    });
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
    response.type('text/calendar; charset=utf-8').set({
      // A void address answers nobody, so nothing between here and there may keep what it answered.
      'Cache-Control': 'private, no-cache',
      ETag: etag,
      'Content-Disposition': 'inline; filename="calendar.ics"',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    });
    if (isKnown(request.headers['if-none-match'], etag)) response.status(304).end();
    else response.send(file);
  });
}

/** Programs that ask anew each time say so, and know what they have all the same. A proxy that packs a file marks its ETag as weak. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
