export interface ErrorEntry {
  readonly status: number
  /** The specification's wording (sections 2 and 8) if it has one; in the browser, the message of an exception. */
  readonly message: string
}

// Separate from the table of all errors, because every page loads these entries.
export const pageNotFound: ErrorEntry = { status: 404, message: 'Page Not Found' }
export const defect: ErrorEntry = { status: 500, message: 'Internal Server Error' }

const isErrorStatus = (value: unknown): value is number => typeof value === 'number' && /^[45]\d\d$/.test(`${value}`)

export function toErrorEntry(thrown: unknown): ErrorEntry {
  const error: { readonly status?: unknown; readonly message?: unknown } = thrown instanceof Object ? thrown : {}
  const status = isErrorStatus(error.status) ? error.status : defect.status
  if (status === pageNotFound.status) return pageNotFound
  return { status, message: typeof error.message === 'string' && error.message !== '' ? error.message : defect.message }
}
