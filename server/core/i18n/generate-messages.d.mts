import type { MessageFile } from './message-files.mjs';

export function generateMessages(): void;
export function modulesOf(files: Record<string, MessageFile>): {
  server: Record<string, string>;
  web: Record<string, string>;
};
