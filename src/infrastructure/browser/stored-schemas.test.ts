import { Option, Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRegistration } from '#application/registration/stored-registration.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { parseCity } from '#domain/city/city.ts'
import { parseSavedProfiles } from '#domain/profile/saved-profiles.ts'
import { aDevice } from '#tests/builders/device.ts'
import {
  currentCitySchema,
  savedProfileSchema,
  storedDraftSchema,
  storedRegistrationSchema,
} from './testing/stored-schemas.ts'

function createRecordArbitrary(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> {
  const anyFields = Object.fromEntries(
    Object.entries(fields).map(([name, validValue]) => [
      name,
      fc.oneof({ weight: 12, arbitrary: validValue }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) }),
    ]),
  )
  return fc
    .oneof(
      { weight: 6, arbitrary: fc.record(anyFields) },
      { weight: 1, arbitrary: fc.record(anyFields, { requiredKeys: [] }) },
      { weight: 1, arbitrary: fc.record({ ...anyFields, surplus: fc.jsonValue() }) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    )
    .map((value): unknown => JSON.parse(JSON.stringify(value)))
}

const number = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 99 }) },
  { weight: 3, arbitrary: fc.constantFrom(0, -1, 0.5) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
)
const text = fc.string({ maxLength: 8 })
const textOrNull = fc.option(text)

/** Records expire, so a guard must read each record at the time that the record contains. */
function getTime(value: unknown, name: string): number {
  const { [name]: time }: Readonly<Record<string, unknown>> = Object.assign({}, value)
  return typeof time === 'number' ? time : 0
}

function expectSameReading<T>(
  schema: Schema.Codec<T>,
  values: fc.Arbitrary<unknown>,
  readByGuard: (value: unknown) => T | null,
): void {
  const decode = Schema.decodeUnknownOption(schema)
  const acceptances = new Set<boolean>()
  fc.assert(
    fc.property(values, value => {
      const expected = Option.getOrNull(decode(value))
      acceptances.add(expected !== null)
      expect(readByGuard(value)).toEqual(expected)
    }),
  )
  expect(acceptances).toEqual(new Set([true, false]))
}

function readDraft(value: unknown) {
  const device = aDevice()
  device.write('drafts', JSON.stringify({ form: value }))
  const drafts = createDrafts(device, () => getTime(value, 'savedAt'))
  if (drafts.isEmpty()) return null
  const { owner, savedAt } = Schema.decodeUnknownSync(storedDraftSchema)(value)
  return { owner, savedAt, content: drafts.read('form', owner) }
}

describe('the guard of a stored record', () => {
  it('reads the current city as its Schema does', () => {
    const unusualSlugs = fc.constantFrom('a_b', 'A', 'а', 'a.b', 'a b', '')
    const slug = fc.oneof({ weight: 3, arbitrary: fc.stringMatching(/^[a-z0-9-]{1,9}$/) }, unusualSlugs)
    expectSameReading(
      currentCitySchema,
      createRecordArbitrary({ id: number, slug, name: text }),
      value => parseCity(value) ?? null,
    )
  })

  it('reads a favorite as its Schema does', () => {
    const user = createRecordArbitrary({ id: fc.option(number), name: text, avatar: textOrNull })
    const values = createRecordArbitrary({ id: number, user, specialities: textOrNull, city: textOrNull })
    expectSameReading(savedProfileSchema, values, value => parseSavedProfiles([value], 1)[0] ?? null)
  })

  it('reads a registration as its Schema does', () => {
    const step = fc.constantFrom('email', 'code', 'account', 'another')
    expectSameReading(
      storedRegistrationSchema,
      createRecordArbitrary({ email: text, uuid: text, step, sentAt: number }),
      value => parseRegistration(JSON.stringify(value), getTime(value, 'sentAt')),
    )
  })

  it('reads a draft as its Schema does', () => {
    const values = createRecordArbitrary({ owner: fc.option(number), savedAt: number, content: fc.jsonValue() })
    expectSameReading(storedDraftSchema, values, readDraft)
  })
})
