const password = 'znatok-demo'

/** The account of the first generated specialist. The README and the startup log show the credentials. */
export const demoAccount = { email: 'demo@znatok.example', phone: '+79000000001', password } as const

/** The account of a person who only looks for specialists. */
export const demoClient = { email: 'client@znatok.example', phone: '+79000000002', password } as const

/** The code of every verification email to an address at `@demo.example`. */
export const demoCode = '123456'
