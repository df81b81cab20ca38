import { test } from '@playwright/test'
import { passwords } from './secrets.ts'
import type { NewAccount } from './sign-up.ts'

let emailCount = 0

export const createEmail = (prefix: string): string =>
  `${prefix}-${test.info().parallelIndex}-${emailCount++}-${Date.now()}@demo.example`

export const createAccountData = (emailPrefix: string, name = 'Пётр Ясный'): NewAccount => ({
  email: createEmail(emailPrefix),
  name,
  password: passwords.first,
})
