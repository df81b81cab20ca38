import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderOwnPart } from '#tests/builders/render-own-part.tsx'
import { browserI18n } from '#ui/i18n/i18next-engine.ts'
import { Receipt, type ReceiptProps } from './receipt.tsx'

const onBack = vi.fn()
const show = (of: Partial<ReceiptProps> = {}) =>
  renderOwnPart(
    <Receipt
      locale="ru"
      heading="Отзыв отправлен"
      lead="Мы его прочитаем."
      to="Модератору"
      at={Date.UTC(2026, 10, 23, 9, 5)}
      rows={[
        { label: 'Текст', value: 'Всё в срок.\nСпасибо' },
        { label: 'Комментарий', value: '' },
      ]}
      back="Вернуться"
      onBack={onBack}
      {...of}
    />,
    {},
  )
const press = (name: string, user = userEvent.setup()) => user.click(screen.getByRole('button', { name }))
const rows = () => [...document.querySelectorAll('dl > div')].map(row => row.textContent.replace(/\s/g, ' '))

afterEach(() => {
  onBack.mockClear()
  vi.restoreAllMocks()
})

test('says what was sent, to whom and when, in the time of Moscow; what was left out has no row', () => {
  show()
  expect(rows()).toEqual(['КомуМодератору', 'ТекстВсё в срок. Спасибо', expect.stringMatching(/12:05 по Москве$/)])
})

test('speaks the language of the page', async () => {
  await browserI18n.changeLanguage('en')
  show({ locale: 'en' })
  expect(rows()).toEqual([
    expect.stringMatching(/^To/),
    expect.anything(),
    expect.stringMatching(/12:05.*Moscow time$/),
  ])
})

test('has the focus once it is there, and is named by its heading', () => {
  show()
  expect(screen.getByRole('group', { name: 'Отзыв отправлен' })).toHaveFocus()
})

test('is copied as text: heading, then a line each', async () => {
  const user = userEvent.setup()
  const { toast } = show()
  await press('Скопировать', user)
  expect((await navigator.clipboard.readText()).replace(/\u00a0/g, ' ').split('\n')).toEqual([
    'Отзыв отправлен',
    'Кому: Модератору',
    'Текст: Всё в срок.',
    'Спасибо',
    expect.stringMatching(/12:05 по Москве$/),
  ])
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'success' }))
})

test('says where a browser does not let it be copied', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const { toast } = show()
  await press('Скопировать', user)
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'error' }))
})

test('is printed, and leads back', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue(undefined)
  show()
  await press('Распечатать')
  expect(print).toHaveBeenCalledOnce()
  expect(onBack).not.toHaveBeenCalled()
  await press('Вернуться')
  expect(onBack).toHaveBeenCalledOnce()
})

test('tells what one can do meanwhile where there is anything', () => {
  show({ more: 'Ответ придёт письмом.' })
  expect(screen.getByText('Ответ придёт письмом.')).toBeVisible()
})
