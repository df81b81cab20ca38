const failures: string[] = []

/** Prints the result of a check. */
export function check(isPassed: boolean, line: string): void {
  console.log(`${isPassed ? '  ok   ' : '  FAILED'} ${line}`)
  if (!isPassed) failures.push(line)
}

/** Sets the exit code to 1 if a check failed. */
export function finish(): void {
  console.log(failures.length === 0 ? '\nAll checks passed.' : `\nFailed:\n${failures.join('\n')}`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
