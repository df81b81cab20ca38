import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { localizePath } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import { formatSiteMetadata } from '#scripts/brand/foreign-pictures.ts'
import { acceptCookies } from '#tests/e2e/support/local-storage.ts'
import { startSite } from '#tests/e2e/support/site.ts'
import { getChromiumLaunchOptions } from '#tests/support/chromium-launch.ts'

const folder = fileURLToPath(new URL('../../brand/screenshots/', import.meta.url))

const shots = [
  { name: 'narrow', path: '/kazan/specialists', viewport: { width: 360, height: 720 }, deviceScaleFactor: 2 },
  { name: 'wide', path: '/', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
] as const

const [url] = process.argv.slice(2)
const site = url === undefined ? await startSite() : undefined
const browser = await chromium.launch({ ...getChromiumLaunchOptions(), args: [] })
await mkdir(folder, { recursive: true })
for (const locale of locales)
  for (const { name, path, ...device } of shots) {
    const context = await browser.newContext({ baseURL: url ?? site?.url ?? '', locale, ...device })
    await acceptCookies(context)
    const page = await context.newPage()
    await page.goto(localizePath(locale, path))
    await page.evaluate(async () => void (await document.fonts.ready))
    const siteName = await page.locator('meta[property="og:site_name"]').getAttribute('content')
    const picture = await sharp(await page.screenshot())
      .withXmp(formatSiteMetadata(siteName ?? ''))
      .png({ palette: true, colours: 64, effort: 10 })
      .toBuffer()
    await writeFile(`${folder}${locale}-${name}.png`, picture)
    await context.close()
  }
await browser.close()
await site?.stop()
