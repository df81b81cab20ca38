import type { BreakableApi } from './api.ts'

export interface Phase {
  readonly name: string
  readonly begin: (api: BreakableApi) => Promise<void>
}

const faulty = (name: string, fault: object): Phase => ({
  name,
  begin: async api => {
    await api.start()
    await api.heal()
    await api.fault(fault)
  },
})

const healthy = (name: string): Phase => ({
  name,
  begin: async api => {
    await api.start()
    await api.heal()
  },
})

/** What the API goes through while visitors come. */
export const phases: readonly Phase[] = [
  healthy('healthy'),
  { name: 'killed', begin: api => api.stop() },
  healthy('restarted'),
  faulty('hung', { delay: 600_000 }),
  faulty('answering 500', { status: 500 }),
  faulty('broken JSON', { broken: true }),
  faulty('dead connections', { dead: true }),
  healthy('healed'),
]
