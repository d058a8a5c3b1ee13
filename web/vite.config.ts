import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const clientFolder = here('../dist/web/client');

type Chunk = { file: string; css?: string[]; imports?: string[] };

/** What the browser needs for each page module, from the client build's manifest: so the server can name it in the head. */
function pageAssets(): Plugin {
  const id = 'virtual:page-assets';
  return {
    name: 'page-assets',
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const path = `${clientFolder}/.vite/manifest.json`;
      if (!existsSync(path)) return 'export const pageAssets = {};';
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
      const reach = (key: string, found = new Set<string>()) => {
        if (!found.has(key)) { found.add(key); manifest[key].imports?.forEach(next => reach(next, found)); }
        return found;
      };
      const inHtml = reach('public/index.html');
      const pages = Object.keys(manifest).filter(key => /^public\/.*Page\.tsx$/.test(key)).map(key => {
        const chunks = [...reach(key)].filter(other => !inHtml.has(other)).map(other => manifest[other]);
        return [key, { scripts: chunks.map(chunk => `/${chunk.file}`), styles: chunks.flatMap(chunk => chunk.css ?? []).map(file => `/${file}`) }];
      });
      return `export const pageAssets = ${JSON.stringify(Object.fromEntries(pages))};`;
    },
  };
}

// Client: `vite build --config web/vite.config.ts`. Server, after it (it names the client's files): the same with `--ssr`.
export default defineConfig(({ isSsrBuild, mode }) => {
  const entries = [here('public/index.html'), here('admin/index.html')].filter(existsSync);
  return {
    root: here('.'),
    plugins: [react(), pageAssets()],
    build: isSsrBuild
      ? { outDir: here('../dist/web/server'), emptyOutDir: true, target: 'node20', rolldownOptions: { input: here('public/entry-server.tsx') } }
      : { outDir: clientFolder, emptyOutDir: true, manifest: true, target: 'es2022', assetsDir: 'assets', modulePreload: { polyfill: false }, assetsInlineLimit: 0, rolldownOptions: { input: entries } },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
    publicDir: false,
  };
});
