import { asRequestError, type Request } from '../request';
import { Customer_FindOwnPlaceDocument } from './check-in.generated';

/** Whether the party of a link waits or is called up. */
export async function isInLine(request: Request, publicId: string): Promise<boolean> {
  try {
    const { placeInLine } = await request(Customer_FindOwnPlaceDocument, { publicId });
    return placeInLine.status === 'CHECKED_IN' || placeInLine.status === 'READY';
  } catch (error) {
    if (asRequestError(error).code === 'NOT_FOUND') return false;
    throw error;
  }
}
