import type { BreakableApi } from './api.ts'

export interface Phase {
  readonly name: string
  readonly begin: (api: BreakableApi) => Promise<void>
}

const createFaultyPhase = (name: string, fault: object): Phase => ({
  name,
  begin: async api => {
    await api.start()
    await api.clearFaults()
    await api.addFault(fault)
  },
})

const createHealthyPhase = (name: string): Phase => ({
  name,
  begin: async api => {
    await api.start()
    await api.clearFaults()
  },
})

/** The states of the API during the test, in order. */
export const phases: readonly Phase[] = [
  createHealthyPhase('healthy'),
  { name: 'killed', begin: api => api.stop() },
  createHealthyPhase('restarted'),
  createFaultyPhase('hung', { delay: 600_000 }),
  createFaultyPhase('answering 500', { status: 500 }),
  createFaultyPhase('broken JSON', { broken: true }),
  createFaultyPhase('dead connections', { dead: true }),
  createHealthyPhase('healed'),
]
