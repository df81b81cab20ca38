import { useEffect, useRef } from 'react'
import type { Outcome } from '#application/outcome.ts'
import { getRetryAt } from '#application/session/countdown.ts'
import type { ApiUnavailable, TaggedError } from '#domain/shared/api-errors.ts'
import { listenForRestores } from '#ui/navigation/listen-for-restores.ts'
import { queryClient, useMutation } from '#ui/query-client.ts'
import { unwrap, UseCaseError } from '#ui/unwrap.ts'

interface Options<A, E, I> {
  /** Runs even after unmounting. `isBusy` stays true until its promise resolves. */
  readonly onSuccess?: (value: A, input: I) => void | Promise<void>
  readonly ignoresRetryAt?: boolean
  /** Runs even after unmounting. */
  readonly onFailure?: (failure: E | ApiUnavailable) => void
}

const unexpectedFailure: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'failed' }

/** A mutation without retries, with at most one request in flight, and by default none before a rate limit ends. */
export function useWrite<A, E extends TaggedError, I = void>(
  write: (input: I) => Promise<Outcome<A, E>>,
  { onSuccess, onFailure, ignoresRetryAt = false }: Options<A, E, I> = {},
) {
  const inFlight = useRef<Promise<unknown>>(undefined)
  const { mutateAsync, reset, data, error, isPending } = useMutation<A, UseCaseError<E | ApiUnavailable>, I>(
    {
      mutationFn: async input => {
        try {
          return unwrap(await write(input))
        } catch (cause) {
          throw cause instanceof UseCaseError ? cause : new UseCaseError(unexpectedFailure)
        }
      },
      onSuccess: (value, input) => onSuccess?.(value, input),
      onError: ({ failure }) => onFailure?.(failure),
    },
    queryClient,
  )
  const retryAt = error && getRetryAt(error.failure, error.failedAt)
  /** Resolves once settled, and never rejects. */
  const run = async (input: I, onSuccessWhileMounted?: (value: A) => void): Promise<void> => {
    const isEarly = retryAt !== null && Date.now() < retryAt
    if (inFlight.current || (isEarly && !ignoresRetryAt)) return
    const attempt = mutateAsync(input, { onSuccess: value => onSuccessWhileMounted?.(value) }).catch(() => undefined)
    inFlight.current = attempt
    await attempt
    if (inFlight.current === attempt) inFlight.current = undefined
  }
  // A request that was in flight when the page entered the back/forward cache may never settle.
  useEffect(
    () =>
      listenForRestores(() => {
        if (!isPending) return
        inFlight.current = undefined
        reset()
      }),
    [isPending, reset],
  )
  return {
    run,
    reset,
    clearFailure: () => {
      // A rate limit applies to the next input too.
      if (retryAt === null) reset()
    },
    value: data,
    failure: error?.failure ?? null,
    /** Unix time in milliseconds at which the rate limit ends. */
    retryAt,
    isBusy: isPending,
  }
}
