import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Public } from './Public.js';

@Public()
@ObjectType({ description: 'An uploaded image, re-encoded, without its metadata.', simpleResolvers: true })
export class Image {
  @Field(() => ID, { description: 'Id of the image.' }) id!: string;

  @Field({
    description:
      'Address of the largest size on this server as JPEG or PNG, for example /api/static/media/product/preview/7-ab12.jpg.',
  })
  url!: string;

  @Field({ description: 'Address of a size that fits into 240 pixels; of a logo the same as `url`.' })
  thumbnailUrl!: string;

  @Field({ description: 'Its sizes as WebP, for the srcset of an img or source; empty for a logo.' })
  srcset!: string;

  @Field({ description: 'Its sizes as JPEG or PNG, for the srcset of an img; empty for a logo.' })
  fallbackSrcset!: string;

  @Field(() => Int, { description: 'Width of the largest size in pixels.' }) width!: number;
  @Field(() => Int, { description: 'Height of the largest size in pixels.' }) height!: number;

  @Field({ description: 'A blurred picture of a few pixels as a data URI of at most 400 bytes; empty for a logo.' })
  placeholder!: string;
}
