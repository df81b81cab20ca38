import { expect, test } from '@playwright/test'
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'

const plantedViolations = [
  ['an image without alternative text', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', /image-alt/],
  ['low contrast in the dark theme only', '<p class="dim">dim</p>', /color-contrast/],
  ['content outside the landmarks', '</main><p>outside</p>', /region/],
] as const
const createDocument = (body: string) => `<!doctype html><html lang="en"><title>Planted</title><style>
  body { background: #fff; color: #000 }
  a { color: inherit }
  @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } .dim { color: #333 } }
  </style><body><main><h1>Planted</h1><p>Text</p><ul><li><a href="#a">A link</a></li></ul>${body}`

test('a page without faults passes', async ({ page }) => {
  await page.setContent(createDocument(''))
  await expectNoAxeViolationsInBothThemes(page)
})

test('planted violations are found', async ({ page }) => {
  for (const [violation, body, expectedRule] of plantedViolations) {
    await page.setContent(createDocument(body))
    await expect.soft(expectNoAxeViolationsInBothThemes(page), violation).rejects.toThrow(expectedRule)
  }
})

test('a check of a part finds its faults only, and fails if the part is missing', async ({ page }) => {
  await page.setContent(createDocument('<p class="dim" id="faulty">dim</p><section><p>Text</p></section>'))
  await expectNoAxeViolationsInBothThemes(page, 'section')
  await expect(expectNoAxeViolationsInBothThemes(page, '#faulty')).rejects.toThrow(/color-contrast/)
  await expect(expectNoAxeViolationsInBothThemes(page, 'dialog')).rejects.toThrow(/No elements found/)
})
