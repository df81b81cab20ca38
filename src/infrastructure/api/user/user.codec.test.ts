import { Effect, Exit, Schema } from 'effect'
import fc from 'fast-check'
import { cleanName } from '#domain/shared/invisible.ts'
import { describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { OmissionReport } from '#infrastructure/api/shared/lenient.ts'
import { loginCodec } from './user.endpoints.ts'
import { sessionGrantCodec, userCodec } from './user.codec.ts'

const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const users = fc.record({
  id: fc.integer({ min: 1 }),
  name: fc.string().map(cleanName),
  email: nullable(fc.string()),
  emailVerifiedAt: nullable(
    fc
      .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2025-01-01') })
      .map(date => date.toISOString()),
  ),
  phone: nullable(fc.string()),
  avatar: nullable(fc.webUrl().map(webUrl => new URL(webUrl).href)),
  whatsapp: nullable(fc.string()),
  telegramLinked: fc.boolean(),
  settings: fc.dictionary(fc.stringMatching(/^[a-z][a-z_.]{0,20}$/), fc.boolean(), { noNullPrototype: true }),
})
const emptyUser = {
  id: 70,
  name: '',
  email: null,
  emailVerifiedAt: null,
  phone: null,
  avatar: null,
  whatsapp: null,
  telegramLinked: false,
  settings: {},
}
const isValid = (schema: Schema.Codec<unknown, unknown>, wire: unknown) =>
  Exit.isSuccess(Schema.decodeUnknownExit(schema)(wire))

describe('a user on the wire', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(users, user => {
        expect(Schema.decodeUnknownSync(userCodec)(Schema.encodeSync(userCodec)(user))).toEqual(user)
      }),
    )
  })

  it('requires only an id', () => {
    expect(Schema.decodeUnknownSync(userCodec)({ id: 70, settings: [], name: null })).toEqual(emptyUser)
    expect(isValid(userCodec, { name: 'Анна' })).toBe(false)
  })

  it.each([
    ['2026-03-01T10:00:00.000000Z', '2026-03-01T10:00:00.000000Z'],
    ['2026-03-01T13:00:00+03:00', '2026-03-01T10:00:00.000Z'],
    ['soon', null],
    [true, null],
  ])('decodes the time of verification %j to %j', (wire, emailVerifiedAt) => {
    expect(Schema.decodeUnknownSync(userCodec)({ id: 70, email_verified_at: wire })).toEqual({
      ...emptyUser,
      emailVerifiedAt,
    })
  })
})

describe('the settings of a user', () => {
  const decodeSettings = (settings: unknown) => Schema.decodeUnknownSync(userCodec)({ id: 70, settings }).settings

  it('are an open map of booleans, in any notation that databases use', () => {
    const wire = {
      new_review: true,
      news: 0,
      review_reply: '1',
      'App\\Odd\\Type': false,
      complaint_status: 1,
      x: '0',
    }
    expect(decodeSettings(wire)).toEqual({
      new_review: true,
      news: false,
      review_reply: true,
      'App\\Odd\\Type': false,
      complaint_status: true,
      x: false,
    })
  })

  it.each([[[]], [{}], [null], [undefined], ['news'], [7], [['news']], [true]])('are empty for %j', wire => {
    expect(decodeSettings(wire)).toEqual({})
  })

  it('omit invalid types and values that are not booleans, and report them', async () => {
    let omitted = 0
    const wire: unknown = JSON.parse(
      '{"news":true,"a":"yes","b":2,"c":null,"d":{},"__proto__":true,"":true,"a b":true,"<i>":true}',
    )
    const outcome = await run(
      Schema.decodeUnknownEffect(userCodec)({ id: 70, settings: wire }).pipe(
        Effect.provideService(OmissionReport, () => void (omitted += 1)),
      ),
    )
    expect(outcome).toEqual({ ok: true, value: { ...emptyUser, settings: { news: true } } })
    expect(omitted).toBe(8)
  })

  it('are reported once if they are not a map', async () => {
    const report = vi.fn()
    const decodeEffect = Schema.decodeUnknownEffect(userCodec)({ id: 70, settings: '{"news":true}' })
    await run(decodeEffect.pipe(Effect.provideService(OmissionReport, report)))
    expect(report).toHaveBeenCalledOnce()
  })

  it('are limited to 100 types', () => {
    const wire = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`type_${index}`, true]))
    expect(Object.keys(decodeSettings(wire))).toHaveLength(100)
  })
})

describe('a session grant', () => {
  it.each(['1|abc', 'eyJ.a-b_c', 'x'])('accepts the token %j', token => {
    expect(Schema.decodeUnknownSync(sessionGrantCodec)({ user: { id: 70 }, token })).toEqual({ user: emptyUser, token })
    expect(Schema.decodeUnknownSync(loginCodec)({ user: { id: 70 }, access_token: token })).toEqual({
      user: emptyUser,
      token,
    })
  })

  it.each(['', ' ', 'a b', 'a\nb', 'ключ', null, undefined, 5, 'x'.repeat(2049)])('rejects the token %j', token => {
    expect(isValid(sessionGrantCodec, { user: { id: 70 }, token })).toBe(false)
    expect(isValid(loginCodec, { user: { id: 70 }, access_token: token })).toBe(false)
  })

  it('is invalid without a user', () => {
    expect(isValid(sessionGrantCodec, { token: 'x' })).toBe(false)
  })
})
