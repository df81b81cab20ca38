'use client'

import { useEffect, useLayoutEffect } from 'react'
import { storedCity, cityOfPage, followOrFetchCity } from '#infrastructure/browser/current-city.ts'
import { publishCurrentCity } from '#ui/city/current-city.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { shownEvent } from '#ui/navigation/navigation-events.ts'
import { useUseCases } from '#ui/use-cases.tsx'

/** Does after each soft navigation what the inline script does after a full load. */
export function AfterNavigation() {
  const { findCity } = useUseCases()
  const { arrived } = useSession()
  // After every render of a new page, before it is painted.
  useLayoutEffect(() => {
    void followOrFetchCity(findCity).then(() => publishCurrentCity(cityOfPage() ?? storedCity()?.city))
    dispatchEvent(new Event(shownEvent))
  })
  useEffect(() => {
    arrived()
  })
  return null
}
