import { expect, it, vi } from 'vitest'
import type { Ask } from './ask-next.ts'
import { readErrorAddress } from './error-address.ts'
import { errorTemplates } from './error-templates.ts'

/** A page whose data comes in these pieces. */
const inPieces = (...pieces: readonly string[]) =>
  pieces.map(piece => `<script>self.__next_f.push([1,"${piece}"])</script>`).join('')

function given(pageOf: (path: string) => string) {
  const ask = vi.fn<Ask>((_locale, address) => {
    const path = readErrorAddress(address.split('/').at(-1) ?? '')?.path ?? ''
    const output = { html: pageOf(path), rsc: Buffer.of(), tree: Buffer.of() }
    return Promise.resolve({ status: 200, headers: {}, render: { output } })
  })
  const renderError = errorTemplates(ask)
  const page = async (path: string) => {
    const { render } = await renderError(
      'ru',
      (text = '') => ({ status: 404, message: 'Page Not Found', path: text }),
      path,
    )
    return render.output?.html
  }
  return { ask, page }
}

it('puts the text in wherever it stands, in markup and data', async () => {
  const { ask, page } = given(path => `<p>${path}</p>${inPieces(`0:${path}`, 'more')}`)
  expect(await page('/nope')).toBe(`<p>/nope</p>${inPieces('0:/nope', 'more')}`)
  expect(await page('/nowhere')).toBe(`<p>/nowhere</p>${inPieces('0:/nowhere', 'more')}`)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('renders each by itself when the data is cut where the text stands', async () => {
  const cut = (text: string) => inPieces(`0:${text.slice(0, 3)}`, text.slice(3))
  const { page } = given(path => `<p>${path}</p>${cut(path)}`)
  expect(await page('/nope')).toBe(`<p>/nope</p>${cut('/nope')}`)
})

it('asks again after a template that could not be rendered', async () => {
  const { ask, page } = given(path => path)
  ask.mockRejectedValueOnce(new Error('Next failed'))
  await expect(page('/nope')).rejects.toThrow('Next failed')
  expect(await page('/nope')).toBe('/nope')
})
