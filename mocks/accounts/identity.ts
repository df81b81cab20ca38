import { Accounts, userIdOf, verified } from './accounts.ts'
import { demoAccount } from './demo-account.ts'
import { Letters } from './letters.ts'
import { Limits } from './limits.ts'

/** Who can sign in, the letters with codes, and the attempts. Lives as long as the mock API runs. */
export interface Identity {
  readonly accounts: Accounts
  readonly letters: Letters
  readonly limits: Limits
}

/** The first of the made-up specialists. */
export const demoProfileId = 1

/** At the start only the demo account exists. */
export async function newIdentity(demoName = 'Демо Знаток'): Promise<Identity> {
  const accounts = new Accounts()
  const nothingYet = { whatsapp: null, telegramLinked: false, aboutStatistics: false }
  await accounts.put({
    id: userIdOf(demoProfileId),
    profileId: demoProfileId,
    name: demoName,
    emailVerifiedAt: verified,
    ...demoAccount,
    ...nothingYet,
  })
  return { accounts, letters: new Letters(), limits: new Limits() }
}
