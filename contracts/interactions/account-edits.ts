import { MatchersV3 } from '@pact-foundation/pact'
import type { PersonalData, ProfileEdit } from '#domain/user/edits.ts'
import { written, type Interaction } from './interaction.ts'
import { expiredSession, token } from './own-writes.ts'
import { annaIsSignedIn } from './people.ts'
import { fieldErrors, invalidLike, user, userLike } from './user-like.ts'

const { like } = MatchersV3

const data = { name: 'Анна Смирнова', email: 'anna@example.org', phone: '+79172041833' }
/** Not what the state says: an answer that ignores the body shows. */
const changed = { name: 'Анна Ветрова', email: 'anna.v@example.org', phone: '+79172041835' }

const updateUser = (personal: PersonalData) =>
  ({
    endpoint: 'updateUser',
    states: annaIsSignedIn,
    request: { path: '/api/user', token, body: personal },
    ask: ({ accountGateway }) => accountGateway.updateUser(personal),
  }) satisfies Partial<Interaction>

const edit = {
  about: 'Кладу плитку с 2018 года.',
  cityId: 5,
  experienceYears: 8,
  specialities: [{ categoryId: 12, priceFrom: 1500, priceUnit: 'm2' }],
  socials: [{ type: 'telegram', url: 'https://t.me/anna' }],
} as const satisfies ProfileEdit
const nothing: ProfileEdit = { about: null, cityId: null, experienceYears: null, specialities: [], socials: [] }

const updateProfile = (said: ProfileEdit) =>
  ({
    endpoint: 'updateProfile',
    states: annaIsSignedIn,
    request: {
      path: '/api/v2/user/profile',
      token,
      body: {
        about: said.about,
        city_id: said.cityId,
        experience_years: said.experienceYears,
        specialities: said.specialities.map(({ categoryId, name, priceFrom, priceUnit }) => ({
          category_id: categoryId,
          ...(name !== undefined && { name }),
          price_from: priceFrom,
          price_unit: priceUnit,
        })),
        socials: said.socials,
      },
    },
    ask: ({ accountGateway }) => accountGateway.updateProfile(said),
  }) satisfies Partial<Interaction>
const saved = {
  // What it holds is not read.
  response: { ...written, body: { item: like({}) } },
  outcome: { value: undefined },
}

export const accountEditInteractions: readonly Interaction[] = [
  {
    ...updateUser(changed),
    description: 'one’s own data: changed',
    response: { ...written, body: { user: { ...userLike, ...changed } } },
    outcome: { value: { ...user, ...changed } },
  },
  {
    ...updateUser({ ...data, phone: null }),
    description: 'one’s own data: changed to no phone number',
    response: { ...written, body: { user: { ...userLike, phone: undefined } } },
    outcome: { value: { ...user, phone: null } },
  },
  {
    ...updateUser({ ...data, name: '', email: 'boris@example.org' }),
    description: 'one’s own data: what was typed is not taken',
    response: invalidLike('name', 'email'),
    outcome: fieldErrors(['name', 'email']),
  },
  expiredSession('one’s own data', updateUser(data)),
  { ...updateProfile(edit), ...saved, description: 'what one’s own profile says: changed' },
  { ...updateProfile(nothing), ...saved, description: 'what one’s own profile says: nothing any more' },
  {
    ...updateProfile({
      ...edit,
      specialities: [{ categoryId: null, name: 'Мозаика', priceFrom: null, priceUnit: null }],
    }),
    ...saved,
    description: 'what one’s own profile says: a speciality of no category, without a price',
  },
  {
    ...updateProfile({ ...edit, specialities: [{ ...edit.specialities[0], categoryId: null, name: '' }] }),
    description: 'what one’s own profile says: a speciality is not taken',
    response: invalidLike('specialities.0.name'),
    outcome: fieldErrors(['specialities.0.name']),
  },
  {
    ...updateProfile({ ...edit, specialities: [{ ...edit.specialities[0], categoryId: 404 }] }),
    description: 'what one’s own profile says: a category does not exist',
    response: invalidLike('specialities.0.category_id'),
    outcome: fieldErrors(['specialities.0.categoryId']),
  },
  expiredSession('what one’s own profile says', updateProfile(edit)),
]
