import { describe, expect, it } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { aNewcomer, aProfile } from '#tests/builders/profile.ts'
import { colours, tints } from './sheet.ts'
import { drawProfileImage, drawCityImage, drawSiteImage } from './images.ts'

const read = (svg: string) => {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(page.querySelector('parsererror')).toBeNull()
  return page
}
const count = (svg: string, selector: string) => read(svg).querySelectorAll(selector).length
const outlines = (svg: string) => [...read(svg).querySelectorAll('path')].map(path => path.getAttribute('d'))

describe('the share image of a city', () => {
  const kazan = drawCityImage({ locale: 'ru', city: aCity(), specialists: 2143 })

  it('highlights its letter and marks it on the map', () => {
    expect(count(kazan, `path[fill="${colours.pine}"]`)).toBe(
      count(drawSiteImage('ru'), `path[fill="${colours.pine}"]`) + 1,
    )
    expect(count(kazan, 'circle')).toBe(2)
  })

  it('has no marker without coordinates', () => {
    expect(count(drawCityImage({ locale: 'ru', city: aCity({ slug: 'nowhere' }), specialists: 1 }), 'circle')).toBe(0)
  })

  it('shows the number of specialists if known', () => {
    const unknown = drawCityImage({ locale: 'ru', city: aCity(), specialists: null })
    expect(outlines(kazan)).not.toEqual(outlines(unknown))
    expect(drawCityImage({ locale: 'ru', city: aCity(), specialists: 0 })).toBe(unknown)
  })

  it('is the image of the site when its name cannot be drawn', () => {
    expect(drawCityImage({ locale: 'ru', city: aCity({ name: '喀山' }), specialists: 1 })).toBe(drawSiteImage('ru'))
  })
})

describe('the share image of a specialist', () => {
  it('has the initials on their tint, with the photograph over them', () => {
    const avatar = 'https://cdn.example/a.jpg?x="<&'
    const page = read(drawProfileImage('ru', aProfile({ user: { id: 2, name: 'Ли', avatar } })))
    expect(page.querySelector('rect')?.getAttribute('fill')).toBe(tints[3])
    expect(page.querySelector('image')?.getAttribute('href')).toBe(
      `/_next/image?url=${encodeURIComponent(avatar)}&w=256&q=75`,
    )
    expect(count(drawProfileImage('ru', aProfile()), 'image')).toBe(0)
  })

  it('has a cell for each known fact, four at most', () => {
    const lines = (of: Parameters<typeof aProfile>[0]) =>
      count(drawProfileImage('ru', aProfile(of)), 'g[stroke-width] > path')
    // Two edges and a line between two cells.
    expect(lines({})).toBe(2 + 3)
    expect(lines({ isVerified: false })).toBe(2 + 3)
    expect(lines({ isVerified: false, createdAt: null })).toBe(2 + 2)
    expect(count(drawProfileImage('ru', aNewcomer()), 'g[stroke-width] > path')).toBe(0)
  })

  it('supports any name', () => {
    expect(drawProfileImage('en', aProfile({ user: { id: 1, name: '李小龙', avatar: null } }))).toBe(
      drawSiteImage('en'),
    )
    expect(count(drawProfileImage('ru', aProfile({ user: { id: 1, name: '<b>"&\'', avatar: null } })), 'svg')).toBe(1)
  })
})
