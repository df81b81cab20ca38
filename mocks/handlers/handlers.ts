import { HttpResponse, http, type HttpHandler } from 'msw'
import { langOf, type WorldNow } from './answering'
import { categoriesHandler, categoryHandler } from './categories'
import { pictureHandlers } from './pictures'
import { cityHandler, regionsHandler } from './places'
import { profileHandler, profilesHandler } from './profiles'
import { randomHandler } from './random'
import { complaintTypesHandler, reviewsHandler } from './reviews'
import { noSuchRoute } from './refusal'

/** What answers each call of the endpoint table; a call that is not in it does not exist. */
export const handlersOf = (worldNow: WorldNow): HttpHandler[] => [
  ...[regionsHandler, cityHandler, categoriesHandler, categoryHandler].map(handler => handler(worldNow)),
  ...[randomHandler, profilesHandler, profileHandler].map(handler => handler(worldNow)),
  ...[reviewsHandler, complaintTypesHandler].map(handler => handler(worldNow)),
  ...pictureHandlers,
  http.all('*', ({ request }) => {
    const lang = langOf(new URL(request.url).searchParams)
    return HttpResponse.json(noSuchRoute.body(lang), { status: noSuchRoute.status })
  }),
]
