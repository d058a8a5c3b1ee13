import { Carousel } from '../../ui/Carousel/Carousel';
import { useTranslate } from '../i18n/language-context';
import type { PagePhoto } from './page-data';

/** The photos of a business or of an item. */
export function Photos({ photos, of, fit }: { photos: readonly PagePhoto[]; of: string; fit?: 'cover' }) {
  const t = useTranslate();
  return (
    <Carousel
      fit={fit}
      photos={photos.map((photo, index) => ({ ...photo, alt: t('businessPage.photo', { number: index + 1, of }) }))}
      labels={{
        photos: t('businessPage.photosOf', { of }),
        previous: t('businessPage.previousPhoto'),
        next: t('businessPage.nextPhoto'),
        none: '',
        position: (number, total) => t('businessPage.photoPosition', { number, total }),
      }}
    />
  );
}
