import { expect, it, vi } from 'vitest'
import type { Logger } from '#application/shared/shared.ports.ts'
import { createPurge, type PurgeAdapter } from './purge.ts'

const createLogger = () => ({ info: () => undefined, warn: () => undefined, error: vi.fn<Logger['error']>() })

it('when the site stops, waits for a purge in flight, and repeats it at once', async () => {
  let respond = (): void => undefined
  const response = new Promise<void>(resolve => (respond = resolve))
  const { purge, close, getCounts } = createPurge([() => response], createLogger())
  purge(['profile-7'])
  const closed = close()
  respond()
  await closed
  expect(getCounts()).toEqual({ done: 2, failed: 0 })
})

it('when the site stops, retries a failed purge once and then gives up', async () => {
  const adapter = vi.fn<PurgeAdapter>(() => Promise.reject(new Error('refused')))
  const logger = createLogger()
  const { purge, close, getCounts } = createPurge([adapter], logger)
  purge(['profile-7'])
  await expect(adapter.mock.results[0]?.value).rejects.toThrow('refused')
  expect(getCounts().failed).toBe(1)
  await close()
  // The purge, its retry, and the repetition.
  expect(getCounts()).toEqual({ done: 0, failed: 3 })
  expect(logger.error.mock.calls.map(([event]) => event)).toEqual(['purge failed', 'purge failed'])
})
