export interface Template {
  chunks: string[];
  line: number;
}
export function statementsIn(text: string): Template[];
export function isPrepared(chunks: readonly string[], prepared: readonly string[]): boolean;
export function unpreparedIn(sources: readonly { path: string; text: string }[], prepared: readonly string[]): string[];
