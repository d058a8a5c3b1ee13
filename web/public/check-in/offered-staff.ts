import type { Request, RequestOptions } from '../request';
import { Customer_ReadStaffDocument, type Customer_ReadStaffQuery } from './staff.generated';

export type OfferedStaff = Customer_ReadStaffQuery['offeredStaff'][number];

/** Whom a customer may choose now, by first name. */
export const readOfferedStaff = async (
  request: Request,
  token: () => Promise<string>,
  options?: RequestOptions,
): Promise<OfferedStaff[]> =>
  (await request(Customer_ReadStaffDocument, undefined, { ...options, token: await token() })).offeredStaff;
