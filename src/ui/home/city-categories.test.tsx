import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCategory, aTree } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { CategoryList } from '#ui/category/category-list.tsx'
import { publishCurrentCity } from '#ui/city/current-city.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { CityCategories } from './city-categories.tsx'

beforeEach(() => queryClient.clear())
afterEach(() => act(() => publishCurrentCity(undefined)))

const renderCategories = (outcome: Awaited<ReturnType<ClientUseCases['listCategories']>>) => {
  const listCategories = vi.fn<ClientUseCases['listCategories']>(() => Promise.resolve(outcome))
  render(
    <UseCasesContext value={{ ...pendingUseCases, listCategories }}>
      <CityCategories locale="ru">
        <p>Категории страны</p>
        <CategoryList locale="ru" city={null} categories={aTree()} />
      </CityCategories>
      <button type="button">Найти</button>
    </UseCasesContext>,
  )
  return listCategories
}

test('replaces the categories of the country once the city is known', async () => {
  const listCategories = renderCategories({ ok: true, value: [aCategory({ profilesCount: 31 })] })
  expect(screen.getByText('Категории страны')).toBeVisible()
  expect(listCategories).not.toHaveBeenCalled()
  act(() => publishCurrentCity(aCity({ id: 5, slug: 'kazan' })))
  expect(await screen.findByText('31')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Репетиторы' })).toHaveAttribute('href', '/kazan/specialists/repetitory')
  expect(listCategories.mock.lastCall?.[0]).toEqual({ cityId: 5 })
  expect(screen.queryByText('Категории страны')).toBeNull()
})

test('keeps the categories of the country when loading fails', async () => {
  const listCategories = renderCategories({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'refused' } })
  const countryCategories = screen.getByText('Категории страны')
  act(() => publishCurrentCity(aCity()))
  await expect.poll(() => listCategories).toHaveBeenCalled()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  // The element must be the same, because a press on a replaced element would be lost.
  expect(screen.getByText('Категории страны')).toBe(countryCategories)
})

test('does not replace the list during a press that moves the focus out of it', async () => {
  const listCategories = renderCategories({ ok: true, value: [aCategory({ profilesCount: 31 })] })
  await userEvent.tab()
  act(() => publishCurrentCity(aCity({ id: 5, slug: 'kazan' })))
  await expect.poll(() => listCategories).toHaveBeenCalled()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const button = screen.getByRole('button', { name: 'Найти' })
  const querySpy = vi
    .spyOn(document, 'querySelector')
    .mockImplementation(selector => (selector.includes('button') ? button : null))
  act(() => button.focus())
  querySpy.mockRestore()
  expect(screen.getByText('Категории страны')).toBeVisible()
  act(() => void dispatchEvent(new MouseEvent('click')))
  expect(await screen.findByText('31')).toBeVisible()
})

test('does not replace a link while it is pressed', async () => {
  const listCategories = renderCategories({ ok: true, value: [aCategory({ profilesCount: 31 })] })
  const querySpy = vi.spyOn(document, 'querySelector').mockReturnValue(document.createElement('a'))
  act(() => publishCurrentCity(aCity({ id: 5, slug: 'kazan' })))
  await expect.poll(() => querySpy.mock.calls).toContainEqual([':is(a,button,label,summary):active'])
  expect(listCategories).toHaveBeenCalledOnce()
  expect(screen.getByText('Категории страны')).toBeVisible()
  querySpy.mockRestore()
  act(() => void dispatchEvent(new MouseEvent('click')))
  expect(await screen.findByText('31')).toBeVisible()
})

test('does not replace the links while one of them has the focus', async () => {
  const listCategories = renderCategories({ ok: true, value: [aCategory({ profilesCount: 31 })] })
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Репетиторы' })).toHaveFocus()
  act(() => publishCurrentCity(aCity({ id: 5, slug: 'kazan' })))
  await expect.poll(() => listCategories).toHaveBeenCalled()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Электрики' })).toHaveFocus()
  expect(screen.queryByText('31')).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('31')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Найти' })).toHaveFocus()
})
