import { OwnSettingsIsland } from '#app/browser/own-islands.tsx'
import { localeOf } from '#app/page-content/locale-of.ts'
import { PageFrame } from '#app/page-content/page-frame.tsx'
import { localePath } from '#application/routing/locale-path.ts'
import { runtime } from '#infrastructure/runtime/runtime.ts'
import { translator } from '#ui/i18n/translator.ts'
import { ownSettingsPath } from '#application/routing/own-paths.ts'
import { OwnHeading, OwnShell } from '#ui/user/own-shell.tsx'
import { settingsWords } from '#ui/user/settings/settings-words.ts'

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
