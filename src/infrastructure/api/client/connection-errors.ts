/** Error codes of a broken connection, from Node and its `fetch` (undici). */
const connectionErrorCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** The error of `fetch` has the code in its cause. */
export function getErrorCode(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  const { cause = error } = error
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}

export const isConnectionBroken = (error: unknown): boolean => connectionErrorCodes.has(getErrorCode(error))
