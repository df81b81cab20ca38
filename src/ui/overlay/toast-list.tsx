import { useEffect, useState, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Toast } from '#ui/kit/feedback/toast.tsx'
import type { OverlayTexts } from './overlay-texts.ts'
import styles from './toast-list.module.css'
import type { ShownToast } from './overlays.ts'
import { openDialogs } from '#ui/kit/overlays/modal.ts'
import { defaultLife, leftAt, pauseClock, resumeClock, startClock } from '#application/overlay/toast-clock.ts'

interface Props {
  readonly toasts: readonly ShownToast[]
  readonly texts: OverlayTexts
}

/** The toasts that are shown now. While the pointer or the focus is on one, none of them goes. */
export function ToastList({ toasts, texts }: Props) {
  const [host] = useState(() => toastHost(styles['host']))
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
    // What has the focus is about to go: the browser would say nothing of it.
    if (document.activeElement instanceof HTMLElement && host.contains(document.activeElement))
      document.activeElement.blur()
    toast.close()
  }
  return <Toast {...toast} closeText={closeText} onClose={close} />
}

export function toastHost(className: string | undefined): HTMLElement {
  const host = document.createElement('div')
  host.className = className ?? ''
  host.popover = 'manual'
  return host
}

/**
 * Keeps the place of the toasts above everything. While a modal dialog is open nothing outside of it can be reached, so
 * that the place moves into the dialog on top; there, too, it lies above all, in the browser's top layer.
 */
export function keepOnTop(host: HTMLElement): () => void {
  const place = () => {
    const parent = openDialogs.top() ?? document.body
    if (host.parentElement !== parent) parent.append(host)
    // Browsers that know no popover show a plain element that lies above the others.
    if ('showPopover' in host && !host.matches(':popover-open')) host.showPopover()
  }
  place()
  const unsubscribe = openDialogs.subscribe(place)
  return () => {
    unsubscribe()
    host.remove()
  }
}

const changes = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const

/** Whether the pointer or the focus is on something. */
export function useHoverOrFocus(element: HTMLElement): boolean {
  const [lookedAt, setLookedAt] = useState(false)
  useEffect(() => {
    let [pointer, focus] = [false, false]
    const look = ({ type }: Event) => {
      if (type.startsWith('pointer')) pointer = type === 'pointerenter'
      else focus = type === 'focusin'
      setLookedAt(pointer || focus)
    }
    for (const change of changes) element.addEventListener(change, look)
    return () => {
      for (const change of changes) element.removeEventListener(change, look)
    }
  }, [element])
  return lookedAt
}

/** Closes a toast when its life is over. It does not go by while the toasts are looked at. */
export function useToastClock({ life = defaultLife, close }: ShownToast, paused: boolean): void {
  const clock = useRef(startClock(life === 'none' ? Infinity : life, performance.now()))
  const end = useEffectEvent(close)
  useEffect(() => {
    const now = performance.now()
    clock.current = paused ? pauseClock(clock.current, now) : resumeClock(clock.current, now)
    const left = leftAt(clock.current, now)
    if (paused || left === Infinity) return undefined
    const timer = setTimeout(end, left)
    return () => clearTimeout(timer)
  }, [paused])
}
