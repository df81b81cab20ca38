export class BoundedCache<T> {
  readonly #values = new Map<string, T>()

  constructor(private readonly maxEntries: number) {}

  getOrCreate(key: string, create: () => T): T {
    const cachedValue = this.#values.get(key)
    if (cachedValue !== undefined) return cachedValue
    if (this.#values.size >= this.maxEntries) this.#values.clear()
    const newValue = create()
    this.#values.set(key, newValue)
    return newValue
  }

  clear(): void {
    this.#values.clear()
  }
}
