import { ownProfileRoute } from './own-routes.ts'

export const ownNotificationsPath = `${ownProfileRoute.path}#notifications` as const
