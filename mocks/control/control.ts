import type { ProviderStateName } from '#contracts/provider-states.ts'
import { notifyOfReview } from '#mocks/accounts/notify.ts'
import type { SubmissionRecords } from '#mocks/accounts/submissions.ts'
import type { VerificationEmail } from '#mocks/accounts/verification-emails.ts'
import { createWorldRandom, createWorldAccountStores, createWorld, type World } from '#mocks/world/world.ts'
import { CallCounter, type CallCounts } from './call-counter.ts'
import { Faults, type Fault } from './faults.ts'
import { applyState } from './states.ts'

export interface Control {
  readonly reset: () => Promise<void>
  readonly setState: (name: ProviderStateName, params?: Readonly<Record<string, unknown>>) => Promise<void>
  readonly addFault: (fault: Fault) => void
  readonly clearFaults: () => void
  readonly seed: (options: { readonly profiles: number }) => Promise<void>
  readonly getCallCounts: () => CallCounts
  readonly findVerificationEmail: (email: string) => VerificationEmail | undefined
  readonly expireCodes: () => Promise<void>
  readonly moderate: (moderation: { readonly on: boolean }) => void
  readonly publishReviews: () => Promise<void>
  readonly getSubmissions: () => SubmissionRecords
  readonly expireTokens: (account?: { readonly email?: string }) => void
}

export async function createControl(initialProfileCount: number) {
  let world: World = await createWorld(initialProfileCount)
  const faults = new Faults()
  const callCounter = new CallCounter()
  let profileCount = initialProfileCount
  const clearFaultsAndCounts = () => {
    faults.clear()
    callCounter.clear()
  }
  const seed = async (options: { readonly profiles: number }) => {
    world = await createWorld(options.profiles)
    profileCount = options.profiles
    clearFaultsAndCounts()
  }
  const control: Control = {
    seed,
    reset: async () => {
      // Most tests change neither the catalog nor profiles, so a new random source and new accounts are enough.
      if (world.isChanged || profileCount !== initialProfileCount) return seed({ profiles: initialProfileCount })
      world = { ...world, random: createWorldRandom(), accountStores: await createWorldAccountStores(world.people) }
      clearFaultsAndCounts()
    },
    setState: (name, params = {}) => applyState(world, faults, name, params),
    addFault: fault => faults.add(fault),
    clearFaults: () => faults.clear(),
    getCallCounts: () => callCounter.getCounts(),
    findVerificationEmail: email => world.accountStores.verificationEmails.findNewestIfUnused(email),
    expireCodes: () => world.accountStores.verificationEmails.expireAll(),
    moderate: ({ on }) => {
      world.accountStores.submissions.isModerated = on
    },
    publishReviews: async () => {
      const { accountStores } = world
      for (const review of await accountStores.submissions.publishReviews()) await notifyOfReview(accountStores, review)
    },
    getSubmissions: () => world.accountStores.submissions.getAll(),
    expireTokens: ({ email } = {}) => world.accountStores.accounts.expireSessions(email),
  }
  return { control, faults, callCounter, getWorld: () => world }
}
