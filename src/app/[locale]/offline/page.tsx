import { offlineRoute } from '#application/routing/offline-route.ts'
import { createUnlistedPage } from '#app/page-content/unlisted-page.tsx'
import { OfflineView } from '#ui/shell/error/offline-view.tsx'

export const generateStaticParams = () => []

export default createUnlistedPage(
  offlineRoute.path,
  t => t('stored-pages:title'),
  locale => <OfflineView locale={locale} />,
)
