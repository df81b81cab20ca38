import { editSocialsRoute } from '#application/routing/guarded-routes.ts'
import { SocialsFormIsland } from '#app/browser/own/socials-form-island.tsx'
import { createEditPage } from '#app/page-content/edit-page.tsx'

export default createEditPage(
  editSocialsRoute.path,
  t => t('own:edit.socials'),
  locale => <SocialsFormIsland locale={locale} />,
)
