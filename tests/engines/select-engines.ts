import type { Engine } from './steps/step.ts'

const engineNames: readonly Engine[] = ['firefox', 'webkit']

export function selectEngines(names: readonly string[]): readonly Engine[] {
  const unknownName = names.find(name => !engineNames.some(engine => engine === name))
  if (unknownName !== undefined) throw new Error(`unknown browser '${unknownName}': use firefox or webkit`)
  return engineNames.filter(engine => names.length === 0 || names.includes(engine))
}
