import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { anApiClient } from '#tests/builders/api-client.ts'
import { endpoints } from './endpoints.ts'

/** Creates a client with this token whose API sends this response. */
function setUpClient(token: string | undefined, createResponse: () => Response) {
  const fetch = vi.fn(async () => createResponse())
  const client = anApiClient({ token, fetch })
  return {
    fetch,
    leaveRegionStatistics: () => run(client.send('leaveRegionStatistics', { params: {}, body: undefined })),
  }
}

it('makes only public queries and sign-in calls without a session', () => {
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
  const { fetch, leaveRegionStatistics } = setUpClient(undefined, () => Response.json({}))
  expect(await leaveRegionStatistics()).toEqual({ ok: false, error: { _tag: 'NotSignedIn' } })
  expect(fetch).not.toHaveBeenCalled()
})
