import { AboutFormIsland } from '#app/browser/own/about-form-island.tsx'
import { unlistedPage } from '#app/page-content/unlisted-page.tsx'
import { cityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { editPaths } from '#application/routing/own-paths.ts'
import { EditShell } from '#ui/user/own-shell.tsx'

export default unlistedPage(
  editPaths.about,
  t => t('own:edit.about'),
  (locale, title) => (
    <EditShell locale={locale} heading={title}>
      <AboutFormIsland locale={locale} picker={cityPickerTexts(locale)} />
    </EditShell>
  ),
)
