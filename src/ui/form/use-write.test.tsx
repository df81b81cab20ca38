import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Outcome } from '#application/outcome.ts'
import type { TooManyRequests } from '#domain/shared/api-errors.ts'
import { useWrite } from './use-write.ts'

type Answer = Outcome<string, TooManyRequests>

/** A write whose calls are answered one by one. */
function writing(options: Parameters<typeof useWrite<string, TooManyRequests, string>>[1] = {}) {
  const open: ((answer: Promise<Answer>) => void)[] = []
  const write = vi.fn<(input: string) => Promise<Answer>>(async () => new Promise(resolve => void open.push(resolve)))
  const hook = renderHook(() => useWrite(write, options))
  const answer = (outcome: Answer | Promise<Answer>) => act(async () => open.shift()?.(Promise.resolve(outcome)))
  const run = (input: string, onShown?: (value: string) => void) =>
    act(async () => void hook.result.current.run(input, onShown))
  return { write, answer, run, ...hook }
}
const tooMany: Answer = { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 60 } }

test('sends once, even if it is called again while in flight', async () => {
  const { write, run, answer, result } = writing()
  await run('first')
  await run('second')
  await waitFor(() => expect(result.current.isBusy).toBe(true))
  await answer({ ok: true, value: 'done' })
  await waitFor(() => expect(result.current).toMatchObject({ isBusy: false, value: 'done', failure: null }))
  expect(write.mock.calls).toEqual([['first']])
})

test.each([
  [false, 1],
  [true, 2],
])('holds back until the rate limit ends, unless it ignores it (%s)', async (ignoresRetryAt, calls) => {
  const { write, run, answer, result } = writing({ ignoresRetryAt })
  await run('first')
  await answer(tooMany)
  await waitFor(() => expect(result.current.failure).toEqual({ _tag: 'TooManyRequests', retryAfter: 60 }))
  expect(result.current.retryAt).toBeGreaterThan(Date.now() + 50_000)
  await run('second')
  expect(write).toHaveBeenCalledTimes(calls)
})

test('reports a defect as ApiUnavailable, and never retries by itself', async () => {
  const onFailure = vi.fn()
  const { write, run, answer, result } = writing({ onFailure })
  await run('first')
  await answer(Promise.reject(new Error('broken')))
  await waitFor(() => expect(result.current.failure).toEqual({ _tag: 'ApiUnavailable', reason: 'failed' }))
  expect(onFailure).toHaveBeenCalledExactlyOnceWith({ _tag: 'ApiUnavailable', reason: 'failed' })
  expect(write).toHaveBeenCalledOnce()
  await run('second')
  await waitFor(() => expect(result.current).toMatchObject({ isBusy: true, failure: null }))
})

test('runs callbacks for drafts and caches, but not those of an unmounted component', async () => {
  const [onSuccess, onShown] = [vi.fn(), vi.fn()]
  const { run, answer, unmount } = writing({ onSuccess })
  await run('first', onShown)
  unmount()
  await answer({ ok: true, value: 'done' })
  await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done'))
  expect(onShown).not.toHaveBeenCalled()
})
