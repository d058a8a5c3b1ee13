export const staffPath = '/account/staff';
/** The staff with the form of a new one open. */
export const addStaffPath = `${staffPath}?action=add-staff`;
/** What each role may do. */
export const rolesPath = `${staffPath}/roles`;
