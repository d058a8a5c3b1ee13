/**
 * `language` holds the language's own name, its locale, and in which language and voice Twilio speaks it; every other key is a room with its ICU
 * messages. Rooms that web/public/i18n/bundles.json does not name stay on the server.
 */
export type MessageFile = {
  language: { name: string; locale: string; speech: string; voice?: string };
} & Record<string, Record<string, string>>;
export function readMessageFiles(): Record<string, MessageFile>;
export function roomsOf(file: MessageFile): Record<string, Record<string, string>>;
export function messagesOf(file: MessageFile): Record<string, string>;
export function argumentsOf(message: string): Record<string, string>;
export function mismatches(files: Record<string, MessageFile>): string[];
