import { describe, expect, it } from 'vitest'
import { getChromiumLaunchOptions } from './chromium-launch.ts'

describe('chromiumLaunch', () => {
  it('names the browser that was found', () => {
    expect(getChromiumLaunchOptions(() => '/usr/bin/chromium')).toHaveProperty('executablePath', '/usr/bin/chromium')
  })
  it('can be read where there is no browser yet, as the checks of a fresh computer do', () => {
    expect(getChromiumLaunchOptions(() => undefined)).not.toHaveProperty('executablePath')
  })
})
