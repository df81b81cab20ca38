import type { BrowserContext } from '@playwright/test'
import { demoCode } from '#mocks/accounts/demo-accounts.ts'

export interface NewAccount {
  /** Ends in `@demo.example`, for which the mock API always issues `demoCode`. */
  readonly email: string
  readonly name: string
  readonly password: string
}

export async function signUp(
  { request }: Pick<BrowserContext, 'request'>,
  siteUrl: string,
  { email, name, password }: NewAccount,
): Promise<void> {
  const callUseCase = async (useCase: string, input: unknown): Promise<unknown> => {
    const response = await request.post(`${siteUrl}/use-cases/${useCase}`, {
      headers: { origin: siteUrl },
      data: { lang: 'ru', input },
    })
    const outcome = (await response.json()) as { readonly ok: boolean; readonly value?: unknown }
    if (!outcome.ok) throw new Error(`${useCase}: ${response.status()} ${await response.text()}`)
    return outcome.value
  }
  const uuid = await callUseCase('requestCode', email)
  await callUseCase('verifyCode', { uuid, code: demoCode })
  await callUseCase('createAccount', { name, password, agreement: true })
}
