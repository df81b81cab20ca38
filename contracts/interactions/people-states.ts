import { providerStates } from '#contracts/provider-states.ts'
import { createState, type InteractionState } from './interaction.ts'

const createCityState = (
  id: number,
  slug: string,
  [name, nameEn]: [string, string],
  [region, regionEn]: [string, string],
) => createState('a city exists', { id, slug, name, name_en: nameEn, region, region_en: regionEn })

const createCategoryState = (id: number, slug: string, [name, nameEn]: [string, string], parentId: number | null) =>
  createState('a category exists', { id, slug, name, name_en: nameEn, parent_id: parentId })

export const kazanState = createCityState(5, 'kazan', ['Казань', 'Kazan'], ['Татарстан', 'Tatarstan'])
export const moscowState = createCityState(6, 'moskva', ['Москва', 'Moscow'], ['Московская область', 'Moscow Oblast'])
/** The second city reveals an API that ignores the slug. */
export const cityStates = [kazanState, moscowState]

export const repairStates = [
  createState('no categories exist', {}),
  createCategoryState(3, 'repair', ['Ремонт', 'Repairs'], null),
  createCategoryState(12, 'repair/bathroom', ['Ремонт ванной', 'Bathrooms'], 3),
]
const cleaningState = createCategoryState(4, 'cleaning', ['Уборка', 'Cleaning'], null)

const annaSmirnova = providerStates['a profile exists'].params
type ProfileParams = typeof annaSmirnova
export const annaSpecialityId = annaSmirnova.speciality_id
/** The id of the speciality is the id of its profile, except for Anna's. */
const createProfileState = (overrides: Partial<ProfileParams>): InteractionState =>
  createState('a profile exists', { ...annaSmirnova, speciality_id: overrides.id ?? annaSpecialityId, ...overrides })

/** All ratings are equal, so that an API that computes averages gets these values. */
const createEqualRatings = (rating: number, reviewsCount: number) => ({
  rating,
  rating_quality: rating,
  rating_price: rating,
  rating_time: rating,
  reviews_count: reviewsCount,
})

/** In Kazan, in the category “bathrooms”. */
export const annaState = createProfileState({})
const boris = {
  id: 44,
  name: 'Борис Юсупов',
  price_from: 900,
  ...createEqualRatings(4, 35),
  created_at: '2026-02-01T10:00:00Z',
}
export const borisState = createProfileState(boris)
const veraState = createProfileState({
  id: 45,
  name: 'Вера Котова',
  price_from: 1200,
  ...createEqualRatings(5, 10),
  created_at: '2026-01-01T10:00:00Z',
})
const glebState = createProfileState({ id: 46, name: 'Глеб Орлов', city_id: 6 })
const daryaState = createProfileState({ id: 47, name: 'Дарья Лис', category_id: 4 })

const noProfilesState = createState('no profiles exist', {})
const bathroomInKazanStates = [noProfilesState, kazanState, ...repairStates]
export const onlyAnnaStates = [...bathroomInKazanStates, annaState]
const otherSpecialistStates = [moscowState, cleaningState, glebState, daryaState]
export const annaAmongOthersStates = [...bathroomInKazanStates, ...otherSpecialistStates, annaState]
/** Includes three specialists of one city and category whose order differs for each sort. */
export const sortableProfilesStates = [
  ...bathroomInKazanStates,
  ...otherSpecialistStates,
  annaState,
  borisState,
  veraState,
]

export const manyProfilesCount = 25
/** Excludes Darya, who is in Kazan too: the interactions expect exactly `manyProfilesCount` profiles there. */
export const manyProfilesInKazanStates = [
  ...bathroomInKazanStates,
  moscowState,
  cleaningState,
  glebState,
  createState('a city has profiles', { city_id: 5, category_id: 12, count: manyProfilesCount }),
]
/** Each namesake of Anna has a price above the maximum or a rating below the minimum of the filters. */
export const annaAndNamesakesStates = [
  ...annaAmongOthersStates,
  createProfileState({ id: 48, name: 'Анна Дорогина', price_from: 2500 }),
  createProfileState({ id: 49, name: 'Анна Слабова', ...createEqualRatings(3.5, 20) }),
]

/** Boris's reviews reveal an API that ignores the profile. */
export const createReviewedProfileStates = (
  annaReviewsCount: number,
  borisReviewsCount: number,
): readonly InteractionState[] => [
  ...bathroomInKazanStates,
  createProfileState(createEqualRatings(5, annaReviewsCount)),
  createProfileState({ ...boris, ...createEqualRatings(5, borisReviewsCount) }),
]

const annaSessionStates = [
  createState('somebody is signed in', providerStates['somebody is signed in'].params),
  createState('an account exists', {
    id: 71,
    name: 'Борис',
    email: 'boris@example.org',
    phone: '+79172041834',
    password: 'battery staple',
  }),
]
/** The newest account is not Anna's. This reveals an API that ignores the token. */
export const signedInAnnaStates = [...onlyAnnaStates, ...annaSessionStates]
export const signedInAnnaWithBorisProfileStates = [...signedInAnnaStates, borisState]
/** Requests have the token of the last session, Anna's. */
export const annaAndBorisBothSignedInStates = [
  ...onlyAnnaStates,
  borisState,
  createState('somebody is signed in', {
    token: '3|boris',
    profile_id: 44,
    email: 'boris-yusupov@example.org',
    phone: '+79172041835',
    password: 'battery staple',
    about_statistics: false,
  }),
  ...annaSessionStates,
]
