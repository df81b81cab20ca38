import { otherLanguage } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { SharedAs, type Subject } from './shared-as.tsx'

export interface PageHeadProps {
  readonly locale: Locale
  readonly title: string
  readonly description?: string | undefined
  /** Where the site is reached from outside: the start of absolute addresses. */
  readonly siteUrl: string
  /** The page's address in this language; null for what has none of its own (an error). */
  readonly path: string | null
  /** The address that search engines are to take for it, if that is another one: its other languages are then not told. */
  readonly canonical?: string | undefined
  /** Whom or what the page is about. */
  readonly subject?: Subject | undefined
  /** Nothing that anybody looks for is here: search engines should not lead here. */
  readonly isUnlisted?: boolean
}

/** What a page says of itself to search engines, tabs and messengers. React puts these elements into the head, wherever they stand. */
export function PageHead({
  locale,
  title,
  description,
  siteUrl,
  path,
  canonical,
  subject,
  isUnlisted = false,
}: PageHeadProps) {
  const brand = translator(locale)('common:brand')
  return (
    <>
      <title>{title.includes(brand) ? title : `${title} | ${brand}`}</title>
      {description && <meta name="description" content={description} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {path !== null && (
        <>
          {canonical === undefined ? (
            <Languages locale={locale} siteUrl={siteUrl} path={path} />
          ) : (
            <link rel="canonical" href={siteUrl + canonical} />
          )}
          <SharedAs {...{ locale, title, description, siteUrl, path, subject }} />
        </>
      )}
    </>
  )
}

function Languages({
  locale,
  siteUrl,
  path,
}: {
  readonly locale: Locale
  readonly siteUrl: string
  readonly path: string
}) {
  // The switch's address of the Russian home asks for it by name, search engines take it as it is.
  const other = otherLanguage(path).replace('?lang=ru', '')
  const [russian, english] = locale === 'ru' ? [path, other] : [other, path]
  return (
    <>
      <link rel="canonical" href={siteUrl + path} />
      <link rel="alternate" hrefLang="ru" href={siteUrl + russian} />
      <link rel="alternate" hrefLang="en" href={siteUrl + english} />
      <link rel="alternate" hrefLang="x-default" href={siteUrl + russian} />
    </>
  )
}
