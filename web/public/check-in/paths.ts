export const phonePath = '/checkinapp/mobile';
export const placePath = (publicId: string): string => `/ck/${encodeURIComponent(publicId)}`;
