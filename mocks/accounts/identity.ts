import { welcome } from '#mocks/data/messages.ts'
import { Accounts, defaultSettings, getUserId, defaultVerifiedAt } from './accounts.ts'
import { demoAccount } from './demo-account.ts'
import { Inbox } from './inbox.ts'
import { Letters } from './letters.ts'
import { hashPassword } from './password.ts'
import { RateLimiter } from './rate-limiter.ts'
import { Submissions } from './submissions.ts'

export interface Identity {
  readonly accounts: Accounts
  readonly letters: Letters
  readonly rateLimiter: RateLimiter
  readonly inbox: Inbox
  readonly submissions: Submissions
}

/** The first generated specialist. */
export const demoProfileId = 1

/** Creates the demo account, the only one at start. */
export async function createIdentity(demoName = 'Демо Знаток'): Promise<Identity> {
  const accounts = new Accounts()
  const unset = { whatsapp: null, telegramLinked: false, aboutStatistics: false, settings: defaultSettings }
  await accounts.put({
    id: getUserId(demoProfileId),
    profileId: demoProfileId,
    name: demoName,
    emailVerifiedAt: defaultVerifiedAt,
    email: demoAccount.email,
    phone: demoAccount.phone,
    passwordHash: hashPassword(demoAccount.password),
    ...unset,
  })
  const inbox = new Inbox()
  await inbox.add(getUserId(demoProfileId), welcome)
  return { accounts, letters: new Letters(), rateLimiter: new RateLimiter(), inbox, submissions: new Submissions() }
}
