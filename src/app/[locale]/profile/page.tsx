import { ownProfileRoute } from '#application/routing/own-routes.ts'
import { OwnProfileIsland } from '#app/browser/own/own-profile-island.tsx'
import { createUnlistedPage } from '#app/page-content/unlisted-page.tsx'
import { getCardTexts } from '#ui/profile/card/card-texts.ts'
import { OwnShell } from '#ui/user/own-shell.tsx'

export default createUnlistedPage(
  ownProfileRoute.path,
  t => t('own:profile'),
  (locale, title) => (
    <OwnShell locale={locale}>
      <OwnProfileIsland locale={locale} cardTexts={getCardTexts(locale)} title={title} />
    </OwnShell>
  ),
)
