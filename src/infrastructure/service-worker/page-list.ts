import { splitLocale } from '#application/routing/split-locale.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { pageSegmentsTable } from './page-segments-table.ts'

export interface ListedPage {
  readonly url: string
  /** HTML-escaped, as in the document. */
  readonly title: string
  readonly isProtected: boolean
}

const groups = ['protected', 'specialists', 'cities', 'others'] as const
export type PageGroup = (typeof groups)[number]

function findGroup({ url, isProtected }: ListedPage): PageGroup {
  const { path } = splitLocale(new URL(url).pathname)
  if (/^\/profiles\/\d/.test(path)) return isProtected ? 'protected' : 'specialists'
  const [, segment = ''] = path.split('/')
  return segment !== 'profiles' && pageSegmentsTable.includes(segment) ? 'others' : 'cities'
}

export const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function createLink(locale: Locale, { url, title }: ListedPage): string {
  const { pathname, search } = new URL(url)
  const pageLocale = splitLocale(pathname).locale
  const lang = pageLocale === locale ? '' : ` lang="${pageLocale}"`
  return `<li><a class="link" href="${escapeAttribute(pathname + search)}"${lang}>${title}</a></li>`
}

export function formatPageList(
  locale: Locale,
  pages: readonly ListedPage[],
  headings: Readonly<Record<PageGroup, string>>,
): string {
  const getLocaleRank = ({ url }: ListedPage) => (splitLocale(new URL(url).pathname).locale === locale ? 0 : 1)
  return groups
    .map(group => {
      const members = pages
        .filter(page => findGroup(page) === group)
        .toSorted((a, b) => getLocaleRank(a) - getLocaleRank(b))
      const links = members.map(page => createLink(locale, page)).join('')
      return links && `<h2>${headings[group]}</h2><ul>${links}</ul>`
    })
    .join('')
}

export const insertPageList = (html: string, list: string): string =>
  html.replace(/<div[^>]* data-stored-pages="[^"]*"[^>]*>/, openingTag => openingTag + list)
