import type { Actor } from '../world/Actor.js';
import { AddProduct, AddProductCategory, Products, ProductCategories } from './catalogue.generated.js';

/** An item that the owner adds. */
export const addItem = async (actor: Actor, name: string, input: Record<string, unknown> = {}) =>
  (await actor.must(AddProduct, { input: { type: 'SERVICE', name, ...input } })).addProduct;

export const addCategory = async (actor: Actor, name: string, input: Record<string, unknown> = {}) =>
  (await actor.must(AddProductCategory, { input: { name, ...input } })).addProductCategory;

/** Names of the listed items, as `category: item`. */
export async function listed(actor: Actor, args: Record<string, unknown> = {}): Promise<string[]> {
  const { products } = await actor.must(Products, args);
  return products.items.map(({ name, category }: { name: string; category: { name: string } | null }) =>
    category ? `${category.name}: ${name}` : name,
  );
}

export async function categoryNames(actor: Actor, archived = false): Promise<string[]> {
  const { productCategories } = await actor.must(ProductCategories, { archived });
  return productCategories.map(({ name }: { name: string }) => name);
}

/** What a refusal says beside its message; undefined if there is none. */
export const refusalOf = async (actor: Actor, document: string, variables: object) =>
  (await actor.askText(document, variables)).errors?.[0]?.extensions;
