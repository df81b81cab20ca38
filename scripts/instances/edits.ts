import { demoAccount } from '#mocks/accounts/demo-account.ts'
import { setTimeout } from 'node:timers/promises'
import { expectThat } from './report.ts'
import { ask, signedIn } from './visitors.ts'
import type { World } from './world.ts'

const edits = 30

/** An edit is seen by its author at once and by everybody within two seconds, through every instance and Varnish. */
export async function editsAreSeen(world: World): Promise<void> {
  console.log('\nEdits')
  const entrances = [world.url, ...world.instances.map(({ url }) => url)]
  const author = await signedIn(world.url, '203.0.113.1', demoAccount)
  const own = await author.read(`${world.url}/use-cases/viewOwnProfile?lang=ru`)
  const { value } = JSON.parse(own.text) as { readonly value: { readonly profile: { readonly id: number } } }
  const page = `/profiles/${value.profile.id}`
  let [seenAtOnce, asked, slowest] = [0, 0, 0]
  for (let number = 0; number < edits; number += 1) {
    for (const entrance of entrances) await ask(entrance + page)
    const name = `Имя ${number.toString(36)}${Date.now().toString(36)}`
    const through = entrances[number % entrances.length] ?? world.url
    const { status } = await author.write(through, 'updateUser', { ...demoAccount, name })
    if (status !== 200) throw new Error(`Edit ${number} ended with ${status}`)
    const saved = performance.now()
    const seen = async (entrance: string) => {
      while (!(await ask(entrance + page)).text.includes(name)) await setTimeout(20)
      slowest = Math.max(slowest, performance.now() - saved)
    }
    const strangers = entrances.map(seen)
    for (const entrance of entrances) {
      asked += 1
      if ((await author.read(entrance + page)).text.includes(name)) seenAtOnce += 1
    }
    await Promise.all(strangers)
    // Of those a minute allows, some are left for signing in.
    await setTimeout(1100)
  }
  expectThat(
    seenAtOnce === asked,
    `${seenAtOnce} of ${asked} reads by the author saw the edit at once (${edits} edits)`,
  )
  expectThat(
    slowest <= 2000,
    `everybody saw it after ${Math.round(slowest)} ms at most, through ${entrances.length} entrances`,
  )
}
