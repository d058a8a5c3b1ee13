import { isLanguage } from '../../../core/i18n/language.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { invalid } from '../../../core/Refusal.js';
import { QUEUE } from '../topics.js';
import type { PlaceInLine } from './PlaceInLine.js';
import { placeInLine } from './place-in-line.js';

/** The party chose another language on its page: what is sent from now on follows it. Throws INVALID_INPUT for one without texts. */
export async function setPlaceLanguage(
  context: Context,
  { publicId, language }: { publicId: string; language: string },
): Promise<PlaceInLine> {
  if (!isLanguage(language)) throw invalid('language', 'There are no texts in that language.');
  context.db.send(sql`update check_in set language = ${language} where public_id = ${publicId} and deleted_at is null`);
  context.tick(QUEUE);
  return placeInLine(context, publicId);
}
