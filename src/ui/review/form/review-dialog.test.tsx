import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someFormRecords } from '#tests/builders/form-records.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { serializeSubject } from '#ui/profile/page/subject.ts'
import { queryClient } from '#ui/query-client.ts'
import type { FormRecords } from '#ui/submission/form-dialog.ts'
import { ReviewDialog } from './review-dialog.tsx'

type WriteOutcome = Awaited<ReturnType<ClientUseCases['writeReview']>>
const sentOutcome: WriteOutcome = { ok: true, value: undefined }
const timeoutOutcome: WriteOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }
const ownReview = aReview({ text: 'Хорошо', user: { id: 7, name: 'Марина Ветрова', avatar: null } })

interface RenderOptions {
  readonly outcomes?: WriteOutcome[]
  readonly reviews?: Awaited<ReturnType<ClientUseCases['listReviewsNow']>>
  readonly records?: FormRecords
  readonly hint?: 'signed-out' | 'signed-in'
}

function renderDialog({ outcomes = [], reviews, records = someFormRecords(), hint = 'signed-in' }: RenderOptions = {}) {
  document.body.dataset['subject'] = serializeSubject(aProfile())
  const link = document.body.appendChild(document.createElement('a'))
  const writeReview = vi.fn<ClientUseCases['writeReview']>(() => Promise.resolve(outcomes.shift() ?? sentOutcome))
  const listReviewsNow = vi.fn<ClientUseCases['listReviewsNow']>(() =>
    Promise.resolve(reviews ?? { ok: true, value: aPage([]) }),
  )
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() =>
    Promise.resolve({ ok: true, value: anOwnProfile() }),
  )
  const close = vi.fn()
  const dialog = <ReviewDialog data={{ locale: 'ru', records, target: 4, link, reopen: vi.fn() }} close={close} />
  const view = renderWithSession(dialog, { writeReview, listReviewsNow, viewOwnProfile }, { hint })
  return { ...view, writeReview, listReviewsNow, viewOwnProfile, records, close }
}

const rate = (group: string, stars: number) =>
  userEvent.click(
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: new RegExp(`^${stars}\\s`) }),
  )
const getTextField = () => screen.getByLabelText('Отзыв')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
async function fillForm() {
  await rate('Качество', 5)
  await rate('Цена', 4)
  await rate('Сроки', 3)
  await userEvent.type(getTextField(), ' Хорошо ')
}
const findSummary = (name: RegExp) => screen.findByRole('group', { name })

beforeEach(() => {
  queryClient.clear()
  document.body.replaceChildren()
})
afterEach(() => void vi.useRealTimers())

test('shows the specialist and the next steps, and tells signed-out visitors that they will have to sign in', () => {
  renderDialog({ hint: 'signed-out' })
  expect(screen.getByText('Айгуль Сафина')).toBeVisible()
  expect(screen.getByText(/Отзыв появится в\sпрофиле с\sвашим именем/)).toBeVisible()
  expect(screen.getByText(/попросим войти/)).toBeVisible()
})

test('R-reviews: sends text and ratings, shows specialist and ratings in the receipt, and remembers the sent review', async () => {
  const { writeReview, records } = renderDialog()
  expect(screen.queryByText(/попросим войти/)).toBeNull()
  await fillForm()
  await submit()
  await screen.findByRole('heading', { name: 'Отзыв отправлен' })
  const ratings = { ratingQuality: 5, ratingPrice: 4, ratingTime: 3 }
  expect(writeReview).toHaveBeenCalledExactlyOnceWith({ profileId: 4, text: 'Хорошо', ...ratings })
  expect(screen.getByText(/^качество\s5, цена\s4, сроки\s3$/)).toBeVisible()
  expect(screen.getByText('Айгуль Сафина')).toBeVisible()
  expect(records.sentReviews.getSentAt(4, 7)).toBeDefined()
})

test('remembers the sent review if the sender could not be read at first', async () => {
  // After the sign-in, the form finds this profile in the cache, so the use-case is called for the sender only.
  queryClient.setQueryData(['own-profile'], anOwnProfile())
  const { viewOwnProfile, records } = renderDialog({ hint: 'signed-out' })
  viewOwnProfile.mockResolvedValueOnce({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })
  await fillForm()
  await submit()
  await screen.findByRole('heading', { name: 'Отзыв отправлен' })
  expect(viewOwnProfile).toHaveBeenCalledTimes(2)
  expect(records.sentReviews.getSentAt(4, 7)).toBeDefined()
})

