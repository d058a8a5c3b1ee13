export const itemsCount = (count: number): string =>
  count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
export const rowsCount = (count: number): string => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`);
