import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, transition, waitFor } from 'xstate'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import { aUser } from '#tests/builders/user.ts'
import { toStoredRegistration, getShownStep, type RegistrationSnapshot } from './registration-snapshot.ts'
import { registrationMachine } from './registration.machine.ts'
import type { StoredRegistration } from './stored-registration.ts'

const email = 'marina@example.ru'
const account = { name: 'Марина', password: 'correct', agreement: true } as const
const userEvents = {
  email: { type: 'email.submitted', email },
  code: { type: 'code.submitted', code: '482915' },
  account: { type: 'account.submitted', account, purpose: 'offer' },
  resend: { type: 'resend.requested' },
  changeAddress: { type: 'address-change.requested' },
  startAgain: { type: 'registration.abandoned' },
} as const
const rateLimitError = { _tag: 'TooManyRequests', retryAfter: 30 } as const
const unavailableError = { _tag: 'ApiUnavailable', reason: 'unreachable' } as const
const wrongCode = { _tag: 'WrongCode', message: 'Код не подошёл' } as const
const wrongField = { _tag: 'FieldErrors', fields: { email: ['Не то'] }, message: '' } as const
const lostResponse = { _tag: 'ApiUnavailable', reason: 'timeout' } as const
const alreadyExists = { _tag: 'FieldErrors', fields: {}, message: 'Аккаунт уже создан.' } as const
const sessionNotStored = { _tag: 'SessionNotStored' } as const
const sessionExpiredError = { _tag: 'SessionExpired' } as const
const newcomer = aUser({ name: '' })
const createOk = <T>(value: T) => ({ ok: true, value }) as const
const createFailure = <T>(error: T) => ({ ok: false, error }) as const
const registrationAtCode: StoredRegistration = { email, uuid: 'u-1', step: 'code', sentAt: 1000 }

type Actors = NonNullable<Parameters<typeof registrationMachine.provide>[0]['actors']>
type ActorOutcome<N extends keyof Actors> =
  NonNullable<Actors[N]> extends { transition: (...args: never) => { output?: infer O } } ? NonNullable<O> : never

type Reply<N extends keyof Actors> = ActorOutcome<N> | Promise<never>

interface StartOptions {
  readonly stored?: StoredRegistration
  readonly isVerified?: boolean
  readonly retryAt?: number | null
  readonly requestRetryAt?: number | null
  readonly requestOutcomes?: ActorOutcome<'requestCode'>['outcome'][]
  readonly verifyOutcomes?: Reply<'verifyCode'>[]
  readonly createOutcomes?: Reply<'createAccount'>[]
  readonly profileOutcomes?: Reply<'readUser'>[]
  readonly signOutOutcomes?: ActorOutcome<'signOut'>[]
}

/** The actors return these outcomes in order, and succeed afterwards. */
function startRegistration({
  stored,
  isVerified = false,
  retryAt = null,
  requestRetryAt = null,
  requestOutcomes = [],
  verifyOutcomes = [],
  createOutcomes = [],
  profileOutcomes = [],
  signOutOutcomes = [],
}: StartOptions = {}) {
  const clock = { now: 1000 }
  const inputs: unknown[] = []
  const signOut = vi.fn((_input: object) => Promise.resolve(signOutOutcomes.shift() ?? createOk(undefined)))
  const storePurpose = vi.fn()
  let emailNumber = 0
  const runActor = <T>(outcomes: T[], input: unknown, createDefault: () => T) => {
    inputs.push(input)
    return Promise.resolve(outcomes.shift() ?? createDefault())
  }
  const machine = registrationMachine.provide({
    actors: {
      requestCode: fromPromise(async ({ input }) => ({
        email: input,
        outcome: await runActor(requestOutcomes, input, () => createOk(`u-${(emailNumber += 1)}`)),
      })),
      verifyCode: fromPromise(({ input }) => runActor(verifyOutcomes, input, () => createOk(newcomer))),
      createAccount: fromPromise(({ input }) => runActor(createOutcomes, input, () => createOk(aUser()))),
      readUser: fromPromise(() => Promise.resolve(profileOutcomes.shift() ?? createOk(newcomer))),
      signOut: fromPromise(({ input }) => signOut(input)),
    },
    actions: { storePurpose: (_, params) => void storePurpose(params.user.id, params.purpose) },
  })
  const input = { clock: () => clock.now, stored: stored ?? null, isVerified, retryAt, requestRetryAt }
  const actor = createActor(machine, { input }).start()
  const idleStates = ['email', 'code', 'account', 'finished', 'accountExists']
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    await waitFor(actor, ({ value }) => idleStates.includes(value))
  }
  return {
    actor,
    clock,
    inputs,
    signOut,
    storePurpose,
    send,
    getState: () => actor.getSnapshot().value,
    getContext: () => actor.getSnapshot().context,
    getStored: () => toStoredRegistration(actor.getSnapshot()),
  }
}

