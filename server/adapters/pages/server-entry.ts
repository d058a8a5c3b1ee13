import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../../config.js';
import type { FirstFrames } from './first-frame.js';
import type { RunOperation } from './run-operation.js';

export const WEB = path.join(repositoryRoot, 'dist/web');

interface RenderedPage {
  status: number;
  language: string;
  head: string;
  styles: string[];
  isForReading: boolean;
  body: string;
  state: unknown;
  /** Address of another page to go to; then the rest is empty. */
  movedTo: string | null;
}

/** What the build of web/public offers the server. */
export interface ServerEntry {
  accountFrames: FirstFrames;
  render(options: {
    url: string;
    request: RunOperation;
    nonce: string;
    origin: string;
    language: string;
  }): Promise<RenderedPage>;
  /** A card for pages of other sites; throws nothing. `movedTo` as above. */
  embed(options: { vanityName: string; search: string; request: RunOperation; language: string }): Promise<{
    status: number;
    title: string;
    scheme: 'light' | 'dark' | null;
    body: string;
    movedTo: string | null;
  }>;
  /** Address of the main photo of the business with this page, null without one. Throws as operations do. */
  photoToShare(request: RunOperation, vanityName: string): Promise<string | null>;
}

export const loadServerEntry = async (): Promise<ServerEntry> =>
  (await import(pathToFileURL(path.join(WEB, 'server/entry-server.js')).href)) as ServerEntry;
