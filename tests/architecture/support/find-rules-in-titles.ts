import ts from 'typescript'
import type { Source } from './sources.ts'

const identifier = /\bR-[a-z0-9]+(?:-[a-z0-9]+)*/g

export const findIdentifiers = (text: string): readonly string[] => text.match(identifier) ?? []

/** Rule identifiers in the titles of tests and groups; comments do not count. */
export function findRulesInTitles({ path, text }: Source): readonly string[] {
  if (findIdentifiers(text).length === 0) return []
  const named: string[] = []
  const visit = (node: ts.Node): void => {
    const [name] = ts.isCallExpression(node) && isTestCall(node.expression) ? node.arguments : []
    if (name && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name)))
      named.push(...findIdentifiers(name.getText()))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return named
}

const isTestCall = (called: ts.Expression): boolean =>
  ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)
    ? isTestCall(called.expression)
    : ts.isIdentifier(called) && ['describe', 'it', 'test'].includes(called.text)
