import type { Member } from '#plugins/accounts/testing/member.ts'
import { rowsOf } from '../platform.ts'
import type { TestProduct } from '../product.ts'
import { callOf } from './calls.ts'
import { expectProblem, expectSuccess } from './check-response.ts'
import { contextOf } from './context.ts'
import { type ExampleRequest, forObject, type Query } from './examples.ts'
import type { Personas } from './personas.ts'
import { type ExpectedLine, testedResults } from './results.ts'
import { sendCall } from './send-call.ts'
import { makeWrittenTables } from './written-tables.ts'

/**
 * Creates a function that sends the requests of one line to the real server, as each caller, and returns the results
 * in the notation of the access table, followed by unexpected writes. A success without the expected effect, and a
 * refused call or a success without effect that writes anything, differ from the table.
 */
export const makeRunResults = async (product: TestProduct, personas: Personas) => {
  const { platform, url } = product
  const writtenTables = await makeWrittenTables(platform)
  const finds = async ([sql, ...parameters]: Query) => (await rowsOf(platform, `${sql} limit 1`, parameters)).length > 0
  const hadEffect = async ({ appears, vanishes }: ExampleRequest) => {
    if (!appears && !vanishes) return false
    return (!appears || (await finds(appears))) && (!vanishes || !(await finds(vanishes)))
  }

  return async (line: ExpectedLine): Promise<readonly string[]> => {
    const { example, object } = line
    const { route, examples } = example
    // The other account is reused until a call has an effect.
    let other: Promise<Member> | null = null
    const results: string[] = []
    for (const { caller, detail } of testedResults(line)) {
      const user = await personas.memberFor(caller)
      const context = contextOf(product, {
        user,
        object,
        facilities: personas.facilities,
        other: () => {
          other ??= context.createMember()
          return other
        },
      })
      const request = await forObject(examples.requests, object)?.(context)
      if (!request) throw new Error(`No request for ${route.path}, ${object}`)
      const done = await hadEffect(request)
      await writtenTables()
      const response = await sendCall(url, route, callOf(route, request, user))
      if (response.ok || response.status === 303) await expectSuccess(route, response)
      const code = response.status < 400 ? '' : (await expectProblem(route, response)).replace('error/', '')
      const effective = code === '' && (await hadEffect(request))
      const written = await writtenTables()
      if (effective) {
        personas.discard(caller)
        other = null
      }
      results.push(
        [
          `${caller}:`,
          response.status,
          ...(effective ? [detail || '(an effect)'] : code ? [code] : []),
          ...(effective && done ? ['(before already)'] : []),
          ...(effective || written.length === 0 ? [] : [`(wrote: ${written.join()})`]),
        ].join(' '),
      )
    }
    return results
  }
}

/** Returns the expected results of the callers that are tested, as `makeRunResults` does. */
export const expectedOf = (line: ExpectedLine): readonly string[] =>
  testedResults(line).map(({ caller, status, detail }) => `${caller}: ${status} ${detail}`.trimEnd())
