import { afterEach, expect, it, vi } from 'vitest'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'

afterEach(() => vi.useRealTimers())

it.each([
  [{}, '/profile/settings/edit/password'],
  [{ 'accept-language': 'en-US,en' }, '/en/profile/settings/edit/password'],
  [{ 'accept-language': 'en', cookie: 'i18n_redirected=ru' }, '/profile/settings/edit/password'],
])('redirects /.well-known/change-password with the headers %j to %s', async (headers, path) => {
  const { app } = await createFakeSite()
  const response = await app.inject({ url: '/.well-known/change-password', headers })
  expect([response.statusCode, response.headers.location, response.headers['cache-control']]).toEqual([
    303,
    path,
    'no-store',
  ])
})

it('serves /.well-known/security.txt with the configured contact, valid for 180 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
  const { app } = await createFakeSite({
    siteUrl: 'https://znatok.example',
    settings: { securityContact: 'mailto:security@znatok.example' },
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

it('serves no /.well-known/security.txt without a contact', async () => {
  const { app } = await createFakeSite()
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404)
})
