import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import type { Matcher } from '#web/builds/matcher.ts'

/** The route rules of what was just built, asked of the built pages in a process of their own: this one may have loaded an earlier build. */
export const builtRules = (entry: string): Matcher => {
  const print = `process.stdout.write(JSON.stringify((await import('${pathToFileURL(entry)}')).routeRules))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', print], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The built pages do not tell their routes:\n${stderr}`)
  return JSON.parse(stdout) as Matcher
}
