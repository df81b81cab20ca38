import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#domain/shared/locale.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { cardFacts } from '#ui/profile/card/card-facts.ts'
import { cardTexts } from '#ui/profile/card/card-texts.ts'
import { ProfileRow, ProfileTiles } from '#ui/profile/card/profile-cards.tsx'
import { leavingEvent, shownEvent } from '#ui/navigation/navigation-events.ts'
import { frameProfiles } from './profile-frame.ts'

const profile = aProfile()
const frame = () => document.querySelector('.profile-frame')
const linesOfFrame = () => [...document.querySelectorAll('.profile-frame p')].map(line => line.textContent)

function showCard(locale: Locale, kind: 'row' | 'tile' = 'tile', Place: 'main' | 'dialog' = 'main') {
  document.documentElement.lang = locale
  const facts = cardFacts(locale, cardTexts(locale), profile)
  return render(
    <>
      <header>
        <b>Kazan</b>
        <form />
      </header>
      <Place>{kind === 'row' ? <ProfileRow facts={facts} first={false} /> : <ProfileTiles all={[facts]} />}</Place>
    </>,
  )
}

// jsdom has no resource timing.
const prefetched = (...paths: readonly string[]) =>
  Object.assign(performance, {
    getEntriesByType: () => paths.map(path => ({ name: `${location.origin}${path}?_rsc=1` })),
  })

/** Taps the card, and leaves for an address. Returns whether the motion is left to React. */
function leave(href = '/profiles/7') {
  screen
    .getByRole('link', { name: /сафина|safina/i, hidden: true })
    .dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  return dispatchEvent(new CustomEvent(leavingEvent, { detail: href, cancelable: true }))
}

const nextFrame = () => new Promise(requestAnimationFrame)

beforeEach(() => {
  const ending = new AbortController()
  const { addEventListener } = globalThis
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    addEventListener(type, listener, { signal: ending.signal }),
  )
  // jsdom has none of these.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = vi.fn()
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Object.assign(document, { adoptedStyleSheets: [] })
  history.replaceState(null, '', '/kazan/specialists')
  frameProfiles()
  return () => ending.abort()
})
afterEach(() => {
  dispatchEvent(new Event('pagehide'))
  vi.unstubAllGlobals()
  document.documentElement.lang = 'ru'
})

test.each([
  ['ru', 'row', 'Айгуль Сафина', ['Математика, физика', '\u00a0']],
  ['ru', 'tile', 'Айгуль Сафина', ['Математика, физика', '\u00a0']],
  // The name as it is written is a line of its own.
  ['en', 'row', 'Aigul Safina', ['\u00a0', 'Математика, физика', '\u00a0']],
  ['en', 'tile', 'Aigul Safina', ['\u00a0', 'Математика, физика', '\u00a0']],
] as const)('shows what the card says of a prefetched profile: %s, %s', (locale, kind, name, lines) => {
  const path = locale === 'en' ? '/en/profiles/7' : '/profiles/7'
  prefetched(path)
  showCard(locale, kind)
  expect(leave(path)).toBe(false)
  expect(frame()?.querySelector('h1')).toHaveTextContent(name)
  expect(linesOfFrame()).toEqual(lines)
  expect(frame()?.querySelector('form')).toBeNull()
})

test('screen readers and the keyboard pass it over', () => {
  prefetched('/profiles/7')
  showCard('ru')
  leave()
  expect(frame()).toHaveAttribute('aria-hidden', 'true')
  expect(frame()?.querySelector('header')).toHaveProperty('inert', true)
})

test.each([
  ['of a profile that has not been prefetched', [], '/profiles/7', 'main'],
  ['of a profile whose address only begins the same', ['/profiles/77'], '/profiles/7', 'main'],
  ['of another page than the tapped one', ['/profiles/7'], '/kazan', 'main'],
  ['above a dialog', ['/profiles/7'], '/profiles/7', 'dialog'],
] as const)('shows no frame %s', (_what, paths, href, place) => {
  prefetched(...paths)
  showCard('ru', 'tile', place)
  expect(leave(href)).toBe(true)
  expect(frame()).toBeNull()
})

test('is there until a page has its new address', async () => {
  prefetched('/profiles/7')
  showCard('ru')
  leave()
  dispatchEvent(new Event(shownEvent))
  await nextFrame()
  expect(frame()).not.toBeNull()
  history.replaceState(null, '', '/profiles/7')
  dispatchEvent(new Event(shownEvent))
  await nextFrame()
  expect(frame()).toBeNull()
})

test('is gone for whoever comes back to a kept document', () => {
  prefetched('/profiles/7')
  showCard('ru')
  leave()
  dispatchEvent(new Event('pagehide'))
  expect(frame()).toBeNull()
})
