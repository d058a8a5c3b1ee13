export const posterPath = '/checkinQRcodePrint';
export const pagePosterPath = '/pageQRcodePrint';
