import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Draft } from './check-in-values';

const names = ['phone', 'temperature', 'notes'] as const;

/**
 * Takes over what was typed into the server's form before the script came. Returns whether it is here: until then the browser itself would send the
 * form, with the phone number in the address.
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  change: (name: 'party', value: Draft['party']) => void,
  changeField: (name: (typeof names)[number], text: string) => void,
): boolean {
  const [isReady, setIsReady] = useState(false);
  // Once: as soon as the page is drawn again, the fields hold what the form knows.
  useLayoutEffect(() => {
    if (isReady) return;
    const elements = form.current?.elements;
    const valueOf = (name: string) => (elements?.namedItem(name) as { value?: string } | null)?.value ?? '';
    for (const name of names) if (valueOf(name)) changeField(name, valueOf(name));
    const party = valueOf('party');
    if (party) change('party', party as Draft['party']);
    setIsReady(true);
  }, [isReady, form, change, changeField]);
  return isReady;
}
