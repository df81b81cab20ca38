import { HttpResponse, http, type HttpHandler } from 'msw'
import type { EndpointName } from '#infrastructure/api/endpoints.ts'
import { accountHandlers } from './account.ts'
import { categoryHandlers } from './categories.ts'
import { profileEditHandlers } from './edit-profile.ts'
import { notificationHandlers } from './notifications.ts'
import { ownHandlers } from './own.ts'
import { cityHandlers } from './places.ts'
import { pictureHandlers } from './pictures.ts'
import { profileHandlers } from './profiles.ts'
import { randomHandlers } from './random.ts'
import { reviewHandlers } from './reviews.ts'
import { signInHandlers } from './sign-in.ts'
import { submissionHandlers } from './submissions.ts'
import { handlerOf, langOf, type Handler, type SendCode, type WorldNow } from './answering.ts'
import { noSuchRoute } from './refusal.ts'

/** What answers each call of the endpoint table. */
export const handlers: { readonly [N in EndpointName]: Handler<N> } = {
  ...accountHandlers,
  ...categoryHandlers,
  ...profileEditHandlers,
  ...notificationHandlers,
  ...ownHandlers,
  ...cityHandlers,
  ...profileHandlers,
  ...randomHandlers,
  ...reviewHandlers,
  ...signInHandlers,
  ...submissionHandlers,
}

const isEndpoint = (name: string): name is EndpointName => name in handlers

/** The API's routes; any other is not found. There is no post office: `send` tells codes in the log. */
export const handlersOf = (worldNow: WorldNow, send: SendCode = () => {}): HttpHandler[] => [
  ...Object.keys(handlers)
    .filter(isEndpoint)
    .map(name => handlerOf(name, handlers[name], worldNow, send)),
  ...pictureHandlers,
  http.all('*', ({ request }) => {
    const lang = langOf(new URL(request.url).searchParams)
    return HttpResponse.json(noSuchRoute.body(lang), { status: noSuchRoute.status })
  }),
]
