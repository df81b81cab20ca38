import { afterEach, expect, it, vi } from 'vitest'
import { chosenLanguageKey, getPreferredLanguages } from './preferred-languages.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

it('returns the languages of the browser until the visitor chooses one, then that one', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'ru'])
  expect(getPreferredLanguages()).toEqual(['de-DE', 'ru'])
  localStorage.setItem(chosenLanguageKey, 'en')
  expect(getPreferredLanguages()).toEqual(['en'])
})
