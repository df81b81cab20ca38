import { lazy, Suspense, useEffect, useState } from 'react'
import { isChunkLoadError, getErrorName, useFailureTools } from '#ui/failure/failure-tools.tsx'
import { PlainBrokenPage } from './plain-broken-page.tsx'

export function BrokenPage({ error }: { readonly error: unknown }) {
  const { recoverPage, logger } = useFailureTools()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    logger.error('page render failed', { error: getErrorName(error), path: location.pathname })
    const showUnlessReloading = async () => {
      if (!isChunkLoadError(error) || !(await recoverPage())) setIsShown(true)
    }
    void showUnlessReloading()
  }, [error, logger, recoverPage])
  return isShown ? <BrokenPageContent error={error} /> : <main aria-busy="true" />
}

const LazyFramedPage = lazy(() =>
  import('./framed-broken-page.tsx').then(
    module => ({ default: module.FramedBrokenPage }),
    () => ({ default: PlainBrokenPage }),
  ),
)

export function BrokenPageContent({ error }: { readonly error: unknown }) {
  return (
    <Suspense fallback={<main aria-busy="true" />}>
      <LazyFramedPage error={error} />
    </Suspense>
  )
}
