import brandNames from '#brand/names.json'
import { splitLocale } from '#application/routing/split-locale.ts'
import { defaultLocale, localizePath } from '#application/routing/locale-path.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getShareImagePath, shareImageSize, type ShareImage } from '#application/routing/share-image.ts'
import { formatCityLocative } from '#domain/city/city-grammar.ts'

export interface PageHeadProps {
  readonly locale: Locale
  readonly title: string
  readonly description?: string | undefined
  readonly siteUrl: string
  /** Null on an error page. */
  readonly path: string | null
  readonly canonical?: string | undefined
  readonly subject?: Subject | undefined
  readonly isNoindexed?: boolean
}

export function PageHead({
  locale,
  title,
  description,
  siteUrl,
  path,
  canonical,
  subject,
  isNoindexed = false,
}: PageHeadProps) {
  const brand = brandNames[locale].name
  return (
    <>
      <title>{title.includes(brand) ? title : `${title} | ${brand}`}</title>
      {description && <meta name="description" content={description} />}
      {isNoindexed && <meta name="robots" content="noindex" />}
      {path !== null && (
        <>
          {canonical === undefined ? (
            <CanonicalAndAlternates siteUrl={siteUrl} path={path} />
          ) : (
            <link rel="canonical" href={siteUrl + canonical} />
          )}
          <OpenGraphTags {...{ locale, title, description, siteUrl, path, subject }} />
        </>
      )}
    </>
  )
}

function CanonicalAndAlternates({ siteUrl, path }: { readonly siteUrl: string; readonly path: string }) {
  const getHref = (locale: Locale) => siteUrl + localizePath(locale, splitLocale(path).path)
  return (
    <>
      <link rel="canonical" href={siteUrl + path} />
      {locales.map(locale => (
        <link key={locale} rel="alternate" hrefLang={locale} href={getHref(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={getHref(defaultLocale)} />
    </>
  )
}

export type Subject =
  | { readonly kind: 'city'; readonly slug: string; readonly name: string }
  | { readonly kind: 'profile'; readonly id: number; readonly name: string }

interface OpenGraphProps extends Pick<PageHeadProps, 'locale' | 'title' | 'description' | 'siteUrl' | 'subject'> {
  readonly path: string
}

const getOpenGraphLocale = (locale: Locale) => localeTable[locale].tag.replace('-', '_')

function OpenGraphTags({ locale, title, description, siteUrl, path, subject }: OpenGraphProps) {
  const image: ShareImage = subject ?? { kind: 'site' }
  const otherLocales = locales.filter(otherLocale => otherLocale !== locale)
  return (
    <>
      <meta property="og:type" content={image.kind === 'profile' ? 'profile' : 'website'} />
      <meta property="og:site_name" content={brandNames[locale].name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={siteUrl + path} />
      <meta property="og:locale" content={getOpenGraphLocale(locale)} />
      {otherLocales.map(otherLocale => (
        <meta key={otherLocale} property="og:locale:alternate" content={getOpenGraphLocale(otherLocale)} />
      ))}
      <meta property="og:image" content={siteUrl + getShareImagePath(locale, image)} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={getImageAlt(locale, subject)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function getImageAlt(locale: Locale, subject: Subject | undefined): string {
  const t = getTranslator(locale)
  switch (subject?.kind) {
    case 'city':
      return t('head:image.city', { inCity: formatCityLocative(subject.name, locale) })
    case 'profile':
      return t('head:image.profile', { name: subject.name })
    case undefined:
      return t('head:image.site')
  }
}
