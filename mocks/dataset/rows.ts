export const splitRows = (text: string): readonly string[] => text.split('\n').filter(line => line.trim() !== '')

export function getColumn(columns: readonly string[], index: number): string {
  const value = columns[index]?.trim()
  if (value === undefined || value === '') throw new Error(`Column ${index + 1} is missing in: ${columns.join(' | ')}`)
  return value
}
