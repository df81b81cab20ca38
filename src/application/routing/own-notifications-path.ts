import { ownProfileRoute } from './guarded-routes.ts'

export const ownNotificationsPath = `${ownProfileRoute.path}#notifications` as const
