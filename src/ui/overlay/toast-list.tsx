import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { Toast } from '#ui/kit/feedback/toast.tsx'
import { findLiveRegions } from './live-regions.tsx'
import type { OpenToast } from './overlays.ts'
import type { OverlayTexts } from './overlay-texts.ts'
import { createToastHost, keepOnTop } from './toast-host.ts'
import styles from './toast-list.module.css'
import { toastKey, useToastFocus } from './use-toast-focus.ts'

interface Props {
  readonly toasts: readonly OpenToast[]
  readonly texts: OverlayTexts
  readonly isNavigating: boolean
}

export function ToastList({ toasts, texts, isNavigating }: Props) {
  const [host] = useState(() => createToastHost(styles['host']))
  const isPaused = useHoverOrFocus(host)
  useEffect(() => keepOnTop(host), [host])
  const returnFocus = useToastFocus(host)
  return createPortal(
    <section className={styles['toasts']} aria-label={texts.messages}>
      {toasts.map(toast => (
        <ToastItem key={toast.id} {...{ toast, isPaused, texts, isNavigating, returnFocus }} />
      ))}
    </section>,
    host,
  )
}

interface ItemProps extends Omit<Props, 'toasts'> {
  readonly toast: OpenToast
  readonly isPaused: boolean
  readonly returnFocus: () => void
}

/** The announcement of the next page's title would interrupt a toast other than an error, so the toast waits. */
function ToastItem({ toast, isPaused, texts, isNavigating, returnFocus }: ItemProps) {
  const [isAnnounced, setIsAnnounced] = useState(false)
  const isWaiting = isNavigating && !isAnnounced && toast.kind !== 'error'
  useAutoClose(toast, isPaused || isWaiting)
  useCloseOnNavigation(toast)
  const slot = useAnnouncement(toast, setIsAnnounced)
  if (isWaiting) return null
  return (
    <Toast
      {...toast}
      closeText={texts.close}
      {...toast.otherLanguage}
      slot={slot}
      isAnnounced={isAnnounced}
      shortcut={toastKey}
      onClose={() => {
        returnFocus()
        toast.close()
      }}
    />
  )
}

/** Screen readers need a moment to notice that a live region has moved. */
const announceAfterMs = 100

function useAnnouncement({ kind, text, action }: OpenToast, setIsAnnounced: (isAnnounced: true) => void) {
  const actionText = action?.text
  return useCallback(
    (slot: HTMLElement) => {
      const regions = findLiveRegions()
      const initialParent = regions?.parentElement
      const region = regions?.querySelector(kind === 'error' ? '[role=alert]' : '[role=status]')
      if (!regions || !initialParent || !region) return undefined
      slot.append(regions)
      const timer = setTimeout(() => {
        setIsAnnounced(true)
        region.append(text)
        if (actionText !== undefined) region.append(' ', createHint(`${actionText}: ${toastKey}.`))
      }, announceAfterMs)
      return () => {
        clearTimeout(timer)
        region.replaceChildren()
        initialParent.append(regions)
      }
    },
    [kind, text, actionText, setIsAnnounced],
  )
}

function createHint(text: string): HTMLElement {
  const hint = document.createElement('span')
  hint.className = 'visually-hidden'
  hint.textContent = text
  return hint
}

const eventNames = ['pointerleave', 'focusout'] as const
const documentEventNames = ['pointerover', 'focusin'] as const

function useHoverOrFocus(element: HTMLElement): boolean {
  const [isHoveredOrFocused, setIsHoveredOrFocused] = useState(false)
  useEffect(() => {
    let [isHovered, isFocused] = [false, false]
    const onChange = ({ type, target }: Event) => {
      const isInside = target instanceof Node && element.contains(target)
      if (type === 'pointerover') isHovered = isInside
      else if (type === 'pointerleave') isHovered = false
      else isFocused = type === 'focusin' && isInside
      setIsHoveredOrFocused(isHovered || isFocused)
    }
    for (const eventName of eventNames) element.addEventListener(eventName, onChange)
    // A replaced toast dispatches no `focusout`, and in WebKit no `pointerleave`.
    for (const eventName of documentEventNames) document.addEventListener(eventName, onChange)
    return () => {
      for (const eventName of eventNames) element.removeEventListener(eventName, onChange)
      for (const eventName of documentEventNames) document.removeEventListener(eventName, onChange)
    }
  }, [element])
  return isHoveredOrFocused
}

const hasLimitedDuration = ({ kind, duration, action }: OpenToast): boolean =>
  duration !== 'none' && kind !== 'error' && action === undefined

function useCloseOnNavigation(toast: OpenToast): void {
  const onShown = useEffectEvent((toastPathname: string) => {
    if (location.pathname !== toastPathname && !hasLimitedDuration(toast) && !toast.survivesNavigation) toast.close()
  })
  useEffect(() => {
    const { pathname } = location
    const handleShown = () => onShown(pathname)
    addEventListener(pageShownEvent, handleShown)
    return () => removeEventListener(pageShownEvent, handleShown)
  }, [])
}

const defaultDurationMs = 5000

function useAutoClose(toast: OpenToast, isPaused: boolean): void {
  const { duration = defaultDurationMs, close } = toast
  const remainingMs = useRef(hasLimitedDuration(toast) ? Number(duration) : Infinity)
  const closeToast = useEffectEvent(close)
  useEffect(() => {
    if (isPaused || remainingMs.current === Infinity) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(closeToast, remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - startedAt
    }
  }, [isPaused])
}
