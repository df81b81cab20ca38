import { checkSync } from 'recheck'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPatterns, widenCounts, type Pattern } from './support/regular-expressions.ts'
import { isTestFile, listSources, readSource } from './support/sources.ts'

/** They read texts of this site, and documents in which the texts of visitors have no `<`. */
const readOwnText =
  /^src\/(?:infrastructure\/(?:next\/|web-server\/(?:operation\/path-template|security\/content-security-policy|share-images\/paint)\.ts)|ui\/fill-text\.ts)/

/** Assertions are beyond automata. These patterns are tried at one place of a text only, or once in each run of a character. */
const reviewed: ReadonlySet<string> = new Set([
  String.raw`/^(\/..)?\/(?:profiles|[^/]+\/specialists)(?:(?:\?category=|\/(?!\d+$))([^?#]+))?$/`,
  String.raw`/^\/([a-z]+)(?=$|[/?#])/`,
  String.raw`/^\s*(?:(?:в|во|г|гор|город|городе|in|city of)(?:\.\s*|\s+))+(?=\S)/i`,
  String.raw`/^\/+|(?<!\/)\/+$/g`,
  String.raw`/(?<!\/)\/+$/`,
  String.raw`/^0+(?=.)/`,
  String.raw`/(?<=-)|\s+/`,
])

beforeAll(() => void vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure'))
afterAll(() => void vi.unstubAllEnvs())

/** `safe` if a search takes linear time in any text; `unknown` with an assertion. */
const judge = ({ source, flags }: Pattern) =>
  checkSync(widenCounts(source), flags.replace('d', ''), { checker: 'automaton', timeout: null }).status

describe('the check of regular expressions', () => {
  it.each([
    ['a.split(/\\s*;\\s*/)', 'vulnerable'],
    ["a.replace(/\\/+$/, '')", 'vulnerable'],
    ['const a = /(?:\\d )+x/', 'vulnerable'],
    ['const a = /\\+(?:[^\\d+]*\\d){8,}[^+]*$/', 'vulnerable'],
    ['const a = /a[^]*b/', 'vulnerable'],
    ['const a = /^(a+)+$/', 'vulnerable'],
    ['const a = new RegExp(`(?:${b})* ?;`)', 'vulnerable'],
    ['const a = /(?<!\\/)\\/+$/', 'unknown'],
    ['const a = /^\\s*;/', 'safe'],
    ['const a = /^[\\w-]{1,64}$/u', 'safe'],
    ['const a = /[^\\u{20}-\\u{D7FF}]/gu', 'safe'],
    ["const a = new RegExp('^\\\\d+$')", 'safe'],
  ])('judges %s as %s', (code, status) => {
    expect(findPatterns(code).map(judge)).toEqual([status])
  })
})

describe('the regular expressions of the product', () => {
  const patterns = new Map<string, Pattern & { readonly path: string }>(
    listSources('src')
      .filter(path => !isTestFile(path) && !/\/testing\//.test(path) && !readOwnText.test(path))
      .flatMap(path => findPatterns(readSource(path).text).map(pattern => ({ path, ...pattern })))
      .map(pattern => [`/${pattern.source}/${pattern.flags}`, pattern] as const),
  )

  it('are found', () => {
    expect(patterns.size).toBeGreaterThan(120)
  })
  it('take linear time', () => {
    const slow = [...patterns].filter(([text, pattern]) => !reviewed.has(text) && judge(pattern) !== 'safe')
    expect(slow.map(([text, { path }]) => `${path}: ${text}`)).toEqual([])
  }, 300_000)
  it('include those that were reviewed', () => {
    expect([...reviewed].filter(text => !patterns.has(text))).toEqual([])
  })
})
