import { createElement, lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useOnline } from '../../ui/use-online';
import { useAsk } from '../app-context';
import { AskError } from '../ask';
import type { OfflineWay } from '../check-in/use-check-in';
import type { FaceState } from '../check-in/use-face';
import { keptFace } from './kept-face';
import type { KeptCounts } from './KeptCheckIns';
import type { OfflineParts } from './offline-kiosk';

const RefusedDialog = lazy(async () => ({ default: (await import('./RefusedDialog')).RefusedDialog }));
const sendEvery = 30_000;
const nothing: KeptCounts = { waiting: 0, refused: 0 };

type Options = {
  token: string;
  state: FaceState;
  isAble: boolean;
  isResting: boolean;
  /** The server does not know this kiosk. */ onDoubt(): void;
};
type OfflineKiosk = {
  way: Pick<OfflineWay, 'isOffline' | 'keep'>;
  counts: KeptCounts;
  openRefused(): void;
  refusedDialog: ReactNode;
};

/** Keeps check-ins while the server cannot be reached and sends them when it is back; undefined until the browser is ready for that, or where it never is. */
export function useOfflineKiosk({ token, state, isAble, isResting, onDoubt }: Options): OfflineKiosk | undefined {
  const ask = useAsk();
  const online = useOnline();
  const [parts, setParts] = useState<OfflineParts>();
  const [counts, setCounts] = useState(nothing);
  const [isOpen, setIsOpen] = useState(false);
  const face = state.kind === 'open' ? state.face : undefined;
  const businessId = face?.business.id;
  const isReachable = online && state.kind === 'open' && state.isReachable;

  const isWanted = isAble && businessId !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    import('./offline-kiosk')
      .then(({ openOffline }) => openOffline())
      .then(
        (opened) => {
          if (isHere) setParts(opened);
        },
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [isWanted]);

  const recount = useCallback(async () => {
    if (parts && businessId) setCounts(await parts.kept.count(businessId));
  }, [parts, businessId]);

  const send = useCallback(async () => {
    if (!parts || !businessId) return;
    const { sendKept } = await import('./send-kept');
    const outcome = await sendKept({ ask, kept: parts.kept, token, businessId }).finally(recount);
    if (outcome === 'doubt') onDoubt();
  }, [parts, businessId, ask, token, recount, onDoubt]);

  // Whatever keeps it from being sent now, the next occasion comes.
  const trySending = useCallback(() => {
    send().catch(() => undefined);
  }, [send]);

  useEffect(() => {
    if (isReachable) trySending();
    else recount().catch(() => undefined);
  }, [isReachable, trySending, recount]);
  const isWaiting = counts.waiting > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(trySending, sendEvery);
    addEventListener('online', trySending);
    return () => {
      clearInterval(timer);
      removeEventListener('online', trySending);
    };
  }, [isWaiting, trySending]);

  useEffect(() => {
    const tell = () => parts?.worker?.rest(isResting && !isOpen);
    tell();
    const timer = setInterval(tell, sendEvery);
    return () => clearInterval(timer);
  }, [parts, isResting, isOpen]);

  const keep: OfflineWay['keep'] = async ({ partySize, phone, temperature, notes }, person, startedAt) => {
    try {
      if (!parts || !face) throw new Error('Nothing to keep it in');
      const { madeAt } = await import('./made-at');
      const at = madeAt(startedAt + (keptFace(token)?.ahead ?? 0), face.business.timeZone);
      await parts.kept.keep(face.business.id, {
        ...person,
        phone,
        partySize,
        temperature: temperature || null,
        notes: notes || null,
        madeAt: at,
      });
    } catch {
      throw new AskError('NOT_KEPT', 'This device could not keep your check-in. Please see the front desk.');
    }
    await recount();
    if (isReachable) trySending();
  };

  if (!parts || !businessId) return undefined;
  const refusedDialog =
    isOpen &&
    createElement(
      Suspense,
      null,
      createElement(RefusedDialog, {
        kept: parts.kept,
        businessId,
        onChange: () => void recount(),
        onClose: () => setIsOpen(false),
      }),
    );
  return { way: { isOffline: !isReachable, keep }, counts, openRefused: () => setIsOpen(true), refusedDialog };
}
