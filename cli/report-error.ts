import { InvalidEnvironment } from '#config/app/environment.ts'
import { isFailure } from '#core/kernel/failure.ts'
import { InvalidPersonalDataDeclarations } from '#core/personal-data/check-declarations.ts'
import { BadPlugins } from '#core/plugin/dependency-order.ts'
import { exitCodeOf, exitCodes } from './exit-codes.ts'

/** Reports invalid input in one line and sets exit code 1. */
export const reportInvalidInput = (line: string): void => {
  process.stderr.write(`${line}\n`)
  process.exitCode = exitCodes.refused
}

/** Reports a failed command in one line and sets the exit code; unexpected errors include the stack. */
export const reportFailure = async (error: unknown): Promise<void> => {
  process.exitCode = exitCodeOf(error)
  process.stderr.write(`${await messageOf(error)}\n`)
}

const messageOf = async (error: unknown): Promise<string> => {
  // Loaded only here, since the messages of plugins need the plugin lists, which may not be written yet.
  if (isFailure(error)) return (await import('#config/app/operator-texts.ts')).describeFailure(error)
  if (error instanceof InvalidEnvironment || error instanceof BadPlugins || error instanceof InvalidPersonalDataDeclarations)
    return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
