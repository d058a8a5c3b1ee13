import { Moved } from '../Moved';
import type { Request } from '../request';
import { Embed_FindDocument, Embed_ReadDocument, type Embed_ReadQuery } from './embed.generated';

export interface EmbedData {
  page: Embed_ReadQuery['businessPage'];
  vanityName: string;
  /** When it was read, as an instant. */
  readAt: string;
}

const embedPath = (vanityName: string): string => `/embed/${encodeURIComponent(vanityName)}`;

/** What the card of a business shows. Throws Moved for a name that the business had earlier, or one in capitals. */
export async function loadEmbed(request: Request, typed: string): Promise<EmbedData> {
  const {
    findBusinessPage: { businessId, vanityName },
  } = await request(Embed_FindDocument, { vanityName: typed });
  if (vanityName !== typed) throw new Moved(embedPath(vanityName));
  const { businessPage } = await request(Embed_ReadDocument, { businessId });
  return { page: businessPage, vanityName, readAt: new Date().toISOString() };
}
