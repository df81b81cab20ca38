import { parseDocument } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'

test('equivalent queries for suggestions share one API call, and a text with a leading space is rejected', async ({
  request,
  site,
}) => {
  const callSuggest = (input: string) => request.get(`/use-cases/suggest?lang=ru&input=${encodeURIComponent(input)}`)
  expect((await callSuggest('{"text":"плитк","city":"kazan"}')).status()).toBe(200)
  // Pages rendered at startup cause other calls.
  const findCalls = () => site.api.getCalls().filter(call => decodeURIComponent(call).includes('плитк'))
  expect(findCalls()).not.toEqual([])
  // Clears the recorded calls.
  site.api.setBehavior('good')
  const secondResponse = await callSuggest('{ "text": "плитк", "city": "kazan", "noise": 1 }')
  expect([secondResponse.status(), findCalls()]).toEqual([200, []])
  expect((await callSuggest('{"text":" плитк"}')).status()).toBe(422)
})

for (const [text, list] of [
  ['электрик недорого москва', '/moskva/specialists/elektriki?sort=price'],
  ['electrician kazan', '/kazan/specialists/elektriki'],
  ['юрист по разводам', '/profiles?category=yuristy/semeynye'],
  ['репетитор английского', '/profiles?category=repetitory/angliyskiy'],
  ['электрик чекалин', '/chekalin/specialists/elektriki'],
] as const)
  test(`R-search: “${text}” opens the list that it means`, async ({ request }) => {
    const home = parseDocument(await (await request.get('/', { headers: { 'accept-language': 'ru' } })).text())
    const form = home.querySelector('main form[role=search]')
    expect([form?.getAttribute('method'), form?.querySelectorAll('input').length]).toEqual([null, 1])
    const query = new URLSearchParams({ [form?.querySelector('input')?.name ?? '']: text })
    const response = await request.get(`${form?.getAttribute('action')}?${query}`, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([307, list])
    expect((await request.get(list)).status()).toBe(200)
  })
