import ts from 'typescript'

export interface Pattern {
  readonly source: string
  readonly flags: string
}

/** In the source of `new RegExp`, an expression that can't be resolved becomes a letter. */
export function findPatterns(code: string): readonly Pattern[] {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const patterns: Pattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      patterns.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? []
      if (source)
        patterns.push({
          source: getPatternSource(source),
          flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '',
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return patterns
}

function getPatternSource(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isBinaryExpression(node)) return getPatternSource(node.left) + getPatternSource(node.right)
  if (ts.isTaggedTemplateExpression(node)) return getTemplateSource(node.template, ({ rawText = '' }) => rawText)
  return ts.isTemplateExpression(node) ? getTemplateSource(node, ({ text }) => text) : 'a'
}

function getTemplateSource(
  template: ts.TemplateLiteral,
  getText: (literal: ts.TemplateLiteralLikeNode) => string,
): string {
  if (!ts.isTemplateExpression(template)) return getText(template)
  return getText(template.head) + template.templateSpans.map(({ literal }) => `a${getText(literal)}`).join('')
}

/** Replaces repetitions above ten with `*` or `+`, which match more and are checked in a fraction of the time. */
export const widenCounts = (source: string): string =>
  source.replaceAll(/(?<!\\[pu])\{(\d+)(?:,(\d*))?\}/giu, (quantifier: string, min: string, max = '') => {
    if (Math.max(Number(min), Number(max)) <= 10) return quantifier
    return min === '0' ? '*' : '+'
  })