describe('R-registration: a registration', () => {
  it('goes from email to code to account', async () => {
    const { send, getState, inputs, getStored, storePurpose } = startRegistration()
    expect(getStored()).toBeNull()
    await send(userEvents.email)
    expect([getState(), getStored()]).toEqual(['code', registrationAtCode])
    await send(userEvents.code)
    expect([getState(), getStored()]).toEqual(['account', { ...registrationAtCode, step: 'account' }])
    await send(userEvents.account)
    expect([getState(), getStored()]).toEqual(['finished', null])
    expect(inputs).toEqual([email, { uuid: 'u-1', code: '482915' }, account])
    expect(storePurpose).toHaveBeenCalledExactlyOnceWith(aUser().id, 'offer')
  })

  it('reveals an existing account only after its code', async () => {
    const { send, getState, getStored } = startRegistration({ verifyOutcomes: [createOk(aUser())] })
    await send(userEvents.email)
    expect(getState()).toBe('code')
    await send(userEvents.code)
    expect([getState(), getStored()]).toEqual(['accountExists', null])
  })

  it('never stores a password or a code', async () => {
    const { actor, send } = startRegistration()
    for (const event of [userEvents.email, userEvents.code]) await send(event)
    actor.send(userEvents.account)
    expect(JSON.stringify([actor.getSnapshot().context, toStoredRegistration(actor.getSnapshot())])).not.toMatch(
      /correct|482915/,
    )
  })

  it.each([wrongField, unavailableError, rateLimitError])(
    'stays at the first step when the code can’t be requested: $_tag',
    async failure => {
      const { send, getState, getContext, getStored } = startRegistration({ requestOutcomes: [createFailure(failure)] })
      await send(userEvents.email)
      expect(getState()).toBe('email')
      expect(getContext()).toMatchObject({ uuid: '', failure })
      expect(getStored()).toBeNull()
    },
  )

  it.each([wrongCode, unavailableError, sessionNotStored])(
    'stays at the code step when the code is not accepted: $_tag',
    async failure => {
      const { send, getState, getContext } = startRegistration({
        stored: registrationAtCode,
        verifyOutcomes: [createFailure(failure)],
      })
      await send(userEvents.code)
      expect([getState(), getContext().failure]).toEqual(['code', failure])
      await send(userEvents.code)
      expect([getState(), getContext().failure]).toEqual(['account', null])
    },
  )

  it('ignores attempts until the rate limit ends', async () => {
    const { send, getState, inputs, clock, getContext } = startRegistration({
      stored: registrationAtCode,
      verifyOutcomes: [createFailure(rateLimitError)],
    })
    await send(userEvents.code)
    expect(getContext().retryAt).toBe(31_000)
    clock.now = 30_999
    await send(userEvents.code)
    expect([getState(), inputs.length]).toEqual(['code', 1])
    clock.now = 31_000
    await send(userEvents.code)
    expect([getState(), inputs.length]).toEqual(['account', 2])
  })

  it('creates no account before a rate limit has ended', async () => {
    const storedRegistration = { ...registrationAtCode, step: 'account' } as const
    const { actor, send, getState, inputs, clock, getContext } = startRegistration({
      stored: storedRegistration,
      isVerified: true,
      createOutcomes: [createFailure(rateLimitError)],
    })
    for (let attempt = 0; attempt < 2; attempt += 1) await send(userEvents.account)
    expect([getState(), inputs.length, getContext().failure]).toEqual(['account', 1, rateLimitError])
    clock.now = 31_000
    actor.send(userEvents.account)
    expect([getState(), getContext().failure]).toEqual(['creating', null])
  })

  it('stays at the account step when the account can’t be created', async () => {
    const { send, getState, getContext } = startRegistration({
      stored: { ...registrationAtCode, step: 'account' },
      isVerified: true,
      createOutcomes: [createFailure(wrongField)],
    })
    await send(userEvents.account)
    expect([getState(), getContext().failure]).toEqual(['account', wrongField])
    await send(userEvents.account)
    expect(getState()).toBe('finished')
  })

  it('finishes if the response was lost but the account exists', async () => {
    const { send, getState, storePurpose } = startRegistration({
      stored: { ...registrationAtCode, step: 'account' },
      isVerified: true,
      createOutcomes: [createFailure(lostResponse)],
      profileOutcomes: [createOk(aUser())],
    })
    await send(userEvents.account)
    expect(getState()).toBe('finished')
    expect(storePurpose).toHaveBeenCalledExactlyOnceWith(aUser().id, 'offer')
  })

  it('signs in to the account of an earlier attempt if the API rejects a second one', async () => {
    const { send, getState, storePurpose } = startRegistration({
      stored: { ...registrationAtCode, step: 'account' },
      isVerified: true,
      createOutcomes: [createFailure(alreadyExists)],
      profileOutcomes: [createOk(aUser())],
    })
    await send(userEvents.account)
    expect(getState()).toBe('accountExists')
    expect(storePurpose).toHaveBeenCalledExactlyOnceWith(aUser().id, 'offer')
  })

  it.each([
    ['the response was lost and there is no account', lostResponse, createOk(newcomer), false],
    ['the API rejects the attempt and there is no account', alreadyExists, createOk(newcomer), false],
    ['the profile can’t be read', lostResponse, createFailure(unavailableError), true],
  ])('stays at the account step if %s', async (_case, failure, profileOutcome, isAccountUnknown) => {
    const { actor, send, getState, getContext } = startRegistration({
      stored: { ...registrationAtCode, step: 'account' },
      isVerified: true,
      createOutcomes: [createFailure(failure)],
      profileOutcomes: [profileOutcome],
    })
    await send(userEvents.account)
    expect(getState()).toBe('account')
    expect(getContext()).toMatchObject({ failure, isAccountUnknown })
    actor.send(userEvents.account)
    expect(getState()).toBe('creating')
    expect(getContext().isAccountUnknown).toBe(false)
  })

  it('does not read the profile if the API rejects a field of the account', async () => {
    const { send, getState } = startRegistration({
      stored: { ...registrationAtCode, step: 'account' },
      isVerified: true,
      createOutcomes: [createFailure({ ...alreadyExists, fields: { password: ['Коротко'] } })],
      profileOutcomes: [createOk(aUser())],
    })
    await send(userEvents.account)
    expect(getState()).toBe('account')
  })

  it.each(['SessionExpired', 'NotSignedIn'] as const)(
    'requires another verification email after the verification has expired: %s',
    async _tag => {
      const { send, getState, getContext, getStored } = startRegistration({
        stored: { ...registrationAtCode, step: 'account' },
        isVerified: true,
        createOutcomes: [createFailure({ _tag })],
      })
      await send(userEvents.account)
      expect(getState()).toBe('email')
      expect(getContext()).toMatchObject({ email, uuid: '', failure: { _tag } })
      expect(getStored()).toBeNull()
    },
  )
})

