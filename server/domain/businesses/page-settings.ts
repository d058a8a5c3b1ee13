import type { Plan } from '../../../entities/Plan.js';
import { audit } from '../../core/access/audit.js';
import { planHas } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { requireVersion } from '../../core/require-version.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import type { PageSettingsInput } from './business.inputs.js';
import type { PageSettings } from './business.types.js';
import { BUSINESS_PAGE } from './topics.js';

interface Save {
  /** Null where the last save wins. */
  version: number | null;
  input: PageSettingsInput;
}

/** The settings of the page. Throws NOT_FOUND. */
export async function pageSettings({ db }: Context): Promise<PageSettings> {
  const row = await db.row<Omit<PageSettings, 'isBasic'> & { plan: Plan }>(sql`
    select b.hidden_from_search, p.joins_from_afar, p.version, b.plan from business_page p join business b on b.id = p.business_id`);
  if (!row) throw notFound('That page');
  const { plan, ...settings } = row;
  return { ...settings, isBasic: !planHas(plan, 'business-page') };
}

/** Saves the settings of the page. Throws STALE with the current ones in `details.current`. */
export async function updatePageSettings(context: Context, { version, input }: Save): Promise<PageSettings> {
  const { db } = context;
  await db.rows(sql`select id from business_page for update`);
  const current = await pageSettings(context);
  requireVersion(version, current, { type: 'PageSettings', name: 'the settings', isPlural: true });
  db.send(sql`
    update business_page set joins_from_afar = ${input.joinsFromAfar ?? current.joinsFromAfar}, version = version + 1`);
  db.send(sql`
    update business set hidden_from_search = ${input.hiddenFromSearch ?? current.hiddenFromSearch}
    where id = ${context.businessId}`);
  await audit(context, 'page.settings', { fields: Object.keys(input) });
  context.tick(BUSINESS_PAGE);
  return pageSettings(context);
}
