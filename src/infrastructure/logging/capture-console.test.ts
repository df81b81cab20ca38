import { afterEach, expect, it, vi } from 'vitest'
import { captureConsole } from './capture-console.ts'

const globalConsole = console
const originalMethods = { ...console }
afterEach(() => Object.assign(console, originalMethods))

it('logs the console output of packages without the query strings of URLs', () => {
  const logger = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() }
  captureConsole(logger)
  globalConsole.log('ready in %d ms', 5)
  globalConsole.warn('slow:', { path: '/a?token=1' })
  globalConsole.error('\u001b[31mfailed\u001b[39m for https://img.example/a.jpg?token=secret&w=1 twice')
  expect(logger.info.mock.calls).toEqual([['console output', { text: 'ready in 5 ms' }]])
  expect(logger.warn.mock.calls).toEqual([['console output', { text: "slow: { path: '/a' }" }]])
  expect(logger.error.mock.calls).toEqual([['console output', { text: 'failed for https://img.example/a.jpg twice' }]])
})
