/**
 * On every answer. A constant, since computing a dozen headers anew for each request (as the well-known plugins do)
 * would cost as much as answering from memory itself.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const

/** For answers that are no document: nothing in them may run, load or be framed. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Only where the site is reached by https: on http browsers must ignore it. */
export const transportSecurity = (siteUrl: string): Readonly<Record<string, string>> =>
  siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}
