import ts from 'typescript'
import { isGlobal, isStatic } from './script-data.ts'

const isGlobalObject = (node: ts.Node) => ts.isIdentifier(node) && /^(globalThis|window|self)$/.test(node.text)

const isMember = (node: ts.Node) =>
  ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node) || ts.isMethodDeclaration(node) || ts.isAccessor(node)

function getDeclaredName(node: ts.Node): string | undefined {
  if (isMember(node)) return undefined
  if (
    !ts.isVariableDeclaration(node) &&
    !ts.isParameter(node) &&
    !ts.isBindingElement(node) &&
    !ts.isFunctionLike(node) &&
    !ts.isClassLike(node)
  )
    return undefined
  return node.name && ts.isIdentifier(node.name) ? node.name.text : undefined
}

function getListenedEvent(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(node) || !/(^|\.)addEventListener$/.test(node.expression.getText(file))) return undefined
  const [event] = node.arguments
  return event && ts.isStringLiteralLike(event) ? event.text : undefined
}

/** Finds globals (`structuredClone`), statics (`Object.groupBy`), members (`.toSorted`) and events (`on scrollend`). */
export function findScriptFeatures(script: string): ReadonlySet<string> {
  const file = ts.createSourceFile('built.js', script, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS)
  const features = new Set<string>()
  const declaredNames = new Set<string>()
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const [name, event] = [getDeclaredName(node), getListenedEvent(node, file)]
    if (name !== undefined) declaredNames.add(name)
    if (event !== undefined) features.add(`on ${event}`)
    if (ts.isIdentifier(node)) names.add(node.text)
    if (ts.isPropertyAccessExpression(node)) {
      const qualifiedName = `${node.expression.getText(file)}.${node.name.text}`
      features.add(isStatic(qualifiedName) ? qualifiedName : `.${node.name.text}`)
      if (isGlobalObject(node.expression)) names.add(node.name.text)
      return visit(node.expression)
    }
    // A key is a property name, not a global, unless it is computed.
    if (isMember(node))
      return ts.forEachChild(node, child => (child === node.name && ts.isIdentifier(child) ? undefined : visit(child)))
    if (ts.isBindingElement(node) && node.propertyName) {
      visit(node.name)
      if (node.initializer) visit(node.initializer)
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  for (const name of names) if (!declaredNames.has(name) && isGlobal(name)) features.add(name)
  return features
}
