import type { MeasuredProcess } from '../support/measured-process.ts'
import { writeReport } from '../support/report.ts'
import { startAttackedSite } from './attacked-site.ts'
import { createFloodAttacks } from './floods.ts'
import { formatRow, measure, type Attack } from './measure.ts'
import { startPictureAttacks } from './pictures.ts'
import { createRequestAttacks } from './requests.ts'

/*
 * Attacks the built site on loopback: answers of the API that break off, hostile headers, texts, addresses and pictures, and floods of
 * ten seconds. Prints what each attack cost. Fails if the process ends, a request is left without an answer, work grows faster than
 * the text, or another visitor gets an error.
 */
const problems: string[] = []
const rows: ReturnType<typeof formatRow>[] = []

async function runAll(site: MeasuredProcess, attacks: readonly Attack[]): Promise<void> {
  for (const { name, run } of attacks) {
    const { result, ...cost } = await measure(site, run)
    rows.push(formatRow(name, result, cost))
    problems.push(...(result.problems ?? []))
    console.log(name)
  }
}

const site = await startAttackedSite()
await runAll(site, createRequestAttacks(site))
await runAll(site, await createFloodAttacks(site))
await site.stop()

const pictures = await startPictureAttacks()
await runAll(pictures.site, pictures.attacks)
await pictures.stop()

console.table(rows)
console.log(await writeReport('attack', { rows, problems }))
console.log(problems.length === 0 ? '\nAll checks passed.' : `\nFailed:\n${problems.join('\n')}`)
process.exitCode = problems.length === 0 ? 0 : 1
