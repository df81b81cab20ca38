import { notFound } from 'next/navigation'
import { createOpenApi } from '#infrastructure/api/open-api/document.ts'
import { runtime } from '#infrastructure/runtime/runtime.ts'
import { ApiReferenceView } from '#ui/api-reference/api-reference-view.tsx'
import { createUnlistedPage } from '#app/page-content/unlisted-page.tsx'

/** Only in demo mode: what a public site asks of its API is nobody's business. */
export default createUnlistedPage(
  '/test/api',
  t => t('api-reference:title'),
  locale => (runtime().demo ? <ApiReferenceView locale={locale} document={createOpenApi()} /> : notFound()),
)
