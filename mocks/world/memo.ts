/** Answers that are worth keeping until the world changes, a bounded number of them. */
export class Memo<T> {
  readonly #values = new Map<string, T>()

  constructor(private readonly most: number) {}

  get(key: string, make: () => T): T {
    const known = this.#values.get(key)
    if (known !== undefined) return known
    if (this.#values.size >= this.most) this.#values.clear()
    const made = make()
    this.#values.set(key, made)
    return made
  }

  clear(): void {
    this.#values.clear()
  }
}
