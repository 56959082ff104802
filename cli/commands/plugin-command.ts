import type { Command as Commander } from 'commander'
import type { Environment } from '#config/app/environment.ts'
import { describeFields } from '#config/app/operator-texts.ts'
import { operator } from '#core/access/actor.ts'
import type { Command } from '#core/plugin/commands.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { exitCodes } from '../exit-codes.ts'
import { reportInvalidInput } from '../report-error.ts'
import { withPlatform } from '../with-platform.ts'

/** Finds or creates the subcommand for the given names, so that `import zlobki` and `import list` share `import`. */
const commandAt = (parent: Commander, names: readonly string[]): Commander =>
  names.reduce((at, name) => at.commands.find((command) => command.name() === name) ?? at.command(name), parent)

/** Name of an option as it is typed: `messageUa` is `--message-ua`. */
const flagOf = (field: string) => `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Adds a plugin's command to the program: decodes arguments and options, runs the use-case, and prints the result. */
export const addPluginCommand = (program: Commander, command: Command, environment: () => Environment): void => {
  const parts = command.usage.split(' ')
  const commandNames = parts.filter((part) => !part.startsWith('<'))
  const names = parts.filter((part) => part.startsWith('<')).map((part) => part.slice(1, -1))
  const at = commandAt(program, commandNames).description(command.description)
  if (at.parent?.parent) at.parent.description(at.parent.commands.map((one) => one.name()).join(', '))
  for (const name of names) at.argument(`<${name}>`)
  for (const { flag, description } of command.options) at.option(flag, description)
  at.option('--json', 'print the result as JSON')
  at.action(async (...given: unknown[]) => {
    const { json, ...options } = at.opts<Record<string, unknown>>()
    const input = decodeInput(command.input, {
      ...options,
      ...Object.fromEntries(names.map((name, index) => [name, given[index]])),
      ...command.defaults,
    })
    if ('schema' in input)
      return reportInvalidInput(describeFields(input.schema, (field) => (names.includes(field) ? field : flagOf(field))))
    const result = await withPlatform(environment(), (platform) => platform.run(command.handler, operator, input.value))
    process.stdout.write(`${json ? JSON.stringify(result, null, 2) : command.format(result as never)}\n`)
    if (command.partlyFailed(result as never)) process.exitCode = exitCodes.refused
  })
}
