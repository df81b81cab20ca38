/** Drops all entries when full. */
export class BoundedCache<T> {
  readonly #values = new Map<string, T>()

  constructor(private readonly maxEntries: number) {}

  get(key: string, create: () => T): T {
    const known = this.#values.get(key)
    if (known !== undefined) return known
    if (this.#values.size >= this.maxEntries) this.#values.clear()
    const created = create()
    this.#values.set(key, created)
    return created
  }

  clear(): void {
    this.#values.clear()
  }
}
