import { offlineRoute } from '#application/routing/offline-route.ts'
import { createNoindexPage } from '#app/page-content/noindex-page.tsx'
import { OfflineView } from '#ui/shell/error/offline-view.tsx'

export const generateStaticParams = () => []

export default createNoindexPage(
  offlineRoute.path,
  t => t('stored-pages:title'),
  locale => <OfflineView locale={locale} />,
)
