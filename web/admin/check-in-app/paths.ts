export const checkInAppPath = '/account/checkinapp';
export const customizeAction = 'customize-checkinapp';
export const qrCodeAction = 'qr-code';
export const qrCodePath = `${checkInAppPath}?action=${qrCodeAction}`;
export const kioskPath = '/checkinapp';
export const previewPath = '/checkinapp/preview';
export const posterPath = '/checkinQRcodePrint';
export const customizePath = `${checkInAppPath}?action=${customizeAction}`;