test('shows errors for missing values in the summary and beside the fields', async () => {
  const { writeReview } = renderDialog()
  await submit()
  const errors = await findSummary(/Исправьте поля/)
  expect(
    within(errors)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual([
    expect.stringMatching(/^Качество: поставьте/),
    expect.stringMatching(/^Цена: поставьте/),
    expect.stringMatching(/^Сроки: поставьте/),
    expect.stringMatching(/^Расскажите, как всё прошло/),
  ])
  await rate('Качество', 5)
  await rate('Цена', 5)
  await userEvent.type(getTextField(), 'Ок')
  expect(getTextField()).toHaveAccessibleDescription(/хотя\sбы 3\sзнака/)
  await userEvent.clear(getTextField())
  await userEvent.type(getTextField(), 'Хорошо')
  await submit()
  await userEvent.click(within(await findSummary(/Не\sхватает одной оценки/)).getByRole('link'))
  const timeRating = screen.getByRole('radiogroup', { name: 'Сроки' })
  expect(document.activeElement?.closest('[role=radiogroup]')).toBe(timeRating)
  expect(timeRating).toHaveAccessibleDescription('Поставьте оценку')
  expect(writeReview).not.toHaveBeenCalled()
})

test('restores text and ratings from the draft', async () => {
  const records = someFormRecords()
  const firstDialog = renderDialog({ records, hint: 'signed-out' })
  await fillForm()
  firstDialog.unmount()
  expect(records.drafts.read('review:4', null)).toEqual({
    ratingQuality: '5',
    ratingPrice: '4',
    ratingTime: '3',
    text: ' Хорошо ',
  })
  renderDialog({ records, hint: 'signed-out' })
  expect(getTextField()).toHaveValue(' Хорошо ')
  expect(screen.getByRole('radio', { checked: true, name: /^4\s/ })).toHaveAttribute('name', 'ratingPrice')
  expect(screen.getByText(/Вернули то, что вы/)).toBeVisible()
})

test('R-fallback: does not blame the connection for a refusal without a reason', async () => {
  renderDialog({ outcomes: [createRefusal('')] })
  await fillForm()
  await submit()
  expect(await findSummary(/Отзыв не\sприняли/)).toHaveTextContent(/Проверьте оценки и\sтекст/)
})

test.each([
  [{ _tag: 'FieldErrors', fields: {}, message: 'Twice.' }, /Отзыв не\sприняли/],
  [{ _tag: 'SelfReview', message: '' }, /Это ваш профиль/],
  [{ _tag: 'ProfileNotFound', id: 4 }, /Этого профиля больше нет/],
] as const)('explains a refusal: %o', async (error, heading) => {
  renderDialog({ outcomes: [{ ok: false, error }] })
  await fillForm()
  await submit()
  expect(await findSummary(heading)).toHaveFocus()
  expect(getTextField()).toHaveValue(' Хорошо ')
})

test('finds the delivered review by a check after a lost response', async () => {
  const { listReviewsNow, writeReview } = renderDialog({
    outcomes: [timeoutOutcome],
    reviews: { ok: true, value: aPage([ownReview]) },
  })
  await fillForm()
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: /Проверить, дошёл\sли/ }))
  await screen.findByRole('heading', { name: 'Отзыв отправлен' })
  expect(listReviewsNow).toHaveBeenCalledWith({ profileId: 4, page: 1 })
  expect(writeReview).toHaveBeenCalledOnce()
})

const createRefusal = (message: string): WriteOutcome => ({
  ok: false,
  error: { _tag: 'FieldErrors', fields: {}, message },
})
const createReviewsOutcome = (...items: (typeof ownReview)[]) => ({ ok: true as const, value: aPage(items) })

test('shows the API’s reason for a refusal', async () => {
  renderDialog({ outcomes: [createRefusal('В тексте ссылка.')] })
  await fillForm()
  await submit()
  expect(await findSummary(/Отзыв не\sприняли/)).toHaveTextContent('В тексте ссылка.')
})

test('sends again without confirmation, because the API accepts only one review, and finds the first after a refusal', async () => {
  const { confirm, writeReview, listReviewsNow } = renderDialog({ outcomes: [timeoutOutcome, createRefusal('Twice.')] })
  await fillForm()
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: /Проверить, дошёл\sли/ }))
  expect(await screen.findByText(/пока нет/)).toBeVisible()
  listReviewsNow.mockResolvedValue(createReviewsOutcome(ownReview))
  await submit()
  await screen.findByRole('heading', { name: 'Отзыв отправлен' })
  expect(confirm).not.toHaveBeenCalled()
  expect(writeReview).toHaveBeenCalledTimes(2)
})

test('does not count a review as sent if the second attempt is refused for another reason', async () => {
  const otherReview = aReview({ ...ownReview, text: 'Давний отзыв.' })
  const { records } = renderDialog({
    outcomes: [timeoutOutcome, createRefusal('В тексте ссылка.')],
    reviews: createReviewsOutcome(otherReview),
  })
  await fillForm()
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: /Проверить, дошёл\sли/ }))
  expect(await screen.findByText(/пока нет/)).toBeVisible()
  await submit()
  expect(await findSummary(/Отзыв не\sприняли/)).toHaveTextContent('В тексте ссылка.')
  expect(records.drafts.read('review:4', 7)).toMatchObject({ text: ' Хорошо ' })
})

