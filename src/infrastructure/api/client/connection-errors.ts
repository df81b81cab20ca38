/** Error codes of a broken connection, from Node and its `fetch` (undici). */
const connectionErrorCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** Returns the error code of a failed request; `fetch` puts it in the error's cause. */
export function getErrorCode(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  const { cause = error } = error
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}

/** Whether a request failed because its connection broke. */
export const isConnectionBroken = (error: unknown): boolean => connectionErrorCodes.has(getErrorCode(error))
