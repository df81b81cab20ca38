import type { OfferedSpeciality, PersonalEdit, ProfileEdit } from '#domain/user/edits.ts'
import { idFromState } from '#contracts/matchers.ts'
import { unreadWriteSucceeded, type Interaction } from './interaction.ts'
import { createExpiredSession, token } from './own-writes.ts'
import { annaIsSignedIn, annaServiceId } from './people.ts'
import { createFieldErrors, createFieldRefusal, createRefusal } from './user-like.ts'

/** Differs from the provider state. */
const changed = { name: 'Анна Ветрова', email: 'anna.v@example.org', phone: '+79172041835' }

const updateUser = (personal: PersonalEdit) =>
  ({
    endpoint: 'updateUser',
    states: annaIsSignedIn,
    request: { path: '/api/user', token, body: personal },
    ask: ({ accountGateway }) => accountGateway.updateUser(personal),
  }) satisfies Partial<Interaction>

const service = { categoryId: 12, priceFrom: 1700, priceUnit: 'm2' } as const
const edit = {
  about: 'Кладу плитку с 2018 года.',
  cityId: 5,
  experienceYears: 8,
  specialities: [service],
  socials: [{ type: 'telegram', url: 'https://t.me/anna' }],
} as const satisfies SentProfile
const nothing: SentProfile = { about: null, cityId: null, experienceYears: null, specialities: [], socials: [] }

interface SentProfile extends ProfileEdit {
  readonly specialities?: readonly OfferedSpeciality[]
}

const toBody = ({ cityId, experienceYears, specialities, ...others }: SentProfile) => ({
  ...others,
  ...(cityId !== undefined && { city_id: cityId }),
  ...(experienceYears !== undefined && { experience_years: experienceYears }),
  ...(specialities && {
    specialities: specialities.map(({ categoryId, priceFrom, priceUnit, ...rest }) => ({
      ...rest,
      category_id: categoryId,
      price_from: priceFrom,
      price_unit: priceUnit,
    })),
  }),
})

const withExisting = { specialities: [{ ...service, id: annaServiceId }, service] }

const updateProfile = (profileEdit: SentProfile) =>
  ({
    endpoint: 'updateProfile',
    states: annaIsSignedIn,
    request: { path: '/api/v2/user/profile', token, body: toBody(profileEdit) },
    ask: ({ accountGateway }) => accountGateway.updateProfile(profileEdit),
  }) satisfies Partial<Interaction>
const saved = { response: unreadWriteSucceeded, outcome: { value: undefined } }

export const accountEditInteractions: readonly Interaction[] = [
  {
    ...updateUser(changed),
    description: 'one’s own data: changed',
    ...saved,
  },
  {
    ...updateUser({ name: changed.name }),
    description: 'one’s own data: only the name is sent',
    ...saved,
  },
  {
    ...updateUser({ phone: null }),
    description: 'one’s own data: changed to no phone number',
    ...saved,
  },
  {
    ...updateUser({ email: 'boris@example.org' }),
    description: 'one’s own data: another account has the address',
    response: createFieldRefusal('email'),
    outcome: createFieldErrors(['email']),
  },
  {
    ...updateUser({ email: 'boris@example.org' }),
    description: 'one’s own data in English: another account has the address',
    lang: 'en',
    response: createRefusal({ error: 'Taken.' }),
    outcome: createFieldErrors([], 'Taken.'),
  },
  createExpiredSession('one’s own data', updateUser(changed)),
  { ...updateProfile(edit), ...saved, description: 'what one’s own profile says: changed' },
  { ...updateProfile(nothing), ...saved, description: 'what one’s own profile says: nothing any more' },
  {
    ...updateProfile({ about: edit.about }),
    ...saved,
    description: 'what one’s own profile says: only the description is sent',
  },
  {
    ...updateProfile(withExisting),
    request: {
      ...updateProfile(withExisting).request,
      body: {
        specialities: toBody(withExisting).specialities?.map(each =>
          'id' in each ? { ...each, id: idFromState('${speciality_id}', annaServiceId) } : each,
        ),
      },
    },
    ...saved,
    description: 'what one’s own profile says: an existing speciality with its id, and a new one without',
  },
  {
    ...updateProfile({ specialities: [{ categoryId: null, name: 'Мозаика', priceFrom: null, priceUnit: null }] }),
    ...saved,
    description: 'what one’s own profile says: a speciality of no category, without a price',
  },
  {
    ...updateProfile({ specialities: [{ ...service, categoryId: 404 }] }),
    description: 'what one’s own profile says: a category was removed meanwhile',
    response: createFieldRefusal('specialities.0.category_id'),
    outcome: createFieldErrors(['specialities.0.categoryId']),
  },
  createExpiredSession('what one’s own profile says', updateProfile(edit)),
]
