import { beforeEach, expect, it, vi } from 'vitest'
import { watchForNewBuild } from './watch-for-new-build.ts'

const found = vi.fn<() => void>()
const stopped = vi.fn<() => void>()
let check: () => void
const triggers = (call: () => void) => {
  check = call
  return stopped
}
const answers: ((latest: string | undefined) => void)[] = []
const latest = () => new Promise<string | undefined>(resolve => answers.push(resolve))
const answer = async (build: string | undefined) => {
  answers.shift()?.(build)
  await Promise.resolve()
  await Promise.resolve()
}

beforeEach(() => {
  vi.clearAllMocks()
  answers.length = 0
})

it('checks on every trigger and reports a new build once', async () => {
  watchForNewBuild({ own: 'a', latest }, triggers, found)
  check()
  await answer('a')
  check()
  await answer(undefined)
  expect(found).not.toHaveBeenCalled()
  expect(stopped).not.toHaveBeenCalled()
  check()
  check()
  await answer('b')
  await answer('b')
  expect(found).toHaveBeenCalledTimes(1)
  expect(stopped).toHaveBeenCalledTimes(1)
})

it('reports nothing once stopped', async () => {
  const stop = watchForNewBuild({ own: 'a', latest }, triggers, found)
  check()
  stop()
  await answer('b')
  expect(stopped).toHaveBeenCalledTimes(1)
  expect(found).not.toHaveBeenCalled()
})
