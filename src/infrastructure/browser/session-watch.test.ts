import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { sessionHintCookie } from '#application/session/session-hint.ts'
import { watchSession } from './session-watch.ts'

const { dataset } = document.documentElement
const setHint = (hint: string) => (document.cookie = `${sessionHintCookie}=${hint};path=/`)
const dispatchFromOtherTab = (key: string) => dispatchEvent(new StorageEvent('storage', { key }))

function subscribe() {
  const watch = watchSession()
  const onChange = vi.fn()
  const stop = watch.subscribe(onChange)
  onTestFinished(stop)
  return { watch, onChange, stop }
}

beforeEach(() => {
  document.cookie = `${sessionHintCookie}=;path=/;max-age=0`
  delete dataset.session
  localStorage.clear()
})

describe('the session watch', () => {
  it('reads the hint from the cookie, if the value is known', () => {
    const { getHint } = watchSession()
    expect(getHint()).toBeUndefined()
    document.cookie = 'xsession=signed-in;path=/'
    expect(getHint()).toBeUndefined()
    setHint('signed-in')
    expect(getHint()).toBe('signed-in')
    setHint('admin')
    expect(getHint()).toBeUndefined()
    document.cookie = 'xsession=;path=/;max-age=0'
  })

  it('notifies listeners and other tabs once when a check finds a change', () => {
    const { watch, onChange } = subscribe()
    watch.check()
    expect(onChange).not.toHaveBeenCalled()
    setHint('signed-in')
    watch.check()
    watch.check()
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(dataset.session).toBe('signed-in')
    expect(localStorage.getItem('session-changed')).not.toBeNull()
  })

  it('notifies once if a check has already announced the sign-in', () => {
    const { watch, onChange } = subscribe()
    setHint('signed-in')
    watch.check()
    localStorage.clear()
    watch.announce()
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem('session-changed')).toBeNull()
  })

  it('notifies of a sign-in to another account, which leaves the hint as it was', () => {
    const { watch, onChange } = subscribe()
    setHint('signed-in')
    watch.check()
    localStorage.clear()
    watch.check()
    watch.announce()
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(localStorage.getItem('session-changed')).not.toBeNull()
  })

  it('notifies of a sign-in again after another tab has changed the session', () => {
    const { watch, onChange } = subscribe()
    setHint('signed-in')
    watch.check()
    dispatchFromOtherTab('session-changed')
    watch.announce()
    expect(onChange).toHaveBeenCalledTimes(3)
  })

  it('notifies of changes in another tab, even to the same value, without notifying other tabs again', () => {
    const { onChange, stop } = subscribe()
    dispatchFromOtherTab('theme')
    expect(onChange).not.toHaveBeenCalled()
    dispatchFromOtherTab('session-changed')
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem('session-changed')).toBeNull()
    stop()
    dispatchFromOtherTab('session-changed')
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('passes the previous hint to listeners', () => {
    const { watch, onChange } = subscribe()
    for (const hint of ['signed-in', 'expired']) {
      setHint(hint)
      watch.check()
    }
    expect(onChange.mock.calls).toEqual([[undefined], ['signed-in']])
  })

  it('checks the hint when a page is restored from the back/forward cache', () => {
    const { onChange } = subscribe()
    setHint('signed-in')
    dispatchEvent(new Event('pageshow'))
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('notifies a restored page that the session has changed meanwhile, even to the same hint', () => {
    setHint('signed-in')
    localStorage.setItem('session-changed', '1')
    const { onChange } = subscribe()
    dispatchEvent(new Event('pageshow'))
    expect(onChange).not.toHaveBeenCalled()
    // Pages in the back/forward cache receive no storage events.
    localStorage.setItem('session-changed', '2')
    dispatchEvent(new Event('pageshow'))
    dispatchEvent(new Event('pageshow'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('signed-in')
    expect(localStorage.getItem('session-changed')).toBe('2')
  })

  it('does not notify a restored page of changes that it already knows', () => {
    const { watch, onChange } = subscribe()
    setHint('signed-in')
    watch.check()
    dispatchEvent(new Event('pageshow'))
    expect(onChange).toHaveBeenCalledTimes(1)
    localStorage.setItem('session-changed', '2')
    dispatchFromOtherTab('session-changed')
    dispatchEvent(new Event('pageshow'))
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('removes the hint in forgetExpiry only if it is expired', () => {
    const watch = watchSession()
    onTestFinished(watch.subscribe(() => undefined))
    setHint('signed-in')
    watch.forgetExpiry()
    expect(watch.getHint()).toBe('signed-in')
    setHint('expired')
    watch.forgetExpiry()
    expect([watch.getHint(), dataset.session]).toEqual([undefined, ''])
  })
})
