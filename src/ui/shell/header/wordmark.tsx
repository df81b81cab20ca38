import { createElement } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { getLogo } from '#ui/kit/display/logo.ts'
import { parseShapes } from '#ui/kit/display/parse-logo.ts'
import styles from './wordmark.module.css'

export function Wordmark({ locale }: { readonly locale: Locale }) {
  const { width, height, markup } = getLogo(locale)
  const shapes = parseShapes(markup).map(({ element, attributes }) => createElement(element, attributes))
  const svgProps = { className: styles['wordmark'], viewBox: `0 0 ${width} ${height}`, width, height }
  return createElement('svg', { ...svgProps, 'aria-hidden': true }, ...shapes)
}
