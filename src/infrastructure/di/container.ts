import 'reflect-metadata'
import { Container, type ResolutionContext } from 'inversify'
import { run } from '#application/outcome.ts'
import type { Ports } from '#application/ports.ts'
import { table, type Callable, type Inputs, type UseCaseName, type UseCases } from '#application/use-cases.ts'
import { noteOutcome } from '#infrastructure/runtime/render.ts'
import { bindAccount } from './account.bindings.ts'
import { bindCategory } from './category.bindings.ts'
import { bindCity } from './city.bindings.ts'
import { port, useCase } from './keys.ts'
import { bindComplaint } from './complaint.bindings.ts'
import { bindProfile } from './profile.bindings.ts'
import { bindRegistration } from './registration.bindings.ts'
import { bindReview } from './review.bindings.ts'
import { bindSession } from './session.bindings.ts'
import { bindShared } from './shared.bindings.ts'
import { bindUser } from './user.bindings.ts'

const container = new Container({ defaultScope: 'Singleton' })
bindShared(container)
bindCity(container)
bindCategory(container)
bindProfile(container)
bindReview(container)
bindComplaint(container)
bindSession(container)
bindUser(container)
bindAccount(container)
bindRegistration(container)

const portsOf = (context: ResolutionContext): Ports => ({
  get cityGateway() {
    return context.get(port('cityGateway'))
  },
  get categoryGateway() {
    return context.get(port('categoryGateway'))
  },
  get profileGateway() {
    return context.get(port('profileGateway'))
  },
  get reviewGateway() {
    return context.get(port('reviewGateway'))
  },
  get complaintGateway() {
    return context.get(port('complaintGateway'))
  },
  get userGateway() {
    return context.get(port('userGateway'))
  },
  get accountGateway() {
    return context.get(port('accountGateway'))
  },
  get registrationGateway() {
    return context.get(port('registrationGateway'))
  },
  get session() {
    return context.get(port('session'))
  },
  get tokenRefresher() {
    return context.get(port('tokenRefresher'))
  },
  get locale() {
    return context.get(port('locale'))
  },
  get logger() {
    return context.get(port('logger'))
  },
})

function bind<N extends UseCaseName>(name: N) {
  container.bind(useCase(name)).toDynamicValue(context => {
    const made = table[name](portsOf(context))
    return async (input: Inputs[N]) => noteOutcome(name, await run(made(input)))
  })
}
const names = Object.keys(table) as UseCaseName[]
for (const name of names) bind(name)

const callable = <N extends UseCaseName>(name: N): Callable<N> => container.get(useCase(name))
const callables = names.map(name => [name, (input: never) => callable(name)(input)])

/** Every use-case, bound to the adapters. A loop can't show the compiler that each name is there; the table's type can. */
export const useCases = Object.fromEntries(callables) as UseCases
