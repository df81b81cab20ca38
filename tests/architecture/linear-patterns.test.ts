import { checkSync } from 'recheck'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPatterns, widenCounts, type Pattern } from './support/regular-expressions.ts'
import { isTestFile, listSourcePaths, readSource } from './support/sources.ts'

/** Not checked: their slow patterns search only project files, or documents in which visitors' texts contain no `<`. */
const uncheckedFiles =
  /^src\/(?:infrastructure\/(?:next\/|web-server\/(?:operation\/get-path-template|security\/content-security-policy|share-images\/paint-svg)\.ts|service-worker\/(?:mark-document|page-list)\.ts)|ui\/(?:fill-text|kit\/display\/parse-logo|kit\/styles\/parse-colors)\.ts)/

/** Automata can't check lookaround. Each pattern is tried at one position, or once per run of a character. */
const reviewedPatterns: ReadonlySet<string> = new Set([
  String.raw`/^(\/..)?\/(?:profiles(?!\/)|[^/]+\/specialists)(?:(?:\?category=|\/)([^?#&]+))?(?=#|$)/`,
  String.raw`/^\/([a-z]+)(?=$|[/?#])/`,
  String.raw`/^\s*(?:(?:в|во|г|гор|город|городе|in|city of)(?:\.\s*|\s+))+(?=\S)/i`,
  String.raw`/^\/+|(?<!\/)\/+$/g`,
  String.raw`/(?<!\/)\/+$/`,
  String.raw`/^0+(?=.)/`,
  String.raw`/(?<=-)|\s+/`,
  // Prices in a search text. 8,000 characters of numbers, spaces and prepositions take at most 0.1 s.
  String.raw`/(?<![\p{L}\p{N}])(?:(?<noun>a):?\s+)?(?:(?:(?<upper>a)|(?<lower>a)|a)\s+)?a(?:(?:\s*[-–—]\s*|\s+(?:до|to)\s+)a)?(?:\s*(?:/|\s(?:в|за|per|an?)\s)\s*a)?(?![\p{L}\p{N}])/giu`,
])

beforeAll(() => void vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure'))
afterAll(() => void vi.unstubAllEnvs())

/** Returns `safe` if a search takes linear time in any text, `unknown` for a pattern with lookaround. */
const checkPattern = ({ source, flags }: Pattern) =>
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
    ['const a = new RegExp(String.raw`^(?:${b} )*\\s+` + String.raw`\\s+$`)', 'vulnerable'],
    ['const a = /(?<!\\/)\\/+$/', 'unknown'],
    ['const a = /^\\s*;/', 'safe'],
    ['const a = /^[\\w-]{1,64}$/u', 'safe'],
    ['const a = /[^\\u{20}-\\u{D7FF}]/gu', 'safe'],
    ["const a = new RegExp('^\\\\d+$')", 'safe'],
  ])('reports %s as %s', (code, status) => {
    expect(findPatterns(code).map(checkPattern)).toEqual([status])
  })
})

describe('the regular expressions of the product', () => {
  const patterns = new Map<string, Pattern & { readonly path: string }>(
    listSourcePaths('src')
      .filter(path => !isTestFile(path) && !/\/testing\//.test(path) && !uncheckedFiles.test(path))
      .flatMap(path => findPatterns(readSource(path).text).map(pattern => ({ path, ...pattern })))
      .map(pattern => [`/${pattern.source}/${pattern.flags}`, pattern] as const),
  )

  it('are found', () => {
    expect(patterns.size).toBeGreaterThan(120)
  })
  it('take linear time', () => {
    const slowPatterns = [...patterns].filter(
      ([text, pattern]) => !reviewedPatterns.has(text) && checkPattern(pattern) !== 'safe',
    )
    expect(slowPatterns.map(([text, { path }]) => `${path}: ${text}`)).toEqual([])
  }, 300_000)
  it('include every reviewed pattern', () => {
    expect([...reviewedPatterns].filter(text => !patterns.has(text))).toEqual([])
  })
})
