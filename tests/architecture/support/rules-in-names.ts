import ts from 'typescript'
import type { Source } from './sources.ts'

const identifier = /\bR-[a-z0-9]+(?:-[a-z0-9]+)*/g

export const identifiersIn = (text: string): readonly string[] => text.match(identifier) ?? []

/** The rules that the tests of a file name in their own names or in those of their groups: what a comment says proves nothing. */
export function rulesInNames({ path, text }: Source): readonly string[] {
  if (identifiersIn(text).length === 0) return []
  const named: string[] = []
  const visit = (node: ts.Node): void => {
    const [name] = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments : []
    if (name && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name)))
      named.push(...identifiersIn(name.getText()))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return named
}

/** `test`, `it.each`, `describe.each(…)` and so on. */
const isTest = (called: ts.Expression): boolean =>
  ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)
    ? isTest(called.expression)
    : ts.isIdentifier(called) && ['describe', 'it', 'test'].includes(called.text)
