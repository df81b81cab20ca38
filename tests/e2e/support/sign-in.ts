import type { BrowserContext } from '@playwright/test'
import { demoSpecialist } from '#mocks/accounts/demo-accounts.ts'

type Credentials = Pick<typeof demoSpecialist, 'email' | 'password'>

/** The account with profile 1. */
export const demoCredentials: Credentials = { email: demoSpecialist.email, password: demoSpecialist.password }

export async function signIn(context: BrowserContext, siteUrl: string): Promise<void> {
  const response = await context.request.post(`${siteUrl}/use-cases/signIn`, {
    headers: { origin: siteUrl },
    data: { lang: 'ru', input: demoCredentials },
  })
  if (!response.ok()) throw new Error(`signIn: ${response.status()} ${await response.text()}`)
}
