/** The README and the startup log show these credentials. */
export const demoAccount = {
  email: 'demo@znatok.example',
  phone: '+79000000001',
  password: 'znatok-demo',
} as const
