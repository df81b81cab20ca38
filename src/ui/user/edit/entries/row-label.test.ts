import { expect, test } from 'vitest'
import { rowLabel } from './row-label.ts'

const labelOf = rowLabel('rows', 'Услуга {{number}}', { name: 'Название' })

test.each([
  ['rows.0.name', 'Услуга 1, название'],
  ['rows.11.name', 'Услуга 12, название'],
  ['rows.1.else', 'Услуга 2'],
  ['rows.1', 'Услуга 2'],
  ['rows', undefined],
  ['rows.x.name', undefined],
  ['others.0.name', undefined],
])('%s is %o', (field, label) => {
  expect(labelOf(field)).toBe(label)
})
