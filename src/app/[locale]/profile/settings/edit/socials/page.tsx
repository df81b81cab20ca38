import { localePath } from '../../../../../../application/routing/locale-path'
import { translator } from '../../../../../../ui/i18n/translator'
import { editPaths } from '../../../../../../ui/own-paths'
import { EditShell } from '../../../../../../ui/user/edit/edit-shell'
import { localeOf } from '../../../../../page-content/locale-of'
import { SocialsFormIsland } from '../../../../../browser/own-islands'
import { PageFrame } from '../../../../../page-content/page-frame'

export const revalidate = false
export const generateStaticParams = () => []

export default async function EditSocialsPage({ params }: { readonly params: Promise<{ locale: string }> }) {
  const locale = localeOf((await params).locale)
  const title = translator(locale)('own:edit.socials')
  return (
    <PageFrame locale={locale} path={localePath(locale, editPaths.socials)} title={title} isUnlisted>
      <EditShell locale={locale} heading={title}>
        <SocialsFormIsland locale={locale} />
      </EditShell>
    </PageFrame>
  )
}
