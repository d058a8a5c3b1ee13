export const businessPagePath = '/account/page';
export const updateBusinessAction = 'update-business';
/** The page as visitors see it. */
export const publicPagePath = (vanityName: string) => `/page/${encodeURIComponent(vanityName)}`;
/** Prints the QR code of the page. */
export const pagePosterPath = '/pageQRcodePrint';
