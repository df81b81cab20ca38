import { expect, it } from 'vitest'
import { bareVersions, notedBare } from './bare-app.ts'

it('the noted weight of a bare page is that of the installed Next.js and React: `npm run size` notes it anew', async () => {
  const { versions, script } = await notedBare()
  expect(versions).toEqual(await bareVersions())
  expect(script).toBeGreaterThan(0)
})
