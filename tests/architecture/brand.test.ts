import { expect, it } from 'vitest'
import brandNames from '#brand/names.json'
import { isTestFile, listSourcePaths, readSource, type Source } from './support/sources.ts'

// Without the preposition, because texts may write the no-break space after it as an escape.
const names = Object.values(brandNames).flatMap(({ name, onSite }) =>
  [name, onSite.replace(/^\S+\s/, '')].map(text => text.toLowerCase()),
)

const findSourcesWithBrand = (sources: readonly Source[]) =>
  sources.filter(({ text }) => names.some(name => text.toLowerCase().includes(name))).map(({ path }) => path)

it.each(Object.values(brandNames))('finds the brand $name in a text', ({ name, onSite }) => {
  const sources = [name, name.toUpperCase(), onSite, '{{brand}}'].map(text => ({ path: text, text: `… ${text}.` }))
  expect(findSourcesWithBrand(sources)).toEqual([name, name.toUpperCase(), onSite])
})

it('no view and no text names the brand, so another brand can replace it', () => {
  // Infrastructure has technical names, such as those of metrics, which pages do not show.
  const paths = ['src/app', 'src/application', 'src/domain', 'src/ui', 'content']
    .flatMap(folder => listSourcePaths(folder, /\.(tsx?|json|css|md)$/))
    .filter(path => !isTestFile(path))
  for (const folder of ['src/ui/i18n/locales/en/', 'content/en/'])
    expect(paths).toContainEqual(expect.stringContaining(folder))
  expect(findSourcesWithBrand(paths.map(readSource))).toEqual([])
})
