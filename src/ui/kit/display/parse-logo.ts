export interface Logo {
  readonly width: number
  readonly height: number
  /** Markup within the `svg` element, with colors as `var(--name)`. */
  readonly markup: string
}

const svgSyntax = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>([^]*)<\/svg>\s*$/

export function parseLogo(svg: string): Logo {
  const [, width, height, markup] = svgSyntax.exec(svg) ?? []
  if (markup === undefined)
    throw new Error('must begin with <svg … viewBox="0 0 {width} {height}">, without an XML declaration')
  return { width: Number(width), height: Number(height), markup }
}

interface Shape {
  readonly element: string
  /** By React's attribute names: `fillRule`. */
  readonly attributes: Readonly<Record<string, string>>
}

const shapeSyntax = /<(path|rect|circle|ellipse|polygon)((?:\s+[a-z][a-z-]*="[^"]*")*)\s*\/>/g
const attributeSyntax = /([a-z][a-z-]*)="([^"]*)"/g
const toPropertyName = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Omits other markup. */
export const parseShapes = (markup: string): readonly Shape[] =>
  [...markup.matchAll(shapeSyntax)].map(([, element = '', attributes = '']) => ({
    element,
    attributes: Object.fromEntries(
      [...attributes.matchAll(attributeSyntax)].map(([, name = '', value = '']) => [toPropertyName(name), value]),
    ),
  }))

/** @internal Only scripts/brand calls it. */
export const hasOnlyShapes = (markup: string): boolean => markup.replaceAll(shapeSyntax, '').trim() === ''
