import type { ToastMessage, Toasts } from '#application/overlay/overlay.ports.ts'
import { listStore } from './list-store.ts'

export interface ShownToast extends ToastMessage {
  readonly id: number
  readonly close: () => void
}

export const toastStore = listStore<ShownToast>()
let last = 0

export const toasts: Toasts = {
  show(message) {
    last += 1
    const close = () => toastStore.remove(toast)
    const toast = { ...message, id: last, close }
    toastStore.add(toast)
    return close
  },
}
