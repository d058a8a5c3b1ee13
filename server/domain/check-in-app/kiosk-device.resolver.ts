import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { KioskDevice } from '../../../entities/KioskDevice.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { MutationResult } from '../../core/graphql/MutationResult.js';
import { kioskDevices } from './kiosk-devices.js';
import { KioskLaunch } from './KioskLaunch.js';
import { launchKiosk } from './launch-kiosk.js';
import { revokeKioskDevice } from './revoke-kiosk-device.js';

@Resolver()
export class KioskDeviceResolver {
  @Access('kiosk.list', 'session')
  @Query(() => [KioskDevice], { description: 'Devices that run the check-in app of your business.' })
  kioskDevices(@Ctx() context: Context): Promise<KioskDevice[]> {
    return kioskDevices(context);
  }

  @Access('kiosk.launch', 'session')
  @Mutation(() => KioskLaunch, { description: 'Launch App: adds a kiosk device.' })
  launchKiosk(
    @Ctx() context: Context,
    @Arg('name', () => String, {
      nullable: true,
      description: "Up to 60 characters; defaults to 'Kiosk' and a number.",
    })
    name: string | null,
  ): Promise<KioskLaunch> {
    return launchKiosk(context, name);
  }

  @Access('kiosk.revoke', 'session')
  @Mutation(() => MutationResult, { description: 'Ends the token of a device.' })
  async revokeKioskDevice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the device.' }) id: string,
  ): Promise<MutationResult> {
    await revokeKioskDevice(context, id);
    return { success: true, message: 'The kiosk was signed out.' };
  }
}
