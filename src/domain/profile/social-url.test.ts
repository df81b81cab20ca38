import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { getSocialUrl, parseSocialUrl, formatSocial } from './social-url.ts'
import { socialTypes, type Social } from './profile.ts'
import { getRunCount } from '#tests/setup/nightly.ts'

describe('parsing a typed social link', () => {
  it.each([
    ['telegram', '@vetrova_psy', 'https://t.me/vetrova_psy'],
    ['telegram', '@constructor', 'https://t.me/constructor'],
    ['telegram', ' vetrova_psy ', 'https://t.me/vetrova_psy'],
    ['telegram', 't.me/vetrova_psy', 'https://t.me/vetrova_psy'],
    ['telegram', 'http://www.telegram.me/vetrova_psy/', 'https://t.me/vetrova_psy'],
    ['telegram', 't.me//vetrova_psy//', 'https://t.me/vetrova_psy'],
    ['telegram', 'https://t.me/+AbC-12', 'https://t.me/+AbC-12'],
    ['telegram', 'HTTPS://T.ME/vetrova_psy', 'https://t.me/vetrova_psy'],
    ['whatsapp', '8 917 204-18-33', 'https://wa.me/79172041833'],
    ['whatsapp', '+7 917 204-18-33', 'https://wa.me/79172041833'],
    ['whatsapp', 'wa.me/79172041833', 'https://wa.me/79172041833'],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=%2B79172041833', 'https://wa.me/79172041833'],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=89172041833', 'https://wa.me/79172041833'],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=79172041833', 'https://wa.me/79172041833'],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=84912345678', 'https://wa.me/84912345678'],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=375291234567', 'https://wa.me/375291234567'],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=+375291234567', 'https://wa.me/375291234567'],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=3725123456', 'https://wa.me/3725123456'],
    ['whatsapp', 'https://chat.whatsapp.com/AbC12', 'https://chat.whatsapp.com/AbC12'],
    ['whatsapp', 'www.whatsapp.com/channel/1', 'https://www.whatsapp.com/channel/1'],
    ['vk', 'vetrova.art', 'https://vk.com/vetrova.art'],
    ['vk', '@id12', 'https://vk.com/id12'],
    ['vk', 'https://m.vk.com/vetrova', 'https://vk.com/vetrova'],
    ['vk', 'vk.ru/vetrova', 'https://vk.com/vetrova'],
    ['youtube', '@vetrova', 'https://www.youtube.com/@vetrova'],
    ['youtube', 'youtube.com/channel/UC12', 'https://www.youtube.com/channel/UC12'],
    ['youtube', 'https://youtu.be/AbC12', 'https://youtu.be/AbC12'],
    ['youtube', 'Ветрова-2', 'https://www.youtube.com/@%D0%92%D0%B5%D1%82%D1%80%D0%BE%D0%B2%D0%B0-2'],
    ['youtube', '24channel', 'https://www.youtube.com/@24channel'],
    ['site', 'vetrova.ru', 'https://vetrova.ru/'],
    ['site', 'vetrova.ru/?from=https://x.ru', 'https://vetrova.ru/?from=https://x.ru'],
    ['site', `vetrova.ru/${'a'.repeat(1981)}`, `https://vetrova.ru/${'a'.repeat(1981)}`],
    ['site', 'https://vetrova.ru/prices?from=x', 'https://vetrova.ru/prices?from=x'],
    ['site', 'ветрова.рф', `https://${new URL('https://ветрова.рф').hostname}/`],
    ['site', 'vetrova.ru:8443/a', 'https://vetrova.ru:8443/a'],
    ['link', 'dzen.example/vetrova', 'https://dzen.example/vetrova'],
  ] as const)('parses the %s link %s as %s', (type, text, url) => {
    expect(parseSocialUrl(type, text)).toBe(url)
  })

  it.each([
    ['telegram', ''],
    ['telegram', '@ve'],
    ['telegram', '+7 917 204-18-33'],
    ['telegram', 't.me'],
    ['telegram', 'https://vk.com/vetrova'],
    ['telegram', '@vetrova psy'],
    ['telegram', 'xhttps://t.me/vetrova_psy'],
    ['vk', 'https://vk.www.com/vetrova'],
    ['youtube', 'mail@vetrova'],
    ['youtube', '@vetrova art'],
    ['site', 'vetrova.ru.x'],
    ['whatsapp', '917'],
    ['whatsapp', 'wa.me/'],
    ['whatsapp', 'https://api.whatsapp.com/send?text=x'],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=7917204183'],
    ['vk', 'vk.com'],
    ['vk', 'https://vk.com.example/vetrova'],
    ['youtube', 'youtube.com'],
    ['site', 'http://vetrova.ru'],
    ['site', 'vetrova'],
    ['site', 'marina@mail.ru'],
    ['site', ':password@vetrova.ru'],
    ['site', 'javascript:alert(1)'],
    ['site', 'javascript://vetrova.ru/%0aalert(1)'],
    ['site', `vetrova.ru/${'a'.repeat(2000)}`],
    ['link', 'ftp://vetrova.ru'],
    ['telegram', 'constructor/x'],
    ['vk', 'https://www.constructor/x'],
    ['youtube', '__proto__/x'],
  ] as const)('rejects the %s link %j', (type, text) => {
    expect(parseSocialUrl(type, text)).toBeUndefined()
  })
})

