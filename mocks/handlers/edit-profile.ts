import type { Bilingual } from '#mocks/data/bilingual.ts'
import { getServiceNames, overrideProfile } from '#mocks/world/profile-overrides.ts'
import { profileWire } from '#mocks/world/profile-wire.ts'
import type { World } from '#mocks/world/world.ts'
import { accepting, type Handlers, own } from './answering.ts'
import { problems, refusalOf } from './form.ts'
import { type ProfileBody, decodeProfileBody } from './profile-body.ts'
import { noSuchProfile, refused } from './refusal.ts'

const longestAbout = 5000
const mostYears = 80

const noSuch = { ru: 'Такого нет.', en: 'There is none.' }
const notPossible = { ru: 'Так не бывает.', en: 'This can’t be.' }
const unreadable = { ru: 'Данные не читаются.', en: 'The data can’t be read.' }

type Problems = Readonly<Record<string, Bilingual | undefined>>

function findProblems({ places }: World, body: ProfileBody, existingIds: ReadonlySet<number>): Problems {
  const { about, city_id: cityId, experience_years: years, specialities = [] } = body
  const serviceProblems = specialities.flatMap(({ id, name, category_id: categoryId }, index) => {
    const hasName = name === undefined ? id !== undefined || categoryId !== null : name.trim() !== ''
    return Object.entries({
      [`specialities.${index}.id`]: id === undefined || existingIds.has(id) ? undefined : noSuch,
      [`specialities.${index}.name`]: hasName ? undefined : problems.required,
      [`specialities.${index}.category_id`]:
        categoryId === null || places.categories.has(categoryId) ? undefined : noSuch,
    })
  })
  return {
    about: about && about.length > longestAbout ? problems.long : undefined,
    city_id: typeof cityId === 'number' && !places.cities.has(cityId) ? noSuch : undefined,
    experience_years: typeof years === 'number' && years > mostYears ? notPossible : undefined,
    ...Object.fromEntries(serviceProblems),
  }
}

export const profileEditHandlers = {
  updateProfile: accepting(
    ['about', 'city_id', 'experience_years', 'specialities', 'socials'],
    own(async (world, { form, asker }, { profileId }) => {
      const body = decodeProfileBody(form)
      const person = world.people.get(profileId)
      if (!person) return noSuchProfile
      if (body === undefined) return refused(unreadable)
      const names = getServiceNames(world, person, asker)
      const refusal = refusalOf(findProblems(world, body, new Set(names.keys())))
      if (refusal) return refusal
      const changed = await overrideProfile(world, person, body, asker)
      return { item: profileWire(world, changed, asker) }
    }),
  ),
} satisfies Handlers
