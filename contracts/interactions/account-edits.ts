import type { OfferedSpeciality, PersonalEdit, ProfileEdit } from '#domain/user/edits.ts'
import { stateId } from '#contracts/matchers.ts'
import { acceptedResult, type Interaction } from './interaction.ts'
import { createExpiredSessionInteraction, token } from './session.ts'
import { signedInAnnaStates, annaSpecialityId } from './people-states.ts'
import { createFieldErrorsOutcome, createFieldErrorsResponse, createRefusalResponse } from './failures.ts'

/** Differs from the user of the provider state. */
const changedUser = { name: 'Анна Ветрова', email: 'anna.v@example.org', phone: '+79172041835' }

const createUserUpdateCall = (personalEdit: PersonalEdit) =>
  ({
    endpoint: 'updateUser',
    states: signedInAnnaStates,
    request: { path: '/api/user', token, body: personalEdit },
    callGateway: ({ accountGateway }) => accountGateway.updateUser(personalEdit),
  }) satisfies Partial<Interaction>

interface ProfileEditInput extends ProfileEdit {
  readonly specialities?: readonly OfferedSpeciality[]
}

const offeredSpeciality = { categoryId: 12, priceFrom: 1700, priceUnit: 'm2' } as const
const edit = {
  about: 'Кладу плитку с 2018 года.',
  cityId: 5,
  experienceYears: 8,
  specialities: [offeredSpeciality],
  socials: [{ type: 'telegram', url: 'https://t.me/anna' }],
} as const satisfies ProfileEditInput
const emptyEdit: ProfileEditInput = { about: null, cityId: null, experienceYears: null, specialities: [], socials: [] }

const toBody = ({ cityId, experienceYears, specialities, ...otherFields }: ProfileEditInput) => ({
  ...otherFields,
  ...(cityId !== undefined && { city_id: cityId }),
  ...(experienceYears !== undefined && { experience_years: experienceYears }),
  ...(specialities && {
    specialities: specialities.map(({ categoryId, priceFrom, priceUnit, ...otherSpecialityFields }) => ({
      ...otherSpecialityFields,
      category_id: categoryId,
      price_from: priceFrom,
      price_unit: priceUnit,
    })),
  }),
})

const editWithExistingSpeciality = { specialities: [{ ...offeredSpeciality, id: annaSpecialityId }, offeredSpeciality] }

const createProfileUpdateCall = (profileEdit: ProfileEditInput) =>
  ({
    endpoint: 'updateProfile',
    states: signedInAnnaStates,
    request: { path: '/api/v2/user/profile', token, body: toBody(profileEdit) },
    callGateway: ({ accountGateway }) => accountGateway.updateProfile(profileEdit),
  }) satisfies Partial<Interaction>

export const accountEditInteractions: readonly Interaction[] = [
  {
    ...createUserUpdateCall(changedUser),
    description: 'a user update: saved',
    ...acceptedResult,
  },
  {
    ...createUserUpdateCall({ name: changedUser.name }),
    description: 'a user update: only the name is sent',
    ...acceptedResult,
  },
  {
    ...createUserUpdateCall({ phone: null }),
    description: 'a user update: the phone number is removed',
    ...acceptedResult,
  },
  {
    ...createUserUpdateCall({ email: 'boris@example.org' }),
    description: 'a user update: another account has the e-mail',
    response: createFieldErrorsResponse('email'),
    outcome: createFieldErrorsOutcome(['email']),
  },
  {
    ...createUserUpdateCall({ email: 'boris@example.org' }),
    description: 'a user update in English: another account has the e-mail',
    lang: 'en',
    response: createRefusalResponse({ error: 'Taken.' }),
    outcome: createFieldErrorsOutcome([], 'Taken.'),
  },
  createExpiredSessionInteraction('a user update', createUserUpdateCall(changedUser)),
  { ...createProfileUpdateCall(edit), ...acceptedResult, description: 'a profile update: saved' },
  { ...createProfileUpdateCall(emptyEdit), ...acceptedResult, description: 'a profile update: all fields are emptied' },
  {
    ...createProfileUpdateCall({ about: edit.about }),
    ...acceptedResult,
    description: 'a profile update: only the description is sent',
  },
  {
    ...createProfileUpdateCall(editWithExistingSpeciality),
    request: {
      ...createProfileUpdateCall(editWithExistingSpeciality).request,
      body: {
        specialities: toBody(editWithExistingSpeciality).specialities?.map(speciality =>
          'id' in speciality ? { ...speciality, id: stateId('${speciality_id}', annaSpecialityId) } : speciality,
        ),
      },
    },
    ...acceptedResult,
    description: 'a profile update: an existing speciality with its id, and a new one without',
  },
  {
    ...createProfileUpdateCall({
      specialities: [{ categoryId: null, name: 'Мозаика', priceFrom: null, priceUnit: null }],
    }),
    ...acceptedResult,
    description: 'a profile update: a speciality without a category or a price',
  },
  {
    ...createProfileUpdateCall({ specialities: [{ ...offeredSpeciality, categoryId: 404 }] }),
    description: 'a profile update: a category was removed meanwhile',
    response: createFieldErrorsResponse('specialities.0.category_id'),
    outcome: createFieldErrorsOutcome(['specialities.0.categoryId']),
  },
  createExpiredSessionInteraction('a profile update', createProfileUpdateCall(edit)),
]
