import type { ProfileEdit } from '#domain/user/edits.ts'
import { overrideProfile } from '#mocks/world/profile-overrides.ts'
import type { Bilingual } from '#mocks/data/bilingual.ts'
import { profileWire } from '#mocks/world/profile-wire.ts'
import type { World } from '#mocks/world/world.ts'
import { accepting, type Handlers, own } from './answering.ts'
import { problems, refusalOf } from './form.ts'
import { profileEditIn } from './profile-body.ts'
import { refused } from './refusal.ts'

const longestAbout = 5000
const mostYears = 80

const noSuch = { ru: 'Такого нет.', en: 'There is none.' }
const notPossible = { ru: 'Так не бывает.', en: 'This can’t be.' }
const unreadable = { ru: 'Данные не читаются.', en: 'The data can’t be read.' }

function problemsOf({ places }: World, edit: ProfileEdit): Readonly<Record<string, Bilingual | undefined>> {
  const { about, cityId, experienceYears, specialities } = edit
  const offers = specialities.flatMap(({ name, categoryId }, index): (readonly [string, Bilingual | undefined])[] => [
    [`specialities.${index}.name`, categoryId === null && !name?.trim() ? problems.required : undefined],
    [
      `specialities.${index}.category_id`,
      categoryId !== null && !places.categories.has(categoryId) ? noSuch : undefined,
    ],
  ])
  return {
    about: about !== null && about.length > longestAbout ? problems.long : undefined,
    city_id: cityId !== null && !places.cities.has(cityId) ? noSuch : undefined,
    experience_years: experienceYears !== null && experienceYears > mostYears ? notPossible : undefined,
    ...Object.fromEntries(offers),
  }
}

export const profileEditHandlers = {
  updateProfile: accepting(
    ['about', 'city_id', 'experience_years', 'specialities', 'socials'],
    own(async (world, { form, asker }, account) => {
      const edit = profileEditIn(form)
      if (edit === undefined) return refused(unreadable)
      const wrong = refusalOf(problemsOf(world, edit))
      if (wrong) return wrong
      await overrideProfile(world, account.profileId, edit, asker)
      const person = world.people.get(account.profileId)
      return { item: person ? profileWire(world, person, asker) : { id: account.profileId } }
    }),
  ),
} satisfies Handlers
