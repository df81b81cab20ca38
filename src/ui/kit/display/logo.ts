import type { Locale } from '#domain/shared/locale.ts'
import { parseLogo, type Logo } from './parse-logo.ts'

const files = import.meta.glob<{ readonly default: string }>('../../../../brand/logo.*.svg', {
  query: '?raw',
  eager: true,
})

export const getLogo = (locale: Locale): Logo => parseLogo(files[`../../../../brand/logo.${locale}.svg`]?.default ?? '')
