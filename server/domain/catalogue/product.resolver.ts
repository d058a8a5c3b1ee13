import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Product } from '../../../entities/Product.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { topicTicks } from '../../core/graphql/topic-ticks.js';
import { addProduct } from './add-product.js';
import { archiveProducts, restoreProducts } from './archive-products.js';
import { CatalogueChange, CatalogueOrder, CatalogueTick, ProductPage } from './catalogue.types.js';
import { AddProductInput, CatalogueIdsArgs, ProductsArgs, UpdateProductInput } from './product.inputs.js';
import { products, readProduct } from './products.js';
import { rankProduct } from './rank-product.js';
import { RankArgs } from './rank.inputs.js';
import { CATALOGUE } from './topics.js';
import { updateProduct } from './update-product.js';

const ID_TEXT = 'Id of the item.';

@Resolver(() => Product)
export class ProductResolver {
  @Access('catalogue.read', 'session')
  @Query(() => ProductPage, {
    description:
      'Items of your catalogue by rank and name of their category, then by their own; those without a category last.',
  })
  products(@Ctx() context: Context, @Args(() => ProductsArgs) args: ProductsArgs): Promise<ProductPage> {
    return products(context, args);
  }

  @Access('catalogue.read', 'session')
  @Query(() => Product, { description: 'An item of your catalogue, live or archived.' })
  product(@Ctx() context: Context, @Arg('id', () => ID, { description: ID_TEXT }) id: string): Promise<Product> {
    return readProduct(context, id);
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => Product, {
    description:
      'Adds an item, and the category that was typed in with it. CONFLICT above 2,000 live items or 200 categories.',
  })
  addProduct(
    @Ctx() context: Context,
    @Arg('input', () => AddProductInput, { description: 'The item.' }) input: AddProductInput,
  ): Promise<Product> {
    return addProduct(context, input);
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => Product, { description: 'Saves the form of an item.' })
  updateProduct(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('input', () => UpdateProductInput, { description: 'The changes.' }) input: UpdateProductInput,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version that was read; another one in force is STALE with the item as it is now in `details.current`. If omitted, the last save wins: older clients have no versions.',
    })
    version?: number | null,
  ): Promise<Product> {
    return updateProduct(context, { id, version: version ?? null, input });
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => CatalogueChange, {
    description: 'Archives items, all or none. Nobody can choose them any more; what was goes on showing them.',
  })
  archiveProducts(
    @Ctx() context: Context,
    @Args(() => CatalogueIdsArgs) { ids }: CatalogueIdsArgs,
  ): Promise<CatalogueChange> {
    return archiveProducts(context, ids);
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => CatalogueChange, {
    description: 'Brings archived items back, all or none. CONFLICT above 2,000 live items.',
  })
  restoreProducts(
    @Ctx() context: Context,
    @Args(() => CatalogueIdsArgs) { ids }: CatalogueIdsArgs,
  ): Promise<CatalogueChange> {
    return restoreProducts(context, ids);
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => CatalogueOrder, {
    description:
      'Moves a live item to another place in its category, or among those without one. The ranks then follow the order: 0, 1, 2 and so on; from the fiftieth on they share 49.',
  })
  rankProduct(@Ctx() context: Context, @Args(() => RankArgs) move: RankArgs): Promise<CatalogueOrder> {
    return rankProduct(context, move);
  }

  @Access('catalogue.read', 'session')
  @Subscription(() => CatalogueTick, {
    description:
      'Items or categories of your catalogue changed: read them again. Once at the beginning, then at most five a second.',
    subscribe: topicTicks(CATALOGUE),
  })
  catalogueChanged(@Root() tick: CatalogueTick): CatalogueTick {
    return tick;
  }
}
