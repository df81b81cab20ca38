import { expect, it } from 'vitest'
import { insertPageList, formatPageList } from './page-list.ts'

const headings = { protected: 'Избранное и адресаты', specialists: 'Специалисты', cities: 'Города', others: 'Другие' }
const createPage = (path: string, title: string, isProtected = false) => ({
  url: `https://znatok.example${path}`,
  title,
  isProtected,
})

it('lists the stored pages by kind, those in the visitor’s language first', () => {
  const pages = [
    createPage('/about', 'О нас'),
    createPage('/en/kazan', 'Kazan'),
    createPage('/kazan/specialists?page=2&sort=new', 'Все'),
    createPage('/profiles', 'Вся страна'),
    createPage('/profiles/compare?ids=7,8', 'Сравнение'),
    createPage('/profiles/7', 'Анна'),
    createPage('/profiles/8', 'Пётр', true),
  ]
  expect(formatPageList('ru', pages, headings)).toBe(
    '<h2>Избранное и адресаты</h2><ul><li><a class="link" href="/profiles/8">Пётр</a></li></ul>' +
      '<h2>Специалисты</h2><ul><li><a class="link" href="/profiles/7">Анна</a></li></ul>' +
      '<h2>Города</h2><ul><li><a class="link" href="/kazan/specialists?page=2&amp;sort=new">Все</a></li>' +
      '<li><a class="link" href="/profiles">Вся страна</a></li>' +
      '<li><a class="link" href="/profiles/compare?ids=7,8">Сравнение</a></li>' +
      '<li><a class="link" href="/en/kazan" lang="en">Kazan</a></li></ul>' +
      '<h2>Другие</h2><ul><li><a class="link" href="/about">О нас</a></li></ul>',
  )
})

it('inserts the list into the placeholder and changes nothing else', () => {
  const html = '<p>a</p><div class="b" data-stored-pages=""></div><div></div>'
  expect(insertPageList(html, '<ul>$&</ul>')).toBe(
    '<p>a</p><div class="b" data-stored-pages=""><ul>$&</ul></div><div></div>',
  )
})
