import { localePath } from '../../../../../../application/navigation/locale-path'
import { translator } from '../../../../../../ui/i18n/translator'
import { editPaths } from '../../../../../../ui/own-paths'
import { EditShell } from '../../../../../../ui/user/edit/edit-shell'
import { localeOf } from '../../../../../locale-of'
import { PersonalFormIsland } from '../../../../../own-islands'
import { PageFrame } from '../../../../../page-frame'

export const revalidate = false
export const generateStaticParams = () => []

export default async function EditPersonalPage({ params }: { readonly params: Promise<{ locale: string }> }) {
  const locale = localeOf((await params).locale)
  const title = translator(locale)('own:edit.personal')
  return (
    <PageFrame locale={locale} path={localePath(locale, editPaths.personal)} title={title} isUnlisted>
      <EditShell locale={locale} heading={title}>
        <PersonalFormIsland locale={locale} />
      </EditShell>
    </PageFrame>
  )
}
