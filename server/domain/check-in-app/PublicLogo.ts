import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'The logo of a business.', simpleResolvers: true })
export class PublicLogo {
  @Field(() => ID, { description: 'Id of the image.' }) id!: string;
  @Field({ description: 'Address of the image on this server.' }) url!: string;
  @Field(() => Int, { description: 'Width in pixels.' }) width!: number;
  @Field(() => Int, { description: 'Height in pixels.' }) height!: number;
}
