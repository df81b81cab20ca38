'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition, type ReactNode } from 'react'
import { watchForNewBuild } from '#application/build-version/watch-for-new-build.ts'
import { hydratedEvent } from '#infrastructure/browser/hydrated-event.ts'
import { savedProfiles } from '#application/profile/saved-profiles.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { buildCheckTriggers } from '#infrastructure/browser/build-check-triggers.ts'
import { buildVersion } from '#infrastructure/browser/build-version.ts'
import { deviceStorage } from '#infrastructure/browser/device-storage.ts'
import { rpcClient } from '#infrastructure/browser/rpc-client.ts'
import { replayInput } from '#infrastructure/browser/replay-input.ts'
import { watchSession } from '#infrastructure/browser/session-watch.ts'
import { showTheme, switchTheme } from '#infrastructure/browser/theme.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { FailuresProvider } from '#ui/failure/failures.tsx'
import { closeOverlays } from '#ui/overlay/close-overlays.ts'
import { ConfirmArea, DialogArea, ToastArea } from '#ui/overlay/overlay-areas.tsx'
import type { OverlayTexts } from '#ui/overlay/overlay-texts.ts'
import { SavedProfilesProvider } from '#ui/profile/saved/saved-lists.tsx'
import { openSaved } from '#ui/profile/saved/open-saved.ts'
import { dialogLinks } from '#ui/shell/navigation/dialog-links.ts'
import { onceAgreed } from '#ui/form/leave-guard.ts'
import { LoadingIndicator } from '#ui/shell/navigation/loading-indicator.tsx'
import { onPressed } from '#ui/shell/navigation/on-pressed.ts'
import { closePhoneMenu, phoneMenuKeys } from '#ui/shell/header/phone-menu-keys.ts'
import { softForms } from '#ui/shell/navigation/soft-forms.ts'
import { softLinks } from '#ui/shell/navigation/soft-links.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { failures } from './failures.ts'
import { loadCityPicker, openCityPicker } from './open-city-picker.ts'
import { SessionRoot } from './session-root.tsx'
import { UnsentTextWatch } from './unsent-text-watch.tsx'

const kept = savedProfiles(deviceStorage)
const session = watchSession()
// Whatever was asked, the session may have ended meanwhile.
const clients = { ru: rpcClient('ru', session.look), en: rpcClient('en', session.look) }

interface Props {
  readonly locale: Locale
  readonly texts: { readonly overlay: OverlayTexts; readonly picker: CityPickerTexts }
  readonly children: ReactNode
}

/** What a page has once it is awake: use-cases for its islands, and links that change the page without loading it anew. */
export function ClientRoot({ locale, texts, children }: Props) {
  const router = useRouter()
  const path = usePathname()
  const lastPath = useRef(path)
  const [navigating, startNavigation] = useTransition()
  const [outdated, setOutdated] = useState(false)
  useEffect(() => watchForNewBuild(buildVersion(), buildCheckTriggers, () => setOutdated(true)), [])
  const push = useCallback(
    (href: string) =>
      onceAgreed('page', () => {
        if (outdated) location.assign(href)
        else
          startNavigation(() => {
            router.push(href)
          })
      }),
    [router, outdated],
  )
  useEffect(() => {
    const prefetch = (href: string) => {
      if (!outdated) router.prefetch(href, { kind: PrefetchKind.FULL })
    }
    const stops = [softLinks({ push, prefetch }), softForms(push)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router, outdated, push])
  useEffect(() => {
    const load = () => void loadCityPicker().catch(() => undefined)
    const open = () =>
      new Promise<boolean>(resolve => {
        startNavigation(async () => resolve(await openCityPicker(locale, texts.picker)))
      })
    return dialogLinks('data-city-picker', { load, open })
  }, [locale, texts])
  useEffect(() => {
    // Chosen in another tab.
    addEventListener('storage', showTheme)
    const stops = [onPressed('[data-theme-switch]', switchTheme), phoneMenuKeys()]
    return () => {
      removeEventListener('storage', showTheme)
      for (const stop of stops) stop()
    }
  }, [])
  useEffect(() => onPressed('[data-saved-profiles]', () => openSaved(locale)), [locale])
  useLayoutEffect(() => {
    // Along with the new page, not after it: who opens the menu again at once finds it open.
    if (lastPath.current !== path) closePhoneMenu()
  }, [path])
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    closeOverlays()
  }, [path])
  useEffect(() => {
    // From now on links are fetched ahead in Next's own form (speculation-rules.ts).
    document.documentElement.dataset['hydrated'] = ''
    dispatchEvent(new Event(hydratedEvent))
    replayInput()
  }, [])
  return (
    <FailuresProvider failures={failures}>
      <UseCasesProvider useCases={clients[locale]}>
        <SessionRoot locale={locale} watch={session} useCases={clients[locale]} goTo={push}>
          <SavedProfilesProvider kept={kept}>
            <LoadingIndicator active={navigating} />
            {children}
            <UnsentTextWatch outdated={outdated} />
            <ToastArea texts={texts.overlay} />
            <ConfirmArea texts={texts.overlay} />
            <DialogArea />
          </SavedProfilesProvider>
        </SessionRoot>
      </UseCasesProvider>
    </FailuresProvider>
  )
}
