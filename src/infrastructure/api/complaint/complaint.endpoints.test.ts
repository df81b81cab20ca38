import { Schema } from 'effect'
import { expect, it } from 'vitest'
import { complaintEndpoints } from './complaint.endpoints.ts'

const decode = (types: readonly unknown[]) =>
  Schema.decodeUnknownSync(complaintEndpoints.complaintTypes.response)({ types }).types

it('R-invisible: cleans the texts of reasons, and omits reasons without a visible name', () => {
  expect(
    decode([
      { id: 1, name: ' Обман\u200B', description: '\u200B' },
      { id: 2, name: ' ' },
    ]),
  ).toEqual([{ id: 1, name: 'Обман', description: '' }])
})

it('keeps a reason whose description is invalid', () => {
  expect(decode([{ id: 1, name: 'Обман', description: 7 }])).toEqual([{ id: 1, name: 'Обман', description: '' }])
})
