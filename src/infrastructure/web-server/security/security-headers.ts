/**
 * On every response. A constant: computing a dozen headers per request, as the usual plugins do, would cost as much as
 * answering from memory.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const

/** For responses that aren't documents: nothing may run, load or be framed. */
export const closedPolicy =
  "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** HTTPS only: over HTTP browsers must ignore it. */
export const createTransportSecurityHeader = (
  siteUrl: string,
  subdomains: boolean,
): Readonly<Record<string, string>> =>
  siteUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=63072000${subdomains ? '; includeSubDomains' : ''}` }
    : {}

/** Where browsers send reports of violations. */
export const policyReportsAddress = '/csp-reports'
/** The directive of a document's policy, and the header that its group of endpoints stands in. */
export const reportDirective = 'report-to csp'
export const reportingHeader = { 'reporting-endpoints': `csp="${policyReportsAddress}"` } as const