describe('R-registration: the shown step', () => {
  it.each([
    ['email', userEvents.email, 'requesting', 'email'],
    ['code', userEvents.code, 'verifying', 'code'],
    ['code', userEvents.resend, 'resending', 'code'],
    ['account', userEvents.account, 'creating', 'account'],
  ] as const)('stays at %s while %j is pending', (step, event, state, shownStep) => {
    const { actor, clock, getState } = startRegistration({
      stored: { ...registrationAtCode, step },
      isVerified: step === 'account',
    })
    clock.now = 61_000
    expect(getShownStep(actor.getSnapshot())).toBe(shownStep)
    actor.send(event)
    expect([getState(), getShownStep(actor.getSnapshot())]).toEqual([state, shownStep])
  })

  it('is undefined once the registration has ended', async () => {
    const finishedRegistration = startRegistration()
    for (const event of [userEvents.email, userEvents.code, userEvents.account]) await finishedRegistration.send(event)
    const registrationOfExistingAccount = startRegistration({ verifyOutcomes: [createOk(aUser())] })
    for (const event of [userEvents.email, userEvents.code]) await registrationOfExistingAccount.send(event)
    expect(
      [finishedRegistration, registrationOfExistingAccount].map(({ getState, actor }) => [
        getState(),
        getShownStep(actor.getSnapshot()),
      ]),
    ).toEqual([
      ['finished', undefined],
      ['accountExists', undefined],
    ])
  })
})

