import type { Schema } from 'effect'
import { type AnyFailure, codeOf, type FailureKind, isFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import type { PageContext } from './page-context.ts'
import { pageStatusOf } from './page-data.ts'
import { pageRequest, type PageRequest } from './page-request.ts'
import type { Posted, Refused } from './posted.ts'
import { stopping } from './stop.ts'
import { isTrap, trapped } from './traps.ts'

/** What a page does with a form posted to its own address; ends by moving on, or leaves in the form why it was not taken. */
export type PageAction = (page: PageContext, posted: Posted) => Promise<void>

interface Told<Input, Output> {
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side is whatever words the Schema reads
  readonly takes: Schema.Codec<Input, any>
  /** The form bears traps for programs. */
  readonly traps?: true
  /** Members that stand in no field: the page's language, a part of its address. */
  readonly adds?: (page: PageRequest) => Readonly<Record<string, string>>
  /** Where the browser goes next, by GET. */
  readonly goes: (output: Output, page: PageRequest) => string
}

/** Failures that somebody who fills a form can mend. */
const mendable: Partial<Record<FailureKind, Refused['status']>> = { invalid: 422, conflict: 409, 'too-many': 429, 'limit-reached': 429 }

/**
 * A page's form: `export const action = pageAction(SendMessage, { takes: NewMessage, goes: ({ number }, { href }) => href('contact_sent', { number }) })`.
 * An empty field counts as absent. Fields that the Schema does not know are refused, but for the traps that every form may bear.
 */
export const pageAction =
  <Input, Output, Reason extends AnyFailure>(
    useCase: Token<UseCase<Input, Output, Reason>>,
    { takes, traps, adds = () => ({}), goes }: Told<Input, Output>,
  ): PageAction =>
  async (pageContext, posted) => {
    const page = pageRequest(pageContext)
    const refuse = (status: Refused['status'], code: string, fields: Refused['fields']) => {
      posted.refused = { status, message: page.t(code), fields }
    }
    const filled = Object.entries(posted.values).filter(([name, value]) => value !== '' && !(traps && isTrap(name)))
    const input = decodeInput(takes, { ...Object.fromEntries(filled), ...adds(page) })
    const caught = traps ? trapped(posted, Date.now()) : null
    if (caught !== null) return refuse(422, caught, 'schema' in input ? input.schema : {})
    if ('schema' in input) return refuse(422, 'error/validation', input.schema)
    const output = await page.house.run(useCase, input.value).catch((error: unknown) => {
      if (!isFailure(error)) throw error
      const status = mendable[error.kind]
      if (status !== undefined) return refuse(status, codeOf(error._tag), error.schema ?? {})
      const stop = pageStatusOf[error.kind]
      throw stop === undefined ? error : stopping({ status: stop })
    })
    if (posted.refused === undefined) throw stopping({ next: goes(output as Output, page) })
  }
