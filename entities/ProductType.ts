import { registerEnumType } from 'type-graphql';

/** The values are what the database and the REST mirror hold. */
export enum ProductType {
  SERVICE = 'service',
  PRODUCT = 'product',
}

registerEnumType(ProductType, {
  name: 'ProductType',
  description: 'What an item of the catalogue is.',
  valuesConfig: {
    SERVICE: { description: 'Work that takes time; it may have a duration.' },
    PRODUCT: { description: 'Goods; without a duration.' },
  },
});
