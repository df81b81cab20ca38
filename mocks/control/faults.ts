import { Schema } from 'effect'
import { parseTemplate } from '#mocks/handlers/template.ts'

export const faultSchema = Schema.Struct({
  /** A template (`/api/profiles/{id}`) or a prefix (`/api/v2`). */
  path: Schema.optionalKey(Schema.NonEmptyString),
  method: Schema.optionalKey(Schema.Literals(['GET', 'POST', 'PUT', 'DELETE'])),
  takesEffect: Schema.optionalKey(Schema.Boolean),
  /** Milliseconds before the response. */
  delay: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 600_000 }))),
  status: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 200, maximum: 599 }))),
  /** Seconds, sent as `Retry-After`. */
  retryAfter: Schema.optionalKey(Schema.Int),
  broken: Schema.optionalKey(Schema.Boolean),
  dead: Schema.optionalKey(Schema.Boolean),
  times: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))),
})

export type Fault = typeof faultSchema.Type

const matches = ({ path, method }: Fault, pathname: string, requestMethod: string) =>
  (method === undefined || method === requestMethod) &&
  (path === undefined ||
    (path.includes('{') ? parseTemplate(path).match(pathname) !== undefined : pathname.startsWith(path)))

export class Faults {
  #active: { readonly fault: Fault; times: number }[] = []

  add(fault: Fault): void {
    this.#active = [{ fault, times: fault.times ?? Infinity }, ...this.#active]
  }

  clear(): void {
    this.#active = []
  }

  take(pathname: string, method = 'GET'): Fault | undefined {
    const activeFault = this.#active.find(({ fault }) => matches(fault, pathname, method))
    if (activeFault === undefined) return undefined
    activeFault.times -= 1
    this.#active = this.#active.filter(({ times }) => times > 0)
    return activeFault.fault
  }
}
