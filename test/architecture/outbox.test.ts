import { describe, expect, test } from '@jest/globals';
import { sources, type Source } from './sources.js';

const OUTBOX = 'server/core/messages/';
const WRITES = /\b(?:insert into|update|delete from) (?:message|text_allowance|text_reply|text_consent|sender)\b(?!_)/i;
const MAY_WRITE = /^server\/core\/(?:messages|database\/migrations)\//;
const NOUNS = /\b(?:from|join|into|update)\s+(?:check_in\w*|customer|account|membership|appointment\w*|staff)\b/i;

const writesOutside = ({ path, text }: Source): boolean => !MAY_WRITE.test(path) && WRITES.test(text);
const isOutbox = ({ path }: Source): boolean => path.startsWith(OUTBOX);
/** Tables of nouns in a statement; what it may import is held by the import rules. */
const nounsOf = ({ path, text }: Source): string[] => (NOUNS.exec(text) ?? []).map((words) => `${path}: ${words}`);

describe('only the outbox writes its tables', () => {
  test('holds', () => {
    expect(
      sources(['server'])
        .filter(writesOutside)
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test('a breach is seen', () => {
    const inPlace = (path: string, text: string) => writesOutside({ path, text });
    const text = 'await db.rows(sql`insert into message (channel) values (1)`)';
    expect(inPlace('server/domain/staff/invite.ts', text)).toBe(true);
    expect(inPlace('server/domain/staff/invite.ts', `sql\`update message set status = 'sent'\``)).toBe(true);
    expect(inPlace('server/domain/staff/invite.ts', 'sql`delete from text_allowance`')).toBe(true);
    expect(inPlace('server/core/messages/add-message.ts', text)).toBe(false);
    expect(inPlace('server/domain/staff/invite.ts', 'sql`insert into message_board values (1)`')).toBe(false);
  });
});

describe('the outbox knows no noun', () => {
  const outbox = sources(['server']).filter(isOutbox);

  test('holds', () => {
    expect(outbox.length).toBeGreaterThan(20);
    expect(outbox.flatMap(nounsOf)).toEqual([]);
  });

  test('a breach is seen', () => {
    const inOutbox = (text: string) => nounsOf({ path: `${OUTBOX}sample.ts`, text });
    expect(inOutbox('sql`select 1 from check_in where id = 1`')).toHaveLength(1);
    expect(inOutbox('sql`select plan from business`')).toEqual([]);
  });
});
