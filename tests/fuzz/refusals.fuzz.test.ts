import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { run } from '#application/outcome.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { interactions } from '#contracts/interactions.ts'
import { getRunCount } from '#tests/setup/nightly.ts'
import { createRefusalArbitrary, findSentences } from './refusal-arbitrary.ts'
import { getBodyFieldNames, createRefusingGateways } from './create-refusing-gateways.ts'

/** Calls with a body. Their errors contain the API’s texts, except the error of a rejected login. */
const calls = Object.keys(endpoints)
  .filter(name => name !== 'logIn' && getBodyFieldNames(name).length > 0)
  .flatMap(name => interactions.filter(({ endpoint }) => endpoint === name).slice(0, 1))

const countOccurrences = (text: string, sentence: string) => text.split(sentence).length - 1

describe('a refusal of any shape', () => {
  it('is generated for more than ten calls', () => {
    expect(calls.length).toBeGreaterThan(10)
  })

  it.each(calls)(
    'of $endpoint keeps each sentence in the fields, at most once in each, or else once in the message',
    async ({ endpoint, callGateway: call }) => {
      await fc.assert(
        fc.asyncProperty(createRefusalArbitrary(getBodyFieldNames(endpoint)), async body => {
          const outcome = await run(call(createRefusingGateways(body)))
          const { fields = {}, message = '' } = Object(outcome.ok ? {} : outcome.error) as {
            readonly fields?: Readonly<Record<string, readonly string[]>>
            readonly message?: string
          }
          const textsByField = Object.values(fields)
          for (const sentence of findSentences({ ...body, message: '' })) {
            const countsByField = textsByField.map(texts => texts.filter(text => text === sentence).length)
            expect(Math.max(0, ...countsByField)).toBeLessThanOrEqual(1)
            expect(countOccurrences(message, sentence)).toBe(countsByField.some(count => count > 0) ? 0 : 1)
          }
        }),
        { numRuns: getRunCount(200) },
      )
    },
  )
})
