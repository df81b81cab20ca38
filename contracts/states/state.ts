/** A row that stands for the state in the API's database; the names are the wire's, the tables are the API's business. */
type Row = Readonly<Record<string, string | number | boolean | null>>

interface StateDescription<Params> {
  readonly means: string
  /** The parameters, with the values that the contract uses. */
  readonly params: Params
  readonly rows: Readonly<Record<string, readonly Row[]>>
}

export const describeState = <Params extends Row>(description: StateDescription<Params>) => description
