import { expect, test } from 'vitest'
import { getErrorEntry } from './error-table.ts'

test('R-errors: CityUnavailable has the status and message that the specification requires', () => {
  expect(getErrorEntry('CityUnavailable')).toEqual({ status: 503, message: 'Cant get city' })
})

test.each(['SomethingElse', 'constructor'])('R-errors: the unknown tag %s is an internal server error', tag => {
  expect(getErrorEntry(tag)).toEqual({ status: 500, message: 'Internal Server Error' })
})
