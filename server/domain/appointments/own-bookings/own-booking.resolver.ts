import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { BookableTimes } from '../availability/bookable-times.types.js';
import { Booking } from '../booking/booking.types.js';
import { bookAgain } from './book-again.js';
import { BOOKING_LINK } from '../links/booking-link.js';
import { cancelBooking } from './cancel-booking.js';
import {
  BookAgainInput,
  CancelBookingArgs,
  MoveBookingArgs,
  OwnBookingTimesArgs,
  TOKEN,
} from './own-booking.inputs.js';
import { moveBooking } from './move-booking.js';
import { ownBookingTimes } from './own-booking-times.js';
import { ownBooking } from './own-booking.js';
import { OwnBooking } from './OwnBooking.js';

@Resolver()
export class OwnBookingResolver {
  @Access('anyone', 'token', { argument: 'token', token: BOOKING_LINK })
  @Query(() => OwnBooking, {
    description: 'The booking of a link, which changes nothing. NOT_FOUND 30 days after its end.',
  })
  ownBooking(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
  ): Promise<OwnBooking> {
    return ownBooking(context, token);
  }

  @Access('anyone', 'token', { argument: 'token', token: BOOKING_LINK })
  @Query(() => BookableTimes, {
    description:
      'When the booking of a link could be instead, with the same staff, items and length; its own time counts as free. INVALID_PLAN where the plan has no booking.',
  })
  ownBookingTimes(
    @Ctx() context: Context,
    @Args(() => OwnBookingTimesArgs) args: OwnBookingTimesArgs,
  ): Promise<BookableTimes> {
    return ownBookingTimes(context, args);
  }

  @Access('anyone', 'token', { argument: 'token', token: BOOKING_LINK })
  @Mutation(() => OwnBooking, {
    description:
      'Cancels the booking of a link; one that is canceled stays so. STALE if it has another time by now; CONFLICT with the reasons BOOKING_OVER and TOO_LATE; RATE_LIMITED.',
  })
  cancelBooking(
    @Ctx() context: Context,
    @Args(() => CancelBookingArgs) { token, startsAt }: CancelBookingArgs,
  ): Promise<OwnBooking> {
    return cancelBooking(context, token, startsAt);
  }

  @Access('anyone', 'token', { argument: 'token', token: BOOKING_LINK })
  @Mutation(() => OwnBooking, {
    description:
      'Moves the booking of a link to a free time; it waits for the staff again unless the settings confirm it. Repeating it answers the same. SLOT_TAKEN with free times nearby; else as cancelBooking.',
  })
  moveBooking(@Ctx() context: Context, @Args(() => MoveBookingArgs) args: MoveBookingArgs): Promise<OwnBooking> {
    return moveBooking(context, args);
  }

  @Access('anyone', 'token', { argument: 'token', token: BOOKING_LINK })
  @Mutation(() => Booking, {
    description:
      'Books for the customer of a link, without a code: the link proves the phone or mailbox that it went to. Repeating it within a day for the same time answers the same. SLOT_TAKEN with free times nearby; INVALID_PLAN; NOT_FOUND where the customer has another phone or e-mail address by now; CONFLICT with the reasons TOO_MANY_REQUESTS and TOO_MANY_BOOKINGS; RATE_LIMITED, with the reason BUSY_NETWORK as for confirmBooking.',
  })
  bookAgain(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Arg('input', () => BookAgainInput, { description: 'The visit.' }) input: BookAgainInput,
  ): Promise<Booking> {
    return bookAgain(context, token, input);
  }
}
