import { afterEach, expect, it, vi } from 'vitest'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'

afterEach(() => vi.useRealTimers())

it.each([
  [{}, '/profile/settings/edit/password'],
  [{ 'accept-language': 'en-US,en' }, '/en/profile/settings/edit/password'],
  [{ 'accept-language': 'en', cookie: 'i18n_redirected=ru' }, '/profile/settings/edit/password'],
])('/.well-known/change-password leads a browser that sends %j to %s', async (headers, path) => {
  const { app } = await createFakeSite()
  const answer = await app.inject({ url: '/.well-known/change-password', headers })
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([303, path, 'no-store'])
})

it('/.well-known/security.txt names the contact that is set, for half a year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
  const { app } = await createFakeSite({
    siteUrl: 'https://znatok.example',
    securityContact: 'mailto:security@znatok.example',
  })
  const { headers, payload } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(payload).toBe(
    [
      'Contact: mailto:security@znatok.example',
      'Expires: 2027-05-25T00:00:00.000Z',
      'Preferred-Languages: ru, en',
      'Canonical: https://znatok.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('there is no /.well-known/security.txt without a contact', async () => {
  const { app } = await createFakeSite()
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404)
})
