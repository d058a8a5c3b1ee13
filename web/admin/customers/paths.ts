export const customersPath = '/account/customers';