describe('R-registration: the verification email', () => {
  it('can be sent again after a minute', async () => {
    const { send, inputs, clock, getContext } = startRegistration({ stored: registrationAtCode })
    clock.now = 60_999
    await send(userEvents.resend)
    expect([inputs, getContext().uuid]).toEqual([[], 'u-1'])
    clock.now = 61_000
    await send(userEvents.resend)
    await send(userEvents.resend)
    expect(inputs).toEqual([email])
    expect(getContext().sentAt).toBe(61_000)
  })

  it('stays valid if the next one could not be sent', async () => {
    const { send, clock, getContext, getState } = startRegistration({
      stored: registrationAtCode,
      requestOutcomes: [createFailure(unavailableError)],
    })
    clock.now = 61_000
    await send(userEvents.resend)
    expect(getState()).toBe('code')
    expect(getContext()).toMatchObject({ uuid: 'u-1', sentAt: 1000, failure: unavailableError })
  })

  it('stays valid while the next one is rate limited, even after a wrong code and a reload', async () => {
    const { send, clock, inputs, getContext, getState } = startRegistration({
      stored: registrationAtCode,
      requestOutcomes: [createFailure(rateLimitError)],
      verifyOutcomes: [createFailure(wrongCode)],
    })
    clock.now = 61_000
    for (const event of [userEvents.resend, userEvents.code, userEvents.resend]) await send(event)
    expect(inputs).toEqual([email, { uuid: 'u-1', code: '482915' }])
    expect(getContext()).toMatchObject({ failure: wrongCode, requestRetryAt: 91_000 })
    const { requestRetryAt } = getContext()
    const reloadedRegistration = startRegistration({ stored: registrationAtCode, requestRetryAt })
    expect(reloadedRegistration.getContext()).toMatchObject({
      failure: { _tag: 'TooManyRequests' },
      isCodeRequestFailure: true,
    })
    for (const registration of [{ send, getState, getContext }, reloadedRegistration]) {
      await registration.send(userEvents.code)
      expect([registration.getState(), registration.getContext().requestRetryAt]).toEqual(['account', null])
    }
  })

  it('can be requested for another address despite a rate limit', async () => {
    const { send, clock, getState, inputs } = startRegistration({
      stored: registrationAtCode,
      requestOutcomes: [createFailure(rateLimitError)],
    })
    clock.now = 61_000
    for (const event of [userEvents.resend, userEvents.changeAddress]) await send(event)
    await send({ type: 'email.submitted', email: 'other@example.ru' })
    expect([getState(), inputs]).toEqual(['code', [email, 'other@example.ru']])
  })

  it.each([
    ['code', unavailableError],
    ['code', { _tag: 'FieldErrors', fields: {}, message: 'Сегодня писем больше не будет.' }],
    ['email', wrongField],
  ] as const)('stays valid at the step %s after a failed request from the first step: %j', async (step, error) => {
    const { send, clock, getContext, getState } = startRegistration({
      stored: registrationAtCode,
      requestOutcomes: [createFailure(error)],
    })
    clock.now = 61_000
    for (const event of [userEvents.changeAddress, userEvents.email]) await send(event)
    expect(getState()).toBe(step)
    expect(getContext()).toMatchObject({ uuid: 'u-1', sentAt: 1000, failure: error })
  })

  it.each([userEvents.changeAddress, userEvents.resend])(
    'clears the failure of a wrong code when it is requested again or its address is changed: $type',
    async event => {
      const { actor, send, clock, getContext } = startRegistration({
        stored: registrationAtCode,
        verifyOutcomes: [createFailure(wrongCode)],
      })
      await send(userEvents.code)
      expect(getContext().failure).toEqual(wrongCode)
      clock.now = 61_000
      actor.send(event)
      expect(getContext().failure).toBeNull()
    },
  )

  it('is sent to another address immediately', async () => {
    const { send, inputs, getState, getContext } = startRegistration({ stored: registrationAtCode })
    await send(userEvents.changeAddress)
    expect([getState(), getContext().email]).toEqual(['email', email])
    await send({ type: 'email.submitted', email: 'other@example.ru' })
    expect([getState(), inputs, getContext().email]).toEqual(['code', ['other@example.ru'], 'other@example.ru'])
  })

  it('is sent to the same address at most once a minute, even from the first step', async () => {
    const { send, inputs, getState, clock } = startRegistration({ stored: registrationAtCode })
    await send(userEvents.changeAddress)
    await send(userEvents.email)
    expect([getState(), inputs]).toEqual(['code', []])
    await send(userEvents.changeAddress)
    clock.now = 61_000
    await send(userEvents.email)
    expect([getState(), inputs]).toEqual(['code', [email]])
  })

  it.each([wrongField, unavailableError, rateLimitError])(
    'stays valid if the next one, to another address, could not be sent: $_tag',
    async failure => {
      const { send, inputs, getState, getContext, getStored } = startRegistration({
        stored: registrationAtCode,
        requestOutcomes: [createFailure(failure)],
      })
      await send(userEvents.changeAddress)
      await send({ type: 'email.submitted', email: 'mistyped@example.ru' })
      expect([getState(), getContext().failure]).toEqual(['email', failure])
      expect(getStored()).toEqual({ ...registrationAtCode, step: 'email' })
      await send(userEvents.email)
      expect([getState(), getStored(), inputs]).toEqual(['code', registrationAtCode, ['mistyped@example.ru']])
    },
  )

  it('counts as not sent if sending failed', async () => {
    const { send, getState, inputs } = startRegistration({
      stored: registrationAtCode,
      requestOutcomes: [createFailure(unavailableError)],
    })
    await send(userEvents.changeAddress)
    const otherEmailEvent = { type: 'email.submitted', email: 'other@example.ru' } as const
    await send(otherEmailEvent)
    expect(getState()).toBe('email')
    await send(otherEmailEvent)
    expect([getState(), inputs.length]).toEqual(['code', 2])
  })
})

