import ts from 'typescript'

export interface Pattern {
  readonly source: string
  readonly flags: string
}

/** The regular expressions of a source file, written as literals or by `new RegExp`, whose inserted parts become a letter. */
export function findPatterns(code: string): readonly Pattern[] {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Pattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? []
      if (source)
        found.push({ source: readText(source), flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function readText(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return 'a'
  return node.head.text + node.templateSpans.map(({ literal }) => `a${literal.text}`).join('')
}

/** Replaces large counts of repetitions by `*` or `+`, which match more and are checked in a fraction of the time. */
export const widenCounts = (source: string): string =>
  source.replaceAll(/(?<!\\[pu])\{(\d+)(?:,(\d*))?\}/giu, (counted: string, least: string, most = '') => {
    if (Math.max(Number(least), Number(most)) <= 10) return counted
    return least === '0' ? '*' : '+'
  })
