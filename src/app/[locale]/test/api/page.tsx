import { notFound } from 'next/navigation'
import { createOpenApiDocument } from '#infrastructure/api/open-api/document.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { ApiReferenceView } from '#ui/api-reference/api-reference-view.tsx'
import { createNoindexPage } from '#app/page-content/noindex-page.tsx'

/** Only in demo mode: a site must not reveal the calls of a real API. */
export default createNoindexPage(
  '/test/api',
  t => t('api-reference:title'),
  locale =>
    getRuntime().isDemo ? <ApiReferenceView locale={locale} document={createOpenApiDocument()} /> : notFound(),
)
