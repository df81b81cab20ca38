import { randomInt, randomUUID } from 'node:crypto'
import { codeLength } from '#domain/registration/registration.ts'

export interface Letter {
  readonly uuid: string
  readonly to: string
  readonly code: string
  /** Milliseconds since 1970. */
  readonly sent: number
}

const goodFor = 15 * 60_000
/** Addresses for trying things out: whoever can't see the log knows their code. */
const demoAddress = /@demo\.example$/i
const demoCode = '123456'

const codeFor = (to: string) =>
  demoAddress.test(to) ? demoCode : String(randomInt(10 ** codeLength)).padStart(codeLength, '0')

/** What was sent. Of all letters to an address only the newest counts, and only once. */
export class Letters {
  readonly #byUuid = new Map<string, Letter>()
  readonly #newest = new Map<string, string>()

  send(to: string, given: Partial<Letter> = {}): Letter {
    const letter = { uuid: randomUUID(), to, code: codeFor(to), sent: Date.now(), ...given }
    this.#byUuid.set(letter.uuid, letter)
    this.#newest.set(to.toLowerCase(), letter.uuid)
    return letter
  }

  get(uuid: string): Letter | undefined {
    return this.#byUuid.get(uuid)
  }

  newestTo(address: string): Letter | undefined {
    return this.#byUuid.get(this.#newest.get(address.toLowerCase()) ?? '')
  }

  counts(letter: Letter): boolean {
    return this.newestTo(letter.to) === letter && Date.now() - letter.sent < goodFor
  }

  use({ to }: Letter): void {
    this.#newest.delete(to.toLowerCase())
  }

  /** Makes all of them too old. */
  age(): void {
    for (const letter of this.#byUuid.values()) {
      const old = { ...letter, sent: letter.sent - goodFor }
      this.#byUuid.set(letter.uuid, old)
    }
  }

  forget(uuid: string): void {
    this.#byUuid.delete(uuid)
  }
}
