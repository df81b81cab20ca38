import { editPasswordRoute } from '#application/routing/own-routes.ts'
import { PasswordFormIsland } from '#app/browser/own/password-form-island.tsx'
import { createUnlistedPage } from '#app/page-content/unlisted-page.tsx'
import { EditShell } from '#ui/user/own-shell.tsx'

export default createUnlistedPage(
  editPasswordRoute.path,
  t => t('own:edit.password'),
  (locale, title) => (
    <EditShell locale={locale} heading={title}>
      <PasswordFormIsland locale={locale} />
    </EditShell>
  ),
)
