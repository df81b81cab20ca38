import { providerStates } from '#contracts/provider-states.ts'
import { givenState, type GivenState } from './interaction.ts'

const createCity = (id: number, slug: string, [name, nameEn]: [string, string], [region, regionEn]: [string, string]) =>
  givenState('a city exists', { id, slug, name, name_en: nameEn, region, region_en: regionEn })

const createCategory = (id: number, slug: string, [name, nameEn]: [string, string], parentId: number | null) =>
  givenState('a category exists', { id, slug, name, name_en: nameEn, parent_id: parentId })

export const kazanExists = createCity(5, 'kazan', ['Казань', 'Kazan'], ['Татарстан', 'Tatarstan'])
export const moscowExists = createCity(6, 'moskva', ['Москва', 'Moscow'], ['Московская область', 'Moscow Oblast'])
/** The second city reveals an API that ignores the slug. */
export const cities = [kazanExists, moscowExists]

export const repairExists = [
  givenState('no categories exist', {}),
  createCategory(3, 'repair', ['Ремонт', 'Repairs'], null),
  createCategory(12, 'repair/bathroom', ['Ремонт ванной', 'Bathrooms'], 3),
]
const cleaningExists = createCategory(4, 'cleaning', ['Уборка', 'Cleaning'], null)

const annaSmirnova = providerStates['a profile exists'].params
type ProfileParams = typeof annaSmirnova
export const annaServiceId = annaSmirnova.speciality_id
/** The speciality has the id of its profile, except Anna's. */
const createProfile = (other: Partial<ProfileParams>): GivenState =>
  givenState('a profile exists', { ...annaSmirnova, speciality_id: other.id ?? annaServiceId, ...other })

/** Each review rates quality, price and time alike, so that an API that computes averages gets these. */
const rateAlike = (rating: number, reviews: number) => ({
  rating,
  rating_quality: rating,
  rating_price: rating,
  rating_time: rating,
  reviews_count: reviews,
})

/** In Kazan, in the category “bathrooms”. */
export const annaExists = createProfile({})
const boris = {
  id: 44,
  name: 'Борис Юсупов',
  price_from: 900,
  ...rateAlike(4, 35),
  created_at: '2026-02-01T10:00:00Z',
}
/** In the same city and category. */
export const borisExists = createProfile(boris)
const veraExists = createProfile({
  id: 45,
  name: 'Вера Котова',
  price_from: 1200,
  ...rateAlike(5, 10),
  created_at: '2026-01-01T10:00:00Z',
})
/** In another city or category: they reveal an API that ignores these filters. */
const glebExists = createProfile({ id: 46, name: 'Глеб Орлов', city_id: 6 })
const daryaExists = createProfile({ id: 47, name: 'Дарья Лис', category_id: 4 })

const noProfilesExist = givenState('no profiles exist', {})
const bathroomInKazan = [noProfilesExist, kazanExists, ...repairExists]
export const onlyAnna = [...bathroomInKazan, annaExists]
const otherSpecialists = [moscowExists, cleaningExists, glebExists, daryaExists]
export const annaAmongOthers = [...bathroomInKazan, ...otherSpecialists, annaExists]
/** Three specialists whose order differs for each sort. */
export const threeToSort = [...bathroomInKazan, ...otherSpecialists, annaExists, borisExists, veraExists]

export const manyInKazan = [
  ...bathroomInKazan,
  ...otherSpecialists.slice(0, 3),
  givenState('a city has profiles', { city_id: 5, category_id: 12, count: 25 }),
]
/** The namesakes are above the price or below the rating. */
export const annaAndNamesakes = [
  ...annaAmongOthers,
  createProfile({ id: 48, name: 'Анна Дорогина', price_from: 2500 }),
  createProfile({ id: 49, name: 'Анна Слабова', ...rateAlike(3.5, 20) }),
]

/** Anna and Boris with so many reviews. Those of Boris reveal an API that ignores the profile. */
export const createReviewed = (annas: number, boriss: number): readonly GivenState[] => [
  ...bathroomInKazan,
  createProfile(rateAlike(5, annas)),
  createProfile({ ...boris, ...rateAlike(5, boriss) }),
]

const annaSignsIn = [
  givenState('somebody is signed in', providerStates['somebody is signed in'].params),
  givenState('an account exists', {
    id: 71,
    name: 'Борис',
    email: 'boris@example.org',
    phone: '+79172041834',
    password: 'battery staple',
  }),
]
/** Anna is signed in, but Boris is the newest user. */
export const annaIsSignedIn = [...onlyAnna, ...annaSignsIn]
export const annaAndBoris = [...annaIsSignedIn, borisExists]
/** Both are signed in; requests have the last token, Anna's. */
export const bothAreSignedIn = [
  ...onlyAnna,
  borisExists,
  givenState('somebody is signed in', {
    token: '3|boris',
    profile_id: 44,
    email: 'boris-yusupov@example.org',
    phone: '+79172041835',
    password: 'battery staple',
    about_statistics: false,
  }),
  ...annaSignsIn,
]
