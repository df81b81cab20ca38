import { describe, expect, it } from 'vitest'
import { slugify } from './slugify.ts'

describe('slugify', () => {
  it.each([
    ['Москва', 'moskva'],
    ['Нижний Новгород', 'nizhniy-novgorod'],
    ['Ростов-на-Дону', 'rostov-na-donu'],
    ['Орёл', 'orel'],
    ['Щёлково', 'shchelkovo'],
    ['Подъячевск', 'podyachevsk'],
    ['ЕГЭ, профильная математика', 'ege-profilnaya-matematika'],
    ['«Макияж для себя»', 'makiyazh-dlya-sebya'],
  ])('turns %s into %s', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })
})
