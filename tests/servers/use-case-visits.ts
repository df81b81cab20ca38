import { clientUseCases, type ClientUseCaseName } from '#application/client-use-cases.ts'
import type { UseCaseInputs } from '#application/use-cases.ts'
import type { Visit } from './visit.ts'

export const createSessionCookie = (token: string): string => `auth.access_token=${token}; session=signed-in`

const reviewsInput = { profileId: 42, page: 1 } as const

const inputs: { readonly [N in ClientUseCaseName]: UseCaseInputs[N] } = {
  applyForPlacement: { tariff: 'year', comment: '' },
  changePassword: { currentPassword: 'planted-old', password: 'planted-new' },
  countProfiles: { priceTo: 1500 },
  countRegion: true,
  countUnread: undefined,
  createAccount: { name: 'New', password: 'planted-new', agreement: true },
  fileComplaint: { profileId: 42, typeId: 3, text: '' },
  findCities: { text: 'kaz' },
  findCity: 'kazan',
  findCityById: 5,
  generateBotCode: undefined,
  listCategories: { cityId: 5 },
  listComplaintTypes: undefined,
  listNotifications: { page: 1, unreadOnly: false },
  listRegions: undefined,
  listReviews: reviewsInput,
  listReviewsNow: reviewsInput,
  markNotificationsRead: ['planted'],
  randomProfiles: undefined,
  requestCode: 'planted@demo.example',
  requestService: { cityId: 5, categoryId: 12, description: 'x', date: null, budget: null, phone: '+79172041833' },
  signIn: { email: 'planted@demo.example', password: 'planted-old' },
  signOut: undefined,
  suggest: { text: 'rem' },
  updateChatApp: { whatsapp: '+79172041833' },
  updateNotificationSettings: { news: true },
  updateProfile: { about: 'Tiles.' },
  updateUser: { name: 'New' },
  verifyCode: { uuid: 'planted', code: '123456' },
  viewOwnProfile: undefined,
  viewProfile: 42,
  writeReview: { profileId: 43, text: 'Great.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 },
}

const sameOriginHeaders = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' } as const

export interface UseCaseVisit extends Visit {
  readonly name: ClientUseCaseName
}

export const createUseCaseVisits = (cookie: string): readonly UseCaseVisit[] =>
  (Object.keys(inputs) as ClientUseCaseName[]).map(name => createUseCaseVisit(name, inputs[name], cookie))

export function createUseCaseVisit(name: ClientUseCaseName, input: unknown, cookie: string): UseCaseVisit {
  const path = `/use-cases/${name}`
  if (clientUseCases[name] === 'mutation')
    return { name, path, headers: { ...sameOriginHeaders, cookie }, body: JSON.stringify({ lang: 'ru', input }) }
  const query = new URLSearchParams({ lang: 'ru', ...(input !== undefined && { input: JSON.stringify(input) }) })
  return { name, path: `${path}?${query}`, headers: { cookie } }
}

/** Returns copies of a use-case's valid input, one per text field, with that field replaced. */
export function createInputsWithText(name: ClientUseCaseName, text: string): readonly unknown[] {
  const input: unknown = inputs[name]
  if (typeof input === 'string') return [text]
  if (Array.isArray(input)) return [[text]]
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([key, value]) => (typeof value === 'string' ? [{ ...input, [key]: text }] : []))
}
