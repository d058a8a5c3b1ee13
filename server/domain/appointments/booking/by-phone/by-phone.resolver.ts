import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../../core/access/access.js';
import type { Context } from '../../../../core/context.js';
import { LOOKS } from '../../availability/look-limit.js';
import { Booking } from '../booking.types.js';
import { bookableVisitOf } from './bookable-visit-of.js';
import { BookableVisitInput, ConfirmByPhoneInput, HoldByPhoneInput } from './by-phone.inputs.js';
import { BookableVisit, HoldOfPhone } from './by-phone.types.js';
import { confirmBookingByPhone } from './confirm-by-phone.js';
import { holdTimeByPhone } from './hold-by-phone.js';

const BUSINESS = 'Number of the business.';

@Resolver()
export class BookingByPhoneResolver {
  @Access('anyone', 'public', { argument: 'businessId', limit: LOOKS })
  @Query(() => BookableVisit, {
    description:
      'Whether a visit can be booked, and until when it lasts; holds and sends nothing. SLOT_TAKEN with free times nearby; INVALID_INPUT for a name or phone that cannot book; NOT_FOUND for items and staff that are not offered; INVALID_PLAN where the business takes no bookings; RATE_LIMITED above 120 looks a minute.',
  })
  bookableVisit(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: BUSINESS }) _businessId: string,
    @Arg('input', () => BookableVisitInput, { description: 'The visit and who asks.' }) input: BookableVisitInput,
  ): Promise<BookableVisit> {
    return bookableVisitOf(context, input);
  }

  @Access('anyone', 'public', { argument: 'businessId' })
  @Mutation(() => HoldOfPhone, {
    description:
      'Like holdTime, for clients that keep no token: confirmBookingByPhone finds the hold. Repeated by the same person for the same start it sends the code again, twice at most. Throws like holdTime and resendBookingCode.',
  })
  holdTimeByPhone(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: BUSINESS }) _businessId: string,
    @Arg('input', () => HoldByPhoneInput, { description: 'The visit and who asks for it.' }) input: HoldByPhoneInput,
  ): Promise<HoldOfPhone> {
    return holdTimeByPhone(context, input);
  }

  @Access('anyone', 'public', { argument: 'businessId' })
  @Mutation(() => Booking, {
    description:
      'Books what holdTimeByPhone held, with the code; repeating it answers the same. Throws like confirmBooking: WRONG_CODE also where that phone holds nothing, RATE_LIMITED after five tries of a phone, start and name from one network address, and 30 from all; and SLOT_TAKEN with free times nearby where items that come with the code take longer than what was held, which stays held.',
  })
  confirmBookingByPhone(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: BUSINESS }) _businessId: string,
    @Arg('input', () => ConfirmByPhoneInput, { description: 'The hold and its code.' }) input: ConfirmByPhoneInput,
  ): Promise<Booking> {
    return confirmBookingByPhone(context, input);
  }
}
