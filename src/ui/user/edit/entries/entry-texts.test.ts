import { expect, test } from 'vitest'
import { createRowLabeler } from './entry-texts.ts'

const getLabel = createRowLabeler('rows', number => `Услуга ${number}`, { name: 'Название' })

test.each([
  ['rows.0.name', 'Услуга 1, название'],
  ['rows.11.name', 'Услуга 12, название'],
  ['rows.1.else', 'Услуга 2'],
  ['rows.1', 'Услуга 2'],
  ['rows', undefined],
  ['rows.x.name', undefined],
  ['others.0.name', undefined],
])('labels %s as %o', (field, label) => {
  expect(getLabel(field)).toBe(label)
})
