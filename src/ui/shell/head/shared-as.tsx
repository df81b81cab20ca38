import { shareImagePath, shareImageSize, type ShareImage } from '#application/routing/share-image.ts'
import { inCity } from '#domain/city/city-grammar.ts'
import { languageTag, locales, type Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'

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
export function SharedAs({ locale, title, description, siteUrl, path, subject }: Props) {
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
