import { demoSpecialist } from '#mocks/accounts/demo-accounts.ts'

export const passwords = { first: 'correct-horse', next: 'battery-staple', demo: demoSpecialist.password } as const

/** Matches these passwords, and tokens of the mock API. None may appear in a console, storage, URL or log. */
export const secrets = new RegExp(`${Object.values(passwords).join('|')}|\\d(?:\\||%7C)[0-9a-f]{32}`, 'i')
