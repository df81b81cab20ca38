import { expect, test } from 'vitest'
import { errorEntry } from './error-table.ts'

test.each(['SomethingElse', 'constructor'])('R-errors: the unknown tag %s is a defect', tag => {
  expect(errorEntry(tag)).toEqual({ status: 500, message: 'Internal Server Error' })
})
