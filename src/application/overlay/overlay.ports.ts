/** A short message that lies over the page for a while. */
export interface ToastMessage {
  /** An error is said at once; the others wait until whoever listens has heard the rest. */
  readonly kind: 'success' | 'info' | 'error'
  readonly text: string
  /** Milliseconds (5000 unless told), or until it is closed. */
  readonly life?: number | 'none'
  /** What to do about it; doing it closes the message. */
  readonly action?: { readonly text: string; readonly run: () => void }
}

export interface Toasts {
  /** The answer closes the message. */
  readonly show: (message: ToastMessage) => () => void
}

/** Something that must be answered before it is done. */
export interface Question {
  readonly heading: string
  readonly text?: string
  readonly accept: string
  readonly reject: string
  /** It can't be undone: the safe answer has the focus. */
  readonly destructive?: boolean
}

/** True: accepted, false: rejected, undefined: closed without an answer. */
export type Confirm = (question: Question) => Promise<boolean | undefined>
