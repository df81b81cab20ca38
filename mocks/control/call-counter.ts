import { endpoints } from '#infrastructure/api/endpoints.ts'
import { parseTemplate } from '#mocks/handlers/template.ts'

export interface CallCounts {
  readonly total: number
  /** By path template. Paths that are not in the endpoint table count as `other`. */
  readonly calls: Readonly<Record<string, number>>
}

const templates = Object.values(endpoints).map(({ path }) => parseTemplate(path))

export class CallCounter {
  readonly #counts = new Map<string, number>()

  count(pathname: string): void {
    const path = templates.find(({ match }) => match(pathname) !== undefined)?.path ?? 'other'
    this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1)
  }

  clear(): void {
    this.#counts.clear()
  }

  getCounts(): CallCounts {
    const total = [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
    return { total, calls: Object.fromEntries(this.#counts) }
  }
}
