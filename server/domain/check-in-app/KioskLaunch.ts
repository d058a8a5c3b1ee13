import { Field, ObjectType } from 'type-graphql';
import { KioskDevice } from '../../../entities/KioskDevice.js';
import { Secret } from '../../../entities/Secret.js';

@ObjectType({ description: 'A launched kiosk.', simpleResolvers: true })
export class KioskLaunch {
  @Field(() => Secret, { description: 'What the device shows with every call: answered once and only here.' })
  token!: string;
  @Field(() => KioskDevice, { description: 'The device.' }) device!: KioskDevice;
}
