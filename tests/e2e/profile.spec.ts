import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expect, test } from './support/test.ts'

const recordTransitions = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = callback => {
      const transition = start(callback)
      const recordAnimations = () => {
        // Animations without a duration are invisible.
        const animatedElements = document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        document.documentElement.dataset['moved'] = animatedElements.join(' ')
      }
      // A browser may skip a transition, for example if the page is too slow.
      transition.ready.then(recordAnimations, () => (document.documentElement.dataset['moved'] = 'skipped'))
      return transition
    }
  })

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`avatar and name move from the card to the profile unless motion is reduced (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/moskva/specialists')
    await hydrate(page)
    await recordTransitions(page)
    const card = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
    const id = /\d+$/.exec((await card.getAttribute('href')) ?? '')?.[0] ?? ''
    // Hovering prefetches the profile, which is needed for the transition.
    const prefetchResponse = page.waitForResponse(response => new URL(response.url()).pathname === `/profiles/${id}`)
    await card.hover()
    await (await prefetchResponse).finished()
    await card.click()
    await expect(page).toHaveURL(`/profiles/${id}`)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-moved', /^(?!skipped$|.*\(root\))/)
    if (reducedMotion === 'reduce') await expect(root).toHaveAttribute('data-moved', /^(?!.*(avatar|name)-)/)
    else
      for (const part of ['avatar', 'name'])
        await expect(root).toHaveAttribute('data-moved', new RegExp(`::view-transition-group\\(${part}-${id}\\)`))
  })
