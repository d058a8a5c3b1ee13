export const businessPagePath = '/account/page';
/** With its opening hours. */
export const businessHoursPath = `${businessPagePath}?tab=hours`;
export const updateBusinessAction = 'update-business';
/** Prints the QR code of the page. */
export const pagePosterPath = '/pageQRcodePrint';
