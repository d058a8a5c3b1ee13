import { useEffect } from 'react';
import { OfflineBar } from '../../ui/OfflineBar';
import { useTranslate } from '../i18n/language-context';
import type { Translate } from '../i18n/messages';
import { appearance } from '../check-in/appearance';
import { BusinessBand } from '../check-in/BusinessBand';
import type { Page } from '../page';
import type { Request } from '../request';
import { businessIdOf } from '../token-business';
import { BusinessFooter } from './BusinessFooter';
import {
  Customer_ReadLookDocument,
  Customer_ReadPlaceDocument,
  type Customer_ReadLookQuery,
  type PlaceFragment,
} from './place-in-line.generated';
import { PlaceBody } from './PlaceBody';
import { PlaceLanguageSwitch } from './PlaceLanguageSwitch';
import { usePlace } from './use-place';
import style from './PlacePage.module.css';

/** The position counts only for 4 hours and while there is a line. */
export const hasPosition = (place: PlaceFragment): place is PlaceFragment & { position: number } =>
  place.status === 'CHECKED_IN' && place.isLive && place.position !== null && place.line.length > 0;

const closedTitle = (t: Translate, { business }: PlaceFragment) =>
  t('placeInLine.titleVisit', { business: business.name });
const titleOf = (t: Translate, place: PlaceFragment) =>
  hasPosition(place)
    ? t('placeInLine.titleInLine', { position: place.position, business: place.business.name })
    : closedTitle(t, place);

interface PlaceData {
  place: PlaceFragment;
  /** Null where it could not be read: the place counts. */
  look: Customer_ReadLookQuery['publicCheckInApp'] | null;
}

async function readLook(request: Request, publicId: string): Promise<PlaceData['look']> {
  const businessId = businessIdOf(publicId);
  if (businessId === undefined) return null;
  return request(Customer_ReadLookDocument, { businessId }).then(
    ({ publicCheckInApp }) => publicCheckInApp,
    () => null,
  );
}

function PlaceView({ data: { place: first, look } }: { data: PlaceData }) {
  const t = useTranslate();
  const { place, applyUpdate, isConnected, isGone } = usePlace(first);
  const title = isGone ? closedTitle(t, place) : titleOf(t, place);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={style.page} style={look ? appearance(look) : undefined}>
      <header className={style.header}>
        <BusinessBand name={place.business.name} logo={look?.logo ?? null} />
        <PlaceLanguageSwitch publicId={place.publicId} />
      </header>
      <main className={style.main}>
        <PlaceBody place={place} isGone={isGone} onPlace={applyUpdate} />
      </main>
      <BusinessFooter business={place.business} />
      <OfflineBar
        connected={isConnected}
        message={t(
          (place.position || place.status === 'READY') && !isGone
            ? 'placeInLine.reconnecting'
            : 'placeInLine.reconnectingOnly',
        )}
      />
    </div>
  );
}

/** /ck/{public_id}: rendered on the server and readable before the script; a wrong id shows the not-found page. */
export const PlacePage: Page<PlaceData> = {
  load: async (request, { publicId }) => {
    const [{ placeInLine }, look] = await Promise.all([
      request(Customer_ReadPlaceDocument, { publicId }),
      readLook(request, publicId),
    ]);
    return { place: placeInLine, look };
  },
  head: ({ place }, t) => ({
    title: titleOf(t, place),
    description: t('placeInLine.description', { business: place.business.name }),
    noindex: true,
  }),
  Component: PlaceView,
};
