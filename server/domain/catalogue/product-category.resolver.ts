import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ProductCategory } from '../../../entities/ProductCategory.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { addProductCategory } from './add-product-category.js';
import { archiveProductCategory, restoreProductCategory } from './archive-product-category.js';
import { CatalogueOrder } from './catalogue.types.js';
import { AddProductCategoryInput, UpdateProductCategoryInput } from './product-category.inputs.js';
import { productCategories } from './product-categories.js';
import { rankProductCategory } from './rank-product-category.js';
import { RankArgs } from './rank.inputs.js';
import { updateProductCategory } from './update-product-category.js';

const ID_TEXT = 'Id of the category.';

@Resolver(() => ProductCategory)
export class ProductCategoryResolver {
  @Access('catalogue.read', 'session')
  @Query(() => [ProductCategory], {
    description: 'Categories of your catalogue by rank and name; of archived ones at most 1,000.',
  })
  productCategories(
    @Ctx() context: Context,
    @Arg('archived', () => Boolean, {
      defaultValue: false,
      description: 'Whether to list the archived categories, not the live ones.',
    })
    archived: boolean,
  ): Promise<ProductCategory[]> {
    return productCategories(context, archived);
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => ProductCategory, {
    description:
      'Adds a category. CONFLICT if a live one has its name, which is then in `details.current`, or above 200 live ones.',
  })
  addProductCategory(
    @Ctx() context: Context,
    @Arg('input', () => AddProductCategoryInput, { description: 'The category.' }) input: AddProductCategoryInput,
  ): Promise<ProductCategory> {
    return addProductCategory(context, input);
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => ProductCategory, { description: 'Saves the form of a category. CONFLICT as for a new one.' })
  updateProductCategory(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('input', () => UpdateProductCategoryInput, { description: 'The changes.' }) input: UpdateProductCategoryInput,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version that was read; another one in force is STALE with the category as it is now in `details.current`. If omitted, the last save wins: older clients have no versions.',
    })
    version?: number | null,
  ): Promise<ProductCategory> {
    return updateProductCategory(context, { id, version: version ?? null, input });
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => ProductCategory, {
    description: 'Archives a category. Its items stay in the catalogue, without a category until it is restored.',
  })
  archiveProductCategory(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
  ): Promise<ProductCategory> {
    return archiveProductCategory(context, id);
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => ProductCategory, {
    description:
      'Brings an archived category back, with those of its items that were given no other since. CONFLICT as for a new one.',
  })
  restoreProductCategory(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
  ): Promise<ProductCategory> {
    return restoreProductCategory(context, id);
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => CatalogueOrder, {
    description:
      'Moves a live category to another place. The ranks then follow the order: 0, 1, 2 and so on; from the fiftieth on they share 49.',
  })
  rankProductCategory(@Ctx() context: Context, @Args(() => RankArgs) move: RankArgs): Promise<CatalogueOrder> {
    return rankProductCategory(context, move);
  }
}
