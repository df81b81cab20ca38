import type { MeasuredProcess } from '../support/measured-process.ts'
import { writeReport } from '../support/write-report.ts'
import { startAttackedSite } from './attacked-site.ts'
import { createFloodAttacks } from './floods.ts'
import { formatRow, measureAttack, type Attack } from './measure-attack.ts'
import { setUpImageAttacks } from './images.ts'
import { createRequestAttacks } from './requests.ts'

const problems: string[] = []
const rows: ReturnType<typeof formatRow>[] = []

async function runAttacks(site: MeasuredProcess, attacks: readonly Attack[]): Promise<void> {
  for (const { name, run } of attacks) {
    const { result, ...cost } = await measureAttack(site, run)
    rows.push(formatRow(name, result, cost))
    problems.push(...(result.problems ?? []))
    if (!Number.isFinite(cost.slowestHealthMs)) problems.push(`${name}: /healthz failed for another visitor`)
    console.log(name)
  }
}

const site = await startAttackedSite()
await runAttacks(site, createRequestAttacks(site))
await runAttacks(site, await createFloodAttacks(site))
await site.stop()

const imageAttacks = await setUpImageAttacks()
await runAttacks(imageAttacks.site, imageAttacks.attacks)
await imageAttacks.stop()

console.table(rows)
console.log(await writeReport('attack', { rows, problems }))
console.log(problems.length === 0 ? '\nAll checks passed.' : `\nFailed:\n${problems.join('\n')}`)
process.exitCode = problems.length === 0 ? 0 : 1
