import type { APIRequestContext } from '@playwright/test'

interface Letter {
  readonly code: string
}

/** The mock API's own endpoint: the code of the newest letter to an address. */
export const letters = (request: APIRequestContext, api: string) => ({
  async codeTo(address: string): Promise<string> {
    const answer = await request.get(`${api}/__control/letter?to=${encodeURIComponent(address)}`)
    const { code } = (await answer.json()) as Letter
    return code
  },
})
