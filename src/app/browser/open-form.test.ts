import { beforeEach, expect, test, vi } from 'vitest'
import { closeOverlays, dialogStore } from '#ui/overlay/overlays.ts'
import { openForm } from './open-form.ts'

vi.mock('#ui/complaint/complaint-dialog.tsx', () => ({ ComplaintDialog: () => null }))
vi.mock('#ui/review/form/review-dialog.tsx', () => ({ ReviewDialog: () => null }))
vi.mock('#ui/placement/placement-dialog.tsx', () => {
  throw new Error('Failed to load chunk')
})

function linkTo(form: string) {
  const link = document.createElement('a')
  link.dataset['form'] = form
  link.dataset['target'] = '4'
  return link
}

beforeEach(async () => {
  closeOverlays()
  // A closed dialog frees its link a moment later.
  await Promise.resolve()
})

test('opens one dialog when its link is pressed twice while it loads', async () => {
  const link = linkTo('review')
  await Promise.all([openForm(link, 'ru'), openForm(link, 'ru')])
  expect(dialogStore.items()).toHaveLength(1)
  await openForm(link, 'ru')
  expect(dialogStore.items()).toHaveLength(1)
})

test('opens a closed dialog again', async () => {
  const link = linkTo('review')
  await openForm(link, 'ru')
  closeOverlays()
  const opened = async () => {
    await openForm(link, 'ru')
    return dialogStore.items()
  }
  await expect.poll(opened).toHaveLength(1)
})

test('opens the dialog of the last pressed link, and none above an open form', async () => {
  const [first, last] = [linkTo('complaint'), linkTo('review')]
  await Promise.all([openForm(first, 'ru'), openForm(last, 'ru')])
  expect(dialogStore.items()).toHaveLength(1)
  expect(dialogStore.items()[0]?.content).toMatchObject({ props: { data: { link: last, target: 4 } } })
  await openForm(first, 'ru')
  expect(dialogStore.items()).toHaveLength(1)
})

test('opens one dialog when a link is pressed again after another one', async () => {
  const [first, last] = [linkTo('complaint'), linkTo('review')]
  await Promise.all([openForm(first, 'ru'), openForm(last, 'ru'), openForm(first, 'ru')])
  expect(dialogStore.items()).toHaveLength(1)
  expect(dialogStore.items()[0]?.content).toMatchObject({ props: { data: { link: first } } })
})

test.each(['placement', 'gone'])('shows a load error for the form %s, and opens it on the next press', async form => {
  const link = linkTo(form)
  expect(await openForm(link, 'ru')).toBe(false)
  expect(await openForm(link, 'ru')).toBe(false)
  expect(dialogStore.items()).toEqual([])
})

test('takes the name of the opened form from the address, and no other', async () => {
  history.replaceState(null, '', '/profiles/7?page=2#review')
  const [complaint, review] = [linkTo('complaint'), linkTo('review')]
  complaint.href = '#report'
  review.href = '#review'
  await openForm(complaint, 'ru')
  expect(location.hash).toBe('#review')
  closeOverlays()
  await expect
    .poll(async () => {
      await openForm(review, 'ru')
      return location.pathname + location.search + location.hash
    })
    .toBe('/profiles/7?page=2')
})
