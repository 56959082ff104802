import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cleanEnvironment, type EnvironmentVariables, type ProcessResult, runNode } from './run-node.ts'
import { freePort, type RunningServer, waitUntilReady } from './running-server.ts'

/** Copy of the working tree that tests may change; a Git repository of its own, so that changes can be listed. */
export interface TreeCopy {
  readonly folder: string
  /** Runs a file of the copy under this Node, in a clean environment plus `variables`. */
  node(file: string, args?: readonly string[], variables?: EnvironmentVariables): Promise<ProcessResult>
  /** `node cli/main.ts …` */
  kredka(args: readonly string[], variables?: EnvironmentVariables): Promise<ProcessResult>
  /** Builds; throws with the output of a failed build. */
  build(): Promise<void>
  /** Takes over the build of the working tree, which is up to date as long as the copy is unchanged. */
  copyBuild(): void
  /** Takes over the sources and the build of another copy. */
  copyFrom(folder: string): void
  serve(variables?: EnvironmentVariables): Promise<RunningServer>
  /** Lines of `git status --porcelain`; empty when the copy is unchanged. */
  gitStatus(): readonly string[]
  /** Removes a plugin as it was made: its folder and its lines in `plugins/list.ts`, `plugins/README.md` and the table of access. */
  removePlugin(plugin: string): void
  /** Undoes every change in the copy. */
  restore(): void
  remove(): void
}

const root = path.resolve(import.meta.dirname, '../../..')

/** Serves the build in a folder, in a process of its own on a free port. */
export const serveTree = async (folder: string, variables: EnvironmentVariables): Promise<RunningServer> => {
  const port = await freePort()
  const address = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
  const env = cleanEnvironment({ APP_ENV: 'test', LOG_LEVEL: 'error', ...address, ...variables })
  return waitUntilReady(
    spawn(process.execPath, ['cli/main.ts', 'serve'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env }),
    address.PUBLIC_URL,
  )
}

/** Copies tracked files and new ones that Git does not ignore; `node_modules` is shared by a symbolic link. */
export const copyTree = (folder = mkdtempSync(path.join(tmpdir(), 'kredka-tree-'))): TreeCopy => {
  // When this process is root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@kredka.test', '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
  for (const file of files.filter((file) => existsSync(path.join(root, file)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(path.join(root, file), path.join(folder, file))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  git('init', '--quiet')
  // The pattern `node_modules/` of `.gitignore` does not match a symbolic link.
  writeFileSync(path.join(folder, '.git/info/exclude'), 'node_modules\n')
  // Compressing the objects would take most of the time.
  git('config', 'core.compression', '0')
  git('add', '--all')
  git('commit', '--quiet', '--no-verify', '--message', 'Working tree')

  const node: TreeCopy['node'] = (file, args, variables) => runNode(folder, file, args, variables)
  return {
    folder,
    node,
    kredka: (args, variables) => node('cli/main.ts', args, variables),
    build: async () => {
      const { code, stdout, stderr } = await node('config/tooling/build.ts')
      if (code !== 0) throw new Error(`the build ended with ${code}:\n${stdout}${stderr}`)
    },
    copyBuild: () => cpSync(path.join(root, 'dist'), path.join(folder, 'dist'), { recursive: true }),
    copyFrom: (other) => {
      const isCopied = (file: string) => !/^(\.git|\.data|node_modules|dist)\b/.test(path.relative(other, file))
      cpSync(other, folder, { recursive: true, filter: isCopied })
      // Last, because a build that is older than its sources is not used.
      cpSync(path.join(other, 'dist'), path.join(folder, 'dist'), { recursive: true })
    },
    serve: (variables = {}) => serveTree(folder, { DATA_DIR: path.join(folder, '.data'), ...variables }),
    gitStatus: () => git('status', '--porcelain').split('\n').filter(Boolean),
    removePlugin: (plugin) => {
      rmSync(path.join(folder, 'plugins', plugin), { recursive: true })
      for (const [file, line] of [
        ['plugins/list.ts', `  '${plugin}',\n`],
        ['plugins/README.md', `| [${plugin}](${plugin}/README.md) | say here what it is for |\n`],
      ] as const)
        writeFileSync(path.join(folder, file), readFileSync(path.join(folder, file), 'utf8').replace(line, ''))
      git('checkout', '--quiet', 'config/requirements/access.md')
    },
    restore: () => {
      git('reset', '--quiet', '--hard')
      git('clean', '--quiet', '-d', '--force')
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
