import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { listenForLossyRestores } from '#infrastructure/browser/lossy-restores.ts'
import { reloadPageIfOnline } from '#infrastructure/browser/recover-page.ts'
import { closeOverlays } from '#ui/overlay/overlays.ts'
import { closePhoneMenu } from '#ui/shell/header/phone-menu-behavior.ts'
import { leaveIfConfirmed } from '#ui/form/leave-guard.ts'
import { prepareNavigation } from '#ui/navigation/below-fold.tsx'
import { useFlushCommitOnTraversal } from '#ui/navigation/commits.ts'
import { useIsPressLoading } from '#ui/navigation/load-on-press.ts'
import { enableNavigationForms } from '#ui/navigation/navigation-forms.ts'
import { enableNavigationLinks } from '#ui/navigation/navigation-links.ts'
import { watchTraversals } from '#ui/navigation/watch-traversals.ts'

type Router = ReturnType<typeof useRouter>
type PrefetchKind = NonNullable<Parameters<Router['prefetch']>[1]>['kind']

/** The enum `PrefetchKind` is private in Next. Without `full` in it, the call below does not compile. */
interface PrefetchRouter {
  prefetch(href: string, options?: { readonly kind: `${PrefetchKind}` }): void
}

export function useSoftNavigation(isOutdated: boolean, isBusy: () => boolean) {
  const router = useRouter()
  const [isPending, startNavigation] = useTransition()
  const [isTraversing, setIsTraversing] = useState(false)
  const isPressLoading = useIsPressLoading()
  const navigate = useCallback(
    (method: 'push' | 'replace', href: string) => {
      if (isOutdated) return method === 'push' ? location.assign(href) : location.replace(href)
      prepareNavigation(href)
      startNavigation(() => {
        router[method](href)
      })
    },
    [router, isOutdated],
  )
  const push = useCallback((href: string) => leaveIfConfirmed(() => navigate('push', href)), [navigate])
  const replace = useCallback((href: string) => navigate('replace', href), [navigate])
  useEffect(() => {
    const prefetchRouter: PrefetchRouter = router
    const prefetch = (href: string) => {
      if (!isOutdated) prefetchRouter.prefetch(href, { kind: 'full' })
    }
    const removeListeners = [enableNavigationLinks({ push, prefetch }), enableNavigationForms(push)]
    return () => {
      for (const removeListener of removeListeners) removeListener()
    }
  }, [router, isOutdated, push])
  useEffect(
    () =>
      watchTraversals(
        isTraversingNow => {
          // A re-render of the current page reports false, and must not reset what `push` has prepared.
          if (isTraversingNow) prepareNavigation()
          setIsTraversing(isTraversingNow)
        },
        () => location.reload(),
      ),
    [],
  )
  useFlushCommitOnTraversal()
  useCloseOverlaysOnNavigation()
  const isNavigating = isPending || isTraversing || isPressLoading
  // On a page restored from the back/forward cache, Firefox and WebKit never finish what was pending.
  useEffect(
    () => (isNavigating ? listenForLossyRestores(() => void reloadPageIfOnline(isBusy)) : undefined),
    [isNavigating, isBusy],
  )
  return { isNavigating, push, replace }
}

function useCloseOverlaysOnNavigation() {
  const path = usePathname()
  const lastPath = useRef(path)
  // A layout effect runs before the new page opens its own dialogs, so that they stay open.
  useLayoutEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    closePhoneMenu()
    closeOverlays()
  }, [path])
}
