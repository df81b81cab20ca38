import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { isModifiedClick } from '#ui/navigation/clicks.ts'
import { type Leaving, confirmLeaving, setLeaveGuard } from './leave-guard.ts'

interface Written {
  readonly isUnsaved: boolean
  /** The draft is stored on the device. */
  readonly isKept: boolean
}

/** Asks before unsaved text is left, and warns if it would be lost. */
export function useLeaveGuard({ isUnsaved, isKept }: Written): void {
  const { t } = useTranslation(['form'])
  const { confirm } = useOverlays()
  const ask = useEffectEvent(async (leaving: Leaving) => {
    if (leaving === 'session' || !isKept)
      return (await confirm({ ...t('form:leave.discard', { returnObjects: true }), destructive: true })) === true
    return (await confirm(t('form:leave.keep', { returnObjects: true }))) === false
  })
  useEffect(() => (isUnsaved ? guardLeaving(leaving => ask(leaving)) : undefined), [isUnsaved])
}

const isLanguageLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[hreflang]') !== null

/**
 * Asks on links and sign-out, on unload (with the browser's prompt), and on back and forward where the browser supports the
 * Navigation API.
 */
export function guardLeaving(ask: (leaving: Leaving) => Promise<boolean>): () => void {
  const warn = (event: Event) => event.preventDefault()
  const followLanguage = (event: MouseEvent) => {
    // The draft is restored on the page in the other language.
    if (isLanguageLink(event.target) && !isModifiedClick(event)) stop()
  }
  const traverse = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    event.preventDefault()
    const { key } = event.destination
    confirmLeaving('page', () => {
      const { committed, finished } = navigation.traverseTo(key)
      void Promise.allSettled([committed, finished])
    })
  }
  const stop = () => {
    removeEventListener('beforeunload', warn)
    document.removeEventListener('click', followLanguage)
    if ('navigation' in globalThis) navigation.removeEventListener('navigate', traverse)
    setLeaveGuard(null)
  }
  addEventListener('beforeunload', warn)
  document.addEventListener('click', followLanguage)
  if ('navigation' in globalThis) navigation.addEventListener('navigate', traverse)
  setLeaveGuard({ ask, stop })
  return stop
}
