import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { textNames } from '#application/routing/route-facts.ts'
import { locales } from '#domain/shared/locale.ts'
import { splitFrontMatter } from '#ui/text/read-text.ts'
import { parseLogo } from '#ui/kit/display/parse-logo.ts'
import { fillColors } from '#ui/kit/styles/parse-colors.ts'
import { findContrastProblems } from './contrast.ts'
import { readPictureMetadata } from './create-manifest.ts'
import { findPictureProblems, isForeignScreenshot } from './foreign-pictures.ts'
import { listScreenshots, nameFileInErrors, type Brand } from './read-brand.ts'

export const findBrandProblems = async (root: string, brand: Brand): Promise<readonly string[]> => [
  ...findContrastProblems(brand.colors),
  ...findPictureProblems(brand),
  ...(await findIconProblems(brand)),
  ...(await findScreenshotProblems(root, brand)),
  ...(await findTextProblems(root)),
]

const isSquare = (svg: string) => {
  const { width, height } = parseLogo(svg)
  return width === height
}

async function findIconProblems({ icon, appIcon, colors }: Brand): Promise<readonly string[]> {
  const problems = Object.entries({ 'icon.svg': icon, 'app-icon.svg': appIcon })
    .filter(([, svg]) => !isSquare(svg))
    .map(([file]) => `brand/${file}: the view box is not square`)
  if (problems.length > 0) return problems
  const { data, info } = await sharp(Buffer.from(fillColors(appIcon, colors.light)))
    .resize(rasterSize, rasterSize)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => data.subarray(index * 4, index * 4 + 4))
  if (pixels.some(pixel => pixel[3] !== 255))
    problems.push('brand/app-icon.svg: the home screen icon has transparent pixels')
  const background = pixels[0] ?? Buffer.alloc(4)
  if (pixels.some((pixel, index) => isOutsideSafeZone(index) && !isSimilar(pixel, background)))
    problems.push(
      'brand/app-icon.svg: systems may crop the icon to a circle of 80% of its width, and parts of the drawing are outside it',
    )
  return problems
}

const rasterSize = 128

/** The safe zone of a maskable icon: https://www.w3.org/TR/appmanifest/#icon-masks */
const isOutsideSafeZone = (index: number) =>
  Math.hypot((index % rasterSize) + 0.5 - rasterSize / 2, Math.floor(index / rasterSize) + 0.5 - rasterSize / 2) >
  rasterSize * 0.4

const isSimilar = (pixel: Buffer, other: Buffer) =>
  pixel.every((byte, index) => Math.abs(byte - (other[index] ?? 0)) < 8)

/** Limits of Chromium's install dialog. */
const screenshotLimits = { min: 320, max: 3840, maxRatio: 2.3 } as const

async function findScreenshotProblems(root: string, brand: Brand): Promise<readonly string[]> {
  const problems: string[] = []
  for (const locale of locales) {
    const formFactors = new Set<string>()
    for (const path of listScreenshots(brand, locale)) {
      const { width, height, format, xmpAsString } = await readPictureMetadata(root, path)
      if (isForeignScreenshot(brand, locale, xmpAsString))
        problems.push(`brand/${path}: shows another site. Run npm run brand:screenshots`)
      formFactors.add(width > height ? 'wide' : 'narrow')
      const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
      const { min, max, maxRatio } = screenshotLimits
      if (format !== 'png' || shorter < min || longer > max || longer > maxRatio * shorter)
        problems.push(
          `brand/${path}: ${width} × ${height} ${format}. Install dialogs show PNG files with sides of ${min} to ${max} pixels, the longer at most ${maxRatio} times the shorter`,
        )
    }
    for (const formFactor of ['narrow', 'wide'])
      if (!formFactors.has(formFactor))
        problems.push(`brand/screenshots: no ${formFactor} screenshot in '${locale}', so install dialogs are plain`)
  }
  return problems
}

const placeholders: readonly (readonly [pattern: RegExp, description: string])[] = [
  [/^.*(?:\bexample\.(?:com|org|net|ru)\b|\.example\b).*$/m, 'an example address'],
  [/^.*\+7\D*900\D*000\D*00\D*\d\d.*$/m, 'an example phone number'],
  [/^.*указывает в этом разделе.*$/m, 'a placeholder'],
  [/^.*(?:In this section they give|gives their name.* in this section).*$/m, 'a placeholder'],
  [/^.*(?:это образец|\bthis is a sample\b|lorem ipsum).*$/im, 'a placeholder'],
]

async function findTextProblems(root: string): Promise<readonly string[]> {
  const files = locales.flatMap(locale => textNames.map(name => `content/${locale}/${name}.md`))
  const problems = await Promise.all(
    files.map(async file => {
      const { frontMatter, body } = await nameFileInErrors(file, () =>
        splitFrontMatter(readFileSync(join(root, file), 'utf8')),
      )
      if (frontMatter.isSample) return [`${file}: the text is still the sample`]
      return placeholders.flatMap(([pattern, description]) => {
        const [line] = pattern.exec(body) ?? []
        return line === undefined ? [] : [`${file}: ${description}: '${line.trim().slice(0, 80)}'`]
      })
    }),
  )
  return problems.flat()
}
