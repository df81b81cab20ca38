import { describe, expect, it } from 'vitest'
import { getErrorEntry } from '#application/error-table.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { renderRefusals, warmUp } from './warm-up.ts'

describe('the start', () => {
  it('renders the error pages for refused requests in advance', async () => {
    const site = await createFakeSite()
    await renderRefusals(site.pages)
    const rendersBefore = site.renderedUrls.length
    for (const locale of ['ru', 'en'] as const)
      for (const error of [getErrorEntry('Overloaded'), { status: 400, message: 'Bad Request' }])
        await site.pages.renderErrorPage(locale, error)
    expect(site.renderedUrls).toHaveLength(rendersBefore)
    expect(rendersBefore).toBe(4)
  })

  it('warms up the default pages, and continues after a failure', async () => {
    const requestedKeys: string[] = []
    await warmUp({
      get: ({ key }) => {
        requestedKeys.push(key)
        return Promise.reject(new Error('Overloaded'))
      },
    })
    expect(requestedKeys).toEqual(['/', '/en', '/moskva', '/sankt-peterburg'])
  })

  it('warms up the most requested pages except filtered lists, then the default ones, and ignores keys that are not pages', async () => {
    const firstSite = await createFakeSite()
    for (const [path, times] of [
      ['/tver', 3],
      ['/profiles/7?page=2', 5],
      ['/kazan', 1],
    ] as const)
      for (let index = 0; index < times; index += 1) await firstSite.app.inject(path)
    await firstSite.app.inject('/kazan/specialists?price_to=1500')
    const list = firstSite.pages.listMostRequested()
    expect(list).toEqual(['/profiles/7?page=2', '/tver', '/kazan'])

    const secondSite = await createFakeSite()
    await warmUp(secondSite.pages, [
      ...list,
      '/use-cases/listRegions?lang=ru',
      '/%74ver',
      '/perm?x=1',
      'nonsense',
      '/nobody/knows',
    ])
    expect(secondSite.renderedUrls).toEqual([
      '/profiles/7?page=2',
      '/tver',
      '/kazan',
      '/',
      '/en',
      '/moskva',
      '/sankt-peterburg',
    ])
  })

  it('prefers recently requested pages to pages that were requested more often before', async () => {
    const site = await createFakeSite()
    for (let index = 0; index < 8; index += 1) await site.app.inject('/tver')
    for (let selection = 0; selection < 4; selection += 1) site.pages.listMostRequested()
    for (let index = 0; index < 4; index += 1) await site.app.inject('/kazan')
    expect(site.pages.listMostRequested().slice(0, 1)).toEqual(['/kazan'])
  })
})
