import { codeOf, isFailure } from '#core/kernel/failure.ts'
import { PersonalLinesWrong } from '#core/personal-data/check-lines.ts'
import { BadPlugins } from '#core/plugin/order.ts'
import { BadEnvironment } from '#config/environment.ts'
import { exitCodeOf, exitCodes } from './exit-codes.ts'

/** Bad input: one clear line and exit 1. */
export const refuse = (line: string): void => {
  process.stderr.write(`${line}\n`)
  process.exitCode = exitCodes.refused
}

/** Tells how a command failed, in one line, and sets its exit code; a bug also shows where. */
export const tellFailure = (error: unknown): void => {
  process.exitCode = exitCodeOf(error)
  process.stderr.write(`${told(error)}\n`)
}

const told = (error: unknown): string => {
  if (isFailure(error)) return error.detail ?? codeOf(error._tag)
  if (error instanceof BadEnvironment || error instanceof BadPlugins || error instanceof PersonalLinesWrong) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
