import { randomUUID } from 'node:crypto'

/** Somebody who can sign in, or whose registration is under way. */
export interface Account {
  /** Of the user. */
  readonly id: number
  readonly profileId: number
  /** Empty while the registration is not finished. */
  readonly name: string
  readonly email: string | null
  /** Null: the address was changed since. */
  readonly emailVerifiedAt: string | null
  readonly phone: string | null
  /** None while the registration is not finished. */
  readonly password: string | null
  readonly whatsapp: string | null
  readonly telegramLinked: boolean
  readonly aboutStatistics: boolean
}

/** When every address was verified that is. */
export const verified = '2026-03-01T10:00:00.000000Z'

const firstNewProfileId = 2_000_001

/** Users are counted apart from profiles; an id of one is none of the other. */
export const userIdOf = (profileId: number) => 500_000 + profileId

/** Everybody who has an account, and the tokens of their sessions. */
export class Accounts {
  readonly #byId = new Map<number, Account>()
  readonly #sessions = new Map<string, number>()
  #nextProfileId = firstNewProfileId

  put(account: Account): void {
    this.#byId.set(account.id, account)
  }

  /** Leaves nobody with this address or number. */
  remove(isGone: (account: Account) => boolean): void {
    for (const account of this.#byId.values()) if (isGone(account)) this.#byId.delete(account.id)
  }

  find(isMeant: (account: Account) => boolean): Account | undefined {
    return [...this.#byId.values()].find(isMeant)
  }

  withEmail(email: string): Account | undefined {
    return this.find(account => account.email?.toLowerCase() === email.toLowerCase())
  }

  /** Of an address that was verified and has no account yet. */
  begin(email: string): Account {
    const profileId = this.#nextProfileId++
    const id = userIdOf(profileId)
    const rest = { phone: null, password: null, whatsapp: null, telegramLinked: false, aboutStatistics: false }
    const account = { id, profileId, name: '', email, emailVerifiedAt: verified, ...rest }
    this.put(account)
    return account
  }

  /** Tokens look as Laravel's do. */
  open({ id }: Account, token = `${id}|${randomUUID().replaceAll('-', '')}`): string {
    this.#sessions.set(token, id)
    return token
  }

  ofToken(token: string): Account | undefined {
    return this.#byId.get(this.#sessions.get(token) ?? 0)
  }

  /** Ends the sessions of an account, or all of them. */
  expire(email?: string): void {
    const of = email === undefined ? undefined : this.withEmail(email)?.id
    for (const [token, id] of this.#sessions) {
      if (email === undefined || id === of) this.#sessions.delete(token)
    }
  }
}
