import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aNewcomer, aProfile, aSpeciality } from '#tests/builders/profile.ts'
import type { ComparedProfile } from '#application/profile/compare-profiles.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { createColumns } from './column.ts'
import { CompareView } from './compare-view.tsx'

const found = (profile: Profile): ComparedProfile => ({ id: profile.id, profile: { ok: true, value: profile } })
const failed: ComparedProfile = {
  id: 8,
  profile: { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } },
}
const missing: ComparedProfile = { id: 404, profile: { ok: false, error: { _tag: 'ProfileNotFound', id: 404 } } }

const tutor = aProfile()
const other = aProfile({
  id: 9,
  user: { id: 3, name: 'Иван Петров', avatar: null },
  specialities: [aSpeciality({ id: 5, name: 'математика', priceFrom: 900 }), aSpeciality({ id: 6, name: 'Химия' })],
  rating: 4.2,
  isVerified: false,
  experienceYears: null,
})

const show = (compared: readonly ComparedProfile[], locale: Locale = 'ru') =>
  render(<CompareView locale={locale} columns={createColumns(locale, compared)} />)

/** Texts of the cells below a label. */
const cellsUnder = (label: string) => {
  const group = screen.getByRole('rowheader', { name: label }).closest('tbody')
  return [...(group?.querySelectorAll('td') ?? [])].map(cell => cell.textContent.replace(/\s+/g, ' '))
}

test('shows names, prices, ratings and contacts of specialists side by side', () => {
  show([found(tutor), found(other)])
  const [first, second] = screen.getAllByRole('columnheader')
  expect(first).toHaveTextContent(/Айгуль Сафина\s*профиль проверен\s*Математика, физика\s*Казань/)
  expect(within(first ?? document.body).getByRole('link', { name: 'Айгуль Сафина' })).toHaveAttribute(
    'href',
    '/profiles/7',
  )
  expect(second).not.toHaveTextContent('проверен')
  expect(cellsUnder('Математика')).toEqual(['от 1 200 ₽ за занятие', 'от 900 ₽ за занятиедешевле всех'])
  expect(cellsUnder('Другие услуги')).toEqual(['Физикаот 1 400 ₽ за занятие', 'Химияот 1 200 ₽ за занятие'])
  expect(cellsUnder('Оценка')).toEqual([
    '4,9Оценка 4,9 из 5128 отзывовлучшая оценкаКачество 4,9Цена 4,6Сроки 4,8',
    '4,2Оценка 4,2 из 5128 отзывовКачество 4,9Цена 4,6Сроки 4,8',
  ])
  expect(cellsUnder('Опыт')).toEqual(['9 лет', '—нет данных'])
  expect(screen.getAllByRole('link', { name: /^Telegram\s*@safina_math$/ })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'Оставить заявку' }).map(link => link.getAttribute('href'))).toEqual([
    '/profiles/7#request',
    '/profiles/9#request',
  ])
})

test('names the table and its columns by the specialists alone', () => {
  show([found(tutor), found(other)])
  expect(screen.getByRole('table')).toHaveAccessibleName('Сравнение: Айгуль Сафина, Иван Петров')
  const [first, second] = screen.getAllByRole('columnheader')
  expect(first).toHaveAccessibleName('Айгуль Сафина')
  expect(second).toHaveAccessibleName('Иван Петров')
})

test('never marks a price by arrangement as the lowest', () => {
  const offering = (id: number, priceFrom: number | null) =>
    found(aProfile({ id, specialities: [aSpeciality({ priceFrom })] }))
  const prices = (...compared: readonly ComparedProfile[]) => {
    show(compared)
    const cells = cellsUnder('Математика')
    cleanup()
    return cells
  }
  const arranged = 'по договорённости'
  expect(prices(offering(7, null), offering(9, null))).toEqual([arranged, arranged])
  expect(prices(offering(7, null), offering(9, 900))).toEqual([arranged, 'от 900 ₽ за занятие'])
  expect(prices(offering(7, null), offering(9, 900), offering(11, 1200))).toEqual([
    arranged,
    'от 900 ₽ за занятиедешевле всех',
    'от 1 200 ₽ за занятие',
  ])
})

test('links to the comparison without each specialist, with nofollow', () => {
  show([found(tutor), found(other)], 'en')
  const link = screen.getByRole('link', { name: 'Remove Aigul Safina from the comparison' })
  expect(link).toHaveAttribute('href', '/en/profiles/compare?ids=9')
  expect(link).toHaveAttribute('rel', 'nofollow')
})

test('names the specialists who failed to load or no longer exist', () => {
  show([found(tutor), failed, missing])
  const [, second, third] = screen.getAllByRole('columnheader')
  expect(second).toHaveTextContent(/Специалист №\s8.*Профиль не\sзагрузился/)
  expect(within(second ?? document.body).getByRole('link', { name: 'Повторить' })).toHaveAttribute(
    'href',
    '/profiles/compare?ids=7,8,404',
  )
  expect(third).toHaveTextContent(/Специалист №\s404.*Такого профиля больше нет/)
  expect(cellsUnder('Опыт')).toEqual(['9 лет', '—нет данных', '—нет данных'])
})

test('leaves out lines without any value', () => {
  show([found(aNewcomer()), found(aNewcomer({ id: 9 }))])
  expect(screen.getAllByRole('rowheader').map(header => header.textContent)).toEqual(['Оценка', 'Заявка'])
})

test('shows all services of a single specialist and offers to add another', () => {
  show([found(tutor)])
  expect(cellsUnder('Услуги и\u00a0цены')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Добавить специалиста' })).toHaveAttribute('href', '/profiles/compare')
})

test('explains an empty comparison and links to next steps', () => {
  show([missing])
  expect(screen.getByRole('heading', { name: 'Этих специалистов больше нет' })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('link', { name: 'Выбрать других' })).toHaveAttribute('href', '/profiles/compare')
})
