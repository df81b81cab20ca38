import { Schema } from 'effect'
import { parseTemplate } from '#mocks/handlers/template.ts'

/** What goes wrong, where, and how often. */
export const faultSchema = Schema.Struct({
  /** A template (`/api/profiles/{id}`) or the beginning of paths (`/api/v2`); everything without it. */
  path: Schema.optionalKey(Schema.NonEmptyString),
  /** Calls of this method only. */
  method: Schema.optionalKey(Schema.Literals(['GET', 'POST', 'PUT', 'DELETE'])),
  /** The call takes effect all the same: only its answer is late, lost or another. */
  takesEffect: Schema.optionalKey(Schema.Boolean),
  /** Milliseconds before the answer, which then is as usual, or as the rest of the fault says. */
  delay: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 600_000 }))),
  status: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 200, maximum: 599 }))),
  /** Seconds, for the header of that name. */
  retryAfter: Schema.optionalKey(Schema.Int),
  /** JSON that breaks off. */
  broken: Schema.optionalKey(Schema.Boolean),
  /** The connection ends without an answer. */
  dead: Schema.optionalKey(Schema.Boolean),
  /** How many requests it meets; all until it is cleared without it. */
  times: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))),
})

export type Fault = typeof faultSchema.Type

const matches = ({ path, method }: Fault, pathname: string, requestMethod: string) =>
  (method === undefined || method === requestMethod) &&
  (path === undefined ||
    (path.includes('{') ? parseTemplate(path).match(pathname) !== undefined : pathname.startsWith(path)))

/** The faults that were asked for; the newest that meets a request counts. */
export class Faults {
  #active: { readonly fault: Fault; times: number }[] = []

  add(fault: Fault): void {
    this.#active = [{ fault, times: fault.times ?? Infinity }, ...this.#active]
  }

  clear(): void {
    this.#active = []
  }

  take(pathname: string, method = 'GET'): Fault | undefined {
    const active = this.#active.find(({ fault }) => matches(fault, pathname, method))
    if (active === undefined) return undefined
    active.times -= 1
    this.#active = this.#active.filter(({ times }) => times > 0)
    return active.fault
  }
}
