export const checkInAppPath = '/account/checkinapp';
export const customizePath = `${checkInAppPath}?action=customize-checkinapp`;
export const kioskPath = '/checkinapp';
export const posterPath = '/checkinQRcodePrint';
