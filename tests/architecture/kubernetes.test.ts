import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Document, parseAllDocuments } from 'yaml'
import { beforeEach, expect, it } from 'vitest'
import { readSettings } from '#infrastructure/web-server/settings.ts'
import { requireProgram } from '#scripts/programs/programs.ts'
import { skipUnlessInstalled } from '#tests/servers/skip-unless-installed.ts'

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string; readonly namespace?: string }
}
type ManifestModel = new (manifest: Manifest) => { readonly validate: () => void }

let documents: readonly Document[] = []
skipUnlessInstalled('kubectl')
beforeEach(() => {
  if (documents.length > 0) return
  const yaml = execFileSync(requireProgram('kubectl'), ['kustomize', 'deploy/kubernetes'], { encoding: 'utf8' })
  documents = parseAllDocuments(yaml).filter(document => document instanceof Document)
})

const toManifest = (document: Document): Manifest => document.toJS() as Manifest
const listManifests = () => documents.map(toManifest)
function findDocument(kind: string): Document {
  const match = documents.find(document => document.get('kind') === kind)
  if (!match) throw new Error(`No ${kind}`)
  return match
}
const getPodPath = (...path: readonly (string | number)[]) => ['spec', 'template', 'spec', ...path]

const validate = async (manifest: Manifest) => {
  const models = (await import(/* @vite-ignore */ `kubernetes-models/${manifest.apiVersion}`)) as Readonly<
    Record<string, ManifestModel>
  >
  const Kind = models[manifest.kind]
  if (!Kind) throw new Error(`No schema for ${manifest.apiVersion} ${manifest.kind}`)
  new Kind(manifest).validate()
}

it('Kustomize builds one manifest of each kind', () => {
  expect(
    listManifests()
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual([
    'ConfigMap',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'NetworkPolicy',
    'PersistentVolumeClaim',
    'PodDisruptionBudget',
    'Service',
  ])
})

it('every manifest matches its schema', async () => {
  for (const manifest of listManifests()) {
    await validate(manifest)
    expect(manifest.metadata.namespace, manifest.kind).toBe('znatok')
  }
})

it('the schemas reject an invalid port', async () => {
  const deployment = findDocument('Deployment').clone()
  deployment.setIn(getPodPath('containers', 0, 'ports', 0, 'containerPort'), 'http')
  await expect(validate(toManifest(deployment))).rejects.toThrow('containerPort')
})

it('the settings are documented and valid', () => {
  const { data } = findDocument('ConfigMap').toJS() as { readonly data: Readonly<Record<string, string>> }
  const readme = readFileSync('README.md', 'utf8')
  for (const name of Object.keys(data)) expect(readme).toContain(`\`${name}\``)
  expect(readSettings(data)).toMatchObject({ apiBaseUrl: data['API_BASE_URL'], metricsPort: 9464 })
})

it('the network policy lets the instances reach Valkey', () => {
  const { spec } = findDocument('NetworkPolicy').toJS() as {
    readonly spec: {
      readonly egress: readonly { readonly to: readonly object[]; readonly ports: readonly { port: number }[] }[]
    }
  }
  const valkeyEgress = spec.egress.find(({ ports }) => ports.some(({ port }) => port === 6379))
  expect(valkeyEgress?.to).toEqual([{ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'valkey' } } }])
})

it('the service, the disruption budget and the network policy select the pods of the deployment', () => {
  const labels = { 'app.kubernetes.io/name': 'znatok' }
  const getJson = (kind: string, ...path: readonly string[]): unknown =>
    (findDocument(kind).getIn(path) as Document | undefined)?.toJSON()
  expect(getJson('Deployment', 'spec', 'template', 'metadata', 'labels')).toEqual(labels)
  expect(getJson('Deployment', 'spec', 'selector', 'matchLabels')).toEqual(labels)
  expect(getJson('Service', 'spec', 'selector')).toEqual(labels)
  expect(getJson('PodDisruptionBudget', 'spec', 'selector', 'matchLabels')).toEqual(labels)
  expect(getJson('NetworkPolicy', 'spec', 'podSelector', 'matchLabels')).toEqual(labels)
})

it('readiness and liveness have separate probes, and the grace period is long enough for a shutdown', () => {
  const getContainerValue = (...path: readonly (string | number)[]) =>
    findDocument('Deployment').getIn(getPodPath('containers', 0, ...path))
  expect(getContainerValue('livenessProbe', 'httpGet', 'path')).toBe('/healthz')
  expect(getContainerValue('readinessProbe', 'httpGet', 'path')).toBe('/healthz/ready')
  expect(getContainerValue('lifecycle', 'preStop', 'exec', 'command', 0)).toBe('node')
  // The preStop command takes 5 s, and open requests get 10 s.
  expect(findDocument('Deployment').getIn(getPodPath('terminationGracePeriodSeconds'))).toBeGreaterThanOrEqual(20)
})
