import { type Command, CommanderError } from 'commander'
import { program } from '#cli/program.ts'
import { reportFailure } from '#cli/report-error.ts'
import { platformVariables } from '../../app/environment.ts'
import type { EnvironmentVariables, ProcessResult } from './run-node.ts'

const withSubcommands = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(withSubcommands)]

// Commander would end this process instead of throwing.
for (const command of withSubcommands(program)) command.exitOverride()

/**
 * Runs `kredka …` in this process, as `cli/main.ts` does, with only `variables` of the platform's environment. Not for
 * commands that keep running, and one at a time.
 */
export const runCommand = async (args: readonly string[], variables: EnvironmentVariables = {}): Promise<ProcessResult> => {
  const changed = [...new Set([...platformVariables, ...Object.keys(variables)])].map((name) => [name, process.env[name]] as const)
  for (const [name] of changed) setVariable(name, variables[name])
  const stdout = captureOutput(process.stdout)
  const stderr = captureOutput(process.stderr)
  const exitCode = process.exitCode
  process.exitCode = 0
  try {
    const failed = await program.parseAsync(args, { from: 'user' }).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (failed instanceof CommanderError) process.exitCode = failed.exitCode
    else if (failed !== undefined) await reportFailure(failed)
    return { code: Number(process.exitCode), stdout: stdout.text(), stderr: stderr.text() }
  } finally {
    process.exitCode = exitCode
    stdout.restore()
    stderr.restore()
    for (const [name, value] of changed) setVariable(name, value)
  }
}

const setVariable = (name: string, value: string | undefined) => {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

/** Collects what is written to a stream instead of writing it. */
const captureOutput = (stream: NodeJS.WriteStream) => {
  const { write } = stream
  const chunks: string[] = []
  stream.write = (chunk: string | Uint8Array) => {
    chunks.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString())
    return true
  }
  return {
    text: () => chunks.join(''),
    restore: () => {
      stream.write = write
    },
  }
}
