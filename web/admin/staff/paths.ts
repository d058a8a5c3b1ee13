export const staffPath = '/account/staff';
