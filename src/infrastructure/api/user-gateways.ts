import { Effect } from 'effect'
import type { AccountGateway, UserGateway, RegistrationGateway, NotificationGateway } from '#application/ports.ts'
import type { ApiClient } from './client.ts'
import { toFieldErrors, mapNotFoundToUnavailable } from './gateway-errors.ts'
import type { WrongCredentials } from '#domain/user/credentials.ts'
import type { WrongCode } from '#domain/registration/registration.ts'
import { formatErrors } from './client/error-body.ts'
import type { Refused } from './client/failure.ts'
import type { FieldErrors } from '#domain/shared/api-errors.ts'

const toFormMessage = toFieldErrors({})

/** The API's texts about wrong credentials are not shown, because they may reveal which one is wrong. */
const toLogInRefusal = (refusal: Refused): Effect.Effect<never, WrongCredentials | FieldErrors> =>
  refusal.reason === 'invalid' ? Effect.fail<WrongCredentials>({ _tag: 'WrongCredentials' }) : toFormMessage(refusal)

export const createUserGateway = ({ call, send }: ApiClient): UserGateway => ({
  logIn: ({ email, phone, password }) => {
    const body = phone === undefined ? { ...(email !== undefined && { email }), password } : { phone, password }
    return send('logIn', { params: {}, body }).pipe(
      Effect.catchTag('Refused', toLogInRefusal),
      mapNotFoundToUnavailable,
    )
  },
  readOwnProfile: () =>
    call('ownProfile', { params: {}, query: {} }).pipe(
      Effect.map(({ profile }) => profile),
      mapNotFoundToUnavailable,
    ),
})

const profileFieldNames = {
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
const passwordFieldNames = {
  current_password: 'currentPassword',
  password: 'password',
  password_confirmation: 'password',
}

export const createAccountGateway = ({ send }: ApiClient): AccountGateway => ({
  updateUser: body =>
    send('updateUser', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors({ name: 'name', email: 'email', phone: 'phone' })),
      mapNotFoundToUnavailable,
    ),
  updateProfile: body =>
    send('updateProfile', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors(profileFieldNames, ['specialities', 'socials'])),
      mapNotFoundToUnavailable,
    ),
  changePassword: body =>
    send('changePassword', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors(passwordFieldNames)),
      mapNotFoundToUnavailable,
    ),
  generateBotCode: () =>
    send('generateBotCode', { params: {}, body: { botType: 'telegram' } }).pipe(
      Effect.map(({ code }) => String(code)),
      Effect.catchTag('Refused', toFormMessage),
      mapNotFoundToUnavailable,
    ),
  updateChatApp: body =>
    send('updateChatApp', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors({ phone: 'whatsapp' })),
      mapNotFoundToUnavailable,
    ),
  countRegion: isJoined =>
    send(isJoined ? 'joinRegionStatistics' : 'leaveRegionStatistics', { params: {}, body: undefined }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFormMessage),
      mapNotFoundToUnavailable,
    ),
  updateSettings: settings =>
    send('updateSettings', { params: {}, body: { settings } }).pipe(
      Effect.map(({ user }) => user?.settings ?? settings),
      Effect.catchTag('Refused', toFormMessage),
      mapNotFoundToUnavailable,
    ),
  applyForPlacement: body =>
    send('applyForPlacement', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors({ tariff: 'tariff', comment: 'comment' })),
      mapNotFoundToUnavailable,
    ),
})

const failWrongCode = (message: string) => Effect.fail<WrongCode>({ _tag: 'WrongCode', message })

const accountFieldNames = {
  name: 'name',
  password: 'password',
  password_confirmation: 'password',
  agreement: 'agreement',
}

export const createRegistrationGateway = ({ send }: ApiClient): RegistrationGateway => ({
  requestCode: email =>
    send('requestCode', { params: {}, body: { email } }).pipe(
      Effect.map(({ uuid }) => uuid),
      Effect.catchTag('Refused', toFieldErrors({ email: 'email' })),
      mapNotFoundToUnavailable,
    ),
  verify: ({ uuid, code }) =>
    send('verifyCode', { params: { uuid }, body: { code } }).pipe(
      Effect.catchTag('Refused', ({ body }) => failWrongCode(formatErrors(body))),
      // An unknown e-mail id means a wrong code.
      Effect.catchTag('NotFound', () => failWrongCode('')),
    ),
  createAccount: account =>
    send('register', { params: {}, body: account }).pipe(
      Effect.catchTag('Refused', toFieldErrors(accountFieldNames)),
      mapNotFoundToUnavailable,
    ),
})

export const createNotificationGateway = ({ call, send }: ApiClient): NotificationGateway => ({
  listPage: ({ unreadOnly, ...query }) =>
    call('notifications', { params: {}, query: { ...query, ...(unreadOnly && { unread: true }) } }).pipe(
      mapNotFoundToUnavailable,
    ),
  markRead: ids =>
    send('markNotificationsRead', { params: {}, body: { ids } }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFormMessage),
      mapNotFoundToUnavailable,
    ),
})
