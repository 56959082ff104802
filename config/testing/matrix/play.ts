import type { MatrixPart, MatrixContext, MatrixUser } from '#core/plugin/matrix.ts'
import { ask } from '../contract/ask.ts'
import { type Member, makeMember } from '../member.ts'
import { rowsOf } from '../platform.ts'
import type { Served } from '../served.ts'
import type { Cast } from './cast.ts'
import { makePrints } from './prints.ts'
import type { Column, MatrixLine } from './table.ts'

interface Problem {
  readonly code: string
}

const userOf = ({ id, email, password, browser }: Member): MatrixUser => ({ id, email, password, cookie: browser.cookie ?? '' })

/** Plays one cell on the real server and tells what came of it, in the words of the table; what was written without being told stands behind them. */
export const makePlay = async ({ platform, url }: Served, cast: Cast, parts: MatrixPart) => {
  const prints = await makePrints(platform)
  const rows: MatrixContext['rows'] = (sql, parameters) => rowsOf(platform, sql, parameters)
  /** Of one line the somebody else is the same until something happens. */
  let other: { readonly line: string; readonly member: Promise<Member> } | null = null
  const otherOf = (line: string) => {
    if (other?.line !== line) other = { line, member: makeMember(platform, url) }
    return other.member
  }

  return async ({ row, object }: Pick<MatrixLine, 'row' | 'object'>, column: Column): Promise<string> => {
    const member = await cast.of(column)
    const context: MatrixContext = {
      user: member && userOf(member),
      facilities: cast.facilities,
      find: platform.find,
      rows,
      other: async () => userOf(await otherOf(`${row} ${object}`)),
    }
    const call = await parts[row]?.[object]?.(context)
    if (!call) throw new Error(`No plugin brings a call for ${row}, ${object}`)
    const happened = async () => {
      const told: string[] = []
      for (const [words, [sql, ...parameters]] of Object.entries(call.effect ?? {}))
        if ((await rows<{ yes: boolean }>(sql, parameters))[0]?.yes) told.push(words)
      return told
    }
    const [early, before] = [await happened(), await prints()]
    const answer = await ask(
      url,
      { method: row.split(' ')[0] as 'get' },
      {
        ...call,
        ...(member && { as: member.browser }),
      },
    )
    const done = answer.status < 400
    const words = done ? await happened() : [((await answer.json()) as Problem).code.replace('error/', '')]
    const after = await prints()
    if (done && words.length) {
      cast.gone(column)
      other = null
    }
    const written = Object.keys(after).filter((table) => after[table] !== before[table])
    const untold = done && words.length ? [] : written
    return [
      answer.status,
      ...words,
      ...(early.length ? [`(before: ${early.join()})`] : []),
      ...(untold.length ? [`(wrote: ${untold.join()})`] : []),
    ].join(' ')
  }
}
