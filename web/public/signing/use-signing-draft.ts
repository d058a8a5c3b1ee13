import { useEffect, useRef, useState } from 'react';
import { inSession } from '../../ui/in-session';
import { newKey } from '../http-request';
import { emptyDraft, type Signer, type SigningDraft } from './signing-values';

function readDraft(text: string | null): Partial<SigningDraft> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Partial<SigningDraft>;
  } catch {
    return {};
  }
}

/**
 * What a signer has entered. With `draftKey` what was typed outlives a reload, until it was signed; what was drawn does not. `isSent`: it is on its way
 * or there, so that the end of the form is the end of the draft. `signer`: as they entered themselves in the form before.
 */
export function useSigningDraft(draftKey: string | undefined, isSent: boolean, signer?: Signer) {
  const [draft, setDraft] = useState(() => emptyDraft(newKey(), signer));
  const [isReady, setIsReady] = useState(false);
  const key = draftKey && `greeter.signing.${draftKey}`;
  const wasSent = useRef(isSent);
  useEffect(() => {
    wasSent.current = isSent;
  });
  // After the first drawing, which is the server's.
  useEffect(() => {
    if (key) setDraft((now) => ({ ...now, ...readDraft(inSession((storage) => storage.getItem(key))) }));
    setIsReady(true);
    return () => {
      if (key && wasSent.current) inSession((storage) => storage.removeItem(key));
    };
  }, [key]);
  useEffect(() => {
    if (!key || !isReady) return;
    const typed = JSON.stringify({ ...draft, strokes: '' });
    inSession((storage) => storage.setItem(key, typed));
  }, [key, isReady, draft]);
  return {
    draft,
    /** False until the script is here; what the browser would have typed before it would be lost. */
    isReady,
    change: (part: Partial<SigningDraft>) => setDraft((before) => ({ ...before, ...part })),
  };
}
