import type { Visitor } from '#tests/engines/visitor.ts'
import { chainSteps } from './step.ts'

const favoritePath = '/profiles/4'
const favoritesPath = '/profiles/compare'
const storedPaths = ['/kazan', '/kazan/specialists', '/profiles/5', favoritePath]

const isHydratedExpression = `'hydrated' in document.documentElement.dataset`

const getStoredExpression = (key: string) => `caches.match(${key}, { ignoreVary: true }).then(Boolean)`
const flightKeyExpression = `'/?_rsc=~' + document.querySelector('script[data-render]').dataset.render`

/** The first press starts hydration. The page starts storing pages at the first press after it. */
async function openAndPressEscape({ open, press, expectValue }: Visitor, path: string): Promise<void> {
  await open(path)
  await press('Escape')
  await expectValue(isHydratedExpression, true)
  await press('Escape')
}

export const storedPageSteps = chainSteps([
  {
    name: 'visited pages and the page of favorites are stored',
    async run(visitor) {
      const { click, expectValue } = visitor
      const expectStored = (path: string) => expectValue(getStoredExpression(`'${path}'`), true)
      await openAndPressEscape(visitor, '/')
      // If the page is left while the worker registers, WebKit completes neither this nor any later registration.
      await expectValue('navigator.serviceWorker.ready.then(() => true)', true)
      for (const path of storedPaths) {
        await openAndPressEscape(visitor, path)
        await expectStored(path)
        // Without its flight data, the page could not hydrate offline.
        await expectValue(getStoredExpression(flightKeyExpression), true)
      }
      await click('[data-favorite]')
      await expectStored(favoritesPath)
      // The worker stores the pages of one message before those of the next, so the favorites' files are stored too.
      await openAndPressEscape(visitor, '/en/kazan')
      await expectStored(`/en${favoritesPath}`)
    },
  },
  {
    name: 'stored pages and favorites open without a network and say when they were stored',
    async run(visitor, { setOffline }) {
      setOffline(true)
      for (const path of [...storedPaths, favoritesPath]) {
        await openAndPressEscape(visitor, path)
        await visitor.expectVisible(['stored-copy', 'Сохранено'])
      }
      await visitor.click(`main a[href="${favoritePath}"]`)
      await visitor.expectAddress(favoritePath)
      await visitor.expectVisible(['stored-copy', 'Сохранено'])
    },
  },
  {
    name: 'other addresses list the stored pages without a network',
    async run({ open, expectVisible }, { setOffline }) {
      setOffline(true)
      for (const path of ['/', '/perm']) {
        await open(path)
        await expectVisible(['h1', 'Нет связи'])
        for (const storedPath of storedPaths) await expectVisible(`main a[href="${storedPath}"]`)
      }
    },
  },
])
