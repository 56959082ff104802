import { execFileSync } from 'node:child_process'

/** Lists the files that differ from the last commit or from `since`, new ones included. */
export const changedFiles = (folder: string, since = 'HEAD'): readonly string[] => {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', '--relative', since), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Tells whether a change of these files can change what browser tests show. */
export const touchesBrowser = (files: readonly string[]): boolean =>
  files.some((file) => /^(web|plugins\/[^/]+\/web)\/|^plugins\/[^/]+\/testing\/.*\.spec\.ts$/.test(file))
