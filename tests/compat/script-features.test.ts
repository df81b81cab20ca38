import { expect, it } from 'vitest'
import { getScriptData } from './script-data.ts'
import { findScriptFeatures } from './script-features.ts'

it.each([
  ['structuredClone(a)', ['structuredClone']],
  ['globalThis.structuredClone?.(a)', ['structuredClone']],
  ['Object.groupBy(a,b=>b)', ['Object.groupBy']],
  ['AbortSignal.any([a])', ['AbortSignal.any']],
  ['a.toSorted()', ['.toSorted']],
  ['a={structuredClone(){}};structuredClone(b)', ['structuredClone']],
  ['a={[structuredClone(b)]:1}', ['structuredClone']],
  ['a?.showPopover()', ['.showPopover']],
  ['addEventListener("scrollend",a)', ['on scrollend']],
  ['new Intl.ListFormat("ru")', ['Intl.ListFormat', 'Intl']],
])('finds the features of %s, and MDN has data for them', (script, features) => {
  expect([...findScriptFeatures(script)]).toEqual(expect.arrayContaining(features))
  expect(features.filter(name => getScriptData(name).length === 0)).toEqual([])
})

it.each([
  'function structuredClone(){}',
  'let {caches}=a',
  'a=({orientation:b})=>b',
  '({navigation:1})',
  '({navigation(){}})',
  'class A{navigation=1}',
  'a=>{let scheduler;scheduler()}',
])('does not mistake a declared name or a property key for a global: %s', script => {
  expect([...findScriptFeatures(script)]).toEqual([])
})
