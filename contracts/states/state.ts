/** An example row of the API's database. Columns have the names of the wire; the tables are only a suggestion. */
type Row = Readonly<Record<string, string | number | boolean | null>>

interface StateDefinition<Params> {
  readonly description: string
  /** The parameters, with the values of one interaction. */
  readonly params: Params
  readonly rows: Readonly<Record<string, readonly Row[]>>
}

export const defineState = <Params extends Row>(state: StateDefinition<Params>) => state
