import { localePath } from '../../../../application/routing/locale-path'
import { runtime } from '../../../../infrastructure/web-server/runtime'
import { translator } from '../../../../ui/i18n/translator'
import { ownSettingsPath } from '../../../../ui/own-paths'
import { OwnHeading } from '../../../../ui/user/own-heading'
import { OwnShell } from '../../../../ui/user/own-shell'
import { settingsWords } from '../../../../ui/user/settings/settings-words'
import { localeOf } from '../../../page-content/locale-of'
import { OwnSettingsIsland } from '../../../browser/own-islands'
import { PageFrame } from '../../../page-content/page-frame'

export const revalidate = false
export const generateStaticParams = () => []

export default async function OwnSettingsPage({ params }: { readonly params: Promise<{ locale: string }> }) {
  const locale = localeOf((await params).locale)
  const title = translator(locale)('own:settings')
  return (
    <PageFrame locale={locale} path={localePath(locale, ownSettingsPath)} title={title} isUnlisted>
      <OwnShell locale={locale}>
        <OwnHeading locale={locale} heading={title} />
        <OwnSettingsIsland locale={locale} words={settingsWords(locale)} bot={runtime().telegramBot} />
      </OwnShell>
    </PageFrame>
  )
}
