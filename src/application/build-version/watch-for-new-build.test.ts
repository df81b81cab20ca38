import { beforeEach, expect, it, vi } from 'vitest'
import { watchForNewBuild } from './watch-for-new-build.ts'

const found = vi.fn<() => void>()
const stopped = vi.fn<() => void>()
let look: () => void
const moments = (call: () => void) => {
  look = call
  return stopped
}
const answers: ((latest: string | undefined) => void)[] = []
const latest = () => new Promise<string | undefined>(resolve => answers.push(resolve))
const answer = async (said: string | undefined) => {
  answers.shift()?.(said)
  await Promise.resolve()
  await Promise.resolve()
}

beforeEach(() => {
  vi.clearAllMocks()
  answers.length = 0
})

it('asks at each moment, and tells of a new build once', async () => {
  watchForNewBuild({ own: 'a', latest }, moments, found)
  look()
  await answer('a')
  look()
  await answer(undefined)
  expect(found).not.toHaveBeenCalled()
  expect(stopped).not.toHaveBeenCalled()
  look()
  look()
  await answer('b')
  await answer('b')
  expect(found).toHaveBeenCalledTimes(1)
  expect(stopped).toHaveBeenCalledTimes(1)
})

it('tells nothing after it was stopped', async () => {
  const stop = watchForNewBuild({ own: 'a', latest }, moments, found)
  look()
  stop()
  await answer('b')
  expect(stopped).toHaveBeenCalledTimes(1)
  expect(found).not.toHaveBeenCalled()
})
