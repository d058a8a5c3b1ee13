import { Field, ObjectType } from 'type-graphql';
import { KioskDevice } from '../../../entities/KioskDevice.js';
import { Secret } from '../../../entities/Secret.js';

@ObjectType({ description: 'A launched kiosk.', simpleResolvers: true })
export class KioskLaunch {
  @Field(() => Secret, { description: 'Token that the device sends with every call: returned only here.' })
  token!: string;
  @Field(() => KioskDevice, { description: 'The device.' }) device!: KioskDevice;
}
