import { ownProfileRoute } from './own-routes.ts'

/** The list of notifications on the visitor's own profile. */
export const ownNotificationsPath = `${ownProfileRoute.path}#notifications` as const
