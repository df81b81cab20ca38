import type { BrowserContext } from '@playwright/test'
import { demoAccount } from '#mocks/accounts/demo-account.ts'

type Credentials = Pick<typeof demoAccount, 'email' | 'password'>

/** The account with profile 1. */
export const demo: Credentials = { email: demoAccount.email, password: demoAccount.password }

export async function signIn(context: BrowserContext, siteUrl: string): Promise<void> {
  const response = await context.request.post(`${siteUrl}/use-cases/signIn`, {
    headers: { origin: siteUrl },
    data: { lang: 'ru', input: demo },
  })
  if (!response.ok()) throw new Error(`signIn: ${response.status()} ${await response.text()}`)
}
