import type { ProviderStateName } from '#contracts/provider-states.ts'
import { notifyOfReview } from '#mocks/accounts/notify.ts'
import type { Received } from '#mocks/accounts/submissions.ts'
import type { Letter } from '#mocks/accounts/letters.ts'
import { createRandomAnswers, createWorldIdentity, createWorld, type World } from '#mocks/world/world.ts'
import { CallCounter, type CallCounts } from './call-counter.ts'
import { Faults, type Fault } from './faults.ts'
import { applyState } from './states.ts'

/** What tests and the contract's provider states do with the mock API. */
export interface Control {
  /** As after the start: data, faults, counts and random draws. */
  readonly reset: () => Promise<void>
  /** Makes a provider state; parameters that are not given are the contract's examples. */
  readonly setState: (name: ProviderStateName, params?: Readonly<Record<string, unknown>>) => Promise<void>
  readonly addFault: (fault: Fault) => void
  readonly clearFaults: () => void
  /** Another number of made-up specialists, and everything else as after a reset. */
  readonly seed: (size: { readonly profiles: number }) => Promise<void>
  /** How often each call was made since the reset. */
  readonly getCalls: () => CallCounts
  /** The newest letter to an address. */
  readonly findLetter: (to: string) => Letter | undefined
  /** Makes the codes of all letters too old. */
  readonly expireCodes: () => Promise<void>
  /** Whether new reviews wait for a moderator; off after a reset. */
  readonly moderate: (moderation: { readonly on: boolean }) => void
  /** Publishes the reviews that wait, and notifies the reviewed. */
  readonly publishReviews: () => Promise<void>
  /** What signed-in visitors have sent since the reset, in order. */
  readonly getReceived: () => Received
  /** Ends the sessions of an account, or everybody's. */
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
      // Most tests only read: then there is nothing to make anew but the luck.
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
