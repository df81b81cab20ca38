import { defaultLocale } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'

export const getManifestPath = (locale: Locale): string =>
  `/manifest${locale === defaultLocale ? '' : `-${locale}`}.webmanifest`
