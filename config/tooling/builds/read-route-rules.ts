import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import type { Matcher } from '#web/server/builds/route-matcher.ts'

/** Reads the route rules of the new build in a child process, because this process may have loaded an earlier build. */
export const readRouteRules = (entry: string): Matcher => {
  const print = `process.stdout.write(JSON.stringify((await import('${pathToFileURL(entry)}')).routeRules))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', print], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`Reading the routes of the built pages failed:\n${stderr}`)
  return JSON.parse(stdout) as Matcher
}
