import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readSettings } from '#infrastructure/web-server/settings.ts'
import { readSource } from './support/sources.ts'

function getSettingNames(): readonly string[] {
  const names = new Set<string>()
  const environment = new Proxy<Record<string, string>>({}, { get: (_, name) => void names.add(String(name)) })
  readSettings(environment)
  return [...names].toSorted()
}

const rows = [...readSource('README.md').text.matchAll(/^\| `([A-Z_]+)` +\| (.*?) *\| \S/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
)
const exampleSettings = parseEnv(readSource('.env.example').text.replaceAll(/^# (?=[A-Z_]+=)/gm, ''))

it('README and .env.example list exactly the settings that the site reads', () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(getSettingNames())
  expect(Object.keys(exampleSettings).toSorted()).toEqual(getSettingNames())
})

it('every setting in .env.example is commented out', () => {
  expect(parseEnv(readSource('.env.example').text)).toEqual({})
})

const defaults = rows.flatMap(([name, value]) => {
  const [, literal] = /^`(.*)`$/.exec(value) ?? []
  return literal === undefined ? [] : [[name, literal.replace('{PORT}', '3000')] as const]
})

it.each(defaults)('the default of %s (%s) is the same in README, .env.example and the code', (name, value) => {
  expect(exampleSettings[name]).toBe(value)
  expect(readSettings({ [name]: value })).toEqual(readSettings({}))
})

it('the values in .env.example are valid', () => {
  expect(() => readSettings(exampleSettings)).not.toThrow()
})
