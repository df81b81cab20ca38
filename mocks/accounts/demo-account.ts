/** Named in the README and in the log at start. */
export const demoAccount = {
  email: 'demo@znatok.example',
  phone: '+79000000001',
  password: 'znatok-demo',
} as const
