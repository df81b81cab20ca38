import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface PageState {
  readonly url: string
  readonly title: string
  /** HTML of the active element without its children: the body's if no element has the focus. Empty if not read. */
  readonly focus: string
  readonly text: string
  /** Names and beginnings of the values in local storage. */
  readonly stored?: readonly string[]
  /** URLs of the last responses, with their end in milliseconds since the navigation. */
  readonly responses?: readonly string[]
  /** PNG. */
  readonly screenshot?: Uint8Array | undefined
}

export interface Failure {
  readonly error: string
  /** Of pages and service workers. */
  readonly pages: readonly PageState[]
  readonly console: readonly string[]
  /** The unfinished requests, with their age and sender where the engine reports these. */
  readonly pendingRequests: readonly string[]
  /** Output of `ps`, busiest first. Shows whether a page that does not respond is busy or blocked. */
  readonly processes: readonly string[]
  /** Full logs by process name. */
  readonly logs: Readonly<Record<string, string>>
}

/** Evaluates in a page to its `PageState` as JSON, without the screenshot. */
export const pageStateExpression = `JSON.stringify({
  url: location.href,
  title: document.title,
  focus: document.activeElement?.cloneNode().outerHTML ?? 'none',
  text: document.body?.innerText ?? '',
  stored: Object.entries(localStorage).map(([name, value]) => name + '=' + value.slice(0, 80)),
  responses: performance.getEntriesByType('resource').slice(-30).map(({ name, responseEnd }) => Math.round(responseEnd) + ' ' + name),
})`

const logTailLines = 20

const formatSection = (heading: string, lines: readonly string[]) =>
  `## ${heading}\n${lines.length === 0 ? 'none' : lines.join('\n')}\n`

export function formatFailureReport({ error, pages, console, pendingRequests, processes, logs }: Failure): string {
  return [
    formatSection('Error', [stripVTControlCharacters(error)]),
    ...pages.map(({ url, title, focus, text, stored = [], responses = [], screenshot }, index) =>
      formatSection(`Page ${index + 1}`, [
        `URL: ${url}`,
        `title: ${title}`,
        `focus: ${focus}`,
        `screenshot: ${screenshot ? getScreenshotName(index) : 'none'}`,
        `local storage: ${stored.join(' ')}`,
        `last responses:\n${responses.join('\n')}`,
        `text:\n${text}`,
      ]),
    ),
    formatSection('Console', console),
    formatSection('Pending requests', pendingRequests),
    formatSection('Busiest processes', processes),
    ...Object.entries(logs).map(([name, log]) =>
      formatSection(`Last ${logTailLines} lines: ${name}`, log.trimEnd().split('\n').slice(-logTailLines)),
    ),
  ].join('\n')
}

export const truncateProcessList = (output: string): readonly string[] =>
  output
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, 16)
    .map(line => line.slice(0, 160))

/** Empty without `ps`. */
function listBusiestProcesses(): readonly string[] {
  const { error, stdout } = spawnSync('ps', ['-A', '-o', 'pid,pcpu,time,stat,args', '--sort=-pcpu'], {
    encoding: 'utf8',
  })
  return error ? [] : truncateProcessList(stdout)
}

const getScreenshotName = (index: number) => `page-${index + 1}.png`

/** Returns the path of the report. */
export function writeFailureReport(folder: string, failure: Omit<Failure, 'processes'>): string {
  mkdirSync(folder, { recursive: true })
  for (const [index, { screenshot }] of failure.pages.entries())
    if (screenshot) writeFileSync(join(folder, getScreenshotName(index)), screenshot)
  const path = join(folder, 'failure.txt')
  writeFileSync(path, formatFailureReport({ ...failure, processes: listBusiestProcesses() }))
  return path
}
