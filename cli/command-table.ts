import type { Command } from 'commander'

interface NamedCommand {
  readonly name: string
  readonly command: Command
}

/** Returns the commands that have no subcommands, with their full names: `import zlobki`. */
export const leafCommands = (command: Command, parents: readonly string[] = []): readonly NamedCommand[] =>
  command.commands.length
    ? command.commands.flatMap((one) => leafCommands(one, [...parents, one.name()]))
    : [{ name: parents.join(' '), command }]

/** Reads the commands in the first column of a table: `import zlobki FILE [--dry-run]` is the command `import zlobki`. */
export const documentedCommands = (document: string): readonly string[] => {
  const table = document.split('\n| command | effect |\n')[1]?.split('\n\n')[0] ?? ''
  return [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, usage = '']) => /^[a-z][a-z-]*(?: [a-z][a-z-]*)*/.exec(usage)?.[0] ?? ''),
  )
}
