import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** The colors of each token in the light and the dark theme, as computed styles show them. */
const designColors = {
  paper: ['oklch(0.972 0.009 88)', 'oklch(0.19 0.008 125)'],
  surface: ['oklch(1 0 0)', 'oklch(0.23 0.009 125)'],
  well: ['oklch(0.948 0.011 88)', 'oklch(0.275 0.01 125)'],
  ink: ['oklch(0.225 0.012 120)', 'oklch(0.945 0.008 95)'],
  ink2: ['oklch(0.42 0.014 115)', 'oklch(0.8 0.011 100)'],
  line: ['oklch(0.895 0.012 88)', 'oklch(0.325 0.011 120)'],
  pine: ['oklch(0.415 0.078 163)', 'oklch(0.785 0.088 161)'],
  onPine: ['oklch(0.99 0.006 100)', 'oklch(0.2 0.03 163)'],
  amber: ['oklch(0.65 0.141 67)', 'oklch(0.8 0.138 76)'],
} as const

const themes = ['light', 'dark'] as const
const getThemeColors = (theme: (typeof themes)[number]) =>
  Object.fromEntries(Object.entries(designColors).map(([name, colors]) => [name, colors[themes.indexOf(theme)]])) as {
    readonly [N in keyof typeof designColors]: string
  }

const getBackgroundAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([left, top]) => {
      let element = document.elementFromPoint(left, top)
      while (element) {
        const { backgroundColor } = getComputedStyle(element)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
        element = element.parentElement
      }
      return 'nothing'
    },
    [x, y] as const,
  )

const getStyle = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

async function expectDesignColors(page: Page, theme: (typeof themes)[number]) {
  const { paper, surface, well, ink, ink2, line, pine, onPine, amber } = getThemeColors(theme)
  const widths = [1280, 360]
  const height = 1800
  await page.goto('/kazan')
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    expect(
      {
        page: await getBackgroundAt(page, 3, 300),
        header: await getBackgroundAt(page, 3, 20),
        text: await getStyle(page, 'main h1', 'color'),
        secondaryText: await getStyle(page, 'main .lead', 'color'),
        card: await getStyle(page, 'section[aria-labelledby=best] li.card', 'background-color'),
        cardBorder: await getStyle(page, 'section[aria-labelledby=best] li.card', 'border-top-color'),
        link: await getStyle(
          page,
          'section[aria-labelledby=categories] a[href="/kazan/specialists#categories"]',
          'color',
        ),
        action: await getStyle(page, 'main h1 ~ p a', 'background-color'),
        onAction: await getStyle(page, 'main h1 ~ p a', 'color'),
        star: await getStyle(page, 'section[aria-labelledby=best] li [class*=star]', 'fill'),
        footer: await getStyle(page, 'footer', 'background-color'),
      },
      `${width} pixels wide`,
    ).toEqual({
      page: paper,
      header: paper,
      text: ink,
      secondaryText: ink2,
      card: surface,
      cardBorder: line,
      link: pine,
      action: pine,
      onAction: onPine,
      star: amber,
      footer: well,
    })
  }
  // On a short page the footer's background continues to the bottom of the window.
  await page.goto('/nope')
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    expect(await getBackgroundAt(page, width / 2, height - 2)).toBe(well)
    expect(await getBackgroundAt(page, 3, 300)).toBe(paper)
  }
}

for (const theme of themes) {
  test(`the ${theme} theme has the colors of the design, whether the system or the visitor chose it`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    await expectDesignColors(page, theme)
    await context.addInitScript(storedTheme => localStorage.setItem('theme', storedTheme), theme)
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' })
    await expectDesignColors(page, theme)
  })
}

const getLowestContrast = (page: Page, token: string) =>
  page.evaluate(name => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No 2D context')
    const getLuminance = (color: string) => {
      const sample = document.body.appendChild(document.createElement('i'))
      sample.style.color = `var(--${color})`
      context.fillStyle = getComputedStyle(sample).color
      sample.remove()
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(byte => {
        const part = byte / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const luminance = getLuminance(name)
    return Math.min(
      ...['paper', 'surface', 'raised', 'well', 'mist'].map(background => {
        const [light = 0, dark = 0] = [luminance, getLuminance(background)].toSorted((a, b) => b - a)
        return (light + 0.05) / (dark + 0.05)
      }),
    )
  }, token)

test('text and lines have a contrast of 7:1 in both themes if the visitor prefers more contrast', async ({ page }) => {
  await page.goto('/kazan')
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, contrast: 'no-preference' })
    expect(await getLowestContrast(page, 'line'), `${theme} line`).toBeLessThan(2)
    await page.emulateMedia({ colorScheme: theme, contrast: 'more' })
    for (const token of ['ink', 'ink-2', 'ink-3', 'line', 'edge'])
      expect(await getLowestContrast(page, token), `${theme} ${token}`).toBeGreaterThanOrEqual(7)
  }
})

test('a pressed button stays readable if the visitor prefers more contrast', async ({ page }) => {
  await page.goto('/kazan/specialists')
  const button = page.locator('main summary', { hasText: 'По оценке' })
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, contrast: 'more' })
    await button.hover()
    // A transition would start from the hover color, which is the expected one, so a wrong color would pass.
    await button.evaluate(element => element.style.setProperty('transition', 'none'))
    await page.mouse.down()
    await expect(button, theme).toHaveCSS('background-color', getThemeColors(theme).well)
    await page.mouse.up()
  }
})
