import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import { aUser } from '#tests/builders/user.ts'
import { toStoredRegistration, getShownStep, type RegistrationSnapshot } from './registration-snapshot.ts'
import { registrationMachine } from './registration.machine.ts'
import type { StoredRegistration } from './stored-registration.ts'

const email = 'marina@example.ru'
const account = { name: 'Марина', password: 'correct', agreement: true } as const
const typed = {
  email: { type: 'email.submitted', email },
  code: { type: 'code.submitted', code: '482915' },
  account: { type: 'account.submitted', account, purpose: 'offer' },
  resend: { type: 'resend.requested' },
  otherAddress: { type: 'address.rejected' },
  startAgain: { type: 'registration.abandoned' },
} as const
const tooMany = { _tag: 'TooManyRequests', retryAfter: 30 } as const
const unavailable = { _tag: 'ApiUnavailable', reason: 'unreachable' } as const
const wrongCode = { _tag: 'WrongCode', message: 'Код не подошёл' } as const
const wrongField = { _tag: 'FieldErrors', fields: { email: ['Не то'] }, message: '' } as const
const sessionNotKept = { _tag: 'SessionNotKept' } as const
const notSignedIn = { _tag: 'NotSignedIn' } as const
const newcomer = aUser({ name: '' })
const ok = <T>(value: T) => ({ ok: true, value }) as const
const failed = <T>(error: T) => ({ ok: false, error }) as const
const letter: StoredRegistration = { email, uuid: 'u-1', step: 'code', sentAt: 1000 }

type Actors = NonNullable<Parameters<typeof registrationMachine.provide>[0]['actors']>
type Answer<N extends keyof Actors> =
  NonNullable<Actors[N]> extends { transition: (...given: never) => { output?: infer O } } ? NonNullable<O> : never

interface Setup {
  readonly stored?: StoredRegistration
  readonly isVerified?: boolean
  readonly retryAt?: number | null
  readonly letters?: Answer<'requestCode'>[]
  readonly codes?: Answer<'verifyCode'>[]
  readonly accounts?: Answer<'createAccount'>[]
}

function start({ stored, isVerified = false, retryAt = null, letters = [], codes = [], accounts = [] }: Setup = {}) {
  const clock = { now: 1000 }
  const asked: unknown[] = []
  const abandonVerification = vi.fn()
  const keepPurpose = vi.fn()
  let letterNumber = 0
  const answer = <T>(queue: T[], input: unknown, otherwise: () => T) => {
    asked.push(input)
    return Promise.resolve(queue.shift() ?? otherwise())
  }
  const machine = registrationMachine.provide({
    actors: {
      requestCode: fromPromise(({ input }) => answer(letters, input, () => ok(`u-${(letterNumber += 1)}`))),
      verifyCode: fromPromise(({ input }) => answer(codes, input, () => ok(newcomer))),
      createAccount: fromPromise(({ input }) => answer(accounts, input, () => ok(aUser()))),
    },
    actions: { abandonVerification, keepPurpose: (_, created) => void keepPurpose(created.user.id, created.purpose) },
  })
  const input = { clock: () => clock.now, stored: stored ?? null, isVerified, retryAt }
  const actor = createActor(machine, { input }).start()
  const idle = ['email', 'code', 'account', 'finished', 'known']
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    await waitFor(actor, ({ value }) => idle.includes(value))
  }
  return {
    actor,
    clock,
    asked,
    abandonVerification,
    keepPurpose,
    send,
    is: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    toStore: () => toStoredRegistration(actor.getSnapshot()),
  }
}

