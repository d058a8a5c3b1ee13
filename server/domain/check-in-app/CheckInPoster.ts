import { Field, ObjectType } from 'type-graphql';
import { Image } from '../../../entities/Image.js';

@ObjectType({ description: 'Data of the printed check-in poster.', simpleResolvers: true })
export class CheckInPoster {
  @Field({ description: 'Name of the business.' }) businessName!: string;
  @Field({ description: 'Address in the QR code.' }) checkInUrl!: string;
  @Field({
    description: 'Whether that code lets nobody in, as phones check in only with the one on kiosk and monitor.',
  })
  onlyFromHere!: boolean;
  @Field({ description: 'Color as #rrggbb.' }) color!: string;
  @Field(() => Image, { nullable: true, description: 'Logo for the centre of the QR code; null when there is none.' })
  logo!: Image | null;
}
