import { Router, type Request, type Response } from 'express';
import { inContext, type Context, type Dependencies } from '../../core/context.js';
import { originOf } from '../../core/http/request-facts.js';
import { pageAddress } from '../../core/http/page-address.js';
import { listedPages, siteMapNumbers } from '../../domain/businesses/listed-pages.js';

const SITE_MAP = /^\/sitemap-(\d{1,9})\.xml$/;
/** For programs that look for pages: what is behind the login, and answers that are no pages. */
const ROBOTS = [
  'User-agent: *',
  'Disallow: /account',
  'Disallow: /api/',
  'Allow: /api/static/media/',
  'Disallow: /sandbox',
];

/** Where search engines begin: which pages there are, and which are not theirs. */
export function siteMaps(dependencies: Dependencies): Router {
  const read = <T>(work: (context: Context) => Promise<T>) =>
    inContext(dependencies, { tenant: null, readOnly: true }, work);
  /** An address that a request named is not for others. */
  const caching = dependencies.config.publicUrl ? 'public, max-age=3600' : 'no-store';
  const answer = (response: Response, type: string, text: string) => {
    response.set('Cache-Control', caching).type(type).send(text);
  };
  const origin = (request: Request) => originOf(request, dependencies.config);
  return Router()
    .get('/robots.txt', (request, response) => {
      answer(response, 'text/plain', [...ROBOTS, `Sitemap: ${origin(request)}/sitemap.xml`, ''].join('\n'));
    })
    .get('/sitemap.xml', async (request, response) => {
      const maps = (await read(siteMapNumbers)).map((number) => `${origin(request)}/sitemap-${number}.xml`);
      answer(response, 'application/xml', document('sitemapindex', 'sitemap', maps));
    })
    .get(SITE_MAP, async (request, response) => {
      const names = await read((context) => listedPages(context, Number(SITE_MAP.exec(request.path)![1])));
      const pages = names.map((name) => pageAddress(origin(request), name));
      answer(response, 'application/xml', document('urlset', 'url', pages));
    });
}

/** Hosts and names of pages have no character that XML escapes. */
const document = (root: string, item: string, addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${item}><loc>${address}</loc></${item}>`),
    `</${root}>`,
    '',
  ].join('\n');
