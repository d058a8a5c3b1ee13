import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { MutationResult } from '../../../core/graphql/MutationResult.js';
import { CodeChannel } from '../booking/booking.types.js';
import { bookByLink, leaveByLink, passByLink } from './answer-offer.js';
import { confirmStandby } from './confirm-standby.js';
import { ownStandby } from './own-standbys.js';
import { removeStandby } from './remove-standby.js';
import { requestStandby } from './request-standby.js';
import { resendStandbyCode } from './resend-standby-code.js';
import { StandbyInput } from './standby.inputs.js';
import { STANDBY_TOKEN } from './standby-token.js';
import { OwnStandby, StandbyCode, StandbyPage } from './standby.types.js';
import { StandbysArgs } from './standbys.inputs.js';
import { standbys } from './standbys.js';

const BY_TOKEN = { argument: 'token', token: STANDBY_TOKEN };
const TOKEN = 'Token of the request, from requestStandby or the address /st/{token}.';
const OFFER = 'Id of the offer.';

@Resolver()
export class StandbyResolver {
  @Access('anyone', 'public', { argument: 'businessId' })
  @Mutation(() => StandbyCode, {
    description:
      'A customer asks to be told when a time frees up, and is sent a code of 6 digits; without it nothing is offered. INVALID_PLAN where the business takes no bookings; NOT_FOUND with its reason for items and staff that are not offered; CONFLICT with the reason CODE_NOT_SENT where a text cannot reach the phone; RATE_LIMITED.',
  })
  requestStandby(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Number of the business.' }) _businessId: string,
    @Arg('input', () => StandbyInput, { description: 'The visit, the days, and who asks.' }) input: StandbyInput,
  ): Promise<StandbyCode> {
    return requestStandby(context, input);
  }

  @Access('anyone', 'token', BY_TOKEN)
  @Mutation(() => StandbyCode, {
    description:
      'Sends the code of a request again, twice at most. CONFLICT with the reasons CODE_OVER and CODE_NOT_SENT; INVALID_INPUT for e-mail without an address; RATE_LIMITED.',
  })
  resendStandbyCode(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Arg('channel', () => CodeChannel, { description: 'How it is sent now.' }) channel: CodeChannel,
  ): Promise<StandbyCode> {
    return resendStandbyCode(context, token, channel);
  }

  @Access('anyone', 'token', BY_TOKEN)
  @Mutation(() => OwnStandby, {
    description:
      'Puts a request in line with its code, and sends its link. Repeating it answers the same. INVALID_INPUT with the reason WRONG_CODE; RATE_LIMITED after five tries; CONFLICT with the reason CODE_OVER after 10 minutes, and TOO_MANY_REQUESTS with three requests of the phone or mailbox in line.',
  })
  confirmStandby(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Arg('code', () => String, { description: 'The 6 digits.' }) code: string,
  ): Promise<OwnStandby> {
    return confirmStandby(context, token, code);
  }

  @Access('anyone', 'token', BY_TOKEN)
  @Query(() => OwnStandby, { description: 'A request for a freed time, for the holder of its link. Changes nothing.' })
  standby(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
  ): Promise<OwnStandby> {
    return ownStandby(context, token);
  }

  @Access('anyone', 'token', BY_TOKEN)
  @Mutation(() => OwnStandby, {
    description:
      'Books the time that is held for a request: requested, or confirmed where the settings of the business say so. Repeating it answers the same. CONFLICT with the reason HOLD_OVER, TOO_MANY_REQUESTS with three requests that wait for the staff, or TOO_MANY_BOOKINGS with six bookings within a day.',
  })
  bookStandbyOffer(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Arg('offerId', () => ID, { description: OFFER }) offerId: string,
  ): Promise<OwnStandby> {
    return bookByLink(context, token, offerId);
  }

  @Access('anyone', 'token', BY_TOKEN)
  @Mutation(() => OwnStandby, {
    description: 'Passes the time that is held for a request, which stays in line; the next one is offered it.',
  })
  passStandbyOffer(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Arg('offerId', () => ID, { description: OFFER }) offerId: string,
  ): Promise<OwnStandby> {
    return passByLink(context, token, offerId);
  }

  @Access('anyone', 'token', BY_TOKEN)
  @Mutation(() => OwnStandby, { description: 'Takes a request back, and gives back a time that is held for it.' })
  leaveStandby(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
  ): Promise<OwnStandby> {
    return leaveByLink(context, token);
  }

  @Access('appointment.standby', 'session')
  @Query(() => StandbyPage, { description: 'Customers who wait for a time to free up, who waits longest first.' })
  standbys(@Ctx() context: Context, @Args(() => StandbysArgs) args: StandbysArgs): Promise<StandbyPage> {
    return standbys(context, args);
  }

  @Access('appointment.standby', 'session')
  @Mutation(() => MutationResult, {
    description: 'Takes a customer out of the line for freed times. NOT_FOUND for a request that is not in it.',
  })
  removeStandby(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the request.' }) id: string,
  ): Promise<MutationResult> {
    return removeStandby(context, id);
  }
}
