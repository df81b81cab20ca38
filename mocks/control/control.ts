import type { ProviderStateName } from '#contracts/provider-states.ts'
import { notifyOfReview } from '#mocks/accounts/notify.ts'
import type { Received } from '#mocks/accounts/submissions.ts'
import type { Letter } from '#mocks/accounts/letters.ts'
import { createRandomAnswers, createWorldIdentity, createWorld, type World } from '#mocks/world/world.ts'
import { CallCounter, type CallCounts } from './call-counter.ts'
import { Faults, type Fault } from './faults.ts'
import { applyState } from './states.ts'

/** Controls the mock API for tests and for Pact's provider states. */
export interface Control {
  /** Restores the state after start: data, faults, counters and random draws. */
  readonly reset: () => Promise<void>
  /** Omitted parameters have the values of the contract's example. */
  readonly setState: (name: ProviderStateName, params?: Readonly<Record<string, unknown>>) => Promise<void>
  readonly addFault: (fault: Fault) => void
  readonly clearFaults: () => void
  /** Resets with another number of generated specialists. */
  readonly seed: (size: { readonly profiles: number }) => Promise<void>
  /** Counted since the last reset. */
  readonly getCalls: () => CallCounts
  /** The newest unused letter to an address. */
  readonly findLetter: (to: string) => Letter | undefined
  readonly expireCodes: () => Promise<void>
  /** Turns moderation of new reviews on or off; a reset turns it off. */
  readonly moderate: (moderation: { readonly on: boolean }) => void
  /** Publishes waiting reviews and notifies the reviewed specialists. */
  readonly publishReviews: () => Promise<void>
  /** Submissions since the last reset, in order of arrival. */
  readonly getReceived: () => Received
  /** Ends the sessions of one account, or all sessions. */
  readonly expireTokens: (of?: { readonly email?: string }) => void
}

export async function createControl(profiles: number) {
  let world: World = await createWorld(profiles)
  const faults = new Faults()
  const callCounter = new CallCounter()
  let size = profiles
  const clearCounters = () => {
    faults.clear()
    callCounter.clear()
  }
  const seed = async (options: { readonly profiles: number }) => {
    world = await createWorld(options.profiles)
    size = options.profiles
    clearCounters()
  }
  const control: Control = {
    seed,
    reset: async () => {
      // Most tests only read: then a new random source and new accounts are enough.
      if (world.isChanged || size !== profiles) return seed({ profiles })
      world = { ...world, random: createRandomAnswers(), identity: await createWorldIdentity(world.people) }
      clearCounters()
    },
    setState: (name, params = {}) => applyState(world, faults, name, params),
    addFault: fault => faults.add(fault),
    clearFaults: () => faults.clear(),
    getCalls: () => callCounter.getCounts(),
    findLetter: to => world.identity.letters.findNewest(to),
    expireCodes: () => world.identity.letters.expireAll(),
    moderate: ({ on }) => {
      world.identity.submissions.isModerated = on
    },
    publishReviews: async () => {
      const { identity } = world
      for (const review of await identity.submissions.publishReviews()) await notifyOfReview(identity, review)
    },
    getReceived: () => world.identity.submissions.getReceived(),
    expireTokens: ({ email } = {}) => world.identity.accounts.expireSessions(email),
  }
  return { control, faults, calls: callCounter, getWorld: () => world }
}
