/** An example row of the API's database. Columns are named as on the wire; the tables are only a suggestion. */
type Row = Readonly<Record<string, string | number | boolean | null>>

interface StateDefinition<Params> {
  readonly description: string
  /** Example values. An interaction may send others. */
  readonly params: Params
  readonly rows: Readonly<Record<string, readonly Row[]>>
}

export const defineState = <Params extends Row>(state: StateDefinition<Params>) => state
