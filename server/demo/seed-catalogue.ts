import { CATALOGUE } from './catalogue.js';
import type { DemoCaller } from './DemoCaller.js';
import { DemoAddCategoryDocument, DemoAddItemDocument } from './documents.generated.js';

/** Adds the catalogue; answers the ids of its services. */
export async function seedCatalogue(demo: DemoCaller): Promise<string[]> {
  const serviceIds: string[] = [];
  for (const [rank, { name, subheading, items }] of CATALOGUE.entries()) {
    const { addProductCategory } = await demo.run(DemoAddCategoryDocument, {
      input: { name, subheading, position: rank },
    });
    for (const [position, item] of items.entries()) {
      const { addProduct } = await demo.run(DemoAddItemDocument, {
        input: { type: 'SERVICE', ...item, categoryId: addProductCategory.id, position },
      });
      if (!item.type) serviceIds.push(addProduct.id);
    }
  }
  return serviceIds;
}
