import { Context, Exit, Option, type Tracer } from 'effect'
import { readMonotonicClock } from './monotonic-clock.ts'
import { getRuntime, type Scope } from './runtime.ts'

interface SpanDetails {
  readonly name: string
  readonly kind: 'server' | 'client'
  readonly parent?: Tracer.AnySpan | undefined
}

export function startSpan(tracer: Tracer.Tracer, { name, kind, parent }: SpanDetails) {
  const span = tracer.span({
    name,
    kind,
    parent: Option.fromUndefinedOr(parent),
    annotations: Context.empty(),
    links: [],
    startTime: readNanoseconds(),
    root: parent === undefined,
    sampled: true,
  })
  return { span, end: (exit: Exit.Exit<unknown, unknown> = Exit.void) => span.end(readNanoseconds(), exit) }
}

/** Rounds to microseconds, because a Unix time in nanoseconds exceeds `Number.MAX_SAFE_INTEGER`. */
const readNanoseconds = () => BigInt(Math.round(readMonotonicClock() * 1000)) * 1000n

export async function runInScope<T>(scope: Scope, name: string, task: () => Promise<T>): Promise<T> {
  const { scope: storage, tracer } = getRuntime()
  if (!tracer) return storage.run(scope, task)
  const { span, end } = startSpan(tracer, { name, kind: 'server' })
  span.attribute('request', scope.id)
  try {
    const result = await storage.run({ ...scope, span }, task)
    end()
    return result
  } catch (error) {
    end(Exit.die(error))
    throw error
  }
}