describe('R-registration: a resumed registration', () => {
  it.each([
    [{ ...registrationAtCode, step: 'email' }, false, 'email'],
    [registrationAtCode, false, 'code'],
    [{ ...registrationAtCode, step: 'account' }, true, 'account'],
    [{ ...registrationAtCode, step: 'account' }, false, 'email'],
  ] as const)('of %o (verified: %s) starts at the step %s', (stored, isVerified, state) => {
    const { getState, getContext } = startRegistration({ stored, isVerified })
    expect(getState()).toBe(state)
    expect(getContext().email).toBe(email)
  })

  it('requests a new code for the same email once its verification has expired, because the old code has already been used', async () => {
    const { send, getState, getStored, inputs } = startRegistration({
      stored: { ...registrationAtCode, step: 'account' },
      requestOutcomes: [createFailure(unavailableError)],
    })
    expect(getStored()).toBeNull()
    await send(userEvents.email)
    expect([getState(), inputs]).toEqual(['email', [email]])
  })

  it.each(['email', 'code'] as const)(
    'starts at the account step if an email other than the stored one is verified (stored step: %s)',
    step => {
      const { getState, getContext } = startRegistration({ stored: { ...registrationAtCode, step }, isVerified: true })
      expect([getState(), getContext().email, getContext().uuid]).toEqual(['account', '', ''])
    },
  )

  it('starts at the account step if only the session remains', () => {
    expect(startRegistration({ isVerified: true }).getState()).toBe('account')
    expect(startRegistration().getState()).toBe('email')
  })

  it('ignores attempts until a rate limit of the previous page ends', async () => {
    const { send, getState, inputs, clock, getContext } = startRegistration({
      stored: registrationAtCode,
      retryAt: 31_000,
    })
    expect(getContext()).toMatchObject({ failure: rateLimitError, retryAt: 31_000 })
    await send(userEvents.code)
    expect([getState(), inputs]).toEqual(['code', []])
    clock.now = 31_000
    await send(userEvents.code)
    expect([getState(), getContext().failure]).toEqual(['account', null])
  })

  it.each(['retryAt', 'requestRetryAt'] as const)(
    'ignores a %s beyond the longest rate limit, as after the clock was set back',
    name => {
      const longestLimit = startRegistration({ [name]: 1000 + 3_600_000 })
      expect(longestLimit.getContext().failure).toEqual({ _tag: 'TooManyRequests', retryAfter: 3600 })
      const { getContext } = startRegistration({ [name]: 1000 + 3_601_000 })
      expect([getContext().failure, getContext()[name]]).toEqual([null, null])
    },
  )

  it('sends no email during a rate limit, but continues with the latest one to the same address', async () => {
    const storedRegistration = { ...registrationAtCode, step: 'email' } as const
    const { send, getState, inputs, getContext } = startRegistration({ stored: storedRegistration, retryAt: 31_000 })
    await send({ type: 'email.submitted', email: 'other@example.ru' })
    expect([getState(), inputs, getContext().failure]).toEqual(['email', [], rateLimitError])
    await send(userEvents.email)
    expect([getState(), inputs, getContext().failure]).toEqual(['code', [], null])
  })

  it.each([null, 0, 1000])('shows no rate limit if there was none or it has ended (retryAt: %j)', retryAt => {
    expect(startRegistration({ stored: registrationAtCode, retryAt }).getContext()).toMatchObject({
      failure: null,
      retryAt: null,
    })
  })

  it('is discarded when started over', async () => {
    for (const step of ['email', 'code', 'account'] as const) {
      const { send, getState, getContext, getStored, signOut } = startRegistration({
        stored: { ...registrationAtCode, step },
        isVerified: step === 'account',
      })
      await send(userEvents.startAgain)
      expect([getState(), getContext().email, getStored()]).toEqual(['email', '', null])
      expect(signOut).toHaveBeenCalledTimes(step === 'account' ? 1 : 0)
    }
  })

  it('stays at the account step until its session has ended, so that nobody else can continue it', async () => {
    const { send, getState, getContext, getStored } = startRegistration({
      stored: { ...registrationAtCode, step: 'account' },
      isVerified: true,
      signOutOutcomes: [createFailure(unavailableError)],
    })
    await send(userEvents.startAgain)
    expect([getState(), getContext().email, getContext().failure]).toEqual(['account', email, null])
    await send(userEvents.startAgain)
    expect([getState(), getStored()]).toEqual(['email', null])
  })

  it('keeps the failure and the rate limit of its account if the sign-out fails', async () => {
    const { send, getContext } = startRegistration({
      stored: { ...registrationAtCode, step: 'account' },
      isVerified: true,
      createOutcomes: [createFailure(rateLimitError)],
      signOutOutcomes: [createFailure(unavailableError)],
    })
    for (const event of [userEvents.account, userEvents.startAgain]) await send(event)
    expect(getContext()).toMatchObject({ failure: rateLimitError, retryAt: 31_000 })
  })

  it('still offers a new code if the sign-out before it fails', async () => {
    const { send, getContext, signOut } = startRegistration({
      stored: { ...registrationAtCode, step: 'account' },
      isVerified: true,
      createOutcomes: [createFailure(lostResponse)],
      profileOutcomes: [createFailure(unavailableError)],
      signOutOutcomes: [createFailure(unavailableError)],
    })
    await send(userEvents.account)
    await send({ ...userEvents.startAgain, isSameEmail: true })
    expect(getContext()).toMatchObject({ failure: lostResponse, isAccountUnknown: true })
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ email, isSameEmail: true })
  })
})

