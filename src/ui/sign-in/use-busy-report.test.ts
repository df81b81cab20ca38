import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useBusyReport } from './use-busy-report.ts'

test('reports when a request starts and ends', () => {
  const onBusyChange = vi.fn()
  const { rerender } = renderHook(({ isBusy }) => useBusyReport(isBusy, onBusyChange), {
    initialProps: { isBusy: false },
  })
  rerender({ isBusy: true })
  expect(onBusyChange).toHaveBeenLastCalledWith(true)
  rerender({ isBusy: false })
  expect(onBusyChange).toHaveBeenLastCalledWith(false)
})

test('reports false when the component unmounts during a request', () => {
  const onBusyChange = vi.fn()
  const { unmount } = renderHook(() => useBusyReport(true, onBusyChange))
  expect(onBusyChange).toHaveBeenLastCalledWith(true)
  unmount()
  expect(onBusyChange).toHaveBeenLastCalledWith(false)
})
