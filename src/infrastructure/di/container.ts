import 'reflect-metadata'
import { Container, type ResolutionContext } from 'inversify'
import { run } from '../../application/outcome'
import type { Ports } from '../../application/ports'
import { table, type Callable, type Inputs, type UseCaseName, type UseCases } from '../../application/use-cases'
import { noteOutcome } from '../web-server/note-outcome'
import { bindAccount } from './account.bindings'
import { bindCategory } from './category.bindings'
import { bindCity } from './city.bindings'
import { port, useCase } from './keys'
import { bindComplaint } from './complaint.bindings'
import { bindProfile } from './profile.bindings'
import { bindRegistration } from './registration.bindings'
import { bindReview } from './review.bindings'
import { bindSession } from './session.bindings'
import { bindShared } from './shared.bindings'
import { bindUser } from './user.bindings'

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
