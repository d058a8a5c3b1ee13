import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { joinFromAfar } from './join-from-afar.js';
import { startPhoneSession } from './start-phone-session.js';
import type { Context } from '../../core/context.js';
import { PhoneSession } from './PhoneSession.js';
import { QR_CODE } from './qr-code.js';

@Resolver()
export class PhoneSessionResolver {
  @Access('anyone', 'token', { argument: 'publicToken', token: QR_CODE })
  @Mutation(() => PhoneSession, {
    description:
      "Exchanges the QR code's token for a session of 300 minutes. NOT_FOUND with the reason CODE_REPLACED for one that is not in use, SCREEN_CODE_ONLY for a printed one where only the screen's counts; RATE_LIMITED.",
  })
  startPhoneSession(
    @Ctx() context: Context,
    @Arg('publicToken', () => String, { description: 'Token in the QR code.' }) _publicToken: string,
  ): Promise<PhoneSession> {
    return startPhoneSession(context);
  }

  @Access('anyone', 'public', { argument: 'businessId' })
  @Mutation(() => PhoneSession, {
    description:
      'A session of 300 minutes for a visitor of the business page, without the QR code. FORBIDDEN with the reason NOT_FROM_AFAR where the line can only be joined there; CHECK_IN_PAUSED; RATE_LIMITED.',
  })
  joinFromAfar(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Number of the business.' }) _businessId: string,
  ): Promise<PhoneSession> {
    return joinFromAfar(context);
  }
}
