import { describe, expect, it } from 'vitest'
import { remembersLanguage, textAt, textNames, textPaths } from './texts.ts'

describe('the texts of the site', () => {
  it('are found by their addresses', () => {
    expect(textNames).toHaveLength(6)
    for (const name of textNames) expect(textAt(textPaths[name])).toBe(name)
  })

  it.each(['/about/', '/about/nope', '/about/privacypolicy', '/help/offer/x', '/', '/toString'])('%s is none', path => {
    expect(textAt(path)).toBeUndefined()
  })

  it('take no part in the choice of a language, the offer aside (R-locale-excluded)', () => {
    expect(textNames.filter(name => !remembersLanguage(name))).toEqual([
      'about',
      'privacy-policy',
      'terms-of-use',
      'user-agreement',
      'help',
    ])
  })
})
