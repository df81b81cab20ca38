import type { APIRequestContext, BrowserContext } from '@playwright/test'
import type { Received } from '#mocks/accounts/submissions.ts'
import type { Fault } from '#mocks/control/faults.ts'
import { passwords } from './secrets.ts'

export function createMockApiControl(request: APIRequestContext, api: string) {
  const control = async (name: string, data: object = {}) => {
    const answer = await request.post(`${api}/__control/${name}`, { data })
    if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`)
  }
  return {
    reset: () => control('reset'),
    fault: (fault: Fault) => control('fault', fault),
    clearFaults: () => control('clear-faults'),
    /** New reviews stay unpublished until `publishReviews`. */
    moderate: () => control('moderate', { on: true }),
    publishReviews: () => control('publish-reviews'),
    expireTokens: () => control('expire-tokens'),
    received: async () => (await (await request.get(`${api}/__control/received`)).json()) as Received,
  }
}

/** The account with profile 1. */
export const demo = { email: 'demo@znatok.example', password: passwords.demo } as const

export async function signIn(context: BrowserContext, site: string): Promise<void> {
  const answer = await context.request.post(`${site}/use-cases/signIn`, {
    headers: { origin: site },
    data: { lang: 'ru', input: demo },
  })
  if (!answer.ok()) throw new Error(`signIn: ${answer.status()} ${await answer.text()}`)
}
