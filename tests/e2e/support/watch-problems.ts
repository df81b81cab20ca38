import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test'
import { judgeProblems } from './judge-problems.ts'
import { secrets } from './secrets.ts'

/** What went wrong in the browser beside what a test looks at. Whatever is left at its end fails the test. */
export interface Problems {
  readonly findUnexpected: () => readonly string[]
  /** What this test provokes: a problem by its whole text, and how often. It has to happen: once more or less is a failure. */
  readonly expect: (problem: string, times?: number) => void
  /** The same of what a browser words or repeats in its own way: a form of problems, at least once. */
  readonly expectMatching: (pattern: RegExp) => void
  /** Only of a deployment: which of the replaced files a page still asks for is a matter of time. */
  readonly allow: (pattern: RegExp) => void
}

const isLocal = (url: string) => {
  const { hostname, protocol } = new URL(url)
  return hostname === '127.0.0.1' || ['data:', 'blob:', 'about:', 'chrome-error:'].includes(protocol)
}

// The console says it too, but not of everything (a blocked `javascript:` link, for one).
const logViolations = () => {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`Content Security Policy: ${violatedDirective} blocked ${blockedURI} ${sourceFile}`)
  })
}

/** Says where a page stores a secret, at the time: it may be gone at the end of a test. */
const logStoredSecrets = (secret: string) => {
  Storage.prototype.setItem = function (key, text) {
    if (new RegExp(secret, 'i').test(key + text)) console.error(`a secret is stored as ${key}`)
    this[key] = text
  }
}

/** Watches all pages of a context. */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const problems: string[] = []
  const expectedCounts = new Map<string, number>()
  const expectedPatterns: RegExp[] = []
  const allowedPatterns: RegExp[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (secrets.test(message.text())) problems.push(`secret: ${message.type()} in the console`)
    // A failed load is judged by its answer, below: the console also names pages whose status is meant.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    problems.push(`console: ${message.text()}`)
  }
  const onPage = (page: Page) =>
    page.on('pageerror', error => problems.push(`uncaught: ${error.stack ?? error.message}`))
  const onRequest = (request: Request) => {
    if (!isLocal(request.url())) problems.push(`outside: ${request.method()} ${request.url()}`)
    if (secrets.test(request.url())) problems.push('secret: in an address')
  }
  const onResponse = (response: Response) => {
    const request = response.request()
    if (response.status() >= 400 && !request.isNavigationRequest())
      problems.push(`answer: ${response.status()} ${request.method()} ${new URL(request.url()).pathname}`)
  }
  await context.addInitScript(logViolations)
  await context.addInitScript(logStoredSecrets, secrets.source)
  context.on('console', onConsole)
  context.on('page', onPage)
  context.on('request', onRequest)
  context.on('response', onResponse)
  return {
    findUnexpected: () =>
      judgeProblems(
        problems.filter(problem => !allowedPatterns.some(form => form.test(problem))),
        { counted: expectedCounts, patterns: expectedPatterns },
      ),
    expect: (problem, times = 1) => void expectedCounts.set(problem, times),
    expectMatching: pattern => void expectedPatterns.push(pattern),
    allow: pattern => void allowedPatterns.push(pattern),
  }
}