describe('another tab', () => {
  const createStoredChange = (stored: StoredRegistration | null, isSignedOut = false) =>
    ({ type: 'stored.changed', stored, isSignedOut }) as const

  it('with a newer verification email updates this tab', async () => {
    const { send, getContext, getStored, getState } = startRegistration({ stored: registrationAtCode })
    const newerRegistration = { ...registrationAtCode, email: 'other@example.ru', uuid: 'u-9', sentAt: 2000 }
    await send(createStoredChange(newerRegistration))
    expect([getState(), getStored()]).toEqual(['code', newerRegistration])
    await send(createStoredChange(registrationAtCode))
    expect(getContext().uuid).toBe('u-9')
  })

  it('at a later step updates this tab', async () => {
    const { send, getState } = startRegistration({ stored: registrationAtCode })
    await send(createStoredChange({ ...registrationAtCode, step: 'account' }))
    expect(getState()).toBe('account')
  })

  it('that ended the registration ends it in this tab', async () => {
    const { send, getState, getContext, getStored } = startRegistration({ stored: registrationAtCode })
    await send(createStoredChange(null))
    expect([getState(), getContext().email, getStored()]).toEqual(['email', '', null])
  })

  it('that signed out of the verified email ends the registration in this tab', async () => {
    const { send, getState, getContext, getStored } = startRegistration({
      stored: { ...registrationAtCode, step: 'account' },
      isVerified: true,
    })
    await send(createStoredChange(null, true))
    expect([getState(), getContext().email, getStored()]).toEqual(['email', '', null])
  })

  it('never disturbs a form being filled in', async () => {
    const registrationAtEmail = startRegistration({ stored: { ...registrationAtCode, step: 'email' } })
    await registrationAtEmail.send(createStoredChange({ ...registrationAtCode, uuid: 'u-9', sentAt: 2000 }))
    expect(registrationAtEmail.getState()).toBe('email')
    const registrationAtAccount = startRegistration({
      stored: { ...registrationAtCode, step: 'account' },
      isVerified: true,
    })
    await registrationAtAccount.send(createStoredChange({ ...registrationAtCode, uuid: 'u-9', sentAt: 2000 }))
    await registrationAtAccount.send(createStoredChange(null))
    expect([registrationAtAccount.getState(), registrationAtAccount.getContext().uuid]).toEqual(['account', 'u-1'])
    await registrationAtAccount.send(
      createStoredChange({ ...registrationAtCode, uuid: 'u-9', step: 'account', sentAt: 2000 }),
    )
    expect([registrationAtAccount.getState(), registrationAtAccount.getContext().uuid]).toEqual(['account', 'u-9'])
  })
})

