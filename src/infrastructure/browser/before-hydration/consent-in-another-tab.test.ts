import { expect, it } from 'vitest'

it('R-cookie-banner: consent in another tab hides the banner at once', async () => {
  await import('./inline-script.ts')
  const { dataset } = document.documentElement
  expect(dataset['cookies']).toBe('0')
  localStorage.setItem('cookiesAccepted', 'true')
  dispatchEvent(new StorageEvent('storage', { key: 'cookiesAccepted' }))
  expect(dataset['cookies']).toBe('1')
})
