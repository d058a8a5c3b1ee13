const timeLimit = 3_000;

const isHere = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    setTimeout(() => resolve(false), timeLimit);
    picture.src = url;
  });

/** Whether the pages of a form can be shown without a network: from the browser's cache. */
export const arePagesHere = async (pages: readonly { url: string }[]): Promise<boolean> =>
  (await Promise.all(pages.map(({ url }) => isHere(url)))).every(Boolean);
