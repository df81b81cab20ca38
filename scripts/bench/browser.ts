import { chromium, type Browser } from '@playwright/test'
import { chromiumLaunch } from '#scripts/chromium-launch.ts'
import { findChromium } from '#scripts/find-chromium.ts'

/** Chromium that talks to this machine only, as visitors have it. */
export function startChromium(more: readonly string[] = []): Promise<Browser> {
  const launch = chromiumLaunch(() => findChromium('whole'))
  return chromium.launch({ ...launch, args: [...launch.args, ...more] })
}
