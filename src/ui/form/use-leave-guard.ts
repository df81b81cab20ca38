import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { isModifiedClick } from '#ui/navigation/clicks.ts'
import { leaveIfConfirmed, setLeaveGuard } from './leave-guard.ts'

interface UnsavedInput {
  readonly isUnsaved: boolean
  readonly isDraftStored: boolean
}

export function useLeaveGuard({ isUnsaved, isDraftStored }: UnsavedInput): void {
  const { t } = useTranslation(['form'])
  const { confirm } = useOverlays()
  const confirmLeave = useEffectEvent(async () => {
    if (!isDraftStored)
      return (await confirm({ ...t('form:leave.discard', { returnObjects: true }), destructive: true })) === true
    return (await confirm(t('form:leave.keep', { returnObjects: true }))) === false
  })
  const hasStoredDraft = useEffectEvent(() => isDraftStored)
  useEffect(
    () =>
      isUnsaved
        ? guardLeaving(
            () => confirmLeave(),
            () => hasStoredDraft(),
          )
        : undefined,
    [isUnsaved],
  )
}

const findLanguageLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null

/** Guards language links, unload, and traversals if the browser supports the Navigation API. */
export function guardLeaving(confirmLeave: () => Promise<boolean>, hasStoredDraft: () => boolean): () => void {
  const handleLanguageLink = (event: MouseEvent) => {
    const link = findLanguageLink(event.target)
    if (!link || isModifiedClick(event)) return
    // The page in the other language restores a stored draft.
    if (hasStoredDraft()) return stop()
    event.preventDefault()
    // Reads `href` late, because the inline script adds the query to it on the same click.
    leaveIfConfirmed(() => location.assign(link.href))
  }
  const confirmTraversal = (event: NavigateEvent) => {
    // A change of the hash does not leave the page.
    if (event.navigationType !== 'traverse' || !event.cancelable || event.hashChange) return
    event.preventDefault()
    const { key } = event.destination
    leaveIfConfirmed(() => {
      const { committed, finished } = navigation.traverseTo(key)
      void Promise.allSettled([committed, finished])
    })
  }
  const listeners = new AbortController()
  const stop = () => {
    listeners.abort()
    setLeaveGuard(null)
  }
  const { signal } = listeners
  addEventListener('beforeunload', event => event.preventDefault(), { signal })
  document.addEventListener('click', handleLanguageLink, { signal })
  if ('navigation' in globalThis) navigation.addEventListener('navigate', confirmTraversal, { signal })
  setLeaveGuard({ confirmLeave, stop })
  return stop
}
