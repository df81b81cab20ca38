import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aNewcomer, aProfile, aSpeciality } from '#tests/builders/profile.ts'
import type { ComparedProfile } from '#application/profile/compare-profiles.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { createColumns } from './column.ts'
import { CompareView } from './compare-view.tsx'

const createFoundProfile = (profile: Profile): ComparedProfile => ({
  id: profile.id,
  profile: { ok: true, value: profile },
})
const failedProfile: ComparedProfile = {
  id: 8,
  profile: { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } },
}
const missingProfile: ComparedProfile = { id: 404, profile: { ok: false, error: { _tag: 'ProfileNotFound', id: 404 } } }

const tutor = aProfile()
const otherTutor = aProfile({
  id: 9,
  user: { id: 3, name: 'Иван Петров', avatar: null },
  specialities: [aSpeciality({ id: 5, name: 'математика', priceFrom: 900 }), aSpeciality({ id: 6, name: 'Химия' })],
  rating: 4.2,
  isVerified: false,
  experienceYears: null,
})

const renderView = (comparedProfiles: readonly ComparedProfile[], locale: Locale = 'ru') =>
  render(<CompareView locale={locale} columns={createColumns(locale, comparedProfiles)} />)

const getCellTexts = (label: string) => {
  const group = screen.getByRole('rowheader', { name: label }).closest('tbody')
  return [...(group?.querySelectorAll('td') ?? [])].map(cell => cell.textContent.replace(/\s+/g, ' '))
}

test('shows names, prices, ratings and contacts of specialists side by side', () => {
  renderView([createFoundProfile(tutor), createFoundProfile(otherTutor)])
  const [first, second] = screen.getAllByRole('columnheader')
  expect(first).toHaveTextContent(/Айгуль Сафина\s*профиль проверен\s*Математика, физика\s*Казань/)
  expect(within(first ?? document.body).getByRole('link', { name: 'Айгуль Сафина' })).toHaveAttribute(
    'href',
    '/profiles/7',
  )
  expect(second).not.toHaveTextContent('проверен')
  expect(getCellTexts('Математика')).toEqual(['от 1 200 ₽ за занятие', 'от 900 ₽ за занятиедешевле всех'])
  expect(getCellTexts('Другие услуги')).toEqual(['Физикаот 1 400 ₽ за занятие', 'Химияот 1 200 ₽ за занятие'])
  expect(getCellTexts('Оценка')).toEqual([
    '4,9Оценка 4,9 из 5128 отзывовлучшая оценкаКачество 4,9Цена 4,6Сроки 4,8',
    '4,2Оценка 4,2 из 5128 отзывовКачество 4,9Цена 4,6Сроки 4,8',
  ])
  expect(getCellTexts('Опыт')).toEqual(['9 лет', '—нет данных'])
  expect(screen.getAllByRole('link', { name: /^Telegram\s*@safina_math$/ })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'Оставить заявку' }).map(link => link.getAttribute('href'))).toEqual([
    '/profiles/7#request',
    '/profiles/9#request',
  ])
})

test('names the table and its columns after the specialists', () => {
  renderView([createFoundProfile(tutor), createFoundProfile(otherTutor)])
  expect(screen.getByRole('table')).toHaveAccessibleName('Сравнение: Айгуль Сафина, Иван Петров')
  const [first, second] = screen.getAllByRole('columnheader')
  expect(first).toHaveAccessibleName('Айгуль Сафина')
  expect(second).toHaveAccessibleName('Иван Петров')
})

test('never marks a price by arrangement as the lowest', () => {
  const createPricedProfile = (id: number, priceFrom: number | null) =>
    createFoundProfile(aProfile({ id, specialities: [aSpeciality({ priceFrom })] }))
  const getPriceTexts = (...comparedProfiles: readonly ComparedProfile[]) => {
    renderView(comparedProfiles)
    const cells = getCellTexts('Математика')
    cleanup()
    return cells
  }
  const arrangementText = 'по договорённости'
  expect(getPriceTexts(createPricedProfile(7, null), createPricedProfile(9, null))).toEqual([
    arrangementText,
    arrangementText,
  ])
  expect(getPriceTexts(createPricedProfile(7, null), createPricedProfile(9, 900))).toEqual([
    arrangementText,
    'от 900 ₽ за занятие',
  ])
  expect(
    getPriceTexts(createPricedProfile(7, null), createPricedProfile(9, 900), createPricedProfile(11, 1200)),
  ).toEqual([arrangementText, 'от 900 ₽ за занятиедешевле всех', 'от 1 200 ₽ за занятие'])
})

test('links each column to the comparison without its specialist, with nofollow', () => {
  renderView([createFoundProfile(tutor), createFoundProfile(otherTutor)], 'en')
  const links = screen.getAllByRole('link', { name: /^Remove (Aigul Safina|Ivan Petrov) from the comparison$/ })
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/en/profiles/compare?ids=9',
    '/en/profiles/compare?ids=7',
  ])
  for (const link of links) expect(link).toHaveAttribute('rel', 'nofollow')
})

test('shows the number of a specialist whose profile failed to load or no longer exists', () => {
  renderView([createFoundProfile(tutor), failedProfile, missingProfile])
  const [, second, third] = screen.getAllByRole('columnheader')
  expect(second).toHaveTextContent(/Специалист №\s8.*Профиль не\sзагрузился/)
  expect(within(second ?? document.body).getByRole('link', { name: 'Повторить' })).toHaveAttribute(
    'href',
    '/profiles/compare?ids=7,8,404',
  )
  expect(third).toHaveTextContent(/Специалист №\s404.*Такого профиля больше нет/)
  expect(getCellTexts('Опыт')).toEqual(['9 лет', '—нет данных', '—нет данных'])
})

test('omits rows without a known value', () => {
  renderView([createFoundProfile(aNewcomer()), createFoundProfile(aNewcomer({ id: 9 }))])
  expect(screen.getAllByRole('rowheader').map(header => header.textContent)).toEqual(['Оценка', 'Заявка'])
})

test('shows all services of a single specialist and links to the choice of specialists', () => {
  renderView([createFoundProfile(tutor)])
  expect(getCellTexts('Услуги и\u00a0цены')).toEqual(['Математикаот 1 200 ₽ за занятиеФизикаот 1 400 ₽ за занятие'])
  expect(screen.getByRole('link', { name: 'Выбрать, кого сравнить' })).toHaveAttribute('href', '/profiles/compare')
})

test('explains an empty comparison and links to next steps', () => {
  renderView([missingProfile])
  expect(screen.getByRole('heading', { name: 'Сравнивать некого' })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('link', { name: 'Выбрать других' })).toHaveAttribute('href', '/profiles/compare')
  expect(screen.getByRole('link', { name: /^Все\sспециалисты$/ })).toHaveAttribute('href', '/profiles')
})
