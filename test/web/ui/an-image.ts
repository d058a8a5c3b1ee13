/** An image as the API answers it. */
export const anImage = (name = 'a') => ({
  url: `/api/static/media/product/preview/${name}-1600.jpg`,
  srcset: `/${name}-480.webp 480w, /${name}-1600.webp 1600w`,
  fallbackSrcset: `/${name}-480.jpg 480w, /${name}-1600.jpg 1600w`,
  width: 1600,
  height: 1200,
  placeholder: 'data:image/webp;base64,UklGRg==',
});
