import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { BUSINESS_ALBUM } from '../media/album.js';
import { Photo } from '../media/Photo.js';
import { addAlbumPhotos } from './add-album-photos.js';
import { addProductMedia } from './add-product-media.js';
import { addStaffMedia } from './add-staff-media.js';
import {
  AddBusinessMediaArgs,
  AddProductMediaArgs,
  AddStaffMediaArgs,
  MediaDescriptionArgs,
  MediaIdsArgs,
} from './album.inputs.js';
import { deleteMedia } from './delete-media.js';
import { businessAlbum, productAlbum, productPhoto, staffAlbum, staffPhoto } from './read-albums.js';
import { restoreMedia } from './restore-media.js';
import { setMainMedia } from './set-main-media.js';
import { updateMediaDescription } from './update-media-description.js';

const ADDED =
  'JPEG or PNG by content, each up to 20,000,000 bytes and 50 megapixels: all are added or none. Throws TOO_LARGE and UNSUPPORTED_IMAGE with `details.index` (0 to 2), CONFLICT for a full album, and UNAVAILABLE.';

@Resolver()
export class AlbumResolver {
  @Access('catalogue.read', 'session')
  @Query(() => [Photo], {
    description: 'Photos of an item, at most 30: the main one, then in the order in which they were added.',
  })
  productAlbum(
    @Ctx() context: Context,
    @Arg('productId', () => ID, { description: 'The item of the catalogue.' }) productId: string,
  ): Promise<Photo[]> {
    return productAlbum(context, productId);
  }

  @Access('business.read', 'session')
  @Query(() => [Photo], {
    description: 'Photos of the business page, at most 60: the main one, then in the order in which they were added.',
  })
  businessAlbum(@Ctx() context: Context): Promise<Photo[]> {
    return businessAlbum(context);
  }

  @Access('catalogue.read', 'session')
  @Query(() => Photo, { description: 'A photo of an item. Throws NOT_FOUND.' })
  productMedia(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the photo.' }) id: string,
  ): Promise<Photo> {
    return productPhoto(context, id);
  }

  @Access('staff.read', 'session')
  @Query(() => [Photo], {
    description:
      'Photos of a staff member, at most 30: the main one, then in the order in which they were added. Throws NOT_FOUND.',
  })
  staffAlbum(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, { description: 'The staff member.' }) staffId: string,
  ): Promise<Photo[]> {
    return staffAlbum(context, staffId);
  }

  @Access('staff.read', 'session')
  @Query(() => Photo, { description: 'A photo of a staff member. Throws NOT_FOUND.' })
  staffMedia(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the photo.' }) id: string,
  ): Promise<Photo> {
    return staffPhoto(context, id);
  }

  @Access('staff.write', 'session')
  @Mutation(() => [Photo], { description: `Adds photos to a staff member. ${ADDED}` })
  addStaffMedia(@Ctx() context: Context, @Args() { staffId, files }: AddStaffMediaArgs): Promise<Photo[]> {
    return addStaffMedia(context, staffId, files);
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => [Photo], { description: `Adds photos to an item. ${ADDED}` })
  addProductMedia(@Ctx() context: Context, @Args() { productId, files }: AddProductMediaArgs): Promise<Photo[]> {
    return addProductMedia(context, productId, files);
  }

  @Access('page.write', 'session')
  @Mutation(() => [Photo], { description: `Adds photos to the business page. ${ADDED}` })
  addBusinessMedia(@Ctx() context: Context, @Args() { files }: AddBusinessMediaArgs): Promise<Photo[]> {
    return addAlbumPhotos(context, BUSINESS_ALBUM, files);
  }

  @Access('media.write', 'session')
  @Mutation(() => Photo, { description: 'Makes a photo the main one of its album. Throws NOT_FOUND.' })
  setMainMedia(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the photo.' }) id: string,
  ): Promise<Photo> {
    return setMainMedia(context, id);
  }

  @Access('media.write', 'session')
  @Mutation(() => Photo, { description: 'Saves the description of a photo. Throws NOT_FOUND and STALE.' })
  updateMediaDescription(
    @Ctx() context: Context,
    @Args() { id, description, version = null }: MediaDescriptionArgs,
  ): Promise<Photo> {
    return updateMediaDescription(context, id, { description, version });
  }

  @Access('media.write', 'session')
  @Mutation(() => [ID], {
    description:
      'Removes photos, all or none; where the main one goes, the next becomes it. Answers their ids. Throws NOT_FOUND.',
  })
  deleteMedia(@Ctx() context: Context, @Args() { ids }: MediaIdsArgs): Promise<string[]> {
    return deleteMedia(context, ids);
  }

  @Access('media.write', 'session')
  @Mutation(() => [Photo], {
    description: 'Brings photos back that were removed within 10 minutes, all or none. Throws NOT_FOUND and CONFLICT.',
  })
  restoreMedia(@Ctx() context: Context, @Args() { ids }: MediaIdsArgs): Promise<Photo[]> {
    return restoreMedia(context, ids);
  }
}
