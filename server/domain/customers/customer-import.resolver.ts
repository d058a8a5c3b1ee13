import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { ImportIdArgs } from '../../core/imports/import.inputs.js';
import { ListImport } from '../../core/imports/ListImport.js';
import { ImportCustomersArgs, MatchCustomersArgs } from './customer-import.inputs.js';
import { CustomerImport, CustomerImportUndo, CustomerMatches } from './customer-import.types.js';
import { customerImports } from './customer-imports.js';
import { importCustomers } from './import-customers.js';
import { matchCustomers } from './match-customers.js';
import { undoCustomerImport } from './undo-customer-import.js';

@Resolver()
export class CustomerImportResolver {
  @Access('customer.import', 'session')
  @Query(() => CustomerMatches, {
    description:
      'The rows of a list whose customers you have already: the same name with the same phone number or e-mail address, without regard to case and accents. A number or address that more than 20 customers share, archived ones included, finds nobody.',
  })
  matchCustomers(
    @Ctx() context: Context,
    @Args(() => MatchCustomersArgs) { rows }: MatchCustomersArgs,
  ): Promise<CustomerMatches> {
    return matchCustomers(context, rows);
  }

  @Access('customer.import', 'session')
  @Query(() => [ListImport], {
    description:
      'Imports of customers that began within the last day, whoever made them, the last one first; without those that added nobody.',
  })
  customerImports(@Ctx() context: Context): Promise<ListImport[]> {
    return customerImports(context);
  }

  @Access('customer.import', 'session')
  @Mutation(() => CustomerImport, {
    description:
      'Adds a part of a list to your customers; the same rows sent again add nothing twice. Rows whose customer you have already, or that stand twice in the list, are left out; another name with the same phone number is somebody of the family. An e-mail address or a birthday that is wrong is left out of its row, and `dropped` says so. Nobody agrees to texts by it. INVALID_INPUT with every other fault in `details.rows`, each with `row`, `field` and `message`: then nothing of the call is added. CONFLICT once the import was undone. RATE_LIMITED above 200,000 rows a day.',
  })
  importCustomers(
    @Ctx() context: Context,
    @Args(() => ImportCustomersArgs) { importId, rows }: ImportCustomersArgs,
  ): Promise<CustomerImport> {
    return importCustomers(context, importId, rows);
  }

  @Access('customer.import', 'session')
  @Mutation(() => CustomerImportUndo, {
    description:
      'Takes an import back: erases those whom it added and who neither came nor were changed since, up to 1,000 a call. NOT_FOUND for no import of yours; CONFLICT a day after it began.',
  })
  undoCustomerImport(
    @Ctx() context: Context,
    @Args(() => ImportIdArgs) { importId }: ImportIdArgs,
  ): Promise<CustomerImportUndo> {
    return undoCustomerImport(context, importId);
  }
}
