import { expect, it } from 'vitest'
import { readBareWeight, readInstalledVersions } from './bare-weight.ts'

it('the weight of a bare page was measured with the installed Next.js and React (otherwise run npm run size)', async () => {
  const { versions, script } = await readBareWeight()
  expect(versions).toEqual(await readInstalledVersions())
  expect(script).toBeGreaterThan(0)
})
