import { useEffect, useRef, useState } from 'react';
import style from './Picture.module.css';

/** The fields of an image of the API. */
export interface PictureImage {
  url: string;
  srcset: string;
  fallbackSrcset: string;
  width: number;
  height: number;
  placeholder: string;
}

interface Props {
  image: PictureImage;
  /** Empty for one that tells nothing new. */
  alt: string;
  /** How wide it is shown, as in the attribute `sizes` of an img. */
  sizes: string;
  /** For the one that is seen first. */
  priority?: boolean;
  /** `contain` shows all of it, `cover` fills its place. */
  fit?: 'contain' | 'cover';
}

type State = 'loading' | 'loaded' | 'broken';

/** An image in the best size and format for its place, over its blurred placeholder. Fills its parent where that has a height. */
export function Picture({ image, alt, sizes, priority = false, fit = 'cover' }: Props) {
  const element = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<State>('loading');
  // What happened before the page had its script.
  useEffect(() => {
    const img = element.current;
    setState(img?.complete ? (img.naturalWidth > 0 ? 'loaded' : 'broken') : 'loading');
  }, [image.url]);
  const { url, srcset, fallbackSrcset, width, height, placeholder } = image;
  return (
    <span className={style.frame} data-state={state} data-fit={fit}>
      {placeholder && (
        <span className={style.placeholder} style={{ backgroundImage: `url(${JSON.stringify(placeholder)})` }} />
      )}
      <picture>
        {srcset && <source type="image/webp" srcSet={srcset} sizes={sizes} />}
        <img
          key={url}
          ref={element}
          src={url}
          srcSet={fallbackSrcset || undefined}
          sizes={fallbackSrcset ? sizes : undefined}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onLoad={() => setState('loaded')}
          onError={() => setState('broken')}
        />
      </picture>
      {state === 'broken' && (
        <span className={style.broken}>
          <svg aria-hidden="true" viewBox="0 0 24 24" width="32" height="32">
            <path
              d="M4 5h16v14H4zm0 11 4.5-4.5 4 4 3-3L20 18M3 3l18 18"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          </svg>
          {alt && <span>{alt}</span>}
        </span>
      )}
    </span>
  );
}
