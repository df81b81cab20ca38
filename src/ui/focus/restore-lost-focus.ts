import { focusMain, focusNeighbor, focusRegion } from '#ui/kit/focus/focus-near.ts'

/**
 * Keeps the focus when the focused element is removed, for example by its own press: a control or an item of a list passes it
 * on to its neighbor, any other part to the heading of its region.
 */
export function restoreLostFocus(): () => void {
  /** The focused element and its ancestors. */
  let path: readonly Element[] = []
  const remember = () => {
    path = document.activeElement === document.body ? [] : getPath(document.activeElement)
  }
  const observer = new MutationObserver(records => {
    const at = path.findIndex(({ isConnected }) => isConnected)
    const [removed, parent] = [path[at - 1], path[at]]
    // The focus may have moved on, or was lost without a removal.
    if (document.activeElement !== document.body || !removed || !parent) return
    path = []
    const record = records.find(({ removedNodes }) => [...removedNodes].includes(removed))
    const hasNeighbor = at === 1 || removed.matches('li')
    if (hasNeighbor && focusNeighbor(parent, record?.nextSibling ?? null)) return
    if (!focusRegion(parent)) focusMain()
  })
  remember()
  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('focusin', remember)
  // A click on something that can't have the focus takes it away.
  addEventListener('click', remember, { capture: true })
  return () => {
    observer.disconnect()
    removeEventListener('focusin', remember)
    removeEventListener('click', remember, { capture: true })
  }
}

function getPath(element: Element | null): readonly Element[] {
  return element === null ? [] : [element, ...getPath(element.parentElement)]
}
