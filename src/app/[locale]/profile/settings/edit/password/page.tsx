import { editPasswordRoute } from '#application/routing/guarded-routes.ts'
import { PasswordFormIsland } from '#app/browser/own/password-form-island.tsx'
import { createEditPage } from '#app/page-content/edit-page.tsx'

export default createEditPage(
  editPasswordRoute.path,
  t => t('own:edit.password'),
  locale => <PasswordFormIsland locale={locale} />,
)
