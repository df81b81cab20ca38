// Separate from routes.ts, so that views do not load the whole table.

const textFacts = { ttl: Number.POSITIVE_INFINITY, tags: ['text'], isInSitemap: true, isText: true } as const
const factsWithoutLanguageCookie = { ...textFacts, remembersLanguage: false } as const

export const aboutRoute = { path: '/about', ...factsWithoutLanguageCookie } as const
export const privacyPolicyRoute = { path: '/about/privacyPolicy', ...factsWithoutLanguageCookie } as const
export const termsOfUseRoute = { path: '/about/termsOfUse', ...factsWithoutLanguageCookie } as const
export const userAgreementRoute = { path: '/about/userAgreement', ...factsWithoutLanguageCookie } as const
export const helpRoute = { path: '/help', ...factsWithoutLanguageCookie } as const
export const offerRoute = { path: '/help/offer', ...textFacts } as const
