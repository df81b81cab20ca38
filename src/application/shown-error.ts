import { errorTable } from './error-table.ts'

interface ShownError {
  readonly status: number
  readonly message: string
}

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** What people are told of an error that nobody expected: its own status and message, where it has them. */
export function shownError(error: unknown): ShownError {
  const given = fieldOf(error, 'status')
  const status = isStatus(given) ? given : errorTable.Defect.status
  if (status === 404) return errorTable.PageNotFound
  const said = fieldOf(error, 'message')
  return { status, message: typeof said === 'string' && said !== '' ? said : errorTable.Defect.message }
}
