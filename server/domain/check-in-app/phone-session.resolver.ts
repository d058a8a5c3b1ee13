import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
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
}
