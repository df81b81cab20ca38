import { expect, it } from 'vitest'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createMetrics } from './metrics.ts'

it('reports responses, API calls, the page cache, security events and web vitals', async () => {
  const metrics = createMetrics({
    getSizes: () => site.pages.getSizes(),
    getRenderCounts: () => site.pages.getRenderCounts(),
    countUnknownScripts: () => 2,
    countBrokenResponses: () => 4,
    getSecurityEventCounts: () => ({
      'failed sign-in': 3,
      'foreign origin': 0,
      'policy violation': 0,
      'rate limit': 5,
    }),
  })
  const site = await createFakeSite({ observe: metrics.observe })
  const pages = ['/kazan', '/kazan', '/%D0%BE%D1%80%D1%91%D0%BB', '/kazan/specialists?price_to=1500', '/nope/x']
  for (const url of [...pages, '/healthz', '/use-cases/nope']) await site.app.inject(url)
  const api = 'http://api.example'
  for (const path of ['/api/profiles/7?lang=ru', '/api/profiles/specialities/random', '/api/cities/by/slug/kazan'])
    metrics.observeApi({ url: api + path, result: 200, ms: 12 })
  metrics.observeWebVital({ page: 'city', name: 'LCP', value: 800 })
  metrics.observeWebVital({ page: 'city', name: 'CLS', value: 0.02 })
  metrics.observeApi({ url: `${api}/elsewhere`, result: 'unreachable', ms: 1 })

  const server = await metrics.listen(0)
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const otherResponse = await fetch(`http://127.0.0.1:${port}/`)
  await expect(metrics.listen(port ?? 0)).rejects.toThrow('EADDRINUSE')
  server.close()

  expect(otherResponse.status).toBe(404)
  expect(text).toContain('znatok_answer_seconds_count{page="city",status="200"} 3')
  expect(text).toContain('znatok_answer_seconds_count{page="none",status="404"} 1')
  expect(text).toContain('znatok_answer_seconds_count{page="/healthz",status="200"} 1')
  expect(text).toContain('znatok_answer_seconds_count{page="/use-cases/*",status="404"} 1')
  expect(text).toContain('znatok_api_attempt_seconds_count{path="/api/profiles/{id}",result="200"} 1')
  expect(text).toContain('znatok_api_attempt_seconds_count{path="/api/profiles/specialities/random",result="200"} 1')
  expect(text).toContain('znatok_api_attempt_seconds_count{path="/api/cities/by/slug/{slug}",result="200"} 1')
  expect(text).toContain('znatok_api_attempt_seconds_count{path="other",result="unreachable"} 1')
  expect(text).toContain('znatok_page_cache{what="pages"} 2')
  expect(text).toContain('znatok_page_cache{what="searches"} 1')
  expect(text).toContain('znatok_renders{state="stuck"} 0')
  expect(text).toContain('znatok_security_events_total{event="failed sign-in"} 3')
  expect(text).toContain('znatok_web_vital_seconds_sum{page="city",name="LCP"} 0.8')
  expect(text).toContain('znatok_layout_shift_sum{page="city"} 0.02')
  expect(text).toContain('znatok_unknown_inline_scripts_total 2')
  expect(text).toContain('znatok_api_broken_responses_total 4')
  expect(text).toContain('process_cpu_user_seconds_total')
})
