import { editAboutRoute } from '#application/routing/own-routes.ts'
import { AboutFormIsland } from '#app/browser/own/about-form-island.tsx'
import { createUnlistedPage } from '#app/page-content/unlisted-page.tsx'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { EditShell } from '#ui/user/own-shell.tsx'

export default createUnlistedPage(
  editAboutRoute.path,
  t => t('own:edit.about'),
  (locale, title) => (
    <EditShell locale={locale} heading={title}>
      <AboutFormIsland locale={locale} picker={getCityPickerTexts(locale)} />
    </EditShell>
  ),
)
