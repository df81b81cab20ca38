import { editPersonalRoute } from '#application/routing/guarded-routes.ts'
import { PersonalFormIsland } from '#app/browser/own/personal-form-island.tsx'
import { createEditPage } from '#app/page-content/edit-page.tsx'

export default createEditPage(
  editPersonalRoute.path,
  t => t('own:edit.personal'),
  locale => <PersonalFormIsland locale={locale} />,
)
