import type { Db } from '../../core/database/transaction.js';
import { sql } from '../../core/database/sql.js';

/** Adds the words of a business to the list from which misspelt words are corrected. Sorted: two businesses that add the same words do not deadlock. */
export function learnWords(db: Db, businessId: string): void {
  db.send(sql`
    insert into search_word (word)
    select distinct word from business, unnest(search_words) as word
    where id = ${businessId}::bigint and word not like 'in %' order by word
    on conflict do nothing`);
}
