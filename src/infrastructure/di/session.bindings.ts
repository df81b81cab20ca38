import type { Container } from 'inversify'
import { cannotRefresh, scopedSession } from '#infrastructure/web-server/session/visitor-session.ts'
import { runtime } from '#infrastructure/runtime/runtime.ts'
import { port } from './keys.ts'

export const bindSession = (container: Container) => {
  container.bind(port('session')).toConstantValue(scopedSession(() => runtime().scope.getStore()?.session))
  container.bind(port('tokenRefresher')).toDynamicValue(context => cannotRefresh(context.get(port('logger'))))
}
