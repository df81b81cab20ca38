const failures: string[] = []

/** Prints the result of a check, and records a failure for `reportFailures`. */
export function check(hasPassed: boolean, line: string): void {
  console.log(`${hasPassed ? '  ok   ' : '  FAILED'} ${line}`)
  if (!hasPassed) failures.push(line)
}

/** Prints the failed checks, and sets the exit code to 1 if there are any. */
export function reportFailures(): void {
  console.log(failures.length === 0 ? '\nAll checks passed.' : `\nFailed:\n${failures.join('\n')}`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
