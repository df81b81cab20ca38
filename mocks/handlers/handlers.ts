import { HttpResponse, http, type HttpHandler } from 'msw'
import type { EndpointName } from '#infrastructure/api/endpoints.ts'
import { accountHandlers } from './account.ts'
import { categoryHandlers } from './categories.ts'
import { profileEditHandlers } from './edit-profile.ts'
import { notificationHandlers } from './notifications.ts'
import { ownProfileHandlers } from './own-profile.ts'
import { cityHandlers } from './cities.ts'
import { pictureHandlers } from './pictures.ts'
import { profileHandlers } from './profiles.ts'
import { randomHandlers } from './random.ts'
import { reviewHandlers } from './reviews.ts'
import { signInHandlers } from './sign-in.ts'
import { submissionHandlers } from './submissions.ts'
import { createHandler, getLang, type Handler, type SendCode, type GetWorld } from './handler.ts'
import { noSuchRoute } from './refusal.ts'

export const handlers: { readonly [N in EndpointName]: Handler<N> } = {
  ...accountHandlers,
  ...categoryHandlers,
  ...profileEditHandlers,
  ...notificationHandlers,
  ...ownProfileHandlers,
  ...cityHandlers,
  ...profileHandlers,
  ...randomHandlers,
  ...reviewHandlers,
  ...signInHandlers,
  ...submissionHandlers,
}

const isEndpoint = (name: string): name is EndpointName => name in handlers

export const createHandlers = (getWorld: GetWorld, sendCode: SendCode = () => {}): HttpHandler[] => [
  ...Object.keys(handlers)
    .filter(isEndpoint)
    .map(name => createHandler(name, handlers[name], getWorld, sendCode)),
  ...pictureHandlers,
  http.all('*', ({ request }) => {
    const lang = getLang(new URL(request.url).searchParams)
    return HttpResponse.json(noSuchRoute.createBody(lang), { status: noSuchRoute.status })
  }),
]
