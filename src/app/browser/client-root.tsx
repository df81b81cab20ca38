'use client'

import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { consoleLogger } from '#infrastructure/browser/console-logger.ts'
import { isStateSaved } from '#infrastructure/browser/form-state.ts'
import { getPreferredLanguages } from '#infrastructure/browser/preferred-languages.ts'
import { recoverPage } from '#infrastructure/browser/recover-page.ts'
import { reloadAfterLostLoads } from '#infrastructure/browser/reload-after-lost-loads.ts'
import { rememberPage } from '#infrastructure/browser/remember-page.ts'
import { hydratedEvent, replayInput } from '#infrastructure/browser/replay-input.ts'
import { createRpcClient } from '#infrastructure/browser/rpc-client.ts'
import { watchSession } from '#infrastructure/browser/session-watch.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'
import { hasUnsentText } from '#infrastructure/browser/unsent-text.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { FailureToolsContext } from '#ui/failure/failure-tools.tsx'
import { watchFocusOnFirstUse } from '#ui/focus/watch-focus-on-first-use.ts'
import { QuestionArea, DialogArea, ToastArea } from '#ui/overlay/overlay-areas.tsx'
import { dialogStore } from '#ui/overlay/overlays.ts'
import type { OverlayTexts } from '#ui/overlay/overlay-texts.ts'
import { SavedProfilesContext } from '#ui/profile/saved/saved-profiles-context.tsx'
import { LoadingIndicator } from '#ui/navigation/loading-indicator.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { loadPressedDialog } from './dialog-loaders.ts'
import { hideMarkOnOtherPages } from './stored/hide-mark-on-other-pages.ts'
import { reportLoadError } from './report-load-error.ts'
import { SessionRoot } from './session-root.tsx'
import { useNewBuild } from './use-new-build.ts'
import { usePageControls } from './use-page-controls.ts'
import { useSoftNavigation } from './use-soft-navigation.ts'

const isBusy = () => hasUnsentText() || dialogStore.getItems().length > 0
const failureTools = { recoverPage, isBusy, reportLoadError, logger: consoleLogger }
const savedProfiles = createSavedProfiles(deviceStorage)
const sessionWatch = watchSession()
if (typeof window !== 'undefined') reloadAfterLostLoads(isBusy)

interface Props {
  readonly locale: Locale
  readonly texts: { readonly overlay: OverlayTexts; readonly picker: CityPickerTexts }
  readonly children: ReactNode
}

export function ClientRoot({ locale, texts, children }: Props) {
  // Any call may end the session.
  const [useCases] = useState(() => createRpcClient(locale, sessionWatch.check))
  // Runs once, in the first render, so that the chunks load while the page hydrates.
  useState(() => loadPressedDialog(useCases, locale))
  const isOutdated = useNewBuild()
  const { isNavigating, push, replace } = useSoftNavigation(isOutdated, isBusy)
  usePageControls(locale, useCases, texts.picker)
  // Called last, because it replays early input to the listeners above.
  useHydration(locale)
  return (
    <FailureToolsContext value={failureTools}>
      <UseCasesContext value={useCases}>
        <SessionRoot locale={locale} watch={sessionWatch} useCases={useCases} goTo={push} replacePage={replace}>
          <SavedProfilesContext value={savedProfiles}>
            <LoadingIndicator isActive={isNavigating} text={texts.overlay.loading} />
            {children}
            <ToastArea texts={texts.overlay} isNavigating={isNavigating} />
            <QuestionArea texts={texts.overlay} />
            <DialogArea />
          </SavedProfilesContext>
        </SessionRoot>
      </UseCasesContext>
    </FailureToolsContext>
  )
}

const webVitalsShare = 0.01
const loadWebVitals = async () => (await import('#infrastructure/browser/report-web-vitals.ts')).reportWebVitals
const loadLanguageOffer = async () => (await import('#ui/shell/notices/language-offer.ts')).offerLanguage
const ignoreError = () => undefined

const loadStorePages = async () => (await import('./store-pages.ts')).storePages

/** Stores pages after the first touch or key, so that a visitor who only reads spends no data on them. */
function storePagesAfterInput(locale: Locale) {
  const start = () =>
    void loadStorePages()
      .then(storePages => storePages(locale, savedProfiles, sessionWatch))
      .catch(ignoreError)
  if (navigator.userActivation.hasBeenActive) start()
  else for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { once: true })
}

function useHydration(locale: Locale) {
  const [restorePage] = useState(rememberPage)
  useLayoutEffect(restorePage, [restorePage])
  useEffect(() => {
    // This attribute stops speculation rules, because Next's router prefetches from now on (speculation-rules.ts).
    document.documentElement.dataset['hydrated'] = ''
    dispatchEvent(new Event(hydratedEvent))
    watchFocusOnFirstUse()
    replayInput()
    const languages = getPreferredLanguages()
    if (!languages[0]?.startsWith(locale))
      loadLanguageOffer()
        .then(offerLanguage => offerLanguage(deviceStorage, locale, languages, isStateSaved))
        .catch(ignoreError)
    hideMarkOnOtherPages()
    storePagesAfterInput(locale)
    if (!navigator.webdriver && Math.random() < webVitalsShare)
      loadWebVitals().then(reportWebVitals => reportWebVitals(), ignoreError)
  }, [locale])
}
