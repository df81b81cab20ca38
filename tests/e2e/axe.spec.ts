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

test('a page without violations passes', async ({ page }) => {
  await page.setContent(createDocument(''))
  await expectNoAxeViolationsInBothThemes(page)
})

test('planted violations are found', async ({ page }) => {
  for (const [violation, body, expectedRule] of plantedViolations) {
    await page.setContent(createDocument(body))
    await expect.soft(expectNoAxeViolationsInBothThemes(page), violation).rejects.toThrow(expectedRule)
  }
})

test('checks only the selected part of a page, and fails if that part is missing', async ({ page }) => {
  await page.setContent(createDocument('<p class="dim" id="faulty">dim</p><section><p>Text</p></section>'))
  await expectNoAxeViolationsInBothThemes(page, 'section')
  await expect(expectNoAxeViolationsInBothThemes(page, '#faulty')).rejects.toThrow(/color-contrast/)
  await expect(expectNoAxeViolationsInBothThemes(page, 'dialog')).rejects.toThrow(/No elements found/)
})
