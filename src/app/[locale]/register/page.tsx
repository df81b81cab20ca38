import { registerRoute } from '#application/routing/own-routes.ts'
import { WizardIsland } from '#app/browser/own/wizard-island.tsx'
import { createUnlistedPage } from '#app/page-content/unlisted-page.tsx'
import { RegisterView } from '#ui/registration/register-view.tsx'

export default createUnlistedPage(
  registerRoute.path,
  t => t('own:register.title'),
  (locale, title) => (
    <RegisterView locale={locale}>
      <WizardIsland locale={locale} title={title} />
    </RegisterView>
  ),
)
