const password = 'znatok-demo'

/** The account of the first generated specialist. */
export const demoSpecialist = { email: 'demo@znatok.example', phone: '+79000000001', password } as const

export const demoClientName = 'Вера Соколова'

export const demoClient = { email: 'client@znatok.example', phone: '+79000000002', password } as const

/** The code of every verification email to an address at `@demo.example`. */
export const demoCode = '123456'
