'use client'

import { useEffect } from 'react'
import { cookieConsent } from '#infrastructure/browser/cookie-consent.ts'
import { onBannerTouched } from '#ui/shell/notices/on-banner-touched.ts'

/** Until its machine is here, and should it not come, the loader does what the banner needs. */
export function CookieMachine() {
  useEffect(
    () =>
      onBannerTouched(() => {
        import('#ui/shell/notices/run-cookie-banner.ts').then(
          ({ runCookieBanner }) => runCookieBanner(cookieConsent),
          () => undefined,
        )
      }),
    [],
  )
  return null
}
