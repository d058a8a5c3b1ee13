declare module 'virtual:page-assets' {
  /** By the page module's path below `web/`. */
  export const pageAssets: Record<string, { scripts: string[]; styles: string[] }>;
}
