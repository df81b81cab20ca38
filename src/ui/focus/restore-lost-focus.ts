import { focusMain, focusNeighbor, focusRegion, isControl, noScrollOptions } from '#ui/kit/focus/focus-near.ts'
import { getPath, type FocusSnapshot } from './page-focus.ts'

/** The focus moves to the control next to the removed control or list item, or else to the region's heading. */
export function restoreLostFocus({ path, element }: FocusSnapshot): () => void {
  let focusPath: readonly Element[] = []
  let isFocusVisible = false
  const rememberFocus = () => {
    const { activeElement } = document
    focusPath = activeElement === document.body ? [] : listSelfAndAncestors(activeElement)
    isFocusVisible = activeElement?.matches(':focus-visible') ?? false
  }
  const observer = new MutationObserver(records => {
    const index = focusPath.findIndex(({ isConnected }) => isConnected)
    const [removedElement, parent] = [focusPath[index - 1], focusPath[index]]
    if (document.activeElement !== document.body || !removedElement || !parent) return
    focusPath = []
    const record = records.find(({ removedNodes }) => [...removedNodes].includes(removedElement))
    const mayHaveNeighbor = (index === 1 && isControl(removedElement)) || removedElement.matches('li')
    if (mayHaveNeighbor && focusNeighbor(parent, record?.nextSibling ?? null)) return
    // Scrolls only if the focus was visible, and not after a dialog: `useModal` has already returned the focus to the
    // element that had it before.
    const options = isFocusVisible && !removedElement.matches('dialog') ? {} : noScrollOptions
    if (!focusRegion(parent, options)) focusMain(options)
  })
  // The element may have been removed before this module loaded. `manageNavigationFocus` handles navigations.
  const wasRemoved = path === getPath() && element?.isConnected === false
  if (wasRemoved && document.activeElement === document.body) focusMain(noScrollOptions)
  rememberFocus()
  observer.observe(document.body, { childList: true, subtree: true })
  const listeners = new AbortController()
  const { signal } = listeners
  addEventListener('focusin', rememberFocus, { signal })
  // A click on an element that is not focusable removes the focus.
  addEventListener('click', rememberFocus, { capture: true, signal })
  return () => {
    observer.disconnect()
    listeners.abort()
  }
}

function listSelfAndAncestors(element: Element | null): readonly Element[] {
  return element === null ? [] : [element, ...listSelfAndAncestors(element.parentElement)]
}
