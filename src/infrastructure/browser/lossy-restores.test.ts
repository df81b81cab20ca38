import { expect, it, onTestFinished, vi } from 'vitest'
import { listenForLossyRestores } from './lossy-restores.ts'

const showPage = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

it('calls `onRestore` at each restore until the cleanup, but not at the first load', () => {
  const onRestore = vi.fn<() => void>()
  const removeListener = listenForLossyRestores(onRestore)
  showPage(false)
  expect(onRestore).not.toHaveBeenCalled()
  showPage(true)
  showPage(true)
  removeListener()
  showPage(true)
  expect(onRestore).toHaveBeenCalledTimes(2)
})

it('does not call `onRestore` in Chromium, which continues loading', () => {
  const onRestore = vi.fn<() => void>()
  Object.assign(navigator, { userAgentData: {} })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userAgentData'))
  listenForLossyRestores(onRestore)
  showPage(true)
  expect(onRestore).not.toHaveBeenCalled()
})
