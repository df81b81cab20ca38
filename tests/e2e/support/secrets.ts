export const passwords = { first: 'correct-horse', next: 'battery-staple', demo: 'znatok-demo' } as const

/** Must not appear in a console, storage, address or log: these passwords, and tokens of the mock API. */
export const secrets = new RegExp(`${Object.values(passwords).join('|')}|\\d(?:\\||%7C)[0-9a-f]{32}`, 'i')
