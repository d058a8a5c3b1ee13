import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { ImportIdArgs } from '../../core/imports/import.inputs.js';
import { ListImport } from '../../core/imports/ListImport.js';
import { importProducts } from './import-products.js';
import { ImportProductsArgs } from './product-import.inputs.js';
import { productImports } from './product-imports.js';
import { ProductImport, ProductImportUndo } from './product-import.types.js';
import { undoImport } from './undo-import.js';

@Resolver()
export class ProductImportResolver {
  @Access('catalogue.write', 'session')
  @Query(() => [ListImport], {
    description: 'Imports of items that began within the last day, whoever made them, the last one first.',
  })
  productImports(@Ctx() context: Context): Promise<ListImport[]> {
    return productImports(context);
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => ProductImport, {
    description:
      'Adds a part of a list to your catalogue, all of its rows or none; the same rows sent again add nothing twice. INVALID_INPUT with every fault in `details.rows`, each with `row`, `field` and `message`; CONFLICT above 2,000 live items or 200 categories, and once items of the import were archived.',
  })
  importProducts(
    @Ctx() context: Context,
    @Args(() => ImportProductsArgs) { importId, rows }: ImportProductsArgs,
  ): Promise<ProductImport> {
    return importProducts(context, importId, rows);
  }

  @Access('catalogue.write', 'session')
  @Mutation(() => ProductImportUndo, {
    description:
      'Archives what an import added and nobody has changed since, with the categories that this leaves empty. NOT_FOUND for no import of yours; CONFLICT a day after it began.',
  })
  undoImport(
    @Ctx() context: Context,
    @Args(() => ImportIdArgs) { importId }: ImportIdArgs,
  ): Promise<ProductImportUndo> {
    return undoImport(context, importId);
  }
}
