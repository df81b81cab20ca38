'use client'

import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { consoleLogger } from '#infrastructure/browser/console-logger.ts'
import { recoverPage } from '#infrastructure/browser/recover-page.ts'
import { rememberPage } from '#infrastructure/browser/repaired-page.ts'
import { hydratedEvent, replayInput } from '#infrastructure/browser/replay-input.ts'
import { createRpcClient } from '#infrastructure/browser/rpc-client.ts'
import { watchSession } from '#infrastructure/browser/session-watch.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'
import { hasUnsentText } from '#infrastructure/browser/unsent-text.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { FailuresProvider } from '#ui/failure/failures.tsx'
import { watchFocusOnFirstUse } from '#ui/focus/watch-focus-on-first-use.ts'
import { ConfirmArea, DialogArea, ToastArea } from '#ui/overlay/overlay-areas.tsx'
import { dialogStore } from '#ui/overlay/overlays.ts'
import type { OverlayTexts } from '#ui/overlay/overlay-texts.ts'
import { SavedProfilesProvider } from '#ui/profile/saved/saved-lists.tsx'
import { LoadingIndicator } from '#ui/navigation/loading-indicator.tsx'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { loadPressedDialog } from './dialog-loaders.ts'
import { UnsentTextNotice, useNewBuild } from './new-build.tsx'
import { SessionRoot } from './session-root.tsx'
import { usePageControls } from './use-page-controls.ts'
import { useSoftNavigation } from './use-soft-navigation.ts'

const isBusy = () => hasUnsentText() || dialogStore.items().length > 0
const failures = { recoverPage, isBusy, logger: consoleLogger }
const saved = createSavedProfiles(deviceStorage)
const session = watchSession()

interface Props {
  readonly locale: Locale
  readonly texts: { readonly overlay: OverlayTexts; readonly picker: CityPickerTexts }
  readonly children: ReactNode
}

/** The browser's composition root. */
export function ClientRoot({ locale, texts, children }: Props) {
  // Any call may end the session.
  const [useCases] = useState(() => createRpcClient(locale, session.look))
  useState(() => loadPressedDialog(useCases, locale))
  const outdated = useNewBuild()
  const { navigating, whileLoading, push, replace } = useSoftNavigation(outdated)
  usePageControls(locale, useCases, texts.picker, whileLoading)
  // Last, because it replays early input to the listeners above.
  useHydrated()
  return (
    <FailuresProvider failures={failures}>
      <UseCasesProvider useCases={useCases}>
        <SessionRoot
          locale={locale}
          watch={session}
          useCases={useCases}
          goTo={push}
          replaceBy={replace}
          whileLoading={whileLoading}
        >
          <SavedProfilesProvider store={saved}>
            <LoadingIndicator active={navigating} text={texts.overlay.loading} />
            {children}
            <UnsentTextNotice outdated={outdated} />
            <ToastArea texts={texts.overlay} isNavigating={navigating} />
            <ConfirmArea texts={texts.overlay} />
            <DialogArea />
          </SavedProfilesProvider>
        </SessionRoot>
      </UseCasesProvider>
    </FailuresProvider>
  )
}

/** The share of visits that report how fast their first page was. */
const webVitalsShare = 0.01
const loadWebVitals = async () => (await import('#infrastructure/browser/report-web-vitals.ts')).reportWebVitals
const ignore = () => undefined

function useHydrated() {
  const [restoreLost] = useState(rememberPage)
  useLayoutEffect(restoreLost, [restoreLost])
  useEffect(() => {
    // Stops speculation rules: from now on Next's router prefetches (speculation-rules.ts).
    document.documentElement.dataset['hydrated'] = ''
    dispatchEvent(new Event(hydratedEvent))
    watchFocusOnFirstUse()
    replayInput()
    // Automated browsers are no visitors.
    if (!navigator.webdriver && Math.random() < webVitalsShare)
      loadWebVitals().then(reportWebVitals => reportWebVitals(), ignore)
  }, [])
}
