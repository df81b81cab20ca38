import { parseDocument } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'

/** Browsers order layers by their first appearance. */
const findLayers = (css: string): readonly string[] =>
  [...css.matchAll(/@layer ([\w-]+(?:,\s*[\w-]+)*)/g)].flatMap(([, names = '']) => names.split(/,\s*/))

test('on every page the styles of views override those of the kit', async ({ request }) => {
  const readStyles = async (sheet: Element) => {
    const href = sheet.getAttribute('href')
    return href === null ? sheet.textContent : (await request.get(href)).text()
  }
  for (const path of ['/', '/kazan', '/profiles', '/profiles/1', '/about', '/nope', '/test']) {
    const page = parseDocument(await (await request.get(path)).text())
    const sheets = page.querySelectorAll('style, link[rel=stylesheet]:not([disabled])')
    const styles = await Promise.all(Array.from(sheets, readStyles))
    const layers = [...new Set(styles.flatMap(findLayers))]
    expect(
      layers.filter(layer => ['reset', 'kit', 'views'].includes(layer)),
      path,
    ).toEqual(['reset', 'kit', 'views'])
  }
})
