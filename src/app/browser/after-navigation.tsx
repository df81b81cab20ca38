'use client'

import { useEffect, useLayoutEffect } from 'react'
import { storedCity, cityOfPage, followOrFetchCity } from '#infrastructure/browser/current-city.ts'
import { publishCurrentCity } from '#ui/city/current-city.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { shownEvent } from '#ui/navigation/navigation-events.ts'
import { useUseCases } from '#ui/use-cases.tsx'

/** Repeats the inline script's work after each soft navigation. */
export function AfterNavigation() {
  const { findCity } = useUseCases()
  const { arrived } = useSession()
  useLayoutEffect(() => {
    void followOrFetchCity(findCity).then(() => publishCurrentCity(cityOfPage() ?? storedCity()?.city))
    dispatchEvent(new Event(shownEvent))
  })
  useEffect(() => {
    arrived()
  })
  return null
}
