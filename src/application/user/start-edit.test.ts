import { beforeEach, expect, test } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import { createDrafts, type Drafts } from '#application/shared/drafts.ts'
import type { EditKind } from './edit-kind.ts'
import { startEdit } from './start-edit.ts'

interface Fields {
  readonly name: string
  readonly phone: string
}

const kind: EditKind<Fields> = {
  name: 'personal',
  getFields: ({ user }) => ({ name: user.name, phone: user.phone ?? '' }),
  normalize: ({ name, phone }) => ({ name: name.trim(), phone }),
  isFields: (stored): stored is Fields =>
    typeof stored === 'object' && stored !== null && 'name' in stored && 'phone' in stored,
  save: () => Promise.resolve({ ok: true, value: null }),
}

const currentFields = { name: 'Марина', phone: '+79001112233' }
const ownProfile = anOwnProfile({ user: aUser({ id: 7, ...currentFields }) })
let drafts: Drafts
beforeEach(() => {
  drafts = createDrafts(aDevice(), () => 0)
})
const restoreDraft = (stored: unknown) => {
  drafts.write('personal', 7, stored)
  return startEdit(kind, ownProfile, drafts)
}
const initialEdit = { base: currentFields, fields: currentFields, isRestored: false }

test('starts with the API’s data', () => {
  expect(startEdit(kind, ownProfile, drafts)).toEqual(initialEdit)
})

test('adds a row to an empty list only after merging the draft', () => {
  const fields = { ...currentFields, name: 'Мария' }
  drafts.write('personal', 7, { base: currentFields, fields })
  const addFirstRow = ({ name, phone }: Fields) => ({ name, phone: `${phone} (row)` })
  expect(startEdit({ ...kind, addFirstRow }, ownProfile, drafts)).toEqual({
    base: currentFields,
    fields: { ...fields, phone: `${currentFields.phone} (row)` },
    isRestored: true,
  })
})

test('restores a draft', () => {
  const fields = { ...currentFields, name: 'Мария' }
  expect(restoreDraft({ base: currentFields, fields })).toEqual({ base: currentFields, fields, isRestored: true })
})

test('merges a draft with later changes made elsewhere', () => {
  const base = { ...currentFields, phone: '' }
  const restored = restoreDraft({ base, fields: { name: 'Мария', phone: '' } })
  const { name } = base
  const { phone } = currentFields
  expect(restored).toEqual({ base: { name, phone }, fields: { name: 'Мария', phone }, isRestored: true })
})

test('takes the API’s value of a field whose draft equals its base once normalized', () => {
  const base = { name: 'М', phone: '' }
  expect(restoreDraft({ base, fields: { name: ' М ', phone: '123' } })).toEqual({
    base: { name: currentFields.name, phone: '' },
    fields: { name: currentFields.name, phone: '123' },
    isRestored: true,
  })
})

test('drops a draft that equals the API’s data', () => {
  expect(
    restoreDraft({ base: { ...currentFields, name: 'М' }, fields: { ...currentFields, name: ' Марина ' } }),
  ).toEqual(initialEdit)
  expect(drafts.read('personal', 7)).toBeUndefined()
})

test.each([null, 'text', { fields: currentFields }, { base: currentFields, fields: { name: 'Мария' } }])(
  'ignores a draft that does not fit the form: %j',
  stored => {
    expect(restoreDraft(stored)).toEqual(initialEdit)
  },
)

test('migrates a draft of an earlier build that lacks a field', () => {
  drafts.write('personal', 7, { base: { name: currentFields.name }, fields: { name: 'Мария' } })
  const migrate: NonNullable<typeof kind.migrate> = (stored, { phone }) => ({ phone, ...stored })
  expect(startEdit({ ...kind, migrate }, ownProfile, drafts)).toMatchObject({
    fields: { ...currentFields, name: 'Мария' },
  })
})
