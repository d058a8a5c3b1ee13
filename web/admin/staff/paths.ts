export const staffPath = '/account/staff';
/** What each role may do. */
export const rolesPath = `${staffPath}/roles`;
