const failures: string[] = []

/** One line of counts, and whether it is as it must be. */
export function check(isPassed: boolean, line: string): void {
  console.log(`${isPassed ? '  ok   ' : '  WRONG'} ${line}`)
  if (!isPassed) failures.push(line)
}

/** Ends with 1 if anything was wrong. */
export function finish(): void {
  console.log(failures.length === 0 ? '\nAll held.' : `\nWrong:\n${failures.join('\n')}`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
