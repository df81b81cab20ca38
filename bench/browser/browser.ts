import { chromium, type Browser } from '@playwright/test'
import { getChromiumLaunchOptions } from '../../tests/support/chromium-launch.ts'
import { requireProgram } from '../../scripts/programs/programs.ts'

/** The full browser, without access to other hosts. */
export function startChromium(extraArgs: readonly string[] = []): Promise<Browser> {
  const launch = getChromiumLaunchOptions(() => requireProgram('full chromium'))
  return chromium.launch({ ...launch, args: [...launch.args, ...extraArgs] })
}
