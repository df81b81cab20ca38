import { OwnProfileIsland } from '#app/browser/own/own-profile-island.tsx'
import { unlistedPage } from '#app/page-content/unlisted-page.tsx'
import { ownProfilePath } from '#application/routing/own-paths.ts'
import { cardTexts } from '#ui/profile/card/card-texts.ts'
import { OwnShell } from '#ui/user/own-shell.tsx'

export default unlistedPage(
  ownProfilePath,
  t => t('own:profile'),
  (locale, title) => (
    <OwnShell locale={locale}>
      <OwnProfileIsland locale={locale} cards={cardTexts(locale)} title={title} />
    </OwnShell>
  ),
)
