import type { Request } from '../request';
import { SharePicture_FindDocument, SharePicture_ReadPhotosDocument } from './share-picture.generated';

/** Address of the main photo of the business with this page; null without one. */
export async function readPhotoToShare(request: Request, vanityName: string): Promise<string | null> {
  const { findBusinessPage } = await request(SharePicture_FindDocument, { vanityName });
  const { publicBusinessAlbum } = await request(SharePicture_ReadPhotosDocument, {
    businessId: findBusinessPage.businessId,
  });
  return publicBusinessAlbum[0]?.image.url ?? null;
}
