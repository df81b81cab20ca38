import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findUnhandledPromises } from '#scripts/promises/find-unhandled-promises.ts'
import { createPlantedProject } from './support/create-planted-project.ts'

const header = `declare const start: () => Promise<string>\ndeclare const stored: Map<string, Promise<string>>\n`

const unhandledCases: readonly (readonly [description: string, code: string])[] = [
  ['in a property of a returned object', `export const f = () => ({ text: start() })`],
  ['in a shorthand property', `declare const text: Promise<string>; export const f = () => ({ text })`],
  ['in a property that is assigned', `export const f = (to: { text: Promise<string> }) => { to.text = start() }`],
  ['in a field of a class', `export class A { text = start() }`],
  ['in a map', `export const f = () => { stored.set('a', start()) }`],
  ['in an array', `export const f = (all: Promise<string>[]) => { all.push(start()) }`],
  ['in a variable outside the function', `let text: Promise<string>; export const f = () => { text = start() }`],
  [
    'in a variable that is awaited after something else',
    `export const f = async () => { const text = start(); await start(); return await text }`,
  ],
  ['in a variable that is only compared', `export const f = () => { const text = start(); return text === undefined }`],
  ['with a handler on only one branch', `export const f = () => ({ text: start().catch(() => '') ?? start() })`],
  ['with only a fulfillment handler', `export const f = () => ({ text: start().then(text => text) })`],
  ['that is discarded', `export const f = () => void start()`],
  ['in a parameter that is only compared', `export function f(text: Promise<string>) { return text === undefined }`],
]

const handledCases: readonly (readonly [description: string, code: string])[] = [
  ['that is awaited at once', `export const f = async () => { const text = start(); return (await text) + 1 }`],
  ['that is returned', `export const f = () => { const text = start(); stored.set('a', text); return text }`],
  ['that is caught before it is stored', `export const f = () => { stored.set('a', start().catch(() => '')) }`],
  [
    'that is caught after it is stored',
    `export const f = () => { const text = start(); stored.set('a', text); text.catch(() => '') }`,
  ],
  ['that is discarded with a handler', `export const f = () => void start().then(String, String)`],
  ['that is combined with others', `export const f = () => { const text = start(); return Promise.all([text]) }`],
  [
    'that is passed on',
    `export const f = (use: (text: Promise<string>) => void) => { const text = start(); use(text) }`,
  ],
  [
    'that an executor uses',
    `export const f = (text: Promise<string>) => new Promise((done, fail) => { text.then(done, fail) })`,
  ],
  ['that is assigned and returned', `let text: Promise<string>; export const f = () => (text = start())`],
]

describe('a promise', () => {
  const cases = [...unhandledCases, ...handledCases].map(([description, code], index) => ({
    description,
    code,
    path: `src/case-${index}.ts`,
  }))
  const project = createPlantedProject(Object.fromEntries(cases.map(({ path, code }) => [path, header + code])), [])
  const reportedPaths = new Set<string>()
  beforeAll(() => {
    for (const line of findUnhandledPromises(project.folder, path => path.startsWith('src/')))
      reportedPaths.add(line.split(':', 1)[0] ?? '')
  }, 60_000)
  afterAll(project.remove)

  const isReported = (description: string) =>
    reportedPaths.has(cases.find(testCase => testCase.description === description)?.path ?? '')
  it.each(unhandledCases)('%s is reported', description => {
    expect(isReported(description)).toBe(true)
  })
  it.each(handledCases)('%s is accepted', description => {
    expect(isReported(description)).toBe(false)
  })
})
