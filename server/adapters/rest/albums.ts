import type { Viewer } from '../../core/access/viewer.js';
import {
  RestAddBusinessMediaDocument,
  RestAddProductMediaDocument,
  RestBusinessAlbumDocument,
  RestDeleteMediaDocument,
  RestProductAlbumDocument,
  RestProductMediaDocument,
  RestPublicBusinessAlbumDocument,
  RestPublicProductAlbumDocument,
  RestPublicProductMediaDocument,
  RestSetMainMediaDocument,
  RestUpdateMediaDocument,
  type RestPhotoFragment,
} from './documents.generated.js';
import { albumRow, call, fileRow, row, type RestRequest, type RestRow } from './route.js';
import { asksForOwn, businessOf, fileNameOf, flag, idNumber, numericId, textOf } from './shapes.js';

export const photo = ({ id, image, isMain, description, productId }: RestPhotoFragment) => ({
  id: idNumber(id),
  source: fileNameOf(image.url),
  url_thumbnail: image.thumbnailUrl,
  is_image: 1,
  is_main: flag(isMain),
  description,
  width: image.width,
  height: image.height,
  product_id: productId && idNumber(productId),
  business_id: businessOf(id),
});

type RestPhoto = ReturnType<typeof photo>;

/** Whether staff ask for what is theirs, by an id that carries its business. */
const isOwn =
  (name: string) =>
  (viewer: Viewer, { query }: RestRequest): boolean =>
    viewer.kind === 'user' && viewer.businessId === named(query[name]).businessId;

/** An id that says which business it is of. */
const named = (sent: unknown) => ({ businessId: String(businessOf(numericId(sent))), id: numericId(sent) });

/** Ids as clients send them; missing ones stay so. */
export const idsOf = (sent: unknown): unknown => sent && [sent].flat().map(textOf);

const PRODUCT_ALBUM = call(RestProductAlbumDocument, {
  variables: ({ query }) => ({ productId: numericId(query['productID']) }),
  answer: ({ productAlbum }) => productAlbum.map(photo),
});

const PRODUCT_MEDIA = call(RestProductMediaDocument, {
  variables: ({ query }) => ({ id: numericId(query['mediaID']) }),
  answer: ({ productMedia }) => photo(productMedia),
});

const BUSINESS_ALBUM = call(RestBusinessAlbumDocument, { answer: ({ businessAlbum }) => businessAlbum.map(photo) });

export const removed = ({ deleteMedia }: { deleteMedia: string[] }) => ({
  success: true,
  message: 'Deleted',
  mediaIDArray: deleteMedia.map(idNumber),
});
export const changed = (media: RestPhoto) => ({ success: true, message: 'Saved', mediaID: media.id, media });
export const added = (album: readonly RestPhoto[]) => ({
  success: true,
  message: 'Uploaded',
  mediaIDArray: album.map(({ id }) => id),
  album,
});

export const ALBUM_ROWS: readonly RestRow[] = [
  row(RestPublicProductAlbumDocument, {
    method: 'GET',
    path: '/api/business/get-product-album',
    errorKey: 'message',
    summary: 'Photos of an item; archived ones for its own staff only',
    parameters: ['productID'],
    choose: [{ when: isOwn('productID'), call: PRODUCT_ALBUM }],
    variables: ({ query }) => {
      const { businessId, id } = named(query['productID']);
      return { businessId, productId: id };
    },
    answer: ({ publicProductAlbum }) => publicProductAlbum.map(photo),
  }),
  row(RestPublicProductMediaDocument, {
    method: 'GET',
    path: '/api/business/get-product-media',
    errorKey: 'message',
    summary: 'A photo of an item',
    parameters: ['mediaID'],
    choose: [{ when: isOwn('mediaID'), call: PRODUCT_MEDIA }],
    variables: ({ query }) => named(query['mediaID']),
    answer: ({ publicProductMedia }) => photo(publicProductMedia),
  }),
  row(RestUpdateMediaDocument, {
    method: 'POST',
    path: '/api/business/update-product-media',
    errorKey: 'message',
    summary: 'Save the description of a photo',
    parameters: ['productMediaID', 'productID', 'businessID', 'productMediaDescription'],
    variables: ({ body }) => ({
      id: numericId(body['productMediaID']),
      description: textOf(body['productMediaDescription']),
    }),
    fieldName: (field) => (field === 'description' ? 'productMediaDescription' : field),
    answer: ({ updateMediaDescription }) => changed(photo(updateMediaDescription)),
  }),
  row(RestDeleteMediaDocument, {
    method: 'POST',
    path: '/api/business/delete-product-media',
    errorKey: 'message',
    summary: 'Delete photos of an item',
    parameters: ['productMediaIDArray', 'productID', 'businessID'],
    variables: ({ body }) => ({ ids: idsOf(body['productMediaIDArray']) }),
    fieldName: (field) => (field === 'ids' ? 'productMediaIDArray' : field),
    answer: removed,
  }),
  row(RestSetMainMediaDocument, {
    method: 'POST',
    path: '/api/business/set-product-media-main',
    errorKey: 'message',
    summary: 'Make a photo the main one of its item',
    parameters: ['productMediaID', 'productID', 'businessID'],
    variables: ({ body }) => ({ id: numericId(body['productMediaID']) }),
    answer: ({ setMainMedia }) => changed(photo(setMainMedia)),
  }),
  albumRow(RestAddProductMediaDocument, {
    method: 'POST',
    path: '/api/business/add-product-media',
    errorKey: 'errorUploadMedia',
    summary: 'Upload photos of an item: 1 to 3 JPEG or PNG of at most 20 MB each',
    parameters: ['userID', 'productID'],
    variables: ({ body }) => ({ productId: numericId(body['productID']) }),
    fieldName: (field) => (field === 'files' ? 'file' : field),
    answer: ({ addProductMedia }) => added(addProductMedia.map(photo)),
  }),
  row(RestPublicBusinessAlbumDocument, {
    method: 'GET',
    path: '/api/business/get-business-album',
    errorKey: 'message',
    summary: 'Photos of the business page',
    parameters: ['businessID'],
    choose: [{ when: asksForOwn, call: BUSINESS_ALBUM }],
    variables: ({ query }) => ({ businessId: textOf(query['businessID']) }),
    answer: ({ publicBusinessAlbum }) => publicBusinessAlbum.map(photo),
  }),
  row(RestDeleteMediaDocument, {
    method: 'POST',
    path: '/api/business/delete-business-media',
    errorKey: 'message',
    summary: 'Delete photos of the business page',
    parameters: ['businessMediaIDArray', 'businessID'],
    variables: ({ body }) => ({ ids: idsOf(body['businessMediaIDArray']) }),
    fieldName: (field) => (field === 'ids' ? 'businessMediaIDArray' : field),
    answer: removed,
  }),
  albumRow(RestAddBusinessMediaDocument, {
    method: 'POST',
    path: '/api/business/add-business-media',
    errorKey: 'errorUploadMedia',
    summary: 'Upload photos of the business page: 1 to 3 JPEG or PNG of at most 20 MB each',
    parameters: ['userID', 'businessID'],
    fieldName: (field) => (field === 'files' ? 'file' : field),
    answer: ({ addBusinessMedia }) => added(addBusinessMedia.map(photo)),
  }),
  ...['product/thumbnail/{file}', 'product/preview/{source}', 'business/preview/{source}'].map((image) =>
    fileRow({
      method: 'GET',
      path: `/api/static/media/${image}`,
      errorKey: 'message',
      summary: 'A photo',
    }),
  ),
];
