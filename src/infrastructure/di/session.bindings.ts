import type { Container } from 'inversify'
import { cannotRefresh } from '../web-server/session/cannot-refresh'
import { scopedSession } from '../web-server/session/scoped-session'
import { runtime } from '../web-server/runtime'
import { port } from './keys'

export const bindSession = (container: Container) => {
  container.bind(port('session')).toConstantValue(scopedSession(() => runtime().scope.getStore()?.session))
  container.bind(port('tokenRefresher')).toDynamicValue(context => cannotRefresh(context.get(port('logger'))))
}
