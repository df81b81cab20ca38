import { localePath } from '../../../application/routing/locale-path'
import { translator } from '../../../ui/i18n/translator'
import { ownProfilePath } from '../../../ui/paths'
import { cardTexts } from '../../../ui/profile/card/card-texts'
import { OwnShell } from '../../../ui/user/own-shell'
import { localeOf } from '../../page-content/locale-of'
import { OwnProfileIsland } from '../../browser/own-islands'
import { PageFrame } from '../../page-content/page-frame'

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
