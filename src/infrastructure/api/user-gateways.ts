import { Effect } from 'effect'
import type { AccountGateway, UserGateway, RegistrationGateway, NotificationGateway } from '#application/ports.ts'
import type { ApiClient } from './client.ts'
import { toFieldErrors, notFoundAsUnavailable } from './gateway-errors.ts'
import type { WrongCredentials } from '#domain/user/credentials.ts'
import type { WrongCode } from '#domain/registration/registration.ts'
import { formatErrors } from './client/error-body.ts'
import type { Refused } from './client/failure.ts'
import type { FieldErrors } from '#domain/shared/api-errors.ts'

const toMessage = toFieldErrors({})

/** The API's texts about the credentials are not shown: they may tell which of the two is wrong. */
const toRefusedLogIn = (refused: Refused): Effect.Effect<never, WrongCredentials | FieldErrors> =>
  refused.reason === 'invalid' ? Effect.fail<WrongCredentials>({ _tag: 'WrongCredentials' }) : toMessage(refused)

export const userGateway = ({ call, send }: ApiClient): UserGateway => ({
  logIn: ({ email, phone, password }) => {
    const body = phone === undefined ? { ...(email !== undefined && { email }), password } : { phone, password }
    return send('logIn', { params: {}, body }).pipe(Effect.catchTag('Refused', toRefusedLogIn), notFoundAsUnavailable)
  },
  ownProfile: () =>
    call('ownProfile', { params: {}, query: {} }).pipe(
      Effect.map(({ profile }) => profile),
      notFoundAsUnavailable,
    ),
})

const profileFields = {
  about: 'about',
  city_id: 'cityId',
  experience_years: 'experienceYears',
  specialities: 'specialities',
  category_id: 'categoryId',
  name: 'name',
  price_from: 'priceFrom',
  price_unit: 'priceUnit',
  socials: 'socials',
  type: 'type',
  url: 'url',
}
const passwordFields = {
  current_password: 'currentPassword',
  password: 'password',
  password_confirmation: 'password',
}

export const accountGateway = ({ send }: ApiClient): AccountGateway => ({
  updateUser: body =>
    send('updateUser', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors({ name: 'name', email: 'email', phone: 'phone' })),
      notFoundAsUnavailable,
    ),
  updateProfile: body =>
    send('updateProfile', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors(profileFields, ['specialities', 'socials'])),
      notFoundAsUnavailable,
    ),
  changePassword: body =>
    send('changePassword', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors(passwordFields)),
      notFoundAsUnavailable,
    ),
  generateBotCode: () =>
    send('generateBotCode', { params: {}, body: { botType: 'telegram' } }).pipe(
      Effect.map(({ code }) => String(code)),
      Effect.catchTag('Refused', toMessage),
      notFoundAsUnavailable,
    ),
  updateChatApp: body =>
    send('updateChatApp', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors({ phone: 'whatsapp' })),
      notFoundAsUnavailable,
    ),
  countRegion: counted =>
    send(counted ? 'countRegion' : 'dontCountRegion', { params: {}, body: undefined }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toMessage),
      notFoundAsUnavailable,
    ),
  updateSettings: settings =>
    send('updateSettings', { params: {}, body: { settings } }).pipe(
      Effect.map(({ user }) => user?.settings ?? settings),
      Effect.catchTag('Refused', toMessage),
      notFoundAsUnavailable,
    ),
  applyForPlacement: body =>
    send('applyForPlacement', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors({ tariff: 'tariff', comment: 'comment' })),
      notFoundAsUnavailable,
    ),
})

const failWrongCode = (message: string) => Effect.fail<WrongCode>({ _tag: 'WrongCode', message })

const accountFields = { name: 'name', password: 'password', password_confirmation: 'password', agreement: 'agreement' }

export const registrationGateway = ({ send }: ApiClient): RegistrationGateway => ({
  requestCode: email =>
    send('requestCode', { params: {}, body: { email } }).pipe(
      Effect.map(({ uuid }) => uuid),
      Effect.catchTag('Refused', toFieldErrors({ email: 'email' })),
      notFoundAsUnavailable,
    ),
  verify: ({ uuid, code }) =>
    send('verifyCode', { params: { uuid }, body: { code } }).pipe(
      Effect.catchTag('Refused', ({ body }) => failWrongCode(formatErrors(body))),
      // An unknown letter id means a wrong code.
      Effect.catchTag('NotFound', () => failWrongCode('')),
    ),
  createAccount: account =>
    send('register', { params: {}, body: account }).pipe(
      Effect.catchTag('Refused', toFieldErrors(accountFields)),
      notFoundAsUnavailable,
    ),
})

export const notificationGateway = ({ call, send }: ApiClient): NotificationGateway => ({
  page: ({ unreadOnly, ...query }) =>
    call('notifications', { params: {}, query: { ...query, ...(unreadOnly && { unread: true }) } }).pipe(
      notFoundAsUnavailable,
    ),
  markRead: ids =>
    send('markNotificationsRead', { params: {}, body: { ids } }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toMessage),
      notFoundAsUnavailable,
    ),
})