describe('a registration on a page restored from the back/forward cache', () => {
  const never = new Promise<never>(() => undefined)

  it.each([
    ['finishes and stores the purpose if the account exists', aUser(), 'finished'],
    ['stays at the account step otherwise', newcomer, 'account'],
  ] as const)('%s', async (_, user, state) => {
    const { actor, send, getState, storePurpose } = startRegistration({
      stored: { ...registrationAtCode, step: 'account' },
      isVerified: true,
      createOutcomes: [never],
      profileOutcomes: [never, createOk(user)],
    })
    actor.send(userEvents.account)
    actor.send({ type: 'page.restored', isVerified: true })
    expect(getState()).toBe('checking')
    await send({ type: 'page.restored', isVerified: true })
    expect(getState()).toBe(state)
    expect(storePurpose.mock.calls).toEqual(state === 'finished' ? [[user.id, 'offer']] : [])
  })

  it.each([
    [true, 'account'],
    [false, 'code'],
  ])(
    'continues at the account step only if the API has accepted the code (accepted: %s)',
    async (isVerified, state) => {
      const { actor, send, getState, getStored } = startRegistration({
        stored: registrationAtCode,
        verifyOutcomes: [never],
      })
      actor.send(userEvents.code)
      await send({ type: 'page.restored', isVerified })
      expect([getState(), getStored()?.step]).toEqual([state, state])
    },
  )
})

