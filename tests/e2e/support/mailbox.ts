import type { APIRequestContext } from '@playwright/test'

interface VerificationEmail {
  readonly code: string
}

export const createMailbox = (request: APIRequestContext, apiUrl: string) => ({
  async readCode(email: string): Promise<string> {
    const response = await request.get(`${apiUrl}/__control/verification-email?email=${encodeURIComponent(email)}`)
    const { code } = (await response.json()) as VerificationEmail
    return code
  },
  async expireTokens(): Promise<void> {
    await request.post(`${apiUrl}/__control/expire-tokens`, { data: {} })
  },
})
