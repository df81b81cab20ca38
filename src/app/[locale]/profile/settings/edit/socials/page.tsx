import { SocialsFormIsland } from '#app/browser/own/socials-form-island.tsx'
import { unlistedPage } from '#app/page-content/unlisted-page.tsx'
import { editPaths } from '#application/routing/own-paths.ts'
import { EditShell } from '#ui/user/own-shell.tsx'

export default unlistedPage(
  editPaths.socials,
  t => t('own:edit.socials'),
  (locale, title) => (
    <EditShell locale={locale} heading={title}>
      <SocialsFormIsland locale={locale} />
    </EditShell>
  ),
)
