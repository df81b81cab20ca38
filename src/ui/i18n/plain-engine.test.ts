import { expect, test } from 'vitest'
import { i18nextInstance } from './i18next-engine.ts'
import { plainEngine, getText } from './plain-engine.ts'
import { namespaces, resources } from './resources.ts'

interface Tree {
  readonly [key: string]: string | Tree
}

const listEntries = (tree: Tree, path: string): readonly (readonly [key: string, text: string | Tree])[] =>
  Object.entries(tree).flatMap(([key, value]) => [
    [path + key.replace(/_(one|few|many|other)$/, ''), value] as const,
    ...(typeof value === 'string' ? [] : listEntries(value, `${path}${key}.`)),
  ])

const createValues = (text: string | Tree, count: number) =>
  Object.fromEntries(
    [...JSON.stringify(text).matchAll(/{{(\w+)(, number)?}}/g)].map(([, name = '', format]) => [
      name,
      name === 'count' || format !== undefined ? count : `<${name}>`,
    ]),
  )

for (const namespace of namespaces) plainEngine.addTexts(namespace, resources.ru[namespace])

test.each(namespaces)('returns every Russian text of %s as i18next does', namespace => {
  const t = i18nextInstance.getFixedT('ru', [namespace])
  for (const [key, text] of listEntries(resources.ru[namespace], `${namespace}:`))
    for (const count of [0, 1, 2, 5, 21, 12_345.5]) {
      const options = { ...createValues(text, count), ...(typeof text !== 'string' && { returnObjects: true }) }
      // `t` requires literal keys.
      expect(getText(key, options)).toEqual(Reflect.apply(t, undefined, [key, options]))
    }
})

test('keeps the placeholder of a missing value', () => {
  expect(getText('form:counter.count')).toBe(i18nextInstance.t('form:counter.count', { skipInterpolation: true }))
})

test('returns the key of a missing text without its namespace', () => {
  expect(getText('saved:nowhere')).toBe('nowhere')
})
