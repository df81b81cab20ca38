import { editSocialsRoute } from '#application/routing/own-routes.ts'
import { SocialsFormIsland } from '#app/browser/own/socials-form-island.tsx'
import { createUnlistedPage } from '#app/page-content/unlisted-page.tsx'
import { EditShell } from '#ui/user/own-shell.tsx'

export default createUnlistedPage(
  editSocialsRoute.path,
  t => t('own:edit.socials'),
  (locale, title) => (
    <EditShell locale={locale} heading={title}>
      <SocialsFormIsland locale={locale} />
    </EditShell>
  ),
)
