import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { media } from './ui/breakpoints';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const clientFolder = here('../dist/web/client');

/** At the root, because a service worker only sees pages below its own address. */
const kioskWorker = 'checkinapp-sw';

/** At the root, because its address stands in pages of other sites. */
const embedScript = 'embed';

/** The kiosk changes its language without a network, too. */
const kioskTexts =
  /^public\/i18n\/[^/]*-(?:base|checkIn|choices|kiosk|kioskHost|signing|terms|privacy)\.generated\.ts$/;

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[]; dynamicImports?: string[] };

/** What the browser needs for each module of a page or of its texts, from the client build's manifest: so the server can name it in the head. */
function pageAssets(): Plugin {
  const id = 'virtual:page-assets';
  return {
    name: 'page-assets',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const path = `${clientFolder}/.vite/manifest.json`;
      if (!existsSync(path)) return 'export const pageAssets = {};';
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
      const reach = (key: string, chunkKeys = new Set<string>()) => {
        if (!chunkKeys.has(key)) {
          chunkKeys.add(key);
          manifest[key].imports?.forEach((next) => reach(next, chunkKeys));
        }
        return chunkKeys;
      };
      const inHtml = reach('public/index.html');
      const pages = Object.keys(manifest)
        .filter((key) => /^public\/(?:.*Page\.tsx|i18n\/[^/]*\.generated\.ts)$/.test(key))
        .map((key) => {
          const chunks = [...reach(key)].filter((other) => !inHtml.has(other)).map((other) => manifest[other]);
          return [
            key,
            {
              scripts: chunks.map((chunk) => `/${chunk.file}`),
              styles: chunks.flatMap((chunk) => chunk.css ?? []).map((file) => `/${file}`),
            },
          ];
        });
      return `export const pageAssets = ${JSON.stringify(Object.fromEntries(pages))};`;
    },
  };
}

/** React's packages are CommonJS, so that each call in our scripts goes through an object. As named exports they make a page of the phone some 300 bytes shorter. */
function namedReact(): Plugin {
  const packages = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
  const require = createRequire(import.meta.url);
  const prefix = '\0named:';
  return {
    name: 'named-react',
    enforce: 'pre',
    resolveId: (source, importer = '', { kind }) =>
      packages.includes(source) && kind === 'import-statement' && !/node_modules|\/admin\//.test(importer)
        ? `${prefix}${source}`
        : undefined,
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const path = require.resolve(id.slice(prefix.length));
      const names = Object.keys(require(path) as object).filter((name) => name !== 'act');
      return [
        `import whole from ${JSON.stringify(path)};`,
        'export default whole;',
        ...names.map((name) => `export const ${name} = whole.${name};`),
      ].join('\n');
    },
  };
}

/** `@media (--phone)` in CSS becomes the query of that name in ui/breakpoints.ts. */
function namedMedia(): Plugin {
  const queries: Record<string, string> = media;
  return {
    name: 'named-media',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(?:$|\?)/.test(id) || !code.includes('(--')) return undefined;
      return code.replace(/@media[^{]*\{/g, (rule) =>
        rule.replace(/\(--([\w-]+)\)/g, (_match, name: string) => {
          if (!queries[name]) throw new Error(`${id}: ui/breakpoints.ts has no media query '${name}'`);
          return queries[name];
        }),
      );
    },
  };
}

/** Writes before the kiosk's service worker which files the kiosk needs, so that it can fetch them all at once; their hashes name the release. */
function kioskRelease(): Plugin {
  return {
    name: 'kiosk-release',
    writeBundle({ dir = clientFolder }) {
      const worker = `${dir}/${kioskWorker}.js`;
      const manifest = `${dir}/.vite/manifest.json`;
      if (!existsSync(worker) || !existsSync(manifest)) return;
      const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
      const needed = new Set<string>();
      // From the page's own entry only what it always loads: its dynamic imports are the other pages.
      const reach = (key: string, withDynamic: boolean) => {
        if (needed.has(key)) return;
        needed.add(key);
        for (const next of [...(chunks[key].imports ?? []), ...(withDynamic ? (chunks[key].dynamicImports ?? []) : [])])
          reach(next, withDynamic);
      };
      reach('public/index.html', false);
      reach('public/check-in/KioskPage.tsx', true);
      for (const key of Object.keys(chunks)) if (kioskTexts.test(key)) reach(key, false);
      const files = [...needed].flatMap((key) => [
        chunks[key].file,
        ...(chunks[key].css ?? []),
        ...(chunks[key].assets ?? []),
      ]);
      const list = [...new Set(files)]
        .filter((file) => !file.endsWith('.woff'))
        .sort()
        .map((file) => `/${file}`);
      const name = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 16);
      writeFileSync(
        worker,
        `self.kioskRelease=${JSON.stringify({ name, files: list })};\n${readFileSync(worker, 'utf8')}`,
      );
    },
  };
}

