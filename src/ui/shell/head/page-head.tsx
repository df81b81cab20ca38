import { otherLanguage } from '#application/routing/locale-path.ts'
import { type Locale, languageTag, locales } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { shareImagePath, shareImageSize, type ShareImage } from '#application/routing/share-image.ts'
import { inCity } from '#domain/city/city-grammar.ts'

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

/** Whom or what a page is about; undefined: the site itself. */
export type Subject =
  | { readonly kind: 'city'; readonly slug: string; readonly name: string }
  | { readonly kind: 'profile'; readonly id: number; readonly name: string }

interface Props {
  readonly locale: Locale
  readonly title: string
  readonly description?: string | undefined
  readonly siteUrl: string
  readonly path: string
  readonly subject?: Subject | undefined
}

const tagOf = (locale: Locale) => languageTag[locale].replace('-', '_')

/** What messengers and social networks show of an address that people share (Open Graph). */
function SharedAs({ locale, title, description, siteUrl, path, subject }: Props) {
  const image: ShareImage = subject ?? { kind: 'site' }
  const others = locales.filter(other => other !== locale)
  return (
    <>
      <meta property="og:type" content={image.kind === 'profile' ? 'profile' : 'website'} />
      <meta property="og:site_name" content={translator(locale)('common:brand')} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={siteUrl + path} />
      <meta property="og:locale" content={tagOf(locale)} />
      {others.map(other => (
        <meta key={other} property="og:locale:alternate" content={tagOf(other)} />
      ))}
      <meta property="og:image" content={siteUrl + shareImagePath(locale, image)} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={altOf(locale, subject)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function altOf(locale: Locale, subject: Subject | undefined): string {
  const t = translator(locale)
  switch (subject?.kind) {
    case 'city':
      return t('head:image.city', { inCity: inCity(subject.name, locale) })
    case 'profile':
      return t('head:image.profile', { name: subject.name })
    case undefined:
      return t('head:image.site')
  }
}
