import type { Errors, UseCaseName } from './use-cases.ts'

/** Every way a use-case may fail, and the ways in which the site itself refuses. */
export type ErrorTag = Errors[UseCaseName]['_tag'] | 'PageNotFound' | 'Overloaded' | 'Defect'

interface Entry {
  /** Of HTTP. */
  readonly status: number
  /** As the specification words it (section 2 and 8). */
  readonly message: string
}

const notFound = { status: 404, message: 'Page Not Found' }
const unavailable = { status: 503, message: 'Service Unavailable' }

/** One table from an error's tag to what people and machines are told of it. */
export const errorTable: Readonly<Record<ErrorTag, Entry>> = {
  CityNotFound: notFound,
  CategoryNotFound: notFound,
  ProfileNotFound: notFound,
  PageNotFound: notFound,
  CityUnavailable: { status: 503, message: 'Cant get city' },
  WrongCredentials: { status: 422, message: 'Wrong Credentials' },
  WrongCode: { status: 422, message: 'Wrong Code' },
  FieldErrors: { status: 422, message: 'Unprocessable Content' },
  NotSignedIn: { status: 401, message: 'Not Signed In' },
  SessionExpired: { status: 401, message: 'Session Expired' },
  TooManyRequests: { status: 429, message: 'Too Many Requests' },
  ApiUnavailable: unavailable,
  Overloaded: unavailable,
  Defect: { status: 500, message: 'Internal Server Error' },
}

const known = (tag: string): tag is ErrorTag => Object.hasOwn(errorTable, tag)

/** What an error's tag stands for; one that the table doesn't know is a defect. */
export const errorEntry = (tag: string): Entry => errorTable[known(tag) ? tag : 'Defect']
