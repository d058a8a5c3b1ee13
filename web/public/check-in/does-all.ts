/** Whether somebody does all of these items. */
export const doesAll = ({ productIds }: { productIds: readonly string[] }, ids: readonly string[]): boolean =>
  productIds.length === 0 || ids.every((id) => productIds.includes(id));