describe('R-registration: a registration', () => {
  it('goes from address to code to account', async () => {
    const { send, is, asked, toStore, keepPurpose } = start()
    expect(toStore()).toBeNull()
    await send(typed.email)
    expect([is(), toStore()]).toEqual(['code', letter])
    await send(typed.code)
    expect([is(), toStore()]).toEqual(['account', { ...letter, step: 'account' }])
    await send(typed.account)
    expect([is(), toStore()]).toEqual(['finished', null])
    expect(asked).toEqual([email, { uuid: 'u-1', code: '482915' }, account])
    expect(keepPurpose).toHaveBeenCalledExactlyOnceWith(aUser().id, 'offer')
  })

  it('reveals an existing account only after its code', async () => {
    const { send, is, toStore } = start({ codes: [ok(aUser())] })
    await send(typed.email)
    expect(is()).toBe('code')
    await send(typed.code)
    expect([is(), toStore()]).toEqual(['known', null])
  })

  it('never stores a password or a code', async () => {
    const { actor, send } = start()
    for (const event of [typed.email, typed.code]) await send(event)
    actor.send(typed.account)
    expect(JSON.stringify([actor.getSnapshot().context, toStoredRegistration(actor.getSnapshot())])).not.toMatch(
      /correct|482915/,
    )
  })

  it.each([wrongField, unavailable, tooMany])(
    'keeps the address when the letter can’t be sent: $_tag',
    async failure => {
      const { send, is, context, toStore } = start({ letters: [failed(failure)] })
      await send(typed.email)
      expect(is()).toBe('email')
      expect(context()).toMatchObject({ email, uuid: '', failure })
      expect(toStore()).toBeNull()
    },
  )

  it.each([wrongCode, unavailable, sessionNotKept])(
    'stays at the code step when the code is not accepted: $_tag',
    async failure => {
      const { send, is, context } = start({ stored: letter, codes: [failed(failure)] })
      await send(typed.code)
      expect([is(), context().failure]).toEqual(['code', failure])
      await send(typed.code)
      expect([is(), context().failure]).toEqual(['account', null])
    },
  )

  it('ignores attempts until the rate limit ends', async () => {
    const { send, is, asked, clock, context } = start({ stored: letter, codes: [failed(tooMany)] })
    await send(typed.code)
    expect(context().retryAt).toBe(31_000)
    clock.now = 30_999
    await send(typed.code)
    expect([is(), asked.length]).toEqual(['code', 1])
    clock.now = 31_000
    await send(typed.code)
    expect([is(), asked.length]).toEqual(['account', 2])
  })

  it('creates no account before a rate limit has ended', async () => {
    const stored = { ...letter, step: 'account' } as const
    const { actor, send, is, asked, clock, context } = start({ stored, isVerified: true, accounts: [failed(tooMany)] })
    for (let time = 0; time < 2; time += 1) await send(typed.account)
    expect([is(), asked.length, context().failure]).toEqual(['account', 1, tooMany])
    clock.now = 31_000
    actor.send(typed.account)
    expect([is(), context().failure]).toEqual(['creating', null])
  })

  it('stays at the account step when creating it fails', async () => {
    const { send, is, context } = start({
      stored: { ...letter, step: 'account' },
      isVerified: true,
      accounts: [failed(wrongField)],
    })
    await send(typed.account)
    expect([is(), context().failure]).toEqual(['account', wrongField])
    await send(typed.account)
    expect(is()).toBe('finished')
  })

  it('asks for another letter once the verification has expired', async () => {
    const { send, is, context, toStore } = start({
      stored: { ...letter, step: 'account' },
      isVerified: true,
      accounts: [failed(notSignedIn)],
    })
    await send(typed.account)
    expect(is()).toBe('email')
    expect(context()).toMatchObject({ email, uuid: '', failure: notSignedIn })
    expect(toStore()).toBeNull()
  })
})

describe('R-registration: the shown step', () => {
  it.each([
    ['email', typed.email, 'requesting', 'email'],
    ['code', typed.code, 'verifying', 'code'],
    ['code', typed.resend, 'resending', 'code'],
    ['account', typed.account, 'creating', 'account'],
  ] as const)('stays at %s while %j is pending', (step, event, state, shown) => {
    const { actor, clock, is } = start({ stored: { ...letter, step }, isVerified: true })
    clock.now = 61_000
    expect(getShownStep(actor.getSnapshot())).toBe(shown)
    actor.send(event)
    expect([is(), getShownStep(actor.getSnapshot())]).toEqual([state, shown])
  })

  it('is undefined once the registration has ended', async () => {
    const finished = start()
    for (const event of [typed.email, typed.code, typed.account]) await finished.send(event)
    const known = start({ codes: [ok(aUser())] })
    for (const event of [typed.email, typed.code]) await known.send(event)
    expect([finished, known].map(({ is, actor }) => [is(), getShownStep(actor.getSnapshot())])).toEqual([
      ['finished', undefined],
      ['known', undefined],
    ])
  })
})

