/** `language` holds the language's own name and its locale; every other key is a room with its ICU messages. */
export type MessageFile = { language: { name: string; locale: string } } & Record<string, Record<string, string>>;
export function readMessageFiles(): Record<string, MessageFile>;
export function roomsOf(file: MessageFile): Record<string, Record<string, string>>;
export function messagesOf(file: MessageFile): Record<string, string>;
export function argumentsOf(message: string): Record<string, string>;
export function mismatches(files: Record<string, MessageFile>): string[];
