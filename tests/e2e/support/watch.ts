import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test'
import { judgeProblems } from './judge-problems.ts'

/** What went wrong in the browser beside what a test looks at. Whatever is left at its end fails the test. */
export interface Problems {
  readonly left: () => readonly string[]
  /** What this test provokes: a problem by its whole text, and how often. It has to happen: once more or less is a failure. */
  readonly expect: (problem: string, times?: number) => void
  /** The same of what a browser words or repeats in its own way: a form of problems, at least once. */
  readonly expectSome: (form: RegExp) => void
  /** What may happen besides, or not: how a browser words and repeats the loss of a file is its own matter. */
  readonly allow: (form: RegExp) => void
}

const isLocal = (url: string) => {
  const { hostname, protocol } = new URL(url)
  return hostname === '127.0.0.1' || ['data:', 'blob:', 'about:', 'chrome-error:'].includes(protocol)
}

// The console says it too, but not of everything (a blocked `javascript:` link, for one).
const tellViolations = () => {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`Content Security Policy: ${violatedDirective} blocked ${blockedURI} ${sourceFile}`)
  })
}

/** Watches all pages of a context. */
export async function watch(context: BrowserContext): Promise<Problems> {
  const problems: string[] = []
  const counted = new Map<string, number>()
  const some: RegExp[] = []
  const allowed: RegExp[] = []
  const onConsole = (message: ConsoleMessage) => {
    // A failed load is judged by its answer, below: the console also names pages whose status is meant.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    problems.push(`console: ${message.text()}`)
  }
  const onPage = (page: Page) =>
    page.on('pageerror', error => problems.push(`uncaught: ${error.stack ?? error.message}`))
  const onRequest = (request: Request) => {
    if (!isLocal(request.url())) problems.push(`outside: ${request.method()} ${request.url()}`)
  }
  const onResponse = (response: Response) => {
    const request = response.request()
    if (response.status() >= 400 && !request.isNavigationRequest())
      problems.push(`answer: ${response.status()} ${request.method()} ${new URL(request.url()).pathname}`)
  }
  await context.addInitScript(tellViolations)
  context.on('console', onConsole)
  context.on('page', onPage)
  context.on('request', onRequest)
  context.on('response', onResponse)
  return {
    left: () =>
      judgeProblems(
        problems.filter(problem => !allowed.some(form => form.test(problem))),
        { counted, some },
      ),
    expect: (problem, times = 1) => void counted.set(problem, times),
    expectSome: form => void some.push(form),
    allow: form => void allowed.push(form),
  }
}
