import { type Tools, toolsPath } from '#core/plugin/tools.ts'
import { callers } from '../quality/testing/examples/callers.ts'
import { nameOf, type PluginExamples } from '../quality/testing/examples/load-examples.ts'
import { type ExpectedLine, linesOf } from '../quality/testing/examples/results.ts'

const introduction = `# Access

Responses of every route of the API to every kind of caller. \`npm run access\` writes this file from \`plugins/*/testing/examples.ts\`, which state by hand who may (specification §6, decisions §7 and §29); a test compares both, so that every change of access shows here. \`config/quality/tests/access.product.test.ts\` sends the requests to a real server and checks each result.

**Callers.** *anonymous* has no account. *parent*, *teacher*, *moderator* (a teacher with \`facility-publications/write\`), *owner* and *administrator* belong to one facility, the *foreign owner* to another. *CMS* and *support* are account types.

**Objects.** \`own\`: account, session or booking of the caller, or the facility of the first group; for an anonymous caller, those of another account. \`foreign\`: those of another account, the facility of the foreign owner, or a forged token. \`pending\`: an account that was never activated, a cancelled booking, a facility that waits for its first owner. \`none\`: no particular object. Where a plugin means something else, its \`examples.ts\` says so.

**Results.** \`200\`, or \`303\` to a page: succeeds and writes nothing. \`200 effect\`: succeeds and has the effect, which an SQL query finds after the call and not before. Any other status: refused with this error code, and nothing is written. Objects that the caller may not know about are 404.
`

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const lineOf = ({ example, object, results }: ExpectedLine) =>
  row([nameOf(example), object, ...results.map(({ status, detail }) => `${status} ${detail}`.trimEnd())])

const toolsIntroduction = `## Tools of assistants

\`POST ${toolsPath}\` takes neither token nor cookie: whoever calls is *anonymous*, and nothing is written. Other methods there are 405. \`plugins/mcp/testing/mcp.product.test.ts\` calls each tool, with and without the token of support.
`

/** Renders who may call which route, one table for each plugin, and the tools of assistants. */
export const renderAccess = (plugins: readonly PluginExamples[], tools: Tools): string =>
  [
    introduction,
    ...plugins.map(({ plugin, examples }) =>
      [
        `## ${plugin}\n`,
        row(['route', 'object', ...callers]),
        row(['route', 'object', ...callers].map(() => '---')),
        ...examples.flatMap(linesOf).map(lineOf),
        '',
      ].join('\n'),
    ),
    [toolsIntroduction, row(['tool', 'every caller']), row(['---', '---']), ...tools.map(({ name }) => row([name, '200'])), ''].join('\n'),
  ].join('\n')
