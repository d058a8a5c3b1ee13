export const posterPath = '/checkinQRcodePrint';
