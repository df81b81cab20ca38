import { expect, test } from 'vitest'
import { aCategory } from '#tests/builders/category.ts'
import { aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { getCardFacts } from './card-facts.ts'
import { getCardTexts } from './card-texts.ts'

test('shows the price of a service in a subcategory of the given category, not that of an unrelated service', () => {
  const math = aSpeciality({ categoryId: 2, priceFrom: 1500 })
  const photography = aSpeciality({ id: 2, categoryId: 90, priceFrom: 500 })
  const profile = aProfile({ priceFrom: 500, specialities: [math, photography] })
  const tutors = aCategory({ id: 1, children: [aCategory({ id: 20, children: [aCategory({ id: 2 })] })] })
  expect(getCardFacts('en', getCardTexts('en'), profile, tutors).price?.amount).toBe('₽1,500')
})
