import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  isKnownNotificationType,
  isNotificationType,
  knownNotificationTypes,
  listNotificationSettings,
  parseNotificationUrl,
} from './notification.ts'
import { getRunCount } from '#tests/setup/nightly.ts'

describe('the URL of a notification', () => {
  it.each([
    ['/profiles/42#review-7', '/profiles/42#review-7'],
    ['/en/profile?tab=1', '/en/profile?tab=1'],
    ['/', '/'],
    ['/казань', '/%D0%BA%D0%B0%D0%B7%D0%B0%D0%BD%D1%8C'],
    ['/a/../b', '/b'],
    ['https://znatok.example/news', 'https://znatok.example/news'],
    ['HTTPS://Example.org', 'https://example.org/'],
    [`/${'x'.repeat(1999)}`, `/${'x'.repeat(1999)}`],
  ])('%j is normalized to %j', (text, url) => {
    expect(parseNotificationUrl(text)).toBe(url)
  })

  it.each([
    '',
    'profiles/42',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://znatok.example/',
    'mailto:a@b.c',
    'ftp://example.org',
    'https://',
    'https://user:secret@example.org/',
    'https://user@example.org/',
    'https://:secret@example.org/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    `/${'x'.repeat(2000)}`,
  ])('%j is rejected', text => {
    expect(parseNotificationUrl(text)).toBeUndefined()
  })

  test('is a path of this site or an https URL for any text', () => {
    const pathLikeTexts = fc.stringMatching(/^[/\\.\t:@a-z]{0,12}$/)
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pathLikeTexts,
          pathLikeTexts.map(text => `/${text}`),
          pathLikeTexts.map(text => `https:${text}`),
        ),
        text => {
          const url = parseNotificationUrl(text)
          if (url === undefined) return
          const { origin, protocol } = new URL(url, 'https://site.example')
          expect(protocol).toBe('https:')
          expect(text.startsWith('/') && origin !== 'https://site.example').toBe(false)
          expect(parseNotificationUrl(url)).toBe(url)
        },
      ),
      { numRuns: getRunCount(300) },
    )
  })
})

test.each(['news', 'a', 'A1', 'review.new', 'App\\Review\\New', 'app:review-new', 'a'.repeat(100)])(
  '%j is a valid notification type',
  text => {
    expect(isNotificationType(text)).toBe(true)
  },
)

test.each(['', '1a', '_a', '.a', ' a', 'a ', 'a b', 'тип', 'a\n', 'a/b', '__proto__', 'a'.repeat(101)])(
  '%j is not a valid notification type',
  text => {
    expect(isNotificationType(text)).toBe(false)
  },
)

describe('the notification settings', () => {
  it('list known types in their order, then unknown ones by name', () => {
    const settings = { zeta: true, news: false, alpha: true, new_review: true }
    const list = [
      { type: 'new_review', isOn: true },
      { type: 'news', isOn: false },
      { type: 'alpha', isOn: true },
      { type: 'zeta', isOn: true },
    ]
    expect(listNotificationSettings(settings)).toEqual(list)
    expect(listNotificationSettings(Object.fromEntries(Object.entries(settings).toReversed()))).toEqual(list)
    expect(list.map(({ type }) => isKnownNotificationType(type))).toEqual([true, true, false, false])
  })

  test('R-notifications: have a switch for each known type, turned off, if the API returns none', () => {
    const expected = knownNotificationTypes.map(type => ({ type, isOn: false }))
    expect(listNotificationSettings({})).toEqual(expected)
  })

  test('have exactly one switch for each type that the API returns', () => {
    const type = fc.oneof(fc.constantFrom(...knownNotificationTypes), fc.stringMatching(/^[a-z_]{1,8}$/))
    fc.assert(
      fc.property(fc.dictionary(type, fc.boolean(), { minKeys: 1 }), settings => {
        const list = listNotificationSettings(settings)
        expect(list).toHaveLength(Object.keys(settings).length)
        expect(Object.fromEntries(list.map(({ type: notificationType, isOn }) => [notificationType, isOn]))).toEqual({
          ...settings,
        })
        const knownFlags = list.map(({ type: notificationType }) => isKnownNotificationType(notificationType))
        expect(knownFlags).toEqual(knownFlags.toSorted((a, b) => Number(b) - Number(a)))
      }),
    )
  })
})
