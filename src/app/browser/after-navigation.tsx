'use client'

import { useEffect, useLayoutEffect } from 'react'
import { storedCity } from '../../infrastructure/browser/current-city'
import { cityOfPage } from '../../infrastructure/browser/follow-city'
import { followOrAsk } from '../../infrastructure/browser/follow-or-ask'
import { showCurrentCity } from '../../ui/city/current-city'
import { useSession } from '../../ui/session/session-context'
import { useUseCases } from '../../ui/use-cases'

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
