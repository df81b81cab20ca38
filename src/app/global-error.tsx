'use client'

import { defaultLocale } from '#application/routing/locale-path.ts'
import { useEffect } from 'react'
import '#ui/kit/styles/global.css'
import { consoleLogger } from '#infrastructure/browser/console-logger.ts'
import { ShownBrokenPage } from '#ui/shell/error/broken-page.tsx'
import { getCurrentLocale } from '#ui/i18n/browser-texts.ts'
import { getErrorName } from '#ui/failure/failures.tsx'

/** Replaces the whole document when the root layout has failed. */
export default function GlobalError({ error }: { readonly error: unknown }) {
  // Next also prerenders it at build time.
  const inBrowser = typeof document !== 'undefined'
  useEffect(() => {
    consoleLogger.error('mount failed', { error: getErrorName(error), path: location.pathname })
  }, [error])
  return (
    <html lang={inBrowser ? getCurrentLocale() : defaultLocale}>
      <body>{inBrowser && <ShownBrokenPage error={error} />}</body>
    </html>
  )
}
