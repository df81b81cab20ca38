import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { resultsFolder } from './root.ts'

export async function writeReport(name: string, content: object): Promise<string> {
  const date = new Date().toISOString()
  const cpuList = cpus()
  const machine = {
    node: process.version,
    processor: cpuList[0]?.model,
    processors: cpuList.length,
    memoryMb: Math.round(totalmem() / 1_048_576),
  }
  await mkdir(resultsFolder, { recursive: true })
  const path = join(resultsFolder, `${name}-${date.replaceAll(/[:.]/g, '-')}.json`)
  await writeFile(path, `${JSON.stringify({ date, machine, ...content }, undefined, 2)}\n`)
  return path
}
