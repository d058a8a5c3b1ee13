import { asRequestError, type Request } from '../request';
import { Customer_FindOwnPlaceDocument, type Customer_FindOwnPlaceQuery } from './check-in.generated';

export type Status = Customer_FindOwnPlaceQuery['placeInLine']['status'];

/** The status of the party of a link; null where there is none. */
export async function placeStatus(request: Request, publicId: string): Promise<Status | null> {
  try {
    return (await request(Customer_FindOwnPlaceDocument, { publicId })).placeInLine.status;
  } catch (error) {
    if (asRequestError(error).code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Whether a party waits or is called up. */
export const isInLine = (status: Status | null): boolean => status === 'CHECKED_IN' || status === 'READY';
