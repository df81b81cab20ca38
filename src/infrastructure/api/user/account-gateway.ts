import { Effect } from 'effect'
import type { AccountGateway } from '#application/user/user.ports.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { toFieldErrors, notFoundAsUnavailable } from '#infrastructure/api/gateway-errors.ts'

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
      Effect.map(({ user }) => user),
      Effect.catchTag('Refused', toFieldErrors({ name: 'name', email: 'email', phone: 'phone' })),
      notFoundAsUnavailable,
    ),
  updateProfile: body =>
    send('updateProfile', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors(profileFields)),
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
      Effect.catchTag('Refused', toFieldErrors({})),
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
      Effect.catchTag('Refused', toFieldErrors({})),
      notFoundAsUnavailable,
    ),
  updateSettings: settings =>
    send('updateSettings', { params: {}, body: { settings } }).pipe(
      Effect.map(({ user }) => user?.settings ?? settings),
      Effect.catchTag('Refused', toFieldErrors({})),
      notFoundAsUnavailable,
    ),
  applyForPlacement: body =>
    send('applyForPlacement', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors({ tariff: 'tariff', comment: 'comment' })),
      notFoundAsUnavailable,
    ),
})
