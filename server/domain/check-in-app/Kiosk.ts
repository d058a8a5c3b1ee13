import { Field, ObjectType } from 'type-graphql';
import { PublicBusiness } from '../businesses/PublicBusiness.js';
import { PublicCheckInApp } from './PublicCheckInApp.js';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'Data of a kiosk or phone.', simpleResolvers: true })
export class Kiosk {
  @Field(() => PublicBusiness, { description: 'The business.' }) business!: PublicBusiness;
  @Field(() => PublicCheckInApp, { description: 'Appearance of the app.' }) app!: PublicCheckInApp;
  @Field({
    description:
      'Whether the business is closed now by its hours, for the phone of somebody who may not stand before it. False on a kiosk device, without hours, and where the plan has no business page.',
  })
  isClosed!: boolean;
  @Field({
    description:
      'Address in the QR code: the printed one, or, where only the code of the screen counts, one that changes every 3 minutes and is accepted for 6 more.',
  })
  checkInUrl!: string;
  @Field(() => Date, {
    nullable: true,
    description: "When the screen's code in `checkInUrl` stops being accepted; null for the printed one.",
  })
  codeEndsAt!: Date | null;
  @Field(() => Date, { nullable: true, description: "End of the phone's session; null for a kiosk device." })
  expiresAt!: Date | null;
  @Field(() => Date, { description: "The server's clock." }) now!: Date;
}
