// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeXml, formatSitemapIndex, formatUrlSet } from './xml.ts'

const siteUrl = 'https://znatok.example'
const parser = new DOMParser()
function readXml(text: string): Document {
  const xmlDocument = parser.parseFromString(text, 'application/xml')
  if (xmlDocument.querySelector('parsererror')) throw new Error(`Not well-formed: ${text}`)
  return xmlDocument
}
const getTexts = (xmlDocument: Document, tag: string) =>
  [...xmlDocument.getElementsByTagName(tag)].map(element => element.textContent)

const specialText = fc.string({ unit: fc.constantFrom(...`&<>"'#;/!-[]=?ax1 \u00a0ж🦊`) })
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0xffff }), fc.nat({ max: 0x10ffff })))
  .map(points => String.fromCodePoint(...points))

describe('text in XML', () => {
  it('parses to the original text, in an element and in an attribute', () => {
    fc.assert(
      fc.property(specialText, text => {
        const { documentElement } = readXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`)
        expect(documentElement.textContent).toBe(text)
        expect(documentElement.getAttribute('b')).toBe(text)
      }),
    )
  })

  it('has its special characters escaped and its invalid ones removed', () => {
    fc.assert(
      fc.property(fc.oneof(specialText, anyText), text => {
        const escapedText = escapeXml(text)
        expect(escapedText).toMatch(/^(?:[^&<>"'\p{Cs}]|&(?:amp|lt|gt|quot|apos);)*$/u)
        expect(() => readXml(`<a>${escapedText}</a>`)).not.toThrow()
      }),
    )
    expect(escapeXml('a\u0000b\uFFFEc\uD800\t')).toBe('abc\t')
  })
})

describe('a sitemap', () => {
  it('lists each page in both languages with alternates', () => {
    const xmlDocument = readXml(formatUrlSet(siteUrl, [{ path: '/kazan', lastmod: '2025-11-02' }, { path: '/' }]))
    expect(getTexts(xmlDocument, 'loc')).toEqual(['/kazan', '/en/kazan', '/', '/en'].map(path => siteUrl + path))
    expect(getTexts(xmlDocument, 'lastmod')).toEqual(['2025-11-02', '2025-11-02'])
    const links = [...xmlDocument.getElementsByTagName('url')].map(url =>
      [...url.getElementsByTagName('xhtml:link')].map(link => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    )
    const createAlternates = (russian: string, english: string) => [
      ['ru', siteUrl + russian],
      ['en', siteUrl + english],
      ['x-default', siteUrl + russian],
    ]
    expect(links).toEqual([
      createAlternates('/kazan', '/en/kazan'),
      createAlternates('/kazan', '/en/kazan'),
      createAlternates('/', '/en'),
      createAlternates('/', '/en'),
    ])
  })

  it('is listed in an index', () => {
    expect(getTexts(readXml(formatSitemapIndex(siteUrl, ['/sitemaps/cities.xml'])), 'loc')).toEqual([
      `${siteUrl}/sitemaps/cities.xml`,
    ])
  })
})
