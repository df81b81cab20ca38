import { describe, expect, it } from 'vitest'
import { getChromiumLaunchOptions } from './chromium-launch.ts'

describe('getChromiumLaunchOptions', () => {
  it('uses the installed browser', () => {
    expect(getChromiumLaunchOptions(() => '/usr/bin/chromium')).toHaveProperty('executablePath', '/usr/bin/chromium')
  })
  it('works without a browser, so that checks run on a new machine', () => {
    expect(getChromiumLaunchOptions(() => undefined)).not.toHaveProperty('executablePath')
  })
})