describe('R-registration: the letter', () => {
  it('can be sent again after a minute, and the latest counts', async () => {
    const { send, asked, clock, context } = start({ stored: letter })
    clock.now = 60_999
    await send(typed.resend)
    expect([asked, context().uuid]).toEqual([[], 'u-1'])
    clock.now = 61_000
    await send(typed.resend)
    await send(typed.resend)
    expect(asked).toEqual([email])
    expect(context().sentAt).toBe(61_000)
  })

  it('stays valid if the next one could not be sent', async () => {
    const { send, clock, context, is } = start({ stored: letter, letters: [failed(unavailable)] })
    clock.now = 61_000
    await send(typed.resend)
    expect(is()).toBe('code')
    expect(context()).toMatchObject({ uuid: 'u-1', sentAt: 1000, failure: unavailable })
  })

  it('stays valid if the next one could not be sent from the first step either', async () => {
    const { send, clock, context, is } = start({ stored: letter, letters: [failed(unavailable)] })
    clock.now = 61_000
    for (const event of [typed.otherAddress, typed.email]) await send(event)
    expect(is()).toBe('email')
    expect(context()).toMatchObject({ uuid: 'u-1', sentAt: 1000, failure: unavailable })
  })

  it.each([typed.otherAddress, typed.resend])(
    'is requested without showing the failure of the previous code: $type',
    async event => {
      const { actor, send, clock, context } = start({ stored: letter, codes: [failed(wrongCode)] })
      await send(typed.code)
      expect(context().failure).toEqual(wrongCode)
      clock.now = 61_000
      actor.send(event)
      expect(context().failure).toBeNull()
    },
  )

  it('is sent to another address immediately', async () => {
    const { send, asked, is, context } = start({ stored: letter })
    await send(typed.otherAddress)
    expect([is(), context().email]).toEqual(['email', email])
    await send({ type: 'email.submitted', email: 'other@example.ru' })
    expect([is(), asked, context().email]).toEqual(['code', ['other@example.ru'], 'other@example.ru'])
  })

  it('is sent to the same address once a minute, even from the first step', async () => {
    const { send, asked, is, clock } = start({ stored: letter })
    await send(typed.otherAddress)
    await send(typed.email)
    expect([is(), asked]).toEqual(['code', []])
    await send(typed.otherAddress)
    clock.now = 61_000
    await send(typed.email)
    expect([is(), asked]).toEqual(['code', [email]])
  })

  it('counts as not sent if sending failed', async () => {
    const { send, is, asked } = start({ stored: letter, letters: [failed(unavailable)] })
    await send(typed.otherAddress)
    const other = { type: 'email.submitted', email: 'other@example.ru' } as const
    await send(other)
    expect(is()).toBe('email')
    await send(other)
    expect([is(), asked.length]).toEqual(['code', 2])
  })
})

describe('R-registration: a resumed registration', () => {
  it.each([
    [{ ...letter, step: 'email' }, false, 'email'],
    [letter, false, 'code'],
    [letter, true, 'code'],
    [{ ...letter, step: 'account' }, true, 'account'],
    [{ ...letter, step: 'account' }, false, 'email'],
  ] as const)('%o, verified: %s', (stored, isVerified, state) => {
    const { is, context } = start({ stored, isVerified })
    expect(is()).toBe(state)
    expect(context().email).toBe(email)
  })

  it('starts at the account step if only the session remains', () => {
    expect(start({ isVerified: true }).is()).toBe('account')
    expect(start().is()).toBe('email')
  })

  it('ignores attempts until a rate limit of the previous page ends', async () => {
    const { send, is, asked, clock, context } = start({ stored: letter, retryAt: 31_000 })
    expect(context()).toMatchObject({ failure: tooMany, retryAt: 31_000 })
    await send(typed.code)
    expect([is(), asked]).toEqual(['code', []])
    clock.now = 31_000
    await send(typed.code)
    expect([is(), context().failure]).toEqual(['account', null])
  })

  it('sends no letter during a rate limit, and needs none to the address of the latest letter', async () => {
    const stored = { ...letter, step: 'email' } as const
    const { send, is, asked, context } = start({ stored, retryAt: 31_000 })
    await send({ type: 'email.submitted', email: 'other@example.ru' })
    expect([is(), asked, context().failure]).toEqual(['email', [], tooMany])
    await send(typed.email)
    expect([is(), asked, context().failure]).toEqual(['code', [], null])
  })

  it.each([null, 0, 1000])('shows no rate limit that ended at %j', retryAt => {
    expect(start({ stored: letter, retryAt }).context()).toMatchObject({ failure: null, retryAt: null })
  })

  it('is discarded when started over', async () => {
    for (const step of ['email', 'code', 'account'] as const) {
      const { send, is, context, toStore, abandonVerification } = start({
        stored: { ...letter, step },
        isVerified: true,
      })
      await send(typed.startAgain)
      expect([is(), context().email, toStore()]).toEqual(['email', '', null])
      expect(abandonVerification).toHaveBeenCalledTimes(step === 'account' ? 1 : 0)
    }
  })
})

