import { localePath } from '#application/routing/locale-path.ts'
import { registerPath } from '#application/routing/own-paths.ts'
import { translator } from '#ui/i18n/translator.ts'
import { RegisterView } from '#ui/registration/register-view.tsx'
import { localeOf } from '#app/page-content/locale-of.ts'
import { WizardIsland } from '#app/browser/own-islands.tsx'
import { PageFrame } from '#app/page-content/page-frame.tsx'

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
