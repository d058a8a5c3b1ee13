import { Router } from 'express';
import { verifyToken } from '../../core/access/TokenKind.js';
import { ANONYMOUS } from '../../core/access/viewer.js';
import { inContext, type Dependencies } from '../../core/context.js';
import { factsOf } from '../../core/http/request-facts.js';
import { notFound } from '../../core/Refusal.js';
import { readToken } from '../../core/tokens.js';
import { BOOKING_LETTER, BOOKING_LINK } from '../../domain/appointments/links/booking-link.js';
import { ownCalendarFile } from '../../domain/appointments/own-bookings/own-calendar-file.js';

/** The calendar file of a booking, for the holder of its link. */
export const bookingFileRoute = (dependencies: Dependencies): Router =>
  Router().get('/downloads/bookings/:token', async (request, response) => {
    const { token } = request.params;
    const read = readToken(token);
    if (read?.letter !== BOOKING_LETTER) throw notFound(BOOKING_LINK.subject);
    const facts = factsOf(request, dependencies.config);
    const as = { tenant: read.businessId, viewer: ANONYMOUS, facts };
    const file = await inContext(dependencies, as, async (context) => {
      await verifyToken(context, BOOKING_LINK, token);
      return ownCalendarFile(context, token);
    });
    response.attachment('appointment.ics').set('Cache-Control', 'no-store').type('text/calendar').send(file);
  });
