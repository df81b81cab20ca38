import type { Locale } from '#domain/shared/locale.ts'

export const getOpenSearchPath = (locale: Locale): string => `/opensearch-${locale}.xml`
