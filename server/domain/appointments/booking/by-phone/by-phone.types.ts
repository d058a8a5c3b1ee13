import { Field, ObjectType } from 'type-graphql';
import { Public } from '../../../../../entities/Public.js';
import { SentCode } from '../booking.types.js';

@Public()
@ObjectType({ description: 'A visit that can be booked.', simpleResolvers: true })
export class BookableVisit {
  @Field(() => Date, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends: as long as its services take.' }) endsAt!: Date;
}

@Public()
@ObjectType({ description: 'A time that is held for a phone, without a token.', simpleResolvers: true })
export class HoldOfPhone extends SentCode {
  @Field(() => Date, { description: 'Until when the time is held and the code is good.' }) expiresAt!: Date;
  @Field(() => Date, { description: 'When the visit begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends.' }) endsAt!: Date;
}
