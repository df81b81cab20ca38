import { expect, test } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { locales } from '#domain/shared/locale.ts'
import { resources } from '#ui/i18n/resources.ts'

const dayMs = 86_400_000
const texts = locales.flatMap(locale => [resources[locale].edit.kept, resources[locale].form.leave.keep.text])

test.each(texts)('R-reviews: states the number of days after which a draft expires: %s', text => {
  const namedMs = Number(/\d+/.exec(text)?.[0]) * dayMs
  let now = 0
  const drafts = createDrafts(aDevice(), () => now)
  drafts.write('personal', 7, 'Анна')
  now = namedMs - 1
  expect(drafts.read('personal', 7)).toBe('Анна')
  now = namedMs
  expect(drafts.read('personal', 7)).toBeUndefined()
})
