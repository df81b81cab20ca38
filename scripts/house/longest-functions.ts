import { readFileSync } from 'node:fs'
import ts from 'typescript'

export interface MeasuredFunction {
  readonly name: string
  readonly path: string
  readonly lines: number
}

const getName = (node: ts.Node): string => {
  const named = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) ? node.name : undefined
  if (named) return named.getText()
  for (let above = node.parent; !ts.isSourceFile(above); above = above.parent) {
    if (ts.isVariableDeclaration(above) || ts.isPropertyAssignment(above)) return above.name.getText()
    if (ts.isFunctionLike(above)) break
  }
  return 'anonymous'
}

function findFunctions(path: string): readonly MeasuredFunction[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line
  const found: MeasuredFunction[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      found.push({ name: getName(node), path, lines: lineAt(node.end) - lineAt(node.getStart()) + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** All functions, longest first. */
export const findLongestFunctions = (paths: readonly string[]): readonly MeasuredFunction[] =>
  paths.flatMap(findFunctions).toSorted((one, other) => other.lines - one.lines)
