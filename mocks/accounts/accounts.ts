import { Collection } from '@msw/data'
import { Schema } from 'effect'
import { randomUUID } from 'node:crypto'
import { knownNotificationTypes } from '#domain/notification/notification.ts'

export const accountRecord = Schema.Struct({
  id: Schema.Int,
  profileId: Schema.Int,
  /** Empty until the registration is finished. */
  name: Schema.String,
  email: Schema.NullOr(Schema.String),
  /** Null if the address was changed since its verification, or is missing. */
  emailVerifiedAt: Schema.NullOr(Schema.String),
  phone: Schema.NullOr(Schema.String),
  /** Null until the registration is finished. */
  passwordHash: Schema.NullOr(Schema.String),
  whatsapp: Schema.NullOr(Schema.String),
  telegramLinked: Schema.Boolean,
  /** Whether the user is included in the statistics of their region. */
  aboutStatistics: Schema.Boolean,
  settings: Schema.Record(Schema.String, Schema.Boolean),
})
export const sessionRecord = Schema.Struct({ token: Schema.String, userId: Schema.Int })

export type Account = typeof accountRecord.Type

interface StoredAccounts {
  readonly accounts: readonly Account[]
  readonly sessions: readonly (typeof sessionRecord.Type)[]
}

export const defaultVerifiedAt = '2026-03-01T10:00:00.000000Z'

/** Between the ids of generated profiles and those of new accounts. */
export const demoClientProfileId = 2_000_000

export const defaultSettings = Object.fromEntries(knownNotificationTypes.map(type => [type, true]))

export const emptyAccount = {
  name: '',
  email: null,
  emailVerifiedAt: null,
  phone: null,
  passwordHash: null,
  whatsapp: null,
  telegramLinked: false,
  aboutStatistics: false,
  settings: {},
} satisfies Omit<Account, 'id' | 'profileId'>

/** Differs from the profile's id, so that tests notice when the two are confused. */
export const getUserId = (profileId: number) => 500_000 + profileId

export class Accounts {
  readonly #accounts = new Collection({ schema: Schema.toStandardSchemaV1(accountRecord) })
  readonly #sessions = new Collection({ schema: Schema.toStandardSchemaV1(sessionRecord) })
  readonly #userIdsWithoutCurrentPassword = new Set<number>()
  #nextProfileId = demoClientProfileId + 1

  getAll(): StoredAccounts {
    return { accounts: this.#accounts.all(), sessions: this.#sessions.all() }
  }

  async restore({ accounts, sessions }: StoredAccounts): Promise<void> {
    for (const account of accounts) await this.put(account)
    for (const session of sessions) await this.#sessions.create(session)
    const profileIds = accounts.map(({ profileId }) => profileId)
    this.#nextProfileId = Math.max(this.#nextProfileId, ...profileIds.map(id => id + 1))
  }

  async put(account: Account): Promise<Account> {
    const replacedAccounts = this.#accounts.findMany(q => q.where({ id: account.id }))
    const storedAccount = await this.#accounts.create(account)
    for (const replacedAccount of replacedAccounts) this.#accounts.delete(replacedAccount)
    return storedAccount
  }

  remove(isMatch: (account: Account) => boolean): void {
    this.#accounts.deleteMany(q => q.where(isMatch))
  }

  find(isMatch: (account: Account) => boolean): Account | undefined {
    return this.#accounts.findFirst(q => q.where(isMatch))
  }

  findByEmail(email: string): Account | undefined {
    return this.find(account => account.email?.toLowerCase() === email.toLowerCase())
  }

  beginRegistration(email: string): Promise<Account> {
    const profileId = this.#nextProfileId++
    return this.put({
      ...emptyAccount,
      id: getUserId(profileId),
      profileId,
      email,
      emailVerifiedAt: defaultVerifiedAt,
      settings: defaultSettings,
    })
  }

  /** Returns the token in the format of Laravel Sanctum: `id|secret`. */
  async openSession({ id }: Account, token = `${id}|${randomUUID().replaceAll('-', '')}`): Promise<string> {
    this.#sessions.deleteMany(q => q.where({ token }))
    await this.#sessions.create({ token, userId: id })
    return token
  }

  /** A user who signed in with a code may set a password once without the current one. */
  allowPasswordWithoutCurrent({ id }: Account): void {
    this.#userIdsWithoutCurrentPassword.add(id)
  }

  allowsPasswordWithoutCurrent({ id }: Account): boolean {
    return this.#userIdsWithoutCurrentPassword.has(id)
  }

  requireCurrentPassword({ id }: Account): void {
    this.#userIdsWithoutCurrentPassword.delete(id)
  }

  findByToken(token: string): Account | undefined {
    const session = this.#sessions.findFirst(q => q.where({ token }))
    return session && this.#accounts.findFirst(q => q.where({ id: session.userId }))
  }

  expireSessions(email?: string): void {
    const userId = email === undefined ? undefined : this.findByEmail(email)?.id
    this.#sessions.deleteMany(q => q.where(session => email === undefined || session.userId === userId))
  }
}
