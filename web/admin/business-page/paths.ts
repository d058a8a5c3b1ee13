export const businessPagePath = '/account/page';
export const updateBusinessAction = 'update-business';
/** Prints the QR code of the page. */
export const pagePosterPath = '/pageQRcodePrint';
