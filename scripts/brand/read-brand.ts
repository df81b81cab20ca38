import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Schema } from 'effect'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { hasOnlyShapes, parseLogo } from '#ui/kit/display/parse-logo.ts'
import { fillColors, parseColors, type Colors, type Theme } from '#ui/kit/styles/parse-colors.ts'

interface Names {
  readonly name: string
  /** `на Знатоке`, `on Znatok`. */
  readonly onSite: string
}

export interface Brand {
  readonly names: Readonly<Record<Locale, Names>>
  /** One sentence about the site, for app lists and for search from the address bar. */
  readonly descriptions: Readonly<Record<Locale, string>>
  readonly colors: Readonly<Record<Theme, Colors>>
  /** SVG documents with colors as `var(--name)`. */
  readonly logos: Readonly<Record<Locale, string>>
  readonly icon: string
  readonly appIcon: string
  /** Paths relative to `brand/`. */
  readonly screenshots: readonly string[]
}

/** Each line of the message names an invalid file of `brand/` or `content/`. */
export class InvalidBrand extends Error {
  override readonly name = 'InvalidBrand'
}

export async function nameFileInErrors<T>(file: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw new InvalidBrand(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const Text = Schema.String.check(Schema.isTrimmed(), Schema.isNonEmpty())
const createLocaleSchema = <S extends Schema.Top>(schema: S) =>
  Schema.Struct(Object.fromEntries(locales.map(locale => [locale, schema])) as Record<Locale, S>)
const namesCodec = Schema.fromJsonString(createLocaleSchema(Schema.Struct({ name: Text, onSite: Text })))
const descriptionsCodec = Schema.fromJsonString(createLocaleSchema(Text))

/** Elements and attributes that run or load something. */
const unsafeMarkup =
  /<(?:script|style|image|use|foreignObject|a|animate|set)\b|\s(?:on\w+|href|xlink:href|style)=|url\(/i

export function readBrand(root: string): Brand {
  const folder = join(root, 'brand')
  const errors: string[] = []
  const read = <A>(file: string, parse: (text: string) => A): A | undefined => {
    try {
      return parse(readFileSync(join(folder, file), 'utf8'))
    } catch (error) {
      const message = (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, ' ')
      errors.push(message.startsWith(`brand/${file}`) ? message : `brand/${file}: ${message}`)
      return undefined
    }
  }
  const colors = read('tokens.css', parseColors)
  const readSvg = (file: string) =>
    read(file, svg => {
      parseLogo(svg)
      const [unsafePart] = unsafeMarkup.exec(svg) ?? []
      if (unsafePart !== undefined) throw new Error(`contains '${unsafePart.trim()}', which may run or load something`)
      if (colors) fillColors(svg, colors.light)
      return svg
    })
  const readLogo = (file: string) => {
    const svg = readSvg(file)
    if (svg !== undefined && !hasOnlyShapes(parseLogo(svg).markup))
      errors.push(`brand/${file}: pages contain the logo, so only path, rect, circle, ellipse and polygon are allowed`)
    return svg
  }
  const brand = {
    names: read('names.json', Schema.decodeUnknownSync(namesCodec)),
    descriptions: read('descriptions.json', Schema.decodeUnknownSync(descriptionsCodec)),
    colors,
    icon: readSvg('icon.svg'),
    appIcon: readSvg('app-icon.svg'),
    logos: Object.fromEntries(locales.map(locale => [locale, readLogo(`logo.${locale}.svg`)])),
    screenshots: findScreenshots(folder),
  }
  if (errors.length > 0) throw new InvalidBrand(errors.join('\n'))
  // Without an error, no part is undefined.
  return brand as Brand
}

function findScreenshots(folder: string): readonly string[] {
  const path = join(folder, 'screenshots')
  const files = existsSync(path) ? readdirSync(path).filter(file => file.endsWith('.png')) : []
  return files.toSorted().map(file => `screenshots/${file}`)
}

export const listScreenshots = ({ screenshots }: Pick<Brand, 'screenshots'>, locale: Locale): readonly string[] =>
  screenshots.filter(path => path.startsWith(`screenshots/${locale}-`))
