import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toErrorEntry } from './error-entry.ts'

describe('the error entry', () => {
  it.each([
    [new Error('planted'), { status: 500, message: 'planted' }],
    [new Error(), { status: 500, message: 'Internal Server Error' }],
    [{ status: 503 }, { status: 503, message: 'Internal Server Error' }],
    [
      { status: 503, message: 'Cant get city' },
      { status: 503, message: 'Cant get city' },
    ],
    [
      { status: 404, message: 'planted' },
      { status: 404, message: 'Page Not Found' },
    ],
    [
      { status: 200, message: 'planted' },
      { status: 500, message: 'planted' },
    ],
    ['planted', { status: 500, message: 'Internal Server Error' }],
    [undefined, { status: 500, message: 'Internal Server Error' }],
  ])('of %s is %j', (error, entry) => {
    expect(toErrorEntry(error)).toEqual(entry)
  })

  it.each([1503, 5031, 503.5, '503', 399, 600])('replaces the invalid status %j', status => {
    expect(toErrorEntry({ status, message: 'planted' })).toEqual({ status: 500, message: 'planted' })
  })

  it('always has an error status and a message', () => {
    fc.assert(
      fc.property(fc.anything(), thrown => {
        const { status, message } = toErrorEntry(thrown)
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(600)
        expect(message).not.toBe('')
      }),
    )
  })
})
