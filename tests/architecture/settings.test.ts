import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readSettings } from '#infrastructure/web-server/settings.ts'
import { read } from './support/sources.ts'

/** The variables that the site reads. */
function getSettingNames(): readonly string[] {
  const names = new Set<string>()
  const environment = new Proxy<Record<string, string>>({}, { get: (_, name) => void names.add(String(name)) })
  readSettings(environment)
  return [...names].toSorted()
}

/** The rows of the table: name and default. */
const rows = [...read('README.md').text.matchAll(/^\| `([A-Z_]+)` +\| (.*?) *\| \S/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
)
const example = parseEnv(read('.env.example').text.replaceAll(/^# (?=[A-Z_]+=)/gm, ''))

it('README and .env.example name every setting that the site reads, and no other', () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(getSettingNames())
  expect(Object.keys(example).toSorted()).toEqual(getSettingNames())
})

it('.env.example changes nothing while all of it is commented out', () => {
  expect(parseEnv(read('.env.example').text)).toEqual({})
})

const defaults = rows.flatMap(([name, value]) => {
  const [, literal] = /^`(.*)`$/.exec(value) ?? []
  return literal === undefined ? [] : [[name, literal.replace('{PORT}', '3000')] as const]
})

it.each(defaults)('the default of %s, %s, is the same in .env.example and in the code', (name, value) => {
  expect(example[name]).toBe(value)
  expect(readSettings({ [name]: value })).toEqual(readSettings({}))
})

it('the examples of .env.example are right', () => {
  expect(() => readSettings(example)).not.toThrow()
})
