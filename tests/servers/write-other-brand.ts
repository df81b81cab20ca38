import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const names = {
  ru: { name: 'Мастерок', onSite: 'в\u00a0Мастерке' },
  en: { name: 'Craftly', onSite: 'on Craftly' },
}
const descriptions = { ru: 'Мастера рядом с вами.', en: 'Craftspeople near you.' }

const createSvg = (viewBox: string, label: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" aria-label="${label}">${shapes}</svg>`
const logoShapes = '<path fill="var(--pine)" d="M0 2h16v16H0z"/><path fill="var(--ink)" d="M24 4h52v12H24z"/>'
const iconShapes = '<path fill="var(--pine)" d="M1 1h8v8H1z"/>'
const appIconShapes = '<path fill="var(--pine)" d="M0 0h10v10H0z"/><path fill="var(--on-pine)" d="M3 3h4v4H3z"/>'

/** Degrees. The lightness stays, so contrasts hardly change. `npm run brand:check` accepts this shift. */
const hueShift = 220

const shiftHues = (css: string) =>
  css.replaceAll(
    /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g,
    (_color, lightness: string, chroma: string, hue: string) =>
      `oklch(${lightness} ${chroma} ${(Number(hue) + hueShift) % 360}`,
  )

export async function writeOtherBrand(project: string): Promise<void> {
  const folder = join(project, 'brand')
  const write = (file: string, text: string) => writeFile(join(folder, file), text)
  await write('names.json', JSON.stringify(names))
  await write('descriptions.json', JSON.stringify(descriptions))
  await write('tokens.css', shiftHues(await readFile(join(folder, 'tokens.css'), 'utf8')))
  for (const [locale, { name }] of Object.entries(names))
    await write(`logo.${locale}.svg`, createSvg('0 0 80 20', name, logoShapes))
  await write('icon.svg', createSvg('0 0 10 10', names.en.name, iconShapes))
  await write('app-icon.svg', createSvg('0 0 10 10', names.en.name, appIconShapes))
  await rm(join(folder, 'screenshots'), { recursive: true, force: true })
}

export const otherBrandNames = { ru: names.ru.name, en: names.en.name } as const
