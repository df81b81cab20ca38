'use client'

import { useEffect, useLayoutEffect } from 'react'
import { readStoredCity, getPageCity, applyCurrentCity } from '#infrastructure/browser/current-city.ts'
import { publishCurrentCity } from '#ui/city/current-city.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { useTrackCommits } from '#ui/navigation/commits.ts'
import { listenForRestores } from '#ui/navigation/listen-for-restores.ts'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { useUseCases } from '#ui/use-cases.tsx'

export function AfterNavigation() {
  const { findCity } = useUseCases()
  const { onPageShown } = useSession()
  useTrackCommits()
  useLayoutEffect(() => {
    const updateCity = () =>
      void applyCurrentCity(findCity).then(() => publishCurrentCity(getPageCity() ?? readStoredCity()?.city))
    updateCity()
    dispatchEvent(new Event(pageShownEvent))
    // Before the restore, another page may have changed the stored city.
    return listenForRestores(updateCity)
  })
  useEffect(() => {
    onPageShown()
  })
  return null
}
