import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '#infrastructure/web-server/settings.ts'
import { readSource } from './support/sources.ts'

const productionVersion = readSource('.nvmrc').text.trim()
const { engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly engines: { readonly node: string }
  readonly devDependencies: Readonly<Record<string, string>>
}
const oldestVersion = engines.node.replace('>=', '')

it('the Docker image uses the Node.js version of .nvmrc', () => {
  const images = [...readSource('Dockerfile').text.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version)
  expect(images).toEqual([productionVersion, productionVersion, productionVersion])
})

it('the dev container uses the production version and forwards the site’s port', () => {
  const container = JSON.parse(readSource('.devcontainer/devcontainer.json').text) as {
    readonly image: string
    readonly forwardPorts: readonly number[]
  }
  expect(container.image).toContain(`/javascript-node:${productionVersion}-`)
  expect(container.forwardPorts).toEqual([readSettings({}).port])
})

it('CI runs on the oldest supported version and the production version', () => {
  const { jobs } = parse(readSource('.github/workflows/ci.yml').text) as {
    readonly jobs: { readonly test: { readonly strategy: { readonly matrix: { readonly node: readonly string[] } } } }
  }
  expect(jobs.test.strategy.matrix.node).toEqual([oldestVersion, productionVersion])
})

it('the Node.js types match the oldest supported version', () => {
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${oldestVersion.split('.')[0]}\\.`))
})

it.each(['README.md', 'CONTRIBUTING.md'])('%s states the oldest supported version and the production version', path => {
  expect(readSource(path).text).toContain(`Node.js ${oldestVersion} or newer`)
  expect(readSource(path).text).toMatch(new RegExp(`\\b${productionVersion}\\b.*\\.nvmrc`))
})
