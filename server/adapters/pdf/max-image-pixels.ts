/** Of one picture in a PDF: a page of Letter size at 600 dots per inch has 34 million. */
export const MAX_IMAGE_PIXELS = 40_000_000;
