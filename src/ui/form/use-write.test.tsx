import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Outcome } from '#application/outcome.ts'
import type { TooManyRequests } from '#domain/shared/api-errors.ts'
import { useWrite } from './use-write.ts'

type WriteOutcome = Outcome<string, TooManyRequests>

function setUpWrite(options: Parameters<typeof useWrite<string, TooManyRequests, string>>[1] = {}) {
  const resolvers: ((outcome: Promise<WriteOutcome>) => void)[] = []
  const write = vi.fn<(input: string) => Promise<WriteOutcome>>(
    async () => new Promise(resolve => void resolvers.push(resolve)),
  )
  const hook = renderHook(() => useWrite(write, options))
  const settleWrite = (outcome: WriteOutcome | Promise<WriteOutcome>) =>
    act(async () => resolvers.shift()?.(Promise.resolve(outcome)))
  const run = (input: string, onSuccessWhileMounted?: (value: string) => void) =>
    act(async () => void hook.result.current.run(input, onSuccessWhileMounted))
  return { write, settleWrite, run, ...hook }
}
const rateLimitOutcome: WriteOutcome = { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 60 } }

test('sends once, even if it is called again while in flight', async () => {
  const { write, run, settleWrite, result } = setUpWrite()
  await run('first')
  await run('second')
  await waitFor(() => expect(result.current.isBusy).toBe(true))
  await settleWrite({ ok: true, value: 'done' })
  await waitFor(() => expect(result.current).toMatchObject({ isBusy: false, value: 'done', failure: null }))
  expect(write.mock.calls).toEqual([['first']])
})

test.each([
  [false, 1],
  [true, 2],
])('sends nothing during a rate limit, unless an option ignores the limit (%s)', async (ignoresRetryAt, callCount) => {
  const { write, run, settleWrite, result } = setUpWrite({ ignoresRetryAt })
  await run('first')
  const beforeSettling = Date.now()
  await settleWrite(rateLimitOutcome)
  await waitFor(() => expect(result.current.failure).toEqual({ _tag: 'TooManyRequests', retryAfter: 60 }))
  expect(result.current.retryAt).toBeGreaterThanOrEqual(beforeSettling + 60_000)
  await run('second')
  expect(write).toHaveBeenCalledTimes(callCount)
})

test('reports a defect as ApiUnavailable, and never retries by itself', async () => {
  const onFailure = vi.fn()
  const { write, run, settleWrite, result } = setUpWrite({ onFailure })
  await run('first')
  await settleWrite(Promise.reject(new Error('broken')))
  await waitFor(() => expect(result.current.failure).toEqual({ _tag: 'ApiUnavailable', reason: 'failed' }))
  expect(onFailure).toHaveBeenCalledExactlyOnceWith({ _tag: 'ApiUnavailable', reason: 'failed' })
  expect(write).toHaveBeenCalledOnce()
  await run('second')
  await waitFor(() => expect(result.current).toMatchObject({ isBusy: true, failure: null }))
})

test('clears a failure, but not a rate limit', async () => {
  const { run, settleWrite, result } = setUpWrite({ ignoresRetryAt: true })
  const clearFailure = () => act(async () => result.current.clearFailure())
  await run('first')
  await settleWrite(rateLimitOutcome)
  await waitFor(() => expect(result.current.retryAt).not.toBeNull())
  await clearFailure()
  expect(result.current.failure).toEqual({ _tag: 'TooManyRequests', retryAfter: 60 })
  await run('second')
  await settleWrite(Promise.reject(new Error('broken')))
  await waitFor(() => expect(result.current.failure).toEqual({ _tag: 'ApiUnavailable', reason: 'failed' }))
  await clearFailure()
  await waitFor(() => expect(result.current.failure).toBeNull())
})

test('calls onSuccess after unmounting, but not onSuccessWhileMounted', async () => {
  const [onSuccess, onSuccessWhileMounted] = [vi.fn(), vi.fn()]
  const { run, settleWrite, unmount } = setUpWrite({ onSuccess })
  await run('first', onSuccessWhileMounted)
  unmount()
  await settleWrite({ ok: true, value: 'done' })
  await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done', 'first'))
  expect(onSuccessWhileMounted).not.toHaveBeenCalled()
})

describe('on a page restored from the back/forward cache', () => {
  const restorePage = () => act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  test('sends again, once, even if the first request settles later', async () => {
    const { write, run, settleWrite, result } = setUpWrite()
    await run('first')
    await waitFor(() => expect(result.current.isBusy).toBe(true))
    restorePage()
    await waitFor(() => expect(result.current.isBusy).toBe(false))
    await run('second')
    await settleWrite({ ok: true, value: 'late' })
    await run('third')
    expect(write.mock.calls).toEqual([['first'], ['second']])
    await settleWrite({ ok: true, value: 'done' })
    await waitFor(() => expect(result.current).toMatchObject({ isBusy: false, value: 'done', failure: null }))
  })

  test('keeps a success', async () => {
    const { run, settleWrite, result } = setUpWrite()
    await run('first')
    await settleWrite({ ok: true, value: 'done' })
    await waitFor(() => expect(result.current.value).toBe('done'))
    const pendingWrite = setUpWrite()
    await pendingWrite.run('second')
    await waitFor(() => expect(pendingWrite.result.current.isBusy).toBe(true))
    restorePage()
    // Once the pending hook is no longer busy, the first hook has handled the restore too.
    await waitFor(() => expect(pendingWrite.result.current.isBusy).toBe(false))
    expect(result.current.value).toBe('done')
  })

  test('keeps a failure and its rate limit', async () => {
    const { write, run, settleWrite, result } = setUpWrite()
    await run('first')
    await settleWrite(rateLimitOutcome)
    await waitFor(() => expect(result.current.retryAt).not.toBeNull())
    restorePage()
    await run('second')
    expect(result.current.failure).toEqual({ _tag: 'TooManyRequests', retryAfter: 60 })
    expect(result.current.retryAt).not.toBeNull()
    expect(write).toHaveBeenCalledOnce()
  })
})
