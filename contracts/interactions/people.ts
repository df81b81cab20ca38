import { providerStates } from '#contracts/provider-states.ts'
import { given, type GivenState } from './interaction.ts'

const city = (id: number, slug: string, [name, nameEn]: [string, string], [region, regionEn]: [string, string]) =>
  given('a city exists', { id, slug, name, name_en: nameEn, region, region_en: regionEn })

const category = (id: number, slug: string, [name, nameEn]: [string, string], parentId: number | null) =>
  given('a category exists', { id, slug, name, name_en: nameEn, parent_id: parentId })

export const thereIsKazan = city(5, 'kazan', ['Казань', 'Kazan'], ['Татарстан', 'Tatarstan'])
export const thereIsMoscow = city(6, 'moskva', ['Москва', 'Moscow'], ['Московская область', 'Moscow Oblast'])
/** The second is there so that an answer about any city shows. */
export const cities = [thereIsKazan, thereIsMoscow]

export const thereIsRepair = [
  given('no categories exist', {}),
  category(3, 'repair', ['Ремонт', 'Repairs'], null),
  category(12, 'repair/bathroom', ['Ремонт ванной', 'Bathrooms'], 3),
]
const thereIsCleaning = category(4, 'cleaning', ['Уборка', 'Cleaning'], null)

const annaSmirnova = providerStates['a profile exists'].params
type Somebody = typeof annaSmirnova
export const annaServiceId = annaSmirnova.speciality_id
export const borisServiceId = 44
/** A speciality has the id of its profile, except Anna's. */
const somebody = (other: Partial<Somebody>): GivenState =>
  given('a profile exists', { ...annaSmirnova, speciality_id: other.id ?? annaServiceId, ...other })

/** In Kazan, for the bathroom: both were made by earlier states. */
export const thereIsAnna = somebody({})
/** Another specialist of the same city and category. */
export const thereIsBoris = somebody({
  id: 44,
  name: 'Борис Юсупов',
  price_from: 900,
  rating: 4.6,
  reviews_count: 35,
  created_at: '2026-02-01T10:00:00Z',
})
const thereIsVera = somebody({
  id: 45,
  name: 'Вера Котова',
  price_from: 1200,
  rating: 4.9,
  reviews_count: 10,
  created_at: '2026-01-01T10:00:00Z',
})
/** Whoever is in another city, or in another category: an answer that does not look shows them. */
const thereIsGleb = somebody({ id: 46, name: 'Глеб Орлов', city_id: 6 })
const thereIsDarya = somebody({ id: 47, name: 'Дарья Лис', category_id: 4 })

const noPeople = given('no profiles exist', {})
const place = [noPeople, thereIsKazan, ...thereIsRepair]
export const onlyAnna = [...place, thereIsAnna]
const strangers = [thereIsMoscow, thereIsCleaning, thereIsGleb, thereIsDarya]
/** Anna, and somebody in each place where she is not. */
export const annaAmongStrangers = [...place, ...strangers, thereIsAnna]
/** Three whom each order puts in another one. */
export const threeToSort = [...place, ...strangers, thereIsAnna, thereIsBoris, thereIsVera]

export const manyInKazan = [
  ...place,
  ...strangers.slice(0, 3),
  given('a city has profiles', { city_id: 5, category_id: 12, count: 25 }),
]
/** Of the same first name: too dear, rated too low. */
export const annasTooMany = [
  ...annaAmongStrangers,
  somebody({ id: 48, name: 'Анна Дорогина', price_from: 2500 }),
  somebody({ id: 49, name: 'Анна Слабова', rating: 3.9 }),
]

const annaSignsIn = [
  given('somebody is signed in', providerStates['somebody is signed in'].params),
  given('an account exists', {
    id: 71,
    name: 'Борис',
    email: 'boris@example.org',
    phone: '+79172041834',
    password: 'battery staple',
  }),
]
/** Who is signed in, and then somebody else with an account: the newest user is not the one who asks. */
export const annaIsSignedIn = [...onlyAnna, ...annaSignsIn]
export const annaAndBoris = [...annaIsSignedIn, thereIsBoris]
/** Both are signed in; the token that is asked with is the last one. */
export const bothAreSignedIn = [
  ...onlyAnna,
  thereIsBoris,
  given('somebody is signed in', {
    token: '3|boris',
    profile_id: 44,
    email: 'boris-yusupov@example.org',
    phone: '+79172041835',
    password: 'battery staple',
    about_statistics: false,
  }),
  ...annaSignsIn,
]
