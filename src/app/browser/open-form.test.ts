import { isValidElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { closeOverlays, dialogStore } from '#ui/overlay/overlays.ts'
import type { FormDialogData } from '#ui/submission/form-dialog.ts'
import { getOpenedLink, openForm } from './open-form.ts'

const loadedChunks = vi.hoisted(() => new Set<string>())
vi.mock('#ui/overlay/questions.tsx', () => {
  loadedChunks.add('questions')
  return {}
})
vi.mock('#ui/sign-in/sign-in-dialog.tsx', () => {
  loadedChunks.add('login')
  return {}
})
vi.mock('#ui/complaint/complaint-dialog.tsx', () => ({ ComplaintDialog: () => null }))
vi.mock('#ui/review/form/review-dialog.tsx', () => ({ ReviewDialog: () => null }))
vi.mock('#ui/placement/placement-dialog.tsx', () => {
  throw new Error('Failed to load chunk')
})

function createLink(form: string) {
  const link = document.createElement('a')
  link.dataset['form'] = form
  link.dataset['target'] = '4'
  return link
}

function getDialogData() {
  const content = dialogStore.getItems()[0]?.content
  return isValidElement<{ readonly data: FormDialogData }>(content) ? content.props.data : undefined
}

beforeEach(async () => {
  closeOverlays()
  // A closed dialog releases its link in a microtask.
  await Promise.resolve()
})

test('opens one dialog when its link is pressed twice while it loads', async () => {
  const link = createLink('review')
  await Promise.all([openForm(link, 'ru'), openForm(link, 'ru')])
  expect(dialogStore.getItems()).toHaveLength(1)
  await openForm(link, 'ru')
  expect(dialogStore.getItems()).toHaveLength(1)
})

test('opens a closed dialog again', async () => {
  const link = createLink('review')
  await openForm(link, 'ru')
  expect(getOpenedLink()).toBe(link)
  closeOverlays()
  await expect.poll(getOpenedLink).toBeUndefined()
  const reopenDialog = async () => {
    await openForm(link, 'ru')
    return dialogStore.getItems()
  }
  await expect.poll(reopenDialog).toHaveLength(1)
})

test('reopens a form with the option that the visitor chose', async () => {
  const link = createLink('review')
  await openForm(link, 'ru')
  const openedData = getDialogData()
  closeOverlays()
  await Promise.resolve()
  openedData?.reopen('year')
  await expect.poll(getDialogData).toMatchObject({ link, changedTarget: 'year' })
})

test('preloads the overlays that may open above the form, because their chunks may not load later', async () => {
  await openForm(createLink('review'), 'ru')
  await expect.poll(() => [...loadedChunks].toSorted()).toEqual(['login', 'questions'])
})

test('opens no dialog above an open form', async () => {
  const link = createLink('review')
  await openForm(link, 'ru')
  await openForm(createLink('complaint'), 'ru')
  expect(dialogStore.getItems()).toHaveLength(1)
  expect(dialogStore.getItems()[0]?.content).toMatchObject({ props: { data: { link, target: 4 } } })
})

test.each(['placement', 'unknown'])(
  'resolves to false on each press while the dialog of the form %s can’t be loaded',
  async form => {
    const link = createLink(form)
    expect(await openForm(link, 'ru')).toBe(false)
    expect(await openForm(link, 'ru')).toBe(false)
    expect(dialogStore.getItems()).toEqual([])
  },
)

test('removes the hash from the URL if it names the opened form, and no other hash', async () => {
  history.replaceState('state of the router', '', '/profiles/7?page=2#review')
  const [complaintLink, reviewLink] = [createLink('complaint'), createLink('review')]
  complaintLink.href = '#report'
  reviewLink.href = '#review'
  await openForm(complaintLink, 'ru')
  expect(location.hash).toBe('#review')
  closeOverlays()
  await expect
    .poll(async () => {
      await openForm(reviewLink, 'ru')
      return location.pathname + location.search + location.hash
    })
    .toBe('/profiles/7?page=2')
  expect(history.state).toBeNull()
})
