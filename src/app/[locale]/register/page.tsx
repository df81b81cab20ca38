import { WizardIsland } from '#app/browser/own/wizard-island.tsx'
import { unlistedPage } from '#app/page-content/unlisted-page.tsx'
import { registerPath } from '#application/routing/own-paths.ts'
import { RegisterView } from '#ui/registration/register-view.tsx'

export default unlistedPage(
  registerPath,
  t => t('own:register.title'),
  (locale, title) => (
    <RegisterView locale={locale}>
      <WizardIsland locale={locale} title={title} />
    </RegisterView>
  ),
)
