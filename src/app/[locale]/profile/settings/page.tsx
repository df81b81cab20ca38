import { ownSettingsRoute } from '#application/routing/guarded-routes.ts'
import { OwnSettingsIsland } from '#app/browser/own/own-settings-island.tsx'
import { createNoindexPage } from '#app/page-content/noindex-page.tsx'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { ContentSkeleton, OwnHeading, OwnShell } from '#ui/user/own-shell.tsx'
import { getSettingsTexts } from '#ui/user/settings/settings-texts.ts'

export default createNoindexPage(
  ownSettingsRoute.path,
  t => t('own:settings'),
  (locale, title) => (
    <OwnShell locale={locale}>
      <OwnHeading locale={locale} heading={title} />
      <OwnSettingsIsland locale={locale} serverTexts={getSettingsTexts(locale)} botName={getRuntime().telegramBot} />
      <ContentSkeleton locale={locale} />
    </OwnShell>
  ),
)
