import { HttpResponse, http, type HttpHandler } from 'msw'
import {
  changePasswordHandler,
  countRegionHandler,
  dontCountRegionHandler,
  generateBotCodeHandler,
  updateChatAppHandler,
  updateUserHandler,
} from './account.ts'
import { langOf, type WorldNow } from './answering.ts'
import { categoriesHandler, categoryHandler } from './categories.ts'
import { updateProfileHandler } from './edit-profile.ts'
import { markNotificationsReadHandler, notificationsHandler, updateSettingsHandler } from './notifications.ts'
import { ownProfileHandler, registerHandler } from './own.ts'
import { pictureHandlers } from './pictures.ts'
import { cityHandler, regionsHandler } from './places.ts'
import { profileHandler, profilesHandler } from './profiles.ts'
import { randomHandler } from './random.ts'
import { complaintTypesHandler, reviewsHandler } from './reviews.ts'
import { noSuchRoute } from './refusal.ts'
import {
  applyForPlacementHandler,
  fileComplaintHandler,
  requestServiceHandler,
  writeReviewHandler,
} from './submissions.ts'
import { logInHandler, requestCodeHandler, verifyCodeHandler } from './sign-in.ts'

/** What somebody is sent reaches them by the log: there is no post office. */
export type Sent = (to: string, code: string) => void

/** What answers each call of the endpoint table; a call that is not in it does not exist. */
export const handlersOf = (worldNow: WorldNow, sent: Sent = () => {}): HttpHandler[] => [
  ...[regionsHandler, cityHandler, categoriesHandler, categoryHandler].map(handler => handler(worldNow)),
  ...[randomHandler, profilesHandler, profileHandler].map(handler => handler(worldNow)),
  ...[reviewsHandler, complaintTypesHandler].map(handler => handler(worldNow)),
  ...[logInHandler, verifyCodeHandler, registerHandler, ownProfileHandler].map(handler => handler(worldNow)),
  requestCodeHandler(worldNow, sent),
  ...[updateUserHandler, updateProfileHandler, changePasswordHandler].map(handler => handler(worldNow)),
  ...[generateBotCodeHandler, updateChatAppHandler].map(handler => handler(worldNow)),
  ...[countRegionHandler, dontCountRegionHandler].map(handler => handler(worldNow)),
  ...[writeReviewHandler, fileComplaintHandler, requestServiceHandler].map(handler => handler(worldNow)),
  ...[applyForPlacementHandler, notificationsHandler].map(handler => handler(worldNow)),
  ...[markNotificationsReadHandler, updateSettingsHandler].map(handler => handler(worldNow)),
  ...pictureHandlers,
  http.all('*', ({ request }) => {
    const lang = langOf(new URL(request.url).searchParams)
    return HttpResponse.json(noSuchRoute.body(lang), { status: noSuchRoute.status })
  }),
]
