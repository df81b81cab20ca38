import type { Metadata } from 'next'
import { defaultLocale } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'

export const getManifestPath = (locale: Locale): string =>
  `/manifest${locale === defaultLocale ? '' : `-${locale}`}.webmanifest`

export const getAppMetadata = (locale: Locale): Metadata => ({
  icons: {
    icon: [{ url: '/icons/favicon.svg', type: 'image/svg+xml' }, '/icons/favicon-32.png'],
    apple: '/icons/icon-180.png',
  },
  manifest: getManifestPath(locale),
})
