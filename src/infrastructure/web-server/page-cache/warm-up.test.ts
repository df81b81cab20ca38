import { describe, expect, it } from 'vitest'
import { errorEntry } from '#application/error-table.ts'
import { fakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { renderErrorPages, warmUp } from './warm-up.ts'

describe('the start', () => {
  it('makes the error pages of both languages, so that a failure needs no render', async () => {
    const site = await fakeSite()
    await renderErrorPages(site.pages)
    const before = site.asked.length
    await site.pages.errorPage('en', errorEntry('Overloaded'))
    await site.pages.errorPage('ru', { ...errorEntry('Defect'), path: '/' }, 'another-number')
    await site.pages.errorPage('en', { ...errorEntry('Defect'), path: '/en/kazan?page=2' }, 'another-number')
    expect(site.asked).toHaveLength(before)
    expect(new Set(site.asked.map(address => address.slice(0, 4)))).toEqual(new Set(['/~er', '/en/']))
  })

  it('warms what most people open, and goes on where one of them fails', async () => {
    const asked: string[] = []
    await warmUp({
      get: ({ key }) => {
        asked.push(key)
        return Promise.reject(new Error('Overloaded'))
      },
    })
    expect(asked).toEqual(['/', '/en', '/moskva', '/sankt-peterburg'])
  })
})
