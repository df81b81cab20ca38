import { Collection } from '@msw/data'
import { Schema } from 'effect'
import { randomInt, randomUUID } from 'node:crypto'
import { codeLength } from '#domain/registration/registration.ts'

const letterRecord = Schema.Struct({
  uuid: Schema.String,
  to: Schema.String,
  code: Schema.String,
  /** Milliseconds since 1970. */
  sent: Schema.Int,
  isUsed: Schema.Boolean,
})

export type Letter = typeof letterRecord.Type

const validityMs = 15 * 60_000
/** Demo visitors can't read the log, so these addresses have a fixed code. */
const demoAddressPattern = /@demo\.example$/i
const demoCode = '123456'

const createCode = (to: string) =>
  demoAddressPattern.test(to) ? demoCode : String(randomInt(10 ** codeLength)).padStart(codeLength, '0')

/** Letters with verification codes. Only the newest letter to an address is valid, and only once. */
export class Letters {
  readonly #letters = new Collection({ schema: Schema.toStandardSchemaV1(letterRecord) })

  send(to: string, overrides: Partial<Letter> = {}): Promise<Letter> {
    const letter = { uuid: randomUUID(), to, code: createCode(to), sent: Date.now(), isUsed: false, ...overrides }
    this.remove(letter.uuid)
    return this.#letters.create(letter)
  }

  get(uuid: string): Letter | undefined {
    return this.#letters.findFirst(q => q.where({ uuid }))
  }

  findNewest(address: string): Letter | undefined {
    const isTo = (letter: Letter) => letter.to.toLowerCase() === address.toLowerCase()
    const newest = this.#letters.findMany(q => q.where(isTo)).at(-1)
    return newest?.isUsed ? undefined : newest
  }

  isValid({ uuid, to, sent }: Letter): boolean {
    return this.findNewest(to)?.uuid === uuid && Date.now() - sent < validityMs
  }

  async markUsed({ uuid }: Letter): Promise<void> {
    await this.#letters.update(q => q.where({ uuid }), { data: letter => void Object.assign(letter, { isUsed: true }) })
  }

  /** Makes all codes expire. */
  async expireAll(): Promise<void> {
    await this.#letters.updateMany(q => q.where(() => true), {
      data: letter => void Object.assign(letter, { sent: letter.sent - validityMs }),
    })
  }

  remove(uuid: string): void {
    this.#letters.deleteMany(q => q.where({ uuid }))
  }
}
