import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanRichText } from '../../server/core/rich-text.js';

const MAX = 20_000;
const clean = (html: string) => cleanRichText(html);

const TAG = '(?:p|strong|em|u|s|h2|h3|ul|ol|li|blockquote)';
/** Markup of the editor, to the letter; between it no sign that could begin or end a tag. */
const ALLOWED = new RegExp(
  `^(?:[^<>]|<br />|</?${TAG}>|</a>|</span>|<a href="(?:https?://|mailto:|tel:)[^"<>]*">|<span style="color: #(?:4285F4|EA4335|FBBC05|34A853|000)">)*$`,
);

describe('what the editor makes stays as it is', () => {
  test.each([
    '<p>Plain</p>',
    '<h2>One</h2><h3>Two</h3><blockquote><p>Three</p></blockquote>',
    '<ul><li><p>a <strong>b <em>c</em></strong></p></li></ul><ol><li><p><u>d</u> <s>e</s></p></li></ol>',
    '<p>a<br />b</p>',
    '<p><a href="https://example.com/a?b=1&amp;c=2">x</a> <a href="mailto:a@example.com">y</a> <a href="tel:+15185550100">z</a></p>',
    ...['4285F4', 'EA4335', 'FBBC05', '34A853', '000'].map((color) => `<p><span style="color: #${color}">x</span></p>`),
  ])('%s', (html) => expect(clean(html)).toBe(html));
});

describe('everything else is taken out', () => {
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<scr<script>ipt>alert(1)</script><p>a</p>', 'ipt&gt;alert(1)<p>a</p>'],
    ['<p onclick="alert(1)" onmouseover=alert(2)>a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<svg><a href="javascript:alert(1)">b</a><script>alert(1)</script></svg>a', 'a'],
    ['<svg onload=alert(1)>', ''],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href=" java\tscript:alert(1)">a</a>', 'a'],
    ['<a href="&#106;avascript:alert(1)">a</a>', 'a'],
    ['<a href="JaVaScRiPt:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>', 'a'],
    ['<a href="vbscript:x">a</a><a href="//evil.example">b</a><a href="/in">c</a><a href="file:///etc">d</a>', 'abcd'],
    ['<a href="https://a.example" target="_top" onclick="x()">a</a>', '<a href="https://a.example/">a</a>'],
    [
      "<a href='https://a.example/\"onmouseover=alert(1)'>a</a>",
      '<a href="https://a.example/%22onmouseover=alert(1)">a</a>',
    ],
    ['<span style="color: red">a</span><span style="background: url(javascript:x)">b</span>', 'ab'],
    ['<span style="color: expression(alert(1))">a</span>', 'a'],
    ['<span style="background-color: #4285F4">a</span>', 'a'],
    ['<span style="position:fixed;color:#4285f4;inset:0">a</span>', '<span style="color: #4285F4">a</span>'],
    ['<span style="color: rgb(234, 67, 53);">a</span>', '<span style="color: #EA4335">a</span>'],
    ['<p style="color: #000" class="x" id="y" data-z="1">a</p>', '<p>a</p>'],
    ['<iframe src="https://evil.example">x</iframe><object>y</object><embed src=z>a', 'a'],
    ['<form action=x><input name=y><button>a</button></form>', 'a'],
    ['<style>@import url(//evil.example)</style><link rel=stylesheet href=x><meta http-equiv=refresh>a', 'a'],
    ['<!-- <script>alert(1)</script> --><p>a</p><![CDATA[<b>]]>', '<p>a</p>'],
    ['<p>a<strong>b', '<p>a<strong>b</strong></p>'],
    ['</p></div>a<p', '<p></p>a'],
    ['<b>a</b><i>b</i><h1>c</h1><strike>d</strike>', '<strong>a</strong><em>b</em><h2>c</h2><s>d</s>'],
    ['1 < 2 && 3 > 2', '1 &lt; 2 &amp;&amp; 3 &gt; 2'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</noscript>', expect.stringMatching(ALLOWED)],
    ['<template><script>x</script></template><textarea><script>x</script></textarea>a', 'a'],
  ])('%s', (html, expected) => expect(clean(html)).toEqual(expected));

  test('deep nesting ends, and its text stays', () => {
    const deep = clean(`${'<ul><li>'.repeat(500)}a${'</li></ul>'.repeat(500)}`);
    expect(deep).toContain('a');
    expect(deep.match(/<ul>/g)!.length).toBeLessThan(10);
  });
});

test.each(['', ' ', '<p></p>', '<p><br /></p><p>&nbsp;</p>', '<ul><li><p>\u200b</p></li></ul>', '<script>x</script>'])(
  'a document without text is empty: %j',
  (html) => expect(clean(html)).toBe(''),
);

describe('the greatest length', () => {
  test.each([
    'a'.repeat(MAX + 1),
    '&'.repeat(MAX / 4),
    'x'.repeat(1 << 20),
    '<b>'.repeat(1 << 18),
    '<b><i>'.repeat(3000),
  ])('a text that is too long or too deep names its field, number %#', (html) =>
    expect(() => cleanRichText(html, 'about')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', field: 'about', details: { reason: 'TOO_LONG', max: MAX } }),
    ),
  );

  test('is of what is kept', () => {
    expect(clean('a'.repeat(MAX))).toHaveLength(MAX);
    expect(clean(`<script>${'x'.repeat(MAX)}</script>a`)).toBe('a');
  });
});

const piece = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    ...'< > " \' & / = <p> </p> <a <script> </script> <svg> </svg> <style> <span style="color:#000"> </span> href="javascript:x" href="https://a.example" onerror=x <!-- --> <![CDATA[ ]]> <li> <ul> <math> &#60; &lt; <noscript> <title> </title> <br> \0'.split(
      ' ',
    ),
  ),
);

test('whatever is sent, only the markup of the editor is left, and cleaning again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const once = clean(pieces.join(''));
      expect(once).toMatch(ALLOWED);
      expect(clean(once)).toBe(once);
    }),
    { numRuns: 1000, examples: [[['<li>', '<a', '</span>', '<li>', '!']]] },
  );
});
