import { localePath } from '#application/routing/locale-path.ts'
import { ownProfilePath } from '#application/routing/own-paths.ts'
import { translator } from '#ui/i18n/translator.ts'
import { cardTexts } from '#ui/profile/card/card-texts.ts'
import { OwnShell } from '#ui/user/own-shell.tsx'
import { localeOf } from '#app/page-content/locale-of.ts'
import { OwnProfileIsland } from '#app/browser/own-islands.tsx'
import { PageFrame } from '#app/page-content/page-frame.tsx'

export const revalidate = false
export const generateStaticParams = () => []

export default async function OwnProfilePage({ params }: { readonly params: Promise<{ locale: string }> }) {
  const locale = localeOf((await params).locale)
  const title = translator(locale)('own:profile')
  return (
    <PageFrame locale={locale} path={localePath(locale, ownProfilePath)} title={title} isUnlisted>
      <OwnShell locale={locale}>
        <OwnProfileIsland locale={locale} cards={cardTexts(locale)} title={title} />
      </OwnShell>
    </PageFrame>
  )
}
