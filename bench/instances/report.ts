const wrong: string[] = []

/** One line of counts, and whether it is as it must be. */
export function expectThat(isRight: boolean, line: string): void {
  console.log(`${isRight ? '  ok   ' : '  WRONG'} ${line}`)
  if (!isRight) wrong.push(line)
}

/** Ends with 1 if anything was wrong. */
export function conclude(): void {
  console.log(wrong.length === 0 ? '\nAll held.' : `\nWrong:\n${wrong.join('\n')}`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}
