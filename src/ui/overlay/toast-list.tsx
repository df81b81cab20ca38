import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { shownEvent } from '#ui/navigation/navigation-events.ts'
import { Toast } from '#ui/kit/feedback/toast.tsx'
import { findLiveRegions } from './live-regions.tsx'
import type { ShownToast } from './overlays.ts'
import type { OverlayTexts } from './overlay-texts.ts'
import { createToastHost, keepOnTop } from './toast-host.ts'
import styles from './toast-list.module.css'
import { toastKey, useToastFocus } from './use-toast-focus.ts'
import {
  defaultDurationMs,
  getRemainingMs,
  pauseClock,
  resumeClock,
  startClock,
} from '#application/overlay/toast-clock.ts'

interface Props {
  readonly toasts: readonly ShownToast[]
  readonly texts: OverlayTexts
  readonly isNavigating: boolean
}

/** Hovering or focusing one toast pauses the timers of all. */
export function ToastList({ toasts, texts, isNavigating }: Props) {
  const [host] = useState(() => createToastHost(styles['host']))
  const paused = useHoverOrFocus(host)
  useEffect(() => keepOnTop(host), [host])
  const returnFocus = useToastFocus(host)
  return createPortal(
    <section className={styles['toasts']} aria-label={texts.messages}>
      {toasts.map(toast => (
        <Item key={toast.id} {...{ toast, paused, texts, isNavigating }} onLeave={returnFocus} />
      ))}
    </section>,
    host,
  )
}

interface ItemProps extends Omit<Props, 'toasts'> {
  readonly toast: ShownToast
  readonly paused: boolean
  readonly onLeave: () => void
}

/** A confirmation waits for the next page, whose title and heading would interrupt it. */
function Item({ toast, paused, texts, isNavigating, onLeave }: ItemProps) {
  const [isAnnounced, setAnnounced] = useState(false)
  const isWaiting = isNavigating && !isAnnounced && toast.kind !== 'error'
  useToastClock(toast, paused || isWaiting)
  useCloseOnNavigation(toast)
  const slot = useAnnouncement(toast, setAnnounced)
  if (isWaiting) return null
  return (
    <Toast
      {...toast}
      closeText={texts.close}
      slot={slot}
      shortcut={toastKey}
      onClose={() => {
        onLeave()
        toast.close()
      }}
    />
  )
}

/** Screen readers need a moment to notice that a live region has moved. */
const announceAfterMs = 100

/** Moves the live regions into the toast, and inserts the text afterwards. */
function useAnnouncement({ kind, text, action }: ShownToast, setAnnounced: (isAnnounced: true) => void) {
  const actionText = action?.text
  return useCallback(
    (slot: HTMLElement) => {
      const regions = findLiveRegions()
      const home = regions?.parentElement
      const region = regions?.querySelector(kind === 'error' ? '[role=alert]' : '[role=status]')
      if (!regions || !home || !region) return undefined
      slot.append(regions)
      const timer = setTimeout(() => {
        setAnnounced(true)
        region.append(text)
        if (actionText !== undefined) region.append(' ', createHint(`${actionText}: ${toastKey}.`))
      }, announceAfterMs)
      return () => {
        clearTimeout(timer)
        region.replaceChildren()
        home.append(regions)
      }
    },
    [kind, text, actionText, setAnnounced],
  )
}

/** For screen readers: others see the key on the toast. */
function createHint(text: string): HTMLElement {
  const hint = document.createElement('span')
  hint.className = 'unseen'
  hint.textContent = text
  return hint
}

const changes = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const

/** Whether an element is hovered or contains the focus. */
export function useHoverOrFocus(element: HTMLElement): boolean {
  const [isHoveredOrFocused, setHoveredOrFocused] = useState(false)
  useEffect(() => {
    let [pointer, focus] = [false, false]
    const onChange = ({ type }: Event) => {
      if (type.startsWith('pointer')) pointer = type === 'pointerenter'
      else focus = type === 'focusin'
      setHoveredOrFocused(pointer || focus)
    }
    for (const change of changes) element.addEventListener(change, onChange)
    return () => {
      for (const change of changes) element.removeEventListener(change, onChange)
    }
  }, [element])
  return isHoveredOrFocused
}

/** Visitors need time to read an error, or to reach an action. */
const hasLimitedLife = ({ kind, life, action }: ShownToast): boolean =>
  life !== 'none' && kind !== 'error' && action === undefined

/** A lasting toast goes with its page. */
function useCloseOnNavigation(toast: ShownToast): void {
  const onShown = useEffectEvent((shownOn: string) => {
    if (location.pathname !== shownOn && !hasLimitedLife(toast) && !toast.survivesNavigation) toast.close()
  })
  useEffect(() => {
    const { pathname } = location
    const listen = () => onShown(pathname)
    addEventListener(shownEvent, listen)
    return () => removeEventListener(shownEvent, listen)
  }, [])
}

/** Closes a toast when its time is up; paused while the toasts are hovered or focused. */
export function useToastClock(toast: ShownToast, paused: boolean): void {
  const { life = defaultDurationMs, close } = toast
  const clock = useRef(startClock(hasLimitedLife(toast) ? Number(life) : Infinity, performance.now()))
  const end = useEffectEvent(close)
  useEffect(() => {
    const now = performance.now()
    clock.current = paused ? pauseClock(clock.current, now) : resumeClock(clock.current, now)
    const left = getRemainingMs(clock.current, now)
    if (paused || left === Infinity) return undefined
    const timer = setTimeout(end, left)
    return () => clearTimeout(timer)
  }, [paused])
}
