import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { providerStates } from './provider-states.ts'
import { updateReadme } from './update-readme.ts'

const readmeUrl = new URL('README.md', import.meta.url)

it('lists all endpoints and provider states', async () => {
  const readme = await updateReadme(await readFile(readmeUrl, 'utf8'))
  const paths = Object.values(endpoints).map(({ method, path }) => `\`${method} ${path}\``)
  const states = Object.keys(providerStates).map(name => `### ${name}\n`)
  expect([...paths, ...states].filter(text => !readme.includes(text))).toEqual([])
  await expect(readme).toMatchFileSnapshot('README.md')
})

it('gives each table row as many cells as its header, even if a cell contains a pipe', async () => {
  const tables = (await updateReadme(await readFile(readmeUrl, 'utf8'))).match(/(?:^\|.*\|\n)+/gm) ?? []
  const getCellCounts = (table: string) => new Set(table.match(/^.*$/gm)?.map(row => row.split(/(?<!\\)\|/).length))
  expect(tables.filter(table => getCellCounts(table.trimEnd()).size !== 1)).toEqual([])
  expect(tables.length).toBeGreaterThan(2)
})

it('keeps hand-written text', async () => {
  const text = 'Ours\n\n<!-- endpoints: generated -->\n\nstale\n\n<!-- end -->\n\nAlso ours\n'
  expect(await updateReadme(text)).toMatch(
    /^Ours\n\n<!-- endpoints[^]*`GET \/api\/regions`[^]*<!-- end -->\n\nAlso ours\n$/,
  )
  expect(await updateReadme(text)).not.toContain('stale')
})
