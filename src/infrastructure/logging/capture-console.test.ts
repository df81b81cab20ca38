import { afterEach, expect, it, vi } from 'vitest'
import { captureConsole } from './capture-console.ts'

const printer = console
const original = { ...console }
afterEach(() => Object.assign(console, original))

it('logs what packages print, without the queries of addresses', () => {
  const logger = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() }
  captureConsole(logger)
  printer.log('ready in %d ms', 5)
  printer.warn('slow:', { path: '/a?token=1' })
  printer.error('\u001b[31mfailed\u001b[39m for https://img.example/a.jpg?token=secret&w=1 twice')
  expect(logger.info.mock.calls).toEqual([['printed', { text: 'ready in 5 ms' }]])
  expect(logger.warn.mock.calls).toEqual([['printed', { text: "slow: { path: '/a' }" }]])
  expect(logger.error.mock.calls).toEqual([['printed', { text: 'failed for https://img.example/a.jpg twice' }]])
})
