import { pagePath } from '../../page-path';

/** Where one joins the line. */
export const linePath = (vanityName: string): string => `${pagePath(vanityName)}#line`;
/** The picture for link previews; another photo has another address. */
export const sharePicturePath = (vanityName: string, photoId?: string): string =>
  `${pagePath(vanityName)}/share.png${photoId === undefined ? '' : `?photo=${photoId}`}`;
export const managePagePath = '/account/page';
