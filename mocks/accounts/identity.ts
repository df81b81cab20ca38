import { welcome } from '#mocks/data/messages.ts'
import { Accounts, defaultSettings, emptyAccount, getUserId, defaultVerifiedAt } from './accounts.ts'
import { demoAccount } from './demo-account.ts'
import { NotificationStore } from './notification-store.ts'
import { VerificationEmails } from './verification-emails.ts'
import { hashPassword } from './password.ts'
import { RateLimiter } from './rate-limiter.ts'
import { Submissions } from './submissions.ts'

export interface Identity {
  readonly accounts: Accounts
  readonly verificationEmails: VerificationEmails
  readonly rateLimiter: RateLimiter
  readonly notifications: NotificationStore
  readonly submissions: Submissions
}

/** The first generated specialist. */
export const demoProfileId = 1

/** Creates the demo account, the only one at startup. */
export async function createIdentity(demoName = 'Демьян Учётов'): Promise<Identity> {
  const accounts = new Accounts()
  await accounts.put({
    ...emptyAccount,
    id: getUserId(demoProfileId),
    profileId: demoProfileId,
    name: demoName,
    emailVerifiedAt: defaultVerifiedAt,
    email: demoAccount.email,
    phone: demoAccount.phone,
    passwordHash: hashPassword(demoAccount.password),
    settings: defaultSettings,
  })
  const notifications = new NotificationStore()
  await notifications.add(getUserId(demoProfileId), welcome)
  return {
    accounts,
    verificationEmails: new VerificationEmails(),
    rateLimiter: new RateLimiter(),
    notifications,
    submissions: new Submissions(),
  }
}
