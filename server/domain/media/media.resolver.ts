import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Media } from '../../../entities/Media.js';
import { mediaUrl } from './media-by-ids.js';

@Resolver(() => Media)
export class MediaResolver {
  @FieldResolver()
  url(@Root() media: Media): string {
    return mediaUrl(media);
  }
}
