import { localePath } from '#application/routing/locale-path.ts'
import { cityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { translator } from '#ui/i18n/translator.ts'
import { editPaths } from '#application/routing/own-paths.ts'
import { EditShell } from '#ui/user/own-shell.tsx'
import { localeOf } from '#app/page-content/locale-of.ts'
import { AboutFormIsland } from '#app/browser/own-islands.tsx'
import { PageFrame } from '#app/page-content/page-frame.tsx'

export const revalidate = false
export const generateStaticParams = () => []

export default async function EditAboutPage({ params }: { readonly params: Promise<{ locale: string }> }) {
  const locale = localeOf((await params).locale)
  const title = translator(locale)('own:edit.about')
  return (
    <PageFrame locale={locale} path={localePath(locale, editPaths.about)} title={title} isUnlisted>
      <EditShell locale={locale} heading={title}>
        <AboutFormIsland locale={locale} picker={cityPickerTexts(locale)} />
      </EditShell>
    </PageFrame>
  )
}
