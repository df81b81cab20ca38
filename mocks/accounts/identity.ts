import type { People } from '../world/people'
import { Accounts } from './accounts'
import { demoPerson } from './demo-account'
import { Letters } from './letters'
import { Limits } from './limits'

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
