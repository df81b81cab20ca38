import { defaultLocale, localePath } from '#application/routing/locale-path.ts'
import { locales, type Locale } from '#domain/shared/locale.ts'

/** A page, by its path without a language. */
export interface Entry {
  readonly path: string
  /** YYYY-MM-DD. */
  readonly changed?: string
}

const names: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }
// XML can't represent these at all.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Escapes a text for XML elements and attributes. */
export const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"']/g, letter => `&${names[letter] ?? ''};`)

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const sitemapNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Pages in all languages, each with links to its alternates. */
export const formatUrlSet = (siteUrl: string, entries: readonly Entry[]): string =>
  `${head}<urlset ${sitemapNamespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map(entry => formatUrls(siteUrl, entry)).join('')}</urlset>\n`

/** An index of sitemaps, by their paths. */
export const formatSitemapIndex = (siteUrl: string, paths: readonly string[]): string =>
  `${head}<sitemapindex ${sitemapNamespace}>\n${paths.map(path => `<sitemap><loc>${escapeXml(siteUrl + path)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`

const formatUrls = (siteUrl: string, { path, changed }: Entry): string => {
  const address = (locale: Locale) => escapeXml(siteUrl + localePath(locale, path))
  const link = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`
  const others = locales.map(locale => link(locale, locale)).join('') + link('x-default', defaultLocale)
  const date = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`
  return locales.map(locale => `<url><loc>${address(locale)}</loc>${date}${others}</url>\n`).join('')
}
