import type { Page } from '@playwright/test'

export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install({ time: 0 })
  // The clock runs after its installation, so it can only be stopped at a later time.
  await clock.pauseAt(3_600_000)
}
