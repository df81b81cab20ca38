import { describe, expect, it } from 'vitest'
import { errorEntry } from '#application/error-table.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { renderRefusals, warmUp } from './warm-up.ts'

describe('the start', () => {
  it('renders the pages that refuse requests, so that refusing needs no render', async () => {
    const site = await createFakeSite()
    await renderRefusals(site.pages)
    const before = site.asked.length
    for (const locale of ['ru', 'en'] as const)
      for (const error of [errorEntry('Overloaded'), { status: 400, message: 'Bad Request' }])
        await site.pages.errorPage(locale, error)
    expect(site.asked).toHaveLength(before)
    expect(before).toBe(4)
  })

  it('warms the default pages, and continues after a failure', async () => {
    const asked: string[] = []
    await warmUp({
      get: ({ key }) => {
        asked.push(key)
        return Promise.reject(new Error('Overloaded'))
      },
    })
    expect(asked).toEqual(['/', '/en', '/moskva', '/sankt-peterburg'])
  })

  it('warms the most requested pages, and only pages', async () => {
    const before = await createFakeSite()
    for (const [path, times] of [
      ['/tver', 3],
      ['/profiles/7?page=2', 5],
      ['/kazan', 1],
    ] as const)
      for (let time = 0; time < times; time += 1) await before.app.inject(path)
    await before.app.inject('/kazan/specialists?price_to=1500')
    const list = before.pages.mostRequested(2)
    expect(list).toEqual(['/profiles/7?page=2', '/tver'])

    const after = await createFakeSite()
    await warmUp(after.pages, [
      ...list,
      '/use-cases/listRegions?lang=ru',
      '/%74ver',
      '/perm?x=1',
      'nonsense',
      '/nobody/knows',
    ])
    expect(after.asked).toEqual(['/profiles/7?page=2', '/tver', '/', '/en', '/moskva', '/sankt-peterburg'])
  })

  it('drops pages that are no longer requested', async () => {
    const site = await createFakeSite()
    for (let time = 0; time < 8; time += 1) await site.app.inject('/tver')
    for (let look = 0; look < 4; look += 1) site.pages.mostRequested(1)
    for (let time = 0; time < 4; time += 1) await site.app.inject('/kazan')
    expect(site.pages.mostRequested(1)).toEqual(['/kazan'])
  })
})
