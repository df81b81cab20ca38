'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { useRouter } from 'next/navigation'
import { useEffect, useTransition, type ReactNode } from 'react'
import { awakeEvent } from '../application/navigation/awake'
import type { Locale } from '../domain/shared/locale'
import { doorClient } from '../infrastructure/browser/door-client'
import { showTheme, switchTheme } from '../infrastructure/browser/theme'
import { LoadingIndicator } from '../ui/shell/loading-indicator'
import { onPressed } from '../ui/shell/on-pressed'
import { phoneMenuKeys } from '../ui/shell/phone-menu-keys'
import { softForms } from '../ui/shell/soft-forms'
import { softLinks } from '../ui/shell/soft-links'
import { UseCasesProvider } from '../ui/use-cases'
import { CookieMachine } from './cookie-machine'

const clients = { ru: doorClient('ru'), en: doorClient('en') }

/** What a page has once it is awake: use-cases for its islands, and links that change the page without loading it anew. */
export function Awake({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  const router = useRouter()
  const [navigating, startNavigation] = useTransition()
  useEffect(() => {
    const push = (href: string) => {
      startNavigation(() => {
        router.push(href)
      })
    }
    const prefetch = (href: string) => {
      router.prefetch(href, { kind: PrefetchKind.FULL })
    }
    const stops = [softLinks({ push, prefetch }), softForms(push)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
  useEffect(() => {
    // Chosen in another tab.
    addEventListener('storage', showTheme)
    const stop = onPressed('[data-theme-switch]', switchTheme)
    return () => {
      removeEventListener('storage', showTheme)
      stop()
    }
  }, [])
  useEffect(() => phoneMenuKeys(), [])
  useEffect(() => {
    dispatchEvent(new Event(awakeEvent))
  }, [])
  return (
    <UseCasesProvider useCases={clients[locale]}>
      <LoadingIndicator active={navigating} />
      {children}
      <CookieMachine />
    </UseCasesProvider>
  )
}
