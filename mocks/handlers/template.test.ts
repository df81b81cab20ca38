import { describe, expect, it } from 'vitest'
import { parseTemplate } from './template.ts'

describe('a path template', () => {
  it('matches several segments for a slug, encoded or not, and one for other parameters', () => {
    const category = parseTemplate('/api/categories/{slug}')
    expect(category.match('/api/categories/a%2Fb')).toEqual(['a/b'])
    expect(category.match('/api/categories/a/b')).toEqual(['a/b'])
    expect(category.match('/api/categories')).toBeUndefined()
    const profile = parseTemplate('/api/profiles/{id}')
    expect(profile.match('/api/profiles/7')).toEqual(['7'])
    expect(profile.match('/api/profiles/specialities/random')).toBeUndefined()
  })

  it('keeps segments that are not decodable', () => {
    expect(parseTemplate('/api/categories/{slug}').match('/api/categories/%ff')).toEqual(['%ff'])
  })

  it('matches whole URLs only', () => {
    const { urlPattern } = parseTemplate('/pictures/faces/{number}.jpg')
    expect(urlPattern.test('http://127.0.0.1:3001/pictures/faces/3.jpg')).toBe(true)
    expect(urlPattern.test('http://127.0.0.1:3001/pictures/faces/3xjpg')).toBe(false)
    expect(urlPattern.test('http://127.0.0.1:3001/x/pictures/faces/3.jpg')).toBe(false)
  })
})
