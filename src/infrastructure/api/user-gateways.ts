import { Effect } from 'effect'
import type { AccountGateway, UserGateway, RegistrationGateway, NotificationGateway } from '#application/ports.ts'
import type { ApiClient } from './client.ts'
import { mapNotFoundToUnavailable, mapRefusal, mapResponse, toFieldErrors } from './gateway-errors.ts'
import { omitUnreadable } from '#domain/notification/notification.ts'
import type { WrongCredentials } from '#domain/user/credentials.ts'
import type { WrongCode } from '#domain/registration/registration.ts'
import { formatErrors } from './client/error-body.ts'
import type { Refused } from './client/failure.ts'
import { emptyIfPastEnd } from './shared/page.codec.ts'
import type { FieldErrors } from '#domain/shared/api-errors.ts'

const toFormMessage = toFieldErrors([])

/** The API's texts about wrong credentials are not shown, because they may reveal which one is wrong. */
const toLogInErrors = (refusal: Refused): Effect.Effect<never, WrongCredentials | FieldErrors> =>
  refusal.reason === 'invalid' ? Effect.fail<WrongCredentials>({ _tag: 'WrongCredentials' }) : toFormMessage(refusal)

export const createUserGateway = ({ call, send }: ApiClient): UserGateway => ({
  logIn: ({ email, phone, password }) => {
    const body = phone === undefined ? { ...(email !== undefined && { email }), password } : { phone, password }
    return mapRefusal(send('logIn', { params: {}, body }), toLogInErrors)
  },
  readOwnProfile: () => mapResponse(call('ownProfile', { params: {}, query: {} }), ({ profile }) => profile),
})

const profileFieldNames = [
  'about',
  'cityId',
  'experienceYears',
  'specialities',
  'categoryId',
  'name',
  'priceFrom',
  'priceUnit',
  'socials',
  'type',
  'url',
]

/** The forms have one field for a new password, which also shows the errors of the confirmation. */
const otherPasswordNames = { password_confirmation: 'password' }

export const createAccountGateway = ({ send }: ApiClient): AccountGateway => ({
  updateUser: body =>
    mapRefusal(Effect.asVoid(send('updateUser', { params: {}, body })), toFieldErrors(['name', 'email', 'phone'])),
  updateProfile: body =>
    mapRefusal(
      Effect.asVoid(send('updateProfile', { params: {}, body })),
      toFieldErrors(profileFieldNames, { lists: ['specialities', 'socials'] }),
    ),
  changePassword: body =>
    mapRefusal(
      Effect.asVoid(send('changePassword', { params: {}, body })),
      toFieldErrors(['currentPassword', 'password'], { otherNames: otherPasswordNames }),
    ),
  generateBotCode: () =>
    mapRefusal(
      Effect.map(send('generateBotCode', { params: {}, body: { botType: 'telegram' } }), ({ code }) => String(code)),
      toFormMessage,
    ),
  updateChatApp: body =>
    mapRefusal(
      Effect.asVoid(send('updateChatApp', { params: {}, body })),
      toFieldErrors([], { otherNames: { phone: 'whatsapp' } }),
    ),
  countRegion: isCounted =>
    mapRefusal(
      Effect.asVoid(
        send(isCounted ? 'joinRegionStatistics' : 'leaveRegionStatistics', { params: {}, body: undefined }),
      ),
      toFormMessage,
    ),
  updateSettings: settings =>
    mapRefusal(
      Effect.map(
        send('updateSettings', { params: {}, body: { settings } }),
        ({ user }) => user?.settings ?? omitUnreadable(settings),
      ),
      toFormMessage,
    ),
  applyForPlacement: body =>
    mapRefusal(Effect.asVoid(send('applyForPlacement', { params: {}, body })), toFieldErrors(['tariff', 'comment'])),
})

const failWithWrongCode = (message: string) => Effect.fail<WrongCode>({ _tag: 'WrongCode', message })

export const createRegistrationGateway = ({ send }: ApiClient): RegistrationGateway => ({
  requestCode: email =>
    mapRefusal(
      Effect.map(send('requestCode', { params: {}, body: { email } }), ({ uuid }) => uuid),
      toFieldErrors(['email']),
    ),
  verify: ({ uuid, code }) =>
    send('verifyCode', { params: { uuid }, body: { code } }).pipe(
      Effect.catchTag('Refused', ({ body }) => failWithWrongCode(formatErrors(body))),
      Effect.catchTag('NotFound', () => failWithWrongCode('')),
    ),
  createAccount: account =>
    mapRefusal(
      send('register', { params: {}, body: account }),
      toFieldErrors(['name', 'password', 'agreement'], { otherNames: otherPasswordNames }),
    ),
})

export const createNotificationGateway = ({ call, send }: ApiClient): NotificationGateway => ({
  listPage: ({ unreadOnly, ...query }) =>
    call('notifications', { params: {}, query: { ...query, ...(unreadOnly && { unread: true }) } }).pipe(
      Effect.map(emptyIfPastEnd(query.page)),
      mapNotFoundToUnavailable,
    ),
  markRead: ids =>
    mapRefusal(Effect.asVoid(send('markNotificationsRead', { params: {}, body: { ids } })), toFormMessage),
})
