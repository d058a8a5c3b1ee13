export const locationsPath = '/account/locations';
