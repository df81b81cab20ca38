import { chromium, type Browser } from '@playwright/test'
import { getChromiumLaunchOptions } from '../../tests/support/chromium-launch.ts'
import { requireProgram } from '../../scripts/programs/programs.ts'

export function startChromium(extraArgs: readonly string[] = []): Promise<Browser> {
  const launchOptions = getChromiumLaunchOptions(() => requireProgram('full chromium'))
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...extraArgs] })
}
