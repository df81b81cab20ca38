import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test'
import { RouterName } from '#infrastructure/next/router-names.ts'
import { findUnexpectedProblems } from './find-unexpected-problems.ts'
import { secrets } from './secrets.ts'

/** An unexpected problem fails the test at its end. */
export interface Problems {
  readonly findUnexpected: () => readonly string[]
  readonly expect: (problem: string, times?: number) => void
  /** Expects at least one problem. For problems whose texts and counts depend on the browser. */
  readonly expectMatching: (pattern: RegExp) => void
  /** Allows problems that match. For problems that depend on timing, such as requests for files of an old build. */
  readonly allow: (pattern: RegExp) => void
}

const isLocal = (url: string) => {
  const { hostname, protocol } = new URL(url)
  return hostname === '127.0.0.1' || ['data:', 'blob:', 'about:', 'chrome-error:'].includes(protocol)
}

// The console does not report all violations, such as a blocked `javascript:` link.
const logViolations = () => {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`Content Security Policy: ${violatedDirective} blocked ${blockedURI} ${sourceFile}`)
  })
}

/** Logs an error when a secret is stored, because the secret may be deleted before the end of the test. */
const logStoredSecrets = (secretPattern: string) => {
  Storage.prototype.setItem = function (key, text) {
    if (new RegExp(secretPattern, 'i').test(key + text)) console.error(`a secret is stored as ${key}`)
    this[key] = text
  }
}

/** A busy site may refuse prefetches. After a refused soft navigation, the router loads the document. */
const isRefusedPage = (response: Response): boolean =>
  response.status() === 503 &&
  RouterName.flightHeader in response.request().headers() &&
  'retry-after' in response.headers()

export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const problems: string[] = []
  const expectedCounts = new Map<string, number>()
  const expectedPatterns: RegExp[] = []
  const allowedPatterns: RegExp[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (secrets.test(message.text())) problems.push(`secret: ${message.type()} in the console`)
    // `onResponse` checks statuses. Loads without a response are ignored, because tests interrupt connections.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    problems.push(`console: ${message.text()}`)
  }
  const onPage = (page: Page) =>
    page.on('pageerror', error => problems.push(`uncaught: ${error.stack ?? error.message}`))
  const onRequest = (request: Request) => {
    if (!isLocal(request.url())) problems.push(`outside: ${request.method()} ${request.url()}`)
    if (secrets.test(request.url())) problems.push('secret: in a URL')
  }
  const onResponse = (response: Response) => {
    const request = response.request()
    if (response.status() >= 400 && !request.isNavigationRequest() && !isRefusedPage(response))
      problems.push(`response: ${response.status()} ${request.method()} ${new URL(request.url()).pathname}`)
  }
  await Promise.all([context.addInitScript(logViolations), context.addInitScript(logStoredSecrets, secrets.source)])
  context.on('console', onConsole)
  context.on('page', onPage)
  context.on('request', onRequest)
  context.on('response', onResponse)
  return {
    findUnexpected: () =>
      findUnexpectedProblems(
        problems.filter(problem => !allowedPatterns.some(pattern => pattern.test(problem))),
        { counts: expectedCounts, patterns: expectedPatterns },
      ),
    expect: (problem, times = 1) => void expectedCounts.set(problem, times),
    expectMatching: pattern => void expectedPatterns.push(pattern),
    allow: pattern => void allowedPatterns.push(pattern),
  }
}
