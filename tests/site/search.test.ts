import { expect, test } from './support/test.ts'

test('equivalent queries for suggestions share one API call, and a text with outer spaces is rejected', async ({
  request,
  site,
}) => {
  const callSuggest = (input: string) => request.get(`/use-cases/suggest?lang=ru&input=${encodeURIComponent(input)}`)
  expect((await callSuggest('{"text":"плитк","city":"kazan"}')).status()).toBe(200)
  // Pages rendered at startup cause other calls.
  const findCalls = () => site.api.getCalls().filter(call => decodeURIComponent(call).includes('плитк'))
  expect(findCalls()).not.toEqual([])
  site.api.setBehavior('good')
  const secondResponse = await callSuggest('{ "text": "плитк", "city": "kazan", "noise": 1 }')
  expect([secondResponse.status(), findCalls()]).toEqual([200, []])
  expect((await callSuggest('{"text":" плитк"}')).status()).toBe(422)
})
