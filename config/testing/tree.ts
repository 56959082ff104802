import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bareEnvironment, type Ran, runNode, type Variables } from './run-node.ts'
import { freePort, type Started, started } from './started.ts'

/** A copy of the working tree, to be changed at will; a repository of its own, so that one can ask whether it is clean. */
export interface Tree {
  readonly folder: string
  /** Runs one of the tree's files under this Node, with nothing but `variables` beside the machine's own. */
  node(file: string, args?: readonly string[], variables?: Variables): Promise<Ran>
  /** `node cli/main.ts …` */
  kredka(args: readonly string[], variables?: Variables): Promise<Ran>
  /** Builds; what is wrong is thrown. */
  build(): Promise<void>
  serve(variables?: Variables): Promise<Started>
  /** What `git status` has to say; empty when nothing differs from the copy as it was made. */
  changes(): readonly string[]
  /** Takes a plugin out as a person would: its folder and its line. */
  takeOut(plugin: string): void
  /** Undoes every change since the copy was made. */
  restore(): void
  remove(): void
}

const root = path.resolve(import.meta.dirname, '../..')

/** Serves what is built in a tree, in a process of its own on a free port. */
export const serveTree = async (folder: string, variables: Variables): Promise<Started> => {
  const port = await freePort()
  const address = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
  const env = bareEnvironment({ APP_ENV: 'test', LOG_LEVEL: 'error', ...address, ...variables })
  return started(
    spawn(process.execPath, ['cli/main.ts', 'serve'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env }),
    address.PUBLIC_URL,
  )
}

/** Copies the working tree as it is: tracked files and new ones that Git does not ignore; packages are shared with the original. */
export const copyOfTree = (): Tree => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-tree-'))
  // PostgreSQL runs as another account when we are root.
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
  // `.gitignore` says `node_modules/`, which a link is not.
  writeFileSync(path.join(folder, '.git/info/exclude'), 'node_modules\n')
  git('add', '--all')
  git('commit', '--quiet', '--no-verify', '--message', 'The tree as it is')

  const node: Tree['node'] = (file, args, variables) => runNode(folder, file, args, variables)
  return {
    folder,
    node,
    kredka: (args, variables) => node('cli/main.ts', args, variables),
    build: async () => {
      const { code, stdout, stderr } = await node('config/build.ts')
      if (code !== 0) throw new Error(`the build ended with ${code}:\n${stdout}${stderr}`)
    },
    serve: (variables = {}) => serveTree(folder, { DATA_DIR: path.join(folder, '.data'), ...variables }),
    changes: () => git('status', '--porcelain').split('\n').filter(Boolean),
    takeOut: (plugin) => {
      rmSync(path.join(folder, 'plugins', plugin), { recursive: true })
      const list = path.join(folder, 'plugins/list.ts')
      writeFileSync(list, readFileSync(list, 'utf8').replace(`  '${plugin}',\n`, ''))
    },
    restore: () => {
      git('reset', '--quiet', '--hard')
      git('clean', '--quiet', '-d', '--force')
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