describe('formatting a social link', () => {
  it.each([
    ['telegram', 'https://t.me/vetrova_psy', '@vetrova_psy'],
    ['telegram', 'https://t.me/+AbC-12', 't.me/+AbC-12'],
    ['whatsapp', 'https://wa.me/79172041833', '+7 917 204-18-33'],
    ['whatsapp', 'https://wa.me/375291234567', '+375 291 234 567'],
    ['whatsapp', 'https://chat.whatsapp.com/AbC12', 'chat.whatsapp.com/AbC12'],
    ['vk', 'https://vk.com/vetrova', 'vk.com/vetrova'],
    ['youtube', 'https://www.youtube.com/@vetrova', '@vetrova'],
    ['youtube', `https://www.youtube.com/@${encodeURIComponent('ветрова')}`, '@ветрова'],
    ['site', 'https://vetrova.ru/', 'vetrova.ru'],
    ['site', 'http://vetrova.ru/', 'http://vetrova.ru/'],
    ['site', new URL('https://ветрова.рф/цены').href, 'ветрова.рф/цены'],
    ['site', 'https://vetrova.ru/a%2Fb', 'vetrova.ru/a%2Fb'],
    ['telegram', 'https://elsewhere.example/x', 'https://elsewhere.example/x'],
    ['telegram', 'https://constructor/x', 'https://constructor/x'],
    ['vk', 'https://vk.com/%zz', 'vk.com/%zz'],
    ['telegram', '', ''],
  ] as const)('formats the %s link %s as %s', (type, url, text) => {
    expect(formatSocial({ type, url })).toBe(text)
  })
})

const types: readonly Social['type'][] = [...socialTypes, 'link']
const socials = fc.record({ type: fc.constantFrom(...types), url: fc.webUrl().map(url => new URL(url).href) })
const inheritedKeys = ['constructor/', 'www.constructor/', '__proto__/']
const baseUrls = ['t.me/', 'wa.me/', 'vk.com/', 'www.youtube.com/@', 'youtu.be/', 'vetrova.ru/', ...inheritedKeys]
const socialNetworkLinks = fc.record({
  type: fc.constantFrom(...types),
  url: fc
    .tuple(fc.constantFrom(...baseUrls), fc.stringMatching(/^[+@\w.%-]{0,24}$/))
    .filter(([base, rest]) => URL.canParse(`https://${base}${rest}`))
    .map(([base, rest]) => new URL(`https://${base}${rest}`).href),
})

test('an unchanged link keeps its URL', () => {
  fc.assert(
    fc.property(fc.oneof(socials, socialNetworkLinks), social => {
      expect(getSocialUrl({ ...social, text: formatSocial(social) })).toBe(social.url)
    }),
  )
})

test('a parsed URL is normalized, and parsing its formatted text gives the same URL', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...types),
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.domain(),
        socialNetworkLinks.map(formatSocial),
        fc.stringMatching(/^[@+]?[\w. -]{3,16}$/),
      ),
      (type, typedText) => {
        const url = parseSocialUrl(type, typedText)
        if (url === undefined) return
        expect(url).toMatch(/^https:\/\//)
        expect(new URL(url).href).toBe(url)
        expect(parseSocialUrl(type, formatSocial({ type, url }))).toBe(url)
      },
    ),
    { numRuns: getRunCount(500) },
  )
})

test('changing the social network changes the URL', () => {
  const row = { type: 'youtube', text: '@vetrova', url: 'https://t.me/vetrova' } as const
  expect(getSocialUrl(row)).toBe('https://www.youtube.com/@vetrova')
})

test('a new link without text has no URL', () => {
  expect(getSocialUrl({ type: 'telegram', text: '', url: '' })).toBeUndefined()
})
