'use client'

import { useEffect, useLayoutEffect } from 'react'
import { storedCity } from '#infrastructure/browser/current-city.ts'
import { cityOfPage } from '#infrastructure/browser/follow-city.ts'
import { followOrAsk } from '#infrastructure/browser/follow-or-ask.ts'
import { showCurrentCity } from '#ui/city/current-city.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { useUseCases } from '#ui/use-cases.tsx'

/** What the loader does for a page that is loaded, for every page that comes after it without a load. */
export function AfterNavigation() {
  const { findCity } = useUseCases()
  const { arrived } = useSession()
  // After every change of the page, before it is seen.
  useLayoutEffect(() => {
    void followOrAsk(findCity).then(() => showCurrentCity(cityOfPage() ?? storedCity()?.city))
  })
  useEffect(arrived)
  return null
}
