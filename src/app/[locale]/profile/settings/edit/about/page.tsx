import { editAboutRoute } from '#application/routing/guarded-routes.ts'
import { AboutFormIsland } from '#app/browser/own/about-form-island.tsx'
import { createEditPage } from '#app/page-content/edit-page.tsx'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'

export default createEditPage(
  editAboutRoute.path,
  t => t('own:edit.about'),
  locale => <AboutFormIsland locale={locale} pickerTexts={getCityPickerTexts(locale)} />,
)
