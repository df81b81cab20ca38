import { expect, it } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import { aUser } from '#tests/builders/user.ts'
import { createFakeApi, rightCode } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'
import { isEmpty, getMissingProfilesInvalidation, noInvalidation, getInvalidatedPaths } from './invalidation.ts'
import { mutations } from './procedures.ts'

const user = aUser()

it('invalidates no known profile on sign-in, registration and sign-out', () => {
  const invalidations = [
    mutations.createAccount.invalidates({ input: { name: 'Aigul', password: 'x', agreement: true }, value: user }),
    mutations.requestCode.invalidates({ input: 'a@znatok.example', value: 'verification-1' }),
    mutations.signIn.invalidates({ input: { email: 'a@znatok.example', password: 'x' }, value: user }),
    mutations.signOut.invalidates({ input: undefined, value: undefined }),
    mutations.verifyCode.invalidates({ input: { uuid: 'verification-1', code: '123456' }, value: user }),
  ]
  expect(invalidations.flatMap(({ profiles }) => profiles)).toEqual([])
})

it('drops cached 404s of profiles when an account is created', async () => {
  const site = await createFakeSite({ fetchApi: createFakeApi().fetch })
  const visitor = createVisitor(site.app)
  site.setDeviations('/profiles/7', { failure: 'ProfileNotFound' })
  expect((await visitor.get('/profiles/7')).statusCode).toBe(404)
  site.setDeviations('/profiles/7')
  await visitor.mutate('verifyCode', { uuid: 'verification-1', code: rightCode })
  expect((await visitor.get('/profiles/7')).statusCode).toBe(404)
  await visitor.mutate('createAccount', { name: 'New', password: 'secret', agreement: true })
  expect((await visitor.get('/profiles/7')).statusCode).toBe(200)
})

it('recognizes an empty invalidation', () => {
  expect([noInvalidation, { profiles: [7] }, getMissingProfilesInvalidation()].map(isEmpty)).toEqual([
    true,
    false,
    false,
  ])
})

it("invalidates the visitor's profile on a public edit if it was read again, and nothing on a private edit", () => {
  const ownProfile = { user, profile: aProfile({ id: 7 }), aboutStatistics: false }
  const data = { name: 'Aigul', email: null, phone: null }
  const edit = { about: null, cityId: null, experienceYears: null, specialities: [], socials: [] }
  const invalidations = [
    mutations.updateUser.invalidates({ input: data, value: ownProfile }),
    mutations.updateProfile.invalidates({ input: edit, value: ownProfile }),
    mutations.updateProfile.invalidates({ input: edit, value: null }),
    mutations.changePassword.invalidates({ input: { currentPassword: 'x', password: 'y' }, value: undefined }),
    mutations.generateBotCode.invalidates({ input: undefined, value: 'zn-1' }),
    mutations.updateChatApp.invalidates({ input: { whatsapp: '+79172041833' }, value: undefined }),
    mutations.countRegion.invalidates({ input: true, value: undefined }),
  ]
  const nothing = Array.from({ length: 5 }, () => noInvalidation)
  expect(invalidations).toEqual([{ profiles: [7] }, { profiles: [7] }, ...nothing])
})

it('invalidates a profile in both languages, with further pages and comparisons', async () => {
  const { app, pages, renderedUrls } = await createFakeSite()
  const invalidatedPaths = ['/profiles/7', '/en/profiles/7', '/profiles/7?page=2', '/en/profiles/compare?ids=7,9']
  const allPaths = [...invalidatedPaths, '/profiles/77', '/profiles', '/kazan']
  const readAll = async () => {
    for (const url of allPaths) await app.inject(url)
  }
  await readAll()
  renderedUrls.length = 0
  pages.invalidate(getInvalidatedPaths({ profiles: [7] }))
  await readAll()
  expect(renderedUrls).toEqual(invalidatedPaths.map(path => path.replace('?ids=7,9', '?~ids=7-9')))
})

const review = { profileId: 7, text: 'Great.', ratingQuality: 5, ratingPrice: 5, ratingTime: 5 } as const

it('invalidates the pages of a reviewed profile, and nothing for complaints, placements and notifications', () => {
  expect(mutations.writeReview.invalidates({ input: review, value: undefined })).toEqual({ profiles: [7] })
  const invalidations = [
    mutations.fileComplaint.invalidates({ input: { profileId: 7, typeId: 1, text: '' }, value: undefined }),
    mutations.applyForPlacement.invalidates({ input: { tariff: 'year', comment: '' }, value: undefined }),
    mutations.markNotificationsRead.invalidates({ input: ['a'], value: undefined }),
    mutations.updateNotificationSettings.invalidates({ input: { news: true }, value: { news: true } }),
  ]
  expect(invalidations.filter(invalidation => !isEmpty(invalidation))).toEqual([])
})

it.each([
  [{ _tag: 'ApiUnavailable', reason: 'timeout' }, [7]],
  [{ _tag: 'ApiUnavailable', reason: 'broken' }, [7]],
  [{ _tag: 'FieldErrors', fields: {}, message: 'Once is enough.' }, [7]],
  [{ _tag: 'ApiUnavailable', reason: 'unreachable' }, []],
  [{ _tag: 'FieldErrors', fields: { text: ['Too short.'] }, message: '' }, []],
  [{ _tag: 'SelfReview' }, []],
])('a review that failed with %j invalidates the profiles %j', (error, profiles) => {
  expect(mutations.writeReview.invalidatesOnFailure({ input: review, error })).toEqual({ profiles })
})

it('invalidates nothing after a failed complaint, because no page shows complaints', () => {
  const error = { _tag: 'ApiUnavailable', reason: 'timeout' }
  expect(mutations.fileComplaint.invalidatesOnFailure({ input: { profileId: 7, typeId: 1, text: '' }, error })).toEqual(
    {
      profiles: [],
    },
  )
})
