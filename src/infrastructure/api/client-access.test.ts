import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { anApiClient } from '#tests/builders/api-client.ts'
import { endpoints } from './endpoints.ts'

/** A client with this token and an API that sends this answer. */
function given(token: string | undefined, answer: () => Response) {
  const fetch = vi.fn(async () => answer())
  const client = anApiClient({ token, fetch })
  return { fetch, stopCounting: () => run(client.send('dontCountRegion', { params: {}, body: undefined })) }
}

it('makes only public queries and sign-in calls without a session', () => {
  const open = Object.entries(endpoints).filter(([, { access }]) => access === 'public')
  expect(open.map(([name]) => name).toSorted()).toEqual([
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

it('makes no account call without a session', async () => {
  const { fetch, stopCounting } = given(undefined, () => Response.json({}))
  expect(await stopCounting()).toEqual({ ok: false, error: { _tag: 'NotSignedIn' } })
  expect(fetch).not.toHaveBeenCalled()
})
