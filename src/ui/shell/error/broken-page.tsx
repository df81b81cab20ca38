import { lazy, Suspense, useEffect, useState } from 'react'
import { isChunkLoadError, getErrorName, useFailures } from '#ui/failure/failures.tsx'
import { PlainBrokenPage } from './plain-broken-page.tsx'

/** Replaces a page that failed in the browser, unless reloading gets a new build. The next navigation removes it. */
export function BrokenPage({ error }: { readonly error: unknown }) {
  const { recoverPage, logger } = useFailures()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    logger.error('mount failed', { error: getErrorName(error), path: location.pathname })
    const showUnlessReloading = async () => {
      if (!isChunkLoadError(error) || !(await recoverPage())) setShown(true)
    }
    void showUnlessReloading()
  }, [error, logger, recoverPage])
  return isShown ? <ShownBrokenPage error={error} /> : <main aria-busy="true" />
}

// Lazy, so that working pages do not load it.
const Framed = lazy(() =>
  import('./framed-broken-page.tsx').then(
    file => ({ default: file.FramedBrokenPage }),
    () => ({ default: PlainBrokenPage }),
  ),
)

/** Falls back to the plain page if the framed one fails to load. */
export function ShownBrokenPage({ error }: { readonly error: unknown }) {
  return (
    <Suspense fallback={<main aria-busy="true" />}>
      <Framed error={error} />
    </Suspense>
  )
}
