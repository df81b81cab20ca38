import { describe, expect, it } from 'vitest'
import { getChromiumLaunchOptions } from './chromium-launch.ts'

describe('getChromiumLaunchOptions', () => {
  it('names the executable of the installed browser', () => {
    expect(getChromiumLaunchOptions(() => '/usr/bin/chromium')).toHaveProperty('executablePath', '/usr/bin/chromium')
  })
  it('names no executable if no browser is installed', () => {
    expect(getChromiumLaunchOptions(() => undefined)).not.toHaveProperty('executablePath')
  })
})
