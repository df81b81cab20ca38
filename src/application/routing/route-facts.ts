import { routes, type RouteFacts, type RouteName, type TextName } from './routes.ts'

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name)

export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName)

export const isTextRoute = (name: RouteName): name is TextName => 'isText' in routes[name]

export const textNames: readonly TextName[] = routeNames.filter(isTextRoute)

export const getRouteFacts = (name: RouteName): RouteFacts => routes[name]
