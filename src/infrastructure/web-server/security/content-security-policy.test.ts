import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createContentSecurityPolicy } from './content-security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const getSources = (html: string, options: Partial<Parameters<typeof createContentSecurityPolicy>[1]> = {}) =>
  new Map(
    createContentSecurityPolicy(html, { inlineScript: 'load()', ...options })
      .split('; ')
      .map(directive => directive.split(' '))
      .map(([name, ...values]) => [name, values]),
  )

describe('the policy of a document', () => {
  it('allows only resources of this site, and images in data URLs', () => {
    expect(getSources('<p>')).toEqual(
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
        ['report-to', ['csp']],
      ]),
    )
  })

  it('allows scripts over several lines, and none in data blocks', () => {
    const code = 'load();\nload()'
    const html = `<script nonce="a" id="b">${code}</script><script type="application/ld+json">load()</script>`
    expect(getSources(html, { inlineScript: code }).get('script-src')).toEqual(["'self'", hash(code)])
    expect(getSources('<script type="module">load()</script>').get('script-src')).toEqual(["'self'", hash('load()')])
  })

  it('allows the scripts that Next writes, and reports others', () => {
    const flight = 'self.__next_f.push([1,"a"])'
    const unknownHashes: string[] = []
    const html = `<script>${flight}</script><script>planted()</script>`
    expect(
      getSources(html, { onUnknownScript: unknownHash => unknownHashes.push(unknownHash) }).get('script-src'),
    ).toEqual(["'self'", hash(flight)])
    expect(unknownHashes).toEqual([hash('planted()')])
  })

  it('ignores scripts that are files', () => {
    const unknownHashes: string[] = []
    getSources('<script src="/a.js"></script>', { onUnknownScript: unknownHash => unknownHashes.push(unknownHash) })
    expect(unknownHashes).toEqual([])
  })

  it('allows each style attribute once', () => {
    const html = '<p style="a:b"><p class="x" style="a:b"><h1 style="c:d"><p data-style="e:f">'
    expect(getSources(html).get('style-src-attr')).toEqual(["'unsafe-hashes'", hash('a:b'), hash('c:d')])
  })
})