/** Small modules that pages load together compress better together; what other pages use, too, stands apart. A group takes along what its modules import, unless one of higher priority has it. */
const chunkGroups = [
  {
    name: 'react',
    // With what is of all pages and too small for a file of its own.
    test: /\0named:|node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper|web\/(?:ui\/(?:reload-on-update|in-session)|limits|page-path)|rolldown\/runtime/,
    priority: 5,
  },
  {
    // Of kiosk, phone and place.
    name: 'ui',
    test: /web\/(?:ui\/(?:AlertBox|ModalDialog|OfflineBar|browser-store|use-online)|public\/(?:check-in\/(?:BusinessBand|appearance)|place-in-line\/(?:PlaceLanguageSwitch|place-language)))[^/]*$/,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'public-base',
    test: /web\/(?:public\/(?:(?!entry-)[^/]+|i18n\/(?!\w+-\w+\.generated)[^/]+)|ui\/(?:clock-time|phone-number))\.tsx?$|@messageformat|make-plural/,
    priority: 3,
  },
  {
    name: 'face',
    test: /web\/public\/check-in\/(?:browser-keys|paths|check-in\.generated|use-face|MessageView|PausedView|PoweredBy|Kiosk\.module|Splash\.module)[^/]*$/,
    priority: 2,
  },
  {
    name: 'check-in',
    test: /web\/public\/check-in\/(?:CheckIn(?:Form|Visit)|TextField|PartyPicker|ProductField|LegalNote|check-in-values|use-(?:check-in|draft|opening)|Phone(?:View|Success)|phone-|place-status)[^/]*$/,
    priority: 1,
  },
  // Of the page of a business; what it shares with the place in line, the poster, the search and the landing page, and with the admin, stands apart.
  {
    name: 'place-links',
    test: /web\/public\/(?:business-page\/(?:PlaceIcon|place|paths)|own-data\/paths)\.tsx?$/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'site-paths', test: /web\/public\/(?:landing|search)\/paths\.ts$/, priority: 3 },
  // Of the page of a business and of booking there.
  {
    name: 'visit',
    test: /web\/(?:catalogue\/catalogue-item|public\/(?:check-in\/does-all|booking\/(?:paths|kept-booking)))\.ts$/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  // Of all that customers read of themselves, and the steps of those that have some: booking and the wish for a freed time.
  {
    name: 'OwnFrame',
    test: /web\/public\/(?:own-data\/OwnFrame\.(?:tsx|module\.css)|booking\/use-step)/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'booking',
    test: /web\/public\/booking\/(?!verify\/|hold\.|ItemsDialog)/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'booking-verify',
    // Who changes a booking sees free times, too, and none of the steps.
    test: /web\/public\/booking\/(?:verify\/(?!FreeTimes)|hold\.)/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'catalogue',
    test: /web\/(?:catalogue\/(?!ItemPicker|plain-text)|ui\/(?:Carousel|Picture)\/)/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'texts',
    test: /web\/(?:ui\/RichText\/|catalogue\/CatalogueSearch)/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'business-page',
    test: /web\/public\/business-page\/(?!ItemAlbum|item-album|OwnerBar|PageQr|join-line|json-ld|load-page|read-items)/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'poster',
    test: /web\/public\/poster\/(?:Poster|MissingPoster|SizeChoice)/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: 'live', test: /node_modules\/graphql-ws\//, priority: 1 },
  {
    // The packages of the sign-in page in one piece: on a slow network each file costs a wait of its own. None of them is the public pages'.
    name: 'sign-in',
    tags: ['$initial'],
    test: /\/node_modules\/(?!@fontsource)/,
    priority: 0,
  },
  // Likewise what every account page begins with, the sign-in pages included.
  { name: 'account', tags: ['$initial'], test: /web\/admin\//, priority: 0, includeDependenciesRecursively: false },
  // Icons and paths that several account pages have, in one file rather than in some forty.
  {
    name: 'account-pieces',
    test: /\/node_modules\/@mui\/icons-material\/|web\/admin\/(?:[\w-]+\/)*[\w-]*paths\.ts$/,
    minShareCount: 3,
    priority: 0,
    includeDependenciesRecursively: false,
  },
];

// Client: `vite build --config web/vite.config.ts`. Server, after it (it names the client's files): the same with `--ssr`.
export default defineConfig(({ isSsrBuild, mode }) => {
  const entries = {
    public: here('public/index.html'),
    admin: here('admin/index.html'),
    login: here('admin/login.html'),
    frame: here('public/embed/embed.html'),
    [embedScript]: here('public/embed/script.ts'),
    [kioskWorker]: here('public/kiosk-offline/service-worker.ts'),
  };
  const entryFileNames = ({ name }: { name: string }) =>
    name === kioskWorker || name === embedScript ? '[name].js' : 'assets/[name]-[hash].js';
  return {
    root: here('.'),
    plugins: [react(), namedMedia(), pageAssets(), kioskRelease(), ...(isSsrBuild ? [] : [namedReact()])],
    build: isSsrBuild
      ? {
          outDir: here('../dist/web/server'),
          emptyOutDir: true,
          target: 'node20',
          rolldownOptions: { input: here('public/entry-server.tsx') },
        }
      : {
          outDir: clientFolder,
          emptyOutDir: true,
          manifest: true,
          target: 'es2022',
          assetsDir: 'assets',
          modulePreload: {
            polyfill: false,
            // The import itself asks for its file, and every page has begun with the others. The scripts of a public page stand in the head that the server writes.
            resolveDependencies: (own, needed, { hostId }) =>
              needed.filter((file) =>
                hostId.includes('public-base-')
                  ? file.endsWith('.css')
                  : file !== own && !/\/(?:react|rolldown-runtime)-/.test(file),
              ),
          },
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: entries,
            treeshake: { propertyReadSideEffects: false },
            output: { entryFileNames, codeSplitting: { groups: chunkGroups } },
          },
        },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    // A style file's name is its alone, so its classes need no hash, which would not compress.
    css: { modules: { generateScopedName: '[name]_[local]' } },
    publicDir: isSsrBuild ? false : here('public/kiosk-offline/files'),
  };
});
