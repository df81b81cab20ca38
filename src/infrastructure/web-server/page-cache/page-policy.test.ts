import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decodeAttribute, isFlight, policyOf } from './page-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const sources = (html: string, own: Partial<Parameters<typeof policyOf>[1]> = {}) =>
  new Map(
    policyOf(html, { code: 'load()', ...own })
      .split('; ')
      .map(directive => directive.split(' '))
      .map(([name, ...given]) => [name, given]),
  )

describe('the policy of a document', () => {
  it('lets it load what is our own, and nothing else', () => {
    expect(sources('<p>')).toEqual(
      new Map([
        ['default-src', ["'none'"]],
        ['script-src', ["'self'"]],
        ['style-src', ["'self'"]],
        ['img-src', ["'self'", 'data:']],
        ['font-src', ["'self'"]],
        ['connect-src', ["'self'"]],
        ['manifest-src', ["'self'"]],
        ['form-action', ["'self'"]],
        ['base-uri', ["'none'"]],
        ['frame-ancestors', ["'none'"]],
      ]),
    )
  })

  it('allows scripts over several lines, and none in data blocks', () => {
    const code = 'load();\nload()'
    const html = `<script nonce="a" id="b">${code}</script><script type="application/ld+json">load()</script>`
    expect(sources(html, { code }).get('script-src')).toEqual(["'self'", hash(code)])
    expect(sources('<script type="module">load()</script>').get('script-src')).toEqual(["'self'", hash('load()')])
  })

  const chunks = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});'

  it('allows where Turbopack finds its chunks', () => {
    expect(sources(`<script>${chunks}</script>`).get('script-src')).toEqual(["'self'", hash(chunks)])
  })

  it.each([`load();${chunks}`, `${chunks}load()`, `${chunks}\nload()`, chunks.replace('["a.js"]', 'load()')])(
    'does not allow what only looks like that: %s',
    code => {
      expect(sources(`<script>${code}</script>`, { code: 'own()' }).get('script-src')).toEqual(["'self'"])
    },
  )

  it('counts no script that is a file', () => {
    const unknown: string[] = []
    sources('<script src="/a.js"></script>', { onUnknown: found => unknown.push(found) })
    expect(unknown).toEqual([])
  })

  it('allows each style attribute once', () => {
    const html = '<p style="a:b"><p class="x" style="a:b"><h1 style="c:d"><p data-style="e:f">'
    expect(sources(html).get('style-src-attr')).toEqual(["'unsafe-hashes'", hash('a:b'), hash('c:d')])
  })
})

it('an attribute is decoded once', () => {
  expect(decodeAttribute('&quot;&#x27;&lt;&gt;&amp;&amp;quot;&quot;')).toBe(`"'<>&&quot;"`)
})

it.each([
  ['self.__next_f.push([1,"a"])', true],
  ['(self.__next_f=self.__next_f||[]).push([0])', true],
  ['self.__next_f.push([1,"a"]);load()', false],
  ['self.__next_f.push([1,"a"])\nload``', false],
  ['load();self.__next_f.push([1,"a"])', false],
  ['self.__next_f.push(load())', false],
  ['self.__next_f.push()', false],
  ['', false],
])('%s is flight data: %s', (code, is) => expect(isFlight(code)).toBe(is))
