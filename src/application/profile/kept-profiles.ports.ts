/** What a device keeps as text under a name, for this person alone. */
export interface DeviceTexts {
  readonly read: (key: string) => string | null
  /** False: it could not be kept. */
  readonly write: (key: string, text: string) => boolean
  /** Calls when another tab has written; the answer ends it. */
  readonly follow: (changed: () => void) => () => void
}
