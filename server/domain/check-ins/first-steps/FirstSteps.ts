import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a new business has done so far, as its dashboard ticks it.', simpleResolvers: true })
export class FirstSteps {
  @Field({ description: 'Whether the settings of the check-in app, its logo included, were ever changed.' })
  isCheckInAppChanged!: boolean;
  @Field({ description: 'Whether a kiosk was launched or a phone scanned the QR code.' }) hasWayIn!: boolean;
  @Field({ description: 'Whether somebody checked in; deleted check-ins do not count.' }) hasCheckIns!: boolean;
  @Field({ description: 'Whether more than 20 parties checked in; deleted check-ins do not count.' })
  hasManyCheckIns!: boolean;
  @Field({ description: 'Whether a party is seated; deleted check-ins do not count.' }) hasSeated!: boolean;
}
