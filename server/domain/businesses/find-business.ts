import { Business } from '../../../entities/Business.js';
import type { Db } from '../../core/database/transaction.js';

/** The business, or null. */
export const findBusiness = (db: Db, id: string): Promise<Business | null> => db.findOne(Business, { id });