describe('every path of a registration', () => {
  const createDoneEvent = (state: string, output: unknown) => ({
    type: `xstate.done.actor.0.registration.${state}`,
    output,
  })
  // The machine's event type does not contain XState's own events, which report the outcome of an actor.
  const events = [
    ...Object.values(userEvents),
    createDoneEvent('requesting', { email, outcome: createOk('u-1') }),
    createDoneEvent('requesting', { email, outcome: createFailure(unavailableError) }),
    createDoneEvent('requesting', { email, outcome: createFailure(wrongField) }),
    createDoneEvent('resending', { email, outcome: createOk('u-2') }),
    createDoneEvent('resending', { email, outcome: createFailure(rateLimitError) }),
    createDoneEvent('verifying', createOk(newcomer)),
    createDoneEvent('verifying', createOk(aUser())),
    createDoneEvent('verifying', createFailure(wrongCode)),
    createDoneEvent('creating', createOk(aUser())),
    createDoneEvent('creating', createFailure(wrongField)),
    createDoneEvent('creating', createFailure(sessionExpiredError)),
    createDoneEvent('creating', createFailure(lostResponse)),
    createDoneEvent('checking', createOk(aUser())),
    createDoneEvent('checking', createOk(newcomer)),
    createDoneEvent('checking', createFailure(unavailableError)),
    createDoneEvent('abandoning', createOk(undefined)),
    createDoneEvent('abandoning', createFailure(unavailableError)),
  ] as never[]
  // The next verification email may be sent at this time.
  const input = { clock: () => 61_000, stored: registrationAtCode, isVerified: false }
  const pendingStates: RegistrationSnapshot['value'][] = [
    'requesting',
    'resending',
    'verifying',
    'creating',
    'checking',
    'abandoning',
  ]
  const states = [...pendingStates, 'email', 'code', 'account', 'finished', 'accountExists']
  const machine = registrationMachine.provide({ actions: { storePurpose: () => undefined } })

  it('reaches every state', () => {
    const reachedStates = new Set(getShortestPaths(machine, { events, input }).map(({ state }) => state.value))
    expect([...reachedStates].toSorted()).toEqual(states.toSorted())
  })

  it('ends only with an account, and can continue or start over everywhere else', () => {
    for (const { state } of getShortestPaths(machine, { events, input })) {
      const isEnded = state.value === 'finished' || state.value === 'accountExists'
      expect(state.status).toBe(isEnded ? 'done' : 'active')
      const canContinue = events.some(event => transition(machine, state, event)[0].value !== state.value)
      expect(isEnded || canContinue).toBe(true)
    }
  })

  const restored = { type: 'page.restored', isVerified: false } as const

  it('stops waiting for an earlier response on a restored page and shows the same step', () => {
    for (const { state } of getShortestPaths(machine, { events, input })) {
      const [nextState, actions] = transition(machine, state, restored)
      const isCheckStarted = nextState.value === 'checking' && actions.some(({ type }) => type === 'xstate.spawnChild')
      expect(isCheckStarted || !pendingStates.includes(nextState.value)).toBe(true)
      expect(getShownStep(nextState)).toBe(getShownStep(state))
    }
  })

  it('finishes only after a code was accepted, and stores the shown step', () => {
    // Omits times and failures, because they would multiply the number of paths.
    const serializeState = ({ value, context }: RegistrationSnapshot) => `${value} ${context.uuid !== ''}`
    const paths = getSimplePaths(machine, { events, input, serializeState })
    expect(paths.length).toBeGreaterThan(10)
    for (const { steps } of paths) {
      let isVerified = false
      for (const { state, event } of steps) {
        const { type, output }: { type: string; output?: { ok: boolean } } = event
        if (type.endsWith('.verifying') && output?.ok === true) isVerified = true
        expect(state.value !== 'finished' || isVerified).toBe(true)
        const expectedStep = state.context.uuid === '' ? undefined : getShownStep(state)
        expect(toStoredRegistration(state)?.step).toBe(expectedStep)
      }
    }
  })
})
