import { expect, it } from 'vitest'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import type { Outcome } from '#application/outcome.ts'
import { checkEdit, type EditFailure } from './check-edit.ts'

const userId = 7
const getFields = ({ user }: OwnProfile) => ({ name: user.name, phone: user.phone ?? '' })
const base = getFields(anOwnProfile())
const createProfileReader = (ownProfile: OwnProfile) => (): Promise<Outcome<OwnProfile, EditFailure>> =>
  Promise.resolve({ ok: true, value: ownProfile })
const check = (mine: typeof base, ownProfile = anOwnProfile()) =>
  checkEdit(createProfileReader(ownProfile), { userId, base, mine, getFields })
const createProfile = (name: string) => anOwnProfile({ user: aUser({ name }) })

it('finds no conflict if nothing was changed elsewhere', async () => {
  expect(await check({ ...base, name: 'Анна' })).toEqual({
    ok: true,
    value: { theirs: anOwnProfile(), conflicts: [], isSaved: false },
  })
})

it('reports only fields that both sides changed', async () => {
  expect(await check({ ...base, name: 'Анна' }, createProfile('Инна'))).toMatchObject({
    value: { conflicts: ['name'], isSaved: false },
  })
  expect(await check({ ...base, phone: '' }, createProfile('Инна'))).toMatchObject({
    value: { conflicts: [], isSaved: false },
  })
})

it('recognizes an edit that was saved by an earlier request whose response was lost', async () => {
  expect(await check({ ...base, name: 'Анна' }, createProfile('Анна'))).toMatchObject({
    value: { conflicts: [], isSaved: true },
  })
  expect(await check(base)).toMatchObject({ value: { isSaved: true } })
})

it('fails if the list that the form edits could not be read', async () => {
  const read = () => Promise.resolve({ ok: true, value: anOwnProfile({ unreadableLists: ['socials'] }) } as const)
  expect(await checkEdit(read, { userId, base, mine: base, getFields, list: 'socials' })).toEqual({
    ok: false,
    error: { _tag: 'Incomplete' },
  })
  expect(await checkEdit(read, { userId, base, mine: base, getFields, list: 'specialities' })).toMatchObject({
    ok: true,
  })
  expect(await check(base, anOwnProfile({ unreadableLists: ['socials'] }))).toMatchObject({ ok: true })
})

it('fails if another user has signed in, even if that user’s fields are the same', async () => {
  const otherProfile = anOwnProfile({ user: aUser({ id: 8 }) })
  for (const mine of [base, { ...base, name: 'Анна' }])
    expect(await check(mine, otherProfile)).toEqual({ ok: false, error: { _tag: 'OtherAuthor' } })
})

it.each([
  ['timeout', 'failed'],
  ['offline', 'offline'],
] as const)('reports a profile that can’t be read (%s) as an edit that was not sent (%s)', async (reason, reported) => {
  const read = () => Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason } } as const)
  expect(await checkEdit(read, { userId, base, mine: base, getFields })).toEqual({
    ok: false,
    error: { _tag: 'ApiUnavailable', reason: reported },
  })
})

it('assigns new ids from the API before comparing', async () => {
  const assignIds = (mine: typeof base, _: typeof base, theirs: typeof base) => ({ ...mine, phone: theirs.phone })
  const edit = { userId, base, mine: { ...base, phone: 'new' }, getFields, assignIds }
  expect(await checkEdit(createProfileReader(anOwnProfile({ user: aUser({ phone: '+1' }) })), edit)).toMatchObject({
    value: { conflicts: [], isSaved: true },
  })
})
