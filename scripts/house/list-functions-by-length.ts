import ts from 'typescript'

export const maxFunctionLines = 60

interface Source {
  readonly path: string
  readonly text: string
}

export interface MeasuredFunction {
  readonly name: string
  readonly path: string
  readonly lines: number
}

const getName = (node: ts.Node): string => {
  const nameNode = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) ? node.name : undefined
  if (nameNode) return nameNode.getText()
  for (let ancestor = node.parent; !ts.isSourceFile(ancestor); ancestor = ancestor.parent) {
    if (ts.isVariableDeclaration(ancestor) || ts.isPropertyAssignment(ancestor)) return ancestor.name.getText()
    if (ts.isFunctionLike(ancestor)) break
  }
  return 'anonymous'
}

function findFunctions({ path, text }: Source): readonly MeasuredFunction[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const getLine = (position: number) => file.getLineAndCharacterOfPosition(position).line
  const functions: MeasuredFunction[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      functions.push({ name: getName(node), path, lines: getLine(node.end) - getLine(node.getStart()) + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return functions
}

export const listFunctionsByLength = (sources: readonly Source[]): readonly MeasuredFunction[] =>
  sources.flatMap(findFunctions).toSorted((first, second) => second.lines - first.lines)
