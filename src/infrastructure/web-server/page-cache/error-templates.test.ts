import { describe, expect, it, vi } from 'vitest'
import type { Ask } from './ask-next.ts'
import { readErrorAddress } from './error-address.ts'
import { errorTemplates } from './error-templates.ts'

/** A page whose data comes in these pieces. */
const inPieces = (...pieces: readonly string[]) =>
  pieces.map(piece => `<script>self.__next_f.push([1,"${piece}"])</script>`).join('')

function given(pageOf: (path: string) => string, withIdOf = (id: string, path: string) => id + path) {
  const ask = vi.fn<Ask>((_locale, address) => {
    const { id, path = '' } = readErrorAddress(address.split('/').at(-1) ?? '') ?? {}
    const html = id === undefined ? pageOf(path) : withIdOf(id, path)
    const output = { html, rsc: Buffer.of(), tree: Buffer.of() }
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
  const withId = async (shown: string, to: string) => {
    const error = { status: 503, message: 'Service Unavailable' }
    const { render } = await renderError('ru', (id = '', path = '') => ({ ...error, id, path }), shown, to)
    return render.output?.html
  }
  return { ask, page, withId }
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

it.each(["'nope", "nope'", "no'pe", 'no pe', 'n&o'])(
  'renders %s by itself: it may need escaping, which markup and data do differently',
  async path => {
    const { ask, page } = given(text => text.replaceAll("'", '&#x27;'))
    await page('/nope')
    expect(await page(path)).toBe(path.replace("'", '&#x27;'))
    expect(ask).toHaveBeenCalledTimes(2)
  },
)

describe('two texts', () => {
  const both = (id: string, path: string) => `<p>${id}, ${path}</p>`

  it('are put in, each where it stands, if both may be', async () => {
    const { ask, withId } = given(path => path, both)
    expect(await withId('id-1', '/nope')).toBe('<p>id-1, /nope</p>')
    expect(await withId('id-2', '/nowhere')).toBe('<p>id-2, /nowhere</p>')
    expect(ask).toHaveBeenCalledTimes(1)
    expect(await withId('id-3', '/no pe')).toBe('<p>id-3, /no pe</p>')
    expect(await withId('id 4', '/nope')).toBe('<p>id 4, /nope</p>')
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('are rendered by themselves when the data is cut where one of them stands', async () => {
    const cut = (id: string, path: string) => inPieces(id, path.slice(0, 3), path.slice(3))
    const { withId } = given(path => path, cut)
    expect(await withId('id-1', '/nope')).toBe(cut('id-1', '/nope'))
  })
})

it('what Next gave no page for is asked for once more, and given as it is', async () => {
  const { ask, page } = given(path => path)
  const without = { status: 500, headers: {}, render: {} }
  ask.mockResolvedValueOnce(without)
  expect(await page('/nope')).toBe('/nope')
})

it('asks again after a template that could not be rendered', async () => {
  const { ask, page } = given(path => path)
  ask.mockRejectedValueOnce(new Error('Next failed'))
  await expect(page('/nope')).rejects.toThrow('Next failed')
  expect(await page('/nope')).toBe('/nope')
})
