import { parseColors } from '#ui/kit/styles/parse-colors.ts'

const files = import.meta.glob<{ readonly default: string }>('../../../brand/tokens.css', {
  query: '?raw',
  eager: true,
})

export const colors = parseColors(files['../../../brand/tokens.css']?.default ?? '').light
