import { chromium, type Browser } from '@playwright/test'
import { chromiumLaunch } from '#scripts/chromium-launch.ts'

/** Chromium that talks to this machine only. */
export function startChromium(more: readonly string[] = []): Promise<Browser> {
  const launch = chromiumLaunch()
  return chromium.launch({ ...launch, args: [...launch.args, ...more] })
}
