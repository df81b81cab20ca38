import { listenForLossyRestores } from './lossy-restores.ts'
import { reloadPageIfOnline } from './recover-page.ts'

const loadingFiles = new Set<Element>()

const trackAddedFiles = (records: readonly MutationRecord[]): void => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node instanceof Element && node.matches('script[src],link[rel=stylesheet]')) loadingFiles.add(node)
}

const untrackFile = ({ target }: Event): void => {
  if (target instanceof Element) loadingFiles.delete(target)
}

/**
 * Outside Chromium, an `import()` that is in flight when a page enters the back/forward cache never settles. Call this
 * before the first `import()`.
 */
export function reloadAfterLostLoads(isBusy: () => boolean): void {
  new MutationObserver(trackAddedFiles).observe(document.head, { childList: true })
  // The load events of elements do not reach `window`.
  document.addEventListener('load', untrackFile, true)
  document.addEventListener('error', untrackFile, true)
  listenForLossyRestores(() => {
    const isLoadLost = [...loadingFiles].some(({ isConnected }) => isConnected)
    if (isLoadLost) void reloadPageIfOnline(isBusy)
  })
}
