import type { CheckInFont } from '../../../entities/CheckInFont.js';
import { KIOSK_TOGGLES, type KioskToggle, type KioskToggles } from '../../../entities/KioskToggles.js';
import type { Plan } from '../../../entities/Plan.js';
import { planHas } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';
import { TEXT_CONSENT } from '../../core/messages/consent.js';
import { snake } from '../../core/database/data-source.js';
import { mediaUrl } from '../media/media-by-ids.js';
import { greetingOf } from './greeting.js';
import type { PublicCheckInApp } from './PublicCheckInApp.js';
import type { PublicLogo } from './PublicLogo.js';

interface Row extends KioskToggles {
  [column: string]: unknown;
  publicToken: string;
  plan: Plan;
  fontFamily: CheckInFont;
  fontSize: number;
  headerText: string;
  greeting: string;
  color: string;
  autoFeedbackEnabled: boolean;
  paused: boolean;
  mediaId: string | null;
  kind: string;
  file: string;
  width: number;
  height: number;
}

const toggleNames = [...KIOSK_TOGGLES.keys()];
const togglesOf = (row: KioskToggles) =>
  Object.fromEntries(toggleNames.map((name) => [name, row[name]])) as Record<KioskToggle, boolean>;

const APP = `
  select a.public_token as "publicToken", b.plan, a.font_family as "fontFamily", a.font_size as "fontSize", a.header_text as "headerText", a.greeting, a.color,
    ${toggleNames.map((name) => `a.${snake(name)} as "${name}"`).join(', ')}, a.auto_feedback_enabled as "autoFeedbackEnabled", a.paused,
    m.id as "mediaId", m.kind, m.file, m.width, m.height
  from check_in_app a join business b on b.id = a.business_id left join media m on m.business_id = a.business_id and m.id = a.media_id`;

const IMAGE = `select id as "mediaId", kind, file, width, height from media where id = $1`;

/** The app as its faces draw it, and apart from it the QR code's token. Refuses NOT_FOUND. */
export async function facesOfCheckInApp(context: Context): Promise<{ app: PublicCheckInApp; publicToken: string }> {
  const row = await context.db.row<Row>(APP);
  if (!row) throw notFound('That business');
  const { fontFamily, fontSize, headerText, greeting, color, paused, plan, publicToken } = row;
  return {
    publicToken,
    app: {
      businessId: context.businessId,
      fontFamily,
      fontSize,
      headerText,
      greeting: greetingOf(greeting),
      color,
      ...togglesOf(row),
      paused,
      autoFeedbackEnabled: row.autoFeedbackEnabled && planHas(plan, 'feedback'),
      logo: row.mediaId ? logoOf({ ...row, mediaId: row.mediaId }) : null,
      showAd: !planHas(plan, 'ad-free'),
      textConsent: TEXT_CONSENT,
    },
  };
}

/** An image of the business. Refuses NOT_FOUND. */
export async function publicMedia(context: Context, id: string): Promise<PublicLogo> {
  const row = /^\d{1,18}$/.test(id) ? await context.db.row<Row & { mediaId: string }>(IMAGE, [id]) : undefined;
  if (!row) throw notFound('That image');
  return logoOf(row);
}

const logoOf = ({
  mediaId,
  kind,
  file,
  width,
  height,
}: Pick<Row, 'kind' | 'file' | 'width' | 'height'> & { mediaId: string }): PublicLogo => ({
  id: mediaId,
  url: mediaUrl({ kind, file }),
  width,
  height,
});
