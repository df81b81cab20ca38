import { reservePort } from '#tests/servers/reserve-port.ts'
import { startProcess } from '#tests/servers/start-process.ts'
import { expect, test } from './test.ts'

export const demoTest = test.extend<{ readonly demoUrl: string }>({
  demoUrl: [
    async ({}, use) => {
      const port = await reservePort()
      const env = { PORT: String(port), SERVICE_WORKER: '0' }
      const demo = await startProcess(['dist/start.cjs'], env, line => line.includes(`:${port}`))
      await use(`http://127.0.0.1:${port}`)
      expect(await demo.stop('SIGTERM')).toBe(0)
    },
    { scope: 'file' },
  ],
})
