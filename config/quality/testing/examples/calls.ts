import type { Definition } from '#core/plugin/route-definition.ts'
import type { Member } from '#plugins/accounts/testing/member.ts'
import type { TestProduct } from '../product.ts'
import { callerDefinitions } from './callers.ts'
import { contextOf } from './context.ts'
import { type Example, type ExampleContext, type ExampleRequest, forObject } from './examples.ts'
import { nameOf } from './load-examples.ts'
import { createPersonas } from './personas.ts'
import { cheapestCaller, firstSuccess } from './results.ts'
import type { Call } from './send-call.ts'

/** Returns the call of a request: the address from the path of the route, with the session of the caller. */
export const callOf = ({ path }: Definition, { params = {}, query, body, form, headers }: ExampleRequest, caller: Member | null): Call => {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return {
    path: query ? `${address}?${new URLSearchParams(query)}` : address,
    ...(body && { body }),
    ...(form && { form }),
    ...(headers && { headers }),
    ...(caller && { as: caller.browser }),
  }
}

/** Builds calls out of examples: one that succeeds, and those that cause errors. */
export interface ExampleCalls {
  success(example: Example): Promise<Call>
  error(example: Example, name: string): Promise<Call>
}

type Build = (context: ExampleContext) => ExampleRequest | Promise<ExampleRequest>

/** Creates the callers of a product. Each call has one of its own, whom it may change, except owners: a facility has only one. */
export const makeExampleCalls = async (product: TestProduct): Promise<ExampleCalls> => {
  const personas = await createPersonas(product)
  const startOf = (example: Example) => firstSuccess(example) ?? { object: 'own' as const, caller: cheapestCaller(example) }
  const build = async (example: Example, request: Build | undefined): Promise<Call> => {
    if (!request) throw new Error(`${nameOf(example)} has no such example`)
    const { object, caller } = startOf(example)
    const user = await personas.memberFor(caller)
    if (callerDefinitions[caller].membership?.as !== 'owner') personas.discard(caller)
    let other: Promise<Member> | undefined
    const context = contextOf(product, {
      user,
      object,
      facilities: personas.facilities,
      other: () => {
        other ??= context.createMember()
        return other
      },
    })
    const { as, ...rest } = await request(context)
    const sender = typeof as === 'string' ? await personas.memberFor(as) : (as ?? user)
    return callOf(example.route, rest, sender)
  }
  return {
    success: (example) => build(example, example.examples.success ?? forObject(example.examples.requests, startOf(example).object)),
    error: (example, name) => build(example, example.examples.errors?.[name]),
  }
}
