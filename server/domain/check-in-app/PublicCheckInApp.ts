import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CheckInFont } from '../../../entities/CheckInFont.js';
import { KioskToggles } from '../../../entities/KioskToggles.js';
import { Image } from '../../../entities/Image.js';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({
  description: 'Appearance of the check-in app of a business.',
  implements: KioskToggles,
  simpleResolvers: true,
})
export class PublicCheckInApp extends KioskToggles {
  @Field(() => ID, { description: 'The business.' }) businessId!: string;
  @Field({
    description:
      'What a customer agrees to about texts by checking in: shown at the button and stored with the consent; empty where the plan has no texts.',
  })
  textConsent!: string;
  @Field(() => CheckInFont, { description: 'Typeface of the header.' }) fontFamily!: CheckInFont;
  @Field(() => Int, { description: 'Size of the header in pixels, 45 to 100.' }) fontSize!: number;
  @Field({ description: 'Header of the form.' }) headerText!: string;
  @Field({ description: 'What the customer reads after checking in; never empty.' }) greeting!: string;
  @Field({ description: 'Color as #rrggbb.' }) color!: string;
  @Field({ description: 'Whether customers are asked for feedback automatically after their visit.' })
  autoFeedbackEnabled!: boolean;
  @Field({ description: 'Whether check-in is paused: nobody can check in.' }) paused!: boolean;
  @Field(() => Image, { nullable: true, description: 'The logo; null when there is none.' })
  logo!: Image | null;
  @Field({ description: "Whether the plan includes the platform's own ad panel." }) showAd!: boolean;
}
