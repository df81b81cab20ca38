import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '#infrastructure/web-server/settings.ts'
import { read } from './support/sources.ts'

const productionVersion = read('.nvmrc').text.trim()
const { engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly engines: { readonly node: string }
  readonly devDependencies: Readonly<Record<string, string>>
}
const oldestVersion = engines.node.replace('>=', '')

it('the image is built and run with the Node.js of .nvmrc', () => {
  const images = [...read('Dockerfile').text.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version)
  expect(images).toEqual([productionVersion, productionVersion, productionVersion])
})

it('the dev container has production’s Node.js and forwards the port of the site', () => {
  const container = JSON.parse(read('.devcontainer/devcontainer.json').text) as {
    readonly image: string
    readonly forwardPorts: readonly number[]
  }
  expect(container.image).toContain(`/javascript-node:${productionVersion}-`)
  expect(container.forwardPorts).toEqual([readSettings({}).port])
})

it('CI runs on the oldest Node.js that package.json allows and on production’s', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml').text) as {
    readonly jobs: { readonly test: { readonly strategy: { readonly matrix: { readonly node: readonly string[] } } } }
  }
  expect(jobs.test.strategy.matrix.node).toEqual([oldestVersion, productionVersion])
})

it('the types are those of the oldest Node.js that package.json allows', () => {
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${oldestVersion.split('.')[0]}\\.`))
})

it.each(['README.md', 'CONTRIBUTING.md'])('%s names the oldest Node.js and production’s', path => {
  expect(read(path).text).toContain(`Node.js ${oldestVersion} or newer`)
  expect(read(path).text).toMatch(new RegExp(`\\b${productionVersion}\\b.*\\.nvmrc`))
})
