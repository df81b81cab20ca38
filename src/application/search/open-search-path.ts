import type { Locale } from '#domain/shared/locale.ts'

/** The address of the OpenSearch description in a language. */
export const openSearchPath = (locale: Locale): string => `/opensearch-${locale}.xml`
