import { useId, useRef, useState } from 'react';
import { Picture, type PictureImage } from '../Picture/Picture';
import style from './Carousel.module.css';

interface CarouselLabels {
  /** Of the whole, such as 'Photos of Curl Up & Dye'. */
  photos: string;
  previous: string;
  next: string;
  /** In place of the photos where there is none. */
  none: string;
  /** Such as '2 of 5'. */
  position: (number: number, total: number) => string;
}

interface Props {
  photos: readonly { id: string; image: PictureImage; alt: string }[];
  labels: CarouselLabels;
  /** `cover` fills the frame where a part of a photo is enough. */
  fit?: 'contain' | 'cover';
}

/** How wide a photo is in the track: whole, one of 16 by 9; else about as wide as the track. */
const sizes = { contain: 'min(100vw, 533px)', cover: 'min(100vw, 680px)' };
const drawings = { previous: 'm15 5-7 7 7 7', next: 'm9 5 7 7-7 7' };

/** Photos side by side that one swipes, or goes through with the buttons or, as browsers do it, the arrow keys; without script they scroll. */
export function Carousel({ photos, labels, fit = 'contain' }: Props) {
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const last = photos.length - 1;
  if (last < 0) return <div className={style.none}>{labels.none}</div>;

  const go = (to: number) =>
    track.current?.scrollTo({ left: Math.max(0, Math.min(to, last)) * track.current.clientWidth });
  function scrolled() {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth) setAt(Math.max(0, Math.min(Math.round(scrollLeft / clientWidth), last)));
  }
  const button = (kind: 'previous' | 'next', to: number) => (
    <button
      type="button"
      className={style.button}
      data-kind={kind}
      aria-label={labels[kind]}
      aria-controls={id}
      aria-disabled={to < 0 || to > last}
      onClick={() => go(to)}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
        <path d={drawings[kind]} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
    </button>
  );
  return (
    <section className={style.carousel} aria-label={labels.photos}>
      <ul id={id} ref={track} className={style.track} tabIndex={0} aria-label={labels.photos} onScroll={scrolled}>
        {photos.map(({ id: photo, image, alt }, index) => (
          <li key={photo}>
            <Picture image={image} alt={alt} sizes={sizes[fit]} fit={fit} priority={index === 0} />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <>
          {button('previous', at - 1)}
          {button('next', at + 1)}
          <p className={style.position} aria-live="polite">
            {labels.position(Math.min(at, last) + 1, photos.length)}
          </p>
        </>
      )}
    </section>
  );
}
