import style from './PagePhotos.module.css';
import type { PagePhoto } from './page-data';
import { sharePicturePath } from './paths';
import { Photos } from './Photos';

interface Props {
  photos: readonly PagePhoto[];
  business: string;
  vanityName: string;
}

/** The photos of the business, else the drawing that link previews show. */
export function PagePhotos({ photos, business, vanityName }: Props) {
  if (photos.length === 0)
    return (
      <img
        className={style.drawing}
        src={sharePicturePath(vanityName)}
        width={1200}
        height={630}
        alt=""
        fetchPriority="high"
      />
    );
  return <Photos photos={photos} of={business} fit="cover" />;
}
