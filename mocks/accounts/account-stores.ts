import { accountWelcome, specialistWelcome } from '#mocks/data/notification-contents.ts'
import {
  Accounts,
  demoClientProfileId,
  defaultSettings,
  defaultVerifiedAt,
  emptyAccount,
  getUserId,
} from './accounts.ts'
import { demoSpecialist, demoClient, demoClientName } from './demo-accounts.ts'
import { NotificationStore } from './notification-store.ts'
import { VerificationEmails } from './verification-emails.ts'
import { hashPassword } from './password.ts'
import { RateLimiter } from './rate-limiter.ts'
import { Submissions } from './submissions.ts'

export interface AccountStores {
  readonly accounts: Accounts
  readonly verificationEmails: VerificationEmails
  readonly rateLimiter: RateLimiter
  readonly notifications: NotificationStore
  readonly submissions: Submissions
}

export const demoSpecialistProfileId = 1

export async function createAccountStores(specialistName = 'Демьян Учётов'): Promise<AccountStores> {
  const accounts = new Accounts()
  const notifications = new NotificationStore()
  for (const [profileId, name, { password, ...contacts }, message] of [
    [demoSpecialistProfileId, specialistName, demoSpecialist, specialistWelcome],
    [demoClientProfileId, demoClientName, demoClient, accountWelcome],
  ] as const) {
    const id = getUserId(profileId)
    await accounts.put({
      ...emptyAccount,
      ...contacts,
      id,
      profileId,
      name,
      emailVerifiedAt: defaultVerifiedAt,
      passwordHash: hashPassword(password),
      settings: defaultSettings,
    })
    await notifications.add(id, message)
  }
  return {
    accounts,
    verificationEmails: new VerificationEmails(),
    rateLimiter: new RateLimiter(),
    notifications,
    submissions: new Submissions(),
  }
}
