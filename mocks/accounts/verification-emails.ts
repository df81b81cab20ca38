import { Collection } from '@msw/data'
import { Schema } from 'effect'
import { randomInt, randomUUID } from 'node:crypto'
import { codeLength } from '#domain/registration/registration.ts'
import { demoCode } from './demo-accounts.ts'

const emailRecord = Schema.Struct({
  uuid: Schema.String,
  email: Schema.String,
  code: Schema.String,
  /** Unix time in milliseconds. */
  sentAt: Schema.Int,
  isUsed: Schema.Boolean,
})

export type VerificationEmail = typeof emailRecord.Type

const validityMs = 15 * 60_000
/** Demo visitors can't read the log, so these addresses get `demoCode`. */
const demoAddressPattern = /@demo\.example$/i

const createCode = (email: string) =>
  demoAddressPattern.test(email) ? demoCode : String(randomInt(10 ** codeLength)).padStart(codeLength, '0')

export class VerificationEmails {
  readonly #emails = new Collection({ schema: Schema.toStandardSchemaV1(emailRecord) })

  send(email: string, overrides: Partial<VerificationEmail> = {}): Promise<VerificationEmail> {
    const initialFields = { uuid: randomUUID(), email, code: createCode(email), sentAt: Date.now(), isUsed: false }
    const record = { ...initialFields, ...overrides }
    this.remove(record.uuid)
    return this.#emails.create(record)
  }

  get(uuid: string): VerificationEmail | undefined {
    return this.#emails.findFirst(q => q.where({ uuid }))
  }

  findNewestIfUnused(address: string): VerificationEmail | undefined {
    const isSentToAddress = ({ email }: VerificationEmail) => email.toLowerCase() === address.toLowerCase()
    const newestEmail = this.#emails.findMany(q => q.where(isSentToAddress)).at(-1)
    return newestEmail?.isUsed ? undefined : newestEmail
  }

  isValid({ uuid, email, sentAt }: VerificationEmail): boolean {
    return this.findNewestIfUnused(email)?.uuid === uuid && Date.now() - sentAt < validityMs
  }

  async markUsed({ uuid }: VerificationEmail): Promise<void> {
    await this.#emails.update(q => q.where({ uuid }), {
      data: record => {
        record.isUsed = true
      },
    })
  }

  async expireAll(): Promise<void> {
    await this.#emails.updateMany(q => q.where(() => true), {
      data: record => {
        record.sentAt -= validityMs
      },
    })
  }

  remove(uuid: string): void {
    this.#emails.deleteMany(q => q.where({ uuid }))
  }
}
