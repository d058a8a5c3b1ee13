import { Plan } from '../../entities/Plan.js';
import type { Actor } from '../world/Actor.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { AddBusinessMedia, AddProductMedia, DeleteMedia, type PhotoFragment } from './albums.generated.js';
import { aJpeg, blobOf } from './images.js';
import { plantProduct } from '../world/plant.js';

/** Adds photos to an item, or to the business page without one. */
export async function add(actor: Actor, productId: string | null, files: readonly Buffer[]): Promise<PhotoFragment[]> {
  const blobs = files.map(blobOf);
  const { data, errors } = productId
    ? await actor.uploadAll(AddProductMedia, blobs, { productId })
    : await actor.uploadAll(AddBusinessMedia, blobs, {});
  if (errors) throw new Error(`Refused: ${JSON.stringify(errors)}`);
  return 'addProductMedia' in data! ? data.addProductMedia : data!.addBusinessMedia;
}

/** An item with a photo and a removed one, of a business whose plan has ended since. */
export async function photosOf(
  business: TestBusiness,
): Promise<{ productId: string; photoId: string; removedPhotoId: string; photoName: string }> {
  await business.change({ plan: Plan.STANDARD });
  const productId = await plantProduct(business);
  const [photo, removed] = await add(business.owner, productId, [await aJpeg(), await aJpeg()]);
  await business.owner.must(DeleteMedia, { ids: [removed!.id] });
  await business.change({ plan: Plan.NONE });
  return {
    productId,
    photoId: photo!.id,
    removedPhotoId: removed!.id,
    photoName: photo!.image.url.split('/').at(-1)!,
  };
}
