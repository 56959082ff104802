import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Folders of programs that are not in everybody's PATH. */
const systemFolders = ['/usr/sbin', '/sbin', '/usr/local/sbin', '/usr/bin']

/** Returns the file of a program; `null` where it is not installed. */
export const findProgram = (name: string): string | null =>
  ['/', ...(process.env['PATH'] ?? '').split(path.delimiter), ...systemFolders]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file)) ?? null

/** Runs a program to its end; returns `ok`, or the end of what it said. */
export const runProgram = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string => {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', timeout: 60_000, env: { ...process.env, ...env } })
  return status === 0 ? 'ok' : `ended with ${status}: ${(stdout + stderr).trim().slice(-400)}`
}

/** Program that runs until it is stopped. */
export interface StartedProgram {
  readonly process: ChildProcess
  /** Returns the end of what it has said. */
  output(): string
  stop(): Promise<void>
}

/** Starts a program in the foreground. */
export const startProgram = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): StartedProgram => {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let recentOutput = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (recentOutput = (recentOutput + text).slice(-3000)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    process: child,
    output: () => recentOutput,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      const timeout = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(timeout)
    },
  }
}
