/** Where it is kept that somebody accepted cookies. */
export interface ConsentStorage {
  readonly isAccepted: () => boolean
  readonly accept: () => void
}
