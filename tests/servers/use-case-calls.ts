import { clientUseCases, type ClientUseCaseName } from '#application/client-use-cases.ts'
import type { Inputs } from '#application/use-cases.ts'
import type { Visit } from './visit.ts'

/** Session cookies with this token. */
export const createSessionCookie = (token: string): string => `auth.access_token=${token}; session=signed-in`

const reviews = { profileId: 42, page: 1 } as const

/** A valid input for each use-case that a browser may call. */
const inputs: { readonly [N in ClientUseCaseName]: Inputs[N] } = {
  applyForPlacement: { tariff: 'year', comment: '' },
  changePassword: { currentPassword: 'planted-old', password: 'planted-new' },
  countRegion: true,
  countUnread: undefined,
  createAccount: { name: 'New', password: 'planted-new', agreement: true },
  fileComplaint: { profileId: 42, typeId: 3, text: '' },
  findCity: 'kazan',
  generateBotCode: undefined,
  listCategories: { cityId: 5 },
  listComplaintTypes: undefined,
  listNotifications: { page: 1, unreadOnly: false },
  listRegions: undefined,
  listReviews: reviews,
  listReviewsNow: reviews,
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
  writeReview: { profileId: 43, text: 'Great.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 },
}

const fromPage = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' } as const

/** Calls every use-case that a browser may call, queries by GET and mutations by POST, as a signed-in visitor. */
export const createUseCaseVisits = (cookie: string): readonly (Visit & { readonly name: string })[] =>
  Object.entries(clientUseCases).map(([name, kind]) => {
    const input: unknown = inputs[name as ClientUseCaseName]
    const address = `/use-cases/${name}`
    if (kind === 'mutation')
      return { name, path: address, headers: { ...fromPage, cookie }, body: JSON.stringify({ lang: 'ru', input }) }
    const query = new URLSearchParams({ lang: 'ru', ...(input !== undefined && { input: JSON.stringify(input) }) })
    return { name, path: `${address}?${query}`, headers: { cookie } }
  })
