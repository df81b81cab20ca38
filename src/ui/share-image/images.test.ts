import { describe, expect, it } from 'vitest'
import brandNames from '#brand/names.json'
import { aCity } from '#tests/builders/city.ts'
import { aNewcomer, aProfile } from '#tests/builders/profile.ts'
import { colors } from './colors.ts'
import { drawProfileImage, drawCityImage, drawSiteImage } from './images.ts'
import { outlineText, type Weight } from './letters.ts'

const parseSvg = (svg: string) => {
  const svgDocument = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(svgDocument.querySelector('parsererror')).toBeNull()
  return svgDocument
}
const countElements = (svg: string, selector: string) => parseSvg(svg).querySelectorAll(selector).length
const listOutlines = (svg: string) => [...parseSvg(svg).querySelectorAll('path')].map(path => path.getAttribute('d'))

describe('the share image of a city', () => {
  const kazanImage = drawCityImage({ locale: 'ru', city: aCity(), specialistCount: 2143 })

  it('highlights the city’s letter and marks the city on the map', () => {
    expect(countElements(kazanImage, `path[fill="${colors.pine}"]`)).toBe(
      countElements(drawSiteImage('ru'), `path[fill="${colors.pine}"]`) + 1,
    )
    expect(countElements(kazanImage, 'circle')).toBe(2)
  })

  it('has no marker without coordinates', () => {
    expect(
      countElements(drawCityImage({ locale: 'ru', city: aCity({ slug: 'nowhere' }), specialistCount: 1 }), 'circle'),
    ).toBe(0)
  })

  it('shows the number of specialists unless it is unknown or zero', () => {
    const imageWithoutCount = drawCityImage({ locale: 'ru', city: aCity(), specialistCount: null })
    expect(listOutlines(kazanImage)).not.toEqual(listOutlines(imageWithoutCount))
    expect(drawCityImage({ locale: 'ru', city: aCity(), specialistCount: 0 })).toBe(imageWithoutCount)
  })

  it('is the image of the site if the city’s name can’t be drawn', () => {
    expect(drawCityImage({ locale: 'ru', city: aCity({ name: '喀山' }), specialistCount: 1 })).toBe(drawSiteImage('ru'))
  })
})

describe('the share image of a specialist', () => {
  it('shows the initials on a tint, with the photo over them', () => {
    const avatar = 'https://cdn.example/a.jpg?x="<&'
    const svgDocument = parseSvg(drawProfileImage('ru', aProfile({ user: { id: 2, name: 'Ли', avatar } })))
    expect(svgDocument.querySelector('rect')?.getAttribute('fill')).toBe(colors['tint-3'])
    expect(svgDocument.querySelector('image')?.getAttribute('href')).toBe(
      `/_next/image?url=${encodeURIComponent(avatar)}&w=256&q=75`,
    )
    expect(svgDocument.querySelector('rect + g > path')?.getAttribute('d')).toBe(
      outlineText('Л', 'bold').letters[0]?.outline,
    )
    expect(svgDocument.querySelector('rect + g ~ image')).not.toBeNull()
    expect(countElements(drawProfileImage('ru', aProfile()), 'image')).toBe(0)
  })

  it('has a cell for each known fact, at most four', () => {
    const countLines = (fields: Parameters<typeof aProfile>[0]) =>
      countElements(drawProfileImage('ru', aProfile(fields)), 'g[stroke-width] > path')
    // Two edges, and a line between adjacent cells.
    expect(countLines({})).toBe(2 + 3)
    expect(countLines({ isVerified: false })).toBe(2 + 3)
    expect(countLines({ isVerified: false, createdAt: null })).toBe(2 + 2)
    expect(countElements(drawProfileImage('ru', aNewcomer()), 'g[stroke-width] > path')).toBe(0)
  })

  it('labels the verified fact with the site’s name, instead of the link that the page has', () => {
    const getOutlines = (text: string, weight: Weight) =>
      outlineText(text, weight).letters.map(({ outline }) => outline)
    expect(listOutlines(drawProfileImage('ru', aProfile())).join(' ')).toContain(
      [...getOutlines('Проверен', 'bold'), ...getOutlines(brandNames.ru.onSite, 'regular')].join(' '),
    )
  })

  it('shows the code of a currency whose symbol the typeface lacks', () => {
    const codeOutlines = outlineText('UAH', 'bold').letters.map(({ outline }) => outline)
    expect(listOutlines(drawProfileImage('ru', aProfile({ currency: 'UAH' }))).join(' ')).toContain(
      codeOutlines.join(' '),
    )
    expect(listOutlines(drawProfileImage('ru', aProfile())).join(' ')).toContain(
      outlineText('₽', 'bold')
        .letters.map(({ outline }) => outline)
        .join(' '),
    )
  })

  it('is the image of the site for a name that can’t be drawn, and valid XML for a name with markup', () => {
    expect(drawProfileImage('en', aProfile({ user: { id: 1, name: '李小龙', avatar: null } }))).toBe(
      drawSiteImage('en'),
    )
    expect(
      countElements(drawProfileImage('ru', aProfile({ user: { id: 1, name: '<b>"&\'', avatar: null } })), 'svg'),
    ).toBe(1)
  })
})
