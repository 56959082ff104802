import type { Command as Commander } from 'commander'
import { operator } from '#core/access/actor.ts'
import type { Environment } from '#config/environment.ts'
import type { Command } from '#core/plugin/commands.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { refuse } from '../refuse.ts'
import { withPlatform } from '../with-platform.ts'

/** Finds or makes the command that stands under the first words, so that `import zlobki` and `import list` share `import`. */
const under = (parent: Commander, words: readonly string[]): Commander =>
  words.reduce((at, word) => at.commands.find((command) => command.name() === word) ?? at.command(word), parent)

/** Adds a plugin's command to the command line: words to input, input to the use-case, the result to stdout. */
export const addPluginCommand = (program: Commander, command: Command, environment: () => Environment): void => {
  const words = command.usage.split(' ')
  const literal = words.filter((word) => !word.startsWith('<'))
  const names = words.filter((word) => word.startsWith('<')).map((word) => word.slice(1, -1))
  const at = under(program, literal).description(command.description)
  if (at.parent?.parent) at.parent.description(at.parent.commands.map((one) => one.name()).join(', '))
  for (const name of names) at.argument(`<${name}>`)
  for (const { flag, description: tells } of command.options) at.option(flag, tells)
  at.option('--json', 'print the result as JSON')
  at.action(async (...given: unknown[]) => {
    const { json, ...options } = at.opts<Record<string, unknown>>()
    const input = decodeInput(command.input, {
      ...options,
      ...Object.fromEntries(names.map((name, index) => [name, given[index]])),
      ...command.defaults,
    })
    if ('schema' in input)
      return refuse(
        Object.entries(input.schema)
          .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
          .join('\n'),
      )
    const result = await withPlatform(environment(), (platform) => platform.run(command.handler, operator, input.value))
    process.stdout.write(`${json ? JSON.stringify(result, null, 2) : command.format(result as never)}\n`)
  })
}
