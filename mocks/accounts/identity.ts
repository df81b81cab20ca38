import { welcome } from '#mocks/data/messages.ts'
import { Accounts, allNotifications, userIdOf, verified } from './accounts.ts'
import { demoAccount } from './demo-account.ts'
import { Inbox } from './inbox.ts'
import { Letters } from './letters.ts'
import { Limits } from './limits.ts'
import { Submissions } from './submissions.ts'

/** Who can sign in, the letters with codes, the attempts, what accounts have sent and what they are told. Lives as long as the mock API runs. */
export interface Identity {
  readonly accounts: Accounts
  readonly letters: Letters
  readonly limits: Limits
  readonly inbox: Inbox
  readonly submissions: Submissions
}

/** The first of the made-up specialists. */
export const demoProfileId = 1

/** At the start only the demo account exists. */
export async function newIdentity(demoName = 'Демо Знаток'): Promise<Identity> {
  const accounts = new Accounts()
  const nothingYet = { whatsapp: null, telegramLinked: false, aboutStatistics: false, settings: allNotifications }
  await accounts.put({
    id: userIdOf(demoProfileId),
    profileId: demoProfileId,
    name: demoName,
    emailVerifiedAt: verified,
    ...demoAccount,
    ...nothingYet,
  })
  const inbox = new Inbox()
  await inbox.add(userIdOf(demoProfileId), welcome)
  return { accounts, letters: new Letters(), limits: new Limits(), inbox, submissions: new Submissions() }
}
