import { domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toUnicodeHost } from './unicode-host.ts'

test.each([
  ['xn--80adal9bln.xn--p1ai', 'ветрова.рф'],
  ['xn--d1acpjx3f.xn--p1ai', 'яндекс.рф'],
  ['vetrova.ru', 'vetrova.ru'],
  ['xn--bcher-kva.example', 'bücher.example'],
  ['xn--.ru', 'xn--.ru'],
  ['xn--!.ru', 'xn--!.ru'],
  [`xn--${'9'.repeat(400)}a.ru`, `xn--${'9'.repeat(400)}a.ru`],
])('%s is displayed as %s', (host, text) => {
  expect(toUnicodeHost(host)).toBe(text)
})

const labels = fc.stringMatching(/^[а-яёa-z0-9ÿ-ż一-十]{1,12}$/)
const hosts = fc
  .tuple(labels, fc.constantFrom('рф', 'ru', 'рус', 'москва'))
  .map(([name, topLevelDomain]) => `https://${name}.${topLevelDomain}`)
  .filter(url => URL.canParse(url))
  .map(url => new URL(url).hostname)

test('matches Node’s domainToUnicode', () => {
  fc.assert(
    fc.property(hosts, host => {
      expect(toUnicodeHost(host)).toBe(domainToUnicode(host))
    }),
    { numRuns: 1000 },
  )
})

test('never throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^[a-z0-9-]{0,20}$/), (host, code) => {
      expect(typeof toUnicodeHost(host)).toBe('string')
      expect(typeof toUnicodeHost(`xn--${code}`)).toBe('string')
    }),
    { numRuns: 1000 },
  )
})
