import { useEffect, useInsertionEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'

let isCommitting = false

/** Call it in a component that every page renders, because only a new page starts a view transition. */
export function useTrackCommits(): void {
  useInsertionEffect(() => {
    isCommitting = true
  })
  useEffect(() => {
    isCommitting = false
  })
}

/**
 * React renders Back and Forward synchronously in `popstate`, so that the browser can restore the scroll position, but
 * defers that render while a view transition holds a commit open. `navigate` fires before `popstate`. A commit that has
 * not changed the URL yet is not flushed: its change would cancel the traversal.
 */
export function useFlushCommitOnTraversal(): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const handleNavigate = ({ navigationType }: NavigateEvent) => {
      if (navigationType === 'traverse' && isCommitting) flushSync(rerender)
    }
    const listeners = new AbortController()
    const { signal } = listeners
    if ('navigation' in globalThis) navigation.addEventListener('navigate', handleNavigate, { signal })
    return () => listeners.abort()
  }, [])
}
