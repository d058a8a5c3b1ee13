import { expect, test } from '@jest/globals';
import { linkAddress } from '../../../../web/admin/pieces/rich-text/link-address';

test.each([
  ['example.com', 'https://example.com/'],
  [' http://example.com/a?b=1#c ', 'http://example.com/a?b=1#c'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['HTTPS://EXAMPLE.COM', 'https://example.com/'],
  ['https://example.com/ünïcode "quoted"', 'https://example.com/%C3%BCn%C3%AFcode%20%22quoted%22'],
  ['https://example.com/@name', 'https://example.com/@name'],
  ['example.com/@name', 'https://example.com/@name'],
  ['ann@example.com', 'mailto:ann@example.com'],
  ['mailto:ann@example.com?subject=Cut', 'mailto:ann@example.com?subject=Cut'],
  ['+1 (518) 555-0100', 'tel:+15185550100'],
  ['tel:518-555-0100', 'tel:518-555-0100'],
])('%s leads to %s', (typed, href) => expect(linkAddress(typed)).toBe(href));

test.each([
  '',
  ' ',
  'cut',
  'a b',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  '//example.com',
  '/in',
  'https://',
  'mailto:',
  'tel:',
  '12',
  '<script>',
])('%j leads nowhere', (typed) => expect(linkAddress(typed)).toBeNull());
