import ts from 'typescript'
import type { Source } from './sources.ts'

const ruleIdentifierPattern = /\bR-[a-z0-9]+(?:-[a-z0-9]+)*/g

export const findRuleIdentifiers = (text: string): readonly string[] => text.match(ruleIdentifierPattern) ?? []

export function findRulesInTitles({ path, text }: Source): readonly string[] {
  if (findRuleIdentifiers(text).length === 0) return []
  const rules: string[] = []
  const visit = (node: ts.Node): void => {
    const [name] = ts.isCallExpression(node) && isTestCall(node.expression) ? node.arguments : []
    if (name && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name)))
      rules.push(...findRuleIdentifiers(name.getText()))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return rules
}

const isTestCall = (callee: ts.Expression): boolean =>
  ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)
    ? isTestCall(callee.expression)
    : ts.isIdentifier(callee) && ['describe', 'it', 'test'].includes(callee.text)
