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
  normal: ({ name, phone }) => ({ name: name.trim(), phone }),
  isFields: (kept): kept is Fields => typeof kept === 'object' && kept !== null && 'name' in kept && 'phone' in kept,
  save: () => Promise.resolve({ ok: true, value: null }),
}

const now = { name: 'Марина', phone: '+79001112233' }
const own = anOwnProfile({ user: aUser({ id: 7, ...now }) })
let drafts: Drafts
beforeEach(() => {
  drafts = createDrafts(aDevice(), () => 0)
})
const start = (kept: unknown) => {
  drafts.write('personal', 7, kept)
  return startEdit(kind, own, drafts)
}
const untouched = { base: now, fields: now, isRestored: false }

test('starts with the API’s data', () => {
  expect(startEdit(kind, own, drafts)).toEqual(untouched)
})

test('restores a draft', () => {
  const fields = { ...now, name: 'Мария' }
  expect(start({ base: now, fields })).toEqual({ base: now, fields, isRestored: true })
})

test('merges a draft with later changes made elsewhere', () => {
  const base = { ...now, phone: '' }
  const restored = start({ base, fields: { name: 'Мария', phone: '' } })
  expect(restored).toEqual({ base, fields: { name: 'Мария', phone: now.phone }, isRestored: true })
})

test('ignores a draft that equals the API’s data', () => {
  expect(start({ base: { ...now, name: 'М' }, fields: { ...now, name: ' Марина ' } })).toEqual(untouched)
})

test.each([null, 'text', { fields: now }, { base: now, fields: { name: 'Мария' } }])(
  'ignores a draft that does not fit the form: %j',
  kept => {
    expect(start(kept)).toEqual(untouched)
  },
)

test('replaces unreadable fields in a draft of an earlier build', () => {
  drafts.write('personal', 7, { base: { name: now.name }, fields: { name: 'Мария' } })
  const migrate: NonNullable<typeof kind.migrate> = (kept, { phone }) => ({ phone, ...kept })
  expect(startEdit({ ...kind, migrate }, own, drafts)).toMatchObject({ fields: { ...now, name: 'Мария' } })
})
