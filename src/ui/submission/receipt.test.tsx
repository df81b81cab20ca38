import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import { Receipt, type ReceiptProps } from './receipt.tsx'

const onBack = vi.fn()
const renderReceipt = (overrides: Partial<ReceiptProps> = {}) =>
  renderWithSession(
    <Receipt
      locale="ru"
      heading="Отзыв отправлен"
      lead="Мы его прочитаем."
      recipient="Модератору"
      sentAt={Date.UTC(2026, 10, 23, 9, 5)}
      rows={[
        { label: 'Текст', value: 'Всё в срок.\nСпасибо' },
        { label: 'Комментарий', value: '' },
      ]}
      backText="Вернуться"
      onBack={onBack}
      {...overrides}
    />,
    {},
  )
const pressButton = (name: string, user = userEvent.setup()) => user.click(screen.getByRole('button', { name }))
const getRows = () => [...document.querySelectorAll('dl > div')].map(row => row.textContent.replace(/\s/g, ' '))

afterEach(() => {
  onBack.mockClear()
  vi.restoreAllMocks()
})

test('shows the content, the recipient and when it was sent (Moscow time), without rows for empty values', () => {
  renderReceipt()
  expect(getRows()).toEqual(['КомуМодератору', 'ТекстВсё в срок. Спасибо', expect.stringMatching(/12:05 по Москве$/)])
})

test('uses the language of the page', async () => {
  await i18nextInstance.changeLanguage('en')
  renderReceipt({ locale: 'en' })
  expect(getRows()).toEqual([
    expect.stringMatching(/^To/),
    expect.anything(),
    expect.stringMatching(/12:05.*Moscow time$/),
  ])
})

test('marks Russian names and text on an English page', async () => {
  await i18nextInstance.changeLanguage('en')
  const rows = [
    { label: 'City', value: 'Казань' },
    { label: 'Price', value: '1,500 ₽' },
  ]
  renderReceipt({
    locale: 'en',
    lead: 'We sent it to Айгуль Сафина.',
    recipient: 'Specialists: Электрики, Казань',
    rows,
  })
  const markedTexts = [...document.querySelectorAll<HTMLElement>('[role=group] [lang]')].map(
    ({ lang, textContent }) => `${lang}: ${textContent}`,
  )
  expect(markedTexts).toEqual(['ru: Айгуль Сафина', 'ru: Электрики', 'ru: Казань', 'ru: Казань'])
})

test('takes the focus on mount, and is labeled by its heading', () => {
  renderReceipt()
  expect(screen.getByRole('group', { name: 'Отзыв отправлен' })).toHaveFocus()
})

test('copies the heading and the rows as text', async () => {
  const user = userEvent.setup()
  const { showToast } = renderReceipt()
  await pressButton('Скопировать', user)
  expect((await navigator.clipboard.readText()).replace(/\u00a0/g, ' ').split('\n')).toEqual([
    'Отзыв отправлен',
    'Кому: Модератору',
    'Текст: Всё в срок.',
    'Спасибо',
    expect.stringMatching(/12:05 по Москве$/),
  ])
  expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'success' }))
})

test('shows an error if the browser does not allow copying', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const { showToast } = renderReceipt()
  await pressButton('Скопировать', user)
  expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'error' }))
})

test('prints, and goes back', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue(undefined)
  renderReceipt()
  await pressButton('Распечатать')
  expect(print).toHaveBeenCalledOnce()
  expect(onBack).not.toHaveBeenCalled()
  await pressButton('Вернуться')
  expect(onBack).toHaveBeenCalledOnce()
})

test('shows further options if there are any', () => {
  renderReceipt({ furtherOptions: 'Ответ придёт письмом.' })
  expect(screen.getByText('Ответ придёт письмом.')).toBeVisible()
})
