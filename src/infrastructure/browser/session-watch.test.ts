import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionHintCookie } from '#application/session/session-hint.ts'
import { watchSession } from './session-watch.ts'

const { dataset } = document.documentElement
const say = (hint: string) => (document.cookie = `${sessionHintCookie}=${hint};path=/`)
const otherTab = (key: string) => dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => {
  document.cookie = 'session=;path=/;max-age=0'
  delete dataset.session
  localStorage.clear()
})

describe('the session hint in a browser', () => {
  it('is the cookie’s value, if known', () => {
    const { hint } = watchSession()
    expect(hint()).toBeUndefined()
    document.cookie = 'xsession=signed-in;path=/'
    expect(hint()).toBeUndefined()
    say('signed-in')
    expect(hint()).toBe('signed-in')
    say('admin')
    expect(hint()).toBeUndefined()
    document.cookie = 'xsession=;path=/;max-age=0'
  })

  it('notifies listeners and other tabs once when a look finds a change', () => {
    const watch = watchSession()
    const changed = vi.fn()
    watch.subscribe(changed)
    watch.look()
    expect(changed).not.toHaveBeenCalled()
    say('signed-in')
    watch.look()
    watch.look()
    expect(changed).toHaveBeenCalledTimes(1)
    expect(dataset.session).toBe('signed-in')
    expect(localStorage.getItem('session-changed')).not.toBeNull()
  })

  it('notifies of changes in another tab, even to the same value, without notifying other tabs again', () => {
    const watch = watchSession()
    const changed = vi.fn()
    const stop = watch.subscribe(changed)
    otherTab('theme')
    expect(changed).not.toHaveBeenCalled()
    otherTab('session-changed')
    expect(changed).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem('session-changed')).toBeNull()
    stop()
    otherTab('session-changed')
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('passes the previous hint to listeners', () => {
    const watch = watchSession()
    const changed = vi.fn()
    watch.subscribe(changed)
    for (const hint of ['signed-in', 'expired']) {
      say(hint)
      watch.look()
    }
    expect(changed.mock.calls).toEqual([[undefined], ['signed-in']])
  })

  it('is checked when a page is restored from the back/forward cache', () => {
    const changed = vi.fn()
    watchSession().subscribe(changed)
    say('signed-in')
    dispatchEvent(new Event('pageshow'))
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('loses its expiry, and nothing else, when the visitor declines to sign in', () => {
    const watch = watchSession()
    watch.subscribe(() => undefined)
    say('signed-in')
    watch.forgetExpiry()
    expect(watch.hint()).toBe('signed-in')
    say('expired')
    watch.forgetExpiry()
    expect([watch.hint(), dataset.session]).toEqual([undefined, ''])
  })
})
