import { createContext, useContext } from 'react'
import type { Confirm, Toasts } from '#application/overlay/overlay.ports.ts'
import { confirm } from './confirm.ts'
import { openDialog } from './dialogs.ts'
import { toasts } from './toasts.ts'

interface Overlays {
  readonly toasts: Toasts
  readonly confirm: Confirm
  readonly openDialog: typeof openDialog
}

/** The services themselves unless a test puts others in their place. */
export const OverlaysContext = createContext<Overlays>({ toasts, confirm, openDialog })

export const useOverlays = (): Overlays => useContext(OverlaysContext)
