import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aTree, maths, tutors } from '../../../tests/builders/category'
import { aCity } from '../../../tests/builders/city'
import { aPage, aProfile } from '../../../tests/builders/profile'
import { ProfileListView, type ProfileListViewProps } from './profile-list-view'

const tree = aTree()
const ok = <T,>(value: T) => ({ ok: true, value }) as const
const failed = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const

const show = (of: Partial<ProfileListViewProps> = {}) =>
  render(
    <ProfileListView
      locale="ru"
      city={aCity()}
      category={maths}
      categories={ok(tree)}
      profiles={ok(aPage([aProfile()], { total: 228, lastPage: 10 }))}
      {...of}
    />,
  )

const links = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link')

test('is named by category and city, and says how many there are', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Математика в Казани')
  expect(screen.getByText('228 специалистов')).toBeInTheDocument()
})

test('the category beside it is told, with its neighbours and the way up', () => {
  show()
  expect(links('Категория').map(link => link.getAttribute('href'))).toEqual([
    '/kazan/specialists/repetitory',
    '/kazan/specialists/repetitory/matematika',
    '/kazan/specialists/repetitory/fizika',
  ])
  expect(screen.getByRole('link', { name: /Математика/, current: 'page' })).toBeInTheDocument()
})

test('a category with others below shows them under itself', () => {
  show({ category: tutors })
  expect(links('Категория').map(link => link.textContent)).toEqual([
    'Все категории',
    'Репетиторы214',
    'Математика86',
    'Физика41',
  ])
})

test('pages are links; the first has no number', () => {
  show({ profiles: ok(aPage([aProfile()], { total: 228, lastPage: 10, page: 2 })) })
  expect(screen.getByRole('link', { name: 'Страница 1' })).toHaveAttribute(
    'href',
    '/kazan/specialists/repetitory/matematika',
  )
  expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute(
    'href',
    '/kazan/specialists/repetitory/matematika?page=3',
  )
})

test('one page has no pages', () => {
  show({ profiles: ok(aPage([aProfile()])) })
  expect(screen.queryByRole('navigation', { name: 'Страницы' })).toBeNull()
})

test('the whole country is a list of its own', () => {
  show({ locale: 'en', city: null, category: null })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Specialists all over Russia')
  expect(links('Category')[0]).toHaveAttribute('href', '/en/profiles?category=repetitory')
})

describe('a list that shows nobody', () => {
  test('is empty: says why and where to go', () => {
    show({ profiles: ok(aPage([])) })
    expect(screen.getByRole('heading', { name: 'Здесь пока никого нет' })).toBeInTheDocument()
    const steps = ['Репетиторы в\u00a0Казани', 'Специалисты в\u00a0Казани', 'Выбрать город']
    expect(steps.map(name => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/kazan/specialists/repetitory',
      '/kazan/specialists',
      '/#cities',
    ])
  })

  test('did not load: never looks empty, and asks for the same address', () => {
    show({ profiles: failed, page: 3 })
    expect(screen.getByRole('heading', { name: 'Список не загрузился' })).toBeInTheDocument()
    expect(screen.queryByText('Здесь пока никого нет')).toBeNull()
    expect(screen.getByRole('link', { name: 'Повторить' })).toHaveAttribute(
      'href',
      '/kazan/specialists/repetitory/matematika?page=3',
    )
  })

  test('is past the last page: offers the first', () => {
    show({ profiles: ok(aPage([], { page: 12, total: 228, lastPage: 10 })) })
    expect(screen.getByText(/На странице 12 никого нет/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'На\u00a0первую страницу' })).toHaveAttribute(
      'href',
      '/kazan/specialists/repetitory/matematika',
    )
  })
})

test('categories that did not load leave the list alone', () => {
  show({ categories: failed })
  expect(screen.getByText('Категории не загрузились')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Айгуль Сафина' })).toBeInTheDocument()
})
