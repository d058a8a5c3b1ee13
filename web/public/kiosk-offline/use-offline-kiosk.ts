import { createElement, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useOnline } from '../../ui/use-online';
import { useRequest } from '../app-context';
import { RequestError } from '../request';
import type { OfflineWay } from '../check-in/use-check-in';
import type { FaceState } from '../check-in/use-face';
import { storedFace } from './face-store';
import type { OfflineCounts } from './OfflineCheckIns';
import type { OfflineParts } from './offline-kiosk';
import { useLanguage } from '../i18n/language-context';
import { LateRefusedDialog } from './LateRefusedDialog';

const sendEvery = 30_000;
const nothing: OfflineCounts = { waiting: 0, refused: 0 };

interface Options {
  token: string;
  state: FaceState;
  isAble: boolean;
  isResting: boolean;
  /** The server does not know this kiosk. */
  onUnknownKiosk(): void;
}
interface OfflineKiosk {
  way: Pick<OfflineWay, 'isOffline' | 'keep'>;
  counts: OfflineCounts;
  openRefused(): void;
  refusedDialog: ReactNode;
}

/** Stores check-ins while the server is out of reach and sends them once it is back. Undefined until the browser is ready for that, or where it cannot. */
export function useOfflineKiosk({
  token,
  state,
  isAble,
  isResting,
  onUnknownKiosk,
}: Options): OfflineKiosk | undefined {
  const request = useRequest();
  const { language } = useLanguage();
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
        (openParts) => {
          if (isHere) setParts(openParts);
        },
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [isWanted]);

  const recount = useCallback(async () => {
    if (parts && businessId) setCounts(await parts.store.count(businessId));
  }, [parts, businessId]);

  const send = useCallback(async () => {
    if (!parts || !businessId) return;
    const { sendOfflineCheckIns } = await import('./send-offline-check-ins');
    const outcome = await sendOfflineCheckIns({ request, store: parts.store, token, businessId }).finally(recount);
    if (outcome === 'unknown-kiosk') onUnknownKiosk();
  }, [parts, businessId, request, token, recount, onUnknownKiosk]);

  // A failure is not reported: sending is tried again later.
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
    const reportRest = () => parts?.worker?.rest(isResting && !isOpen);
    reportRest();
    const timer = setInterval(reportRest, sendEvery);
    return () => clearInterval(timer);
  }, [parts, isResting, isOpen]);

  const keep: OfflineWay['keep'] = async (
    { partySize, phone, temperature, notes, productIds, staffId },
    person,
    { startedAt, signature, signedAt, attemptKey },
  ) => {
    try {
      if (!parts || !face) throw new Error('No storage');
      const { zonedTime } = await import('./zoned-time');
      const timeOf = (instant: number) =>
        zonedTime(instant + (storedFace(token)?.clockLag ?? 0), face.business.timeZone);
      await parts.store.keep(face.business.id, language, {
        ...person,
        phone,
        partySize,
        temperature: temperature || null,
        notes: notes || null,
        productIds,
        staffId,
        madeAt: timeOf(startedAt),
        ...(signature && { signature, signedAt: timeOf(signedAt ?? startedAt) }),
        ...(attemptKey && { attemptKey }),
      });
    } catch {
      throw new RequestError('NOT_KEPT', 'The browser stored nothing', { textKey: 'kiosk.notKept' });
    }
    await recount();
    if (isReachable) trySending();
  };

  if (!parts || !businessId) return undefined;
  const refusedDialog =
    isOpen &&
    createElement(LateRefusedDialog, {
      key: language,
      store: parts.store,
      businessId,
      onChange: () => void recount(),
      onClose: () => setIsOpen(false),
    });
  return { way: { isOffline: !isReachable, keep }, counts, openRefused: () => setIsOpen(true), refusedDialog };
}
