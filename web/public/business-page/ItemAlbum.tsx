import { useEffect, useState } from 'react';
import { ModalDialog } from '../../ui/ModalDialog';
import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { BusinessPage_ReadAlbumDocument } from './item-album.generated';
import style from './ItemAlbum.module.css';
import type { PagePhoto } from './page-data';
import { Photos } from './Photos';
import type { PageItemFragment } from './read-items.generated';

/** The photos of an item; until they are there, the one that the list shows. */
export function ItemAlbum({
  businessId,
  item: { id: productId, name, image },
  onClose,
}: {
  businessId: string;
  item: PageItemFragment;
  onClose(): void;
}) {
  const t = useTranslate();
  const request = useRequest();
  const [photos, setPhotos] = useState<readonly PagePhoto[]>(image ? [{ id: image.id, image }] : []);
  useEffect(() => {
    let isHere = true;
    request(BusinessPage_ReadAlbumDocument, { businessId, productId }).then(
      ({ publicProductAlbum }) => {
        if (isHere && publicProductAlbum.length > 0) setPhotos(publicProductAlbum);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [request, businessId, productId]);
  return (
    <ModalDialog title={name} size="wide" onClose={onClose}>
      <Photos photos={photos} of={name} />
      <div className={style.end}>
        <button type="button" className="button" onClick={onClose}>
          {t('app.close')}
        </button>
      </div>
    </ModalDialog>
  );
}
