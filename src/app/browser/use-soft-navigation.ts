import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { closeOverlays } from '#ui/overlay/overlays.ts'
import { closePhoneMenu } from '#ui/shell/header/phone-menu-keys.ts'
import { confirmLeaving } from '#ui/form/leave-guard.ts'
import { noteNavigation } from '#ui/navigation/below-fold.tsx'
import { enableSoftForms } from '#ui/navigation/soft-forms.ts'
import { enableSoftLinks } from '#ui/navigation/soft-links.ts'
import { watchTraversals } from '#ui/navigation/traversals.ts'

type Router = ReturnType<typeof useRouter>
type PrefetchKind = NonNullable<Parameters<Router['prefetch']>[1]>['kind']

/** The values of an enum that Next does not export; a removed value fails to compile. */
interface Prefetching {
  prefetch(href: string, options?: { readonly kind: `${PrefetchKind}` }): void
}

/**
 * Links and plain forms navigate without a full load. Once a new build is known (`outdated`), they load the
 * document instead, and prefetch nothing.
 */
export function useSoftNavigation(outdated: boolean) {
  const router = useRouter()
  const [isPending, startNavigation] = useTransition()
  const [isTraversing, setTraversing] = useState(false)
  const [loadingDialogs, setLoadingDialogs] = useState(0)
  const push = useCallback(
    (href: string) =>
      confirmLeaving('page', () => {
        if (outdated) {
          location.assign(href)
          return
        }
        noteNavigation(href)
        startNavigation(() => {
          router.push(href)
        })
      }),
    [router, outdated],
  )
  useEffect(() => {
    const prefetching: Prefetching = router
    const prefetch = (href: string) => {
      if (!outdated) prefetching.prefetch(href, { kind: 'full' })
    }
    const stops = [enableSoftLinks({ push, prefetch }), enableSoftForms(push)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router, outdated, push])
  const replace = useCallback(
    (href: string) => {
      if (outdated) location.replace(href)
      else
        startNavigation(() => {
          router.replace(href)
        })
    },
    [router, outdated],
  )
  useEffect(
    () =>
      watchTraversals(started => {
        // The current page may re-render while the next one loads.
        if (started) noteNavigation()
        setTraversing(started)
      }),
    [],
  )
  useCloseOnNavigation()
  // Not a transition: a pending one would delay another navigation.
  const whileLoading = useCallback((loading: Promise<unknown>) => {
    setLoadingDialogs(count => count + 1)
    void loading.then(() => setLoadingDialogs(count => count - 1))
  }, [])
  return { navigating: isPending || isTraversing || loadingDialogs > 0, whileLoading, push, replace }
}

/** Closes the menu and the overlays of the previous page. */
function useCloseOnNavigation() {
  const path = usePathname()
  const lastPath = useRef(path)
  // Before the new page paints, so that its own dialogs stay open.
  useLayoutEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    closePhoneMenu()
    closeOverlays()
  }, [path])
}
