import type { APIRequestContext } from '@playwright/test'

interface Letter {
  readonly code: string
}

export const createMailbox = (request: APIRequestContext, api: string) => ({
  async readCode(address: string): Promise<string> {
    const answer = await request.get(`${api}/__control/letter?to=${encodeURIComponent(address)}`)
    const { code } = (await answer.json()) as Letter
    return code
  },
  async expireTokens(): Promise<void> {
    await request.post(`${api}/__control/expire-tokens`, { data: {} })
  },
})
