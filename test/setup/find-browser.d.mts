export type FoundBrowser = { path: string; env: Record<string, string> };
export function findBrowser(): Promise<FoundBrowser | null>;
export function findOrInstallBrowser(): Promise<FoundBrowser>;
export function installPackaged(): Promise<FoundBrowser | null>;
