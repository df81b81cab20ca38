'use client'

import { useEffect } from 'react'
import '#ui/kit/styles/global.css'
import { consoleLogger } from '#infrastructure/browser/console-logger.ts'
import { nameOf } from '#ui/failure/failures.tsx'
import { ShownBrokenPage } from '#ui/failure/shown-broken-page.tsx'

/** Takes the place of the whole document, when what stands around every page has failed. */
export default function GlobalError({ error }: { readonly error: unknown }) {
  // Next also renders it when the site is built.
  const inBrowser = typeof document !== 'undefined'
  useEffect(() => {
    consoleLogger.error('mount failed', { error: nameOf(error), path: location.pathname })
  }, [error])
  return (
    <html lang={inBrowser ? document.documentElement.lang : 'ru'}>
      <body>{inBrowser && <ShownBrokenPage error={error} />}</body>
    </html>
  )
}
