import type { People } from '#mocks/world/people.ts'
import { Accounts } from './accounts.ts'
import { demoPerson } from './demo-account.ts'
import { Letters } from './letters.ts'
import { Limits } from './limits.ts'

/** Who can sign in, and what was done for it. It is kept while the mock API runs. */
export interface Identity {
  readonly accounts: Accounts
  readonly letters: Letters
  readonly limits: Limits
}

export function newIdentity(people: People): Identity {
  const accounts = new Accounts()
  accounts.put(demoPerson(people))
  return { accounts, letters: new Letters(), limits: new Limits() }
}
