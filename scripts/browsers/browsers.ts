import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { StepsReport } from '#scripts/count-tests.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { belonging } from './steps/belonging.ts'
import { finding } from './steps/finding.ts'
import { keeping } from './steps/keeping.ts'
import { type Engine, wide, type Step, type World } from './steps/step.ts'
import { until } from './until.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { startWebkit } from './webkit.ts'
import { startWorld } from './world.ts'

/*
 * One walk through the built site in Firefox and in WebKit, the engines that the browser tests don't have; both at the same
 * time, each with a site of its own. `npm run test:browsers`, or `-- firefox` for one of them. The last line says how it went:
 * `N passed, N failed`; `--json=FILE` writes it for `npm test`, with the time of each step.
 */
type Walked = StepsReport['steps'][number]

const engines: Readonly<Record<Engine, () => Promise<Driver>>> = { firefox: startFirefox, webkit: startWebkit }
const stepsOf = (engine: Engine) =>
  [...finding, ...keeping, ...belonging].filter(({ without }) => without?.[engine] === undefined)

/** A problem fails the step in which it is told, unless the step provokes it: then it has to come. */
async function judge({ provokes }: Step, { problems }: Pick<Driver, 'problems'>): Promise<void> {
  const told = [...problems()]
  if (provokes)
    await until(`${provokes} is told`, async () => {
      told.push(...problems())
      return told.some(problem => provokes.test(problem))
    })
  const wrong = told.filter(problem => !provokes?.test(problem))
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

/** With the line of the step. */
const inWords = (error: unknown) =>
  error instanceof Error ? `${error.message}\n${/^.*\/steps\/.*$/m.exec(error.stack ?? '')?.[0] ?? ''}` : String(error)

async function take(engine: Engine, step: Step, driver: Driver, visitor: Visitor, world: World): Promise<Walked> {
  const begun = Date.now()
  const wrong = await visitor
    .resize(wide)
    .then(() => step.walk(visitor, world))
    .then(() => judge(step, driver))
    .catch((error: unknown) => [inWords(error), ...driver.problems()].join('\n'))
  const walked = { name: `${engine}: ${step.name}`, ms: Date.now() - begun, isPassed: wrong === undefined }
  console.log(`${walked.name}: ${(walked.ms / 1000).toFixed(1)} s${wrong === undefined ? '' : ` FAILED\n${wrong}`}`)
  return walked
}

async function walkIn(engine: Engine): Promise<readonly Walked[]> {
  const world = await startWorld()
  const driver = await engines[engine]()
  const walked: Walked[] = []
  try {
    const visitor = visitorOf(driver, world.url)
    for (const step of stepsOf(engine)) {
      world.cutNetwork(false)
      walked.push(await take(engine, step, driver, visitor, world))
    }
  } finally {
    await driver.stop()
    await world.stop()
  }
  return walked
}

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true })
const [only] = positionals
const chosen = (['firefox', 'webkit'] as const).filter(engine => only === undefined || engine === only)
const steps = (await Promise.all(chosen.map(walkIn))).flat()
const failed = steps.filter(({ isPassed }) => !isPassed).length
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ steps } satisfies StepsReport))
console.log(`\n${steps.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 && steps.length > 0 ? 0 : 1
