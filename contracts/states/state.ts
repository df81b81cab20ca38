/** An example row of the API's database. Names are those on the wire; the tables are only a suggestion. */
type Row = Readonly<Record<string, string | number | boolean | null>>

interface StateDescription<Params> {
  readonly means: string
  /** With the values that the contract uses. */
  readonly params: Params
  readonly rows: Readonly<Record<string, readonly Row[]>>
}

export const describeState = <Params extends Row>(description: StateDescription<Params>) => description
