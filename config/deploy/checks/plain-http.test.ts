import { expect, test } from 'vitest'
import { readDeploy } from './read-deploy.ts'

/** Files with a listener for plain HTTP, and where its part ends. */
const listeners = [
  ['nginx/kredka.conf', /listen 80 [\s\S]*?\n}/],
  ['haproxy/kredka.cfg', /bind :80\n[\s\S]*?\n\n/],
  ['caddy/Caddyfile', /\nhttp:\/\/ \{[\s\S]*?\n}/],
] as const

test.each(listeners)('J11 %s refuses calls by plain HTTP, and redirects pages', (file, part) => {
  const [plain = ''] = part.exec(readDeploy(file)) ?? []
  const refusal = plain.indexOf('403')
  const redirect = plain.search(/301|permanent/)
  expect(plain).toMatch(/[/+]api/)
  expect(refusal).toBeGreaterThan(0)
  expect(redirect).toBeGreaterThan(refusal)
})
