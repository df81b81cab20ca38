import { expect, test } from 'vitest'
import { errorEntry } from './error-table.ts'

test.each([
  ['CityNotFound', 404, 'Page Not Found'],
  ['CategoryNotFound', 404, 'Page Not Found'],
  ['ProfileNotFound', 404, 'Page Not Found'],
  ['PageNotFound', 404, 'Page Not Found'],
  ['CityUnavailable', 503, 'Cant get city'],
  ['ApiUnavailable', 503, 'Service Unavailable'],
  ['Overloaded', 503, 'Service Unavailable'],
  ['WrongCredentials', 422, 'Wrong Credentials'],
  ['WrongCode', 422, 'Wrong Code'],
  ['AlreadyReviewed', 422, 'Already Reviewed'],
  ['FieldErrors', 422, 'Unprocessable Content'],
  ['NotSignedIn', 401, 'Not Signed In'],
  ['SessionExpired', 401, 'Session Expired'],
  ['SelfReview', 403, 'Forbidden'],
  ['TooManyRequests', 429, 'Too Many Requests'],
  ['Defect', 500, 'Internal Server Error'],
  ['SomethingElse', 500, 'Internal Server Error'],
  ['constructor', 500, 'Internal Server Error'],
])('R-errors: %s is %i %s', (tag, status, message) => {
  expect(errorEntry(tag)).toEqual({ status, message })
})
