import { localePath } from '../../../application/routing/locale-path'
import { translator } from '../../../ui/i18n/translator'
import { registerPath } from '../../../ui/paths'
import { RegisterView } from '../../../ui/registration/register-view'
import { localeOf } from '../../page-content/locale-of'
import { WizardIsland } from '../../browser/own-islands'
import { PageFrame } from '../../page-content/page-frame'

export const revalidate = false
export const generateStaticParams = () => []

export default async function RegisterPage({ params }: { readonly params: Promise<{ locale: string }> }) {
  const locale = localeOf((await params).locale)
  const title = translator(locale)('own:register.title')
  return (
    <PageFrame locale={locale} path={localePath(locale, registerPath)} title={title} isUnlisted>
      <RegisterView locale={locale}>
        <WizardIsland locale={locale} title={title} />
      </RegisterView>
    </PageFrame>
  )
}
