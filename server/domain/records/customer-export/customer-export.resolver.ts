import { Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { offerFile } from '../../businesses/export-file.js';
import { CustomerExport } from './CustomerExport.js';
import { CUSTOMERS_FILE } from './customers-file.js';

@Resolver()
export class CustomerExportResolver {
  @Access('customer.export', 'session')
  @Mutation(() => CustomerExport, {
    description:
      'Opens all your customers as a file, archived ones included: CSV in UTF-8, with what the team keeps of them, how often they checked in, and when last, and their appointments in numbers. PASSWORD_NEEDED unless confirmPassword opened EXPORT_CUSTOMERS just before.',
  })
  exportCustomers(@Ctx() context: Context): Promise<CustomerExport> {
    return offerFile(context, CUSTOMERS_FILE);
  }
}
