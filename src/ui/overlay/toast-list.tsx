import { useEffect, useState, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Toast } from '#ui/kit/feedback/toast.tsx'
import type { OverlayTexts } from './overlay-texts.ts'
import styles from './toast-list.module.css'
import type { ShownToast } from './overlays.ts'
import { openDialogs } from '#ui/kit/overlays/modal.ts'
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
}

/** Hovering or focusing one toast pauses the timers of all. */
export function ToastList({ toasts, texts }: Props) {
  const [host] = useState(() => createToastHost(styles['host']))
  const paused = useHoverOrFocus(host)
  useEffect(() => keepOnTop(host), [host])
  return createPortal(
    <section className={styles['toasts']} aria-label={texts.messages}>
      {toasts.map(toast => (
        <Item key={toast.id} toast={toast} paused={paused} host={host} closeText={texts.close} />
      ))}
    </section>,
    host,
  )
}

interface ItemProps {
  readonly toast: ShownToast
  readonly paused: boolean
  readonly host: HTMLElement
  readonly closeText: string
}

function Item({ toast, paused, host, closeText }: ItemProps) {
  useToastClock(toast, paused)
  const close = () => {
    // Browsers fire no focusout when the focused element is removed.
    if (document.activeElement instanceof HTMLElement && host.contains(document.activeElement))
      document.activeElement.blur()
    toast.close()
  }
  return <Toast {...toast} closeText={closeText} onClose={close} />
}

export function createToastHost(className: string | undefined): HTMLElement {
  const host = document.createElement('div')
  host.className = className ?? ''
  host.popover = 'manual'
  return host
}

/**
 * Keeps toasts above everything. Content outside an open modal dialog is inert, so the host moves into the
 * topmost one; as a popover it is in the top layer there too.
 */
export function keepOnTop(host: HTMLElement): () => void {
  const place = () => {
    const parent = openDialogs.top() ?? document.body
    if (host.parentElement !== parent) parent.append(host)
    if (!host.matches(':popover-open')) host.showPopover()
  }
  place()
  const unsubscribe = openDialogs.subscribe(place)
  return () => {
    unsubscribe()
    host.remove()
  }
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

/** Closes a toast when its time is up; paused while the toasts are hovered or focused. */
export function useToastClock({ life = defaultDurationMs, close }: ShownToast, paused: boolean): void {
  const clock = useRef(startClock(life === 'none' ? Infinity : life, performance.now()))
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
