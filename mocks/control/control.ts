import type { ProviderStateName } from '#contracts/provider-states.ts'
import { notifyOfReview } from '#mocks/accounts/notify.ts'
import type { SubmissionRecords } from '#mocks/accounts/submissions.ts'
import type { VerificationEmail } from '#mocks/accounts/verification-emails.ts'
import { createWorldRandom, createWorldIdentity, createWorld, type World } from '#mocks/world/world.ts'
import { CallCounter, type CallCounts } from './call-counter.ts'
import { Faults, type Fault } from './faults.ts'
import { applyState } from './states.ts'

/** Controls the mock API for tests and for Pact's provider states. */
export interface Control {
  /** Restores the state in which the mock API starts: data, faults, counters and random draws. */
  readonly reset: () => Promise<void>
  /** Omitted parameters have the values of the contract's example. */
  readonly setState: (name: ProviderStateName, params?: Readonly<Record<string, unknown>>) => Promise<void>
  readonly addFault: (fault: Fault) => void
  readonly clearFaults: () => void
  /** Resets with another number of generated specialists. */
  readonly seed: (options: { readonly profiles: number }) => Promise<void>
  /** The numbers of calls since the last reset. */
  readonly getCallCounts: () => CallCounts
  /** The newest email to an address; undefined if its code was used. */
  readonly findVerificationEmail: (email: string) => VerificationEmail | undefined
  readonly expireCodes: () => Promise<void>
  /** Turns moderation of new reviews on or off; a reset turns it off. */
  readonly moderate: (moderation: { readonly on: boolean }) => void
  /** Publishes waiting reviews and notifies the reviewed specialists. */
  readonly publishReviews: () => Promise<void>
  /** Submissions since the last reset, each kind in order of arrival. */
  readonly getSubmissions: () => SubmissionRecords
  /** Ends the sessions of one account, or all sessions. */
  readonly expireTokens: (account?: { readonly email?: string }) => void
}

export async function createControl(profiles: number) {
  let world: World = await createWorld(profiles)
  const faults = new Faults()
  const callCounter = new CallCounter()
  let profileCount = profiles
  const clearCounters = () => {
    faults.clear()
    callCounter.clear()
  }
  const seed = async (options: { readonly profiles: number }) => {
    world = await createWorld(options.profiles)
    profileCount = options.profiles
    clearCounters()
  }
  const control: Control = {
    seed,
    reset: async () => {
      // Most tests change neither the catalog nor profiles, so a new random source and new accounts are enough.
      if (world.isChanged || profileCount !== profiles) return seed({ profiles })
      world = { ...world, random: createWorldRandom(), identity: await createWorldIdentity(world.people) }
      clearCounters()
    },
    setState: (name, params = {}) => applyState(world, faults, name, params),
    addFault: fault => faults.add(fault),
    clearFaults: () => faults.clear(),
    getCallCounts: () => callCounter.getCounts(),
    findVerificationEmail: email => world.identity.verificationEmails.findNewestUnused(email),
    expireCodes: () => world.identity.verificationEmails.expireAll(),
    moderate: ({ on }) => {
      world.identity.submissions.isModerated = on
    },
    publishReviews: async () => {
      const { identity } = world
      for (const review of await identity.submissions.publishReviews()) await notifyOfReview(identity, review)
    },
    getSubmissions: () => world.identity.submissions.getAll(),
    expireTokens: ({ email } = {}) => world.identity.accounts.expireSessions(email),
  }
  return { control, faults, callCounter, getWorld: () => world }
}
