import { Field, ID, ObjectType } from 'type-graphql';
import { Image } from '../../../entities/Image.js';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'A staff member whom customers may choose, as they see them.', simpleResolvers: true })
export class OfferedStaff {
  @Field(() => ID, { description: 'Id of the staff member.' }) id!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field(() => [ID], { description: 'Items of the catalogue that they do; none: all.' }) productIds!: string[];
  @Field(() => Image, { nullable: true, description: 'The main photo of their album; null without one.' })
  image!: Image | null;
}
