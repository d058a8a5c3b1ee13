import { useEffect } from 'react';
import { OfflineBar } from '../../ui/OfflineBar';
import { ordinal } from '../../ui/ordinal';
import type { Page } from '../page';
import { BusinessFooter } from './BusinessFooter';
import { Customer_ReadPlaceDocument, type PlaceFragment } from './place-in-line.generated';
import { PlaceBody } from './PlaceBody';
import { usePlace } from './use-place';
import style from './PlacePage.module.css';

/** The position counts only for 4 hours and while there is a line. */
export const hasPosition = (place: PlaceFragment): place is PlaceFragment & { position: number } =>
  place.status === 'CHECKED_IN' && place.isLive && place.position !== null && place.line.length > 0;

const closedTitle = ({ business }: PlaceFragment) => `Your visit · ${business.name}`;
const titleOf = (place: PlaceFragment) =>
  hasPosition(place) ? `${ordinal(place.position)} in line · ${place.business.name}` : closedTitle(place);

function PlaceView({ data }: { data: PlaceFragment }) {
  const { place, applyUpdate, isConnected, isGone } = usePlace(data);
  const title = isGone ? closedTitle(place) : titleOf(place);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={style.page}>
      <header className={style.header}>
        <p>{place.business.name}</p>
      </header>
      <main className={style.main}>
        <PlaceBody place={place} isGone={isGone} onPlace={applyUpdate} />
      </main>
      <BusinessFooter business={place.business} />
      <OfflineBar connected={isConnected} message="Connecting again… Your place in line is kept." />
    </div>
  );
}

/** /ck/{public_id}: drawn on the server and readable before the script; a wrong id is the page that does not exist. */
export const PlacePage: Page<PlaceFragment> = {
  load: async (request, { publicId }) => (await request(Customer_ReadPlaceDocument, { publicId })).placeInLine,
  head: (place) => ({
    title: titleOf(place),
    description: `Your place in line at ${place.business.name}.`,
    noindex: true,
  }),
  Component: PlaceView,
};
