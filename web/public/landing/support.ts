import type { Request } from '../request';
import { Visitor_ReadSupportDocument } from './support.generated';

/** How to contact the operator. */
export interface Support {
  email: string;
  phone: string;
}

/** Null if it fails to load: the pages are useful without it. */
export async function loadSupport(request: Request): Promise<Support | null> {
  try {
    const { environment } = await request(Visitor_ReadSupportDocument);
    return { email: environment.supportEmail, phone: environment.supportPhone };
  } catch {
    return null;
  }
}
