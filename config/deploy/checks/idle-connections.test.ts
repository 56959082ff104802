import { expect, test } from 'vitest'
import { defaultTimeouts } from '#web/server/listen.ts'
import { readDeploy } from './read-deploy.ts'

/** Files of balancers, and where they say how many seconds they keep an idle connection to a process. */
const balancers = [
  ['nginx/upstream.conf', /keepalive_timeout (\d+)s;/],
  ['docker/upstream.conf', /keepalive_timeout (\d+)s;/],
  ['haproxy/kredka.cfg', /pool-purge-delay (\d+)s/],
] as const

test.each(balancers)('%s closes an idle connection before the process does, but not long before', (file, seconds) => {
  const [, keepAlive = ''] = seconds.exec(readDeploy(file)) ?? []
  expect(Number(keepAlive) * 1000).toBeLessThan(defaultTimeouts.idle)
  expect(Number(keepAlive) * 1000).toBeGreaterThan(defaultTimeouts.idle / 2)
})
