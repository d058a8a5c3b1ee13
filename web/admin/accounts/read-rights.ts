import type { ApolloClient } from '@apollo/client';
import { ViewerDocument } from './viewer.generated';

const reading = new WeakSet<ApolloClient>();

/** Reads anew what the viewer may do, so that the screen shows it; where the session has ended, says so. */
export async function readRights(client: ApolloClient, onSessionEnd: () => void): Promise<void> {
  if (reading.has(client)) return;
  reading.add(client);
  try {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    if (data?.viewer === null) onSessionEnd();
  } catch {
    // Without a connection nothing is known; what is asked next is refused again.
  } finally {
    reading.delete(client);
  }
}
