import { defaultLocale, localizePath } from '#application/routing/locale-path.ts'
import { locales, type Locale } from '#domain/shared/locale.ts'

/** The path has no language prefix. */
export interface SitemapEntry {
  readonly path: string
  /** YYYY-MM-DD. */
  readonly lastmod?: string
}

const entityNames: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }
// XML can't represent these characters at all.
const invalidCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export const escapeXml = (text: string): string =>
  text.replace(invalidCharacters, '').replace(/[&<>"']/g, character => `&${entityNames[character] ?? ''};`)

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const sitemapNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const formatUrlSet = (siteUrl: string, entries: readonly SitemapEntry[]): string =>
  `${xmlDeclaration}<urlset ${sitemapNamespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map(entry => formatUrls(siteUrl, entry)).join('')}</urlset>\n`

export const formatSitemapIndex = (siteUrl: string, paths: readonly string[]): string =>
  `${xmlDeclaration}<sitemapindex ${sitemapNamespace}>\n${paths.map(path => `<sitemap><loc>${escapeXml(siteUrl + path)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`

const formatUrls = (siteUrl: string, { path, lastmod }: SitemapEntry): string => {
  const formatUrl = (locale: Locale) => escapeXml(siteUrl + localizePath(locale, path))
  const formatAlternate = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${formatUrl(locale)}"/>`
  const alternates =
    locales.map(locale => formatAlternate(locale, locale)).join('') + formatAlternate('x-default', defaultLocale)
  const lastmodTag = lastmod === undefined ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`
  return locales.map(locale => `<url><loc>${formatUrl(locale)}</loc>${lastmodTag}${alternates}</url>\n`).join('')
}
