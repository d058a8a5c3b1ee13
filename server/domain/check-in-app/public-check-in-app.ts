import type { CheckInFont } from '../../../entities/CheckInFont.js';
import { KIOSK_TOGGLES, type KioskToggle, type KioskToggles } from '../../../entities/KioskToggles.js';
import type { Plan } from '../../../entities/Plan.js';
import { planHas, PLANS } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';
import { textConsent } from '../../core/messages/consent.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { OUR_BUSINESS } from '../businesses/business.sql.js';
import type { Image } from '../../../entities/Image.js';
import { imageOf, type ImageRow } from '../media/image-of.js';
import { LOGO_BY_ID } from '../media/logo-by-id.js';
import { IMAGES } from '../media/media.sql.js';
import { LIVE_FORMS } from '../forms/form.sql.js';
import { HAS_ITEMS } from '../catalogue/item.sql.js';
import { HAS_STAFF_TO_CHOOSE } from '../staff/staff.sql.js';
import { screenCode } from './screen-code.sql.js';
import { greetingOf } from './greeting.js';
import type { PublicCheckInApp } from './PublicCheckInApp.js';

interface AppRow extends KioskToggles, Omit<ImageRow, 'id'> {
  publicToken: string;
  screenCode: string | null;
  plan: Plan;
  fontFamily: CheckInFont;
  fontSize: number;
  headerText: string;
  greeting: string;
  color: string;
  autoFeedbackEnabled: boolean;
  paused: boolean;
  hasItems: boolean;
  hasStaff: boolean;
  hasForm: boolean;
  mediaId: string | null;
}

const toggleNames = [...KIOSK_TOGGLES.keys()];
const togglesOf = (row: KioskToggles) =>
  Object.fromEntries(toggleNames.map((name) => [name, row[name]])) as Record<KioskToggle, boolean>;

// All columns of the app, so that new toggles are included.
const appAt = (now: Date): Sql => sql`
  select a.*, ${screenCode(now)} as screen_code, b.plan,
    ${HAS_ITEMS} as has_items, ${HAS_STAFF_TO_CHOOSE} as has_staff,
    exists (select from ${LIVE_FORMS} f where f.id = a.form_id) as has_form, m.id as media_id, m.kind, m.file, m.width, m.height, m.placeholder
  from check_in_app a
  join ${OUR_BUSINESS} b on b.id = a.business_id
  left join ${IMAGES} m on m.business_id = a.business_id and m.id = a.media_id`;

interface PublicRow {
  app: PublicCheckInApp;
  publicToken: string;
  screenCode: string | null;
}

/** The app as public clients see it and, apart from it, what stands in its QR codes. Throws NOT_FOUND. */
export async function readPublicCheckInApp(context: Context): Promise<PublicRow> {
  const row = await context.db.row<AppRow>(appAt(context.now()));
  if (!row) throw notFound('That business');
  const { fontFamily, fontSize, headerText, greeting, color, paused, plan, publicToken, screenCode: code } = row;
  return {
    publicToken,
    screenCode: code,
    app: {
      businessId: context.businessId,
      fontFamily,
      fontSize,
      headerText,
      greeting: greetingOf(greeting),
      color,
      ...togglesOf(row),
      serviceEnabled: row.serviceEnabled && row.hasItems && planHas(plan, 'catalogue'),
      staffEnabled: row.staffEnabled && row.hasStaff && planHas(plan, 'staff'),
      formEnabled: row.formEnabled && row.hasForm,
      paused,
      autoFeedbackEnabled: row.autoFeedbackEnabled && planHas(plan, 'feedback'),
      logo: row.mediaId ? imageOf({ ...row, id: row.mediaId }) : null,
      showAd: !planHas(plan, 'ad-free'),
      textConsent: PLANS[plan].texts > 0 ? textConsent('en') : '',
    },
  };
}

/** A logo of the business. Throws NOT_FOUND. */
export async function publicMedia(context: Context, id: string): Promise<Image> {
  const logo = /^\d{1,18}$/.test(id) ? await context.load(LOGO_BY_ID, id) : null;
  if (!logo) throw notFound('That image');
  return logo;
}
