import { expect, it, vi } from 'vitest'
import { installFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { detach } from './detach.ts'

it('logs the failure of a task that nothing awaits', async () => {
  const error = vi.fn()
  installFakeRuntime({ logger: { info: () => undefined, warn: () => undefined, error } })
  const failure = new Error('lost')
  detach(Promise.reject(failure))
  await expect.poll(() => error.mock.calls).toEqual([['background task failed', { error: failure }]])
})
