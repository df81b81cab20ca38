'use client'

import { useEffect, useLayoutEffect } from 'react'
import { readStoredCity, getPageCity, applyCurrentCity } from '#infrastructure/browser/current-city.ts'
import { publishCurrentCity } from '#ui/city/current-city.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { useUseCases } from '#ui/use-cases.tsx'

/**
 * Applies the current city and reports the page as shown, at hydration and after each soft navigation. Only a loaded
 * document executes the inline script, which applies the city too.
 */
export function AfterNavigation() {
  const { findCity } = useUseCases()
  const { onPageShown } = useSession()
  useLayoutEffect(() => {
    void applyCurrentCity(findCity).then(() => publishCurrentCity(getPageCity() ?? readStoredCity()?.city))
    dispatchEvent(new Event(pageShownEvent))
  })
  useEffect(() => {
    onPageShown()
  })
  return null
}
