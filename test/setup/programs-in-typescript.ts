// Programs that the server starts, as the one that reads PDFs, load their sources without a build too.
process.env['NODE_OPTIONS'] = `--import ${new URL('register-typescript.mjs', import.meta.url).href}`;
