import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { PublicCatalogueArgs } from './public-catalogue.inputs.js';
import { publicCatalogue, publicProduct, publicProductCategories } from './public-catalogue.js';
import { PublicProduct, PublicProductCategory, PublicProductPage } from './public-catalogue.types.js';

const BUSINESS_TEXT = 'Number of the business.';

@Resolver()
export class PublicCatalogueResolver {
  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => PublicProductPage, {
    description:
      'Live items of a business by rank and name of their category, then by their own; empty where its plan has no catalogue.',
  })
  publicCatalogue(
    @Ctx() context: Context,
    @Args(() => PublicCatalogueArgs) args: PublicCatalogueArgs,
  ): Promise<PublicProductPage> {
    return publicCatalogue(context, args);
  }

  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => PublicProduct, {
    description: 'A live item of a business. NOT_FOUND for any other, and where its plan has no catalogue.',
  })
  publicProduct(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: BUSINESS_TEXT }) _businessId: string,
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: string,
  ): Promise<PublicProduct> {
    return publicProduct(context, id);
  }

  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => [PublicProductCategory], {
    description: 'Live categories of a business by rank and name; none where its plan has no catalogue.',
  })
  publicProductCategories(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: BUSINESS_TEXT }) _businessId: string,
  ): Promise<PublicProductCategory[]> {
    return publicProductCategories(context);
  }
}
