import { editPersonalRoute } from '#application/routing/own-routes.ts'
import { PersonalFormIsland } from '#app/browser/own/personal-form-island.tsx'
import { createUnlistedPage } from '#app/page-content/unlisted-page.tsx'
import { EditShell } from '#ui/user/own-shell.tsx'

export default createUnlistedPage(
  editPersonalRoute.path,
  t => t('own:edit.personal'),
  (locale, title) => (
    <EditShell locale={locale} heading={title}>
      <PersonalFormIsland locale={locale} />
    </EditShell>
  ),
)
