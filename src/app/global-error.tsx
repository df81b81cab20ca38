'use client'

import { defaultLocale } from '#application/routing/locale-path.ts'
import { useEffect, useLayoutEffect } from 'react'
import '#ui/kit/styles/global.css'
import { consoleLogger } from '#infrastructure/browser/console-logger.ts'
import { BrokenPageContent } from '#ui/shell/error/broken-page.tsx'
import { getCurrentLocale } from '#ui/i18n/browser-texts.ts'
import { getErrorName } from '#ui/failure/failure-tools.tsx'

export default function GlobalError({ error }: { readonly error: unknown }) {
  // Next also prerenders this page at build time.
  const isInBrowser = typeof document !== 'undefined'
  // React removes the attributes of the root element when it mounts this one. The inline script restores them.
  useLayoutEffect(() => void dispatchEvent(new Event('pageshow')), [])
  useEffect(() => {
    consoleLogger.error('page render failed', { error: getErrorName(error), path: location.pathname })
  }, [error])
  return (
    <html lang={isInBrowser ? getCurrentLocale() : defaultLocale}>
      <body>{isInBrowser && <BrokenPageContent error={error} />}</body>
    </html>
  )
}
