export const checkInsPath = '/account/checkins';
