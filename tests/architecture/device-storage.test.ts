import { expect, it } from 'vitest'
import { policyReportsPath } from '#infrastructure/web-server/security/security-headers.ts'
import { isTestFile, listSourcePaths, readSource } from './support/sources.ts'

const sources = listSourcePaths('src')
  .filter(path => !isTestFile(path))
  .map(readSource)

const findAll = (pattern: RegExp, texts: readonly string[]): readonly string[] =>
  texts.flatMap(text => [...text.matchAll(pattern)].map(([, name = '']) => name))

const storageKeys = [
  ...findAll(
    /createDeviceRecord\(\{[^}]*?\bkey: '([^']+)'/g,
    sources.map(({ text }) => text),
  ),
  ...findAll(
    /const (?:key|\w+Key) = '([^']+)'/g,
    sources
      .filter(({ text }) => /\b(?:readStorageItem|writeStorageItem|device\.(?:read|write))\b/.test(text))
      .map(({ text }) => text),
  ),
  ...findAll(/(?:favorites|recents): '([^']+)'/g, [readSource('src/application/profile/saved-profiles.ts').text]),
  ...findAll(
    /`(reloaded:)\$\{path\}`/g,
    sources.map(({ text }) => text),
  ).map(prefix => `${prefix}{path}`),
]

const rows = [
  ...readSource('README.md').text.matchAll(/^\| `([^`]+)` +\| (cookie|localStorage|sessionStorage|Cache Storage)/gm),
].map(([, name = '', place = '']) => ({ name, place }))
const sortUnique = (names: Iterable<string>) => [...new Set(names)].toSorted()

function listPolicyNames(locale: string, anchor: 'device' | 'server') {
  const { text } = readSource(`content/${locale}/privacy-policy.md`)
  const [, section = ''] = new RegExp(`\\{#${anchor}\\}([^]*?)\\n## `).exec(text) ?? []
  const items = section.split('\n').filter(line => line.startsWith('- `'))
  return sortUnique(items.flatMap(line => findAll(/`([^`]+)`/g, [line.split(' — ')[0] ?? ''])))
}

it('README lists exactly the storage keys of the code', () => {
  expect(storageKeys.length).toBeGreaterThan(10)
  const documentedKeys = rows.filter(({ place }) => place.endsWith('Storage') && place !== 'Cache Storage')
  expect(sortUnique(documentedKeys.map(({ name }) => name))).toEqual(sortUnique(storageKeys))
})

it.each(['ru', 'en'])('the privacy policy in %s lists the same names as README', locale => {
  expect(listPolicyNames(locale, 'device')).toEqual(sortUnique(rows.map(({ name }) => name)))
})

it.each(['ru', 'en'])('the privacy policy in %s names every address that receives browser reports', locale => {
  const reportSources = sources.filter(({ path }) => path.startsWith('src/infrastructure/web-server/browser-reports/'))
  expect(reportSources.length).toBeGreaterThan(1)
  const matches = reportSources.map(({ text }) => /\bscope\.post\((?:'([^']+)'|policyReportsPath)/.exec(text))
  expect(matches).not.toContain(null)
  expect(listPolicyNames(locale, 'server')).toEqual(sortUnique(matches.map(match => match?.[1] ?? policyReportsPath)))
})
