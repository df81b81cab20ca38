import { chromium, type Browser } from '@playwright/test'
import { getChromiumLaunchOptions } from '../../tests/support/chromium-launch.ts'
import { requireProgram } from '../../scripts/programs/programs.ts'

/** Chromium that talks to this machine only, as visitors have it. */
export function startChromium(extraArgs: readonly string[] = []): Promise<Browser> {
  const launch = getChromiumLaunchOptions(() => requireProgram('full chromium'))
  return chromium.launch({ ...launch, args: [...launch.args, ...extraArgs] })
}
