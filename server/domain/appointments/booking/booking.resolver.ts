import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { MutationResult } from '../../../core/graphql/MutationResult.js';
import { BookingInput } from './booking.inputs.js';
import { bookingOffer } from './booking-offer.js';
import { Booking, BookingHold, BookingOffer, CodeChannel } from './booking.types.js';
import { confirmBooking } from './confirm-booking.js';
import { HOLD_TOKEN } from './hold-token.js';
import { holdTime } from './hold-time.js';
import { releaseHold } from './release-hold.js';
import { resendBookingCode } from './resend-booking-code.js';

const BUSINESS = 'Number of the business.';
const TOKEN = 'Token of the hold.';

@Resolver()
export class BookingResolver {
  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => BookingOffer, { description: 'What a customer needs to book. NOT_FOUND without such a business.' })
  bookingOffer(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: BUSINESS }) _businessId: string,
  ): Promise<BookingOffer> {
    return bookingOffer(context);
  }

  @Access('anyone', 'public', { argument: 'businessId' })
  @Mutation(() => BookingHold, {
    description:
      'Holds a time for 10 minutes and sends its customer a code of 6 digits. SLOT_TAKEN with free times nearby; INVALID_PLAN where the business takes no bookings; CONFLICT with the reasons CODE_NOT_SENT where a text cannot reach the phone, and HOLD_OVER where the hold of the same key was given back meanwhile; RATE_LIMITED.',
  })
  holdTime(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: BUSINESS }) _businessId: string,
    @Arg('input', () => BookingInput, { description: 'The visit and who asks for it.' }) input: BookingInput,
  ): Promise<BookingHold> {
    return holdTime(context, input);
  }

  @Access('anyone', 'token', { argument: 'token', token: HOLD_TOKEN })
  @Mutation(() => BookingHold, {
    description:
      'Sends the code again, twice at most, by the same way or another; the hold lasts no longer by it. CONFLICT with the reasons HOLD_OVER and CODE_NOT_SENT; INVALID_INPUT for e-mail without an address; RATE_LIMITED.',
  })
  resendBookingCode(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Arg('channel', () => CodeChannel, { description: 'How it is sent now.' }) channel: CodeChannel,
  ): Promise<BookingHold> {
    return resendBookingCode(context, token, channel);
  }

  @Access('anyone', 'token', { argument: 'token', token: HOLD_TOKEN })
  @Mutation(() => Booking, {
    description:
      'Books the held time with the code: requested, or confirmed where the settings of the business say so. Repeating it answers the same. INVALID_INPUT with the reason WRONG_CODE; RATE_LIMITED after five tries, and with the reason BUSY_NETWORK where codes by e-mail from one network address booked much already; CONFLICT with the reason HOLD_OVER after the 10 minutes, TOO_MANY_REQUESTS with three requests of the phone or mailbox that wait, and TOO_MANY_BOOKINGS with six of its bookings within a day.',
  })
  confirmBooking(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Arg('code', () => String, { description: 'The 6 digits.' }) code: string,
  ): Promise<Booking> {
    return confirmBooking(context, token, code);
  }

  @Access('anyone', 'token', { argument: 'token', token: HOLD_TOKEN })
  @Mutation(() => MutationResult, { description: 'Gives a held time back. A booked one stays.' })
  releaseHold(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
  ): Promise<MutationResult> {
    return releaseHold(context, token);
  }
}
