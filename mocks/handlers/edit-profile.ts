import { countCharacters } from '#domain/shared/text.ts'
import type { Bilingual } from '#mocks/data/bilingual.ts'
import { getServiceNames, overrideProfile } from '#mocks/world/profile-overrides.ts'
import { toProfileWire } from '#mocks/world/profile-wire.ts'
import type { World } from '#mocks/world/world.ts'
import { acceptFields, type Handlers, requireSession } from './handler.ts'
import { problems, toRefusal } from './form.ts'
import { type ProfileBody, decodeProfileBody } from './profile-body.ts'
import { noSuchProfile, refuse } from './refusal.ts'

const maxAboutLength = 5000
const maxYears = 80

const impossibleValue = { ru: 'Так не бывает.', en: 'This value is impossible.' }
const unreadableData = { ru: 'Данные не читаются.', en: 'The data can’t be read.' }

type Problems = Readonly<Record<string, Bilingual | undefined>>

function findProblems({ catalog }: World, body: ProfileBody, existingIds: ReadonlySet<number>): Problems {
  const { about, city_id: cityId, experience_years: years, specialities = [] } = body
  const serviceProblems = specialities.flatMap(({ id, name, category_id: categoryId }, index) => {
    const hasName = name === undefined ? id !== undefined || categoryId !== null : name.trim() !== ''
    return Object.entries({
      [`specialities.${index}.id`]: id === undefined || existingIds.has(id) ? undefined : problems.unknown,
      [`specialities.${index}.name`]: hasName ? undefined : problems.required,
      [`specialities.${index}.category_id`]:
        categoryId === null || catalog.categories.has(categoryId) ? undefined : problems.unknown,
    })
  })
  return {
    about: about && countCharacters(about) > maxAboutLength ? problems.long : undefined,
    city_id: typeof cityId === 'number' && !catalog.cities.has(cityId) ? problems.unknown : undefined,
    experience_years: typeof years === 'number' && years > maxYears ? impossibleValue : undefined,
    ...Object.fromEntries(serviceProblems),
  }
}

export const profileEditHandlers = {
  updateProfile: acceptFields(
    ['about', 'city_id', 'experience_years', 'specialities', 'socials'],
    requireSession(async (world, { form, viewer }, { profileId }) => {
      const body = decodeProfileBody(form)
      const person = world.people.get(profileId)
      if (!person) return noSuchProfile
      if (body === undefined) return refuse(unreadableData)
      const names = getServiceNames(world, person, viewer)
      const refusal = toRefusal(findProblems(world, body, new Set(names.keys())))
      if (refusal) return refusal
      const updatedPerson = await overrideProfile(world, person, body, viewer)
      return { item: toProfileWire(world, updatedPerson, viewer) }
    }),
  ),
} satisfies Handlers