describe('another tab', () => {
  const changed = (stored: StoredRegistration | null) => ({ type: 'stored.changed', stored }) as const

  it('with a newer letter updates this one', async () => {
    const { send, context, toStore, is } = start({ stored: letter })
    const newer = { ...letter, email: 'other@example.ru', uuid: 'u-9', sentAt: 2000 }
    await send(changed(newer))
    expect([is(), toStore()]).toEqual(['code', newer])
    await send(changed(letter))
    expect(context().uuid).toBe('u-9')
  })

  it('at a later step updates this one', async () => {
    const { send, is } = start({ stored: letter })
    await send(changed({ ...letter, step: 'account' }))
    expect(is()).toBe('account')
  })

  it('that ended the registration ends it here too', async () => {
    const { send, is, context, toStore } = start({ stored: letter })
    await send(changed(null))
    expect([is(), context().email, toStore()]).toEqual(['email', '', null])
  })

  it('never disturbs a form being filled in', async () => {
    const typing = start({ stored: { ...letter, step: 'email' } })
    await typing.send(changed({ ...letter, uuid: 'u-9', sentAt: 2000 }))
    expect(typing.is()).toBe('email')
    const filling = start({ stored: { ...letter, step: 'account' }, isVerified: true })
    await filling.send(changed({ ...letter, uuid: 'u-9', sentAt: 2000 }))
    await filling.send(changed(null))
    expect([filling.is(), filling.context().uuid]).toEqual(['account', 'u-1'])
    await filling.send(changed({ ...letter, uuid: 'u-9', step: 'account', sentAt: 2000 }))
    expect([filling.is(), filling.context().uuid]).toEqual(['account', 'u-9'])
  })
})

describe('every path of a registration', () => {
  const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.registration.${state}`, output })
  const events = [
    ...Object.values(typed),
    done('requesting', ok('u-1')),
    done('requesting', failed(unavailable)),
    done('resending', ok('u-2')),
    done('resending', failed(tooMany)),
    done('verifying', ok(newcomer)),
    done('verifying', ok(aUser())),
    done('verifying', failed(wrongCode)),
    done('creating', ok(aUser())),
    done('creating', failed(wrongField)),
    done('creating', failed(notSignedIn)),
  ] as never[]
  // A time when the next letter may be sent.
  const input = { clock: () => 61_000, stored: letter, isVerified: false }
  const states = ['email', 'requesting', 'code', 'resending', 'verifying', 'account', 'creating', 'finished', 'known']
  const silent = registrationMachine.provide({
    actions: { abandonVerification: () => undefined, keepPurpose: () => undefined },
  })

  it('reaches every state', () => {
    const reached = new Set(getShortestPaths(silent, { events, input }).map(({ state }) => state.value))
    expect([...reached].toSorted()).toEqual(states.toSorted())
  })

  it('ends only with an account, and can continue or start over everywhere else', () => {
    for (const { state } of getShortestPaths(silent, { events, input })) {
      const ended = state.value === 'finished' || state.value === 'known'
      expect(state.status).toBe(ended ? 'done' : 'active')
      const waits = ['requesting', 'resending', 'verifying', 'creating'].includes(state.value)
      expect(ended || waits || state.can(typed.startAgain)).toBe(true)
    }
  })

  it('verifies a code before an account, and stores the same fields at every step', () => {
    // Omits letter times and failures, which would be too many combinations.
    const serializeState = ({ value, context }: RegistrationSnapshot) => `${value} ${context.uuid !== ''}`
    const paths = getSimplePaths(silent, { events, input, serializeState })
    expect(paths.length).toBeGreaterThan(10)
    for (const { steps } of paths) {
      let verified = false
      for (const { state, event } of steps) {
        const { type, output }: { type: string; output?: { ok: boolean } } = event
        if (type.endsWith('.verifying') && output?.ok === true) verified = true
        expect(state.value !== 'finished' || verified).toBe(true)
        expect(toStoredRegistration(state)?.step ?? getShownStep(state)).toBe(getShownStep(state))
      }
    }
  })
})
