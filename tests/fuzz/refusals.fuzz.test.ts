import { Effect, SchemaAST } from 'effect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { run } from '#application/outcome.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { parseErrorBody } from '#infrastructure/api/client/error-body.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { gateways, type Gateways } from '#infrastructure/api/gateways.ts'
import { interactions } from '#contracts/interactions.ts'
import { runsOr } from '#tests/setup/nightly.ts'
import { refusal, sentencesIn } from './refusal.ts'

/** The gateways of a client that every call is refused to, in these words: reading them costs next to nothing without HTTP. */
function refusing(json: object): Gateways {
  const refused = () => Effect.fail({ _tag: 'Refused', body: parseErrorBody(json) })
  const client = { call: refused, send: refused } as unknown as ApiClient
  return Object.fromEntries(Object.entries(gateways).map(([name, make]) => [name, make(() => client)])) as Gateways
}

function fieldsOf(name: string): readonly string[] {
  const [, endpoint] = Object.entries(endpoints).find(([other]) => other === name) ?? []
  const wire = endpoint && SchemaAST.toEncoded(endpoint.body.ast)
  return wire && SchemaAST.isObjects(wire) ? wire.propertySignatures.map(({ name: field }) => String(field)) : []
}

/** Calls whose form shows what the API says; a refused login has one text of its own for everything. */
const calls = Object.keys(endpoints)
  .filter(name => name !== 'logIn' && fieldsOf(name).length > 0)
  .flatMap(name => interactions.filter(({ endpoint }) => endpoint === name).slice(0, 1))

const times = (text: string, sentence: string) => text.split(sentence).length - 1

describe('a refusal in any shape', () => {
  it('is tried of every call with fields', () => {
    expect(calls.length).toBeGreaterThan(10)
  })

  it.each(calls)('of $endpoint loses no text and says none twice in one place', async ({ endpoint, ask }) => {
    await fc.assert(
      fc.asyncProperty(refusal(fieldsOf(endpoint)), async body => {
        const outcome = await run(ask(refusing(body)))
        const { fields = {}, message = '' } = Object(outcome.ok ? {} : outcome.error) as {
          readonly fields?: Readonly<Record<string, readonly string[]>>
          readonly message?: string
        }
        const ofFields = Object.values(fields)
        for (const sentence of sentencesIn({ ...body, message: '' })) {
          const inFields = ofFields.map(texts => texts.filter(text => text === sentence).length)
          expect(Math.max(0, ...inFields)).toBeLessThanOrEqual(1)
          expect(times(message, sentence)).toBe(inFields.some(count => count > 0) ? 0 : 1)
        }
      }),
      { numRuns: runsOr(200) },
    )
  })
})
