import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { truncateProcessList, formatFailureReport, writeFailureReport, type Failure } from './failure-report.ts'

const failure: Failure = {
  error: 'the address is /kazan: not within 30 s',
  pages: [
    {
      url: 'http://127.0.0.1:20001/',
      title: 'Знаток',
      focus: '<input name="search">',
      text: 'Найдите того',
      stored: ['theme=dark'],
      responses: ['812 http://127.0.0.1:20001/use-cases/suggest'],
      screenshot: new Uint8Array([1, 2, 3]),
    },
  ],
  console: [],
  pendingRequests: ['GET /use-cases/suggest'],
  processes: ['1204 99.0 00:31 R chromium --type=renderer'],
  logs: { site: Array.from({ length: 30 }, (_, line) => `site ${line}`).join('\n'), 'mock API': '' },
}

it('includes the error, page state, console, pending requests and processes', () => {
  const report = formatFailureReport(failure)
  const parts = ['http://127.0.0.1:20001/', 'Знаток', '<input name="search">', 'Найдите того', 'theme=dark', '812 http']
  for (const part of [failure.error, ...parts]) expect(report).toContain(part)
  expect(report).toContain('## Console\nnone\n')
  expect(report).toContain('## Pending requests\nGET /use-cases/suggest\n')
  expect(report).toContain('## Busiest processes\n1204 99.0 00:31 R chromium --type=renderer\n')
})

it('includes the last 20 lines of each log', () => {
  const lines = formatFailureReport(failure).match(/^site \d+$/gm)
  expect([lines?.length, lines?.at(0), lines?.at(-1)]).toEqual([20, 'site 10', 'site 29'])
})

it('truncates a long list of processes and their long commands', () => {
  const output = Array.from({ length: 40 }, (_, index) => `${index} ${'x'.repeat(300)}\n`).join('')
  const lines = truncateProcessList(output)
  expect([lines.length, lines[0]?.length, lines[0]?.slice(0, 3)]).toEqual([16, 160, '0 x'])
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'znatok-failure-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('writes the report next to a screenshot of each page', () => {
  const report = writeFailureReport(join(folder, 'the search suggests'), failure)
  expect(readdirSync(join(folder, 'the search suggests')).toSorted()).toEqual(['failure.txt', 'page-1.png'])
  expect(readFileSync(report, 'utf8')).toContain('screenshot: page-1.png')
})
