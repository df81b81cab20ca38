import type { Locale } from '#domain/shared/locale.ts'

/** Returns the path of the OpenSearch description in a language. */
export const getOpenSearchPath = (locale: Locale): string => `/opensearch-${locale}.xml`
