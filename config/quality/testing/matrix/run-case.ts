import type { MatrixCalls, MatrixContext, MatrixUser } from '#core/plugin/matrix.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { sendCall } from '../examples/send-call.ts'
import { makeWrittenTables } from '../examples/written-tables.ts'
import { rowsOf } from '../platform.ts'
import type { TestProduct } from '../product.ts'
import type { Personas } from './personas.ts'
import type { MatrixLine } from './read-matrix.ts'

interface Problem {
  readonly code: string
}

const userOf = ({ id, email, password, browser }: Member): MatrixUser => ({ id, email, password, cookie: browser.cookie ?? '' })

/**
 * Creates a function that runs one cell of the matrix on the real server and returns the result in the notation of the
 * table, followed by unexpected writes. Effects are looked for before a call only where one is expected to succeed: a
 * refused one must write nothing at all.
 */
export const makeRunCase = async ({ platform, url }: TestProduct, personas: Personas, parts: MatrixCalls) => {
  const writtenTables = await makeWrittenTables(platform)
  const rows: MatrixContext['rows'] = (sql, parameters) => rowsOf(platform, sql, parameters)
  // The other account of one line is reused until a call has an effect.
  let other: { readonly line: string; readonly member: Promise<Member> } | null = null
  const otherOf = (line: string) => {
    if (other?.line !== line) other = { line, member: createMember(platform, url) }
    return other.member
  }

  return async (
    { route, object }: Pick<MatrixLine, 'route' | 'object'>,
    { column, status }: MatrixLine['cells'][number],
  ): Promise<string> => {
    const member = await personas.memberFor(column)
    const context: MatrixContext = {
      user: member && userOf(member),
      facilities: personas.facilities,
      find: platform.find,
      rows,
      other: async () => userOf(await otherOf(`${route} ${object}`)),
    }
    const call = await parts[route]?.[object]?.(context)
    if (!call) throw new Error(`No plugin defines a matrix call for ${route}, ${object}`)
    const observedEffects = async () => {
      const observed: string[] = []
      for (const [effect, [sql, ...parameters]] of Object.entries(call.effect ?? {}))
        if ((await rows<{ yes: boolean }>(sql, parameters))[0]?.yes) observed.push(effect)
      return observed
    }
    const effectsBefore = status < 400 ? await observedEffects() : []
    await writtenTables()
    const response = await sendCall(
      url,
      { method: route.split(' ')[0] as 'get' },
      {
        ...call,
        ...(member && { as: member.browser }),
      },
    )
    const succeeded = response.status < 400
    const details = succeeded ? await observedEffects() : [((await response.json()) as Problem).code.replace('error/', '')]
    const written = await writtenTables()
    if (succeeded && details.length) {
      personas.discard(column)
      other = null
    }
    const unexpected = succeeded && details.length ? [] : written
    return [
      response.status,
      ...details,
      ...(effectsBefore.length ? [`(before: ${effectsBefore.join()})`] : []),
      ...(unexpected.length ? [`(wrote: ${unexpected.join()})`] : []),
    ].join(' ')
  }
}
