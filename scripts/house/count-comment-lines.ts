import ts from 'typescript'

export function countCommentLines(path: string, text: string): number {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lines = new Set<number>()
  const visit = (node: ts.Node) => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]) {
      const firstLine = file.getLineAndCharacterOfPosition(pos).line
      const lastLine = file.getLineAndCharacterOfPosition(end).line
      for (let line = firstLine; line <= lastLine; line += 1) lines.add(line)
    }
    for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  return lines.size
}
