import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { providerStates } from './provider-states.ts'
import { updateReadme } from './readme.ts'

const file = new URL('README.md', import.meta.url)

it('the README has all calls and provider states of the code', async () => {
  const readme = await updateReadme(await readFile(file, 'utf8'))
  const paths = Object.values(endpoints).map(({ method, path }) => `\`${method} ${path}\``)
  const states = Object.keys(providerStates).map(name => `### ${name}\n`)
  expect([...paths, ...states].filter(text => !readme.includes(text))).toEqual([])
  await expect(readme).toMatchFileSnapshot('README.md')
})

it('each table row has as many cells as its head, even if a cell contains a pipe', async () => {
  const tables = (await updateReadme(await readFile(file, 'utf8'))).match(/(?:^\|.*\|\n)+/gm) ?? []
  const widths = (table: string) => new Set(table.match(/^.*$/gm)?.map(row => row.split(/(?<!\\)\|/).length))
  expect(tables.filter(table => widths(table.trimEnd()).size !== 1)).toEqual([])
  expect(tables.length).toBeGreaterThan(2)
})

it('hand-written text is unchanged', async () => {
  const text = 'Ours\n\n<!-- calls: made from the code -->\n\nstale\n\n<!-- end -->\n\nAlso ours\n'
  expect(await updateReadme(text)).toMatch(
    /^Ours\n\n<!-- calls[^]*`GET \/api\/regions`[^]*<!-- end -->\n\nAlso ours\n$/,
  )
  expect(await updateReadme(text)).not.toContain('stale')
})
