import { useEffect, useRef, useState } from 'react';
import { inSession } from '../../ui/in-session';
import { phoneDigits } from '../../ui/phone-number';
import { maxNotes } from '../../limits';
import { emptyDraft, type Draft } from './check-in-values';

export type PadField = 'phone' | 'temperature' | 'bigParty' | 'notes';

const clean: Record<PadField, (text: string) => string> = {
  phone: phoneDigits,
  temperature: (text) =>
    (/^\d{0,3}(\.\d?)?/.exec(
      text
        .replace(/[^\d.]/g, '')
        .replace(/^(\d{2,3})(\d)$/, (all, whole: string, tenth: string) =>
          whole.length === 3 ? `${whole}.${tenth}` : all,
        ),
    ) ?? [''])[0],
  bigParty: (text) => text.replace(/\D/g, '').slice(0, 2),
  // Without half an emoji where the limit or the backspace of the pad cuts one.
  notes: (text) => text.slice(0, maxNotes).replace(/[\ud800-\udbff]$/, ''),
};

const draftKey = 'greeter.draft';

/** What is in the form already, typed before the script came, wins over what was kept; so does the form's shape over an older one. */
function withKept(now: Draft, kept: string): Draft {
  let known: Partial<Record<keyof Draft, unknown>>;
  try {
    known = Object(JSON.parse(kept)) as typeof known;
  } catch {
    return now;
  }
  const draft = { ...now };
  for (const name of Object.keys(emptyDraft) as (keyof Draft)[])
    if (now[name] === emptyDraft[name] && typeof known[name] === 'string') draft[name] = known[name] as never;
  return draft;
}

/** Forgets the draft of a customer's own phone. */
export const forgetDraft = () => inSession((storage) => storage.removeItem(draftKey));

/**
 * What is typed in the check-in form, and which field the number pad writes to. `isKept`: on a customer's own phone a reload or Back loses nothing.
 */
export function useDraft(isKept?: boolean) {
  const [draft, setDraft] = useState(emptyDraft);
  const isRead = useRef(false);
  useEffect(() => {
    if (!isKept) return;
    const kept = isRead.current ? null : inSession((storage) => storage.getItem(draftKey));
    isRead.current = true;
    // After the first drawing, which is the server's.
    if (kept) setDraft((now) => withKept(now, kept));
    else inSession((storage) => storage.setItem(draftKey, JSON.stringify(draft)));
  }, [isKept, draft]);
  const [padField, setPadField] = useState<PadField>('phone');
  const change = <Name extends keyof Draft>(name: Name, value: Draft[Name]) =>
    setDraft((before) => ({ ...before, [name]: value }));
  const changeField = (name: PadField, text: string) => change(name, clean[name](text));

  const pressPad = (key: string) =>
    setDraft((before) => {
      const now = before[padField];
      return { ...before, [padField]: clean[padField](key === 'back' ? now.slice(0, -1) : now + key) };
    });

  return { draft, change, changeField, padField, setPadField, pressPad };
}
