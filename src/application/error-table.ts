import type { Errors, UseCaseName } from './use-cases.ts'

/** The errors of the use-cases, and those of the site itself. */
export type ErrorTag = Errors[UseCaseName]['_tag'] | 'PageNotFound' | 'Overloaded' | 'Defect'

interface ErrorEntry {
  /** HTTP status. */
  readonly status: number
  /** In the specification's words (sections 2 and 8). */
  readonly message: string
}

const notFound = { status: 404, message: 'Page Not Found' }
const unavailable = { status: 503, message: 'Service Unavailable' }

/** The status and message of each error: the only place that knows them. */
export const errorTable: Readonly<Record<ErrorTag, ErrorEntry>> = {
  CityNotFound: notFound,
  CategoryNotFound: notFound,
  ProfileNotFound: notFound,
  PageNotFound: notFound,
  CityUnavailable: { status: 503, message: 'Cant get city' },
  WrongCredentials: { status: 422, message: 'Wrong Credentials' },
  WrongCode: { status: 422, message: 'Wrong Code' },
  AlreadyReviewed: { status: 422, message: 'Already Reviewed' },
  FieldErrors: { status: 422, message: 'Unprocessable Content' },
  NotSignedIn: { status: 401, message: 'Not Signed In' },
  SessionExpired: { status: 401, message: 'Session Expired' },
  SelfReview: { status: 403, message: 'Forbidden' },
  TooManyRequests: { status: 429, message: 'Too Many Requests' },
  ApiUnavailable: unavailable,
  Overloaded: unavailable,
  Defect: { status: 500, message: 'Internal Server Error' },
}

const isKnown = (tag: string): tag is ErrorTag => Object.hasOwn(errorTable, tag)

/** The entry of a tag; an unknown tag is a defect. */
export const errorEntry = (tag: string): ErrorEntry => errorTable[isKnown(tag) ? tag : 'Defect']

const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** What the error page shows of a thrown value: its own status and message, if it has them. */
export function shownError(thrown: unknown): ErrorEntry {
  const { Defect, PageNotFound } = errorTable
  const ownStatus = fieldOf(thrown, 'status')
  const status = isErrorStatus(ownStatus) ? ownStatus : Defect.status
  if (status === PageNotFound.status) return PageNotFound
  const ownMessage = fieldOf(thrown, 'message')
  return { status, message: typeof ownMessage === 'string' && ownMessage !== '' ? ownMessage : Defect.message }
}
