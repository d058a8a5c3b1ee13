import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { cleanRichText } from '../../../server/core/rich-text';
import { RichText } from '../../../web/ui/RichText/RichText';

const draw = (html: string) =>
  renderToStaticMarkup(<RichText html={html} />).replace(/^<div class="text">([^]*)<\/div>$/, '$1');
const asDrawn = (html: string) =>
  html
    .replaceAll('<br />', '<br/>')
    .replaceAll(/(<a href="[^"]*")>/g, '$1 target="_blank" rel="noopener nofollow ugc">')
    .replaceAll(/color: (#\w+)/g, (_style, color: string) => `color:var(--color-${SHADES[color]})`);
/** The names of the shades in which the colors are drawn. */
const SHADES: Record<string, string> = {
  '#4285F4': 'rich-blue',
  '#EA4335': 'rich-red',
  '#FBBC05': 'rich-yellow',
  '#34A853': 'rich-green',
  '#000': 'text',
};
/** As a browser writes what it has read. */
function asRead(html: string) {
  const page = document.createElement('div');
  page.innerHTML = html;
  for (const colored of page.querySelectorAll<HTMLElement>('[style]'))
    colored.setAttribute('style', colored.style.cssText);
  return page.innerHTML;
}
const kept = (html: string) => cleanRichText(html);

/** Markup of the whitelist, to the letter. */
const ALLOWED =
  /^(?:[^<>]|<br\/>|<\/?(?:p|strong|em|u|s|h2|h3|ul|ol|li|blockquote)>|<\/a>|<\/span>|<a href="(?:https?:\/\/|mailto:|tel:)[^"<>]*" target="_blank" rel="noopener nofollow ugc">|<span style="color:var\(--color-(?:rich-(?:blue|red|yellow|green)|text)\)">)*$/i;

const TAGS =
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame frameset h2 h3 h5 h6 head header hr html iframe img input ins kbd label legend li link main map mark marquee math menu meta meter nav noscript object ol optgroup option output p param picture plaintext pre progress q rp rt ruby s samp script section select slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track u ul var video wbr x-own'.split(
    ' ',
  );
const tagged = (tag: string) => {
  const attributes = { a: ' href="https://a.example/"', span: ' style="color: #EA4335"' }[tag] ?? '';
  const element = `<${tag}${attributes}>x</${tag}>`;
  return tag === 'li' ? `<ul>${element}</ul>` : tag === 'br' ? 'a<br />b' : element;
};

describe('what the server keeps and what the page draws are one list', () => {
  test.each(TAGS)('of tags: %s', (tag) => {
    const isDrawn = (html: string) => new RegExp(`<${tag}[ />]`).test(html);
    expect(isDrawn(draw(tagged(tag)))).toBe(isDrawn(kept(tagged(tag))));
  });

  test.each(
    'http://a.example/ https://a.example/ mailto:a@a.example tel:+15185550100 ftp://a.example/ sms:+1518 javascript:alert(1) data:text/html,x blob:https://a.example/x file:///x /x //a.example'.split(
      ' ',
    ),
  )('of addresses: %s', (href) => {
    const html = `<p><a href="${href}">x</a></p>`;
    expect(draw(html)).toBe(asDrawn(kept(html)));
  });

  test.each(['#4285F4', '#EA4335', '#FBBC05', '#34A853', '#000', '#00F', '#FFF', 'red', 'var(--x)', 'inherit'])(
    'of colors: %s',
    (color) => {
      const html = `<p><span style="color: ${color}">x</span></p>`;
      expect(draw(html)).toBe(asDrawn(kept(html)));
    },
  );

  test('and what the server keeps of a whole document is drawn as it is', () => {
    const html = kept(
      '<h2>One</h2><h3>Two &amp; a half</h3><blockquote><p>1 &lt; 2 "x" \'y\'&nbsp;</p></blockquote><ul><li><p>a <strong>b <em>c</em></strong></p><ol><li><p><u>d</u><br><s>e</s></p></li></ol></li></ul><p><a href="https://a.example/?a=1&amp;b=2">x</a> <span style="color: #000">y</span></p>',
    );
    expect(asRead(draw(html))).toBe(asRead(asDrawn(html)));
  });
});

describe('attacks are drawn as text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">a</p>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java\tscript:alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    '<a href=" https://a.example">a</a>',
    '<a href="https://a.example" onmouseover="alert(1)">a</a>',
    "<a href='https://a.example/\" onmouseover=alert(1)'>a</a>",
    '<a href="https://a.example/&quot; onmouseover=&quot;alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<span style="color: red; background: url(javascript:alert(1))">a</span>',
    '<span style="color: #000; position: fixed">a</span>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>@import "//evil.example"</style>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<!--<img src="--><img src=x onerror=alert(1)//">',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<form action="javascript:alert(1)"><button>a</button></form>',
    '<p style="color: #000" class="x" id="y" dangerouslySetInnerHTML="z">a</p>',
    '<P><A HREF="HTTPS://A.EXAMPLE/">a</A></P>',
    `${'<ul><li>'.repeat(5000)}a`,
    '<constructor>a</constructor><__proto__>b</__proto__>',
  ])('%s', (html) => {
    expect(draw(html)).toMatch(ALLOWED);
  });
});

const piece = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    ...'< > " \' & / = <p> </p> <h2> </h2> <a <script> </script> <svg> <style> <span| <span| style="color:|#000"> </span> <a|href="javascript:x"> <a|href="https://a.example"> </a> href="https://a.example" onerror=x <!-- --> <li> </li> <ul> </ul> <ol> <blockquote> </blockquote> <strong> </strong> &#60; &lt; &quot; <br> \0'
      .split(' ')
      .map((part) => part.replaceAll('|', ' ')),
  ),
);
const anything = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

test('of any string, nothing but the whitelist is drawn', () => {
  fc.assert(
    fc.property(anything, (html) => {
      expect(draw(html)).toMatch(ALLOWED);
    }),
    { numRuns: 1000 },
  );
});

test('browsers read the server’s page as the tree that the browser draws', () => {
  fc.assert(
    fc.property(anything, (html) => {
      const text = html.replaceAll('\0', ''); // no document holds it
      const { container, unmount } = render(<RichText html={text} />);
      expect(asRead(renderToStaticMarkup(<RichText html={text} />))).toBe(asRead(container.innerHTML));
      unmount();
    }),
    { numRuns: 300 },
  );
});

test('an empty text draws nothing', () => {
  expect(renderToStaticMarkup(<RichText html="" />)).toBe('');
});
