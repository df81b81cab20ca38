import { expect, it } from 'vitest'
import { isFlightScript, isNextScript } from './next-scripts.ts'

it.each([
  ['self.__next_f.push([1,"a"])', true],
  ['(self.__next_f=self.__next_f||[]).push([0])', true],
  ['self.__next_f.push([1,"a"]);load()', false],
  ['self.__next_f.push([1,"a"])\nload``', false],
  ['load();self.__next_f.push([1,"a"])', false],
  ['self.__next_f.push(load())', false],
  ['self.__next_f.push()', false],
  ['', false],
])('%s is flight data: %s', (code, isFlight) => {
  expect([isFlightScript(code), isNextScript(code)]).toEqual([isFlight, isFlight])
})

const chunks = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});'

it.each([
  [chunks, true],
  [`load();${chunks}`, false],
  [`${chunks}load()`, false],
  [`${chunks}\nload()`, false],
  [chunks.replace('["a.js"]', 'load()'), false],
])('%s is the list of chunks: %s', (code, isList) => {
  expect([isNextScript(code), isFlightScript(code)]).toEqual([isList, false])
})
