import { Agent } from 'node:http'
import { bareScript } from '../../scripts/bench/bare-app'
import { judge, judgeHome } from '../../scripts/bench/budgets'
import { ask } from '../../scripts/bench/client'
import { weigh } from '../../scripts/bench/page-weight'
import { wake } from './support/awake'
import { expect, test } from './support/test'

// In one worker: the bare page is built once a version, by the first who asks.
test.describe.configure({ mode: 'default' })

for (const path of ['/', '/moskva', '/en', '/en/moskva', '/moskva/specialists', '/profiles/4', '/about'])
  test(`${path} is within its budgets of script and style`, async ({ browser, page, site }) => {
    test.slow()
    const weight = await weigh(page, site.url + path, wake)
    const verdicts = judge(path, weight, await bareScript(browser))
    expect(Object.keys(weight.scripts)).not.toEqual([])
    expect(Object.keys(weight.styles)).not.toEqual([])
    expect(verdicts.filter(({ within }) => !within)).toEqual([])
  })

for (const path of ['/', '/en'])
  test(`${path} is within its budget of HTML`, async ({ site }) => {
    const { status, bytes } = await ask(site.url, path, new Agent())
    expect(status).toBe(200)
    expect(judgeHome(path, bytes.length)).toMatchObject({ within: true })
  })
