export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const

/** For responses that are not documents. A browser that shows such a response requests the favicon. */
export const closedPolicy =
  "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Two years. Sent on https sites only, because browsers must ignore the header over HTTP. */
export const createTransportSecurityHeader = (
  siteUrl: string,
  includesSubdomains: boolean,
): Readonly<Record<string, string>> =>
  siteUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=63072000${includesSubdomains ? '; includeSubDomains' : ''}` }
    : {}

export const policyReportsPath = '/csp-reports'
export const reportDirective = 'report-to csp'
export const reportingHeader = { 'reporting-endpoints': `csp="${policyReportsPath}"` } as const
