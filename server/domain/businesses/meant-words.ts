import { plainWords } from '../../core/database/plain-text.sql.js';
import { PLAN_FOR_SIZE } from '../../core/database/plan-for-size.js';
import { sql } from '../../core/database/sql.js';
import type { Db } from '../../core/database/transaction.js';

/** A word of a search. */
export interface MeantWord {
  word: string;
  /** Words of businesses that begin with it, have two of its letters changed round or are spelt like it, at most 100, the likeliest first: itself, if there is one. */
  alike: string[];
}

/** The first 6 words of a search. The next statement of the transaction is planned for its values: common words want another plan than rare ones. */
export const meantWords = (db: Db, term: string): Promise<MeantWord[]> =>
  db.rows<MeantWord>(sql`
    with asked as materialized (
      select word, place from unnest((${plainWords(sql`${term}::text`)})[:6]) with ordinality as a (word, place)
    )
    select a.word, ${PLAN_FOR_SIZE}, array(
      select w.word from (
        select word, 0::real as score from search_word where length(a.word) > 2 and word % a.word
        union all
        select word, 0.5 from search_word where word >= a.word and word < a.word || chr(1114111)
        union all
        select word, 0.8 from search_word where length(a.word) > 2 and word in (
          select overlay(a.word placing reverse(substr(a.word, n, 2)) from n for 2) from generate_series(1, length(a.word) - 1) as n
        )
      ) w
      group by w.word
      order by max(w.score) + similarity(w.word, a.word) * least(length(w.word), length(a.word)) / greatest(length(w.word), length(a.word)) desc, w.word
      limit 100
    ) as alike
    from asked a order by a.place`);
