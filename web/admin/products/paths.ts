export const productsPath = '/account/products';