test('shows the errors of the second attempt without a check if they are about a field', async () => {
  const fields = { text: ['В тексте ссылка.'] }
  const { listReviewsNow } = renderDialog({
    outcomes: [timeoutOutcome, { ok: false, error: { _tag: 'FieldErrors', fields, message: '' } }],
  })
  await fillForm()
  await submit()
  expect(await findSummary(/Неизвестно, дошло\sли/)).toHaveTextContent(/Проверьте, дошло\sли, прежде чем/)
  await submit()
  expect(await findSummary(/Исправьте поле/)).toHaveTextContent('В тексте ссылка.')
  expect(listReviewsNow).not.toHaveBeenCalled()
})

test('shows the API’s message for a refused rating', async () => {
  const fields = { ratingPrice: ['Цену в этой услуге не оценивают.'] }
  renderDialog({ outcomes: [{ ok: false, error: { _tag: 'FieldErrors', fields, message: '' } }] })
  await fillForm()
  await submit()
  const summary = await findSummary(/Исправьте поле/)
  expect(within(summary).getByRole('link', { name: 'Цена: цену в этой услуге не оценивают.' })).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: 'Цена' })).toHaveAccessibleDescription(
    'Цену в этой услуге не оценивают.',
  )
})

test('keeps the time of the attempt for a review that is found later', async () => {
  vi.setSystemTime(1_800_000_000_000)
  const { records } = renderDialog({ outcomes: [timeoutOutcome], reviews: createReviewsOutcome(ownReview) })
  await fillForm()
  await submit()
  const checkButton = await screen.findByRole('button', { name: /Проверить, дошёл\sли/ })
  vi.setSystemTime(1_800_036_000_000)
  await userEvent.click(checkButton)
  await screen.findByRole('heading', { name: 'Отзыв отправлен' })
  expect(screen.getByText(/15 января 2027.*11:00/)).toBeVisible()
  expect(records.sentReviews.getSentAt(4, 7)).toBe(1_800_000_000_000)
})

test('shows a failed check if the sender cannot be determined', async () => {
  const { writeReview, listReviewsNow, viewOwnProfile, records } = renderDialog({
    outcomes: [timeoutOutcome],
    reviews: createReviewsOutcome(ownReview),
    hint: 'signed-out',
  })
  viewOwnProfile.mockResolvedValue({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })
  await fillForm()
  await submit()
  const checkButton = await screen.findByRole('button', { name: /Проверить, дошёл\sли/ })
  await userEvent.click(checkButton)
  expect(await screen.findByText(/Проверить не\sполучилось/)).toBeVisible()
  expect(screen.queryByText(/пока нет/)).toBeNull()
  expect(listReviewsNow).not.toHaveBeenCalled()
  viewOwnProfile.mockResolvedValue({ ok: true, value: anOwnProfile() })
  await userEvent.click(checkButton)
  await screen.findByRole('heading', { name: 'Отзыв отправлен' })
  const content = { input: writeReview.mock.calls[0]?.[0], senderId: 7 }
  expect(records.sentMarks.getLast('review:4')?.matches(content)).toBe(true)
})

test('checks again at each press, even if a check was rate limited', async () => {
  const { listReviewsNow } = renderDialog({
    outcomes: [timeoutOutcome],
    reviews: { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 60 } },
  })
  await fillForm()
  await submit()
  const checkButton = await screen.findByRole('button', { name: /Проверить, дошёл\sли/ })
  await userEvent.click(checkButton)
  expect(await screen.findByText(/Проверить не\sполучилось/)).toBeVisible()
  listReviewsNow.mockResolvedValue(createReviewsOutcome(ownReview))
  await userEvent.click(checkButton)
  await screen.findByRole('heading', { name: 'Отзыв отправлен' })
})

test.each(['Вы уже оставили отзыв.', 'Вы уже оставили отзыв'])(
  'explains that the first attempt may be in moderation if the second is refused (‘%s’) and no review is published',
  async apiMessage => {
    const { records } = renderDialog({ outcomes: [timeoutOutcome, createRefusal(apiMessage)] })
    await fillForm()
    await submit()
    await userEvent.click(await screen.findByRole('button', { name: /Проверить, дошёл\sли/ }))
    expect(await screen.findByText(/пока нет/)).toBeVisible()
    await submit()
    expect(await findSummary(/Кажется, отзыв уже у\sнас/)).toHaveTextContent(
      /: «Вы уже оставили отзыв»\. Если .*ждёт проверки/,
    )
    expect(records.drafts.read('review:4', 7)).toMatchObject({ text: ' Хорошо ' })
  },
)

test('announces the check, and searches for the sent text, not for later edits', async () => {
  const { listReviewsNow } = renderDialog({ outcomes: [timeoutOutcome] })
  let respond: () => void = () => undefined
  listReviewsNow.mockReturnValue(new Promise(resolve => (respond = () => resolve(createReviewsOutcome(ownReview)))))
  await fillForm()
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: /Проверить, дошёл\sли/ }))
  expect(await screen.findByText('Проверяем')).toBeInTheDocument()
  await userEvent.type(getTextField(), 'и недорого')
  respond()
  await screen.findByRole('heading', { name: 'Отзыв отправлен' })
  expect(screen.queryByText(/недорого/)).toBeNull()
})
