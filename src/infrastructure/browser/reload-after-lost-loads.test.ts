import { afterEach, expect, it, vi } from 'vitest'
import { reloadAfterLostLoads } from './reload-after-lost-loads.ts'

const reloadPageIfOnline = vi.hoisted(() => vi.fn<(isBusy: () => boolean) => void>())
vi.mock('./recover-page.ts', () => ({ reloadPageIfOnline }))

/** jsdom loads no files: tests dispatch the events. */
async function addToHead<Tag extends 'script' | 'link' | 'meta'>(
  tag: Tag,
  properties?: Partial<HTMLElementTagNameMap[Tag]>,
): Promise<HTMLElement> {
  const element = Object.assign(document.createElement(tag), properties)
  document.head.append(element)
  await Promise.resolve()
  return element
}
const addScript = () => addToHead('script', { src: '/picker.js' })
const addStylesheet = () => addToHead('link', { rel: 'stylesheet' })

const showPage = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

const isBusy = () => false
reloadAfterLostLoads(isBusy)

afterEach(() => {
  document.head.innerHTML = ''
  reloadPageIfOnline.mockReset()
})

it.each([
  ['script', addScript],
  ['stylesheet', addStylesheet],
] as const)('reloads a restored page that was loading a %s', async (_, addFile) => {
  await addFile()
  showPage(false)
  expect(reloadPageIfOnline).not.toHaveBeenCalled()
  showPage(true)
  expect(reloadPageIfOnline).toHaveBeenCalledExactlyOnceWith(isBusy)
})

it('keeps a restored page whose files have loaded, failed or been removed', async () => {
  const script = await addScript()
  const stylesheet = await addStylesheet()
  const removedScript = await addScript()
  script.dispatchEvent(new Event('load'))
  stylesheet.dispatchEvent(new Event('error'))
  removedScript.remove()
  showPage(true)
  expect(reloadPageIfOnline).not.toHaveBeenCalled()
})

it('ignores elements that load no script or stylesheet', async () => {
  await addToHead('script', { textContent: '0' })
  await addToHead('link', { rel: 'canonical' })
  await addToHead('meta')
  showPage(true)
  expect(reloadPageIfOnline).not.toHaveBeenCalled()
})
