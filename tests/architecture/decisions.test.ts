import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = 'docs/decisions'
const readme = readFileSync(`${folder}/README.md`, 'utf8')
const records = readdirSync(folder).filter(name => name !== 'README.md')
const readRecord = (record: string) => readFileSync(`${folder}/${record}`, 'utf8')

it('the index lists every record with a consecutive number, title, date and status', () => {
  const rows = [...readme.matchAll(/^\| (\d+) +\| \[(.+)\]\((.+\.md)\) +\| (\S+) +\| (.+?) +\|$/gm)]
  expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_, index) => index + 1))
  expect(new Set(rows.map(([, , , record]) => record))).toEqual(new Set(records))
  for (const [, , title, record = '', date, status] of rows) {
    expect(readRecord(record).startsWith(`# ${title}\n\nDate: ${date} · Status: ${status}\n`), record).toBe(true)
  }
})

it.each(records)('%s follows the template', record => {
  const headings = ['Context', 'Decision', 'Alternatives', 'Consequences']
  expect([...readRecord(record).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(headings)
})

it.each(records)('%s has at most 40 lines', record => {
  expect(readRecord(record).trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})
