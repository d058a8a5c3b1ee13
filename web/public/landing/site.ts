import type { Request } from '../request';
import { Visitor_ReadSiteDocument } from './site.generated';

/** What the product's own pages show on every page. */
export interface Site {
  /** How to contact the operator. */
  email: string;
  phone: string;
  /** Whether this browser is signed in to a business. */
  isSignedIn: boolean;
}

/** Null if it fails to load: the pages are useful without it. */
export async function loadSite(request: Request): Promise<Site | null> {
  try {
    const { environment, viewer } = await request(Visitor_ReadSiteDocument);
    return { email: environment.supportEmail, phone: environment.supportPhone, isSignedIn: !!viewer?.business };
  } catch {
    return null;
  }
}
