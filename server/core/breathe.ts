/** Lets waiting requests go first, for computations that would hold up the whole process. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** `items` shaped one after the other; waiting requests go first after each `atOnce`. */
export async function mapInTurn<Item, Shape>(
  items: readonly Item[],
  { atOnce, shape }: { atOnce: number; shape: (item: Item) => Shape },
): Promise<Shape[]> {
  const shapes: Shape[] = [];
  for (const item of items) {
    if (shapes.length % atOnce === 0) await breathe();
    shapes.push(shape(item));
  }
  return shapes;
}
