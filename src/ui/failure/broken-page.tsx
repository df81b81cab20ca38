import { useEffect, useState } from 'react'
import { isChunkLoadError, nameOf, useFailures } from './failures.tsx'
import { ShownBrokenPage } from './shown-broken-page.tsx'

/** Stands where a page failed in the browser, unless a new build is the cure. The next navigation takes it away. */
export function BrokenPage({ error }: { readonly error: unknown }) {
  const { recoverPage, logger } = useFailures()
  const [staying, setStaying] = useState(false)
  useEffect(() => {
    logger.error('mount failed', { error: nameOf(error), path: location.pathname })
    const stay = async () => {
      if (!isChunkLoadError(error) || !(await recoverPage())) setStaying(true)
    }
    void stay()
  }, [error, logger, recoverPage])
  return staying ? <ShownBrokenPage error={error} /> : <main aria-busy="true" />
}
