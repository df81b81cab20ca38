import { PasswordFormIsland } from '#app/browser/own/password-form-island.tsx'
import { unlistedPage } from '#app/page-content/unlisted-page.tsx'
import { editPaths } from '#application/routing/own-paths.ts'
import { EditShell } from '#ui/user/own-shell.tsx'

export default unlistedPage(
  editPaths.password,
  t => t('own:edit.password'),
  (locale, title) => (
    <EditShell locale={locale} heading={title}>
      <PasswordFormIsland locale={locale} />
    </EditShell>
  ),
)
