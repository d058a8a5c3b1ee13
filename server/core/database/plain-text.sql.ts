import { sql, type Sql } from './sql.js';

/** Letters that Unicode does not take apart, each with the plain one in the same place. */
const WHOLE = 'ıøłđðħŧ';
const PLAIN = 'iolddht';

/** A text or a search without case, accents, blanks, apostrophes, hyphens and dots. */
export const plainText = (text: Sql): Sql => sql`
  regexp_replace(translate(lower(normalize(${text}, NFKD)), ${WHOLE}, ${PLAIN}), ${"[\\u0300-\\u036f\\s''’‘ʼʻ`´‐.-]"}, '', 'g')`;
