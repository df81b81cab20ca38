export interface ErrorEntry {
  /** HTTP status. */
  readonly status: number
  /** In the specification's words (sections 2 and 8). */
  readonly message: string
}

// Apart from the table of all errors: every page loads these.
export const pageNotFound: ErrorEntry = { status: 404, message: 'Page Not Found' }
export const defect: ErrorEntry = { status: 500, message: 'Internal Server Error' }

const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** What the error page shows of a thrown value: its own status and message, if it has them. */
export function shownError(thrown: unknown): ErrorEntry {
  const ownStatus = fieldOf(thrown, 'status')
  const status = isErrorStatus(ownStatus) ? ownStatus : defect.status
  if (status === pageNotFound.status) return pageNotFound
  const ownMessage = fieldOf(thrown, 'message')
  return { status, message: typeof ownMessage === 'string' && ownMessage !== '' ? ownMessage : defect.message }
}
