import { UpdateBusiness, UpdatePageSettings } from '../businesses/businesses.generated.js';
import { addPolicies } from '../business-page/page-steps.js';
import { addItem } from '../catalogue/catalogue-steps.js';
import { addHours } from '../hours/hours-steps.js';
import { askDatabase } from './database.js';
import type { App } from './product.js';
import type { Salon } from './Salon.js';

/** Gives a salon a page with something of everything, which takes visitors from afar; returns its path. `text` stands in all that the owner writes. */
export async function publishPage(product: App, salon: Salon, text = 'Since 1980'): Promise<string> {
  const { owner, businessId } = salon;
  await askDatabase(product, `update business set plan = 'plus' where id = $1`, [businessId]);
  const vanityName = `salon-${businessId}`;
  await owner.must(UpdateBusiness, { input: { vanityName, about: `<p>${text}</p>` } });
  await owner.must(UpdatePageSettings, { input: { joinsFromAfar: true } });
  for (const weekday of [1, 2, 3, 4, 5]) await addHours(owner, weekday, 9, 17);
  await addItem(owner, 'Haircut', { price: '24.50', description: `<p>${text}</p><p>And more</p>` });
  await addPolicies(owner, text.slice(0, 100));
  return `/page/${vanityName}`;
}
