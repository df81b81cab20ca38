const failures: string[] = []

export function check(hasPassed: boolean, line: string): void {
  console.log(`${hasPassed ? '  ok    ' : '  FAILED'} ${line}`)
  if (!hasPassed) failures.push(line)
}

export function reportFailures(): void {
  console.log(failures.length === 0 ? '\nAll checks passed.' : `\nFailed:\n${failures.join('\n')}`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
