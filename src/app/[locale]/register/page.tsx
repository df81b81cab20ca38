import { registerRoute } from '#application/routing/guarded-routes.ts'
import { WizardIsland } from '#app/browser/own/wizard-island.tsx'
import { createNoindexPage } from '#app/page-content/noindex-page.tsx'
import { RegisterView } from '#ui/registration/register-view.tsx'

export default createNoindexPage(
  registerRoute.path,
  t => t('own:register.title'),
  (locale, title) => (
    <RegisterView locale={locale}>
      <WizardIsland locale={locale} title={title} />
    </RegisterView>
  ),
)
