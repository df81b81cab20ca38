import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { anApiClient } from '#tests/builders/api-client.ts'
import { endpoints } from './endpoints.ts'

it('requires a session for all calls except public queries, sign-in and the verification of an email', () => {
  const publicEndpoints = Object.entries(endpoints).filter(([, { access }]) => access === 'public')
  expect(publicEndpoints.map(([name]) => name).toSorted()).toEqual([
    'categories',
    'categoryBySlug',
    'cityBySlug',
    'complaintTypes',
    'logIn',
    'profileById',
    'profileReviews',
    'profiles',
    'randomProfiles',
    'regions',
    'requestCode',
    'verifyCode',
  ])
})

it('does not call account endpoints without a session', async () => {
  const fetch = vi.fn(async () => Response.json({}))
  const client = anApiClient({ token: undefined, fetch })
  expect(await run(client.send('leaveRegionStatistics', { params: {}, body: undefined }))).toEqual({
    ok: false,
    error: { _tag: 'NotSignedIn' },
  })
  expect(fetch).not.toHaveBeenCalled()
})
