import type { Viewer } from '../../core/access/viewer.js';
import {
  category,
  currentCategory,
  currentProduct,
  product,
  publicCategory,
  publicProduct,
  sentCategory,
  sentNewProduct,
  sentProduct,
} from './catalogue-shape.js';
import {
  RestAddProductCategoryDocument,
  RestAddProductDocument,
  RestDeleteProductCategoryDocument,
  RestDeleteProductsDocument,
  RestGetProductCategoriesDocument,
  RestGetProductDocument,
  RestGetProductsDocument,
  RestGetPublicProductCategoriesDocument,
  RestGetPublicProductDocument,
  RestGetPublicProductsDocument,
  RestUpdateProductCategoryDocument,
  RestUpdateProductDocument,
} from './documents.generated.js';
import { call, row, type RestRequest, type RestRow } from './route.js';
import { asksForOwn, businessOf, idNumber, listOf, numericId, optionalNumber, sentUnder, textOf } from './shapes.js';

const FIELDS: Record<string, string | undefined> = {
  durationMinutes: 'duration',
  categoryId: 'category',
  newCategoryName: 'category',
  ids: 'productIDArray',
};
const fieldName = (field: string): string => FIELDS[field] ?? field;
const listField = (field: string): string => (field === 'first' ? 'pageSize' : 'businessID');

const itemOf = ({ query }: RestRequest): string => numericId(query['productID']);
const pageSize = ({ query }: RestRequest, usual: number): unknown => optionalNumber(query['pageSize']) ?? usual;
const businessId = ({ query }: RestRequest): unknown => textOf(query['businessID']);

/** Whether a host asks for an item of the own business. */
const isOwnItem = (viewer: Viewer, request: RestRequest): boolean =>
  viewer.kind === 'user' && viewer.businessId === String(businessOf(itemOf(request)));

const OWN_PRODUCTS = call(RestGetProductsDocument, {
  variables: (request) => ({ first: pageSize(request, 1000) }),
  answer: ({ products }) => products.items.map(product),
});
const OWN_PRODUCT = call(RestGetProductDocument, {
  variables: (request) => ({ id: itemOf(request) }),
  answer: (data) => product(data.product),
});
const OWN_CATEGORIES = call(RestGetProductCategoriesDocument, {
  answer: ({ productCategories }) => productCategories.map(category),
});

export const CATALOGUE_ROWS: readonly RestRow[] = [
  row(RestGetPublicProductsDocument, {
    method: 'GET',
    path: '/api/business/get_products',
    errorKey: 'message',
    summary:
      'The live items of a catalogue: at most 100, or pageSize; of their own its staff get every field, and at most 1,000',
    parameters: ['businessID', 'pageSize'],
    choose: [{ when: asksForOwn, call: OWN_PRODUCTS }],
    variables: (request) => ({ businessId: businessId(request), first: pageSize(request, 100) }),
    fieldName: listField,
    answer: ({ publicCatalogue }) => publicCatalogue.items.map(publicProduct),
  }),
  row(RestGetPublicProductDocument, {
    method: 'GET',
    path: '/api/business/get_product',
    errorKey: 'message',
    summary: 'An item of a catalogue; of their own its staff get every field',
    parameters: ['productID'],
    choose: [{ when: isOwnItem, call: OWN_PRODUCT }],
    variables: (request) => ({ businessId: String(businessOf(itemOf(request))), id: itemOf(request) }),
    fieldName: () => 'productID',
    answer: (data) => publicProduct(data.publicProduct),
  }),
  row(RestAddProductDocument, {
    method: 'POST',
    path: '/api/business/add_product',
    errorKey: 'errorNewProduct',
    summary: 'Add an item; category is an id, an object with it, or the name of a new one',
    parameters: ['type', 'category', 'name', 'price', 'description', 'duration', 'position', 'businessID'],
    variables: ({ body }) => ({ input: sentNewProduct(body) }),
    fieldName,
    answer: ({ addProduct }) => product(addProduct),
  }),
  row(RestUpdateProductDocument, {
    method: 'POST',
    path: '/api/business/update-product',
    errorKey: 'errorUpdateProduct',
    summary: 'Save an item; refused if version is given and stale',
    parameters: ['product'],
    variables: (request) => {
      const sent = sentUnder('product', request);
      return { id: textOf(sent['id']), version: optionalNumber(sent['version']), input: sentProduct(sent) };
    },
    fieldName,
    answer: ({ updateProduct }) => product(updateProduct),
    details: currentProduct,
  }),
  row(RestDeleteProductsDocument, {
    method: 'POST',
    path: '/api/business/delete_products',
    errorKey: 'message',
    summary: 'Archive items',
    parameters: ['productIDArray', 'businessID'],
    variables: ({ body }) => ({ ids: listOf(body['productIDArray']) }),
    fieldName,
    answer: ({ archiveProducts: { ids } }) => ({
      success: true,
      message: `Archived: ${ids.length}`,
      productIDArray: ids.map(idNumber),
    }),
  }),
  row(RestGetPublicProductCategoriesDocument, {
    method: 'GET',
    path: '/api/business/get-product-categories',
    errorKey: 'message',
    summary: 'The live categories of a catalogue; of their own its staff get every field',
    parameters: ['businessID'],
    choose: [{ when: asksForOwn, call: OWN_CATEGORIES }],
    variables: (request) => ({ businessId: businessId(request) }),
    fieldName: listField,
    answer: ({ publicProductCategories }) => publicProductCategories.map(publicCategory),
  }),
  row(RestAddProductCategoryDocument, {
    method: 'POST',
    path: '/api/business/add-product-category',
    errorKey: 'message',
    summary: 'Add a category: its name, or an object with name, subheading and position',
    parameters: ['category', 'businessID'],
    variables: (request) => {
      const { input } = sentCategory(request);
      return { input: { ...input, name: input.name ?? '' } };
    },
    answer: ({ addProductCategory }) => category(addProductCategory),
    details: currentCategory,
  }),
  row(RestUpdateProductCategoryDocument, {
    method: 'POST',
    path: '/api/business/update-product-category',
    errorKey: 'errorUpdateProductCategory',
    summary: 'Save a category; refused if version is given and stale',
    parameters: ['category', 'businessID'],
    variables: sentCategory,
    answer: ({ updateProductCategory }) => ({
      success: true,
      message: 'Saved',
      businessID: businessOf(updateProductCategory.id),
      category: category(updateProductCategory),
    }),
    details: currentCategory,
  }),
  row(RestDeleteProductCategoryDocument, {
    method: 'POST',
    path: '/api/business/delete-product-category',
    errorKey: 'message',
    summary: 'Archive a category; its items stay',
    parameters: ['categoryID', 'businessID'],
    variables: ({ body }) => ({ id: textOf(body['categoryID']) }),
    fieldName: () => 'categoryID',
    answer: ({ archiveProductCategory: { id } }) => ({
      success: true,
      message: 'The category was archived',
      categoryID: idNumber(id),
    }),
  }),
];
