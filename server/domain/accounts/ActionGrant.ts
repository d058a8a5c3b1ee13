import { Field, ObjectType } from 'type-graphql';
import { ConfirmedAction } from '../../../entities/ConfirmedAction.js';

@ObjectType({ description: 'What a password opened, once.', simpleResolvers: true })
export class ActionGrant {
  @Field(() => ConfirmedAction, { description: 'The action.' }) action!: ConfirmedAction;
  @Field(() => Date, { description: 'Until when it may be done: 5 minutes from now.' }) validUntil!: Date;
}
