import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { Photo } from '../media/Photo.js';
import { publicBusinessAlbum, publicProductAlbum, publicProductPhoto } from './read-albums.js';

@Resolver()
export class PublicAlbumResolver {
  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => [Photo], {
    description:
      'Photos of an item that customers see; none of an archived one, and none where the plan has no catalogue.',
  })
  publicProductAlbum(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Number of the business.' }) _businessId: string,
    @Arg('productId', () => ID, { description: 'The item of the catalogue.' }) productId: string,
  ): Promise<Photo[]> {
    return publicProductAlbum(context, productId);
  }

  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => [Photo], { description: 'Photos of the business page; none where the plan has no page.' })
  publicBusinessAlbum(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Number of the business.' }) _businessId: string,
  ): Promise<Photo[]> {
    return publicBusinessAlbum(context);
  }

  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => Photo, { description: 'A photo of an item that customers see. Throws NOT_FOUND.' })
  publicProductMedia(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Number of the business.' }) _businessId: string,
    @Arg('id', () => ID, { description: 'Id of the photo.' }) id: string,
  ): Promise<Photo> {
    return publicProductPhoto(context, id);
  }
}
