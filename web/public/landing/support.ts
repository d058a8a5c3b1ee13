import type { Ask } from '../ask';
import { Visitor_ReadSupportDocument } from './support.generated';

/** Where a reader can turn to. */
export type Support = { email: string; phone: string };

/** Null when it cannot be had just now: these pages are read all the same. */
export async function loadSupport(ask: Ask): Promise<Support | null> {
  try {
    const { environment } = await ask(Visitor_ReadSupportDocument);
    return { email: environment.supportEmail, phone: environment.supportPhone };
  } catch {
    return null;
  }
}
