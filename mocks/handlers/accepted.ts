import { locales } from '#domain/shared/locale.ts'
import type { MutationEndpointName } from '#infrastructure/api/endpoints.ts'
import type { Form } from './form.ts'
import { invalid, Refusal } from './refusal.ts'

/** What the API takes, written down apart from the product's codecs: a field that one of them misnames is refused here. */
export const bodyFields: Readonly<Record<MutationEndpointName, readonly string[]>> = {
  logIn: ['email', 'phone', 'password'],
  requestCode: ['email'],
  verifyCode: ['code'],
  register: ['name', 'password', 'password_confirmation', 'agreement', 'specialities', 'referral_user_id', 'region_id'],
  updateUser: ['name', 'email', 'phone'],
  updateProfile: ['about', 'city_id', 'experience_years', 'specialities', 'socials'],
  changePassword: ['current_password', 'password', 'password_confirmation'],
  generateBotCode: ['bot_type'],
  updateChatApp: ['phone'],
  countRegion: [],
  dontCountRegion: [],
  updateSettings: ['settings'],
  applyForPlacement: ['tariff', 'comment'],
  markNotificationsRead: ['ids'],
  writeReview: ['text', 'rating_quality', 'rating_price', 'rating_time'],
  fileComplaint: ['type_id', 'text'],
  requestService: ['city_id', 'category_id', 'profile_id', 'description', 'date', 'budget', 'phone'],
}

const fieldsByName: Readonly<Record<string, readonly string[]>> = bodyFields

const noLanguage = invalid({ lang: { ru: 'Нужен язык: ru или en.', en: 'The language is required: ru or en.' } })
const notAcceptable = new Refusal(406, { ru: 'Ответы бывают только в JSON.', en: 'Answers are JSON only.' })
const noJson = new Refusal(415, { ru: 'Тело бывает только в JSON.', en: 'Bodies are JSON only.' })
const unknownField = { ru: 'Такого поля нет.', en: 'There is no such field.' }

/** Why a request is refused whatever it asks for, as a real API would. */
export function refusalOfRequest(
  name: string,
  { headers, url }: Request,
  body: string,
  form: Form,
): Refusal | undefined {
  if (!headers.get('accept')?.includes('application/json')) return notAcceptable
  const lang = new URL(url).searchParams.get('lang')
  if (!locales.some(locale => locale === lang)) return noLanguage
  if (body === '') return undefined
  if (!headers.get('content-type')?.startsWith('application/json')) return noJson
  const unknown = Object.keys(form).filter(field => !fieldsByName[name]?.includes(field))
  return unknown.length === 0 ? undefined : invalid(Object.fromEntries(unknown.map(field => [field, unknownField])))
}
