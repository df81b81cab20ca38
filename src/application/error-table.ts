import { defect, type ErrorEntry, pageNotFound } from './error-entry.ts'
import type { UseCaseErrors, UseCaseName } from './use-cases.ts'

type ErrorTag = UseCaseErrors[UseCaseName]['_tag'] | 'PageNotFound' | 'Overloaded' | 'Defect'

const unavailableEntry = { status: 503, message: 'Service Unavailable' }

export const errorTable: Readonly<Record<ErrorTag, ErrorEntry>> = {
  CityNotFound: pageNotFound,
  CategoryNotFound: pageNotFound,
  ProfileNotFound: pageNotFound,
  PageNotFound: pageNotFound,
  CityUnavailable: { status: 503, message: 'Cant get city' },
  WrongCredentials: { status: 422, message: 'Wrong Credentials' },
  WrongCode: { status: 422, message: 'Wrong Code' },
  FieldErrors: { status: 422, message: 'Unprocessable Content' },
  NotSignedIn: { status: 401, message: 'Not Signed In' },
  SessionExpired: { status: 401, message: 'Session Expired' },
  SelfReview: { status: 403, message: 'Forbidden' },
  TooManyRequests: { status: 429, message: 'Too Many Requests' },
  ApiUnavailable: unavailableEntry,
  Overloaded: unavailableEntry,
  Defect: defect,
}

const isErrorTag = (tag: string): tag is ErrorTag => Object.hasOwn(errorTable, tag)

export const getErrorEntry = (tag: string): ErrorEntry => errorTable[isErrorTag(tag) ? tag : 'Defect']
