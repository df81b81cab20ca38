const password = 'znatok-demo'

export const demoSpecialist = { email: 'demo@znatok.example', phone: '+79000000001', password } as const

export const demoClientName = 'Вера Соколова'

export const demoClient = { email: 'client@znatok.example', phone: '+79000000002', password } as const

export const demoCode = '123456'
