import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { topicTicks } from '../../core/graphql/topic-ticks.js';
import { refreshKioskToken } from './refresh-kiosk-token.js';
import type { Context } from '../../core/context.js';
import { CheckInAppTick } from './CheckInAppTick.js';
import { Kiosk } from './Kiosk.js';
import { openKiosk } from './open-kiosk.js';
import { KioskCheck } from './KioskCheck.js';
import { KioskToken } from './KioskToken.js';
import { CHECK_IN_APP } from './topics.js';
import { KIOSK_TOKEN } from './kiosk-token.js';
import { offeredStaff } from './offered-staff.js';
import { OfferedStaff } from './OfferedStaff.js';
import { STAFF } from '../staff/topics.js';

@Resolver()
export class KioskResolver {
  @Access('kiosk.use', 'session')
  @Query(() => Kiosk, {
    description:
      "Data of a kiosk or phone; needs the kiosk's or the phone session's token. FORBIDDEN with the reason SCREEN_CODE_ONLY for a session that began with a printed code where only the one on the screen counts.",
  })
  kiosk(@Ctx() context: Context): Promise<Kiosk> {
    return openKiosk(context);
  }

  @Access('kiosk.use', 'session')
  @Query(() => [OfferedStaff], {
    description:
      'Whom customers may choose at a kiosk or on a phone, by first name: live staff members, of owners those with hours. None where the owner does not want it or the plan lacks staff.',
  })
  offeredStaff(@Ctx() context: Context): Promise<OfferedStaff[]> {
    return offeredStaff(context);
  }

  @Access('kiosk.use', 'session')
  @Subscription(() => CheckInAppTick, {
    description:
      'What a kiosk or phone shows changed, whom customers may choose included: read `kiosk` again. Once at the beginning, then at most five a second. The connection closes when the token ends.',
    subscribe: topicTicks(CHECK_IN_APP, STAFF),
  })
  kioskChanged(@Root() tick: CheckInAppTick): CheckInAppTick {
    return tick;
  }

  @Access('anyone', 'token', { argument: 'token', token: KIOSK_TOKEN })
  @Query(() => KioskCheck, { description: 'Checks a kiosk token. NOT_FOUND if it is not valid.' })
  kioskOfToken(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: "The kiosk's token." }) _token: string,
  ): KioskCheck {
    return { businessId: context.businessId };
  }

  @Access('kiosk.refresh', 'session')
  @Mutation(() => KioskToken, {
    description: 'A new kiosk token: a kiosk replaces its own, a signed-in user adds a device.',
  })
  async refreshKioskToken(@Ctx() context: Context): Promise<KioskToken> {
    return { token: await refreshKioskToken(context), businessId: context.businessId };
  }
}
