import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';
import { Image } from '../../../entities/Image.js';

@Public()
@ObjectType({ description: 'A photo of an album.', simpleResolvers: true })
export class Photo {
  @Field(() => ID, { description: 'Id of the photo, the same as of its image.' }) id!: string;
  @Field(() => Image, { description: 'Its sizes.' }) image!: Image;
  @Field({ description: 'Whether it stands for the album in lists: one of each album does.' }) isMain!: boolean;

  @Field({ description: 'Rich text as sanitised HTML, up to 20,000 characters; empty without a description.' })
  description!: string;

  @Field(() => ID, { nullable: true, description: 'The product whose photo it is; null for any other.' })
  productId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The staff member whose photo it is; null for any other.' })
  staffId!: string | null;

  @Field(() => Int, { description: 'Incremented by each change of the description.' }) version!: number;
}
