import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toast } from '#ui/kit/feedback/toast.tsx'
import type { OverlayTexts } from './overlay-texts.ts'
import { keepOnTop, toastHost } from './toast-host.ts'
import styles from './toast-list.module.css'
import type { ShownToast } from './toasts.ts'
import { useHoverOrFocus } from './use-hover-or-focus.ts'
import { useToastClock } from './use-toast-clock.ts'

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
