import { expect } from 'vitest'
import type { Site } from '#tests/e2e/support/site.ts'

/** Until the last page is rendered, the warm-up calls the API and takes a render slot. */
export const waitUntilWarm = ({ getLog }: Site) =>
  expect.poll(() => getLog().split('\n').filter(isLastWarmUpRender)).toHaveLength(1)

const isLastWarmUpRender = (line: string) => line.includes('"page rendered"') && line.includes('"/sankt-peterburg"')
