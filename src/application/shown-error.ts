export interface ErrorEntry {
  /** HTTP status. */
  readonly status: number
  /** In the specification's words (sections 2 and 8). */
  readonly message: string
}

// Apart from the table of all errors: every page loads these.
export const pageNotFound: ErrorEntry = { status: 404, message: 'Page Not Found' }
export const defect: ErrorEntry = { status: 500, message: 'Internal Server Error' }

const isErrorStatus = (value: unknown): value is number => typeof value === 'number' && /^[45]\d\d$/.test(`${value}`)

/** What the error page shows of a thrown value: its own status and message, if it has them. */
export function shownError(thrown: unknown): ErrorEntry {
  const own: { readonly status?: unknown; readonly message?: unknown } = thrown instanceof Object ? thrown : {}
  const status = isErrorStatus(own.status) ? own.status : defect.status
  if (status === pageNotFound.status) return pageNotFound
  return { status, message: typeof own.message === 'string' && own.message !== '' ? own.message : defect.message }
}
