import type { ProviderStateName } from '#contracts/provider-states.ts'
import { notifyOfReview } from '#mocks/accounts/notify.ts'
import type { Received } from '#mocks/accounts/submissions.ts'
import type { Letter } from '#mocks/accounts/letters.ts'
import { newDraw, newIdentityOf, newWorld, type World } from '#mocks/world/world.ts'
import { Calls, type CallCounts } from './calls.ts'
import { Faults, type Fault } from './faults.ts'
import { makeState } from './states.ts'

/** What tests and the contract's provider states do with the mock API. */
export interface Control {
  /** As after the start: data, faults, counts and random draws. */
  readonly reset: () => Promise<void>
  /** Makes a provider state; parameters that are not given are the contract's examples. */
  readonly state: (name: ProviderStateName, params?: Readonly<Record<string, unknown>>) => Promise<void>
  readonly fault: (fault: Fault) => void
  readonly clearFaults: () => void
  /** Another number of made-up specialists, and everything else as after a reset. */
  readonly seed: (size: { readonly profiles: number }) => Promise<void>
  /** How often each call was made since the reset. */
  readonly calls: () => CallCounts
  /** The newest letter to an address. */
  readonly letter: (to: string) => Letter | undefined
  /** Makes the codes of all letters too old. */
  readonly expireCodes: () => Promise<void>
  /** Whether new reviews wait for a moderator; off after a reset. */
  readonly moderate: (moderation: { readonly on: boolean }) => void
  /** Publishes the reviews that wait, and notifies the reviewed. */
  readonly publishReviews: () => Promise<void>
  /** What signed-in visitors have sent since the reset, in order. */
  readonly received: () => Received
  /** Ends the sessions of an account, or everybody's. */
  readonly expireTokens: (of?: { readonly email?: string }) => void
}

export async function newControl(profiles: number) {
  let world: World = await newWorld(profiles)
  const faults = new Faults()
  const calls = new Calls()
  let size = profiles
  const forget = () => {
    faults.clear()
    calls.clear()
  }
  const seed = async (wanted: { readonly profiles: number }) => {
    world = await newWorld(wanted.profiles)
    size = wanted.profiles
    forget()
  }
  const control: Control = {
    seed,
    reset: async () => {
      // Most tests only read: then there is nothing to make anew but the luck.
      if (world.isChanged || size !== profiles) return seed({ profiles })
      world = { ...world, draw: newDraw(), identity: await newIdentityOf(world.people) }
      forget()
    },
    state: (name, params = {}) => makeState(world, faults, name, params),
    fault: fault => faults.add(fault),
    clearFaults: () => faults.clear(),
    calls: () => calls.counts(),
    letter: to => world.identity.letters.newestTo(to),
    expireCodes: () => world.identity.letters.expire(),
    moderate: ({ on }) => {
      world.identity.submissions.isModerated = on
    },
    publishReviews: async () => {
      const { identity } = world
      for (const review of await identity.submissions.publishReviews()) await notifyOfReview(identity, review)
    },
    received: () => world.identity.submissions.received(),
    expireTokens: ({ email } = {}) => world.identity.accounts.expire(email),
  }
  return { control, faults, calls, worldNow: () => world }
}
