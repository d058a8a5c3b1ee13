import { sql, type Sql } from './sql.js';

/** Letters that Unicode does not take apart, each with the plain one in the same place. */
const WHOLE = 'ıøłđðħŧ';
const PLAIN = 'iolddht';

const plainLetters = (text: Sql): Sql => sql`translate(lower(normalize(${text}, NFKD)), ${WHOLE}, ${PLAIN})`;

/** A text or a search without case, accents, blanks, apostrophes, hyphens and dots. */
export const plainText = (text: Sql): Sql =>
  sql`regexp_replace(${plainLetters(text)}, ${"[\\u0300-\\u036f\\s''’‘ʼʻ`´‐.-]"}, '', 'g')`;

/** Whether a text that the database keeps plain holds each word of a search, as a part of it. */
export const holdsWords = (text: Sql, search: string): Sql => sql`not exists (
  select from unnest(array(select ${plainText(sql`word`)} from unnest(${search.split(/\s+/)}::text[]) as word)) as wanted
  where position(wanted in ${text}) = 0)`;

/** The words of a text or a search as an array, without case, accents, apostrophes and dots; any other sign parts words. */
export const plainWords = (text: Sql): Sql => sql`
  array_remove(regexp_split_to_array(
    regexp_replace(${plainLetters(text)}, ${"[\\u0300-\\u036f'’‘ʼʻ`´.]"}, '', 'g'),
    ${'[\\s!-/:-@\\u005b-\\u0060{-\\u00bf\\u2000-\\u206f]+'}), '')`;
