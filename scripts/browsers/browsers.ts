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
 * One walk through the built site in Firefox and in WebKit, the engines that the browser tests don't have.
 * `npm run test:browsers`, or `-- firefox` for one of them. The last line says how it went: `N passed, N failed`.
 */
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

/** Whether it went well. */
async function take(engine: Engine, step: Step, driver: Driver, visitor: Visitor, world: World): Promise<boolean> {
  const begun = Date.now()
  const wrong = await visitor
    .resize(wide)
    .then(() => step.walk(visitor, world))
    .then(() => judge(step, driver))
    .catch((error: unknown) => [inWords(error), ...driver.problems()].join('\n'))
  const time = `${((Date.now() - begun) / 1000).toFixed(1)} s`
  console.log(`${engine}: ${step.name}: ${time}${wrong === undefined ? '' : ` FAILED\n${wrong}`}`)
  return wrong === undefined
}

/** How many steps failed. */
async function walkIn(engine: Engine): Promise<number> {
  const world = await startWorld()
  const driver = await engines[engine]()
  let failed = 0
  try {
    const visitor = visitorOf(driver, world.url)
    for (const step of stepsOf(engine)) {
      world.cutNetwork(false)
      if (!(await take(engine, step, driver, visitor, world))) failed += 1
    }
  } finally {
    await driver.stop()
    await world.stop()
  }
  return failed
}

const [only] = process.argv.slice(2)
const chosen = (['firefox', 'webkit'] as const).filter(engine => only === undefined || engine === only)
const steps = chosen.flatMap(stepsOf).length
let failed = 0
for (const engine of chosen) failed += await walkIn(engine)
console.log(`\n${steps - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 && steps > 0 ? 0 : 1
