// A file of its own, like own-routes.ts: views link to these pages, and the browser would load the table of all routes.

const text = { ttl: Number.POSITIVE_INFINITY, tags: ['text'], isInSitemap: true, isText: true } as const
const unremembered = { ...text, remembersLanguage: false } as const

export const aboutRoute = { path: '/about', ...unremembered } as const
export const privacyPolicyRoute = { path: '/about/privacyPolicy', ...unremembered } as const
export const termsOfUseRoute = { path: '/about/termsOfUse', ...unremembered } as const
export const userAgreementRoute = { path: '/about/userAgreement', ...unremembered } as const
export const helpRoute = { path: '/help', ...unremembered } as const
export const offerRoute = { path: '/help/offer', ...text } as const
