import { ownProfileRoute } from '#application/routing/guarded-routes.ts'
import { OwnProfileIsland } from '#app/browser/own/own-profile-island.tsx'
import { createNoindexPage } from '#app/page-content/noindex-page.tsx'
import { getCardTexts } from '#ui/profile/card/card-texts.ts'
import { ContentSkeleton, OwnShell } from '#ui/user/own-shell.tsx'

export default createNoindexPage(
  ownProfileRoute.path,
  t => t('own:profile'),
  (locale, title) => (
    <OwnShell locale={locale}>
      <OwnProfileIsland locale={locale} cardTexts={getCardTexts(locale)} title={title} />
      <ContentSkeleton locale={locale} />
    </OwnShell>
  ),
)
